import { huntItemBank } from '@fgm/db/seed/hunts'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { openedWithRoom } from '@fgm/shared/hunts/openings'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ana } from '../../../test/cast.ts'
import { replies, startFakeOpenAi, unsafeReading } from '../../../test/fakes/openai.ts'
import { generatorApp } from '../../../test/generator-app.ts'
import { addBlueprint } from '../../../test/houses.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { maskPlaces, unmaskPlaces } from './clue-rewording.ts'

const items = [
  {
    id: 'a',
    name: 'Something blue',
    description: "Go to the bed in Mia's Room. Find something blue!",
    location: "Mia's Room - bed",
    color: 'blue',
  },
  {
    id: 'b',
    name: 'Two spoons',
    description: 'In the Kitchen, count 2 spoons on the table.',
    location: 'Kitchen - table',
  },
]
const about = { hunt_type: 'custom', difficulty_level: 2, age_range: '5-6' }
const good = [
  { id: '1', clue: 'Tiptoe to the bed in {1}. What is blue there?' },
  { id: '2', clue: 'Soup time! Find 2 spoons on the table of the {1}.' },
]

/** A founder with a drawn house, a provider that responds with these clues, and a hunt to reword. */
async function rewording(clues: unknown, wanted: unknown[] = items, env = {}) {
  const fake = await startFakeOpenAi()
  onTestFinished(() => fake.close())
  fake.always(replies.streamed({ clues }))
  const app = generatorApp([fake.provider()], { env })
  const { browser } = await ana(app)
  const blueprintId = await addBlueprint(browser)
  const input = { ...about, blueprint_id: blueprintId, items_data: wanted }
  return { fake, app, browser, input, response: await browser.mutate('hunts.reword', input) }
}

const cluesIn = (response: Awaited<ReturnType<TestBrowser['mutate']>>) =>
  response.body.items_data.map((item: { description: string }) => item.description)
const oldClues = items.map(({ description }) => description)

describe('rewording clues', () => {
  test('keeps places and things, and restores the labels of the family', async () => {
    const { response } = await rewording(good)
    expect(response.body.is_reworded).toBe(true)
    expect(cluesIn(response)).toEqual([
      "Tiptoe to the bed in Mia's Room. What is blue there?",
      'Soup time! Find 2 spoons on the table of the Kitchen.',
    ])
    expect(response.body.items_data).toMatchObject([
      { id: 'a', location: "Mia's Room - bed", color: 'blue', found: false },
      { id: 'b', location: 'Kitchen - table' },
    ])
  })

  test("sends no provider the family's names of rooms and people", async () => {
    const personal = { id: 'c', name: 'Bear', description: "Where is Mia's bear?", location: '' }
    const { fake, response } = await rewording(good, [...items, personal])
    const sent = fake.calls.map((call) => call.bytes).join('\n')
    expect(sent).toContain('Go to the bed in {1}')
    expect(sent).not.toMatch(/mia|ana@example|Kitchen/i)
    expect(cluesIn(response)[2]).toBe("Where is Mia's bear?")
  })

  test('does not send rhymes and rooms in secret writing', async () => {
    const coded = { ...items[0], id: 'c', description: 'Read the room backward: MOORSAIM. Blue!' }
    const mark = { kind: 'easy', text_hash: 'x', is_rhymed: true }
    const { fake, response } = await rewording(good, [coded, { ...items[1], wording: mark }])
    expect([response.body.is_reworded, fake.calls]).toEqual([false, []])
  })

  test('leaves a letter puzzle unchanged', async () => {
    const master = huntItemBank().find(({ id }) => id === 'letter-bed')?.clues.master
    const puzzle = { ...items[0], authored_id: 'letter-bed', description: `Sneak in. ${master}` }
    const { fake, response } = await rewording(good, [puzzle])
    expect([response.body.is_reworded, fake.calls]).toEqual([false, []])
  })

  test('keeps the easier and harder wordings of an authored clue', async () => {
    const description =
      'Off to the kitchen! Find something red, like a fire truck. Point to it and say its name.'
    const red = { name: 'Something red', authored_id: 'g-color-red', location: 'Kitchen' }
    const clue = 'Spy something red in the {1}. Point to it!'
    const { browser, input, response } = await rewording(
      [{ id: '1', clue }],
      [{ ...red, description }],
    )
    const [reworded] = response.body.items_data
    expect(reworded).toMatchObject({
      description: expect.stringMatching(/^Spy/),
      wording: { kind: 'easy' },
    })
    const harder = async (item: object) => {
      const easierInput = { ...input, items_data: [item], at: 0, change: 'harder' }
      return (await browser.mutate('hunts.changeClue', easierInput)).body.item
    }
    expect((await harder(reworded)).description).toContain('ripe strawberry')
    expect(await harder({ ...reworded, description: `${reworded.description} Not there!` })).toBe(
      null,
    )
  })

  test.each([
    ['adds a place', 'Look behind the sofa by the bed in {1}. What is blue?'],
    ['adds a room', 'Go from the garden to the bed in {1}. What is blue?'],
    ['loses a room', 'Go to the bed. What is blue there?'],
    ['names a room twice', 'Go to {1}, to the bed in {1}. What is blue?'],
    ['loses the color', 'Tiptoe to the bed in {1}. What do you see there?'],
    ['adds a number', 'Tiptoe to the bed in {1}. Find 3 blue things!'],
    ['sends a child climbing', 'Climb over the bed in {1}. Find something blue!'],
    ['brings in something hot', 'By the hot bed in {1} is something blue.'],
    ['is a link', 'https://example.com/ the bed in {1} is blue'],
    ['is much too long', `The bed in {1} is blue. ${'So blue. '.repeat(60)}`],
  ])('keeps the old clue where the new one %s', async (_, clue) => {
    const { response } = await rewording([{ id: '1', clue }, good[1]])
    expect(response.body.is_reworded).toBe(true)
    expect(cluesIn(response)[0]).toBe(oldClues[0])
  })

  test.each([
    ['has another shape', { clues: 'none' }],
    ['is for other items', { clues: [{ id: '9', clue: 'Hello there, little one' }] }],
  ])('changes nothing when the response %s', async (_, content) => {
    const { fake, browser, input } = await rewording(good)
    fake.always(replies.streamed(content))
    const response = await browser.mutate('hunts.reword', input)
    expect(response.status).toBe(200)
    expect([response.body.is_reworded, cluesIn(response)]).toEqual([false, oldClues])
  })

  test('sends the new clues to a second reader with the age, without the labels of the family', async () => {
    const { fake } = await rewording([{ id: '1', clue: 'Climb over the bed in {1}.' }, good[1]])
    const { content } = fake.readings.at(-1)?.body.messages[1] ?? {}
    expect(JSON.parse(content)).toEqual({ child_age: 5, text: { clues: [good[1]?.clue] } })
  })

  test.each([
    ['finds them unsafe', () => replies.streamed(unsafeReading)],
    ['is down', () => replies.refused(500, 'vendor-secret')],
  ])('changes nothing when the second reader %s', async (_, reply) => {
    const { fake, browser, input } = await rewording(good)
    fake.alwaysRead(reply())
    const { body } = await browser.mutate('hunts.reword', input)
    expect([body.is_reworded, body.items_data[0].description]).toEqual([false, oldClues[0]])
  })

  test('changes nothing silently when the provider is down', async () => {
    const { fake, browser, input } = await rewording(good)
    fake.always(replies.refused(500, 'vendor-secret'))
    const response = await browser.mutate('hunts.reword', input)
    expect([response.status, response.body.is_reworded, cluesIn(response)]).toEqual([
      200,
      false,
      oldClues,
    ])
  })
})

