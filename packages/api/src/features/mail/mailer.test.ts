import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startFakeMailServer } from '../../../test/fakes/mail.ts'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'
import { fileMailer, type OutgoingMail } from '../../services/mailer.ts'
import { renderMail } from './mail-layout.ts'

const server = await startFakeMailServer()
afterAll(server.close)

const mail: OutgoingMail = {
  message_id: '<1234@fgm.example>',
  to: { name: 'Ana', address: 'ana@example.com' },
  subject: 'Welcome',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
}

/** Sends over real SMTP. @returns what the server received: envelope, header lines, body. */
async function sent(change: Partial<OutgoingMail>) {
  server.received.length = 0
  await server.mailer().send({ ...mail, ...change })
  const [received] = server.received
  const [head = '', ...body] = (received?.raw ?? '').split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const header = (name: string) =>
    headers.filter((line) => line.toLowerCase().startsWith(`${name}: `))
  return { to: received?.to, header, body: body.join('\r\n\r\n') }
}

test('a mail has a text and an HTML part, and a header that marks it as automatic', async () => {
  const { header, body } = await sent({})
  expect(header('content-type')[0]).toMatch(/^Content-Type: multipart\/alternative/)
  expect(body).toMatch(/Content-Type: text\/plain[\s\S]*Hello Ana/)
  expect(body).toMatch(/Content-Type: text\/html[\s\S]*<p>Hello Ana<\/p>/)
  expect(header('auto-submitted')).toEqual(['Auto-Submitted: auto-generated'])
  expect(header('from')).toEqual(['From: Five Good Minutes <hello@fgm.example>'])
  expect(header('message-id')).toEqual(['Message-ID: <1234@fgm.example>'])
})

test.each([
  ['a broken line', 'Ana\r\nBcc: eve@example.com'],
  ['a bare line feed', 'Ana\nBcc: eve@example.com'],
  ['a second address', 'eve@example.com, Ana'],
  ['brackets', 'Ana <eve@example.com>'],
  ['quotes', 'Ana" <eve@example.com>, "Ben'],
  ['a backslash before the quote', 'Ana\\" <eve@example.com>'],
  ['a group', 'friends: eve@example.com;'],
  ['a comment', 'Ana (eve@example.com)'],
  ['an encoded word', '=?utf-8?q?Ana=0D=0ABcc=3A_eve=40example.com?='],
  ['other letters', 'Ána 🦦 क्षत्रिय'],
])('a name with %s adds no header and no recipient', async (_, name) => {
  const { to, header } = await sent({ to: { name, address: 'ana@example.com' } })
  expect(to).toEqual(['ana@example.com'])
  expect(header('to')).toHaveLength(1)
  expect(header('to')[0]).toMatch(/<ana@example\.com>$/)
  expect([header('bcc'), header('cc')]).toEqual([[], []])
})

test.each([
  ['a broken line', 'Welcome\r\nBcc: eve@example.com'],
  ['an early end of the head', 'Welcome\r\n\r\n<script>alert(1)</script>'],
])('a subject with %s stays one line', async (_, subject) => {
  const { to, header } = await sent({ subject })
  expect(to).toEqual(['ana@example.com'])
  expect(header('subject')).toHaveLength(1)
  expect(header('bcc')).toEqual([])
})

test.each([
  'ana@example.com\r\nRCPT TO:<eve@example.com>',
  'ana@example.com, eve@example.com',
  'ana@example.com eve@example.com',
  '<ana@example.com>, <eve@example.com>',
  'Ana <ana@example.com>',
  '"ana@example.com, eve"@example.com',
  'ana@example.com\u0000',
  'ana@exämple.com\nBcc: eve@example.com',
])('the address %j gets no account and no mail', async (email) => {
  const { browser, db, mails } = createTestApp()
  const family = { name: 'Ana', email, password: testPassword }
  expect((await browser().post('/register', family)).status).toBe(400)
  expect(mails).toEqual([])
  expect(db.query.mailOutboxTable.findMany().sync()).toEqual([])
})

