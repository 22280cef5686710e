import { readHome } from '@fgm/shared/blueprints/homes/reader'
import type { HomeWish, WishedBedroom } from '@fgm/shared/blueprints/homes/wish'
import { wishLimits } from '@fgm/shared/blueprints/homes/wish-words'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { formatCount } from '../../../lib/format.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'

/* The description of a home so far: the line, and the values of counters and chips. The last input counts. */

export type HomeDraft = { line: string; wish: HomeWish }

export const ourRoom = 'Our room'
export const roomOf = (name: string) => `${name.slice(0, wishLimits.name - 7)}'s room`

const usual = { is_child: false, size: 'usual' } as const
const bedroomOf = (name: string): WishedBedroom => ({
  ...{ name, size: 'usual' },
  is_child: name !== ourRoom,
})

/** An average home, with a room for each child: no one begins with an empty sheet. */
export function startHome(children: readonly string[]): HomeDraft {
  const names = [ourRoom, ...children.map(roomOf)].slice(0, wishLimits.bedrooms)
  return {
    line: '',
    wish: {
      bedrooms: names.map(bedroomOf),
      ...{ living: 1, kitchen: 1, dining: 0, bathrooms: 1, office: 0, playroom: 0 },
      ...{ laundry: 0, garage: 0, others: [], open_plan: [], sizes: {} },
      ...{ has_hallway: true, has_balcony: false, has_garden: false, has_courtyard: false },
      ...{ has_upstairs: false, is_one_room: false },
    },
  }
}

/** The home after a change of the line: only what the line now says differently changes. */
export function withLine(home: HomeDraft, line: string, children: readonly string[]): HomeDraft {
  const [before, now] = [readHome(home.line).wish, readHome(line).wish]
  const changed = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof HomeWish]),
  )
  const said = Object.fromEntries(changed) as Partial<HomeWish>
  const wish = { ...home.wish, ...said }
  // A home with rooms is not a one-room home.
  if (said.bedrooms && said.bedrooms.length > 0 && !now.is_one_room) wish.is_one_room = false
  if (said.bedrooms) wish.bedrooms = named(said.bedrooms, children)
  return { line, wish }
}

/** The home as a provider read its line: only what it found there changes. */
export function withReading(
  home: HomeDraft,
  reading: HomeWish,
  children: readonly string[],
): HomeDraft {
  const isSaid = (value: unknown) =>
    typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : Boolean(value)
  const said = Object.fromEntries(Object.entries(reading).filter(([, value]) => isSaid(value)))
  const wish: HomeWish = { ...home.wish, ...said }
  if (reading.is_one_room) Object.assign(wish, { bedrooms: [], living: 0 })
  else if (reading.bedrooms.length > 0)
    Object.assign(wish, { is_one_room: false, bedrooms: named(reading.bedrooms, children) })
  return { ...home, wish }
}

/** Rooms of no one become ours and the children's, as far as there are rooms and people. */
function named(bedrooms: readonly WishedBedroom[], children: readonly string[]): WishedBedroom[] {
  const taken = new Set(bedrooms.map(({ name }) => name))
  const waiting = [ourRoom, ...children.map(roomOf)].filter((name) => !taken.has(name))
  return bedrooms.map((bedroom) => {
    if (bedroom.name) return bedroom
    const next = waiting.find((name) => !bedroom.is_child || name !== ourRoom)
    if (!next) return bedroom
    waiting.splice(waiting.indexOf(next), 1)
    return { ...bedroomOf(next), size: bedroom.size }
  })
}

/** One bedroom more or less; one that is no one's is removed first. */
export function withBedrooms(wish: HomeWish, count: number, children: readonly string[]): HomeWish {
  const { bedrooms } = wish
  if (count > bedrooms.length)
    return { ...wish, is_one_room: false, bedrooms: named([...bedrooms, usual], children) }
  const unowned = bedrooms.findLastIndex(({ name }) => !name)
  const gone = unowned >= 0 ? unowned : bedrooms.length - 1
  return { ...wish, bedrooms: bedrooms.filter((_, at) => at !== gone) }
}

/** Assigns someone a room, or removes the assignment: the room stays, and is no one's. */
export function withOwner(wish: HomeWish, name: string): HomeWish {
  const { bedrooms } = wish
  if (bedrooms.some((one) => one.name === name))
    return {
      ...wish,
      bedrooms: bedrooms.map((one) => (one.name === name ? { ...usual, size: one.size } : one)),
    }
  const unowned = bedrooms.findIndex((one) => !one.name)
  const own = bedroomOf(name)
  return {
    ...wish,
    is_one_room: false,
    bedrooms:
      unowned >= 0
        ? bedrooms.map((one, at) => (at === unowned ? { ...own, size: one.size } : one))
        : [...bedrooms, own].slice(0, wishLimits.bedrooms),
  }
}

/** What has a chip: on or off. */
export const chips = [
  { key: 'living', label: 'Living room' },
  { key: 'kitchen', label: 'Kitchen' },
  { key: 'dining', label: 'Dining room' },
  { key: 'has_hallway', label: 'Hallway' },
  { key: 'has_balcony', label: 'Balcony' },
  { key: 'has_garden', label: 'Garden' },
  { key: 'has_courtyard', label: 'Courtyard' },
  { key: 'has_upstairs', label: 'Upstairs' },
  { key: 'is_one_room', label: 'One room' },
  { key: 'office', label: 'Office' },
  { key: 'playroom', label: 'Playroom' },
  { key: 'laundry', label: 'Laundry' },
  { key: 'garage', label: 'Garage' },
] as const
type ChipKey = (typeof chips)[number]['key']

/** These have a chip only once the line has mentioned them. */
const rare: readonly ChipKey[] = ['office', 'playroom', 'laundry', 'garage']

export const chipsOf = (wish: HomeWish) =>
  chips.filter(({ key }) => !rare.includes(key) || Number(wish[key]) > 0)

/** 'Big kitchen', '2 living rooms'. */
export function chipLabel(wish: HomeWish, { key, label }: (typeof chips)[number]): string {
  const value = wish[key]
  const size = wish.sizes[key.replace('has_', '') as keyof HomeWish['sizes']]
  const sized =
    !value || !size || size === 'usual'
      ? label
      : `${size === 'big' ? 'Big' : 'Small'} ${label.toLowerCase()}`
  return typeof value === 'number' && value > 1 ? formatCount(value, sized.toLowerCase()) : sized
}

export function toggled(wish: HomeWish, key: ChipKey): HomeWish {
  const value = wish[key]
  const next = { ...wish, [key]: typeof value === 'number' ? (value > 0 ? 0 : 1) : !value }
  if (key !== 'is_one_room' || !next.is_one_room) return next
  return { ...next, bedrooms: [], living: 0, kitchen: 0 }
}

/* Stored for the tab: a reload, or a look at another page, loses nothing. */

const keyOf = (familyId: string) => `told-home:${familyId}`

export const saveHomeDraft = (familyId: string, home: HomeDraft | null): void =>
  storeForThisTab(keyOf(familyId), home && JSON.stringify({ ...home, form: schemaVersion }))

/** Increased when what an older page stored no longer fits. */
const schemaVersion = 1

export function savedHomeDraft(familyId: string): HomeDraft | null {
  const stored = readJsonForThisTab(keyOf(familyId)) as (HomeDraft & { form: number }) | null
  if (stored?.form !== schemaVersion || !Array.isArray(stored.wish?.bedrooms)) return null
  return { line: stored.line, wish: stored.wish }
}
