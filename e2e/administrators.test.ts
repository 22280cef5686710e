import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tabTo } from './keyboard.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'

/* How somebody who runs a server of their own becomes its administrator, and helps one who is locked out. */

const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'x' }

startProduct({ env: { PAYMENTS: 'razorpay', ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'y' } })

test('the link in the log leads to the admin area, and the command line helps beside the server', async () => {
  const first = setupLink()
  await server.halt()
  await server.resume()
  expect(setupLink()).not.toBe(first)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const problems = watchForProblems(context)
  const page = await context.newPage()
  await becomeAdministrator(page)
  await expectOneRowOfSections(page)
  expect(problems).toEqual([])
  expect(await admin('list')).toMatch(/^rosa@example\.com {2}Rosa {2}.* signed in on 1$/m)

  const told = await admin('reset-password', 'rosa@example.com')
  const password = /^Password: (\S{20})$/m.exec(told)?.[1] ?? ''
  expect(await statusOf('/user/profile', await context.cookies())).toBe(401)
  expect(await signIn('quiet-harbor-19')).toBe(401)
  expect(await signIn(password)).toBe(200)
  expect(await admin('create', 'rosa@example.com')).toContain('belongs to an administrator already')
  await context.close()
})

test('no line of the log but that of the link holds its token, and a test key is told of', () => {
  const token = setupLink().split('=')[1] ?? ''
  const holding = server.log_lines.filter((line) => line.includes(token))
  expect(holding).toHaveLength(1)
  const warnings = server.log_lines.filter((line) => JSON.parse(line).level === 40)
  expect(warnings.join('\n')).toContain('RAZORPAY_KEY_ID is a test key')
})

test('once there is an administrator a start writes no link', async () => {
  const links = () => server.log_lines.filter((line) => line.includes('setup_link')).length
  const before = links()
  await server.halt()
  await server.resume()
  expect(links()).toBe(before)
})

test("the build's own lists are served to nobody", async () => {
  expect(await statusOf('/.vite/manifest.json')).toBe(404)
})

/** Also on a phone, where the last ones are fetched by the focus, whole. */
async function expectOneRowOfSections(page: Page) {
  const sections = page.getByRole('navigation', { name: 'More of the admin area' })
  const tops = await sections
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([6, 1])
  const last = sections.getByRole('link', { name: 'Audit log' })
  await tabTo(page, last)
  expect(await last.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThan(390)
}

/** Follows the newest link and fills in its form. */
async function becomeAdministrator(page: Page) {
  const answer = await page.goto(setupLink())
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel('Full name').fill('Rosa')
  await page.getByLabel('Email').fill('rosa@example.com')
  await page.getByLabel('Password', { exact: true }).fill('quiet-harbor-19')
  await page.getByRole('button', { name: 'Become the Administrator' }).click()
  await page.waitForURL('**/admin')
  await page.getByRole('tab', { name: 'Launch Dashboard' }).waitFor()
}

/** The newest link in the log. */
function setupLink(): string {
  const line = server.log_lines.findLast((one) => one.includes('setup_link'))
  return JSON.parse(line ?? '{}').setup_link
}

/** What `npm run admin` says when it is called like that. */
async function admin(...given: string[]): Promise<string> {
  const program = spawn(process.execPath, ['scripts/admin.mjs', ...given], {
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
