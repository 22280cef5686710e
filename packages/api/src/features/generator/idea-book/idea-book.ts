import { plays } from '@fgm/db/seed/plays'
import { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { readWish, type WishReading } from '@fgm/shared/generator/wish'
import { lintGenerated } from '@fgm/shared/safety/lint/lint'
import { type Ranking, rankedChoices } from './choices.ts'
import { composed } from './composition.ts'
import { isUsable } from './fillings.ts'
import type { Idea, IdeaColumns, IdeaRequest } from './idea.ts'
import { notesFor } from './notes.ts'
import { seedOf } from './seed.ts'
import { adjusted, type Draft, hasNewMaterial, originOf, withOtherMaterials } from './variations.ts'

/**
 * Makes one activity from hand-written plays: pure, without a network, a clock or randomness. The same request and attempt give
 * the same idea. Each idea has passed lint and hazard gate for the child's real age, uses only ticked materials, and
 * fits the moment of the wish.
 * @throws Error if nothing at all may be shown, which happens for no valid request.
 */
export function composeIdea(request: IdeaRequest): Idea {
  const wish = wishOf(request)
  const { draft, note, missed } =
    (request.variation && variationOf(request, wish)) ?? newIdea(request, wish)
  const play = plays.find(({ id }) => id === draft.source_id)
  const notes = notesFor(
    request,
    wish,
    draft.activity,
    missed,
    play?.skills ?? [draft.activity.skill],
  )
  return { ...draft, notes: note ? [note, ...notes] : notes }
}

/** What was understood of the wish; two children who play are its first moment. */
function wishOf({ wish, are_two }: IdeaRequest): WishReading {
  const read = readWish(wish)
  if (!are_two) return read
  const others = read.moments.filter((moment) => moment !== 'two_children')
  return { ...read, moments: ['two_children', ...others] }
}

type Found = { draft: Draft; note: string | null; missed: Ranking['missed'] }

function newIdea(request: IdeaRequest, wish: WishReading): Found {
  // If the family has had every title, or a named one is unsafe, the plainest telling is used.
  const plain = { ...request, child_interests: [], avoid_titles: [] }
  const found =
    bestOf(request, wish) ??
    bestOf({ ...request, avoid_titles: request.avoid_titles.slice(0, 1) }, wish) ??
    bestOf(plain, { ...wish, topics: [] })
  if (found) return { ...found, note: null }
  const plainest = bestOf(plain, readWish(''))
  if (!plainest) throw new Error('The idea book has nothing for this request')
  return { ...plainest, note: null, missed: [...wish.moments, ...wish.needs] }
}

/** The best idea that `change` can work with and that passes the gate. */
function bestOf(
  request: IdeaRequest,
  wish: WishReading,
  change: (draft: Draft) => Draft | null = (draft) => draft,
): Omit<Found, 'note'> | null {
  const seed = seedOf(keyOf(request))
  const { choices, missed } = rankedChoices(request, wish, seed)
  for (const choice of choices) {
    const composition = { activity: composed(request, choice), source_id: choice.play.id }
    const draft = passed(change(composition), request)
    if (draft) return { draft, missed }
  }
  return null
}

const passed = (draft: Draft | null, request: IdeaRequest): Draft | null =>
  draft && problemsOf(draft.activity, request).length === 0 ? draft : null

const measured = ['title', 'description', 'easier', 'harder'] as const

/**
 * What is wrong with an idea, as sentences; an empty list means it may be shown. Checks lengths, wording, hazards
 * at the child's real age, and that every material was ticked.
 */
export const problemsOf = (columns: IdeaColumns, request: IdeaRequest): string[] => [
  ...columns.materials
    .filter((id) => !isUsable(id, request))
    .map((id) => `${id} is not ticked or too early.`),
  ...measured
    .filter((name) => !AuthoredActivity.shape[name].safeParse(columns[name]).success)
    .map((name) => `${name} has a wrong length.`),
  ...lintGenerated(columns, request.child_age)
    .filter(({ level }) => level === 'error')
    .map(({ rule_id, message }) => `${rule_id} ${message}`),
]

function variationOf(request: IdeaRequest, wish: WishReading): Found | null {
  const { variation } = request
  if (!variation) return null
  const { kind, of } = variation
  const seed = seedOf(keyOf(request))
  // An idea for one child may be used for two; a note says so.
  const sameIdea = (draft: Draft, note: string): Found => ({
    draft,
    note,
    missed: wish.moments.filter(
      (one) => one === 'two_children' && !draft.activity.moments?.works_for_two_ages,
    ),
  })
  if (kind === 'other_materials') {
    const same = passed(withOtherMaterials(request, seed), request)
    if (same) return sameIdea(same, 'The same idea with other materials.')
    const other = bestOf(request, wish, (draft) =>
      hasNewMaterial(draft.activity.materials, of) ? draft : null,
    )
    if (other) return { ...other, note: 'Another idea, for other materials.' }
    const note = 'Nothing else that you ticked fits here, so this is a new idea.'
    return { ...newIdea(request, wish), note }
  }
  const change = (draft: Draft): Draft | null => {
    const activity = adjusted(draft, kind, request)
    return activity && { ...draft, activity }
  }
  const origin = originOf(request, seed)
  const same = passed(origin && change(origin), request)
  const word = kind === 'easier' ? 'easier' : 'harder'
  if (same) return sameIdea(same, `The same idea, made ${word}.`)
  const other = bestOf(request, wish, change)
  return (
    other && {
      ...other,
      note: `We could not rework that one, so this is another idea, made ${word}.`,
    }
  )
}

/** A normalized request: the order of lists and the white space of the wish do not matter. */
function keyOf(request: IdeaRequest): string {
  const { child_age, category, duration, skill_focus, attempt, variation, are_two } = request
  return JSON.stringify([
    child_age,
    category,
    [...request.available_materials].sort(),
    duration,
    [...request.child_interests].sort(),
    skill_focus,
    request.wish.trim().toLowerCase().replace(/\s+/g, ' '),
    variation && [variation.kind, variation.of.title],
    attempt,
    ...(are_two ? ['two'] : []),
  ])
}
