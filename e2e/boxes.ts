import type { Locator, Page } from 'playwright-core'

/* The position of elements on the screen. */

export type Box = { left: number; right: number; top: number; bottom: number }

/** The current box of an element. */
export const boxOf = (thing: Locator): Promise<Box> =>
  thing.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return { left, right, top, bottom }
  })

/** The boxes of two elements at the same moment: while a page still loads, one alone may move on. */
export async function boxesOf(one: Locator, other: Locator): Promise<[Box, Box]> {
  const second = await other.elementHandle()
  if (!second) throw new Error(`${other} is not there`)
  return one.evaluate((first, second): [Box, Box] => {
    const box = (thing: Element) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    return [box(first), box(second)]
  }, second)
}

/** Whether two elements overlap. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** The part of the page that its bars leave free: from the lower edge of the top bar to the highest bar below. */
export const freeOfBars = (page: Page): Promise<{ top: number; bottom: number }> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.top, .bottom, .sticky-action, .cookie-notice')]
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      // A bar that covers content goes from edge to edge.
      .filter(({ height, width }) => height > 0 && width > innerWidth - 20)
    const middle = innerHeight / 2
    return {
      top: Math.max(0, ...bars.filter(({ top }) => top < middle).map(({ bottom }) => bottom)),
      bottom: Math.min(
        innerHeight,
        ...bars.filter(({ top }) => top > middle).map(({ top }) => top),
      ),
    }
  })
