import { AxeBuilder } from '@axe-core/playwright'
import { atNight } from '@fgm/api/extent'
import { startFakeMailServer } from '@fgm/api/fakes/mail'
import { afterAll, expect, test } from 'vitest'
import { leo } from './families.ts'
import { screens } from './generator-page.ts'
import { hydrated } from './hydrated.ts'
import { confirmationToken, decoded } from './mails.ts'
import { browser, server, startProduct } from './product.ts'
import { acceptCookies, visit } from './visit.ts'

/* A parent sets a reminder on the phone, gets its mail, and skips a week from it. */

const mailServer = await startFakeMailServer()
afterAll(mailServer.close)
startProduct({ env: () => ({ SMTP_URL: mailServer.smtp_url }) })

const raw = () => mailServer.received.map((mail) => mail.raw)
const mailLike = async (pattern: RegExp): Promise<string> => {
  const found = () =>
    raw()
      .map(decoded)
      .findLast((mail) => pattern.test(mail))
  await expect.poll(found, { timeout: 15_000 }).toBeDefined()
  return found() ?? ''
}

/** Confirms the address and chooses weekdays at 18:45. @returns the page of the phone. */
async function reminded(name: string) {
  const visitor = await visit(browser, server, name, screens.phone, leo)
  const { page, context, email, open } = visitor
  await acceptCookies(context)
  // Each family's own: the mail of the previous one is there already.
  const token = () =>
    raw()
      .filter((mail) => mail.includes(email))
      .map(confirmationToken)
      .findLast(Boolean)
  await expect.poll(token).toBeDefined()
  await open(`/verify-email?token=${token()}`)
  await page.getByRole('button', { name: 'Confirm My Address' }).click()
  await page.getByText('Your email address is confirmed.').first().waitFor()
  await open('/profile#tomorrow')
  await page.getByLabel('Time', { exact: true }).fill('18:45')
  await page.getByRole('button', { name: 'Remind Me' }).click()
  await page.getByText(/^Next: /).waitFor()
  return visitor
}

/** Opens a link without a session, and clicks its one button. */
async function skipWeek(link: string) {
  const stranger = await browser.newContext({ ...screens.phone })
  await acceptCookies(stranger)
  const page = await stranger.newPage()
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('button', { name: 'Pause a Week' }).click()
  await page.getByText(/^That is fine\. The next one comes on/).waitFor()
  await stranger.close()
}

test('a reminder is set on the phone, its mail comes, and a week is skipped from it', async () => {
  const { page, context, problems } = await reminded('Nora')
  const tomorrow = new AxeBuilder({ page }).include('details:has(#tomorrow)')
  expect((await tomorrow.analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Try It' }).click()
  const mail = await mailLike(/Subject: (Tonight|Today): /)
  expect(mail).toContain('For Leo, ')
  await skipWeek(/http\S+\/reminder\?do=week&token=[\w.-]+/.exec(mail)?.[0] ?? '')
  await page.reload()
  await page.getByText(/^Paused\. The next one comes/).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

atNight(
  'the Sunday sheet by mail is chosen on the phone, one is skipped, and it is stopped',
  async () => {
    const { page, context, problems } = await reminded('Olga')
    const box = page.getByRole('checkbox', { name: 'The Sunday sheet by mail' })
    await expect.poll(() => box.isChecked()).toBe(false)
    await box.click()
    await page.getByText(/^Next: Sat/).waitFor()
    await page.getByRole('button', { name: 'Skip a Week' }).click()
    await page.getByText(/^Skipped\. The next one comes Sat/).waitFor()
    await page.reload()
    await page.getByText(/^Skipped\. The next one comes Sat/).waitFor()
    await box.click()
    await expect.poll(() => box.isChecked()).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  },
)
