import type { InterestId } from '@fgm/shared/activities/activities'
import { fitsMoment } from '@fgm/shared/activities/everyday-moments'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { WishReading } from '@fgm/shared/generator/wish'
import type { Need } from '@fgm/shared/generator/wish-words'
import { titleWords, wordOverlap } from '@fgm/shared/safety/lint/text'
import { type Choice, minutesOf, mostMinutesAt, titleOf } from './composition.ts'
import { type Filling, fillSlots, materialsOf, type Telling } from './fillings.ts'
import type { IdeaRequest } from './idea.ts'
import type { Play } from './play.ts'
import { plays } from './plays/all.ts'
import { type Seed, seedOf } from './seed.ts'
import { themeFor } from './themes.ts'

/** What of a wish could be kept, and all choices that keep it, the best first. */
export type Ranking = { choices: Choice[]; missed: (EverydayMoment | Need)[] }

type Filled = { play: Play; fillings: readonly Filling[] }

/**
 * Everything that fits the request, the best first. The wish is kept as far as anything keeps it: what the body can do and what
 * is at hand first, then the moments in their order, then moods. Each wish that nothing would be left for is missed, and said so.
 * Then the kind of activity counts most, and that something ticked is used.
 */
export function rankedChoices(
  request: IdeaRequest,
  wish: WishReading,
  seed: Seed,
  fits: (choice: Filled) => boolean = () => true,
): Ranking {
  const filled = plays
    .filter(({ ages }) => request.child_age >= ages[0] && request.child_age <= ages[1])
    .flatMap((play): Filled[] => {
      const fillings = fillSlots(play, request, seed)
      return fillings ? [{ play, fillings }] : []
    })
    .filter(fits)
  const missed: Ranking['missed'] = []
  let left = filled
  const keep = (id: Ranking['missed'][number] | null, keeps: (one: Filled) => boolean) => {
    const narrowed = left.filter(keeps)
    if (narrowed.length > 0) left = narrowed
    else if (id !== null) missed.push(id)
    return narrowed.length > 0
  }
  for (const need of wish.needs)
    if (isHard(need)) keep(need, (one) => keepsNeed[need]?.(one) ?? true)
  const moments = wish.moments.filter((moment) =>
    keep(moment, (one) => isFor(one, moment, wish.moments)),
  )
  keep(null, ({ play }) => isForToday(play, moments))
  for (const need of wish.needs)
    if (!isHard(need)) keep(null, (one) => keepsNeed[need]?.(one) ?? true)
  const choices = left
    .map((one) => ({ ...one, score: scoreOf(one, request, wish, moments, seed) }))
    .sort((a, b) => b.score - a.score || (a.play.id < b.play.id ? -1 : 1))
    .flatMap((one) => choiceFor(one, request, wish, moments, seed) ?? [])
  return { choices, missed }
}

const usesTicked = (fillings: readonly Filling[]) => materialsOf(fillings).length > 0

/** The longest play in which all of a moment's filter holds is what counts; a shorter one is offered where that is needed. */
const isFor = (
  { play, fillings }: Filled,
  moment: EverydayMoment,
  all: readonly EverydayMoment[],
) => isForToday(play, all) && fitsMoment(factsOf(play, fillings, 5), moment)

const factsOf = (play: Play, fillings: readonly Filling[], minutes: number) => ({
  ...play.facts,
  works_for_two_ages: play.two_ages !== undefined,
  made_for: [...(play.made_for ?? [])],
  two_ages: null,
  materials: materialsOf(fillings),
  duration_minutes: minutes,
  setting: play.setting ?? 'any',
})

/** What was made for another moment stays in the book. */
const isForToday = ({ made_for = [] }: Play, moments: readonly EverydayMoment[]) =>
  made_for.length === 0 || made_for.some((moment) => moments.includes(moment))

const messy = ['paint', 'glue', 'water_ice', 'baking_staples', 'playdough', 'dry_goods', 'chalk']

/** Needs that are about what a body can do, what is at hand, or who must not be woken come before any moment. */
const isHard = (need: Need) =>
  ['seated', 'whisper', 'quiet', 'no_mess', 'no_things', 'hands_full'].includes(need)

const keepsNeed: { [need in Need]?: (one: Filled) => boolean } = {
  seated: ({ play: { facts } }) => facts.posture.includes('sitting') && facts.child_energy <= 1,
  whisper: ({ play: { facts } }) => facts.noise === 0,
  quiet: ({ play: { facts } }) => facts.noise <= 1,
  no_mess: ({ fillings }) => materialsOf(fillings).every((id) => !messy.includes(id)),
  no_things: ({ play, fillings }) => !usesTicked(fillings) && !play.slots,
  hands_full: ({ play: { facts } }) => facts.hands_needed === 0,
  lively: ({ play: { facts } }) => facts.child_energy >= 2,
  calm: ({ play: { facts } }) => facts.child_energy <= 1 && facts.noise <= 1,
  tired_child: ({ play: { facts } }) => facts.child_energy <= 1,
  whiny: ({ play: { facts } }) => facts.mood.includes('whiny'),
}

