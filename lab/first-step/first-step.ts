import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { launchBrowser } from '../../e2e/browser.ts'
import { leo, registerFamily } from '../../e2e/families.ts'
import { confirmAddress } from '../../e2e/ledger.ts'
import { startBuiltServer } from '../../e2e/server.ts'
import { slowNetwork } from './slow-network.ts'

/*
 * `npm run first-step`: how long from the app's start to the first step of a play, on a phone with slow 4G and a processor four
 * times slower than this one. Each button is clicked as soon as it is there, so that what remains is our time. `--write` puts the
 * figures into docs/browser-quality.md. Exits with 1 when a family waits for more than two seconds or clicks more than twice, or
 * a visitor clicks more than three times.
 */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const runs = 5
const goals = { family: { taps: 2, ms: 2_000 }, visitor: { taps: 3, ms: Number.POSITIVE_INFINITY } }
type Who = keyof typeof goals
type Seen = { card: number; step: number; taps: number }

const network = await slowNetwork()
const server = await startBuiltServer({ BASE_URL: network.url })
network.leadTo(Number(new URL(server.url).port))
const browser = await launchBrowser()
try {
  const rows = [
    await measure('family', '/activities', (context) => familyAtHome(context)),
    await measure('visitor', '/'),
    await measure('visitor', '/activities'),
  ]
  const text = `${conditions()}:\n\n${table(rows)}`
  console.log(`\n${text}\n`)
  if (process.argv.includes('--write')) write(text)
} finally {
  await browser.close()
  await server.stop()
  network.close()
}

async function measure(
  who: Who,
  path: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
) {
  const all: Seen[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(phone)
    await prepare(context)
    all.push(await open(context, path))
    await context.close()
  }
  const middle = all.toSorted((a, b) => a.step - b.step)[Math.floor(runs / 2)] as Seen
  if (middle.taps > goals[who].taps || middle.step > goals[who].ms) process.exitCode = 1
  return { who, path, ...middle, all: all.map(({ step }) => Math.round(step)) }
}

/** A family that was here before: the app is cached in the browser. */
async function familyAtHome(context: BrowserContext) {
  const email = `family-${performance.now()}@example.com`
  await registerFamily(
    context,
    { ...server, url: network.url },
    { name: 'Maya', email, child: leo },
  )
  confirmAddress(server, email)
  const page = await context.newPage()
  await page.goto(`${network.url}/activities`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForLoadState('networkidle')
  await page.close()
}

async function open(context: BrowserContext, path: string): Promise<Seen> {
  const page = await context.newPage()
  // The TypeScript runner names functions with a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(pressAtOnce)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  network.isSlow = true
  try {
    await page.goto(`${network.url}${path}`, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => sessionStorage.getItem('seen'), null, {
      timeout: 20_000,
      polling: 100,
    })
    return JSON.parse((await seen.jsonValue()) ?? '')
  } finally {
    network.isSlow = false
    await page.close()
  }
}

/** In the page: clicks the next button as soon as it is drawn, and records the time. */
function pressAtOnce() {
  if (window !== top || sessionStorage.getItem('seen')) return
  const kept = JSON.parse(sessionStorage.getItem('begun') ?? 'null')
  const begun: { at: number; card: number; taps: number; pressed: string[] } = kept ?? {
    ...{ at: performance.timeOrigin, card: 0, taps: 0, pressed: [] },
  }
  const now = () => performance.timeOrigin + performance.now() - begun.at
  const links = () => [...document.querySelectorAll<HTMLElement>('a, .playing-ways .primary')]
  const isNew = (name: string) => !begun.pressed.includes(name) && begun.pressed.push(name) > 0
  const ways: [string, RegExp][] = [
    ['age', /\/activities#child_age=4$/],
    ['near', /near=textiles$/],
  ]
  function next(): HTMLElement | undefined {
    const isVisitor = document.querySelector('.first-run') !== null || location.pathname === '/'
    for (const [name, address] of isVisitor ? ways : []) {
      const link = links().find((one) => address.test(one.getAttribute('href') ?? ''))
      if (link && isNew(name)) return link
    }
    const isAsked = document.querySelector('nav .pick') !== null
    const start = links().find(({ textContent }) => textContent === 'Start now')
    if (start && !isAsked && isNew('start')) {
      begun.card = now()
      return start
    }
    const first = links().find(({ textContent }) => textContent === 'First step')
    return first && isNew('first') ? first : undefined
  }
  function look() {
    if (document.querySelector('.toes [aria-current=step]')) {
      requestAnimationFrame(() =>
        sessionStorage.setItem('seen', JSON.stringify({ ...begun, step: now() })),
      )
      return
    }
    const button = next()
    if (button) {
      begun.taps += 1
      sessionStorage.setItem('begun', JSON.stringify(begun))
      button.click()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function conditions(): string {
  const day = new Date().toISOString().slice(0, 10)
  const load = loadavg()[0]?.toFixed(1)
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} cores with a load of ${load} at the end, the median of ${runs} runs`
}

function table(rows: Awaited<ReturnType<typeof measure>>[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const lines = rows.map(
    ({ who, path, taps, card, step, all }) =>
      `| ${who.padEnd(7)} | ${`\`${path}\``.padEnd(13)} | ${String(taps).padEnd(4)} | ${seconds(card).padEnd(10)} | ${seconds(step).padEnd(10)} | ${all.map(seconds).join(', ')} |`,
  )
  return [
    '| who     | from          | taps | Start now  | first step | every run |',
    '| ------- | ------------- | ---- | ---------- | ---------- | --------- |',
    ...lines,
  ].join('\n')
}

function write(text: string) {
  const path = join(import.meta.dirname, '../../docs/browser-quality.md')
  const document = readFileSync(path, 'utf8')
  const [before, rest = ''] = document.split('<!-- first-step -->')
  const after = rest.split('<!-- /first-step -->')[1]
  if (after === undefined) throw new Error(`${path} lacks the marks of the first step`)
  writeFileSync(path, `${before}<!-- first-step -->\n\n${text}\n\n<!-- /first-step -->${after}`)
}
