import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo } from './families.ts'
import { screens } from './generator-page.ts'
import { playToTheEnd } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { acceptCookies, visit } from './visit.ts'

/* What a family plays, likes and skips decides what comes next, and it can be read and reset. */

startProduct()

const dayMs = 86_400_000
const title = (page: Page) => page.locator('#now-title')
const face = (page: Page, name: string) => page.getByRole('radio', { name })

/** Plays the visible card to its end. @returns its title. */
async function playFirst(page: Page): Promise<string> {
  const played = (await title(page).textContent()) ?? ''
  await page.getByRole('link', { name: 'Start now' }).click()
  await page.locator('.playing').waitFor()
  await playToTheEnd(page)
  await page.getByRole('heading', { name: 'How was it?' }).waitFor()
  return played
}

/** The titles and reasons of as many cards, from the first one on. */
async function cardsOf(page: Page, count: number): Promise<{ title: string; why: string }[]> {
  const cards: { title: string; why: string }[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const now = (await title(page).textContent()) ?? ''
    cards.push({ title: now, why: (await page.locator('.now-why').textContent()) ?? '' })
    await page.getByRole('button', { name: 'Another' }).click()
    await expect.poll(() => title(page).textContent()).not.toBe(now)
  }
  return cards
}

/** The deck so many days later, for a family that has skipped nothing since. */
async function deckAfter(page: Page, days: number) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('right-now:'))) {
      const { skips: _, ...kept } = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify(kept))
    }
  })
  await page.clock.setFixedTime(Date.now() + days * dayMs)
  await page.goto(`${server.url}/activities`)
  await title(page).waitFor()
}

/** One card is disliked at its end, the next one loved twice. @returns their titles. */
async function refuseThenLove(page: Page) {
  const refused = await playFirst(page)
  await face(page, 'Not today').click()
  await page.getByText('A flop is fine.').waitFor()
  await page.getByRole('link', { name: 'Done' }).click()
  await title(page).waitFor()
  const loved = await playFirst(page)
  await face(page, 'Again!').click()
  await page.getByText('Now one of Leo’s favorites.').waitFor()
  await page.getByRole('button', { name: 'Play it again' }).click()
  await playToTheEnd(page)
  await face(page, 'Again!').click()
  await page.getByRole('link', { name: 'Done' }).click()
  await title(page).waitFor()
  return { refused, loved }
}

const titlesOf = (cards: { title: string }[]) => cards.map((card) => card.title)

test('what was not today stays away for the week, and what was loved comes sooner, until the family resets it', async () => {
  const { page, context, open } = await visit(browser, server, 'Ilse', screens.phone, leo)
  await acceptCookies(context)
  await open('/activities')
  const { refused, loved } = await refuseThenLove(page)
  expect(loved).not.toBe(refused)
  const now = titlesOf(await cardsOf(page, 12))
  expect([now.includes(refused), now.includes(loved)]).toEqual([false, false])

  await deckAfter(page, 1)
  const tomorrow = await cardsOf(page, 12)
  expect(titlesOf(tomorrow.slice(0, 2))).toContain(loved)
  expect(tomorrow.find((card) => card.title === loved)?.why).toMatch(/Leo loved it$/)
  expect(titlesOf(tomorrow)).not.toContain(refused)

  await startAfresh(page, [`Liked${loved}`, refused])
  await page.getByRole('link', { name: loved }).first().waitFor()
  await deckAfter(page, 1)
  expect(titlesOf(await cardsOf(page, 2))).not.toContain(loved)
  await context.close()
})

/** Reads what was learned in the profile, then resets it. */
async function startAfresh(page: Page, learntThere: string[]) {
  // The clock of this phone was a day ahead: what was skipped there is left out.
  await deckAfter(page, 0)
  await page.goto(`${server.url}/profile#cards`)
  const learnt = page.getByRole('region', { name: 'How cards are chosen' })
  await learnt.getByText('and “Another” goes to the end').waitFor()
  for (const text of learntThere)
    await expect.poll(() => learnt.locator('dl').textContent()).toContain(text)
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start afresh' }).click()
  await learnt.getByText('Nothing yet.', { exact: false }).waitFor()
}

atNight('a card skipped for another one waits behind the others, also after a reload', async () => {
  const { page, context, open } = await visit(browser, server, 'Runa', screens.phone, leo)
  await acceptCookies(context)
  await open('/activities')
  const aside = (await cardsOf(page, 3)).map((card) => card.title)
  await page.reload()
  await title(page).waitFor()
  const others = (await cardsOf(page, 8)).map((card) => card.title)
  for (const one of aside) expect(others).not.toContain(one)
  await context.close()
})
