import type { InterestId } from '@fgm/shared/activities/activities'
import { baseSupervisionFor, type SupervisionLevel } from '@fgm/shared/activities/lists'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { Moments } from '@fgm/shared/activities/moments'
import { withSafetyNote } from '../safety-note.ts'
import { cautionsFor } from './cautions.ts'
import { capital, type Filling, fillText, linesOf, materialsOf, type Telling } from './fillings.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'
import type { Play, Round } from './play.ts'
import type { Seed } from './seed.ts'

/** Every choice that makes a play an activity. */
export type Choice = {
  play: Play
  interest: InterestId | null
  telling: Telling
  title: string
  fillings: readonly Filling[]
  minutes: number
  /** The moments it is played in; some add a sentence to the safety note. */
  moments: readonly EverydayMoment[]
}

/** Rounds for so many minutes. Nobody plays one play for an hour: half an hour is the most. */
const roundsFor: readonly [minutes: number, rounds: number][] = [
  [30, 3],
  [15, 2],
  [10, 1],
  [5, 0],
]

/** As long as one play holds a child, and once more with something new (content README §1). */
export const mostMinutesAt = (childAge: number): number =>
  childAge <= 3 ? 10 : childAge <= 5 ? 15 : 30

/** The minutes a play really fills, at most those asked for. */
export function minutesOf({ rounds }: Play, childAge: number, asked: number): number {
  const [minutes] = roundsFor.find(
    ([minutes, count]) =>
      minutes <= Math.min(asked, mostMinutesAt(childAge)) && count <= rounds.length,
  ) ?? [5]
  return minutes
}

const roundsIn = ({ rounds }: Play, minutes: number): readonly Round[] =>
  rounds.slice(0, roundsFor.find(([least]) => minutes >= least)?.[1] ?? 0)

/** A title as the card will show it. */
export const titleOf = (template: string, telling: Telling, fillings: readonly Filling[]): string =>
  fillText(template, { telling, fillings })

/** Writes the activity out: texts filled, rounds for the minutes, a safety note with hazards and the adult by name. */
export function composed(request: IdeaRequest, choice: Choice, seed: Seed): IdeaColumns {
  const { play, fillings, telling, minutes } = choice
  const { child_age } = request
  const fill = (text: string) => capital(fillText(text, { telling, fillings }))
  const rounds = roundsIn(play, minutes)
  const materials = materialsOf(fillings)
  const steps = [...play.core, ...rounds.flatMap(({ steps }) => steps), play.close].map(fill)
  const says = choice.interest
    ? play.says.filter((line) => line.includes('{hero}') || line.includes('{Hero}'))
    : play.says
  const connection = fill(seed.pick('says', [says[0] ?? play.says[0], ...says.slice(1)]))
  const category = play.categories.find((one) => one === request.category) ?? play.categories[0]
  const columns = withSafetyNote({
    title: choice.title,
    description: fill(play.description),
    category,
    own_category: category,
    difficulty_level: play.difficulty,
    min_age: child_age,
    max_age: Math.max(child_age, play.ages[1]),
    duration_minutes: minutes,
    prep_minutes: 0,
    materials,
    materials_list: linesOf(play, fillings).join('\n'),
    setup_instructions: steps.join('\n'),
    learning_objectives: [...play.objectives, ...rounds.map(({ objective }) => objective)]
      .slice(0, 4)
      .join('\n'),
    connection_prompt: connection,
    easier: fill(play.easier),
    harder: fill(play.harder),
    safety_note: [
      fill(play.caution),
      ...cautionsFor(materials, child_age),
      ...choice.moments.flatMap((moment) => momentCautions[moment] ?? []),
    ].join(' '),
    supervision: baseSupervisionFor(child_age),
    skill: play.skills.find((skill) => skill === request.skill_focus) ?? play.skills[0],
    interests:
      choice.interest && isToldOf(telling.hero, steps, connection) ? [choice.interest] : [],
    setting: play.setting ?? 'any',
    moments: momentsOf(play, fill),
  })
  // An adult is named in each note, at the level that age and hazards ask for.
  if (/\bAn adult\b/.test(columns.safety_note ?? '')) return columns
  return { ...columns, safety_note: `${columns.safety_note} ${nearness[columns.supervision]}` }
}

/** An interest is claimed only where it stands in two steps and in the words to say. */
function isToldOf(hero: string, steps: readonly string[], connection: string): boolean {
  const names = (text: string) => text.toLowerCase().includes(hero.toLowerCase())
  return steps.filter(names).length >= 2 && names(connection)
}

function momentsOf(play: Play, fill: (text: string) => string): Moments {
  const { two_ages } = play
  return {
    ...play.facts,
    works_for_two_ages: two_ages !== undefined,
    made_for: [...(play.made_for ?? [])],
    two_ages: two_ages ? { small: fill(two_ages.small), big: fill(two_ages.big) } : null,
  }
}

/** Where the adult is, in words; the level of the age. */
const nearness: Record<SupervisionLevel, string> = {
  S0: 'An adult is nearby.',
  S1: 'An adult stays with your child and watches.',
  S2: "An adult stays within arm's reach, hands free.",
  S3: 'An adult stays with your child and watches.',
}

const momentCautions: Partial<Record<EverydayMoment, string>> = {
  car_seat: 'Belts stay on; whoever drives only talks, with eyes on the road.',
  bath: 'Put the phone away before the water runs, and never leave the bathroom.',
  walking_home: 'Stop at every curb and hold hands near the road.',
  outdoors_five: 'Stay away from the road and in sight of each other.',
}

/** Adds a sentence where a card still has room for it. */
export function withSentence(description: string, sentence: string): string {
  const longer = `${description} ${sentence}`
  return longer.length <= 220 ? longer : description
}
