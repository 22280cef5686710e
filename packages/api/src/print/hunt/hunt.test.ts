import { readyHunts } from '@fgm/db/seed/hunts'
import { windowsOf } from '@fgm/shared/blueprints/windows'
import { describe, expect, test } from 'vitest'
import { atNight, everyNth } from '../../../test/extent.ts'
import { smallHouse } from '../../../test/houses.ts'
import { readCodes, says } from '../../../test/pdf/read-codes.ts'
import { type ReadPdf, readPdf } from '../../../test/pdf/read-pdf.ts'
import type { OnPaper } from '../document.ts'
import { renderHuntPdf } from './hunt.ts'
import { pieceDrawing } from './map-pieces.ts'
import type { PrintableHunt } from './section.ts'

const onA4: OnPaper = { paper: 'a4' }
const onLetter: OnPaper = { paper: 'letter' }
const playUrl = 'https://fivegoodminutes.example/scavenger-hunt/play/'

describe('a ready hunt on paper', () => {
  test.each(ready().filter((_, at) => at % 3 === 0))(
    '$hunt_name is one page of cards, the key and the map',
    async (hunt) => {
      for (const [options, width, height] of [
        [onA4, 595.28, 841.89],
        [onLetter, 612, 792],
      ] as const) {
        const { doc, sheets, unseen } = await print(hunt, options)
        expect(doc.getPages().map((page) => page.getSize())).toEqual(
          Array.from({ length: 3 }, () => ({ width, height })),
        )
        const [cards, key, map] = sheets
        expect(cards?.words.startsWith(hunt.hunt_name)).toBe(true)
        expect(key?.words.startsWith('Answer key')).toBe(true)
        expect(map?.words.startsWith('Treasure map')).toBe(true)
        expect(unseen).toEqual([])
      }
    },
  )

  test.each(ready())(
    '$hunt_name has a card, an answer and a number for every item',
    async (hunt) => {
      const { sheets } = await print(hunt)
      const [cards, key, map] = sheets
      for (const { name, description, location, parent_tip } of hunt.items) {
        expect(cards?.words).toContain(description)
        expect(key?.words).toContain(name)
        for (const word of `${location} ${parent_tip ?? ''}`.split(' '))
          expect(key?.words).toContain(word)
      }
      const numbers = hunt.items.map((_, at) => at + 1)
      expect(cardNumbers(cards?.words ?? '', hunt)).toEqual(numbers)
      for (const room of hunt.house.rooms) expect(map?.words).toContain(room.label)
      expect(mapNumbers(map?.words ?? '')).toEqual(numbers)
    },
  )

  test.each(everyNth(ready(), 3))('$hunt_name leads from every card to its item', async (hunt) => {
    const { sheets } = await print(hunt, onLetter)
    const codes = readCodes(sheets[0]?.content ?? '')
    expect(codes.length).toBe(hunt.items.length)
    for (const [at, { id }] of hunt.items.entries())
      expect([id, says(codes[at] ?? [], `${hunt.url}?found=${id}`)]).toEqual([id, true])
  })

  test('has the same bytes, whatever was printed before', async () => {
    const first = await renderHuntPdf(small(), onA4)
    await renderHuntPdf(small({ hunt_name: 'हिन्दी 🐥 fin' }), onLetter)
    expect(Buffer.compare(await renderHuntPdf(small(), onA4), first)).toBe(0)
    const later = await renderHuntPdf(small({ updated_at: '2026-03-03T00:00:00.000Z' }), onA4)
    expect(Buffer.compare(later, first)).not.toBe(0)
  })

  test('has a title, and refuses an invalid time', async () => {
    const { doc, words } = await print(small())
    expect([doc.getTitle(), doc.getAuthor()]).toEqual(['Rainy Day', 'Five Good Minutes'])
    expect(doc.getCreationDate()?.toISOString()).toBe('2026-03-02T09:00:00.000Z')
    expect(words).toContain('fivegoodminutes.example/scavenger-hunt Page 3 of 3')
    await expect(renderHuntPdf(small({ updated_at: 'soon' }), onA4)).rejects.toThrow(RangeError)
  })
})

