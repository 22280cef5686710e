import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '../../e2e/browser.ts'
import { password, post } from '../../e2e/families.ts'
import { freePort } from '../../e2e/server.ts'
import { type Role, type View, views } from './views.ts'

/*
 * `npm run pictures -- --to DIR`: a screenshot of every page of the demo, on two phones and a desktop, light and dark, for people
 * to look at. `--only hunt,play` takes the views whose name has one of these words, `--screens phone` some of the screens.
 */

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}
type ScreenName = keyof typeof screens

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'pictures' },
    only: { type: 'string', default: '' },
    screens: { type: 'string', default: 'phone,desktop' },
    schemes: { type: 'string', default: 'light,dark' },
  },
})
const accounts = {
  family: 'ana@demo.example',
  waiting: 'ben@demo.example',
  admin: 'root@demo.example',
}

mkdirSync(values.to, { recursive: true })
const demo = await startDemo()
const browser = await launchBrowser()
try {
  const words = values.only.split(',')
  const wanted = views.filter(({ name }) => words.some((word) => name.includes(word)))
  for (const screen of values.screens.split(',') as ScreenName[])
    for (const scheme of values.schemes.split(',') as ('light' | 'dark')[])
      await pictureAll(browser, wanted, screen, scheme)
} finally {
  await browser.close()
  demo.end()
}

/** The demo with fresh data in a folder that is removed at the end. */
async function startDemo() {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'fgm-pictures-'))
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['packages/api/dist/demo.mjs'], {
    env: { ...process.env, PORT: String(port), BASE_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout }))
    if (line.includes('is open')) break
  const end = () => {
    server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, end }
}

async function pictureAll(
  browser: Browser,
  wanted: View[],
  screen: ScreenName,
  colorScheme: 'light' | 'dark',
) {
  const contexts = new Map<Role, BrowserContext>()
  for (const view of wanted) {
    const context =
      contexts.get(view.as) ?? (await open(browser, view.as, { ...screens[screen], colorScheme }))
    contexts.set(view.as, context)
    const page = await context.newPage()
    const path = join(values.to, `${view.name}.${screen}.${colorScheme}.png`)
    await picture(page, view, path).catch((cause: Error) => {
      process.stderr.write(`${path}: ${cause.message.split('\n')[0]}\n`)
    })
    await page.close()
  }
  await Promise.all([...contexts.values()].map((context) => context.close()))
}

async function open(browser: Browser, as: Role, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  await context.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'))
  // Every phone has it, and this browser does not.
  if (options?.isMobile) await context.addInitScript('navigator.share = async () => {}')
  if (as === 'visitor' || as === 'newcomer') return context
  await post(context.request, demo.url, '/api/login', { email: accounts[as], password }, 200)
  return context
}

async function picture(page: Page, { path, act, isWhole = true }: View, to: string) {
  const address = typeof path === 'string' ? path : await path(page.request, demo.url)
  await page.goto(`${demo.url}${address}`)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  if (isWhole) {
    await scrollThrough(page)
    await showWhole(page)
  }
  await page.waitForTimeout(400)
  await page.screenshot({ path: to })
}

/** A window as high as the page: bars are at its end, and cover nothing in the middle of a picture. */
async function showWhole(page: Page) {
  let { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // Late content makes it higher. Content as high as the window would do so without end.
  for (let beyond = 0; ; ) {
    const now = await page.evaluate(() => document.documentElement.scrollHeight)
    if (now <= height || now - height === beyond) break
    beyond = now - height
    height = now
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(200)
  }
}

/** Drawings load when they come into view. */
function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo(0, 0)
  })
}
