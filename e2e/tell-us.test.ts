import { AxeBuilder } from '@axe-core/playwright'
import { atNight } from '@fgm/api/extent'
import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { themes } from './extent.ts'
import { leo } from './families.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * A house without drawing: a newcomer says which rooms there are, chooses a plan, removes what is not there, and
 * plays. Taps and seconds are counted as for a person.
 */

startProduct()

const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const

test('a newcomer has a furnished house in 12 taps and 30 seconds, and a clue in 45', async () => {
  const { context, page, problems, open } = await visit(browser, server, 'Maya', screens.phone, leo)
  await open('/scavenger-hunt')
  await page.getByRole('link', { name: 'Tell Us About Your Home' }).waitFor()
  const hand = handOn()
  await tellHome(page, hand)
  expect(hand.seconds()).toBeLessThanOrEqual(30)
  await hand.tap(page.getByRole('button', { name: 'Play now' }))
  await hand.tap(page.getByRole('button', { name: 'Start the hunt' }))
  await page.getByRole('button', { name: /Found it/ }).waitFor()
  expect(hand.seconds()).toBeLessThanOrEqual(45)
  expect(hand.taps()).toBeLessThanOrEqual(12)
  const { rooms, furniture } = await onlyHouse(context)
  expect(rooms.map(({ label }) => label).sort()).toEqual(
    ['Bathroom', 'Kitchen', "Leo's room", 'Living Room', 'Our room'].sort(),
  )
  expect(furniture.length).toBeGreaterThan(5)
  expect(furniture.some(({ type }) => type === 'tv')).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

atNight(
  'the description is there after a look at the plans and a reload; the counters say the same',
  async () => {
    const { context, page, open } = await visit(browser, server, 'Ana', screens.phone)
    await open('/scavenger-hunt/tell-us')
    await page.getByLabel('Say it in one line').fill('three bedrooms, no hall')
    await page.getByRole('button', { name: 'More bathrooms' }).click()
    await page.getByRole('button', { name: 'Show the plans' }).click()
    await page.getByRole('heading', { name: 'Which is most like yours?' }).waitFor()
    await page.goBack()
    await page.reload()
    await expect.poll(() => page.locator('output').allTextContents()).toEqual(['3', '2'])
    expect(await page.getByRole('button', { name: 'Hallway' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    expect(await page.getByLabel('Say it in one line').inputValue()).toBe('three bedrooms, no hall')
    await context.close()
  },
)

const sizes: [string, BrowserContextOptions][] = [
  ...Object.entries(screens),
  ['small phone', small],
]
for (const colorScheme of themes)
  for (const [device, screen] of sizes)
    atNight(`both steps are whole and accessible on a ${device}, ${colorScheme}`, async () => {
      const { context, page, open } = await visit(
        browser,
        server,
        `Look ${device} ${colorScheme}`.replaceAll(' ', ''),
        { ...screen, colorScheme },
        leo,
      )
      await open('/scavenger-hunt/tell-us')
      await page.getByRole('heading', { name: 'Tell us about your home' }).waitFor()
      expect(await flaws(page)).toEqual([])
      await page.getByRole('button', { name: 'Show the plans' }).click()
      await page.getByRole('heading', { name: 'Which is most like yours?' }).waitFor()
      expect(await flaws(page)).toEqual([])
      await context.close()
    })

/** Counts a newcomer's taps, from now on. */
function handOn() {
  const start = performance.now()
  let taps = 0
  return {
    seconds: () => (performance.now() - start) / 1000,
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1
      await target.tap()
    },
  }
}

/** From the hub to a chosen plan of five rooms without a TV. */
async function tellHome(page: Page, { tap }: ReturnType<typeof handOn>) {
  await tap(page.getByRole('link', { name: 'Tell Us About Your Home' }))
  await tap(page.getByLabel('Say it in one line'))
  const line = 'two bedrooms, a big kitchen, a living room and a bathroom'
  await page.keyboard.type(line, { delay: 40 })
  await page.getByText('Big kitchen', { exact: true }).first().waitFor()
  await tap(page.getByRole('button', { name: 'Hallway' }))
  await page.getByText('5 rooms', { exact: true }).waitFor()
  await tap(page.getByRole('button', { name: 'Show the plans' }))
  await tap(page.locator('.tell-us-plan').nth(1))
  await tap(page.getByRole('button', { name: 'TV' }))
}

/** The one house that the family has saved. */
async function onlyHouse({ request }: BrowserContext): Promise<BlueprintDocument> {
  const { blueprints } = await (await request.get(`${server.url}/api/blueprints`)).json()
  const mine = blueprints.filter(({ is_mine }: { is_mine: boolean }) => is_mine)
  expect(mine).toHaveLength(1)
  return mine[0].blueprint_data
}

/** The violations that axe finds, and whether anything extends beyond the screen. */
async function flaws(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`),
    ...(beyond > 0 ? [`${beyond} px beyond the screen`] : []),
  ]
}
