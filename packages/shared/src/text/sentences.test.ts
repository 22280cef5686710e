import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldLabel, installSentences } from './sentences.ts'

beforeAll(installSentences)

const Everything = z.object({
  child_name: z.string().min(1).max(5),
  code: z.string().min(3),
  email: z.email(),
  link: z.url(),
  amount: z.number().int().min(1).max(5),
  is_new: z.boolean(),
  tags: z
    .array(z.enum(['a', 'b']))
    .min(1)
    .max(2),
  place: z.strictObject({ x: z.number() }),
  either: z.union([z.literal('p'), z.literal('q')]),
})
const right = {
  child_name: 'Mia',
  code: 'abc',
  email: 'a@example.com',
  link: 'https://example.com',
  amount: 2,
  is_new: true,
  tags: ['a'],
  place: { x: 1 },
  either: 'p',
}
const sentencesFor = (wrong: Record<string, unknown>) =>
  Everything.safeParse({ ...right, ...wrong }).error?.issues.map((issue) => issue.message)

describe('a refusal', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ child_name: undefined }, 'Child name is required.'],
    [{ child_name: '' }, 'Child name is required.'],
    [{ child_name: null }, 'Child name must be text.'],
    [{ child_name: 'Wilhelmina' }, 'Child name can have at most 5 characters.'],
    [{ code: 'ab' }, 'Code needs at least 3 characters.'],
    [{ email: 'nobody' }, 'Please enter an email address like name@example.com.'],
    [{ link: 'nowhere' }, 'Link does not look right.'],
    [{ amount: '2' }, 'Amount must be a number.'],
    [{ amount: 1.5 }, 'Amount must be a whole number.'],
    [{ amount: 0 }, 'Amount must be at least 1.'],
    [{ amount: 6 }, 'Amount must be at most 5.'],
    [{ is_new: 'yes' }, 'Is new must be true or false.'],
    [{ tags: 'a' }, 'Tags must be a list.'],
    [{ tags: [] }, 'Tags needs at least 1.'],
    [{ tags: ['a', 'b', 'a'] }, 'Tags can have at most 2.'],
    [{ tags: ['c'] }, 'An entry is not one of the choices.'],
    [{ place: 'home' }, 'Place must be an object.'],
    [{ place: { x: 1, y: 2 } }, 'There is something here that we do not know.'],
    [{ either: 'r' }, 'Either does not look right.'],
  ])('of %j is a sentence', (wrong, sentence) => {
    expect(sentencesFor(wrong)).toEqual([sentence])
  })

  test('never repeats what was sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(right)), fc.jsonValue(), (key, value) => {
        for (const sentence of sentencesFor({ [key]: value }) ?? []) {
          expect(sentence).toMatch(/^[A-Z][^"<>{}]{5,120}\.$/)
          if (typeof value === 'string' && value.trim().length > 8)
            expect(sentence).not.toContain(value)
        }
      }),
    )
  })
})

describe('the label of a field', () => {
  test.each([
    ['birth_date', 'Birth date'],
    ['name', 'Name'],
    [0, 'An entry'],
    [undefined, 'This'],
  ])('%j is %j', (key, label) => {
    expect(fieldLabel(key)).toBe(label)
  })
})
