import { plays } from '@fgm/db/seed/plays'
import type { Play, Telling } from '@fgm/db/seed/plays/play'
import { fitsMoment } from '@fgm/shared/activities/everyday-moments'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { WishReading } from '@fgm/shared/generator/wish'
import type { Need } from '@fgm/shared/generator/wish-words'
import { titleWords, wordOverlap } from '@fgm/shared/safety/lint/text'
import { type Choice, minutesFor, minutesOf, mostMinutesAt } from './composition.ts'
import { fillSlots, materialsOf } from './fillings.ts'
import type { IdeaRequest } from './idea.ts'
import type { Seed } from './seed.ts'
import { sourceOfTitle, tellingsFor, topicsFor } from './tellings.ts'
import { type Filled, factsOf, isFor, isForToday, isHard, keepsNeed } from './wish-filter.ts'

type Topics = ReturnType<typeof topicsFor>

/** The parts of a wish that could be met, and all choices that meet them, the best first. */
export type Ranking = { choices: Iterable<Choice>; missed: (EverydayMoment | Need)[] }

/**
 * Everything that fits the request, the best first. As much as possible of the understood wish is met: first what
 * the body can do and what is at hand, then the moments in their order, then the child's mood. A part that would
 * leave no choice is skipped and reported. Then the kind of activity counts most, then that the family has not had it lately,
 * what the child loves, and that a ticked material is used.
 */
export function rankedChoices(request: IdeaRequest, wish: WishReading, seed: Seed): Ranking {
  let left = plays
    .filter(({ ages }) => request.child_age >= ages[0] && request.child_age <= ages[1])
    .flatMap((play): Filled[] => {
      const fillings = fillSlots(play, request, seed)
      return fillings ? [{ play, fillings }] : []
    })
  const missed: Ranking['missed'] = []
  const keep = (
    id: Ranking['missed'][number] | null,
    ways: readonly ((one: Filled) => boolean)[],
  ) => {
    for (const keeps of ways) {
      const narrowed = left.filter(keeps)
      if (narrowed.length === 0) continue
      left = narrowed
      return true
    }
    if (id !== null) missed.push(id)
    return false
  }
  const keepNeed = (need: Need) => keep(need, keepsNeed[need] ?? [() => true])
  for (const need of wish.needs) if (isHard(need)) keepNeed(need)
  // A restless child has to run before it can lie down: the night comes later.
  const wished = wish.needs.includes('lively')
    ? wish.moments.filter((moment) => moment !== 'bedtime' && moment !== 'bed')
    : wish.moments
  // A call with the family needs no quiet, and in a power cut the reason for staying indoors does not matter.
  const leftOut: readonly EverydayMoment[] = [
    ...(wish.needs.includes('family_call') ? (['on_a_call'] as const) : []),
    ...(wish.needs.includes('no_light') ? (['rain'] as const) : []),
    ...(wish.needs.includes('fear_of_dark') ? (['bedtime'] as const) : []),
  ]
  const moments = wished
    .filter((moment) => !leftOut.includes(moment))
    .filter((moment) => keep(moment, [(one) => isFor(one, moment, wish)]))
  keep(null, [({ play }) => isForToday(play, { ...wish, moments })])
  for (const need of wish.needs) if (!isHard(need)) keepNeed(need)
  const had = recentPlays(request)
  const topics = topicsFor(request, wish)
  const ranked = left
    .flatMap((one) => {
      const score =
        scoreOf(one, request, wish, moments) -
        staleness(one.play, had) +
        noise * seed.share(one.play.id)
      return tellingsFor(one.play, topics, wish.unwanted, request, seed).map((telling) => ({
        ...one,
        telling,
        score: score + tellingScore(one.play, telling, topics, seed),
      }))
    })
    .sort((a, b) => b.score - a.score || (a.telling.title < b.telling.title ? -1 : 1))
  return { choices: choicesFrom(ranked, request, { moments, needs: wish.needs }), missed }
}

/** Each choice with its minutes for this request, without titles that the family has had. */
function* choicesFrom(
  ranked: readonly (Filled & { telling: Telling })[],
  request: IdeaRequest,
  kept: Pick<Choice, 'moments' | 'needs'>,
): Generator<Choice> {
  for (const one of ranked)
    if (isFresh(one.telling.title, request))
      yield { ...one, ...kept, minutes: minutesIn(one, request, kept.moments) }
}

