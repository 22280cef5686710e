import { dayMs } from '../days.ts'
import { capital } from '../text/words.ts'
import type { ActivityCard, ActivityMarks } from './activities.ts'
import { kindOf } from './loved-kinds.ts'
import { hows, isFor, isThere, noAnswers, type RightNow } from './right-now.ts'

/*
 * Which activity comes next, in plain words (docs/decisions/050-learning-in-the-open.md; the profile says the same in short):
 *
 * 1. Always: only what is open to the family, right for the youngest child here, and possible where they are. If no place was
 *    chosen, nothing that needs a bath, a goodbye at the door or a phone call.
 * 2. An activity rests for seven days after it was played. After 'Again!' it may return the next day. Only if nothing else is
 *    left are resting activities shown, the longest rested first, and the card says so.
 * 3. What suits all children here, suits their mood and takes five minutes comes before what does not. If no mood was chosen,
 *    what is only for after tears does not suit. In a car or bus, what needs only the voice comes before all that.
 * 4. Then two rows take turns, card by card, and every other day the other row begins. In the first, everything waits its turn:
 *    what was never played or put aside first, of that what needs no materials first, and if no age is known what fits four ages
 *    or more; another of these begins every day. In the second is what this family likes: faces, hearts, what is similar to
 *    something loved, and what was played at this time of day.
 * 5. 'Another card' moves a card to the end of the first row, and takes it out of the second for seven days.
 *
 * It is pure and runs where the cards are: no request, no network.
 */

type Time = number
const restMs = 7 * dayMs
/** 'Again!' may come on the next day. */
const shortRestMs = 16 * 3_600_000

/** What a family did and said, as the pages know it. */
export type Experience = Pick<ActivityMarks, 'completed' | 'favorites' | 'learning_began_at'> & {
  /** When a card was put aside for another one on this device, by activity. */
  skips: Readonly<Record<string, Time>>
  /** When it was played to its end on this device, by activity, with or without feedback. */
  played: Readonly<Record<string, Time>>
}
export const noExperience: Experience = {
  ...{ completed: [], favorites: [], learning_began_at: null, skips: {}, played: {} },
}

/** Who is here, and what is known about the moment. */
export type Player = {
  /** In whole years, of the youngest child here; null: not known. */
  age: number | null
  /** Of the oldest child here, if there is more than one. */
  oldest?: number
  /** The children who are here. */
  here?: readonly { id: string; name: string }[]
  answers?: RightNow
  experience?: Experience
}

/** The moment: `turn` is the day as an integer. The hour is left out if it is not known. */
export type Moment = { turn: number; time?: Time; hour?: number }

export type Ranked = {
  card: ActivityCard
  /** Why this one, in at most five words. */
  why: string
  /** It was played within the last seven days, and nothing else is left. */
  is_again: boolean
  /** How many parts of rule 3 fail; 0: it suits. */
  tier: number
}

/** A reason for a card: its weight, and its words. */
type Factor = { points: number; words: string; isLearnt: boolean; isAnswer?: boolean }

/** What to play, best first. */
export function rankActivities(
  cards: readonly ActivityCard[],
  player: Player,
  moment: Moment,
): Ranked[] {
  const { where } = player.answers ?? noAnswers
  const age = playingAge(cards, player.age)
  const fitting = cards.filter((card) => (age === null || fits(card, age)) && isThere(card, where))
  const known = learn(cards, player, moment)
  const time = moment.time ?? moment.turn * dayMs
  const awake = fitting.filter(({ id }) => !isResting(known, id, time))
  if (awake.length === 0) return resting(fitting, known)

  const tiers = new Map<number, ActivityCard[]>()
  for (const card of awake) {
    const wrong = wrongsOf(card, player)
    tiers.set(wrong, [...(tiers.get(wrong) ?? []), card])
  }
  return [...tiers]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([tier, ofTier]) =>
      inTurns(ofTier, known, player, moment).map((one) => ({ ...one, tier })),
    )
}

/** How badly an activity fits right now: what weighs more is given up later. */
function wrongsOf(card: ActivityCard, { oldest, answers }: Player): number {
  const isForAll =
    oldest === undefined || oldest <= card.max_age || card.moments?.works_for_two_ages === true
  const needsHands = answers?.where === 'seat' && card.moments?.is_voice_only !== true
  const wrongs = [
    card.duration_minutes > 5,
    !isFor(card, answers?.how ?? null),
    !isForAll,
    needsHands,
  ]
  return wrongs.reduce((sum, isWrong, at) => sum + (isWrong ? 2 ** at : 0), 0)
}

