import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo } from '../families.ts'
import { screens } from '../generator-page.ts'
import { browser, server, startProduct } from '../product.ts'
import { seenOnceScrolledTo } from '../seen.ts'
import { visit } from '../visit.ts'

/* A parent who cannot get up picks what fits right now: the remaining list, and what an activity says it needs. */

startProduct()

type Listed = { title: string; min_age: number; max_age: number; moments: { adult_energy: number } }

test("on a phone 'On the sofa' leaves what can be played lying down, also after a reload", async () => {
  const { page, context, open } = await visit(browser, server, 'Sofie', screens.phone, leo)
  const response = await context.request.get(`${server.url}/activities?moment=couch`)
  const fitting = ((await response.json()) as Listed[]).filter(
    ({ min_age, max_age }) => min_age <= 6 && 6 <= max_age,
  )
  expect(fitting.length).toBeGreaterThan(2)
  expect(fitting.every(({ moments }) => moments.adult_energy === 0)).toBe(true)
  await open('/activities')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'What fits?' })
  await sheet.waitFor()
  const first = sheet.getByRole('radiogroup').first()
  await first.and(sheet.getByRole('radiogroup', { name: 'Moment' })).waitFor()
  await sheet.getByRole('radio', { name: 'On the sofa' }).click()
  await sheet.getByRole('button', { name: `Show ${fitting.length} activities` }).click()
  // As many as the list shows before 'Show more'.
  const titles = fitting.slice(0, 12).map(({ title }) => title)
  await expectCards(page, titles)
  await page.reload()
  await expectCards(page, titles)
  await list(page).getByRole('link').first().click()
  await seenOnceScrolledTo(page.getByText('lying down is fine'))
  await context.close()
})

const list = (page: Page) => page.getByRole('region', { name: /^Your list/ })

/** Exactly these are in the list, each visible; the chip that removes the filter is there. */
async function expectCards(page: Page, titles: string[]) {
  await list(page).getByRole('button', { name: 'Remove filter: On the sofa' }).waitFor()
  const headings = list(page).getByRole('article').getByRole('heading')
  await expect.poll(() => headings.allInnerTexts()).toEqual(titles)
  for (const heading of await headings.all()) await seenOnceScrolledTo(heading)
}
