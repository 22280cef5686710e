import { atNight } from '@fgm/api/extent'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { boxOf, overlap } from './boxes.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { button, find } from './hunt-player.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { seenOnceScrolledTo } from './seen.ts'
import { visit } from './visit.ts'

/* An afternoon with grandmother: a parent sends a link, she plays without an account, and her line comes back. */

startProduct()

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true }
const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
/** The minimum height of what she taps, and the minimum size of what she reads, in pixels. */
const [leastTarget, leastLetters] = [56, 16]

test('two activities by a link: played on a tablet, reported to the parent, and closed', async () => {
  const parent = await visit(browser, server, 'Maya', screens.phone, leo)
  await parent.open('/profile/day-link?activity=sock-mountain-match')
  const link = await makeLink(parent.page)
  const { page, problems } = await guest(browser, tablet)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Hello Oma!' }).waitFor()
  const ofAccounts = page.getByText(/Maya|Leo|Log ?in|Sign up|cookie/i)
  expect(await ofAccounts.and(page.locator(':visible')).count()).toBe(0)
  await measured(page)
  await onPaper(page, 'Shadow Wave', ['Hello Oma!', 'No account, nothing to install'])
  await playAndSay(page, 'Sock Mountain Match', 'They giggled.')
  await button(page, 'Back to the others').click()
  await playAndSay(page, 'Shadow Wave', '')
  expect(problems).toEqual([])
  await parent.open('/profile?tab=children')
  await seenOnceScrolledTo(parent.page.getByText('They giggled.'))
  await seenOnceScrolledTo(parent.page.getByText(/2 of 2 done/))
  await closeLink(parent.page)
  await page.reload()
  await page.getByRole('heading', { name: 'This link is closed' }).waitFor()
  await seenOnceScrolledTo(page.getByText('Ask the family for a new one'))
  expect(server.log_lines.join('\n')).not.toContain(new URL(link).hash.slice(1))
  expect(parent.problems).toEqual([])
})

atNight(
  'a hunt by a link: played on a small phone, its reply comes back, its token is nowhere',
  async () => {
    const parent = await visit(browser, server, 'Ida')
    const wanted = { hunt_id: 'rainbow-rooms', for_name: '', days: 2 }
    const { url } = await post(parent.context.request, server.url, '/user/day-links', wanted)
    const { page, problems } = await guest(browser, smallPhone)
    await page.goto(url)
    await page.getByRole('heading', { name: 'Hello!' }).waitFor()
    await measured(page)
    await page.getByRole('link', { name: 'Play Rainbow Rooms' }).click()
    await button(page, 'Start the hunt').click()
    await find(page, 3)
    await page.getByLabel('A line for the family').fill('Under the couch!')
    await button(page, 'Done').click()
    await page.getByText('Thank you! The family can see it now.').waitFor()
    await button(page, 'Back to the others').click()
    await page.getByRole('heading', { name: 'Hello!' }).waitFor()
    expect(problems).toEqual([])
    await parent.open('/profile?tab=children')
    await seenOnceScrolledTo(parent.page.getByText('Under the couch!'))
    expect(server.log_lines.join('\n')).not.toContain(new URL(url).hash.slice(1))
  },
)

atNight('an activity by a link continues after a reload, online and offline', async () => {
  const parent = await visit(browser, server, 'Uma')
  const wanted = { activity_ids: ['shadow-wave'], for_name: 'Opa' }
  const { url } = await post(parent.context.request, server.url, '/user/day-links', wanted)
  const { page } = await guest(browser, { ...smallPhone, serviceWorkers: 'allow' })
  await page.goto(url)
  await page.getByRole('link', { name: 'Play Shadow Wave' }).click()
  await button(page, 'Start now').click()
  await page.getByRole('timer').waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const isOffline of [false, true]) {
    await page.context().setOffline(isOffline)
    await page.reload()
    await page.getByRole('heading', { name: 'Shadow Wave', level: 1 }).waitFor()
    expect(await page.getByRole('timer').textContent()).toMatch(/minutes? left$/)
  }
  await page.getByRole('link', { name: 'Back to the List' }).click()
  await page.getByRole('heading', { name: 'Hello Opa!' }).waitFor()
  const token = new URL(url).hash.slice(1)
  expect(server.log_lines.join('\n')).not.toContain(token)
  expect(await page.evaluate(everythingStored)).not.toContain(token)
})

