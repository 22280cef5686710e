import type { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { archetypes } from './archetypes/all.ts'
import { type Candidate, chooseFor, rankedCandidates } from './candidates.ts'
import { composed, versionFor } from './composition.ts'
import { problemsOf } from './gate.ts'
import type { Idea, IdeaColumns, IdeaRequest } from './idea.ts'
import { isPlayable, libraryColumns } from './library-ideas.ts'
import { notesFor } from './notes.ts'
import { seedOf } from './seed.ts'
import { adjusted, type Draft, hasNewMaterial, originOf, withOtherMaterials } from './variations.ts'
import { readWish, type Wish } from './wish-words.ts'

/** How often the next best idea is tried before the library and the simplest ideas stand in. */
const mostAttempts = 6

/**
 * Makes one activity from checked building blocks (content README §6.1): pure, without a network, a
 * clock or chance. The same request and attempt give the same idea. What comes out has passed lint and
 * hazard gate for the child's real age and uses only ticked materials.
 * @throws Error when nothing at all may be shown, which no valid request leads to.
 */
export function composeIdea(asked: IdeaRequest, library: readonly AuthoredActivity[]): Idea {
  // A list of its own: what is taken out of the titles once holds for this idea alone.
  const request = { ...asked, avoid_titles: [...asked.avoid_titles] }
  const wish = readWish(request.wish)
  const { draft, note } =
    (request.variation && variationOf(request, wish, library)) ?? newIdea(request, wish, library)
  const archetype = archetypes.find(
    ({ id }) => draft.source === 'archetype' && id === draft.source_id,
  )
  const made = {
    skills: archetype?.skills ?? [draft.activity.skill],
    moods: archetype?.moods ?? [],
  }
  const notes = notesFor(request, wish, draft.activity, made)
  return { ...draft, notes: note ? [note, ...notes] : notes }
}

type Found = { draft: Draft; note: string | null }

function newIdea(request: IdeaRequest, wish: Wish, library: readonly AuthoredActivity[]): Found {
  const draft =
    bestOf(request, wish, library, (draft) => draft) ??
    libraryStandIn(request, library) ??
    simplest(request, wish)
  if (!draft) throw new Error('The idea book has nothing for this request')
  return { draft, note: null }
}

/** The best idea that `change` can work with and that passes the gate, within six tries. */
function bestOf(
  request: IdeaRequest,
  wish: Wish,
  library: readonly AuthoredActivity[],
  change: (draft: Draft) => Draft | null,
): Draft | null {
  const tried = new Set<string>()
  for (let turn = 0; turn < mostAttempts; turn += 1) {
    const attempt = { ...request, attempt: request.attempt + turn }
    const seed = seedOf(keyOf(attempt))
    for (const candidate of rankedCandidates(attempt, wish, library, seed)) {
      if (tried.has(candidate.key)) continue
      const draft = change(draftOf(candidate, attempt))
      if (!draft) continue
      tried.add(candidate.key)
      if (problemsOf(draft.activity, request).length === 0) return draft
      break
    }
  }
  return null
}

function draftOf(candidate: Candidate, request: IdeaRequest): Draft {
  const { source, key: sourceId } = candidate
  if (candidate.source === 'library')
    return { source, source_id: sourceId, activity: libraryColumns(candidate.item, request) }
  const seed = seedOf(keyOf(request))
  return {
    source,
    source_id: sourceId,
    activity: composed(request, candidate.choice, candidate.telling, seed),
  }
}

function variationOf(
  request: IdeaRequest,
  wish: Wish,
  library: readonly AuthoredActivity[],
): Found | null {
  const { variation } = request
  if (!variation) return null
  const { kind, of } = variation
  const seed = seedOf(keyOf(request))
  const passed = (draft: Draft | null) =>
    draft && problemsOf(draft.activity, request).length === 0 ? draft : null
  if (kind === 'other_materials') {
    const same = passed(withOtherMaterials(request, seed))
    if (same) return { draft: same, note: 'The same idea with other materials.' }
    const other = bestOf(request, wish, library, (draft) =>
      hasNewMaterial(draft.activity.materials, of) ? draft : null,
    )
    if (other) return { draft: other, note: 'Another idea, for other materials.' }
    const { draft } = newIdea(request, wish, library)
    return { draft, note: 'Nothing else that you ticked fits here, so this is a new idea.' }
  }
  const change = (draft: Draft): Draft | null => {
    const activity = adjusted(draft, kind, request)
    return activity && { ...draft, activity }
  }
  const origin = originOf(request, library, seed)
  const same = passed(origin && change(origin))
  const word = kind === 'easier' ? 'easier' : 'harder'
  if (same) return { draft: same, note: `The same idea, made ${word}.` }
  const other = bestOf(request, wish, library, change)
  return (
    other && {
      draft: other,
      note: `We could not rework that one, so this is another idea, made ${word}.`,
    }
  )
}

/** The authored activity nearest in minutes that may be played with what is ticked. */
function libraryStandIn(request: IdeaRequest, library: readonly AuthoredActivity[]): Draft | null {
  const nearest = library
    .filter((item) => isPlayable(item, request) && !request.avoid_titles.includes(item.title))
    .sort((a, b) => distance(a, request) - distance(b, request) || (a.slug < b.slug ? -1 : 1))
  for (const item of nearest.slice(0, 10)) {
    const activity = libraryColumns(item, request)
    if (problemsOf(activity, request).length === 0)
      return { activity, source: 'library', source_id: item.slug }
  }
  return null
}

const distance = (item: AuthoredActivity, { duration }: IdeaRequest) =>
  Math.abs(item.duration_minutes - duration)

/** Ideas without any material: first with a new title, then with any title at all. */
function simplest(request: IdeaRequest, wish: Wish): Draft | null {
  const bare = { ...request, available_materials: [] }
  for (const attempt of [bare, { ...bare, avoid_titles: [] }]) {
    const seed = seedOf(keyOf(attempt))
    for (const archetype of archetypes) {
      const telling = versionFor(archetype, request.child_age)
      if (archetype.category !== request.category || !telling) continue
      const choice = chooseFor(archetype, attempt, wish, seed, attempt)
      if (!choice) continue
      const activity: IdeaColumns = composed(attempt, choice, telling, seed)
      if (problemsOf(activity, request).length === 0)
        return { activity, source: 'archetype', source_id: archetype.id }
    }
  }
  return null
}

/** A request in one spelling: the order of lists and the white space of the wish do not matter. */
function keyOf(request: IdeaRequest): string {
  const { child_age, category, duration, skill_focus, attempt, variation } = request
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
  ])
}
