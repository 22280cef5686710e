import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { listSampleActivities } from '../activities/activities.ts'
import { type MailContent, renderMail } from './mail-layout.ts'

const site = 'https://fgm.example'
const bodyWith = (paragraph: MailContent['paragraphs'][number], url = `${site}/dashboard`) =>
  renderMail({
    subject: 'Welcome',
    preview: 'Hello',
    greeting: 'Hello Ana',
    paragraphs: [paragraph],
    action: { label: 'See your place', url },
    footnote: 'Bye',
  }).html_body

const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" class="link"[^>]*>([^<]*)<\/a>/g)].map(([, href, words]) => [
    href,
    words,
  ])

test('the address that a family passes on is a link with a label, and the address below it', async () => {
  const { register, mails, deps } = createTestApp()
  const browser = await register({ name: 'Ana' })
  const { referral_code } = (await browser.get('/user/profile')).body
  const address = `${deps.config.base_url}/register?ref=${referral_code}`
  expect(mails.flatMap(({ html }) => linksIn(html))).toEqual([[address, 'your link']])
  const welcome = mails.find(({ html }) => html.includes(address))
  expect(welcome?.html).toContain(`>${address}</span>`)
  expect(welcome?.text).toContain(`your link: ${address}`)
})

test('the first mail of a founder links to an activity for tonight', async () => {
  const { register, mails, deps } = createTestApp()
  await register({ name: 'Ana' })
  const [first] = listSampleActivities(deps.db)
  expect(mails[0]?.text).toContain(`For tonight: ${first?.title}.`)
  expect(mails[0]?.text).toContain(
    `Play it tonight:\n${deps.config.base_url}/activities/${first?.id}\n`,
  )
})

test('a link with a query is linked unchanged', () => {
  const paragraph = { text: 'Pass on', label: 'your link', url: `${site}/register?ref=ABC&x=1` }
  expect(linksIn(bodyWith(paragraph))).toEqual([[`${site}/register?ref=ABC&amp;x=1`, 'your link']])
})

test.each([
  'https://evil.example/login',
  'http://fgm.example/other-scheme',
  'https://fgm.example.evil.example/',
  'https://fgm.example@evil.example/',
  'javascript:alert(1)',
  'https://"><script>alert(1)</script>',
])('what a family may have written is no link: %s', (address) => {
  const html = bodyWith(`${address} joined with your code.`)
  expect(linksIn(html)).toEqual([])
  expect(html).not.toContain('<script')
})
