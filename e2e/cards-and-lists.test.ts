import { atNight } from '@fgm/api/extent'
import { premiumCount } from '@fgm/api/library-size'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Box, boxOf } from './boxes.ts'
import { share } from './extent.ts'
import { leo, post } from './families.ts'
import { generateButton, screens } from './generator-page.ts'
import { addOwn, letWait } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* What the lists of activities show: every card a picture and its needs by name, and nothing out of sight. */

startProduct({ features: ['premium_library', 'community_sharing', 'ai_generation'] })

test('what an activity needs is listed by name, also where it is locked', async () => {
  const { page, context, email, open } = await visit(browser, server, 'Wanda')
  letWait(server, email, 15)
  for (const path of ['/premium-library', '/activities/cargo-boat-trials', '/activities']) {
    await open(path)
    await page.locator('.facts').first().waitFor()
    expect([path, await countsOfThings(page)]).toEqual([path, []])
  }
  await context.clearCookies()
  await open('/premium-library')
  await page.getByRole('heading', { name: `A look inside: three of ${premiumCount}` }).waitFor()
  expect(await countsOfThings(page)).toEqual([])
  await context.close()
})

test('every free download has its picture', async () => {
  const { page, context, open } = await visit(browser, server, 'Fay')
  await open('/activities/free')
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  await cards.nth(1).locator('.scene svg path').nth(20).waitFor()
  const unseen = async () => (await cards.count()) - (await page.locator('article .scene').count())
  await expect.poll(unseen).toBe(0)
  await context.close()
})

const tom = { ...leo, name: 'Tom', birth_date: `${new Date().getFullYear() - 3}-01-01` }

atNight('texts about a child contain its name, on the card and on the page', async () => {
  const { page, context, open } = await visit(browser, server, 'Nele', screens.phone, tom)
  await open('/activities')
  await page.getByPlaceholder('Socks, paper').fill('Shadow Wave')
  const line = page.getByRole('article').filter({ hasText: 'Shadow Wave' }).locator('.card-line')
  await line.filter({ hasText: /^Tom meets/ }).waitFor()
  await open('/activities/shadow-wave')
  await page.getByRole('heading', { name: 'Setup Instructions' }).waitFor()
  const words = await page.getByRole('main').textContent()
  expect(words).toMatch(/wait for Tom/)
  expect(words).not.toMatch(/your child/i)
  await context.close()
})

test.each(
  share([
    ['a small phone', { ...screens.phone, viewport: { width: 360, height: 640 } }],
    ['a desktop', screens.desktop],
  ]),
)(
  'on %s houses are described in whole sentences, and a hunt shows its things inside its card',
  async (_, screen) => {
    const { page, context, open } = await visit(
      browser,
      server,
      `Hanna${screen.viewport.width}`,
      screen,
    )
    await open('/scavenger-hunt/blueprints')
    await page.getByRole('article').nth(5).waitFor()
    const lines = await page
      .locator('.card-line')
      .evaluateAll((all) =>
        all.map((one) => [one.textContent, one.scrollHeight <= one.clientHeight]),
      )
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(([, isWhole]) => !isWhole)).toEqual([])

    await open('/scavenger-hunt')
    const card = page.getByRole('listitem').filter({ hasText: 'Rainbow Rooms' }).first()
    const drawings = card.locator('.hunt-picture .drawing svg')
    // Its picture is drawn once the card is near.
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => drawings.count()).toBe(3)
    // All at one moment, so that a page that scrolls in between moves nothing.
    const boxes = await card.locator('.hunt-picture').evaluate((frame) =>
      [frame, ...frame.querySelectorAll('.drawing svg')].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    const [frame, ...things] = boxes as [Box, ...Box[]]
    for (const box of things) {
      expect([box.left >= frame.left, box.right <= frame.right]).toEqual([true, true])
      expect([box.top >= frame.top, box.bottom <= frame.bottom]).toEqual([true, true])
      expect(box.right - box.left).toBeGreaterThan(56)
    }
    await context.close()
  },
)

test('the plan of a house far below is drawn when its card comes near, and moves nothing', async () => {
  const { page, context, open } = await visit(browser, server, 'Nora', screens.phone)
  await open('/scavenger-hunt/blueprints')
  const frames = page.locator('.house-card-plan')
  await frames.nth(5).waitFor()
  await frames.first().locator('svg').waitFor()
  const heights = () =>
    frames.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  const before = await heights()
  expect(new Set(before).size).toBe(1)
  expect(await frames.nth(5).locator('svg').count()).toBe(0)
  await frames.nth(5).scrollIntoViewIfNeeded()
  await frames.nth(5).locator('svg').waitFor()
  expect(await heights()).toEqual(before)
  await context.close()
})

atNight('on a desktop all that is trending in the community is in sight', async () => {
  const { page, context, open } = await visit(browser, server, 'Tess', screens.desktop)
  const author = await visit(browser, server, 'Cora Quill')
  for (let count = 1; count <= 8; count += 1) {
    const title = `Idea ${'abcdefgh'[count - 1]}`
    const activityId = addOwn(server, author.email, { title, description: 'Jump over a sock.' })
    const { id } = await post(author.context.request, server.url, '/community/share-activity', {
      activity_id: activityId,
    })
    await post(context.request, server.url, `/community/download-activity/${id}`, {}, 200)
  }
  await open('/community')
  const trending = page.getByRole('region', { name: 'Trending' }).getByRole('article')
  await trending.first().waitFor()
  for (const card of await trending.all()) {
    const { left, right } = await boxOf(card)
    expect([left >= 0, right <= 1280]).toEqual([true, true])
  }
  expect(
    await page.getByRole('main').getByText('Discover Activities', { exact: true }).count(),
  ).toBe(1)
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0)
  await context.close()
})

atNight(
  'the button of the generator and the bar below it take less than a sixth of a phone',
  async () => {
    const { page, context, open } = await visit(browser, server, 'Gil')
    await post(context.request, server.url, '/children', leo)
    await open('/ai-generator')
    await page.getByText('Free. You still have 50 credits.').waitFor()
    await page.getByRole('navigation', { name: 'Places' }).waitFor()
    const taken = async () => (844 - (await boxOf(page.locator('.wish-action'))).top) / 844
    await expect.poll(taken).toBeLessThan(1 / 6)
    expect((await boxOf(generateButton(page))).bottom).toBeLessThan(844 - 60)
    await context.close()
  },
)

atNight('on a desktop no age is alone on its line', async () => {
  const { page, context, open } = await visit(browser, server, 'Abe', screens.desktop)
  await open('/activities')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const ages = page.getByRole('radiogroup', { name: 'Age' }).getByRole('radio')
  await ages.first().waitFor()
  // Read at once: the sheet slides in.
  const lengths = async () => {
    const tops = await ages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    return new Set(tops.map((top) => tops.filter((other) => other === top).length)).size
  }
  await expect.poll(lengths).toBe(1)
  await context.close()
})

/** The texts of a page that count things instead of naming them. */
const countsOfThings = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all.map((one) => one.textContent ?? '').filter((text) => /^\d+ things?$/.test(text.trim())),
    )
