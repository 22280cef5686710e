import { plays } from '@fgm/db/seed/plays'
import { heroes, heroesFor } from '@fgm/db/seed/plays/heroes'
import type { Play, Telling } from '@fgm/db/seed/plays/play'
import type { InterestId } from '@fgm/shared/activities/activities'
import { interestIds } from '@fgm/shared/activities/lists'
import { readWish, type WishReading } from '@fgm/shared/generator/wish'
import { fillText } from './fillings.ts'
import type { IdeaRequest } from './idea.ts'
import type { Seed } from './seed.ts'

type Topic = { id: InterestId; hero: string | null }

/** The wanted interests: what the wish names, else what is ticked, without what the wish asks to leave out. */
export function topicsFor(
  { child_interests }: Pick<IdeaRequest, 'child_interests'>,
  { topics, unwanted }: Pick<WishReading, 'topics' | 'unwanted'>,
): Topic[] {
  const wanted = topics.length > 0 ? topics : child_interests.map((id) => ({ id, hero: null }))
  return wanted.filter(({ id }) => !unwanted.includes(id))
}

/**
 * The tellings of a play for this child: those written for what is wanted and, if the child says how anyone does
 * it, one for each wanted interest; then the plain ones. Without any of these: any telling, without its interest.
 */
export function tellingsFor(
  play: Play,
  topics: readonly Topic[],
  unwanted: readonly InterestId[],
  { child_age }: Pick<IdeaRequest, 'child_age'>,
  seed: Seed,
): Telling[] {
  const written = play.tellings.filter(({ interest }) => !interest || !unwanted.includes(interest))
  if (topics.length === 0) return [...written, ...openTellings(play, null, null, child_age, seed)]
  const wanted = topics.flatMap(({ id, hero }) => [
    ...written.filter(({ interest }) => interest === id),
    ...openTellings(play, id, hero, child_age, seed),
  ])
  const plain = written.filter(({ interest }) => interest === null)
  if (wanted.length > 0 || plain.length > 0) return [...wanted, ...plain]
  return written.map((telling) => ({ ...telling, interest: null }))
}

function openTellings(
  { id, open }: Play,
  interest: InterestId | null,
  named: string | null,
  childAge: number,
  seed: Seed,
): Telling[] {
  if (!open) return []
  const hero = named ?? seed.pick(`hero ${id}`, heroesFor(interest, childAge))
  return open.titles.map((template) => openTelling({ template, words: open.words }, interest, hero))
}

const openTelling = (
  { template, words }: { template: string; words: Telling['words'] },
  interest: InterestId | null,
  hero: string,
): Telling => ({
  interest,
  hero,
  title: fillText(template, { telling: { hero, words: {} }, fillings: [] }),
  words,
})

const written = new Map(
  plays.flatMap((play) =>
    play.tellings.map((telling) => [telling.title.toLowerCase(), { play, telling }] as const),
  ),
)
const open = plays.flatMap((play) =>
  (play.open?.titles ?? []).map((template) => ({
    play,
    template,
    words: play.open?.words ?? {},
    pattern: patternOf(template),
  })),
)

/** The play and the telling of a title; null if it is not from this book. */
export function sourceOfTitle(title: string): { play: Play; telling: Telling } | null {
  const known = written.get(title.trim().toLowerCase())
  if (known) return known
  for (const { play, template, words, pattern } of open) {
    const found = pattern.exec(title)?.groups?.hero
    if (!found) continue
    const hero = /^t-rex$/i.test(found) ? 'T-rex' : found.toLowerCase()
    return { play, telling: openTelling({ template, words }, interestOf(hero), hero) }
  }
  return null
}

function interestOf(hero: string): InterestId | null {
  const known = interestIds.find((id) => heroes[id].includes(hero))
  return known ?? readWish(hero).topics[0]?.id ?? null
}

function patternOf(template: string): RegExp {
  const escaped = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[Hh]ero\}/, '(?<hero>.+)')
    .replace(/\b(a) (?=\(\?<hero>)/gi, '$1n? ')
  return new RegExp(`^${escaped}$`, 'i')
}