describe('what is drawn', () => {
  test('has pictures of places and colors for the youngest only', async () => {
    const [item] = small().items
    const items = [{ ...item, color: 'red' }] as PrintableHunt['items']
    const young = await print(small({ age_range: '3-4', difficulty_level: 1, items }))
    const older = await print(small({ age_range: '6-7', difficulty_level: 3, items }))
    const scaled = / cm .* 1\.6 w 1 J 1 j /gu
    const red = '0.85 0.15 0.15 rg'
    expect(young.sheets[0]?.content.match(scaled)).toHaveLength(2)
    expect(young.sheets[0]?.content).toContain(red)
    expect(older.sheets[0]?.content.match(scaled)).toBeNull()
    expect(older.sheets[0]?.content).not.toContain(red)
  })

  test('leaves a door in the wall where one walks through, and dashes the way', async () => {
    const way = ' w 1 J 1 j [4 4.5] 0 d '
    const door = 'q 1 G 3 w '
    const { sheets } = await print(small())
    const map = sheets[2]?.content ?? ''
    expect([map.split(way).length - 1, map.split(door).length - 1]).toEqual([2, 1])
    const [kitchen, mia] = small().house.rooms
    if (!kitchen || !mia) throw new Error('The small house has two rooms')
    const far = { ...mia, position: { x: 600, y: 400 } }
    const apart = await print(
      small({ house: { ...small().house, rooms: [kitchen, far], furniture: [] } }),
    )
    expect(apart.sheets[2]?.content).not.toContain(way)
  })

  test('has the windows of the screen in its walls', async () => {
    const { sheets } = await print(small())
    const glass = /q 1 g [\d. ]+ re f Q q [\d. ]+ rg [\d. ]+ RG 1 w/gu
    const windows = windowsOf(small().house)
    expect(windows.length).toBeGreaterThan(2)
    expect(sheets[2]?.content.match(glass)).toHaveLength(windows.length)
  })

  test('keeps every safety line in the key, however long the other words are', async () => {
    const words = 'Hop once around it. '.repeat(15).trim()
    const safety = `${'Stay close. '.repeat(7)}No climbing at all.`
    const parentTip = `${'Look first. '.repeat(23)}Hold hands there.`
    const task = { words, safety }
    const long = item(1, { answer: 'A spoon. '.repeat(12), parent_tip: parentTip, task })
    const { sheets } = await print(small({ items: [long] }))
    for (const line of ['Hold hands there.', 'No climbing at all.'])
      expect(sheets[1]?.words).toContain(line)
  })

  test('lists below the map what the house does not have', async () => {
    const items = [...small().items, item(3, { location: 'In the car' }), item(4, { location: '' })]
    const { sheets } = await print(small({ items }))
    expect(sheets[2]?.words).toContain('Not on the map 3: In the car 4: Somewhere at home')
  })

  test('gives an empty house a frame to draw in', async () => {
    const house = { ...small().house, rooms: [], furniture: [] }
    const { sheets } = await print(small({ house }))
    expect(sheets[2]?.words).toContain('Draw your own map here.')
    expect(sheets[2]?.words).toContain('Not on the map 1: Kitchen - table 2: ')
  })

  test('warns before a map that would give riddles away', async () => {
    const riddles = await print(small({ age_range: '7-8', difficulty_level: 5 }))
    expect(riddles.sheets[2]?.words).toContain('the last hint of all')
    expect((await print(small())).sheets[2]?.words).not.toContain('the last hint of all')
  })
})