/** The two rows of one tier, card by card. */
function inTurns(
  tier: readonly ActivityCard[],
  known: Known,
  player: Player,
  moment: Moment,
): Omit<Ranked, 'tier'>[] {
  const time = moment.time ?? moment.turn * dayMs
  const scored = tier.map((card, place) => {
    const factors = factorsOf(card, known, player)
    const learnt = sumOf(factors.filter(({ isLearnt }) => isLearnt))
    const seen = Math.max(known.lastPlayed.get(card.id) ?? 0, known.skipped.get(card.id) ?? 0)
    const isAside = time - (known.skipped.get(card.id) ?? Number.NEGATIVE_INFINITY) < restMs
    return { card, place, factors, learnt, seen, isAside, ease: easeOf(card, player) }
  })
  const liked = scored
    .filter(({ learnt, isAside }) => learnt >= 1 && !isAside)
    .toSorted((a, b) => sumOf(b.factors) - sumOf(a.factors) || a.seen - b.seen || a.place - b.place)
  // Each row begins every other day, so its days are counted without the days of the other row.
  const turn = liked.length > 0 ? Math.floor(moment.turn / 2) : moment.turn
  const waiting = rotated(
    scored.toSorted((a, b) => a.seen - b.seen || b.ease - a.ease || a.place - b.place),
    turn,
  )
  const rows = moment.turn % 2 === 0 ? [waiting, liked] : [liked, waiting]
  const used = new Set<string>()
  const merged: Omit<Ranked, 'tier'>[] = []
  for (let at = 0; merged.length < scored.length; at += 1) {
    const one = rows[at % 2]?.find(({ card }) => !used.has(card.id))
    if (!one) continue
    used.add(one.card.id)
    merged.push({ card: one.card, why: wordsOf(one.factors), is_again: false })
  }
  return merged
}

/** The ones at the front that are equal: another of them begins every day. */
function rotated<One extends { seen: number; ease: number }>(row: One[], turn: number): One[] {
  const [first] = row
  const alike = row.filter(({ seen, ease }) => seen === first?.seen && ease === first.ease)
  const start = turn % Math.max(1, alike.length)
  return [...alike.slice(start), ...alike.slice(0, start), ...row.slice(alike.length)]
}

/** What was played lately, the longest ago first: only if nothing else is left. */
const resting = (fitting: readonly ActivityCard[], { lastPlayed }: Known): Ranked[] =>
  fitting
    .toSorted((a, b) => (lastPlayed.get(a.id) ?? 0) - (lastPlayed.get(b.id) ?? 0))
    .map((card) => ({ card, why: 'Everything was played this week', is_again: true, tier: 0 }))

function isResting({ lastPlayed, again }: Known, id: string, time: Time): boolean {
  const rest = again.has(id) ? shortRestMs : restMs
  return time - (lastPlayed.get(id) ?? Number.NEGATIVE_INFINITY) < rest
}

// No materials is easy, and so is quiet where it has to be quiet. Without an age, fitting many ages counts a little: only
// whether it does, not how many, because only equals take turns.
const easeOf = (card: ActivityCard, player: Player): number =>
  sumOf(easeFactors(card, player).filter(({ isLearnt }) => !isLearnt)) +
  (player.age === null && card.max_age - card.min_age >= 3 ? 0.5 : 0)

function easeFactors({ materials, moments }: ActivityCard, { answers }: Player): Factor[] {
  const { where, how } = answers ?? noAnswers
  const isQuietWanted =
    where === 'bed' || where === 'queue' || where === 'seat' || how === 'wiped_out_child'
  return [
    ...(isQuietWanted && moments?.noise === 0 ? [fact(1, 'quiet')] : []),
    ...(materials.length === 0 ? [fact(1, nothingNeeded)] : []),
  ]
}

const fact = (points: number, words: string): Factor => ({ points, words, isLearnt: false })
const lesson = (points: number, words: string): Factor => ({ points, words, isLearnt: true })

/** The reason for what needs no materials. */
export const nothingNeeded = 'nothing needed'

/** Everything that speaks for a card, or against it. */
function factorsOf(card: ActivityCard, known: Known, player: Player): Factor[] {
  const { how } = player.answers ?? noAnswers
  const mood = hows.find(({ id }) => id === how)
  const isNew = !known.lastPlayed.has(card.id)
  return [
    ...easeFactors(card, player),
    ...(mood && mood.id !== 'fine' && isFor(card, mood.id)
      ? [{ ...fact(0, `helps when ${mood.label.toLowerCase()}`), isAnswer: true }]
      : []),
    ...lessonsOf(card, known),
    ...(isNew && known.lastPlayed.size > 0 ? [fact(0, 'new to you')] : []),
  ]
}

