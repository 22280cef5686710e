import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/* A family without a mouse. Every step checks where the focus is, and whether it is visible. */

const longestWay = 150

/** Presses Tab until it arrives, checking every stop on the way. @throws when it never does. */
export async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor()
  for (let step = 0; step < longestWay; step += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    if (await hasFocus(target.first())) return
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Moves the focus there and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves the focus there and types. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

export const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** The focus was not lost: Tab continues from where it was. */
export const expectFocusKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), {
      timeout: 15_000,
    })
    .not.toBe('BODY')

/** Past the last thing of the page the focus is the browser's own; everywhere else it has an outline, and its whole width is on the screen. */
async function expectVisibleFocus(page: Page) {
  const problem = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    const drawn = [
      element,
      element.closest('label'),
      element.parentElement,
      ...element.querySelectorAll('*'),
    ].some((one) => {
      const style = one && getComputedStyle(one)
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    })
    const isAcross = width > innerWidth || (left > -1 && right < innerWidth + 1)
    const isOnScreen = bottom > 0 && top < innerHeight && isAcross
    const name = element.outerHTML.slice(0, 120)
    if (width === 0 || height === 0 || !isOnScreen) return `${name} is not on the screen`
    return drawn ? undefined : `${name} has no outline`
  })
  expect(problem).toBeUndefined()
}
