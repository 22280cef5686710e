import { type Play, type Round, type Telling, usual } from '@fgm/db/seed/plays/play'
import type { MaterialId } from '@fgm/shared/activities/activities'
import { baseSupervisionFor } from '@fgm/shared/activities/lists'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { Moments } from '@fgm/shared/activities/moments'
import type { Need } from '@fgm/shared/generator/wish-words'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { capital } from '@fgm/shared/text/words'
import { withSafetyNote } from '../safety-note.ts'
import { type Filling, fillText, linesOf, materialsOf } from './fillings.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'
import { settingNote, settingOf } from './setting.ts'

export type Choice = {
  play: Play
  telling: Telling
  fillings: readonly Filling[]
  minutes: number
  /** The part of the wish it meets; its place decides the safety note. */
  moments: readonly EverydayMoment[]
  needs: readonly Need[]
}

/** The longest time one play holds a child's attention, and once more with something new (content README §1). */
export const mostMinutesAt = (childAge: number): number => (childAge <= 5 ? 15 : 30)

/** The minutes a play can fill, the fewest first. */
export const minutesFor = ({ takes = usual, rounds }: Play): readonly number[] =>
  takes.slice(0, rounds.length + 1)

/** The minutes a play really fills, at most the requested ones if it is short enough. */
export function minutesOf(play: Play, childAge: number, requested: number): number {
  const most = Math.min(requested, mostMinutesAt(childAge))
  const all = minutesFor(play)
  return all.findLast((minutes) => minutes <= most) ?? all[0] ?? 5
}

const roundsIn = (play: Play, minutes: number): readonly Round[] =>
  play.rounds.slice(0, Math.max(0, minutesFor(play).indexOf(minutes)))

/** The ages that a play for two children assumes, whatever age was requested. */
const youngerSibling = 4

/** Writes the activity out: texts filled, rounds for the minutes, a safety note with the hazards of play, things and place. */
export function composed(request: IdeaRequest, choice: Choice): IdeaColumns {
  const { play, fillings, telling, minutes } = choice
  const { child_age } = request
  const fill = (text: string) => capital(fillText(text, { telling, fillings }))
  const rounds = roundsIn(play, minutes)
  const materials = materialsOf(fillings)
  const steps = [...play.core, ...rounds.flatMap(({ steps }) => steps), play.close].map(fill)
  const connection = fill(play.say)
  const category = play.categories.find((one) => one === request.category) ?? play.categories[0]
  const isTold = telling.interest && isToldOf(telling.hero, steps, connection)
  const columns = {
    title: telling.title,
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
      .map(fill)
      .join('\n'),
    connection_prompt: connection,
    easier: fill(play.easier),
    harder: fill(play.harder),
    safety_note: '',
    supervision: baseSupervisionFor(
      play.two_ages ? Math.min(child_age, youngerSibling) : child_age,
    ),
    skill: play.skills.find((skill) => skill === request.skill_focus) ?? play.skills[0],
    interests: telling.interest && isTold ? [telling.interest] : [],
    setting: play.setting ?? whereToPlay(play),
    moments: momentsOf(play, fill),
  }
  const caution = fill(play.caution)
  const isClose = checkActivitySafety(columns).supervision >= 'S2'
  const note = [
    caution,
    ...cautionsFor(materials, child_age, caution),
    ...(choice.needs.includes('no_light') ? [inTheDark] : []),
    settingNote(settingOf(play, choice.moments, choice.needs), child_age, {
      isClose,
      areTwo: play.two_ages !== undefined,
    }),
  ].join(' ')
  return withSafetyNote({ ...columns, safety_note: note })
}

/** Cautions of materials that no word rule requires: the list's rules of use, as sentences. */
type Caution = { sentence: string; is_said?: RegExp }

/** `until` is the last age it is for; `later` replaces it from then on. */
const cautions: Partial<Record<MaterialId, Caution & { until: number; later?: Caution }>> = {
  blocks: {
    until: 3,
    sentence: 'Use only large pieces that do not fit into a toilet-roll tube.',
    is_said: /large/,
  },
  toy_figures: {
    until: 3,
    sentence: 'Use only large pieces that do not fit into a toilet-roll tube.',
    is_said: /too big for a mouth/,
  },
  drawing_tools: {
    ...{ until: 3, sentence: 'Use thick crayons and put marker caps away.' },
    later: {
      sentence: 'Points stay down, away from faces.',
      is_said: /pencil|draw with|away from (?:eyes|faces)|caps/,
    },
  },
  paint: { until: 5, sentence: 'Paint stays out of mouths.' },
  chalk: { until: 3, sentence: 'Use thick chalk and keep it out of mouths.' },
  tape: { until: 3, sentence: 'You tear the tape.' },
  paper: { until: 2, sentence: 'Keep torn paper out of mouths.', is_said: /mouth/ },
  cardboard: { until: 12, sentence: 'Take out staples first.' },
  textiles: { until: 5, sentence: 'Keep cloths off faces and necks.', is_said: /face/ },
  nature_finds: { until: 12, sentence: 'Choose finds without sharp points.' },
  flashlight: { until: 12, sentence: 'Never shine the light into eyes.' },
}

/** The sentences for the materials of an activity at an age, each once, without what the play itself says already. */
function cautionsFor(materials: readonly MaterialId[], childAge: number, said: string) {
  const sentences = materials.flatMap((id) => {
    const caution = cautions[id]
    const due = caution && childAge <= caution.until ? caution : caution?.later
    return due && !due.is_said?.test(said) ? [due.sentence] : []
  })
  return [...new Set(sentences)]
}

const inTheDark =
  'In the dark everybody stays seated; lay a flashlight on the floor, pointed away from eyes, and light no candles.'

/** An interest is claimed only if it is in two steps and in the connection prompt. */
function isToldOf(hero: string, steps: readonly string[], connection: string): boolean {
  const names = (text: string) => text.toLowerCase().includes(hero.toLowerCase())
  return steps.filter(names).length >= 2 && names(connection)
}

const outside = ['balcony', 'garden', 'park']

/** Indoors if none of its places is outside: then its picture shows a room. */
const whereToPlay = ({ facts }: Play): 'any' | 'indoor' =>
  facts.place.some((one) => outside.includes(one)) ? 'any' : 'indoor'

function momentsOf(play: Play, fill: (text: string) => string): Moments {
  const { two_ages } = play
  return {
    ...play.facts,
    works_for_two_ages: two_ages !== undefined,
    made_for: [...(play.made_for ?? [])],
    two_ages: two_ages ? { small: fill(two_ages.small), big: fill(two_ages.big) } : null,
  }
}

/** Adds a sentence if a card still has room for it. */
export function withSentence(description: string, sentence: string): string {
  const longer = `${description} ${sentence}`
  return longer.length <= 220 ? longer : description
}
