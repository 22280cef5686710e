import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cpuMs } from '../../test/cpu-time.ts'
import { aCard, aFamily, aLibrary, type Done, experienceWith } from '../../test/ranking-families.ts'
import type { ActivityCard } from './activities.ts'
import { fits, isTooYoung, lessonsLearnt, type Moment, rankActivities } from './ranking.ts'
import { noAnswers } from './right-now.ts'

const dayMs = 86_400_000
const today = 20_000
const momentOf = (turn: number, hour = 10): Required<Moment> => ({
  ...{ turn, hour },
  time: turn * dayMs + hour * 3_600_000,
})
const daysAgo = (days: number) => momentOf(today - days).time
const here = [{ id: 'mia', name: 'Mia' }]
const mia = (done: Done[] = [], more = {}) => ({
  age: 3,
  here,
  experience: experienceWith(done, more),
})

const cards = [
  aCard('toddler', { max_age: 4 }),
  aCard('school', { min_age: 6 }),
  aCard('both'),
  aCard('long', { duration_minutes: 30 }),
  aCard('teen', { min_age: 10, max_age: 12 }),
]
// Only what the ranking reads of them.
const someMoments = (moments: object) => moments as unknown as ActivityCard['moments']
const quiet = () => someMoments({ noise: 0, mood: ['whiny'], place: ['bed'] })
const ids = (...given: Parameters<typeof rankActivities>) =>
  rankActivities(...given).map(({ card }) => card.id)

describe('what comes next', () => {
  it('is right for the age, five minutes first', () => {
    expect(ids(cards, { age: 3 }, { turn: 0 })).toEqual(['toddler', 'both', 'long'])
    expect(ids(cards, { age: null }, { turn: 0 }).at(-1)).toBe('long')
    expect(ids(cards, { age: 15 }, { turn: 0 })).toEqual(['teen'])
    expect(ids(cards, { age: 1 }, { turn: 0 })).toEqual([])
    expect([isTooYoung(cards, 1), isTooYoung(cards, 2)]).toEqual([true, false])
  })

  it('is safe for the youngest child here, and then suits all of them', () => {
    expect(ids(cards, { age: 3, oldest: 8 }, { turn: 0 })).toEqual(['both', 'long', 'toddler'])
  })

  it('is where the family is, always, and for how the child is, where something is', () => {
    const moments = someMoments({ place: ['bed'], mood: ['fine'] })
    const some = [...cards, aCard('cuddle', { moments })]
    const answered = (answers: object) =>
      ids(some, { age: 3, answers: { ...noAnswers, ...answers } }, { turn: 0 })
    expect(answered({ where: 'bed' })).toEqual(['cuddle'])
    expect(answered({ where: 'bed', how: 'wild' })).toEqual(['cuddle'])
    expect(answered({ how: 'fine' })[0]).toBe('cuddle')
    expect(answered({ where: 'seat' })).toEqual([])
  })

  it('needs only the voice first in a car or bus, even before what suits the mood', () => {
    const inSeat = (isVoiceOnly: boolean, mood: string[]) => ({
      moments: someMoments({ place: ['seat', 'home_floor'], mood, is_voice_only: isVoiceOnly }),
    })
    const some = [
      aCard('hands', inSeat(false, ['bored'])),
      aCard('voice', inSeat(true, ['bored'])),
      aCard('rhyme', { ...inSeat(true, ['fine']), duration_minutes: 10 }),
    ]
    const where = (place: 'seat' | 'home') =>
      ids(some, { age: 3, answers: { where: place, how: 'bored', also: [] } }, { turn: 0 })
    expect(where('seat')).toEqual(['voice', 'rhyme', 'hands'])
    expect(where('home')).toEqual(['hands', 'voice', 'rhyme'])
  })

  it('is nothing that needs a bath, a goodbye or a phone call, and for a good day first, if nothing was chosen', () => {
    const at = (place: string[], mood = ['fine']) => ({ moments: someMoments({ place, mood }) })
    const some = [
      aCard('bath', at(['bath'])),
      aCard('goodbye', at(['doorway', 'call'])),
      aCard('after tears', at(['bed', 'bath'], ['whiny', 'sad_or_angry_after'])),
      aCard('sofa', at(['sofa'])),
    ]
    expect(ids(some, { age: 3 }, { turn: 0 })).toEqual(['sofa', 'after tears'])
    const whiny = { ...noAnswers, how: 'whiny' as const }
    expect(ids(some, { age: 3, answers: whiny }, { turn: 0 })[0]).toBe('after tears')
  })

  it('begins with another one every day', () => {
    expect(ids(cards, { age: 3 }, { turn: 1 })).toEqual(['both', 'toddler', 'long'])
    expect(ids(cards, { age: 3 }, { turn: 20_000 })).toEqual(['toddler', 'both', 'long'])
  })

  it('needs no materials first', () => {
    const some = [aCard('tape', { materials: ['paper'] }), aCard('nothing')]
    for (const turn of [0, 1, 2])
      expect(ids(some, { age: 3 }, { turn })).toEqual(['nothing', 'tape'])
  })

  it('fits more ages before fewer if the age is not known, after what needs no materials', () => {
    const some = [
      aCard('few', { min_age: 6, max_age: 8 }),
      aCard('most', { min_age: 3, max_age: 12 }),
      aCard('all with paper', { materials: ['paper'] }),
    ]
    for (const turn of [0, 1, 2])
      expect(ids(some, { age: null }, { turn })).toEqual(['most', 'few', 'all with paper'])
    expect(ids(some, { age: 7 }, { turn: 0 })[0]).toBe('few')
  })

  it('begins with another one every day even if no age is known', () => {
    const some = [
      aCard('four ages', { min_age: 6, max_age: 9 }),
      aCard('seven ages', { min_age: 4, max_age: 10 }),
      aCard('ten ages', { min_age: 3, max_age: 12 }),
      aCard('three ages', { min_age: 4, max_age: 6 }),
    ]
    const days = [0, 1, 2, 3].map((turn) => ids(some, { age: null }, { turn }))
    expect(days.map(([first]) => first)).toEqual([
      ...['four ages', 'seven ages', 'ten ages', 'four ages'],
    ])
    expect(days.map((day) => day.at(-1))).toEqual(Array(4).fill('three ages'))
  })
})

