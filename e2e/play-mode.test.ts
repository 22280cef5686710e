import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { boxesOf } from './boxes.ts'
import { expectToFit } from './community-page.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { cachedCount } from './hunt-player.ts'
import { facesOf, marksOf } from './ledger.ts'
import { playToTheEnd } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { visit } from './visit.ts'

/* An activity in the hands of a family: what happens to a phone meanwhile, who cannot look at it, and how it was. */

startProduct()

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const timer = (page: Page) => page.getByRole('timer').textContent()
const step = (page: Page) => page.locator('.toes [aria-current=step]').textContent()

/** At the first step of an activity that needs nothing before. */
async function startPlaying(name: string, screen = screens.phone) {
  const visitor = await visit(browser, server, name, screen, leo)
  await visitor.page.addInitScript(standIns)
  await visitor.page.clock.install()
  await visitor.open('/activities/sock-mountain-match/play')
  await visitor.page.getByRole('button', { name: 'First step' }).click()
  await next(visitor.page).waitFor()
  return visitor
}

test('a play survives a reload and a phone locked for ten minutes, and the screen stays lit', async () => {
  const { page, context } = await startPlaying('Ida')
  expect(await noted(page, 'locks')).toEqual(['screen'])
  await next(page).click()
  await page.getByRole('radio', { name: 'Easier' }).click()
  await page.clock.runFor(61_000)
  await page.reload()
  await expect.poll(() => step(page)).toBe('2')
  expect(await timer(page)).toBe('4 minutes left')
  await page.getByText('Lay one sock of each pair in a row.').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(120_000)
  expect(await timer(page)).toBe('4 minutes left, paused')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.clock.fastForward('10:00')
  await expect.poll(() => timer(page)).toContain('No hurry')
  expect(await step(page)).toBe('2')
  await playToTheEnd(page)
  await expect.poll(() => noted(page, 'locks')).toEqual(['screen', 'released'])
  await context.close()
})

test('it is played offline, also after a reload, and is saved when online again', async () => {
  const phone = { ...screens.phone, serviceWorkers: 'allow' } as const
  const { page, context, open, email } = await visit(browser, server, 'Maya', phone, leo)
  await open('/activities')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => cachedCount(page)).toBeGreaterThan(15)
  await page.getByRole('link', { name: 'Start now' }).click()
  await page.locator('.playing-ways .primary').click()
  await context.setOffline(true)
  await page.reload()
  await playToTheEnd(page)
  await page.getByRole('radio', { name: 'Fine' }).click()
  await page.getByText('Noted on this device.').waitFor()
  expect(marksOf(server, email)).toEqual({ plays: 0, favorites: 0 })
  await context.setOffline(false)
  await expect
    .poll(() => marksOf(server, email), { timeout: 15_000 })
    .toEqual({
      plays: 1,
      favorites: 0,
    })
  await context.close()
})

atNight(
  'with the phone down it is read aloud, and a tap anywhere or the button of the headset goes to the next',
  async () => {
    const { page, context } = await startPlaying('Nora')
    await page.getByRole('button', { name: 'Phone down' }).click()
    const said = () => noted(page, 'said')
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.paused))
      .toBe(false)
    expect(await said()).toEqual([])
    await page.clock.runFor(1_000)
    expect((await said()).at(-1)).toContain('Slip one bright sock')
    expect((await said())[0]).toContain('Use no baby socks')
    await page.mouse.click(195, 300)
    await page.clock.runFor(1_000)
    expect((await said()).at(-1)).toContain('Heap all the other socks')
    await page.evaluate(() => (window as never as StandIns).headset.pause?.())
    await page.clock.runFor(1_000)
    expect((await said()).at(-1)).toContain('Take turns')
    await seen(page, page.getByText('Use no baby socks'))
    await page.setViewportSize({ width: 740, height: 360 })
    await seen(page, page.getByText('Use no baby socks'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Phone up' }).click()
    expect(await step(page)).toBe('3')
    await context.close()
  },
)

test('on a computer it is read aloud by a click, and what to say comes with the last step', async () => {
  const { page, context, open } = await visit(browser, server, 'Nils', screens.desktop, leo)
  await open('/activities/sock-mountain-match/play')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await page.getByRole('button', { name: 'Click anywhere for the next step' }).waitFor()
  await page.getByRole('button', { name: 'Show the steps' }).click()
  await page.getByRole('button', { name: 'First step' }).click()
  await expect.poll(() => step(page)).toBe('1')
  for (const last of ['2', '3', '4', '5']) {
    expect(await page.locator('.say').count()).toBe(0)
    await next(page).click()
    await expect.poll(() => step(page)).toBe(last)
  }
  await seen(page, page.locator('.say'))
  await context.close()
})