/** What the browser stores of our pages: both storages, and the addresses in the cache. */
async function everythingStored() {
  const cached = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) cached.push(url)
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached])
}

atNight(
  'a link that is closed during a play keeps the game, and says that the line cannot be sent',
  async () => {
    const parent = await visit(browser, server, 'Una')
    const wanted = { activity_ids: ['shadow-wave'] }
    const { id, url } = await post(parent.context.request, server.url, '/user/day-links', wanted)
    const { page } = await guest(browser, smallPhone)
    await page.goto(url.replace('#', '#x'))
    await page.getByRole('heading', { name: 'This link is closed' }).waitFor()
    await page.goto('about:blank')
    await page.goto(url)
    await page.getByRole('link', { name: 'Play Shadow Wave' }).click()
    await button(page, 'Start now').click()
    await parent.page.goto(`${server.url}/profile?tab=children`)
    await closeLink(parent.page)
    expect(id).toMatch(/\S/)
    await button(page, 'Done').click()
    await page.getByText('This link was closed in the meantime').waitFor()
    await page.getByRole('timer').waitFor()
  },
)

/** Someone without an account, in their own browser. */
async function guest(of: Browser, screen: Parameters<Browser['newContext']>[0]) {
  const context = await of.newContext({ ...screen, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  return { page: await context.newPage(), problems: watchForProblems(context) }
}

/** Adds a second activity, types the recipient's name, and creates the link. @returns it. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'For grandparents' }).waitFor()
  expect(await page.getByLabel('Sock Mountain Match').isChecked()).toBe(true)
  await page.getByLabel('Search').fill('shadow wave')
  await page.getByLabel('Shadow Wave').check()
  await page.getByLabel('For whom').fill('Oma')
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Make the Link' }).click()
  await page.getByRole('heading', { name: 'The link for Oma' }).waitFor()
  await seenOnceScrolledTo(page.getByRole('button', { name: 'Copy the Link' }))
  return `http://${await page.locator('code').textContent()}`
}

/** Opens one, starts it, and marks it as done: clicked twice, as an unsure finger does. */
async function playAndSay(page: Page, title: string, note: string) {
  await page.getByRole('link', { name: `Play ${title}` }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await measured(page)
  await onPaper(page, title, ['All done?'])
  await button(page, 'Start now').click()
  await page.getByRole('timer').waitFor()
  await page.getByLabel('A line for the family').fill(note)
  await button(page, 'Done').dblclick()
  await page.getByText('Thank you! The family can see it now.').waitFor()
}

async function closeLink(page: Page) {
  await page.getByRole('button', { name: /^Close the link with/ }).click()
  await page.getByRole('button', { name: 'Close It' }).click()
  await page.getByText('The link is closed. It no longer opens.').waitFor()
}

/** Nothing is wider than the screen, and buttons and letters are large. */
async function measured(page: Page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const pressed = page.locator('main').locator('a.btn, button')
  for (const one of await visibleOf(pressed)) {
    const height = (await one.boundingBox())?.height ?? 0
    expect([await one.textContent(), height >= leastTarget]).toEqual([expect.any(String), true])
  }
  for (const card of await page.locator('.day-cards > *').all()) {
    const [facts, play] = [await boxOf(card.locator('.facts')), await boxOf(card.locator('.btn'))]
    expect([facts.bottom - facts.top < 60, overlap(facts, play)]).toEqual([true, false])
  }
  const letters = await page
    .locator('main :is(h1, h2, p, li, a, button):visible')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(leastLetters)
  expect(await violationsOn(page)).toEqual([])
}

/** The print has its title, once, and no buttons, nor words that are only for the screen. */
async function onPaper(page: Page, title: string, forScreen: string[]) {
  await page.emulateMedia({ media: 'print' })
  const shown = page.locator(':visible')
  expect(await page.getByRole('heading', { name: title }).and(shown).count()).toBe(1)
  expect(await page.locator('a.btn, button').and(shown).allTextContents()).toEqual([])
  for (const words of forScreen)
    expect(await page.getByText(words).and(shown).allTextContents()).toEqual([])
  await page.emulateMedia({ media: null })
}

const visibleOf = async (all: Locator) => {
  const found = await all.all()
  const shown = await Promise.all(found.map((one) => one.isVisible()))
  return found.filter((_, at) => shown[at])
}
