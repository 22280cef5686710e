import { readyHunts } from '@fgm/db/seed/hunts'
import { storyFrames } from '@fgm/shared/hunts/stories/frames'
import { expect, test } from 'vitest'
import { everyNth } from '../../../test/extent.ts'
import { readCodes } from '../../../test/pdf/read-codes.ts'
import { readPdf } from '../../../test/pdf/read-pdf.ts'
import { renderCertificatePdf } from './certificate.ts'
import { renderHuntPdf } from './hunt.ts'
import type { PrintableHunt } from './section.ts'

/* What a hunt has on paper besides its cards: a story, large pictures, a certificate. */

function hunt(id: string, changes: Partial<PrintableHunt> = {}): PrintableHunt {
  const found = readyHunts().find((one) => one.id === id)
  if (!found) throw new Error(`There is no hunt ${id}`)
  return {
    ...found,
    items: found.items_data,
    house: found.blueprint_data,
    url: `https://fivegoodminutes.example/scavenger-hunt/play/${id}`,
    home_url: 'https://fivegoodminutes.example/scavenger-hunt',
    updated_at: '2026-03-02T09:00:00.000Z',
    ...changes,
  }
}
const print = async (printed: PrintableHunt, paper: 'a4' | 'letter' = 'a4') =>
  readPdf(await renderHuntPdf(printed, { paper }))
const place = 'under the big cushion'
const door = { id: 'door-that-wants-a-word', treasure_place: place } as const

test.each(everyNth(storyFrames, 3))(
  '$title is whole on paper: beginning, a gain a card, the end',
  async (frame) => {
    const printed = hunt('letter-riddles', { story: { id: frame.id, treasure_place: place } })
    for (const paper of ['a4', 'letter'] as const) {
      const { sheets, unseen } = await print(printed, paper)
      const [cards, story] = sheets
      const lay = printed.items.map(({ location }) => `Grown-up: lay this card at ${location}`)
      for (const words of ['Grown-up: start with this card', ...lay.slice(0, -1)])
        expect(cards?.words).toContain(words)
      for (const words of [
        frame.title,
        'How it begins',
        frame.finale.read_aloud,
        lay.at(-1),
        place,
      ])
        expect(story?.words).toContain(words)
      expect([sheets.length, unseen]).toEqual([4, []])
    }
  },
)

test('the letters on the cards and on the card of the treasure are the word', async () => {
  const { sheets } = await print(hunt('letter-riddles', { story: door }))
  const letters = [...`${sheets[0]?.words} ${sheets[1]?.words}`.matchAll(/A letter: (.)\./gu)]
  const word = /What they will have found out: (\w+)\./u.exec(sheets[1]?.words ?? '')?.[1] ?? ''
  expect(letters).toHaveLength(6)
  expect(letters.map(([, letter]) => letter).sort()).toEqual([...word].sort())
  // The first card has none: nothing is found yet.
  expect(sheets[0]?.words.indexOf('A letter')).toBeGreaterThan(
    sheets[0]?.words.indexOf('start with this card') ?? 0,
  )
})

test("a hunt without a story has no text about the cards' places, and one with too few things has no story", async () => {
  for (const printed of [
    hunt('rainbow-rooms'),
    hunt('rainbow-rooms', { story: door, items: hunt('rainbow-rooms').items.slice(0, 2) }),
  ]) {
    const { words, sheets } = await print(printed)
    expect([words.includes('Grown-up: '), sheets.length]).toEqual([false, 3])
  }
})

test('a long clue on a picture card is complete', async () => {
  const ready = hunt('rainbow-rooms', { has_pictures: true })
  const description = `${'Look where the soft things live and count them twice. '.repeat(7)}Done.`
  const items = ready.items.map((item) => ({ ...item, description }))
  const { sheets } = await print({ ...ready, items })
  expect(sheets[0]?.words).toContain(description)
})

test.each(['rainbow-rooms', 'first-sounds', 'color-detectives'])(
  '%s with pictures: four a page, each with its words, its room and its code',
  async (id) => {
    const printed = hunt(id, { has_pictures: true })
    for (const paper of ['a4', 'letter'] as const) {
      const { sheets, words, unseen } = await print(printed, paper)
      const pages = Math.ceil(printed.items.length / 4)
      expect([sheets.length, unseen]).toEqual([pages + 2, []])
      for (const { description } of printed.items) expect(words).toContain(description)
      const codes = sheets.slice(0, pages).flatMap(({ content }) => readCodes(content))
      expect(codes).toHaveLength(printed.items.length)
      // Drawn at four times the height of the small ones, and thick enough to be colored in.
      const sizes = [
        ...`${sheets[0]?.content}`.matchAll(/q ([\d.]+) 0 0 \1 \S+ \S+ cm .* 1\.6 w/gu),
      ]
      expect(Math.max(...sizes.map(([, scale]) => Number(scale) * 48))).toBeGreaterThan(100)
    }
  },
)

test('a long place as a sign leaves space for the words beside it', async () => {
  const location =
    'under the big blue cushion of the reading corner near the tall window of our house'
  const found = hunt('rainbow-rooms')
  const items = found.items.map(({ color: _, ...item }) => ({ ...item, location }))
  const story = { id: 'last-page-is-missing', treasure_place: '' } as const
  const { words } = await print({ ...found, items, age_range: '6-7', story })
  expect(words.match(/A word for the last page:/gu)).toHaveLength(items.length)
})

const { house, items, home_url } = hunt('shape-safari')
const certificate = {
  ...{ hunt_name: 'The Hungry Dragon', names: ['Mila', 'Leo'], found_on: '2026-11-21' },
  ...{ items_found: 5, stars: 4, house, items, home_url },
}

test('a certificate says who found how much, where and when, on one page', async () => {
  const { words, sheets, unseen } = await readPdf(
    await renderCertificatePdf(certificate, { paper: 'a4' }),
  )
  for (const text of ['Mila and Leo', 'found 5 things', '“The Hungry Dragon”', 'Living Room'])
    expect(words).toContain(text)
  expect(words).toContain('on Saturday, November 21, 2026.')
  expect(sheets[0]?.content.match(/0\.949 0\.714 0\.196 rg/gu)).toHaveLength(4 + 1)
  expect([sheets.length, unseen]).toEqual([1, []])
})

test('a certificate has a line for a missing name, and refuses an invalid date', async () => {
  const paper = { paper: 'letter' } as const
  const { words } = await readPdf(await renderCertificatePdf({ ...certificate, names: [] }, paper))
  expect(words).toContain('There it is! Name found 5 things')
  await expect(renderCertificatePdf({ ...certificate, found_on: 'soon' }, paper)).rejects.toThrow(
    RangeError,
  )
})