/** What the family's own faces, hearts and hours say about a card. */
function lessonsOf(card: ActivityCard, known: Known): Factor[] {
  const { loved, putOff, hearts, tastes, usualEnergy } = known
  const lovedBy = loved.get(card.id)
  const taste = tastes.get(card.own_category)
  const energy = card.moments?.child_energy
  const isUsual =
    usualEnergy !== null && energy !== undefined && Math.abs(energy - usualEnergy.energy) < 0.75
  return [
    ...(lovedBy ? [lesson(1 + Math.min(3, lovedBy.times), `${lovedBy.name} loved it`)] : []),
    ...(hearts.has(card.id) ? [lesson(2, 'one you like')] : []),
    ...(putOff.has(card.id) ? [lesson(-4, '')] : []),
    ...(taste && taste.points > 0 && taste.id !== card.id
      ? [
          lesson(
            1,
            taste.kind && taste.kind === kindOf(card) ? `${taste.name} likes ${taste.kind}` : '',
          ),
        ]
      : []),
    ...(taste && taste.points < -1 ? [lesson(-1, '')] : []),
    ...(isUsual ? [lesson(0.5, `fits your ${usualEnergy.part}`)] : []),
  ]
}

const sumOf = (factors: readonly Factor[]) => factors.reduce((sum, { points }) => sum + points, 0)

const mostWords = 5
const rankOf = ({ isAnswer, isLearnt }: Factor) => (isAnswer ? 2 : Number(isLearnt))
const countWords = (text: string) => text.split(/\s+/).length

/** The reasons that fit into five words: the parent's choices, then lessons, then facts. Lessons are said last: 'Quiet, Mila likes moving'. */
function wordsOf(factors: readonly Factor[]): string {
  const chosen: Factor[] = []
  const first = factors.toSorted((a, b) => rankOf(b) - rankOf(a) || b.points - a.points)
  for (const factor of first) {
    if (factor.points < 0 || factor.words === '') continue
    if (countWords([...chosen, factor].map(({ words }) => words).join(' ')) <= mostWords)
      chosen.push(factor)
  }
  const line = chosen
    .toSorted((a, b) => factors.indexOf(a) - factors.indexOf(b))
    .map(({ words }) => words)
    .join(', ')
  return capital(line || 'fits right now')
}

/** What is loved in a category: who loved which one last, and what its kind has in common ('' if nothing). */
type Taste = { points: number; id: string; name: string; kind: string }

type Loved = { name: string; times: number; at: Time }

/** What follows from a family's experience, for the children who are here. */
type Known = {
  lastPlayed: ReadonlyMap<string, Time>
  /** 'Again!' the last time. */
  again: ReadonlySet<string>
  loved: ReadonlyMap<string, Loved>
  putOff: ReadonlySet<string>
  hearts: ReadonlySet<string>
  skipped: ReadonlyMap<string, Time>
  tastes: ReadonlyMap<string, Taste>
  usualEnergy: { energy: number; part: PartOfDay } | null
}

type PartOfDay = 'mornings' | 'afternoons' | 'evenings'

export const partOf = (hour: number): PartOfDay =>
  hour >= 4 && hour < 12 ? 'mornings' : hour >= 12 && hour < 17 ? 'afternoons' : 'evenings'

/** With fewer, a habit is chance. */
const enoughForHabit = 3

