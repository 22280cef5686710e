import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalEmail, emailKey } from './email-address.ts'

describe('what logs in', () => {
  test.each([
    ['  Ana@Example.COM ', 'ana@example.com'],
    ['ａｎａ@example.com', 'ana@example.com'],
    ['ana+news@gmail.com', 'ana+news@gmail.com'],
    ['a.n.a@gmail.com', 'a.n.a@gmail.com'],
  ])('%j is %j', (email, key) => {
    expect(emailKey(email)).toBe(key)
  })
})

describe('the mailbox behind an address', () => {
  test.each([
    ['A.N.A+news@GMail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['a.n.a+kids@outlook.com', 'a.n.a@outlook.com'],
    ['ana+1@icloud.com', 'ana@icloud.com'],
    ['ana+1@proton.me', 'ana@proton.me'],
    ['a.na+1@example.com', 'a.na+1@example.com'],
    ['ana@gmail.com.evil.example', 'ana@gmail.com.evil.example'],
    ['"a@b"@gmail.com', '"a@b"@gmail.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(canonicalEmail(email)).toBe(mailbox)
  })

  test('is the same each time, and for any spelling of the address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const mailbox = canonicalEmail(email)
        expect(canonicalEmail(mailbox)).toBe(mailbox)
        expect(canonicalEmail(` ${email.toUpperCase()} `)).toBe(mailbox)
      }),
    )
  })
})
