import { capital } from '../../text/words.ts'
import { type OwnedRooms, ownedRoomsIn } from './reader-owners.ts'
import { type Counted, isForSleep, quantityOf } from './reader-quantity.ts'
import { type Mention, mentionsIn, type Token, tokensOf } from './reader-tokens.ts'
import { childWords, type NounKind, numbers } from './reader-words.ts'
import type { HomeWish, WishedBedroom } from './wish.ts'
import { countedKinds, type HomeKind, homeKinds, wishLimits } from './wish-words.ts'

/*
 * Reads what a parent types or dictates about their home, word by word, into the same wish that the counters fill (spec part two
 * §2). No network: numbers, words for rooms, who sleeps where. It ignores what it does not know.
 */

/** What a line says: only the parts of a wish that it mentions. */
export type Reading = { wish: Partial<HomeWish>; understood: Understood[] }

/** Reads a line of at most `wishLimits.line` characters; the rest is ignored. */
export function readHome(line: string): Reading {
  const tokens = tokensOf(corrected(line.slice(0, wishLimits.line)))
  const owned = ownedRoomsIn(tokens)
  const isFree = ({ first, last }: Mention) =>
    !owned.some((room) => first <= room.last && room.first <= last)
  const counted = countedIn(tokens, mentionsIn(tokens).filter(isFree))
  const wish: Partial<HomeWish> = {
    ...roomsOf(counted),
    ...bedroomsOf(counted, owned, childrenWithRooms(tokens)),
  }
  return {
    wish: withShared(line, counted, wish),
    understood: understoodWords(tokens, counted, owned),
  }
}

/** 'Three bedrooms, no wait, four': what is taken back no longer counts; the letters after it keep their positions. */
function corrected(line: string): string {
  const back = /\b(?:no,? wait|no,? sorry|sorry|i mean|scratch that|wait)\b/gi
  const last = [...line.matchAll(back)].at(-1)
  if (!last) return line
  const start = Math.max(
    0,
    line
      .slice(0, last.index)
      .trimEnd()
      .replace(/[,.;]$/, '')
      .search(/[^,.;]*$/),
  )
  const end = last.index + last[0].length
  return line.slice(0, start) + ' '.repeat(end - start) + line.slice(end)
}

function countedIn(tokens: readonly Token[], mentions: readonly Mention[]): Counted[] {
  return mentions.flatMap((noun, at): Counted[] => {
    const isBedroom = noun.kind === 'rooms' && isForSleep(tokens, noun)
    const mention: Mention = isBedroom ? { ...noun, kind: 'bedrooms' } : noun
    const [previous, next] = [mentions[at - 1], mentions[at + 1]]
    const quantity = quantityOf({ tokens, mention, previous, next })
    return quantity ? [{ ...mention, ...quantity }] : []
  })
}

const flags = {
  hallway: 'has_hallway',
  balcony: 'has_balcony',
  garden: 'has_garden',
  courtyard: 'has_courtyard',
  upstairs: 'has_upstairs',
} as const

const isHomeKind = (kind: string): kind is HomeKind => homeKinds.some((known) => known === kind)

/** Every part of the wish but the bedrooms. */
function roomsOf(counted: readonly Counted[]): Partial<HomeWish> {
  const wish: Partial<HomeWish> = {}
  for (const mention of counted) Object.assign(wish, partOf(mention, wish), layoutOf(mention))
  const sizes = counted.flatMap(({ kind, size }) =>
    isHomeKind(kind) && size !== 'usual' ? [[kind, size] as const] : [],
  )
  return {
    ...wish,
    ...withBaths(counted, countsOf(counted, wish)),
    ...bareRooms(counted, wish),
    ...(sizes.length > 0 && { sizes: Object.fromEntries(sizes) }),
  }
}

/** What exists or not, without a count. */
function partOf({ kind, count, name }: Counted, wish: Partial<HomeWish>): Partial<HomeWish> {
  if (kind in flags) return { [flags[kind as keyof typeof flags]]: count > 0 }
  if (kind === 'floors' && count > 0) return { has_upstairs: count > 1 }
  if (kind === 'one_floor') return { has_upstairs: false }
  if (kind === 'one_room' && count > 0) return oneRoom
  return kind === 'other' && count > 0 && name ? withOther(wish, name) : {}
}