describe('what was learnt', () => {
  const some = ['a', 'b', 'c', 'd', 'e'].map((id) => aCard(id, { own_category: 'Math' }))

  it('lets rest what was played for seven days, and what was loved for a night', () => {
    const player = mia([
      { id: 'a', face: 'fine', at: daysAgo(6) },
      { id: 'b', face: 'loved', at: daysAgo(1) },
      { id: 'c', face: 'loved', at: momentOf(today, 8).time },
    ])
    expect(ids(some, player, momentOf(today)).sort()).toEqual(['b', 'd', 'e'])
    expect(ids(some, player, momentOf(today + 1))).toContain('a')
  })

  it('gives what was loved and has a heart every second card, one day in front', () => {
    const player = mia([{ id: 'd', face: 'loved', at: daysAgo(2) }])
    expect(ids(some, player, momentOf(today))[1]).toBe('d')
    expect(ids(some, player, momentOf(today + 1))[0]).toBe('d')
    const heart = {
      child_id: 'mia',
      activity_id: 'e',
      favorited_at: new Date(daysAgo(9)).toISOString(),
    }
    expect(ids(some, mia([], { favorites: [heart] }), momentOf(today + 1))[0]).toBe('e')
  })

  it('puts what was put aside behind everything else, until it is played after all', () => {
    const skips = { a: daysAgo(0), b: daysAgo(1) }
    expect(ids(some, mia([], { skips }), momentOf(today)).slice(-2)).toEqual(['b', 'a'])
    const loved = mia([{ id: 'a', face: 'loved', at: daysAgo(-1) }], { skips })
    expect(ids(some, loved, momentOf(today + 3))[0]).toBe('a')
  })

  it('leaves out what one child rejected, even for a child who loved it, when both are here', () => {
    const both = [...here, { id: 'leo', name: 'Leo' }]
    const experience = experienceWith([
      { id: 'a', face: 'loved', at: daysAgo(2) },
      { id: 'a', face: 'not_today', at: daysAgo(2), by: 'leo' },
    ])
    const moment = momentOf(today)
    expect(ids(some, { age: 3, here, experience }, moment)).toContain('a')
    expect(ids(some, { age: 3, here: both, experience }, moment)).not.toContain('a')
  })

  it('goes by the time of the day', () => {
    const energy = (childEnergy: number) =>
      someMoments({ child_energy: childEnergy, mood: ['fine'], place: ['sofa'] })
    const lively = ['x', 'y', 'z'].map((id) => aCard(id, { moments: energy(3) }))
    const calm = aCard('calm', { moments: energy(0) })
    const wild = aCard('wild', { moments: energy(3) })
    const played = [9, 10, 11].map((days, at) => ({
      id: lively[at]?.id ?? '',
      face: 'fine' as const,
      at: new Date(2024, 5, days, 9).getTime(),
    }))
    const why = (hour: number) =>
      rankActivities([...lively, calm, wild], mia(played), { ...momentOf(today), hour }).find(
        ({ card }) => card.id === 'wild',
      )?.why
    expect(why(9)).toContain('fits your mornings')
    expect(why(20)).not.toContain('mornings')
  })

  it('starts afresh: only what was played stays', () => {
    const done: Done[] = [
      { id: 'a', face: 'loved', at: daysAgo(2) },
      { id: 'b', face: 'not_today', at: daysAgo(20) },
    ]
    const before = mia(done, { skips: { c: daysAgo(1) } })
    expect(lessonsLearnt(some, before)).toEqual({ liked: ['a'], put_off: ['b', 'c'], hours: [] })
    const afresh = mia([{ ...(done[0] as Done) }, done[1] as Done], {
      skips: { c: daysAgo(1) },
      learning_began_at: new Date(daysAgo(0)).toISOString(),
    })
    afresh.experience.completed = afresh.experience.completed.map((row) => ({ ...row, loved: 0 }))
    expect(lessonsLearnt(some, afresh)).toEqual({ liked: [], put_off: [], hours: [] })
    expect(ids(some, afresh, momentOf(today))).not.toContain('a')
  })
})