function scoreOf(
  { play, fillings }: Filled,
  request: IdeaRequest,
  wish: WishReading,
  moments: readonly EverydayMoment[],
  seed: Seed,
): number {
  const skill = request.skill_focus ?? wish.skills[0] ?? null
  const minutes = minutesOf(play, request.child_age, request.duration)
  const [newest, ...before] = request.avoid_titles.slice(0, 5).map((seen) => isTitleOf(play, seen))
  const isRecent = newest || before.includes(true)
  // Who ticks something would see it used, where the moment leaves room for things.
  const hasRoom = moments.every((moment) => moment === 'rain')
  return (
    (play.categories.includes(request.category) ? 20 : 0) +
    (hasRoom && usesTicked(fillings) ? 6 : 0) +
    (skill === null ? 0 : skill === play.skills[0] ? 2 : play.skills.includes(skill) ? 1.2 : 0) +
    (play.made_for?.some((moment) => moments.includes(moment)) ? 1.5 : 0) +
    // At bedtime a guessing game of the wanted kind is the wrong game.
    (moments.includes('bedtime') && play.made_for?.includes('bedtime') ? 25 : 0) +
    (wish.needs.includes('feelings') && play.skills.includes('feelings-connection') ? 1.5 : 0) +
    (minutes === Math.min(request.duration, mostMinutesAt(request.child_age)) ? 0.6 : 0) +
    (play.categories[0] === request.category ? 0.5 : 0) -
    (isRecent ? 12 : 0) -
    (newest ? 9 : 0) +
    noise * seed.share(play.id)
  )
}

/** Enough to let a good second best win now and then, too little to beat a skill or a moment that was asked for. */
const noise = 1.2

/** Chooses who it is about, and a title that is new to the family; null when none is. */
function choiceFor(
  { play, fillings }: Filled,
  request: IdeaRequest,
  wish: WishReading,
  moments: readonly EverydayMoment[],
  seed: Seed,
): Choice | null {
  const minutes = [30, 15, 10, 5].find(
    (some) =>
      some <= minutesOf(play, request.child_age, request.duration) &&
      moments.every((moment) => fitsMoment(factsOf(play, fillings, some), moment)),
  )
  for (const { interest, telling } of tellingsFor(play, request, wish, seed)) {
    const first = Math.floor(seed.share(`title ${play.id}`) * play.titles.length)
    for (let turn = 0; turn < play.titles.length; turn += 1) {
      const template = play.titles[(first + turn) % play.titles.length] ?? play.titles[0]
      const title = titleOf(template, telling, fillings)
      if (title.length <= 60 && isFresh(title, request))
        return { play, interest, telling, title, fillings, minutes: minutes ?? 5, moments }
    }
  }
  return null
}

/** Who and where, the named one of the wish first, then what is ticked, another first with every press. */
function* tellingsFor(play: Play, request: IdeaRequest, wish: WishReading, seed: Seed) {
  const topics = topicsFor(request, wish)
  const start = startOf(request)
  for (const at of topics.keys()) {
    const topic = topics[(start + at) % topics.length]
    if (!topic) continue
    const theme = themeFor(topic.id, request.child_age)
    const from = Math.floor(seed.share(`hero ${play.id}`) * theme.heroes.length)
    const heroes = topic.hero ? [topic.hero] : theme.heroes
    for (const turn of heroes.keys()) {
      const hero = heroes[(from + turn) % heroes.length] ?? theme.heroes[0]
      yield { interest: topic.id, telling: tellingOf(topic.id, hero, request, seed) }
    }
  }
}

function topicsFor(
  { child_interests }: IdeaRequest,
  { topics, unwanted }: WishReading,
): { id: InterestId | null; hero: string | null }[] {
  const wanted = topics.length > 0 ? topics : child_interests.map((id) => ({ id, hero: null }))
  const left = wanted.filter(({ id }) => !unwanted.includes(id))
  return left.length > 0 ? left : [{ id: null, hero: null }]
}

/** The theme around one who is in it: a place and three things to speak of. */
export function tellingOf(
  interest: InterestId | null,
  hero: string,
  { child_age }: Pick<IdeaRequest, 'child_age'>,
  seed: Seed,
): Telling {
  const theme = themeFor(interest, child_age)
  const at = Math.floor(seed.share('words') * theme.words.length)
  const others = theme.words.filter((word) => !word.endsWith(` ${hero}`))
  return {
    hero,
    topic: theme.topic,
    place: seed.pick('place', theme.places),
    words: [...others.slice(at), ...others.slice(0, at)],
  }
}

/** Moves on by one with every press, from a place that depends on the request. */
function startOf({ attempt, child_age, duration, available_materials }: IdeaRequest): number {
  const key = `${child_age} ${duration} ${[...available_materials].sort().join(' ')}`
  return Math.abs(attempt) + Math.floor(seedOf(key).share('start') * 12)
}

/** Titles made of mostly the same words count as the same activity (lint rule L12). */
const mostOverlap = 0.6

/** Whether a title is new to the family. */
function isFresh(title: string, { avoid_titles }: IdeaRequest): boolean {
  const words = titleWords(title)
  return avoid_titles.every((seen) => wordOverlap(words, titleWords(seen)) < mostOverlap)
}

/** Whether a title was made by a play, whoever is in it. */
const isTitleOf = ({ titles }: Play, seen: string): boolean =>
  titles.some((template) => patternOf(template).test(seen))

/** The play behind a title, and who was in it; null when it is not from this book. */
export function playOfTitle(seen: string): { play: Play; hero: string } | null {
  for (const play of plays)
    for (const template of play.titles) {
      const hero = patternOf(template).exec(seen)?.groups?.hero
      if (hero) return { play, hero }
    }
  return null
}

const patterns = new Map<string, RegExp>()

function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const escaped = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[Hh]ero\}/, '(?<hero>.+)')
    .replace(/\{\w+\}/g, '.+')
  const made = new RegExp(`^${escaped}$`, 'i')
  patterns.set(template, made)
  return made
}