function scoreOf(
  { play, fillings }: Filled,
  request: IdeaRequest,
  wish: WishReading,
  moments: readonly EverydayMoment[],
): number {
  const skill = request.skill_focus ?? wish.skills[0] ?? null
  const wantedMinutes = Math.min(request.duration, mostMinutesAt(request.child_age))
  const minutes = minutesOf(play, request.child_age, request.duration)
  // Parents want to see a ticked material used, if the moment leaves room for materials.
  const hasRoom = moments.every((moment) => moment === 'rain')
  return (
    (play.categories.includes(request.category) ? 40 : 0) +
    (play.categories[0] === request.category ? 1.5 : 0) +
    (minutes > wantedMinutes ? -25 : (14 * minutes) / wantedMinutes) +
    (hasRoom ? materialScore(fillings) : 0) +
    (skill === null ? 0 : skill === play.skills[0] ? 3 : play.skills.includes(skill) ? 1.5 : 0) +
    // For 'a cold on the couch', the cold matters more than the couch.
    (moments[0] && play.made_for?.includes(moments[0]) ? 3 : 0) +
    (play.made_for?.some((moment) => moments.includes(moment)) ? 5 : 0) +
    // At bedtime a guessing game of the requested kind is the wrong game.
    (moments.includes('bedtime') && play.made_for?.includes('bedtime') ? 45 : 0) +
    needScore(play, wish)
  )
}

/** How well it fits the child's mood, beyond not contradicting it. */
function needScore({ skills, facts }: Play, { needs }: WishReading): number {
  return (
    (needs.includes('feelings') && skills.includes('feelings-connection') ? 5 : 0) +
    (needs.includes('lively') && facts.child_energy === 3 ? 6 : 0) +
    (needs.includes('quiet') && facts.noise === 0 ? 3 : 0)
  )
}

/** The more ticked materials are really used, the better; last resorts hardly count. */
function materialScore(fillings: Filled['fillings']): number {
  const used = materialsOf(fillings).length
  if (used === 0) return 0
  return fillings.every(({ option }) => option.is_last_resort) ? 8 : 9 + 2 * Math.min(used, 3)
}

/** Being about what the child loves, most of all about the animal that was named; and having a telling for it. */
function tellingScore(play: Play, telling: Telling, topics: Topics, seed: Seed): number {
  const isWritten = play.tellings.includes(telling)
  return nearnessOf(telling, topics) + (isWritten ? 3 : 0) + seed.share(telling.title)
}

function nearnessOf({ interest, hero }: Telling, topics: Topics): number {
  const topic = topics.find(({ id }) => id === interest)
  if (!topic) return 0
  if (topic.hero === null) return 14
  return topic.hero === hero ? 20 : 8
}

/** Enough to let another good choice win for each attempt, too little to outweigh the request. */
const noise = 4

/** How many titles back a play counts as recent. */
const remembered = 12

const recentPlays = ({ avoid_titles }: IdeaRequest): (Play | null)[] =>
  avoid_titles.slice(0, remembered).map((title) => sourceOfTitle(title)?.play ?? null)

/** One of the last four plays returns only before other kinds than requested; older ones if they fit much better. */
function staleness(play: Play, had: readonly (Play | null)[]): number {
  const at = had.indexOf(play)
  if (at < 0) return 0
  return at < 4 ? 38 : 19 - at
}

/** As long as the moment allows. */
function minutesIn(one: Filled, request: IdeaRequest, moments: readonly EverydayMoment[]): number {
  const most = minutesOf(one.play, request.child_age, request.duration)
  const all = minutesFor(one.play).filter((minutes) => minutes <= most)
  const fits = (minutes: number) =>
    moments.every((moment) => fitsMoment(factsOf(one, minutes), moment))
  return all.findLast(fits) ?? all[0] ?? most
}

/** Titles made of mostly the same words count as the same activity (lint rule L12). */
const mostOverlap = 0.6

function isFresh(title: string, { avoid_titles }: IdeaRequest): boolean {
  const words = titleWords(title)
  return (
    title.length <= 60 &&
    avoid_titles.every((seen) => wordOverlap(words, titleWords(seen)) < mostOverlap)
  )
}
