import { furnitureKind, furnitureKinds, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { packHome } from '@fgm/shared/blueprints/homes/packing'
import { HomeWish } from '@fgm/shared/blueprints/homes/wish'
import type { AuthoredHuntItem } from '@fgm/shared/hunts/bank'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { beginAlike } from '@fgm/shared/hunts/openings'
import { placeAt } from '@fgm/shared/hunts/places'
import { itemFindings } from '@fgm/shared/hunts/safety'
import { type SampleWish, sampleItems } from '@fgm/shared/hunts/samples'
import { ageRanges, cluePresentation, clueWording, huntTypes } from '@fgm/shared/hunts/words'
import { oneOf, seededChance } from '@fgm/shared/seeded-chance'
import { describe, expect, test } from 'vitest'
import { huntItemBank, huntTaskBank, presetBlueprints } from './hunts.ts'

/* What no hunt may do, tested with presets and packed homes, with names as families type them. */

const isNight = process.env.NIGHTLY === '1'
const count = isNight ? 2_000 : 200
const [bank, tasks] = [huntItemBank(), huntTaskBank()]
const byId = new Map(bank.map((item) => [item.id, item]))

/** Names as they are typed; the hunts below have one or two of them each. */
const typedNames = [
  ...['Rasoi', 'our room', 'Mama & Papa', 'Bath', 'TV room', 'Bedroom 2', "Mia's Room"],
  ...['Zimmer', 'the Den', 'WC', 'Lego HQ', 'Oma', '客厅', 'Room #4', 'Nana & Pop', 'home office'],
  ...[
    'Where the wild things are',
    '42',
    '"Den"',
    "James' room",
    'My Room',
    'KITCHEN',
    'Hall',
    'Sal',
  ],
  ...[
    'Study',
    'Chambre d’amis',
    'big kids’ room',
    'Bedroom two',
    'Ba',
    'Yours and mine',
    '🦖 cave',
  ],
]

type Sampled = { wish: SampleWish; items: HuntItem[] }

const hunts: Sampled[] = Array.from({ length: count }, (_, at) => {
  const chance = seededChance(`hunt ${at}`)
  const wish: SampleWish = {
    document: named(houseOf(at), chance),
    hunt_type: huntTypes[at % huntTypes.length] ?? 'color',
    age_range: ageRanges[Math.floor(at / 5) % ageRanges.length] ?? '3-4',
    difficulty_level: 1 + (Math.floor(at / 25) % 5),
    seed: `hunt ${at}`,
    is_rhymed: at % 4 > 1,
  }
  return { wish, items: sampleItems(bank, wish, tasks) }
})

/** Every other one is a preset, the rest are packed from a random wish. */
function houseOf(at: number): BlueprintDocument {
  const presets = presetBlueprints()
  const preset = presets[(at / 2) % presets.length]
  if (at % 2 === 0 && preset) return preset.blueprint_data
  const chance = seededChance(`home ${at}`)
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const wish = HomeWish.parse({
    bedrooms: Array.from({ length: upTo(3) }, () => ({ is_child: chance() < 0.5 })),
    living: 1,
    kitchen: 1,
    bathrooms: upTo(2),
    dining: upTo(1),
    office: upTo(1),
    playroom: upTo(1),
    laundry: upTo(1),
    has_hallway: chance() < 0.6,
    has_garden: chance() < 0.4,
    is_one_room: chance() < 0.1,
  })
  return packHome(wish, at)[0]?.document ?? presets[0]?.blueprint_data ?? houseOf(0)
}

function named(document: BlueprintDocument, chance: () => number): BlueprintDocument {
  const rooms = document.rooms.map((room) =>
    chance() < 0.3 ? { ...room, label: oneOf(typedNames, chance) ?? room.label } : room,
  )
  return { ...document, rooms }
}

type HuntClue = { wish: SampleWish; item: HuntItem; authored: AuthoredHuntItem }

const huntClues: HuntClue[] = hunts.flatMap(({ wish, items }) =>
  items.flatMap((item) => {
    const authored = byId.get(item.authored_id ?? '')
    return authored ? [{ wish, item, authored }] : []
  }),
)
const isRiddle = ({ wish }: HuntClue) =>
  clueWording(wish.difficulty_level, wish.age_range) === 'expert'
const isHidden = ({ wish }: HuntClue) =>
  cluePresentation(wish.difficulty_level, wish.age_range).is_place_hidden

/** Whether a text contains exactly these words. */
const says = (text: string, words: string) =>
  words !== '' && ` ${plain(text)} `.includes(` ${plain(words)} `)
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What reveals the place or the thing. */
function secretsOf({ wish, item, authored }: HuntClue): string[] {
  const place = placeAt(wish.document, item)
  const furniture = place?.piece && furnitureKind(place.piece.type).label
  return [
    furniture ?? '',
    place ? roomKind(place.room.type).label : '',
    authored.mode === 'count' ? '' : (authored.color ?? ''),
    authored.letter ? '' : (authored.shape ?? ''),
  ]
}

describe(`${count} hunts`, () => {
  test('are of every type, age and level, and each item knows where it came from', () => {
    expect(huntClues.length).toBe(hunts.reduce((sum, { items }) => sum + items.length, 0))
    for (const { item } of huntClues) expect(item.answer).toMatch(/^\p{Lu}.+[.!]$/u)
  })

  test('have no tip that reveals the place or the thing', () => {
    const leaks = huntClues.filter(({ item, wish, authored }) =>
      [...secretsOf({ item, wish, authored }), ...furnitureKinds.map(({ label }) => label)].some(
        (secret) => says(item.parent_tip ?? '', secret),
      ),
    )
    expect(leaks.map(({ item }) => `${item.location}: ${item.parent_tip}`)).toEqual([])
  })

  test('have no riddle that names its room, its furniture or what it asks for', () => {
    const riddles = huntClues.filter((one) => isRiddle(one) && isHidden(one))
    expect(riddles.length).toBeGreaterThan(count / 4)
    const leaks = riddles.filter((one) =>
      secretsOf(one).some((secret) => says(one.item.description, secret)),
    )
    expect(leaks.map(({ item }) => `${item.location}: ${item.description}`)).toEqual([])
  })

  test('have a task at the last place never, and none that sends to another clue', () => {
    for (const { items } of hunts) {
      expect(items.at(-1)?.task).toBeUndefined()
      const text = items.map((item) => `${item.description} ${item.task?.words}`).join(' ')
      expect(text).not.toMatch(/next clue/i)
      const done = items.flatMap(({ task }) => (task ? [task.words] : []))
      expect(new Set(done).size).toBe(done.length)
    }
  })

  test('have no two clues that begin alike, or ask alike', () => {
    for (const { items } of hunts)
      for (const [at, { description }] of items.entries())
        for (const other of items.slice(at + 1)) {
          expect(beginAlike(description, other.description)).toBe(false)
          expect(opening(description)).not.toBe(opening(other.description))
          expect(lastSentence(description)).not.toBe(lastSentence(other.description))
        }
  })

  test('are English with any name of a room', () => {
    for (const { item, wish, authored } of huntClues) {
      const label = placeAt(wish.document, item)?.room.label ?? ''
      expect(item.description).not.toMatch(/[{}]|\b(the|a) (our|my|the|mia|james|oma)\b|undefined/i)
      expect(item.description).not.toMatch(/\bthe (rasoi|mama|bedroom 2|wc|zimmer|sal|ba|42)\b/i)
      expect(item.description).not.toMatch(/\btv room\b/)
      if (says(item.description, label) || isRiddle({ item, wish } as HuntClue)) continue
      // Without an opening, the map says where.
      const bare = [...Object.values(authored.clues), ...Object.values(authored.rhymes ?? {})]
      if (bare.includes(item.description)) continue
      // A name that sounds like a hazard is replaced by the kind of room.
      expect(item.description).toMatch(/\bthe [a-z']+( room)?\b/i)
    }
  })

  test('pass the hazard gate', () => {
    for (const { item, wish } of huntClues) {
      expect(itemFindings(item, wish.age_range)).toEqual([])
      const task = item.task && {
        name: 'A task',
        description: item.task.words,
        parent_tip: item.task.safety,
      }
      if (task) expect(itemFindings(task, wish.age_range)).toEqual([])
    }
  })
})

const opening = (clue: string) => plain(clue).split(' ').slice(0, 4).join(' ')
const lastSentence = (clue: string) => plain(clue.split(/(?<=[.!?]) /).at(-1) ?? '')
