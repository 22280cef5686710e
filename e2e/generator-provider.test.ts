import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type FakeOpenAi,
  goodResponse,
  readingWith,
  replies,
  startFakeOpenAi,
  unsafeReading,
} from '../packages/api/test/fakes/openai.ts'
import { boxesOf, boxOf } from './boxes.ts'
import { share } from './extent.ts'
import { leo } from './families.ts'
import {
  creditsLeft,
  finishedTitle,
  generateButton,
  openForm,
  screens,
  wish,
} from './generator-page.ts'
import { ledgerOf } from './ledger.ts'
import { beyondSilence } from './problems.ts'
import { browser, server, startProduct } from './product.ts'

/* The generator with a provider that writes as slowly as a test requires. */

let fake: FakeOpenAi

beforeAll(async () => {
  fake = await startFakeOpenAi()
})
startProduct({
  env: () => ({ AI_PROVIDERS: JSON.stringify([fake.provider()]) }),
  features: ['ai_generation'],
})
beforeEach(() => fake.always(replies.streamed()))
// Started after the product: what starts last ends first.
afterAll(() => fake?.close())

for (const [device, screen] of share(Object.entries(screens))) {
  test(`on a ${device} an activity is read while it is written, and no name has left the house`, async () => {
    const family = { name: 'Maya Okafor', email: `maya-${device}@example.com`, child: leo }
    const { context, page, problems } = await openForm(browser, server, family, screen)
    const { reply, give } = replies.stepwise(sections)
    fake.next(reply)
    await wish(page, 'Leo has a cold. Dragons, please!')
    await generateButton(page).click()

    const paper = page.getByRole('article')
    give(0)
    await paper.getByRole('heading', { level: 1, name: goodResponse.title }).waitFor()
    expect(await thing(page, goodResponse.materials_list[0]).count()).toBe(0)
    give(1)
    await thing(page, goodResponse.materials_list[0]).waitFor()
    expect(await paper.getByText(firstStep).count()).toBe(0)
    give(2)
    await finishedTitle(page)

    await expectNoName(page, family.email)
    await creditsLeft(page, 49).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const [device, screen] of share(Object.entries(screens))) {
  atNight(
    `on a ${device} the steps wait for a second reader, and nothing moves meanwhile`,
    async () => {
      const family = { name: 'Ines', email: `ines-${device}@example.com`, child: leo }
      const { context, page, problems } = await openForm(browser, server, family, screen)
      const [writer, reader] = [replies.stepwise(sections), replies.stepwise([safe])]
      fake.next(writer.reply)
      fake.nextReading(reader.reply)
      await wish(page)
      await generateButton(page).click()
      const paper = page.getByRole('article')
      writer.give(0)
      writer.give(1)
      await thing(page, goodResponse.materials_list.at(-1)).waitFor()
      const before = await placesIn(page)
      writer.give(2)
      await page.getByRole('status').getByText('Reading it once more for safety...').waitFor()
      await paper.getByText('They are read once more before you see them').waitFor()
      expect(await placesIn(page)).toEqual(before)
      expect(await paper.getByText(firstStep).count()).toBe(0)
      reader.give(0)
      await finishedTitle(page)
      await paper.getByText(firstStep).waitFor()
      expect(problems).toEqual([])
      await context.close()
    },
  )
}

test('what the review refuses twice is never shown: the idea book takes over, and says so', async () => {
  const family = { name: 'Olga', email: 'olga@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family)
  fake.nextReading(replies.streamed(unsafeReading), replies.streamed(unsafeReading))
  await wish(page)
  await generateButton(page).click()
  expect(await finishedTitle(page)).not.toBe(goodResponse.title)
  await page.getByText(/^What was written was not safe enough.*It cost no credit\.$/).waitFor()
  await creditsLeft(page, 50).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('Stop midway costs nothing, ends the request, and allows the next one at once', async () => {
  const family = { name: 'Noor', email: 'noor@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family)
  const call = await beginWriting(page)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

  await page.getByText('Stopped. No credit was used.').waitFor()
  await call.closed
  await expectReleased(family.email)
  await page.getByText('Uses 1 of your 50 credits').waitFor()
  expect(await page.getByLabel('Anything else?').inputValue()).toBe('on the couch')
  await generateButton(page).click()
  expect(await finishedTitle(page)).toBe(goodResponse.title)
  await creditsLeft(page, 49).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

atNight('leaving the page midway costs nothing either, and ends the request', async () => {
  const family = { name: 'Ida', email: 'ida@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family)
  const first = await beginWriting(page)
  await page.getByRole('link', { name: 'My Activities' }).locator('visible=true').first().click()
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
  await first.closed
  await expectReleased(family.email)

  await page.getByRole('link', { name: 'Create' }).locator('visible=true').first().click()
  const second = await beginWriting(page)
  expect(problems).toEqual([])
  await context.close()
  await second.closed
  await expectReleased(family.email, 2)
})

atNight(
  'a server that dies midway is reported; when it is back the same click is fulfilled, once',
  async () => {
    const family = { name: 'Zoe', email: 'zoe@example.com', child: leo }
    const { context, page, problems } = await openForm(browser, server, family)
    await beginWriting(page)
    await server.crash()
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to generate activity' })
    await notice.getByText(/The connection was lost.*Nothing you entered is lost\./).waitFor()
    expect(await page.getByLabel('Anything else?').inputValue()).toBe('on the couch')
    await server.resume()
    expect(beyondSilence(problems)).toEqual([])

    await notice.getByRole('button', { name: 'Try Again' }).click()
    expect(await finishedTitle(page)).toBe(goodResponse.title)
    await creditsLeft(page, 49).waitFor()
    const states = ['released', 'delivered']
    expect(ledgerOf(server, family.email)).toEqual({ balance: 49, states })
    expect(problems).toEqual([])
    await context.close()
  },
)

/** One of the things to fetch. */
const thing = (page: Page, name = '') => page.locator('#main').getByText(name, { exact: true })

test('on a desktop the safety line and two steps of a generated activity are in the first screen', async () => {
  const family = { name: 'Runa', email: 'runa@example.com', child: leo }
  const { context, page } = await openForm(browser, server, family, screens.desktop)
  fake.next(replies.streamed(goodResponse))
  await wish(page)
  await generateButton(page).click()
  await finishedTitle(page)
  const card = page.getByRole('article')
  const second = card.getByRole('listitem').filter({ hasText: goodResponse.setup_instructions[1] })
  const [safety, step] = await boxesOf(card.locator('.note'), second)
  expect(safety.bottom).toBeLessThan(step.top)
  expect(step.bottom).toBeLessThanOrEqual(800)
  const { bottom } = await boxOf(thing(page, goodResponse.materials_list.at(-1)))
  expect(bottom).toBeLessThanOrEqual(800)
  await context.close()
})

const safe = JSON.stringify(readingWith())
const [firstStep = ''] = goodResponse.setup_instructions

/** The top and bottom of everything in the card, from the top of the page. */
const placesIn = (page: Page) =>
  page.getByRole('article').evaluate((card) =>
    [card, ...card.querySelectorAll('h2, h3, p, li, section')].map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return [Math.round(top + scrollY), Math.round(bottom + scrollY)]
    }),
  )

/** The response in three pieces: up to its title, up to its materials, and the rest. */
const sections = (() => {
  const text = JSON.stringify(goodResponse)
  const cuts = ['"description"', '"setup_instructions"'].map((section) => text.indexOf(section))
  return [text.slice(0, cuts[0]), text.slice(cuts[0], cuts[1]), text.slice(cuts[1])]
})()

atNight('the clues of a hunt are reworded, at the same places', async () => {
  const family = { name: 'Hana', email: 'hana@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family)
  await page.goto(`${server.url}/scavenger-hunt/create?blueprint=cozy-apartment`)
  await page.getByLabel('Hunt name').fill('Saturday hunt')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Generate Sample Items' }).click()
  const clue = page.locator('.item-clue').first()
  const before = await clue.textContent()
  fake.next((call, c) =>
    replies.streamed({ clues: whispered(call.body.messages[1].content) })(call, c),
  )
  await page.getByRole('button', { name: 'Other words for the clues' }).click()
  await expect.poll(() => clue.textContent(), { timeout: 10_000 }).toBe(`Psst! ${before}`)
  expect(problems).toEqual([])
  await context.close()
})

/** The clues that were sent, each reworded a little. */
const whispered = (sent: string) =>
  (JSON.parse(sent) as { clues: { id: string; clue: string }[] }).clues.map(({ id, clue }) => ({
    id,
    clue: `Psst! ${clue}`,
  }))

/** Requests an activity whose second half does not arrive. @returns the request at the provider. */
async function beginWriting(page: Page) {
  fake.next(replies.hangingMidway())
  await wish(page, 'on the couch')
  await generateButton(page).click()
  await page.getByRole('article').getByRole('heading', { name: goodResponse.title }).waitFor()
  const call = fake.calls.at(-1)
  if (!call) throw new Error('The provider got no request')
  expect(call.is_closed()).toBe(false)
  return call
}

/** None of these clicks was charged, and no credit is reserved. */
async function expectReleased(email: string, presses = 1) {
  const states = Array(presses).fill('released')
  await expect.poll(() => ledgerOf(server, email)).toEqual({ balance: 50, states })
}

/** Neither what the parent sees nor what the provider got contains a name. */
async function expectNoName(page: Page, email: string) {
  await page.getByText('No name, no birthday, no e-mail address.').waitFor()
  await page.getByText('Word for word, with our standing instructions').click()
  const note = page.locator('details').filter({ hasText: 'What the AI saw' })
  const shown = (await note.textContent()) ?? ''
  for (const text of [shown, fake.calls.at(-1)?.bytes ?? '']) {
    expect(text).toContain('Dragons, please!')
    for (const personal of [/\bleo\b/i, /maya|okafor/i, email, leo.birth_date])
      expect(text).not.toMatch(personal)
  }
}
