import { deflateSync, inflateSync } from 'node:zlib'
import { readPdf } from '@fgm/api/read-pdf'
import { oneLine } from '@fgm/shared/text/text'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { password, post } from '../families.ts'
import { button } from '../hunt-player.ts'
import { browser, server, startProduct } from '../product.ts'
import { administrator, fillWithBadTexts, packedTexts, type Written } from './bad-families.ts'
import { missingIn, strangeParts, watchForDeeds } from './bad-pages.ts'
import { script } from './bad-texts.ts'

/*
 * Some three hundred texts that would be markup, scripts, templates or addresses, written into every field, and then
 * every page that shows them: once as it is served, and once without its policy, because a text that is only text
 * needs no protection.
 */

// On a busy machine one took 45 seconds.
vi.setConfig({ testTimeout: 120_000 })

startProduct({
  env: {
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.1,::1',
  },
})

let written: Written
beforeAll(async () => {
  written = await fillWithBadTexts(server)
}, 120_000)

test('no page of a family runs what was written, and together they show all of it', async () => {
  const found = await atOnce(written.viewer.email, async (page) => [
    ...(await visitAll(page, familyPages())),
    ...(await play(page)),
  ])
  expect(found).toEqual([])
})

test('no page of an administrator runs what was written, and together they show all of it', async () => {
  const found = await atOnce(administrator.email, (page) =>
    visitAll(page, [
      ['/admin', []],
      ['/admin?tab=providers', []],
      ['/admin?tab=waitlist', written.names.slice(-3)],
      ['/admin?tab=families', written.names],
      [`/admin?tab=families&family=${written.blocked_id}`, written.reasons.slice(-3)],
      ['/admin?tab=reports', written.reports],
      ['/admin?tab=mails', written.mails.slice(0, 3)],
      ['/admin?tab=settings', packedTexts(300).slice(0, 1)],
      ['/admin?tab=audit', written.reasons],
    ]),
  )
  expect(found).toEqual([])
})

test('no search box and no address runs what is typed into it', async () => {
  const bad = packedTexts(100, script)
  const pages = ['/activities', '/community', '/admin?tab=families', '/admin?tab=waitlist']
  const search = async (page: Page) => {
    const found: string[] = []
    for (const path of pages) found.push(...(await searchFor(page, path, bad)))
    return found
  }
  const found = await Promise.all([
    inBrowser(administrator.email, true, search),
    atOnce(written.viewer.email, (page) => visitAll(page, addresses(packedTexts(300, script)))),
  ])
  expect(found.flat()).toEqual([])
})

const acting = /\/(?:JS|JavaScript|OpenAction|AA|Launch|SubmitForm|GoToR|EmbeddedFile)\b/

/**
 * The objects of a PDF as text. Compressed objects are decompressed; all other compressed data are drawings, letters
 * and pictures, which can do nothing, and whose bytes contain any word by chance.
 */
const objectsOf = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .replace(
      /(<<(?:(?!endobj)[\s\S])*?>>)\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
      (_, about: string, bytes: string) =>
        about + (about.includes('/ObjStm') ? inflateSync(Buffer.from(bytes, 'latin1')) : ''),
    )

test('what is printed contains all of it as text, and nothing active', async () => {
  const { context } = await arrive(written.viewer.email, false)
  const open = async (path: string) => {
    const response = await context.request.get(`${server.url}${path}`)
    expect([path, response.headers()['content-type']]).toEqual([path, 'application/pdf'])
    return response.body()
  }
  const sheet = await open(`/downloads/${written.whole_id}.pdf`)
  const cards = await open(`/api/scavenger-hunts/${written.hunt_id}/print`)
  for (const pdf of [sheet, cards]) {
    expect(objectsOf(pdf)).toContain('/Catalog')
    expect(objectsOf(pdf)).not.toMatch(acting)
  }
  const { text } = await readPdf(sheet)
  const shown = narrow(text)
  expect(script.slice(0, 20).filter((one) => !shown.includes(narrow(oneLine(one))))).toEqual([])
  await context.close()
})

