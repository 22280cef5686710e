import { atNight } from '@fgm/api/extent'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { type BrowserContextOptions, type Locator, type Page, request } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { cardOf, expectToFit, hears, openItem, preview, search } from './community-page.ts'
import { share } from './extent.ts'
import { password, post, registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { addOwn, confirmAddress, openFeature, rewriteActivity } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { addressOf, visit } from './visit.ts'

/* Families among themselves: one shares what it made, others find it, save it, rate it, report it, or hide it. */

const administrator = { email: 'root@example.com', password }
const longLine =
  'Take turns to turn a wild squiggle into something that can be rescued from the sea, one line at a time, and tell each other what it is.'

startProduct({ env: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password } })
beforeEach(() => openFeature(server, 'community_sharing'))

for (const [device, screen] of share(Object.entries(screens))) {
  test(`on a ${device} a family sees what others will see, shares it, and withdraws it`, async () => {
    const { context, page, problems, email, open } = await arrive(`Ana${device} Okafor`, screen)
    const title = `Sea rescue ${device}`
    addOwn(server, email, { title, description: longLine })
    await open('/community?tab=share')
    const sheet = await preview(page, title)
    await sheet.getByText(`By Ana${device}`, { exact: true }).waitFor()
    await sheet.getByText(longLine).waitFor()
    expect(await sheet.textContent()).not.toMatch(/Okafor|example\.com/)
    await sheet.getByRole('button', { name: 'Share with the community' }).click()
    await hears(page, 'Activity shared with the community!')
    await page.getByRole('tab', { name: 'Discover Activities' }).click()
    await search(page, title)
    await cardOf(page, title).getByText('Yours').waitFor()
    await page.getByRole('tab', { name: 'Share and Connect' }).click()
    await page.getByRole('button', { name: `Stop sharing ${title}` }).click()
    await hears(page, 'Your activity is no longer shared. Families that saved it keep it.')
    await page.reload()
    await page.getByRole('button', { name: `Preview and share ${title}` }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('another family finds it, saves it, and only then rates it', async () => {
  const title = 'Harbour rescue'
  await shared('Olga', { title, description: longLine })
  const { context, page, problems, email, open } = await arrive('Noor')
  confirmAddress(server, email)
  await open('/community')
  await search(page, 'HARBOUR')
  await cardOf(page, title).getByText('By Olga').waitFor()
  await page.getByText(cardSentence(longLine), { exact: true }).waitFor()
  const sheet = await openItem(page, title)
  expect(await sheet.getByRole('radio').count()).toBe(0)
  await sheet.getByRole('button', { name: 'Add to your collection' }).click()
  await hears(page, 'Activity added to your collection!')
  await giveFourStars(page, sheet)
  await sheet.getByRole('link', { name: 'View Activity' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await open('/community')
  const trending = page.getByRole('region', { name: 'Trending' })
  await trending.getByRole('article').filter({ hasText: title }).getByText('Saved 1 time').waitFor()
  await open('/activities?source=saved')
  await page.getByRole('heading', { level: 3, name: title }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('on a desktop the button that starts what is loved most is in the first screen', async () => {
  const author = await arrive('Dora')
  const { context, page, problems, email, open } = await arrive('Emil', screens.desktop)
  confirmAddress(server, email)
  for (const title of ['Sock bridge', 'Paper moon', 'Pillow ferry', 'Spoon band']) {
    const activityId = addOwn(server, author.email, { title, description: longLine })
    const { id } = await post(author.context.request, server.url, '/community/share-activity', {
      activity_id: activityId,
    })
    await post(context.request, server.url, `/community/download-activity/${id}`, {}, 200)
  }
  await open('/community')
  const trending = page.getByRole('region', { name: 'Trending' })
  await trending.getByRole('article').nth(3).waitFor()
  const start = trending.locator('a, button').filter({ hasText: /^(Start now|Save and start)$/ })
  const bottom = await start.evaluate((one) => one.getBoundingClientRect().bottom + scrollY)
  expect(bottom).toBeLessThanOrEqual(800)
  expect(problems).toEqual([])
  await Promise.all([context.close(), author.context.close()])
})

test('three families report it: it is hidden until an administrator decides', async () => {
  const title = 'Cliff song'
  const author = await shared('Pia', { title, description: longLine })
  for (const name of ['Quinn', 'Rosa']) await reportQuietly(name, author.id)
  const { context, page, problems, email, open } = await arrive('Sam')
  confirmAddress(server, email)
  await open('/community?query=cliff')
  const sheet = await openItem(page, title)
  await sheet.getByRole('button', { name: 'Report this activity' }).click()
  await sheet.getByRole('button', { name: 'Send Report' }).click()
  await sheet.getByText('Please say in a few words what is wrong.').waitFor()
  await expectOverFoot(sheet, 'Send Report')
  await sheet.getByLabel('What is wrong with it?').fill('A real cliff is near us.')
  await sheet.getByRole('button', { name: 'Send Report' }).click()
  await hears(page, 'Thank you. An administrator will look at it.')
  for (const family of [page, author.page]) {
    await family.goto(`${server.url}/community?query=cliff`)
    await family.getByRole('heading', { name: 'Nothing fits all of that' }).waitFor()
  }
  await author.open('/community?tab=share')
  await author.page.getByText('Reported. An administrator will look at it first.').waitFor()
  await keep(author.id)
  await page.reload()
  await cardOf(page, title).waitFor()
  expect([...problems, ...author.problems]).toEqual([])
  await Promise.all([context.close(), author.context.close()])
})

atNight('an author that a parent has hidden stays hidden, until the parent undoes it', async () => {
  const title = 'Tower of socks'
  await shared('Tara', { title, description: longLine })
  const { context, page, problems, open } = await arrive('Uma')
  await open('/community?query=tower')
  const sheet = await openItem(page, title)
  await sheet.getByRole('button', { name: 'Hide this author' }).click()
  await sheet.getByRole('button', { name: 'Hide Tara' }).click()
  await hears(page, 'You will no longer see activities of this parent.')
  await page.getByRole('heading', { name: 'Nothing fits all of that' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Nothing fits all of that' }).waitFor()
  expect(await cardOf(page, title).count()).toBe(0)
  await page.getByRole('button', { name: 'Show Tara again' }).click()
  await cardOf(page, title).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

atNight(
  'sharing twice, or when the community has closed in between, is refused with a sentence',
  async () => {
    const { context, page, email, open } = await arrive('Vera')
    const twice = addOwn(server, email, { title: 'Shared twice', description: longLine })
    addOwn(server, email, { title: 'Shared late', description: longLine })
    await open('/community?tab=share')
    const sheet = await preview(page, 'Shared twice')
    await post(context.request, server.url, '/community/share-activity', { activity_id: twice })
    await sheet.getByRole('button', { name: 'Share with the community' }).click()
    await hears(page, 'This activity is already shared with the community')
    await sheet.getByRole('alert').getByText('This activity is already shared').waitFor()
    await page.reload()
    const late = await preview(page, 'Shared late')
    const share = late.getByRole('button', { name: 'Share with the community' })
    // The preview itself is refused, too, once it is closed.
    await share.waitFor()
    openFeature(server, 'community_sharing', 'off')
    await share.click()
    await hears(page, 'Community sharing will be available soon!')
    await page.reload()
    await page.getByRole('heading', { name: 'Coming soon' }).waitFor()
    await page.getByText('Community sharing will be available soon!').waitFor()
    await context.close()
  },
)

test('a text with a script, bidi marks or markup stays text', async () => {
  const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const title = `Mirror ${attack}`
  const author = await shared('Wanda', { title: `\u202E${title}`, description: attack })
  const stored = `${attack} ${'W'.repeat(150)} \u202Egnp.ecived a si siht`
  rewriteActivity(server, author.id, stored)
  const { context, page, problems, open } = await arrive('Xenia')
  await open('/community?query=mirror')
  await cardOf(page, title).getByText(cardSentence(stored), { exact: true }).waitFor()
  await expectToFit(page)
  const sheet = await openItem(page, title)
  await sheet.getByText(stored).waitFor()
  await expectToFit(page)
  await sheet.getByRole('button', { name: 'Add to your collection' }).click()
  await hears(page, 'Activity added to your collection!')
  await sheet.getByRole('link', { name: 'View Activity' }).click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await page.getByText(stored).waitFor()
  await expectToFit(page)
  expect(await page.locator('img[src="x"], main script').count()).toBe(0)
  expect(problems).toEqual([])
  await Promise.all([context.close(), author.context.close()])
})

atNight('a title without a space is shown, previewed and shared as any other', async () => {
  const { context, page, problems, email, open } = await arrive('Yara')
  const title = 'Q'.repeat(80)
  addOwn(server, email, { title, description: 'P'.repeat(200) })
  await open('/community?tab=share')
  await page.getByRole('heading', { name: title }).waitFor()
  await expectToFit(page)
  const sheet = await preview(page, title)
  await sheet.getByRole('heading', { name: title }).waitFor()
  await expectToFit(page)
  await sheet.getByRole('button', { name: 'Share with the community' }).click()
  await hears(page, 'Activity shared with the community!')
  expect(problems).toEqual([])
  await context.close()
})

const arrive = (name: string, screen?: BrowserContextOptions) =>
  visit(browser, server, name, screen)

/** A family that has shared an activity, and stays in its browser. */
async function shared(name: string, texts: { title: string; description: string }) {
  const author = await arrive(name)
  const activityId = addOwn(server, author.email, texts)
  const { request: caller } = author.context
  const { id } = await post(caller, server.url, '/community/share-activity', {
    activity_id: activityId,
  })
  return { ...author, id: String(id) }
}

/** Thanks are shown, and four of five stars are drawn full. */
async function giveFourStars(page: Page, sheet: Locator) {
  const four = sheet.getByRole('radio', { name: '4 stars' })
  await four.locator('xpath=..').click()
  await hears(page, 'Thank you. Other families see the average.')
  await sheet.getByText('4.0, 1 rating').waitFor()
  // Four of five drawn stars have another fill color than the fifth, each as large as a thumb.
  const stars = await starsIn(sheet)
  expect(stars.map(({ width }) => width >= 44)).toEqual([true, true, true, true, true])
  expect(stars.map(({ fill }) => fill !== stars[4]?.fill)).toEqual([true, true, true, true, false])
}

/** The end of a sheet's content is not under its foot. */
async function expectOverFoot(sheet: Locator, name: string) {
  const room = async () => {
    const foot = await sheet.locator('.sheet-foot').boundingBox()
    const button = await sheet.getByRole('button', { name }).boundingBox()
    return (foot?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThan(0)
}

/** A family with a confirmed address reports without a page. */
async function reportQuietly(name: string, id: string) {
  const caller = await request.newContext()
  const email = addressOf(name)
  await registerFamily({ request: caller }, server, { name, email })
  confirmAddress(server, email)
  const reason = 'Too wild for us'
  await post(caller, server.url, `/community/activities/${id}/report`, { reason }, 200)
  await caller.dispose()
}

/** The administrator looks at it and keeps it. */
async function keep(id: string) {
  const caller = await request.newContext()
  await post(caller, server.url, '/api/login', administrator, 200)
  await post(caller, server.url, `/api/admin/reports/${id}`, { decision: 'keep' }, 200)
  await caller.dispose()
}

/** The width of each star's target, and the fill color of its drawing. */
const starsIn = (sheet: Locator) =>
  sheet.locator('label:has(input[type=radio]:not(:disabled)):has(svg)').evaluateAll((labels) =>
    labels.map((label) => ({
      width: label.getBoundingClientRect().width,
      fill: getComputedStyle(label.querySelector('svg') as SVGElement).fill,
    })),
  )
