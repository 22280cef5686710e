import { imperativeVerbs } from '@fgm/shared/safety/lint/words'
import { capital } from '@fgm/shared/text/words'
import { composed, minutesOf, withSentence } from './composition.ts'
import { fillSlots } from './fillings.ts'
import type { Idea, IdeaColumns, IdeaRequest } from './idea.ts'
import type { Seed } from './seed.ts'
import { sourceOfTitle } from './tellings.ts'

type Of = NonNullable<IdeaRequest['variation']>['of']
type Kind = 'easier' | 'harder'
export type Draft = Pick<Idea, 'activity' | 'source_id'>

/** Turns an idea into an easier or harder one: its own line for that becomes a rule from the start. */
export function adjusted(
  { activity: columns }: Draft,
  kind: Kind,
  request: IdeaRequest,
): IdeaColumns | null {
  const { title } = columns
  const rule = ruleFrom(columns[kind], kind)
  if (!rule) return null
  const steps = columns.setup_instructions.split('\n')
  const isLong = kind === 'easier' ? steps.length > 4 : steps.length > 6
  // Without its last round.
  const kept = isLong ? [...steps.slice(0, -2), ...steps.slice(-1)] : steps
  if (kept.length > 6) return null
  const place = kind === 'easier' ? 1 : 3
  return {
    ...columns,
    title: newTitle(title, kind, request),
    // Six steps take more than five minutes.
    duration_minutes: Math.max(columns.duration_minutes, kept.length > 4 ? 10 : 5),
    description: withSentence(
      columns.description,
      kind === 'easier' ? 'This is the gentle version.' : 'This is the next level.',
    ),
    difficulty_level: kind === 'easier' ? 'easy' : oneUp[columns.difficulty_level],
    setup_instructions: [...kept.slice(0, place), rule, ...kept.slice(place)].join('\n'),
    easier:
      kind === 'easier'
        ? 'Stop after half of the steps and play the rest another day.'
        : `Go back to the first version: ${title}.`,
    harder:
      kind === 'easier'
        ? `Go on to the full version: ${title}.`
        : 'Let your child change one rule and teach it to you.',
  }
}

/** The line for an easier or harder play as a step; null if it is not an instruction. */
function ruleFrom(line: string, kind: Kind): string | null {
  if (!startsWithVerb(line)) return null
  const opening = kind === 'easier' ? 'Keep it simple:' : 'Make it harder:'
  const rule = `${opening} ${line.charAt(0).toLowerCase()}${line.slice(1)}`
  const [whole, bare] = [rule, line].map((text) => text.split(/\s+/).length)
  if (Number(whole) <= 24) return rule
  return Number(bare) <= 24 ? line : null
}

const oneUp = { easy: 'medium', medium: 'hard', hard: 'hard' } as const

function startsWithVerb(text: string): boolean {
  const first = text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/)?.[0] ?? ''
  return imperativeVerbs.has(first)
}

const suffixes = {
  easier: [', Step by Step', ', Nice and Slow', ', One Thing Less'],
  harder: [', Level Two', ', Level Three', ', Expert Round'],
}

function newTitle(title: string, kind: Kind, { avoid_titles, variation }: IdeaRequest) {
  const base = plainTitle(title)
  const taken = [...avoid_titles, variation?.of.title ?? '', title].map((seen) =>
    seen.toLowerCase(),
  )
  const titles = suffixes[kind].map((suffix) => `${base}${suffix}`)
  return titles.find((one) => !taken.includes(one.toLowerCase())) ?? `${base}, Once More`
}

/** A title without what an earlier variation added. */
const plainTitle = (title: string): string =>
  title.replace(
    /, (?:Step by Step|Nice and Slow|One Thing Less|Level Two|Level Three|Expert Round|Once More)$/,
    '',
  )

/** A title without the materials that an earlier variation named; some plays have that word in their own title. */
const withoutMaterials = (title: string): string =>
  sourceOfTitle(title) ? title : title.replace(/ With [A-Z][\w -]*$/, '')

/** The idea that a variation starts from, composed again with its materials; null if it is not from this book. */
export function originOf(request: IdeaRequest, seed: Seed): Draft | null {
  const of = request.variation?.of
  const found = of && sourceOf(of)
  if (!found) return null
  const household = {
    child_age: request.child_age,
    available_materials: request.available_materials.filter((id) => of.materials.includes(id)),
    named_in: of.setup_instructions.join(' '),
  }
  return drafted(found, household, request, seed, plainTitle(of.title))
}

/** The same idea with at least one material it did not have before, or null. */
export function withOtherMaterials(request: IdeaRequest, seed: Seed): Draft | null {
  const of = request.variation?.of
  const found = of && sourceOf(of)
  if (!found) return null
  const household = { ...request, put_back: of.materials }
  const fillings = fillSlots(found.play, household, seed)
  const fresh = fillings?.find(({ option }) => option.id && !of.materials.includes(option.id))
  if (!fresh) return null
  const nouns = fresh.option.many
    .split(' ')
    .map((word) => (word === 'of' ? word : capital(word)))
    .join(' ')
  const title = `${withoutMaterials(plainTitle(of.title))} With ${nouns}`
  if (title.length > 60 || request.avoid_titles.includes(title)) return null
  return drafted(found, household, request, seed, title)
}

type Source = NonNullable<ReturnType<typeof sourceOfTitle>>

function drafted(
  { play, telling }: Source,
  household: Parameters<typeof fillSlots>[1],
  request: IdeaRequest,
  seed: Seed,
  title: string,
): Draft | null {
  const { child_age, duration } = request
  if (child_age < play.ages[0] || child_age > play.ages[1]) return null
  const fillings = fillSlots(play, household, seed)
  if (!fillings) return null
  const minutes = minutesOf(play, child_age, duration)
  const moments = play.made_for ?? []
  const choice = { play, telling: { ...telling, title }, fillings, minutes, moments, needs: [] }
  return { activity: composed(request, choice), source_id: play.id }
}

const sourceOf = (of: Of): Source | null => sourceOfTitle(withoutMaterials(plainTitle(of.title)))

/** Whether an idea uses a material that the one before did not. */
export function hasNewMaterial(materials: readonly string[], of: Of): boolean {
  return materials.some((id) => !of.materials.includes(id))
}
