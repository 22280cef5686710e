import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { renderMail } from './mail-layout.ts'

const site = 'https://fgm.example'
const bodyWith = (paragraph: string, url = `${site}/dashboard`) =>
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

test('the address that a family passes on is a link', async () => {
  const { register, mails, deps } = createTestApp()
  const browser = await register({ name: 'Ana' })
  const { referral_code } = (await browser.get('/user/profile')).body
  const address = `${deps.config.base_url}/register?ref=${referral_code}`
  expect(mails.flatMap(({ html }) => linksIn(html))).toEqual([[address, address]])
})

test.each([
  ['at the end of a sentence', `Look: ${site}/upgrade.`, `${site}/upgrade`],
  ['with a query', `${site}/register?ref=ABC&x=1 is yours`, `${site}/register?ref=ABC&amp;x=1`],
])('an address of ours %s is linked to the letter', (_, paragraph, address) => {
  expect(linksIn(bodyWith(paragraph))).toEqual([[address, address]])
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
