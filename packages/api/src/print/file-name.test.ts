import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition, printableFileName } from './file-name.ts'

test.each([
  ['Pour and Stop at the Line', 'pour-and-stop-at-the-line.pdf'],
  ["Don't Say Ten", 'dont-say-ten.pdf'],
  ['Łukasz & the Café!', 'lukasz-the-cafe.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['..\\..\\boot.ini', 'boot-ini.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a-set-cookie-x-1.pdf'],
  ['"; filename=evil.exe', 'filename-evil-exe.pdf'],
  ['🐥', 'activity.pdf'],
  ['हिन्दी', 'activity.pdf'],
  ['', 'activity.pdf'],
  ['CON', 'activity-con.pdf'],
  ['x'.repeat(500), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %s', (title, name) => {
  expect(printableFileName(title)).toBe(name)
})

test('the title itself is included for clients that read UTF-8', () => {
  expect(contentDisposition('Łukasz 🐥')).toBe(
    'inline; filename="lukasz.pdf"; filename*=UTF-8\'\'%C5%81ukasz%20%F0%9F%90%A5.pdf',
  )
  expect(contentDisposition('duck')).toBe('inline; filename="duck.pdf"')
  expect(contentDisposition('../a\r\nb\u202Efdp.exe')).toBe(
    'inline; filename="a-b-fdp-exe.pdf"; filename*=UTF-8\'\'a%20bfdp.exe.pdf',
  )
})

test('no title breaks the header', () => {
  const title = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom('../', '\r\n', '"', '%00', '\uD800', '🐥', ';', "'", 'é')).map(join),
  )
  fc.assert(
    fc.property(title, (written) => {
      const header = contentDisposition(written)
      expect(header).toMatch(
        /^inline; filename="[a-z0-9]+(?:-[a-z0-9]+)*\.pdf"(?:; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.pdf)?$/u,
      )
      expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header)
      const writtenName = decodeURIComponent(header.split("UTF-8''")[1] ?? '')
      expect(writtenName).not.toMatch(/[/\\\p{Cc}"]|^\./u)
    }),
  )
})

const join = (parts: string[]) => parts.join('')
