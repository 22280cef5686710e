import type { InterestId, SkillId } from '@fgm/shared/activities/activities'
import type { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { titleWords, wordOverlap } from '@fgm/shared/safety/lint/text'
import type { Archetype, Mood, Version } from './archetype.ts'
import { archetypes } from './archetypes/all.ts'
import { type Choice, titleOf, versionFor } from './composition.ts'
import { fillSlots, type Household, materialsOf } from './fillings.ts'
import type { IdeaRequest } from './idea.ts'
import { isFullMatch } from './library-ideas.ts'
import { type Seed, seedOf } from './seed.ts'
import { themes } from './themes.ts'
import type { Wish } from './wish-words.ts'

/** Something that could be the answer: a skeleton with all its choices, or an authored activity. */
export type Candidate = { score: number; key: string } & (
  | { source: 'archetype'; choice: Choice; telling: Version }
  | { source: 'library'; item: AuthoredActivity }
)

/** Everything that fits the request, the best first; archetypes and the library in one list (README §6.1). */
export function rankedCandidates(
  request: IdeaRequest,
  wish: Wish,
  library: readonly AuthoredActivity[],
  seed: Seed,
): Candidate[] {
  const skill = request.skill_focus ?? wish.skills[0] ?? null
  const candidates = [
    ...archetypes
      .filter(({ category }) => category === request.category)
      .flatMap((archetype) => archetypeCandidate(archetype, request, wish, seed, skill)),
    ...library
      .filter((item) => isFullMatch(item, request) && isFresh(item.title, request))
      .map((item) => libraryCandidate(item, request, wish, seed, skill)),
  ]
  return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

/** Titles made of mostly the same words count as the same activity (lint rule L12). */
const mostOverlap = 0.6

/** Whether a title is new to the family. */
function isFresh(title: string, { avoid_titles }: IdeaRequest): boolean {
  if (avoid_titles.length === 0) return true
  const words = titleWords(title)
  return wordsSeen(avoid_titles).every((seen) => wordOverlap(words, seen) < mostOverlap)
}

const seenWords = new WeakMap<readonly string[], ReadonlySet<string>[]>()

/** The words of each title to avoid, taken out once for all candidates of a request. */
function wordsSeen(titles: readonly string[]): ReadonlySet<string>[] {
  const known = seenWords.get(titles)
  if (known) return known
  const words = titles.map(titleWords)
  seenWords.set(titles, words)
  return words
}

function archetypeCandidate(
  archetype: Archetype,
  request: IdeaRequest,
  wish: Wish,
  seed: Seed,
  skill: SkillId | null,
): Candidate[] {
  const telling = versionFor(archetype, request.child_age)
  if (!telling) return []
  const choice = chooseFor(archetype, request, wish, seed, request)
  if (!choice) return []
  const [least, most] = archetype.minutes
  const nearest = Math.min(Math.max(request.duration, least), most)
  const isRecent = request.avoid_titles.slice(0, 5).some((seen) => isTitleOf(archetype, seen))
  const score =
    skillScore(skill, archetype.skills) +
    0.33 * materialsOf(archetype, choice.fillings).length +
    (choice.interest ? 0.4 : 0) +
    0.6 * (1 - Math.abs(nearest - request.duration) / request.duration) +
    0.4 * centrality(request.child_age, archetype.from_age, telling.until) +
    moodScore(wish, archetype) -
    (isRecent ? 1.5 : 0) +
    noise * seed.share(archetype.id)
  return [{ source: 'archetype', key: archetype.id, score, choice, telling }]
}

/** Enough to let a good second best win now and then, too little to beat a skill that was asked for. */
const noise = 1.2

function libraryCandidate(
  item: AuthoredActivity,
  request: IdeaRequest,
  wish: Wish,
  seed: Seed,
  skill: SkillId | null,
): Candidate {
  const interests = [...wish.interests, ...request.child_interests]
  const score =
    skillScore(skill, [item.skill]) +
    0.33 * item.materials.length +
    (item.interests.some((id) => interests.includes(id)) ? 0.8 : 0) -
    (item.interests.some((id) => wish.unwanted.includes(id)) ? 3 : 0) +
    0.6 * (1 - Math.abs(item.duration_minutes - request.duration) / request.duration) +
    0.4 * centrality(request.child_age, item.min_age, item.max_age) +
    noise * seed.share(item.slug)
  return { source: 'library', key: item.slug, score, item }
}

function skillScore(wanted: SkillId | null, skills: readonly SkillId[]): number {
  if (wanted === null) return 0
  return wanted === skills[0] ? 2 : skills.includes(wanted) ? 1.2 : 0
}

function moodScore({ moods }: Wish, archetype: Archetype): number {
  return moods.reduce(
    (sum, { mood }) =>
      sum +
      (archetype.moods.includes(mood) ? moodWeights[mood] : isAgainst(mood, archetype) ? -1.2 : 0),
    0,
  )
}

/** In a car nearly everything else is impossible; the other moods are a matter of taste. */
const moodWeights: Record<Mood, number> = {
  ...{ calm: 1.2, active: 1.2, seated: 1.2, together: 1.2 },
  travel: 3,
}

function isAgainst(mood: Mood, { moods }: Archetype): boolean {
  return (mood === 'calm' || mood === 'seated' || mood === 'travel') && moods.includes('active')
}

/** 1 in the middle of an age range, 0 at its ends. */
function centrality(age: number, from: number, to: number): number {
  const half = Math.max((to - from) / 2, 1)
  return Math.max(0, 1 - Math.abs(age - (from + to) / 2) / half)
}

/** Chooses theme, scene, title and materials for an archetype; null when its slots cannot be filled. */
export function chooseFor(
  archetype: Archetype,
  request: IdeaRequest,
  wish: Wish,
  seed: Seed,
  household: Household,
): Choice | null {
  const fillings = fillSlots(archetype, household, seed)
  if (!fillings) return null
  for (const interest of interestsInTurn(request, wish)) {
    const { scenes } = themes[interest ?? 'any']
    const start = startOf(request) + Math.floor(seed.share(`scene ${archetype.id}`) * 2)
    const firstTitle = Math.floor(seed.share(`title ${archetype.id}`) * archetype.titles.length)
    for (let turn = 0; turn < scenes.length * archetype.titles.length; turn += 1) {
      const scene = scenes[(start + turn) % scenes.length]
      const round = firstTitle + Math.floor(turn / scenes.length)
      const template = archetype.titles[round % archetype.titles.length]
      if (!scene || !template) continue
      const title = titleOf(template, interest, scene)
      if (isFresh(title, request)) return { archetype, interest, scene, title, fillings }
    }
  }
  return null
}

/** Interests of the wish before those of the form, and a different one first with every press. */
function interestsInTurn(request: IdeaRequest, wish: Wish): (InterestId | null)[] {
  const wanted = wish.interests.length > 0 ? wish.interests : request.child_interests
  const interests = wanted.filter((id) => !wish.unwanted.includes(id))
  if (interests.length === 0) return [null]
  const first = startOf(request) % interests.length
  return [...interests.slice(first), ...interests.slice(0, first), null]
}

/** Moves on by one with every press, from a place that depends on the request. */
function startOf({ attempt, child_age, duration, available_materials }: IdeaRequest): number {
  const key = `${child_age} ${duration} ${[...available_materials].sort().join(' ')}`
  return Math.abs(attempt) + Math.floor(seedOf(key).share('start') * 12)
}

/** Whether a title was made by an archetype, whatever the theme. */
function isTitleOf({ titles }: Archetype, seen: string): boolean {
  return titles.some((template) => patternOf(template).test(seen))
}

const patterns = new Map<string, RegExp>()

function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')
  const made = new RegExp(`^${escaped}(?:,.*| With .*)?$`, 'i')
  patterns.set(template, made)
  return made
}