function learn(
  cards: readonly ActivityCard[],
  { here, experience = noExperience }: Player,
  { hour }: Moment,
): Known {
  const { completed, favorites, skips, played, learning_began_at } = experience
  const since = learning_began_at === null ? 0 : Date.parse(learning_began_at)
  const names = new Map(here?.map(({ id, name }) => [id, name]))
  const isHere = ({ child_id }: { child_id: string }) => here === undefined || names.has(child_id)
  const rows = completed
    .filter(isHere)
    .map((row) => ({ ...row, at: Date.parse(row.last_played_at) }))
    .toSorted((a, b) => a.at - b.at)
  const lessons = rows.filter(({ at }) => at >= since)

  const lastPlayed = new Map(Object.entries(played))
  for (const { activity_id, at } of rows)
    lastPlayed.set(activity_id, Math.max(at, lastPlayed.get(activity_id) ?? 0))
  const again = new Set<string>()
  const putOff = new Set<string>()
  const loved = new Map<string, Loved>()
  for (const { activity_id, face, loved: times, child_id, at } of lessons) {
    if (face === 'not_today') putOff.add(activity_id)
    if (face === 'loved') again.add(activity_id)
    if (times > 0) loved.set(activity_id, { name: names.get(child_id) ?? 'Your child', times, at })
  }
  // The children who play decide together: what one child rejected does not count against both.
  for (const id of putOff) again.delete(id)
  return {
    ...{ lastPlayed, again, loved, putOff },
    hearts: new Set(
      favorites
        .filter((row) => isHere(row) && Date.parse(row.favorited_at) >= since)
        .map(({ activity_id }) => activity_id),
    ),
    // An activity that was played after all has not been put aside.
    skipped: new Map(
      Object.entries(skips).filter(([id, at]) => at >= since && at > (lastPlayed.get(id) ?? 0)),
    ),
    tastes: tastesOf(cards, loved, putOff),
    usualEnergy: hour === undefined ? null : usualEnergyOf(cards, lessons, partOf(hour)),
  }
}

/** What was loved and rejected by kind, with the one that was loved last. */
function tastesOf(
  cards: readonly ActivityCard[],
  loved: ReadonlyMap<string, Loved>,
  putOff: ReadonlySet<string>,
): Known['tastes'] {
  const tastes = new Map<string, Taste>()
  const latest = new Map<string, Time>()
  if (loved.size === 0 && putOff.size === 0) return tastes
  for (const card of cards) {
    const { id, own_category } = card
    const by = loved.get(id)
    const points = (by ? 1 : 0) - (putOff.has(id) ? 1 : 0)
    if (points === 0) continue
    const before = tastes.get(own_category)
    const isLatest = by !== undefined && by.at >= (latest.get(own_category) ?? 0)
    if (isLatest) latest.set(own_category, by.at)
    const lastLoved = isLatest ? { id, name: by.name, kind: kindOf(card) } : before
    tastes.set(own_category, {
      ...{ id: '', name: '', kind: '', ...lastLoved },
      points: points + (before?.points ?? 0),
    })
  }
  return tastes
}

/** How lively plays usually are at this time of day, without the rejected ones. */
function usualEnergyOf(
  cards: readonly ActivityCard[],
  lessons: readonly (ActivityMarks['completed'][number] & { at: Time })[],
  part: PartOfDay,
): Known['usualEnergy'] {
  const now = lessons.filter(
    ({ at, face }) => face !== 'not_today' && partOf(new Date(at).getHours()) === part,
  )
  if (now.length < enoughForHabit) return null
  const energyOf = new Map(cards.map(({ id, moments }) => [id, moments?.child_energy]))
  const energies = now.flatMap(({ activity_id }) => energyOf.get(activity_id) ?? [])
  if (energies.length < enoughForHabit) return null
  return { part, energy: energies.reduce((sum, one) => sum + one, 0) / energies.length }
}

/** What was learnt, for the page that explains it: titles that are liked and rejected, and how lively each part of the day is. */
export function lessonsLearnt(
  cards: readonly ActivityCard[],
  player: Pick<Player, 'here' | 'experience'>,
) {
  const whole = { age: null, ...player }
  const { loved, putOff, hearts, skipped } = learn(cards, whole, { turn: 0 })
  const titles = (isMeant: (id: string) => boolean) =>
    cards.filter(({ id }) => isMeant(id)).map(({ title }) => title)
  const hours = [8, 14, 19].flatMap(
    (hour) => learn(cards, whole, { turn: 0, hour }).usualEnergy ?? [],
  )
  return {
    liked: titles((id) => !putOff.has(id) && (loved.has(id) || hearts.has(id))),
    put_off: titles((id) => putOff.has(id) || skipped.has(id)),
    hours: hours.map(({ part, energy }) => ({
      part,
      pace: energy < 0.75 ? 'resting' : energy < 1.75 ? 'calm' : 'lively',
    })),
  }
}

/** Which activities to look for: an older sister plays what is for the oldest. */
function playingAge(cards: readonly ActivityCard[], age: number | null): number | null {
  return age === null ? null : Math.min(age, Math.max(...cards.map((card) => card.max_age)))
}

/** Whether nothing here is for a child that young. */
export function isTooYoung(cards: readonly ActivityCard[], age: number): boolean {
  return cards.every((card) => age < card.min_age)
}

/** Whether an activity is right for an age in years. */
export function fits(card: Pick<ActivityCard, 'min_age' | 'max_age'>, age: number): boolean {
  return card.min_age <= age && age <= card.max_age
}