describe('any writing', () => {
  const sentence = 'Look behind the हिन्दी side 🐥 of it, friend. '
  test.each([
    ['sentences', sentence.repeat(10)],
    ['one endless word', 'W'.repeat(400)],
    ['letters no font has', '漢字'.repeat(200)],
    ['emoji', '🐥'.repeat(200)],
    ['families of emoji', '👨‍👩‍👧'.repeat(50)],
    ['towers of accents', `Z${'\u0351\u036B'.repeat(3)}`.repeat(57)],
  ] as const)(
    '50 items of %s make less than 30 pages in less than two seconds of work',
    async (_, text) => {
      const items = Array.from({ length: 50 }, (__, at) =>
        item(at + 1, {
          description: text.slice(0, 400),
          name: text.slice(0, 100),
          location: `${at}${text}`.slice(0, 120),
          parent_tip: text.slice(0, 300),
        }),
      )
      const started = process.cpuUsage()
      const hunt = small({ items, hunt_name: text.slice(0, 80) })
      const bytes = await renderHuntPdf(hunt, onLetter)
      expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
      const pdf = await readPdf(bytes)
      expect(pdf.pages).toBeLessThan(30)
      expect(pdf.unseen).toEqual([])
      expectInside(pdf)
      expect(pdf.sheets.flatMap(({ content }) => readCodes(content))).toHaveLength(50)
    },
  )

  test('direction characters are left out, and ids are encoded for a URL', async () => {
    const id = 'a b/ü?&=\uD800#%'
    const items = [item(1, { id, description: 'Find \u202Eexe.gpj\u202C\u0000 it' })]
    const { words, sheets } = await print(small({ items }))
    expect(words).toContain('Find exe.gpj it')
    const [code = []] = readCodes(sheets[0]?.content ?? '')
    const address = `${playUrl}rainy?found=a%20b%2F%C3%BC%3F%26%3D%EF%BF%BD%23%25`
    expect(says(code, address)).toBe(true)
    expect(new URL(address).searchParams.get('found')).toBe('a b/ü?&=\uFFFD#%')
  })

  test('a long clue keeps all its words, in smaller letters', async () => {
    const description = 'Look where the warm bread sleeps at night. '.repeat(9).trim()
    const { sheets, pages } = await print(small({ items: [item(1, { description })] }), onLetter)
    expect(sheets[0]?.words).toContain(description)
    expect(pages).toBe(3)
  })
})

describe('any house', () => {
  atNight('with the most and the smallest rooms has every number inside the page', async () => {
    const rooms = Array.from({ length: 60 }, (_, at) => ({
      ...room,
      id: `room-${at}`,
      label: `Room ${at} ${'W'.repeat(30)}`,
      position: { x: (at % 10) * 200, y: Math.floor(at / 10) * 10 },
      size: { width: at % 2 ? 200 : 10, height: 10 },
    }))
    const furniture = Array.from({ length: 400 }, (_, at) => ({
      ...piece,
      id: `piece-${at}`,
      roomId: `room-${at % 60}`,
      position: { x: (at * 7) % 1900, y: (at * 3) % 100 },
    }))
    const house = { dimensions: { width: 2000, height: 200 }, rooms, furniture }
    const items = rooms.slice(0, 50).map(({ label }, at) => item(at + 1, { location: label }))
    const pdf = await print(small({ house, items }))
    expectInside(pdf)
    const last = pdf.sheets.at(-1)?.words ?? ''
    expect(mapNumbers(last)).toEqual(items.map((_, at) => at + 1))
  })

  test('of two floors has a map for each, with the numbers of its own', async () => {
    const rooms = smallHouse.rooms.map((one) => (one.id === 'mia' ? { ...one, floor: 2 } : one))
    const house = { ...smallHouse, rooms } as PrintableHunt['house']
    const pdf = await print(small({ house }))
    expectInside(pdf)
    const { words = '' } = pdf.sheets.at(-1) ?? {}
    for (const name of ['Upstairs', 'Downstairs']) expect(words).toContain(name)
  })

  test('with rooms only upstairs is on the map', async () => {
    const rooms = smallHouse.rooms.map((one) => ({ ...one, floor: 2 }))
    const { sheets } = await print(small({ house: { ...smallHouse, rooms } as House }))
    const { words = '' } = sheets.at(-1) ?? {}
    expect(words).not.toContain('Draw your own map here.')
    expect(mapNumbers(words)).toEqual([1, 2])
    for (const { label } of rooms) expect(words).toContain(label)
  })

  test('shows which way a piece is turned, inside its box', () => {
    const area = { x: 0, top: 60, width: 60, height: 60 }
    const drawings = ([0, 90, 180, 270] as const).map((rotation) =>
      pieceDrawing({ type: 'stove', rotation }, area),
    )
    expect(new Set(drawings).size).toBe(4)
    for (const drawing of drawings) expect(drawing).not.toMatch(/-\d/)
  })

  atNight('with all items at one chair keeps their numbers apart and inside', async () => {
    const items = Array.from({ length: 50 }, (_, at) =>
      item(at + 1, { location: 'Kitchen - table' }),
    )
    const pdf = await print(small({ items }), onLetter)
    expectInside(pdf)
    expect(mapNumbers(pdf.sheets.at(-1)?.words ?? '')).toHaveLength(50)
  })
})

