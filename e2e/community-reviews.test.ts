import type { BrowserContextOptions } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { boxesOf } from './boxes.ts'
import { expectToFit, hears, preview } from './community-page.ts'
import { share } from './extent.ts'
import { password, post } from './families.ts'
import { screens } from './generator-page.ts'
import { addOwn, confirmAddress, openFeature } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { acceptCookies, visit } from './visit.ts'

/* A shared activity with doubtful words, from the family that shares it to the administrator who reads it. */

const administrator = { email: 'root@example.com', password }

startProduct({ env: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password } })
beforeEach(() => openFeature(server, 'community_sharing'))

for (const [device, screen] of share(Object.entries(screens)))
  test(`on a ${device} a doubtful activity waits, is declined with a reason, and its family reads it`, async () => {
    const title = `Welcome mat ${device}`
    const family = await visit(browser, server, `Wanda${device}`, screen)
    addOwn(server, family.email, { title, description: 'Say: "Welcome to my house!" and hop in.' })
    await family.open('/community?tab=share')
    const sheet = await preview(family.page, title)
    await sheet.getByText('Someone on our team reads it before other families see it.').waitFor()
    await expectToFit(family.page)
    await sheet.getByRole('button', { name: 'Share with the community' }).click()
    await hears(family.page, 'Thank you. Someone on our team reads it')
    await family.page.getByText('Waiting to be read').waitFor()
    await decline(title, screen)
    await family.page.reload()
    await family.page.getByText('We could not follow the steps.').waitFor()
    await expectToFit(family.page)
    expect(family.problems).toEqual([])
    await family.context.close()
  })

test('on a phone the focused element of a reported activity does not lie under the decision', async () => {
  const author = await visit(browser, server, 'Walter')
  const activity = { title: 'Sea rescue', description: 'Turn a squiggle into something.' }
  const own = { activity_id: addOwn(server, author.email, activity) }
  const caller = author.context.request
  const { id } = await post(caller, server.url, '/community/share-activity', own)
  const reporter = await visit(browser, server, 'Wilma')
  confirmAddress(server, reporter.email)
  const report = [`/community/activities/${id}/report`, { reason: 'Too wild for us' }, 200] as const
  await post(reporter.context.request, server.url, ...report)
  const { context, page } = await administers('reports', { ...screens.phone, viewport: low })
  const read = page.getByRole('button', { name: 'Read it as families do' })
  await read.waitFor()
  // To where the decision is, which covers it.
  await read.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom + 20 - innerHeight))
  await read.focus()
  await seen(page, read)
  for (const one of [context, author.context, reporter.context]) await one.close()
})

/** So low that a report does not fit. */
const low = { width: 390, height: 540 }

/** The administrator's page with what waits for a decision. */
async function administers(tab: 'reviews' | 'reports', screen: BrowserContextOptions) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' })
  await acceptCookies(context)
  await post(context.request, server.url, '/api/login', administrator, 200)
  const page = await context.newPage()
  await page.goto(`${server.url}/admin?tab=${tab}`)
  return { context, page }
}

/** An administrator reads what waits and declines it. */
async function decline(title: string, screen: BrowserContextOptions) {
  const { context, page } = await administers('reviews', screen)
  const reason = page.getByText('may be about meeting ("my house")')
  await reason.waitFor()
  await expectToFit(page)
  const no = page.getByRole('button', { name: `Decline ${title}` })
  await seen(page, no)
  // On phones it is below the text, and covers none of it at the end.
  if (screen === screens.phone) {
    await seen(page, reason)
    const heading = page.getByRole('heading', { name: 'Learning Objectives' })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const isBelow = async () => {
      const [decline, read] = await boxesOf(no, heading)
      return decline.top > read.bottom
    }
    await expect.poll(isBelow).toBe(true)
  }
  await no.click()
  const decision = page.getByRole('dialog', { name: 'Decline this activity?' })
  await decision.getByLabel('Reason, as its family reads it').selectOption('unclear')
  await expectToFit(page)
  await decision.getByRole('button', { name: 'Decline it' }).click()
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor()
  await context.close()
}