/** How many there are of each kind. A different word for a kind is another room; the same word again is not. */
function countsOf(counted: readonly Counted[], wish: Partial<HomeWish>): Partial<HomeWish> {
  const counts = countedKinds.flatMap((kind) => {
    const ofKind = counted.filter((mention) => mention.kind === kind && !mention.isAgain)
    if (ofKind.length === 0) return []
    const words = new Set(ofKind.map(({ word }) => (kind === 'dining' ? kind : word)))
    const ofWord = [...words].map((word) => {
      const same = ofKind.filter((mention) => word === kind || mention.word === word)
      const each = same.map(({ count }) => count)
      return kind === 'bathrooms' ? sum(each) : Math.max(...each)
    })
    const total = kind === 'kitchen' ? Math.max(...ofWord) : sum(ofWord)
    return [[kind, Math.min(wishLimits[kind], Math.max(total, total > 0 ? (wish[kind] ?? 0) : 0))]]
  })
  return Object.fromEntries(counts)
}

/** 'Three bedrooms with attached baths': as many. */
function withBaths(counted: readonly Counted[], counts: Partial<HomeWish>): Partial<HomeWish> {
  const bath = counted.find(({ kind, isEach }) => kind === 'bathrooms' && isEach)
  const beds = counted.find(
    (mention, at) => mention.kind === 'bedrooms' && counted[at + 1] === bath,
  )
  return bath && beds
    ? {
        ...counts,
        bathrooms: Math.min(
          wishLimits.bathrooms,
          (counts.bathrooms ?? 0) - bath.count + beds.count,
        ),
      }
    : counts
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const oneRoom = {
  is_one_room: true,
  bedrooms: [],
  living: 0,
  kitchen: 0,
} satisfies Partial<HomeWish>

function withOther({ others = [] }: Partial<HomeWish>, name: string): Partial<HomeWish> {
  const label = capital(name)
  const isNew = !others.includes(label) && others.length < wishLimits.others
  return isNew ? { others: [...others, label] } : {}
}

/** 2BHK has a living room and a kitchen, 1RK one room and a kitchen, 2LDK all three. */
function layoutOf({ kind, word, count }: Counted): Partial<HomeWish> {
  if (kind !== 'layout') return {}
  if (word === 'rk') return { is_one_room: true, living: 0, kitchen: 1 }
  if (word === 'bhk') return { bedrooms: bedroomsCalled(count), living: 1, kitchen: 1 }
  return {
    bedrooms: bedroomsCalled(count),
    ...{ living: word === 'ldk' ? 1 : 0, dining: 1, kitchen: 1 },
    open_plan: word === 'ldk' ? ['living', 'kitchen', 'dining'] : ['kitchen', 'dining'],
  }
}

/** 'Two rooms and a kitchen': all but one of them are bedrooms. One room alone is also a home. */
function bareRooms(counted: readonly Counted[], wish: Partial<HomeWish>): Partial<HomeWish> {
  const rooms = counted.find(({ kind }) => kind === 'rooms')
  const isSaid = counted.some(
    ({ kind }) => kind === 'bedrooms' || kind === 'layout' || kind === 'living',
  )
  if (!rooms || isSaid || wish.is_one_room || rooms.isAgain) return {}
  if (rooms.count >= 2) return { bedrooms: bedroomsCalled(rooms.count - 1), living: 1 }
  return rooms.count === 1 && rooms.hasNumber
    ? { ...oneRoom, ...(wish.kitchen && { kitchen: 1 }) }
    : {}
}

const bedroomsCalled = (count: number): WishedBedroom[] =>
  Array.from({ length: Math.min(count, wishLimits.bedrooms) }, () => ({
    ...{ is_child: false, size: 'usual' },
  }))

/** The bedrooms: as many as were counted, including those with an owner. */
function bedroomsOf(
  counted: readonly Counted[],
  owned: readonly OwnedRooms[],
  children: number,
): Partial<HomeWish> {
  const said = counted.filter(({ kind }) => kind === 'bedrooms')
  const rooms: WishedBedroom[] = said
    .filter(({ isAgain }) => !isAgain)
    .flatMap(({ count, size, is_child = false, is_small }) =>
      Array.from({ length: count }, () => ({ is_child, size: is_small ? 'small' : size })),
    )
  const layout = counted.find(({ kind, word }) => kind === 'layout' && word !== 'rk')
  if (layout) rooms.push(...bedroomsCalled(Math.max(0, layout.count - rooms.length)))
  if (said.length === 0 && owned.length === 0 && children === 0) return {}
  const theirs = owned.flatMap(({ names, isChild }) =>
    names.map(
      (name): WishedBedroom => ({ ...(name && { name }), is_child: isChild, size: 'usual' }),
    ),
  )
  // 'A bedroom for each of my two daughters': the counted one is the first of them.
  if (children > 0) {
    if (rooms.length > 0) rooms.shift()
    rooms.push(
      ...Array.from({ length: children }, () => ({ is_child: true, size: 'usual' as const })),
    )
  }
  const isOnlyChildren = theirs.length > 0 && theirs.every(({ is_child }) => is_child)
  const isImplied = owned.some((room) => room.isImplied)
  // If children have their own rooms, someone sleeps in another one.
  if (rooms.length === 0 && isOnlyChildren && isImplied)
    theirs.unshift({ is_child: false, size: 'usual' })
  // Adults' rooms first: each next owner without a room gets the next one.
  const free = rooms.filter(({ is_child }) => !is_child)
  for (const room of theirs) {
    const same = rooms.find((one) => one.is_child === room.is_child && !one.name && room.is_child)
    const place = same ?? free.pop()
    if (place) Object.assign(place, { ...room, size: place.size })
    else rooms.push(room)
  }
  return { bedrooms: rooms.slice(0, wishLimits.bedrooms) }
}

/** 'A room for every child, two children', 'a bedroom for each of my two daughters': how many rooms that makes. */
function childrenWithRooms(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }, place) => {
    const before = tokens[place - 1]?.word
    return (
      (word === 'each' || word === 'every') &&
      before === 'for' &&
      /^(?:bed)?room$/.test(tokens[place - 2]?.word ?? '')
    )
  })
  if (at < 0) return 0
  const counted = tokens.slice(at, at + 8).find(({ word }, place, near) => {
    const next = near[place + 1]?.word ?? ''
    return (numbers.get(word) ?? (Number(word) || 0)) > 1 && childWords.has(next)
  })
  return counted ? (numbers.get(counted.word) ?? Number(counted.word)) : 0
}

