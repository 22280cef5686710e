import { codeOf } from '@fgm/api/authenticator'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, registerFamily } from './families.ts'
import { logIn } from './log-in.ts'
import { confirmationLink } from './mails.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'

/* How to get into an account: by a click on the link of a mail, and by a code after the password. */

const administrator = { email: 'root@example.com', password: 'seven-brave-otters' }
startProduct({
  env: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
})

const phone = { viewport: { width: 390, height: 844 } }
const halfMinuteMs = 30_000

test('opening a link confirms nothing; the password and a click do', async () => {
  const home = await browser.newContext(phone)
  await registerFamily(home, server, { name: 'Ana', email: 'ana@example.com' })
  const elsewhere = await browser.newContext(phone)
  const problems = watchForProblems(elsewhere)
  const page = await elsewhere.newPage()
  await page.goto(await confirmationLink(server, 'ana@example.com'))
  await page.getByLabel('Your password').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await isConfirmed(home)).toBe(false)
  await page.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('Thank you. Your email address is confirmed.').waitFor()
  expect([await isConfirmed(home), await isConfirmed(elsewhere)]).toEqual([true, true])
  expect(problems).toEqual([])
})

test('an administrator turns the second step on, and logs in with a code, by keyboard', async () => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await logIn(page, server, administrator)
  await page.waitForURL(/activities/)
  const secret = await turnOn(page)
  const other = await (await browser.newContext(phone)).newPage()
  await logIn(other, server, administrator)
  await other.getByRole('heading', { name: 'One more step' }).waitFor()
  // The box for the code takes the focus when it is rendered.
  await other.locator('input:focus').waitFor()
  await other.keyboard.type(appCode(secret))
  await other.keyboard.press('Enter')
  await other.waitForURL(/activities/)
  expect((await other.request.get(`${server.url}/api/admin/launch-stats`)).status()).toBe(200)
})

/** Turns it on in the profile, with the code of half a minute ago: the current one is for logging in. */
async function turnOn(page: Page): Promise<string> {
  await page.goto(`${server.url}/profile?tab=account`)
  await page.getByRole('button', { name: 'Turn On' }).click()
  await page.getByLabel('Your password').fill(administrator.password)
  await page.keyboard.press('Enter')
  const key = page.locator('code', { hasText: /^([A-Z2-7]{4} ?){8}$/ })
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(appCode(secret, -1))
  await page.keyboard.press('Enter')
  await page.getByText('we show them only now').waitFor()
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}(-\w{4}){3}$/ })
      .count(),
  ).toBe(10)
  return secret
}

/** The code in the app. At the end of a half minute it is the next one, which is valid by then. */
const appCode = (secret: string, steps = 0) =>
  codeOf({ now: () => new Date(Date.now() + halfMinuteMs / 10) }, secret, steps)

const isConfirmed = async (context: BrowserContext): Promise<boolean> =>
  (await (await context.request.get(`${server.url}/user/profile`)).json()).email_verified
