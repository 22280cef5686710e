import type { Page } from 'playwright-core'
import { hydrated } from './hydrated.ts'
import type { BuiltServer } from './server.ts'

type Account = { email: string; password: string }

/** Fills in the form and sends it by keyboard. The caller checks what comes next: a list, or a second step. */
export async function logIn(page: Page, { url }: BuiltServer, { email, password }: Account) {
  await page.goto(`${url}/login`)
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
