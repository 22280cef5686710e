import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openForm, screens, wish } from './generator-page.ts'
import { hydrated } from './hydrated.ts'
import { doneWords } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * A reload loses nothing that was typed.
 */

startProduct({ features: ['ai_generation'] })

test('the wishes for the generator are restored, until they are fulfilled', async () => {
  const { context, page } = await openForm(browser, server, {
    name: 'Ana',
    email: 'ana@example.com',
  })
  await wish(page, 'quiet, on the couch')
  for (const name of ['More wishes', 'All 27', 'Coins', 'Space & rockets'])
    await page.getByText(name).click()
  await page.getByLabel('Skill focus').selectOption({ index: 2 })
  const skill = await page.getByLabel('Skill focus').inputValue()
  const ticked = await tickedOf(page)
  await page.reload()
  await page.getByRole('radio', { name: 'Creative', exact: true, checked: true }).waitFor()
  await page.getByRole('radio', { name: '10 minutes', checked: true }).waitFor()
  expect(await page.getByLabel('Anything else?').inputValue()).toBe('quiet, on the couch')
  await page.getByText('More wishes').click()
  expect(await page.getByLabel('Skill focus').inputValue()).toBe(skill)
  await expect.poll(() => tickedOf(page)).toEqual(ticked)

  await page.getByRole('button', { name: 'Generate Activity' }).click()
  await page.getByText('Saved in My Activities').waitFor()
  await page.reload()
  await page.getByLabel('Anything else?').waitFor()
  expect(await page.getByLabel('Anything else?').inputValue()).toBe('')
  expect(await page.getByRole('radio', { name: 'Creative', checked: true }).count()).toBe(0)
  await context.close()
})

test('what was typed to register is restored, without the passwords', async () => {
  const context = await browser.newContext(screens.phone)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.goto(`${server.url}/register`)
  await hydrated(page)
  await page.getByLabel('Full name').fill('Noor Haddad')
  await page.getByLabel('Email').fill('noor@example.com')
  await fillPasswords(page)
  await page.getByText('I have a referral code').click()
  await page.getByLabel('Referral code').fill('FRIEND22')
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('sunny-sock')
  await page.reload()
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Noor Haddad')
  await expect.poll(() => registrationOf(page)).toEqual(['noor@example.com', '', '', 'FRIEND22'])

  await fillPasswords(page)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByText('You are Founding Family').first().waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Noor')
  await context.close()
})

test('a tap without a child is carried out once there is one, and says so once', async () => {
  const { context, page, open } = await visit(browser, server, 'Maya')
  await open('/activities/shadow-wave')
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  const sentence = page.getByText('Please select a child first')
  await sentence.first().waitFor()
  expect(await sentence.count()).toBe(1)
  await page.getByRole('button', { name: 'Add a Child Profile' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Leo')
  await sheet.getByLabel('Birth date').fill('2022-05-01')
  await sheet.getByRole('button', { name: 'Add Child' }).click()
  const done = doneWords(page)
  await done.waitFor()
  expect(await done.textContent()).toBe('Played with Leo')
  expect(await sentence.count()).toBe(0)
  await context.close()
})

atNight(
  'on a desktop the picture and the words begin together, the actions in the column next to them',
  async () => {
    const { context, page, open } = await visit(browser, server, 'Zoe', screens.desktop)
    await open('/activities/shadow-wave')
    await page.getByRole('button', { name: 'Mark as Completed' }).waitFor()
    const box = (selector: string) => boxOf(page, selector)
    await page.waitForLoadState('networkidle')
    expect((await box('.activity-head')).top).toBeCloseTo((await box('.activity-picture')).top, 0)
    const gap = (await box('.activity-main')).top - (await box('.activity-head > p')).bottom
    expect(gap).toBeGreaterThan(8)
    expect(gap).toBeLessThan(33)
    const [complete, like] = [await box('.activity-actions .btn'), await box('.heart-button')]
    expect(complete.width).toBeCloseTo((await box('.activity-side')).width, 0)
    expect(like.top).toBeGreaterThan(complete.bottom)
    expect(complete.height).toBeLessThan(60)
    await context.close()
  },
)

atNight('on a desktop the actions stay in sight while the words are scrolled', async () => {
  const { context, page, open } = await visit(browser, server, 'Vic', screens.desktop)
  await open('/activities/shadow-wave')
  await page.getByRole('button', { name: 'Mark as Completed' }).waitFor()
  for (const share of [0.3, 0.6]) {
    await page.evaluate((part) => {
      const words = document.querySelector('.activity-main')?.getBoundingClientRect()
      if (words) window.scrollTo(0, window.scrollY + words.top + words.height * part - 400)
    }, share)
    const now = await boxOf(page, '.activity-actions')
    expect(now.top).toBeGreaterThan(76)
    expect(now.bottom).toBeLessThanOrEqual(800)
  }
  await context.close()
})

/** The content of the form, without the name. */
const registrationOf = (page: Page) =>
  Promise.all(
    ['Email', 'Password', 'Confirm password', 'Referral code'].map((label) =>
      page.getByLabel(label, { exact: label === 'Password' }).inputValue(),
    ),
  )

async function fillPasswords(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill('sunny-sock-mountain')
  await page.getByLabel('Confirm password').fill('sunny-sock-mountain')
}

/** The position of the first of them on the screen. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect())

const tickedOf = (page: Page) =>
  page
    .getByRole('group', { name: /within reach|interest/i })
    .getByRole('button', { pressed: true })
    .allTextContents()
