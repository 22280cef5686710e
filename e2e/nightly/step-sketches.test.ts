import { expect, test } from 'vitest'
import { boxOf } from '../boxes.ts'
import { leo } from '../families.ts'
import { browser, server, startProduct } from '../product.ts'
import { visit } from '../visit.ts'

/* Where words alone lose a parent at the third fold, the step has sketches: on a small phone large enough to fold by. */

startProduct()

test('on a small phone the folds of a plane are two by two in their step, also during a play', async () => {
  const screen = { viewport: { width: 360, height: 740 } }
  const { context, page, open } = await visit(browser, server, 'Nora', screen, leo)
  await open('/activities/paper-plane-landing-strips')
  const sketches = page.locator('.activity-steps > li:nth-child(2) figure')
  const widths = async () => {
    const boxes = await Promise.all((await sketches.all()).map((one) => boxOf(one.locator('svg'))))
    return boxes.map(({ left, right }) => Math.round(right - left))
  }
  await sketches.first().waitFor()
  await expect.poll(async () => (await widths()).length).toBe(5)
  for (const width of await widths()) expect(width).toBeGreaterThanOrEqual(140)
  await page.getByRole('link', { name: 'Start now' }).first().click()
  for (const name of ['First step', 'Next']) await page.getByRole('button', { name }).click()
  const large = page.locator('.playing figure svg')
  await expect.poll(() => large.count()).toBe(5)
  for (const one of await large.all()) {
    const { left, right } = await boxOf(one)
    expect(right - left).toBeGreaterThanOrEqual(140)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await context.close()
})
