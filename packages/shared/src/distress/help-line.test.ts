import { describe, expect, it } from 'vitest'
import { HelpLineWording } from './help-line.ts'
import { helpLines } from './line-list.ts'

const isNumber = (phone: string) => {
  const words = { name: 'A line', phone, other_way: 'By chat', hours: '', url: '' }
  return HelpLineWording.safeParse(words).success
}

describe('the number of a line of help', () => {
  it.each(['112', '116 123', '0800-2000', '1-800-222-1222', '+49 30 19240', '(030) 19240', ''])(
    'may be %j',
    (phone) => {
      expect(isNumber(phone)).toBe(true)
    },
  )

  it.each([
    ...['1))))(((', '1', '11', '*#06#', '1--2 3', '112 ()', '+44 (0)20 7946 0958', '112+', '-112'],
    ...['1234567890123456', 'call 112', '１１２ '],
  ])('is not %j', (phone) => {
    expect(isNumber(phone)).toBe(false)
  })

  it('is one that can be called in every delivered line', () => {
    const phones = helpLines([]).map(({ phone }) => phone)
    expect(phones.filter((phone) => !isNumber(phone))).toEqual([])
  })
})