const joint = String.raw`(?:\s*[\/&+-]\s*|\s+(?:cum|and|with|slash)\s+(?:a |an |the )?|\s+)`
const shareable = {
  living: String.raw`(?:living|lounge|sitting|family)(?:[\s-](?:room|area|space))?`,
  kitchen: 'kitchen(?:ette)?',
  dining: String.raw`(?:dining(?:[\s-](?:room|area|space))?|diner)`,
} as const
type Shareable = keyof typeof shareable
const kindsToShare = Object.keys(shareable) as Shareable[]
const tight = String.raw`(?:\s*[\/-]\s*|\s+cum\s+|\s+)`

/** Kinds that share one room: 'kitchen/diner', 'open-plan', 'kitchen with a dining area', 'living and kitchen in one'. */
function withShared(
  line: string,
  counted: readonly Counted[],
  wish: Partial<HomeWish>,
): Partial<HomeWish> {
  const text = line.toLowerCase()
  const shared = new Set<Shareable>()
  const share = (...kinds: Shareable[]) => {
    for (const kind of kinds) shared.add(kind)
  }
  for (const one of kindsToShare)
    for (const other of kindsToShare) {
      if (one === other) continue
      const pair = (between: string, tail = '') =>
        new RegExp(`\\b${shareable[one]}${between}${shareable[other]}\\b${tail}`).test(text)
      const isPair =
        pair(tight) ||
        pair(joint, String.raw`\s+(?:all |are |is )*(?:in one|combined|together|one room)`) ||
        pair(String.raw`\s+(?:is |that is |which is )?(?:open|opens)\s+(?:on)?to\s+(?:the |our )?`)
      if (isPair) share(one, other)
    }
  if (/\bkitchen\s+with\s+(?:a |an )?(?:\w+ )?dining\s+(?:area|space|corner)/.test(text))
    share('kitchen', 'dining')
  const open = /\bopen[\s-]?(?:plan|concept|kitchen)\b/.exec(text)
  if (open) {
    const near = counted.filter(({ kind }) => kindsToShare.some((one) => one === kind))
    const kinds = near.map(({ kind }) => kind as Shareable)
    share(...(shared.size > 0 ? [] : kinds.length > 1 ? kinds : (['living', 'kitchen'] as const)))
  }
  if (shared.size < 2) return wish
  const kinds = [...shared]
  const counts = Object.fromEntries(kinds.map((kind) => [kind, Math.max(1, wish[kind] ?? 0)]))
  return { ...wish, ...counts, open_plan: kinds }
}