test('how it was is asked once for each child: the face is a mark, a heart for again, and one line stays', async () => {
  const { page, context, email } = await startPlaying('Rosa')
  await post(context.request, server.url, '/children', { ...leo, name: 'Mila' })
  await page.reload()
  await playToTheEnd(page)
  const faces = (name: string) => page.getByRole('radiogroup', { name: `How was it for ${name}?` })
  await faces('Leo').getByRole('radio', { name: 'Again!' }).click()
  await faces('Mila').getByRole('radio', { name: 'Not today' }).click()
  await page.getByText('A flop is fine.').waitFor()
  await expect.poll(() => marksOf(server, email)).toEqual({ plays: 2, favorites: 1 })
  await page.getByLabel('One line to keep').fill('The sock was on my own foot')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await page.getByText('Saved. You will find your line').waitFor()
  await faces('Leo').getByRole('radio', { name: 'Fine' }).click()
  await expect.poll(() => marksOf(server, email)).toEqual({ plays: 2, favorites: 0 })
  await page.reload()
  await faces('Mila').getByRole('radio', { name: 'Not today', checked: true }).waitFor()
  await page.getByRole('button', { name: 'Play it again' }).click()
  await expect
    .poll(async () => [await step(page), await timer(page)])
    .toEqual(['1', '5 minutes left'])
  await context.close()
})

atNight('a face in another tab arrives after the previous one, even if that is slow', async () => {
  const { page, context, email } = await startPlaying('Odd')
  await playToTheEnd(page)
  const other = await context.newPage()
  await other.goto(page.url())
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/activities\.recordPlay/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('radio', { name: 'Fine' }).click()
  await other.getByRole('radio', { name: 'Not today' }).click()
  await other.getByText('A flop is fine.').waitFor()
  letThrough()
  await expect.poll(() => facesOf(server, email)).toEqual(['not_today'])
  await context.close()
})

atNight('a line arrives with a play that was stored offline', async () => {
  const { page, context, email } = await startPlaying('Runa')
  await playToTheEnd(page)
  await page.route(/activities\.recordPlay/, (route) => route.abort())
  await page.getByRole('radio', { name: 'Fine' }).click()
  await page.getByText('Noted on this device.').waitFor()
  await page.unroute(/activities\.recordPlay/)
  await page.getByLabel('One line to keep').fill('Found the last one in the tub')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await page.getByText('Saved. You will find your line').waitFor()
  expect(marksOf(server, email).plays).toBe(1)
  await context.close()
})

atNight(
  'it is played by keyboard, in landscape, and with text twice as large; axe finds nothing anywhere',
  async () => {
    const { page, context } = await startPlaying('Kim')
    const looks: string[][] = []
    const look = async () => looks.push(await violationsOn(page))
    await look()
    await page.setViewportSize({ width: 740, height: 360 })
    await seen(page, page.locator('.playing-main h1'))
    await seen(page, next(page))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expectToFit(page)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await next(page).focus()
    await page.keyboard.press('Enter')
    expect(await step(page)).toBe('2')
    expect(await next(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Phone down' }).press('Enter')
    await look()
    await page.getByRole('button', { name: 'Tap anywhere' }).press('Enter')
    await page.getByRole('button', { name: 'Phone up' }).press('Enter')
    expect(await step(page)).toBe('3')
    await playToTheEnd(page)
    await expectToFit(page)
    await look()
    expect(looks.flat()).toEqual([])
    await context.close()
  },
)

test('a visitor is three taps from the front page to the first step, and ends with another five minutes', async () => {
  const context = await browser.newContext(screens.phone)
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('link', { name: 'See Sample Activities' }).first().tap()
  await page.getByRole('link', { name: 'Start now' }).tap()
  const way = page.locator('.playing-ways .primary')
  await way.waitFor()
  if ((await way.textContent()) === 'First step') await way.tap()
  await seen(page, page.locator('.playing-main h1'))
  const [dock, step] = await boxesOf(
    page.locator('.playing-dock'),
    page.locator('.playing-main h1'),
  )
  expect(step.bottom).toBeLessThanOrEqual(dock.top)
  const first = page.url()
  await playToTheEnd(page)
  await page.getByRole('link', { name: 'Another five minutes' }).tap()
  await way.waitFor()
  expect(page.url()).toMatch(/\/play$/)
  expect(page.url()).not.toBe(first)
  await context.close()
})

type StandIns = {
  locks: string[]
  said: string[]
  headset: Partial<Record<string, () => void>>
}
const noted = (page: Page, what: 'locks' | 'said') =>
  page.evaluate((name) => (window as never as StandIns)[name], what)

/** Fakes the wake lock, the voice and the headset, and records their calls. */
function standIns() {
  const here: StandIns = { locks: [], said: [], headset: {} }
  Object.assign(window, here)
  const request = async (kind: string) => {
    here.locks.push(kind)
    return { release: async () => void here.locks.push('released') }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  const speak = ({ text }: { text: string }) => void here.said.push(text)
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => {} } })
  const setActionHandler = (action: string, handle: () => void) => {
    here.headset[action] = handle
  }
  Object.defineProperty(navigator, 'mediaSession', { value: { setActionHandler } })
}
