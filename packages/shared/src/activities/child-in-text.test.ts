import { describe, expect, test } from 'vitest'
import { activityForChild, textForGuest, withChildName } from './child-in-text.ts'

describe("a child's name in a text", () => {
  test.each([
    ['Your child traces the face.', 'Mila traces the face.'],
    ["Follow your child's hand.", "Follow Mila's hand."],
    ['How tall is your child?', 'How tall is Mila?'],
    ['Ask what your children like.', 'Ask what your children like.'],
    ['Every child wins.', 'Every child wins.'],
  ])('%j', (text, named) => expect(withChildName(text, 'Mila')).toBe(named))

  test('is used as written, even if `replace` would read it as a pattern', () => {
    expect(withChildName('Your child hops.', '$&')).toBe('$& hops.')
    expect(withChildName('Your child hops.', ' Anna-Lena ')).toBe('Anna-Lena hops.')
  })

  test.each([undefined, '', '  '])('is not inserted if there is none: %j', (name) => {
    expect(withChildName('Your child hops.', name)).toBe('Your child hops.')
    const activity = { title: 'Hop', description: 'Your child hops.' }
    expect(activityForChild(activity, name)).toBe(activity)
  })

  test('is not inserted for a guest', () => {
    expect(textForGuest("Your child hops. Hold your child's hand, as your children do.")).toBe(
      "The child hops. Hold the child's hand, as your children do.",
    )
  })

  test('is inserted in what is read, and nowhere else', () => {
    const activity = { title: 'Your child hops', easier: 'Hold your child.', category: 'Motor' }
    expect(activityForChild(activity, 'Mila')).toEqual({ ...activity, easier: 'Hold Mila.' })
  })
})
