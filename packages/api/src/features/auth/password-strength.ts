import { administratorPasswordMin } from '@fgm/shared/family/auth'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../core/errors.ts'

/** The owner of the password: what others know of a person is guessed first. */
export type PasswordOwner = { name: string; email: string; is_admin: boolean }

/** Our own name is in no dictionary, and on every page. */
const productNames = new Set(['fivegoodminutes', 'goodminutes', 'fiveminutes'])

/** No one tries a single letter as a name. */
const ownWordMin = 2

/**
 * Refuses a new password that is easy to guess: one of the about 43,000 of the dictionary, one character
 * repeated, our own name, and the name or address of its owner, also with digits and signs around them
 * (decisions §8). Existing passwords still log in.
 * @throws 400 with a sentence that says what to change, for the field of the input.
 */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'new_password' = 'password',
) {
  const weak = (sentence: string) =>
    invalid('weak_password', sentence, { fields: { [field]: sentence } })
  if (owner.is_admin && [...password].length < administratorPasswordMin)
    throw weak(`An administrator's password needs at least ${administratorPasswordMin} characters.`)
  const plain = password.normalize('NFKC').trim().toLowerCase()
  if (isOwnWord(plain, owner))
    throw weak(
      'This password is your name or your email address, which others know. Please choose another.',
    )
  const isEasy = new Set(plain).size <= 1 || isProductName(plain) || commonPasswords.includes(plain)
  if (isEasy)
    throw weak('This password is one of the first that others would try. Please choose another.')
}

const isProductName = (plain: string) =>
  [plain, plain.replace('5', 'five')].some((spelling) => productNames.has(lettersOf(spelling)))

function isOwnWord(plain: string, { name, email }: PasswordOwner): boolean {
  const address = email.normalize('NFKC').toLowerCase()
  const [local = ''] = address.split('@')
  const words = name.normalize('NFKC').toLowerCase().split(/\s+/)
  const own = [address, local, local.split('+')[0] ?? '', words.join(''), ...words]
  const typed = new Set([plain, lettersAndFigures(plain), withoutEnds(plain), lettersOf(plain)])
  return own
    .flatMap((word) => [word, lettersAndFigures(word), lettersOf(word)])
    .some((word) => word.length >= ownWordMin && typed.has(word))
}

const lettersAndFigures = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const commonPasswords = dictionary['passwords-common'] as string[]