test('a printed sheet that did something would be noticed', () => {
  const compressed = deflateSync('1 0 << /OpenAction 2 0 R >>').toString('latin1')
  const pdf = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm >>\nstream\n${compressed}\nendstream\nendobj`
  expect(objectsOf(Buffer.from(pdf, 'latin1'))).toMatch(acting)
  const drawing = pdf.replace('/ObjStm', '/XObject').replace(compressed, 'chance/JS ')
  expect(objectsOf(Buffer.from(drawing, 'latin1'))).not.toMatch(acting)
})

test('a page that did run them would be noticed', async () => {
  const { context, page, deeds } = await arrive(written.viewer.email, true)
  await page.goto(`${server.url}/profile`)
  await page.setContent(`<p>${script.slice(0, 3)}</p><a href="javascript:fgmxss()">x</a>`)
  await expect.poll(() => deeds).toContainEqual(expect.stringMatching(/^ran at/))
  expect(await strangeParts(page)).toHaveLength(4)
  expect(await missingIn(page, ['nowhere'], 100)).toEqual(['nowhere'])
  await context.close()
})

/** What a family opens, and what has to be there. */
const familyPages = (): [path: string, shown: readonly string[]][] => [
  ['/', []],
  ['/activities?source=mine', written.titles],
  [`/activities/${written.whole_id}`, written.whole],
  ['/ai-generator', written.titles.slice(-1)],
  ['/premium-library', []],
  ['/community', written.shared_titles],
  ['/community?tab=share', written.titles],
  ['/profile', written.names.slice(0, 1)],
  ['/profile?tab=children', written.children],
  ['/profile?tab=activities', written.notes.slice(0, 5)],
  ['/dashboard', []],
  ['/upgrade', []],
  ['/scavenger-hunt', []],
  ['/scavenger-hunt?tab=blueprints', written.house_names],
  ['/scavenger-hunt?tab=hunts', written.hunt_names],
  [`/scavenger-hunt/edit/${written.hunt_id}`, []],
  ['/scavenger-hunt/create', written.house_names],
  ['/scavenger-hunt/blueprints', written.house_names],
  [`/scavenger-hunt/blueprints/edit/${written.house_id}`, written.room_labels],
]

type Walk = (page: Page) => Promise<string[]>

/** With the policy of the pages and without it, side by side. @returns what went wrong. */
const atOnce = async (email: string, walk: Walk) =>
  (await Promise.all([inBrowser(email, false, walk), inBrowser(email, true, walk)])).flat()

/** A tour in its own browser, logged in. @returns what was found, and what the browser noticed. */
async function inBrowser(email: string, bypassCSP: boolean, walk: Walk) {
  const { context, page, deeds } = await arrive(email, bypassCSP)
  const found = await walk(page)
  await context.close()
  return [...found, ...deeds]
}

async function arrive(email: string, bypassCSP: boolean) {
  const context = await browser.newContext({ bypassCSP, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  const deeds = await watchForDeeds(context)
  await post(context.request, server.url, '/api/login', { email, password }, 200)
  return { context, page: await context.newPage(), deeds }
}

/** Opens each of these pages with all it has. @returns what is strange or missing there. */
async function visitAll(page: Page, list: [path: string, shown: readonly string[]][]) {
  const found: string[] = []
  for (const [path, shown] of list) {
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' })
    found.push(...(await lookAt(page, path, shown)))
  }
  return found
}

async function lookAt(page: Page, path: string, shown: readonly string[] = []) {
  const missing = await missingIn(page, shown)
  return [...(await strangeParts(page)), ...missing.map((text) => `${path} lacks ${text}`)]
}

/** Starts the hunt whose every field is bad, as far as its first clue. */
async function play(page: Page) {
  const path = `/scavenger-hunt/play/${written.hunt_id}`
  await page.goto(`${server.url}${path}`)
  await button(page, 'Start the hunt').click()
  await button(page, 'Found it').waitFor()
  return lookAt(page, path)
}

/** Types each text into the search box of a page and presses Enter. */
async function searchFor(page: Page, path: string, texts: readonly string[]) {
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' })
  const box = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  for (const text of texts) {
    await box.fill(text)
    await box.press('Enter')
  }
  await page.waitForLoadState('networkidle')
  return lookAt(page, path, texts.slice(-1))
}

/** Pages that read parameters of their address, each with bad ones. */
function addresses(texts: readonly string[]): [string, readonly string[]][] {
  const [one = '', two = ''] = texts.map(encodeURIComponent)
  return [
    `/activities?q=${one}&category=${two}&age=${one}&shown=${two}`,
    `/community?tab=${one}&sort=${two}`,
    `/community?query=${one}&item=${two}`,
    `/premium-library?query=${one}&category=${one}&item=${two}`,
    `/profile?tab=${one}`,
    `/scavenger-hunt?tab=${one}&success=${two}`,
    `/scavenger-hunt/create?blueprint=${one}`,
    `/scavenger-hunt/play/${written.hunt_id}?found=${one}`,
    `/register?ref=${one}`,
    '/login?next=javascript:fgmxss()',
  ].map((path) => [path, []])
}

const narrow = (text: string) => text.replace(/\s+/g, '')