describe('why this one', () => {
  const sock = aCard('s', { title: 'Sock Fishing', own_category: 'Motor' })
  const other = aCard('o', { own_category: 'Motor', moments: quiet() })
  const loved = mia([{ id: 's', face: 'loved', at: daysAgo(3) }])
  const why = (all: ActivityCard[], player: object, id: string) =>
    rankActivities(all, { age: 3, ...player }, momentOf(today)).find(({ card }) => card.id === id)
      ?.why

  it('is said in at most five words, from what ranked it', () => {
    const bed = { answers: { ...noAnswers, where: 'bed' as const } }
    expect(why([sock, other], loved, 'o')).toBe('Nothing needed, Mia likes moving')
    expect(why([sock, other], { ...loved, ...bed }, 'o')).toBe('Quiet, Mia likes moving')
    expect(why([sock], loved, 's')).toBe('Nothing needed, Mia loved it')
    expect(why([aCard('x', { materials: ['paper'] })], {}, 'x')).toBe('Fits right now')
    const wiped = { answers: { ...noAnswers, how: 'whiny' as const } }
    expect(why([other], wiped, 'o')).toBe('Nothing needed, helps when whiny')
  })

  it('says that a child likes making things only where something is made', () => {
    const creative = (id: string, materials: ActivityCard['materials']) =>
      aCard(id, { own_category: 'Creative', materials })
    const [song, hum] = [creative('song', []), creative('hum', [])]
    const [draw, fold] = [creative('draw', ['drawing_tools']), creative('fold', ['paper'])]
    const whyOf = (id: string, likes: string) =>
      why([song, hum, draw, fold], mia([{ id: likes, face: 'loved', at: daysAgo(3) }]), id)
    expect(whyOf('fold', 'draw')).toBe('Mia likes making things')
    expect(whyOf('hum', 'draw')).toBe('Nothing needed, new to you')
    expect(whyOf('fold', 'song')).toBe('New to you')
  })

  it('says so where everything was played this week', () => {
    const player = mia([
      { id: 's', face: 'fine', at: daysAgo(1) },
      { id: 'o', face: 'fine', at: daysAgo(3) },
    ])
    expect(rankActivities([sock, other], player, momentOf(today))).toMatchObject([
      { card: { id: 'o' }, why: 'Everything was played this week', is_again: true },
      { card: { id: 's' }, is_again: true },
    ])
  })
})

