import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectToFit } from '../community-page.ts'
import { leo, registerFamily } from '../families.ts'
import { browser, server, startProduct } from '../product.ts'

/* Browser settings of people: large text, a small window, reduced motion, forced colors. */

const visitorPages = ['/', '/login', '/register', '/activities', '/activities/shadow-wave']
const familyPages = [
  '/activities',
  '/activities/shadow-wave',
  '/activities/shadow-wave/play',
  '/ai-generator',
  '/community',
  '/scavenger-hunt',
  '/scavenger-hunt/play/rainbow-rooms',
  '/profile',
  '/profile?tab=account',
  '/dashboard',
]
/** A window of 1280 x 800 at 200 % is as wide as the first; text alone at 200 % is the third. */
const sights: [string, BrowserContextOptions, number][] = [
  ['at 200 % zoom', { viewport: { width: 640, height: 400 } }, 100],
  ['320 px wide', { viewport: { width: 320, height: 640 } }, 100],
  ['with text twice as large on a phone', { viewport: { width: 390, height: 844 } }, 200],
]

startProduct({ features: ['ai_generation', 'community_sharing', 'premium_library'] })

describe.each(sights)('%s', (sight, screen, textPercent) => {
  test.each([
    ["a visitor's", visitorPages, undefined],
    ["a family's", familyPages, 'Maya'],
  ])('%s pages neither scroll sideways nor cut what can be pressed', async (_, paths, name) => {
    const { context, page } = await open(screen, name && `${name} ${sight}`)
    for (const path of paths) {
      await page.goto(`${server.url}${path}`)
      await page.addStyleTag({ content: `html { font-size: ${textPercent}% !important }` })
      await page.waitForLoadState('networkidle')
      await expectToFit(page)
      expect([path, await cutActions(page)]).toEqual([path, []])
    }
    await context.close()
  })
})

test('nothing moves with reduced motion, not even the end of a hunt', async () => {
  const { context, page } = await open({ reducedMotion: 'reduce' }, 'Still')
  for (const path of familyPages) {
    await page.goto(`${server.url}${path}`)
    expect([path, await movements(page)]).toEqual([path, []])
  }
  await page.goto(`${server.url}/scavenger-hunt/play/rainbow-rooms`)
  await page.getByRole('button', { name: 'Start the hunt' }).click()
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Found it', exact: true }).click()
    await page.getByText(left > 0 ? `${left} to go` : /^All \d+ found!$/).waitFor()
  }
  expect(await movements(page)).toEqual([])
  await context.close()
})

test('controls keep an edge with forced colors', async () => {
  const { context, page } = await open({ forcedColors: 'active' }, 'Contrast')
  for (const path of ['/activities', '/activities/shadow-wave', '/ai-generator']) {
    await page.goto(`${server.url}${path}`)
    await page.waitForLoadState('networkidle')
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('main .btn, main .pick')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).borderStyle === 'none')
        .map((one) => one.textContent),
    )
    expect([path, bare]).toEqual([path, []])
  }
  await context.close()
})

async function open(screen: BrowserContextOptions, name?: string) {
  const context = await browser.newContext(screen)
  context.setDefaultTimeout(20_000)
  const email = name && `${name.toLowerCase().replace(/\W+/g, '-')}@example.com`
  if (name && email) await registerFamily(context, server, { name, email, child: leo })
  return { context, page: await context.newPage() }
}

/** Buttons and links whose words are cut off by their own box, or that lie beyond the window's edge. */
const cutActions = (page: Page) =>
  page.evaluate(() => {
    // A row that scrolls continues beyond the edge on purpose.
    const isInScroller = (one: Element | null): boolean =>
      one !== null &&
      (/auto|scroll/.test(getComputedStyle(one).overflowX) || isInScroller(one.parentElement))
    return [...document.querySelectorAll('main a, main button, header a, header button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !isInScroller(one))
      .flatMap((one) => {
        const { left, right } = one.getBoundingClientRect()
        const style = getComputedStyle(one)
        const isCut = style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1
        return isCut || left < -1 || right > innerWidth + 1 ? [one.textContent?.trim()] : []
      })
  })

/** Animations that run, and transitions that would, longer than an eye notices. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const long = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01)
    const moving = [...document.querySelectorAll('*')].filter((one) => {
      const style = getComputedStyle(one)
      const isAnimated = style.animationName !== 'none' && long(style.animationDuration)
      return isAnimated || long(style.transitionDuration)
    })
    return moving.map((one) => `${one.tagName}.${one.getAttribute('class')}`)
  })
