import type { InterestId } from '@fgm/shared/activities/activities'
import { baseSupervisionFor } from '@fgm/shared/activities/lists'
import { withSafetyNote } from '../safety-note.ts'
import type { Archetype, Version } from './archetype.ts'
import { cautionsFor } from './cautions.ts'
import { type Filling, fillText, linesOf, materialsOf } from './fillings.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'
import type { Seed } from './seed.ts'
import { type Scene, themes } from './themes.ts'

/** Every choice that makes an archetype an activity. */
export type Choice = {
  archetype: Archetype
  interest: InterestId | null
  scene: Scene
  title: string
  fillings: readonly Filling[]
}

/** The telling for an age, or undefined when the archetype is not for that age. */
export function versionFor(archetype: Archetype, childAge: number): Version | undefined {
  if (childAge < archetype.from_age) return undefined
  return archetype.tellings.find((telling) => childAge <= telling.until)
}

/** A title as the card will show it. */
export function titleOf(template: string, interest: InterestId | null, scene: Scene): string {
  const theme = themes[interest ?? 'any']
  return fillText(template, { theme, scene, fillings: [], child_age: 2, turn: 0 })
}

/** Writes the activity out: texts filled, steps for the minutes, a safety note from the rules that fire. */
export function composed(
  request: IdeaRequest,
  choice: Choice,
  telling: Version,
  seed: Seed,
): IdeaColumns {
  const { archetype, fillings, interest } = choice
  const { child_age, duration } = request
  const parts = {
    theme: themes[interest ?? 'any'],
    scene: choice.scene,
    fillings,
    child_age,
    turn: Math.floor(seed.share('turn') * 4),
  }
  const fill = (text: string) => fillText(text, parts)
  const materials = materialsOf(archetype, fillings)
  return withSafetyNote({
    title: choice.title,
    description: describe(fill(telling.description), request),
    category: request.category,
    own_category: request.category,
    difficulty_level: telling.difficulty,
    min_age: child_age,
    max_age: Math.max(child_age, Math.min(12, telling.until)),
    duration_minutes: duration,
    prep_minutes: duration === 5 ? Math.min(1, archetype.prep_minutes) : archetype.prep_minutes,
    materials,
    materials_list: linesOf(archetype, fillings, child_age).join('\n'),
    setup_instructions: stepsFor(telling, request).map(fill).join('\n'),
    learning_objectives: telling.objectives.map(fill).join('\n'),
    connection_prompt: `Ask: "${fill(seed.pick('ask', asTuple(telling.asks ?? archetype.asks)))}"`,
    easier: fill(telling.easier),
    harder: fill(telling.harder),
    safety_note: [archetype.caution, ...cautionsFor(materials, child_age)].join(' '),
    supervision: baseSupervisionFor(child_age),
    skill: archetype.skills.find((skill) => skill === request.skill_focus) ?? archetype.skills[0],
    interests: interest ? [interest] : [],
    setting: 'any',
  })
}

/** From half an hour on, small children need pauses (content README §6.1). */
export function needsPauses({ child_age, duration }: IdeaRequest): boolean {
  return child_age <= 3 && duration >= 30
}

const pause = 'Pause for a drink and a stretch, and go on only when your child wants more.'
const show = 'Take a short break, then show someone at home what you have found or made so far.'

/** Longer activities have more rounds: at most seven steps, the last one always the close. */
function stepsFor({ core, rounds, close }: Version, request: IdeaRequest): string[] {
  const { duration } = request
  const [twist, second, project] = rounds
  if (duration < 10) return [...core, close]
  if (duration < 30) return [...core, twist, close]
  const middle = needsPauses(request) ? pause : show
  if (duration < 45)
    return middle === pause ? [...core, twist, pause, close] : [...core, twist, second, close]
  if (duration < 60) return [...core, twist, second, middle, close]
  return [...core, second, project, middle, close]
}

function describe(description: string, request: IdeaRequest): string {
  return needsPauses(request)
    ? withSentence(description, 'Best in several short sittings.')
    : description
}

/** Adds a sentence where a card still has room for it. */
export function withSentence(description: string, sentence: string): string {
  const longer = `${description} ${sentence}`
  return longer.length <= 220 ? longer : description
}

function asTuple(items: readonly string[]): readonly [string, ...string[]] {
  const [first = 'What was the best part for you?', ...others] = items
  return [first, ...others]
}