const face = fc.constantFrom('loved', 'fine', 'not_today', null)
const library = fc
  .array(fc.record({ from: fc.integer({ min: 2, max: 9 }), years: fc.nat(5), things: fc.nat(1) }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((all) =>
    all.map(({ from, years, things }, at) =>
      aCard(`c${at}`, {
        ...{ min_age: from, max_age: from + years, title: `Card ${at}` },
        materials: things === 0 ? [] : ['paper'],
      }),
    ),
  )
const past = fc.array(fc.record({ card: fc.nat(24), face, days: fc.integer({ min: 0, max: 30 }) }))
const family = fc.record({
  cards: library,
  past,
  age: fc.integer({ min: 2, max: 12 }),
  turn: fc.nat(9),
})
const playerOf = ({
  past: all,
  age,
}: {
  past: { card: number; face: Done['face']; days: number }[]
  age: number
}) => ({
  ...{ age, here },
  experience: experienceWith(
    all
      .map(({ card, face: how, days }) => ({ id: `c${card}`, face: how, at: daysAgo(days) }))
      .toSorted((one, other) => one.at - other.at),
  ),
})

test('nothing comes again within seven days, but for what was loved, and where nothing else is left', () => {
  const property = fc.property(family, (given) => {
    const player = playerOf(given)
    const moment = momentOf(today + given.turn)
    const last = new Map(player.experience.completed.map((one) => [one.activity_id, one] as const))
    const ranked = rankActivities(given.cards, player, moment)
    for (const { card, is_again, why } of ranked) {
      const done = last.get(card.id)
      const isRecent = done && moment.time - Date.parse(done.last_played_at) < 7 * dayMs
      if (isRecent && !is_again) expect(done.face).toBe('loved')
      if (is_again) expect(ranked.every((one) => one.is_again)).toBe(true)
      expect(why.split(' ').length).toBeLessThanOrEqual(5)
    }
  })
  fc.assert(property)
})

test('nothing comes that was not offered, or is unfit for the youngest, and nothing comes twice', () => {
  const property = fc.property(family, (given) => {
    const ranked = rankActivities(given.cards, playerOf(given), momentOf(today + given.turn))
    const oldest = Math.max(...given.cards.map(({ max_age }) => max_age))
    for (const { card } of ranked) {
      expect(given.cards).toContain(card)
      expect(fits(card, Math.min(given.age, oldest))).toBe(true)
    }
    expect(new Set(ranked.map(({ card }) => card.id)).size).toBe(ranked.length)
  })
  fc.assert(property)
})

test('everything gets its turn, whatever is loved: each comes first at some time', () => {
  const answer = fc.constantFrom('loved', 'loved', 'fine', 'not_today', 'another')
  const property = fc.property(library, fc.array(answer, { minLength: 40 }), (all, answers) => {
    const fitting = all.filter((card) => fits(card, 3))
    if (fitting.length === 0) return
    const done: Done[] = []
    const skips: Record<string, number> = {}
    const first = new Set<string>()
    for (let day = 0; day < 4 * fitting.length + 16; day += 1) {
      const moment = momentOf(today + day)
      const player = { age: 3, here, experience: experienceWith(done, { skips: { ...skips } }) }
      const [now] = rankActivities(all, player, moment)
      const id = now?.card.id ?? ''
      first.add(id)
      const said = answers[day % answers.length] ?? 'fine'
      if (said === 'another') skips[id] = moment.time
      else done.push({ id, face: said, at: moment.time })
    }
    expect([...first].sort()).toEqual(fitting.map(({ id }) => id).sort())
  })
  fc.assert(property)
})

test('a family that only looks sees each in its turn, too', () => {
  const some = aLibrary(30).filter((card) => fits(card, 4) && card.duration_minutes === 5)
  const easy = some.filter(({ materials }) => materials.length === 0)
  const first = some.map((_, turn) => ids(some, { age: 4 }, { turn })[0])
  expect([...new Set(first)].sort()).toEqual(easy.map(({ id }) => id).sort())
})

test('300 activities are ordered in 5 ms for each of some families', () => {
  const all = aLibrary(300)
  const moment = momentOf(today)
  const families = Array.from({ length: 200 }, (_, number) => aFamily(number, all, moment.time))
  const timed = (one: (typeof families)[number]) => cpuMs(() => rankActivities(all, one, moment))
  // The shortest of five times: the others also include garbage collection.
  const shortest = families.map((one) => Math.min(...Array.from({ length: 5 }, () => timed(one))))
  expect(Math.max(...shortest)).toBeLessThanOrEqual(5)
})