/* What the page says it understood: '3 bedrooms', 'Big kitchen', 'No garden'. */

/** Words of the line, by their positions, and what they were taken for: '3 bedrooms', 'Big kitchen'. */
export type Understood = { from: number; to: number; label: string }

const names: Partial<Record<NounKind, [one: string, many: string]>> = {
  bedrooms: ['bedroom', 'bedrooms'],
  bathrooms: ['bathroom', 'bathrooms'],
  living: ['living room', 'living rooms'],
  kitchen: ['kitchen', 'kitchens'],
  dining: ['dining room', 'dining rooms'],
  office: ['office', 'offices'],
  playroom: ['playroom', 'playrooms'],
  laundry: ['laundry', 'laundries'],
  garage: ['garage', 'garages'],
  hallway: ['hall', 'halls'],
  balcony: ['balcony', 'balconies'],
  garden: ['garden', 'gardens'],
  courtyard: ['courtyard', 'courtyards'],
  upstairs: ['upstairs', 'upstairs'],
  one_floor: ['one floor', 'one floor'],
  one_room: ['one room', 'one room'],
  floors: ['floor', 'floors'],
  rooms: ['room', 'rooms'],
}

/** In the order of the line; words that only repeat something are left out. */
function understoodWords(
  tokens: readonly Token[],
  counted: readonly Counted[],
  owned: readonly OwnedRooms[],
): Understood[] {
  const span = (first: number, last: number) => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[last]?.to ?? 0,
  })
  const rooms = counted
    .filter(({ isAgain }) => !isAgain)
    .map((mention) => ({ ...span(mention.first, mention.last), label: labelOf(mention) }))
  const theirs = owned.map(({ first, last, names: [name], names: { length } }) => ({
    ...span(first, last),
    label: length > 1 ? `${length} own rooms` : (name ?? 'A room of their own'),
  }))
  const seen = new Set<string>()
  return [...rooms, ...theirs]
    .sort((one, other) => one.from - other.from)
    .filter(({ label }) => !seen.has(label) && seen.add(label))
}

function labelOf({ kind, word, count, size, name, is_child }: Counted): string {
  if (kind === 'layout') return `${count} ${word.toUpperCase()}`
  if (kind === 'other') return count > 0 ? capital(name ?? word) : `No ${name}`
  const [one, many] = is_child ? ["kids' room", "kids' rooms"] : (names[kind] ?? [word, word])
  if (count === 0) return `No ${one}`
  const sized = size === 'usual' ? '' : `${size} `
  const isCounted = count > 1 || kind === 'bedrooms' || kind === 'bathrooms' || kind === 'floors'
  return isCounted ? `${count} ${sized}${count > 1 ? many : one}` : capital(`${sized}${one}`)
}