test('only its family can reword clues, and only for a house it can see', async () => {
  const { app, input, fake } = await rewording(good)
  expect((await app.browser().mutate('hunts.reword', input)).status).toBe(401)
  const eve = await app.register({ name: 'Eve' })
  const calls = fake.calls.length
  expect((await eve.mutate('hunts.reword', input)).status).toBe(404)
  expect(fake.calls.length).toBe(calls)
})

test('a family without the generator keeps its clues, and no provider is called', async () => {
  const { app, fake } = await rewording(good)
  const calls = fake.calls.length
  const ben = await app.register({ name: 'Ben' })
  app.connection
    .prepare(
      "update families set waitlist_status = 'reserved' where id = (select family_id from parents where name = 'Ben')",
    )
    .run()
  const input = { ...about, blueprint_id: await addBlueprint(ben), items_data: items }
  const response = await ben.mutate('hunts.reword', input)
  expect([response.status, response.body.is_reworded, cluesIn(response)]).toEqual([
    200,
    false,
    oldClues,
  ])
  expect(fake.calls.length).toBe(calls)
})

test('a family can reword clues 20 times a day, and again on the next', async () => {
  const { app, browser, input } = await rewording(good, items, { RATE_LIMITS: 'on' })
  const reword = async () => (await browser.mutate('hunts.reword', input)).status
  for (let time = 2; time <= 20; time += 1) expect([time, await reword()]).toEqual([time, 200])
  app.clock.advance(12 * 3600)
  expect(await reword()).toBe(429)
  app.clock.advance(12 * 3600)
  expect(await reword()).toBe(200)
})

test.each(['Oma “Gerda” Haus', 'Opa "Piet"', '"Gerda"', "Mia's Room", 'Kitchen'])(
  '%s stays at home, and comes back',
  (label) => {
    const { document } = placeNextTo(emptyDocument(), { type: 'kitchen' })
    const house = { ...document, rooms: document.rooms.map((room) => ({ ...room, label })) }
    const description = `${openedWithRoom('Off to {room}!', label)} Find a spoon.`
    const item = {
      id: 'a',
      name: 'A spoon',
      description,
      location: label,
      category: '',
      found: false,
    }
    const clue = maskPlaces(house, item, '1')
    expect(clue.masked).toMatch(/^Off to (the )?(room called “)?\{1\}”?! Find a spoon\.$/)
    expect(unmaskPlaces(clue, clue.masked)).toBe(description)
  },
)
