import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { atNight } from '@fgm/api/extent'
import type { APIRequestContext, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerFamilies } from './families.ts'
import { screens } from './generator-page.ts'
import { addPayment } from './ledger.ts'
import { logIn } from './log-in.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { acceptCookies } from './visit.ts'

/* How the person who runs a server becomes its administrator, and helps one who is locked out. */

const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'x' }

startProduct({ env: { PAYMENTS: 'razorpay', ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'y' } })

test('the link in the log leads to the admin area, and the command line helps next to the running server', async () => {
  const first = setupLink()
  await server.halt()
  await server.resume()
  expect(setupLink()).not.toBe(first)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const problems = watchForProblems(context)
  const page = await context.newPage()
  await becomeAdministrator(page)
  await expectSections(page)
  expect(problems).toEqual([])
  expect(await admin('list')).toMatch(/^rosa@example\.com {2}Rosa {2}.* logged in on 1$/m)

  const password = await newPassword()
  expect(await statusOf('/user/profile', await context.cookies())).toBe(401)
  expect(await signIn('quiet-harbor-19')).toBe(401)
  expect(await signIn(password)).toBe(200)
  expect(await admin('create', 'rosa@example.com')).toContain('belongs to an administrator already')
  await context.close()
})

atNight(
  'on a small phone what is wrong in the settings does not lie under the bar that saves',
  async () => {
    const small = { ...screens.phone, viewport: { width: 360, height: 640 } }
    const context = await browser.newContext({ ...small, reducedMotion: 'reduce' })
    await acceptCookies(context)
    const page = await context.newPage()
    await logIn(page, server, { email: 'rosa@example.com', password: await newPassword() })
    await page.waitForURL('**/activities')
    await page.goto(`${server.url}/admin/settings`)
    await page.getByRole('heading', { name: 'AI ideas' }).click()
    const box = page.getByLabel('Ideas a day, Families that paid')
    await box.fill('many')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await seen(page, page.getByText('Please enter a whole number.'))
    await seen(page, box)
    await context.close()
  },
)

atNight(
  'the first screen of the launch contains numbers, phase, curve and switches, as the server says them',
  async () => {
    await registerFamilies(server, 3)
    addPayment(server, 'family-3@example.com', 700)
    const context = await browser.newContext(screens.desktop)
    await acceptCookies(context)
    const problems = watchForProblems(context)
    const page = await context.newPage()
    await logIn(page, server, { email: 'rosa@example.com', password: await newPassword() })
    await page.waitForURL('**/activities')
    await page.goto(`${server.url}/admin?tab=launch`)
    await page.waitForURL('**/admin')
    const stats = await launchStats(context.request)
    expect(stats).toMatchObject({ total_users: 3, total_revenue: 700 })

    const [numbers, curve] = [page.locator('.launch-numbers > div'), page.locator('.curve')]
    const cards = [cardOf(page, 'Phase: Founding'), cardOf(page, 'Feature switches')]
    for (const part of [numbers.last().locator('dd'), curve, ...cards]) await seen(page, part)
    await expectNumbers(numbers, stats)
    await expectPhase(page, stats)
    await expectRevenueCurve(curve, stats)
    await expectPaymentsClosed(page)
    await expectFamiliesCurve(page, curve)
    await page.setViewportSize(screens.phone.viewport)
    await expectToBeReadOnPhone(page, curve)
    expect(problems).toEqual([])
    await context.close()
  },
)

test("only the link's line in the log contains its token, and a test key is reported", () => {
  const token = setupLink().split('=')[1] ?? ''
  const holding = server.log_lines.filter((line) => line.includes(token))
  expect(holding).toHaveLength(1)
  const warnings = server.log_lines.filter((line) => JSON.parse(line).level === 40)
  expect(warnings.join('\n')).toContain('RAZORPAY_KEY_ID is a test key')
})

test('once there is an administrator a start logs no link', async () => {
  const links = () => server.log_lines.filter((line) => line.includes('setup_link')).length
  const before = links()
  await server.halt()
  await server.resume()
  expect(links()).toBe(before)
})

test("the build's own lists are not served", async () => {
  expect(await statusOf('/.vite/manifest.json')).toBe(404)
})

/** On a phone one box, whole on the screen; on a desktop one row of nine. */
async function expectSections(page: Page) {
  const sections = page.getByRole('tablist', { name: 'Admin' }).getByRole('tab')
  const box = page.getByLabel('Section')
  expect(await sections.count()).toBe(0)
  const { x, y, width, height } = await boxOf(box)
  expect([x >= 0, x + width <= 390, height >= 44, y + height < 300]).toEqual(Array(4).fill(true))
  await box.selectOption('Audit log')
  await page.waitForURL('**/admin/audit')
  await page.getByRole('tabpanel', { name: 'Audit log' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/admin')
  const phone = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 1280, height: 800 })
  const row = async () => {
    const tops = await sections.evaluateAll((tabs) =>
      tabs.map((tab) => tab.getBoundingClientRect().top),
    )
    return [tops.length, new Set(tops).size, await box.isVisible()]
  }
  await expect.poll(row).toEqual([10, 1, false])
  await page.setViewportSize(phone)
}