test('a name is cleaned before it is stored, and no mail to an unconfirmed address has it', async () => {
  const { register, mails } = createTestApp()
  const browser = await register({ name: '  Ana\t\tGarcia\u202E\u0000 ', email: 'a@example.com' })
  expect((await browser.get('/user/profile')).body.name).toBe('Ana Garcia')
  expect(mails.map(({ to }) => to)).toEqual(Array(2).fill({ name: '', address: 'a@example.com' }))
  for (const { subject, text, html } of mails)
    expect(subject + text + html).not.toMatch(/Ana|Garcia/)
  expect(mails[0]?.text).toMatch(/^Welcome\n/)
})

test('after the address is confirmed mails greet by name', async () => {
  const { register, browser, mails } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const token = mailedToken(mails, 'verify-email')
  await ana.post('/api/auth/verify-email', { token })
  await browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
  const reset = mails.find(({ subject }) => subject === 'Choose a new password')
  expect([reset?.to.name, reset?.text.split('\n')[0]]).toEqual(['Ana', 'Hello Ana'])
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</title><script>alert(1)</script>',
  '&lt;b&gt;',
])('the old name %j is text in the HTML part, nothing else', async (name) => {
  const { register, browser, mails, connection } = createTestApp()
  await register({ name: 'Ana' })
  // A name from before the rules for names, with a confirmed address.
  connection.prepare('update parents set name = ?, email_verified_at = created_at').run(name)
  await browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
  const { html = '', text = '' } = mails.at(-1) ?? {}
  expect(html).toContain('<html lang="en">')
  expect(html).not.toContain(name)
  expect(html).not.toMatch(/<(script|img)/)
  expect(text).toContain(`Hello ${name}`)
})

test('every value of a mail is escaped, also inside an attribute', () => {
  const evil = `<b a="1" c='2'>&`
  const { html_body, text_body } = renderMail({
    subject: evil,
    preview: evil,
    greeting: evil,
    paragraphs: [evil],
    action: { label: evil, url: `https://fgm.example/?${evil}` },
    footnote: evil,
  })
  expect(html_body).not.toContain('<b ')
  expect(html_body.split('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;')).toHaveLength(9)
  expect(text_body).toContain(evil)
})

test('a mail without an action has no link', () => {
  const { html_body } = renderMail({
    subject: 'S',
    preview: 'P',
    greeting: 'G',
    paragraphs: [],
    footnote: 'F',
  })
  expect(html_body).not.toContain('<a ')
})

test('without a mail server each mail becomes a file that mail programs open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const mailer = fileMailer(join(folder, 'mail'), 'hello@fgm.example')
  const { register, db } = createTestApp({}, { mailer })
  await register({ name: 'Ana' })
  const names = readdirSync(join(folder, 'mail')).sort()
  const ids = db.query.mailOutboxTable
    .findMany()
    .sync()
    .map(({ id }) => `${id}_localhost.eml`)
  expect(names).toEqual(ids.sort())
  // They contain links that log in.
  for (const name of names) expect(statSync(join(folder, 'mail', name)).mode & 0o777).toBe(0o600)
  const eml = names.map((name) => readFileSync(join(folder, 'mail', name), 'utf8')).join()
  expect(eml).toMatch(/^To: ana@example\.com\r?$/m)
  expect(eml).toMatch(/^Subject: Please confirm your email address\r?$/m)
  expect(eml).toMatch(/^Content-Type: text\/html/m)
})

test('the name of a mail file cannot leave the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const messageId = '<../../etc/passwd@fgm.example>'
  await fileMailer(folder, 'hello@fgm.example').send({ ...mail, message_id: messageId })
  expect(readdirSync(folder)).toEqual(['etc_passwd_fgm_example.eml'])
})