type House = PrintableHunt['house']
const room = firstOf(smallHouse.rooms) as PrintableHunt['house']['rooms'][number]
const piece = firstOf(smallHouse.furniture) as PrintableHunt['house']['furniture'][number]

function item(number: number, changes: Partial<PrintableHunt['items'][number]> = {}) {
  const base = {
    id: `item-${number}`,
    name: `Thing ${number}`,
    description: 'Find it.',
    location: 'Kitchen',
  }
  return { ...base, ...changes }
}

function small(changes: Partial<PrintableHunt> = {}): PrintableHunt {
  return {
    hunt_name: 'Rainy Day',
    difficulty_level: 2,
    age_range: '5-6',
    items: [item(1, { location: 'Kitchen - table' }), item(2, { location: "Mia's Room - bed" })],
    house: smallHouse as PrintableHunt['house'],
    url: `${playUrl}rainy`,
    home_url: 'https://fivegoodminutes.example/scavenger-hunt',
    updated_at: '2026-03-02T09:00:00.000Z',
    ...changes,
  }
}

function ready(): PrintableHunt[] {
  return readyHunts().map(({ id, items_data, blueprint_data, ...hunt }) => ({
    ...small(),
    ...hunt,
    items: items_data,
    house: blueprint_data,
    url: `${playUrl}${id}`,
  }))
}

async function print(hunt: PrintableHunt, options = onA4): Promise<ReadPdf> {
  return readPdf(await renderHuntPdf(hunt, options))
}

/** The numbers of the cards, each of which is before the name of the hunt and its clue. */
function cardNumbers(words: string, { hunt_name, items }: PrintableHunt): number[] {
  return items.flatMap(({ description }, at) =>
    words.includes(`${at + 1} ${hunt_name} ${description}`) ? [at + 1] : [],
  )
}

/** The numbers on the map itself; the footer and the circles to tick come after it. */
function mapNumbers(words: string): number[] {
  const [map = ''] = words.split('Five Good Minutes')
  const [badges = ''] = map.split('Tick what you have found')
  return [...badges.matchAll(/(?<= )\d+(?= |$)/gu)].map(Number)
}

/** Everything that is drawn or written is inside its page. */
function expectInside({ doc, sheets }: ReadPdf): void {
  for (const [at, { content }] of sheets.entries()) {
    const { width, height } = doc.getPage(at).getSize()
    const places = content.matchAll(/(-?[\d.]+) (-?[\d.]+) (?:Td|m|l)\b/gu)
    for (const [place, x, y] of places) {
      const isInside = Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height
      if (!isInside) throw new Error(`${place} lies outside of page ${at + 1}`)
    }
  }
}

function firstOf<T>([first]: T[]): T {
  if (first === undefined) throw new Error('There is nothing in the list')
  return first
}