type Caller = Pick<APIRequestContext, 'get'>

type LaunchStats = {
  total_users: number
  total_revenue: number
  phase_progress: { registered: number; spots_remaining: number }
  user_breakdown: { premium_users: number; paid_users: number }
}

/** The figures of the launch, from the server's literal path. */
const launchStats = async (caller: Caller): Promise<LaunchStats> =>
  (await caller.get(`${server.url}/api/admin/launch-stats`)).json()

const cardOf = (page: Page, name: string) =>
  page.locator('.card', { has: page.getByRole('heading', { name }) })

async function expectNumbers(numbers: Locator, stats: LaunchStats) {
  expect(await numbers.locator('dd').allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^${stats.total_users}\\s`)),
    expect.stringMatching(new RegExp(`^${stats.phase_progress.spots_remaining}\\s+of 50`)),
    expect.stringMatching(new RegExp(`^${stats.user_breakdown.premium_users}\\s`)),
    expect.stringMatching(new RegExp(`^${stats.user_breakdown.paid_users}\\s`)),
    expect.stringMatching(new RegExp(`^\\${money(stats.total_revenue)}\\s`)),
  ])
}

/** The track is filled up to the current phase. */
async function expectPhase(page: Page, { phase_progress }: LaunchStats) {
  const track = page.locator('.phase-track .filled').first()
  const filled = page.locator('.filled > i').first()
  const share = async () => (await boxOf(filled)).width / (await boxOf(track)).width
  await expect.poll(share).toBeCloseTo(phase_progress.registered / 200, 3)
}

async function expectRevenueCurve(curve: Locator, { total_revenue }: LaunchStats) {
  expect(await curve.locator('.curve-end').allInnerTexts()).toEqual([
    expect.stringContaining(money(total_revenue)),
  ])
  // The line goes from the bottom to the top of the scale; its box is higher by the line's thickness.
  const line = await boxOf(curve.locator('.line').first())
  const drawing = await boxOf(curve.locator('svg'))
  expect(Math.abs(line.height - drawing.height)).toBeLessThanOrEqual(4)
}

/** The switch shows how far it is from opening, like the server. */
async function expectPaymentsClosed(page: Page) {
  const flags = await (await page.request.get(`${server.url}/feature-flags`)).json()
  const { current, threshold } = flags.activation_status.feature_status.payments
  const words = `Closed: ${current} families, ${threshold} needed`
  await cardOf(page, 'Feature switches').getByText(words).waitFor()
}

async function expectFamiliesCurve(page: Page, curve: Locator) {
  await page.getByRole('radio', { name: 'Families' }).click()
  const ends = () => curve.locator('.curve-end').allInnerTexts()
  await expect.poll(ends).toEqual([expect.stringMatching(/^3\s+families$/)])
}

/** The drawing shrinks with the screen, its words do not. */
async function expectToBeReadOnPhone(page: Page, curve: Locator) {
  const sizes = () =>
    curve
      .locator('span')
      .evaluateAll((words) => [...new Set(words.map((word) => getComputedStyle(word).fontSize))])
  await expect.poll(sizes).toEqual(['14px'])
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(wide).toBeLessThanOrEqual(390)
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

const money = (cents: number) => `$${cents / 100}`

/** Follows the newest link and fills in its form. */
async function becomeAdministrator(page: Page) {
  const answer = await page.goto(setupLink())
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel('Full name').fill('Rosa')
  await page.getByLabel('Email').fill('rosa@example.com')
  await page.getByLabel('Password', { exact: true }).fill('quiet-harbor-19')
  await page.getByRole('button', { name: 'Create the Account' }).click()
  await page.waitForURL('**/admin')
  await page.getByLabel('Section').waitFor()
}

/** The password that the command line creates for the administrator. */
async function newPassword(): Promise<string> {
  const output = await admin('reset-password', 'rosa@example.com')
  return /^Password: (\S{20})$/m.exec(output)?.[1] ?? ''
}

/** The newest link in the log. */
function setupLink(): string {
  const line = server.log_lines.findLast((one) => one.includes('setup_link'))
  return JSON.parse(line ?? '{}').setup_link
}

/** The output of `npm run admin` with these arguments. */
async function admin(...given: string[]): Promise<string> {
  const program = spawn(process.execPath, ['scripts/run.mjs', 'admin', ...given], {
    cwd: `${import.meta.dirname}/..`,
    env: { PATH: process.env.PATH, DATA_DIR: server.data_dir, BASE_URL: server.url },
  })
  const said: Buffer[] = []
  program.stdout.on('data', (chunk) => said.push(chunk))
  program.stderr.on('data', (chunk) => said.push(chunk))
  await once(program, 'close')
  return Buffer.concat(said).toString()
}

async function statusOf(path: string, cookies: { name: string; value: string }[] = []) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (await fetch(server.url + path, { headers: { cookie, accept: 'application/json' } }))
    .status
}

async function signIn(password: string): Promise<number> {
  const first = await fetch(`${server.url}/api/csrf-token`)
  const { csrf_token } = await first.json()
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': csrf_token,
      cookie: first.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    },
    body: JSON.stringify({ email: 'rosa@example.com', password }),
  })
  return answer.status
}
