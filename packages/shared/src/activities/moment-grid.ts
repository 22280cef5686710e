import type { AuthoredActivity } from './authored-activity.ts'
import { fitsMoment, type MomentFacts } from './everyday-moments.ts'
import type { SkillId } from './lists.ts'
import type { EverydayMoment } from './moment-lists.ts'

/*
 * The grid of the library: where x what for x age x energy of the child. It shows authors where a family would find nothing
 * (packages/db/src/seed/README.md).
 */

type Judged = Pick<
  AuthoredActivity,
  'place' | 'materials' | 'skill' | 'min_age' | 'max_age' | 'child_energy'
>

const isAt = ({ place }: Judged, places: readonly string[]) =>
  place.some((one) => places.includes(one))

/** Where: an activity counts in every row in which it can be played. */
const wheres: Record<string, (activity: Judged) => boolean> = {
  'at home': (one) => isAt(one, ['home_floor', 'table', 'kitchen', 'sofa', 'bed', 'bath']),
  'table, paper only': (one) =>
    isAt(one, ['table']) && one.materials.every((id) => id === 'paper' || id === 'drawing_tools'),
  'any seat, no things': (one) => isAt(one, ['seat', 'queue']) && one.materials.length === 0,
  outdoors: (one) => isAt(one, ['garden', 'park', 'balcony']),
}

/** What for: the need that the skill answers. */
const needs: Record<string, readonly SkillId[]> = {
  feelings: ['feelings-connection'],
  'focus/calm': ['focus-memory'],
  curious: ['observation-inquiry', 'senses'],
  puzzle: ['number-sense', 'patterns-logic', 'measuring-spatial'],
  make: ['creativity', 'fine-motor'],
  music: ['rhythm-music'],
  'talk/story': ['vocabulary-talk', 'letters-sounds', 'storytelling'],
  move: ['gross-motor'],
  'do it myself': ['independence'],
}

const ages: Record<string, readonly [number, number]> = {
  '2-3': [2, 3],
  '4-5': [4, 5],
  '6-8': [6, 8],
  '9-12': [9, 12],
}

/** `child_energy`: rests or sits, is on their feet, full steam. */
const energies: Record<string, readonly number[]> = { low: [0, 1], mid: [2], high: [3] }

/** A child at a table or in a seat does not walk; big movement is not done sitting or standing. */
function canHappen(where: string, need: string, energy: string): boolean {
  const isSeated = where === 'table, paper only' || where === 'any seat, no things'
  return (energy === 'low' || !isSeated) && (energy === 'high' || need !== 'move')
}

/** Where at home, and the routines of a day. From nine on a child bathes and dresses alone: those cells cannot happen. */
const homes = { sofa: 'sofa', bed: 'bed', table: 'table', floor: 'home_floor' } as const
const routines = {
  dressing: 'dressing',
  teeth: 'teeth',
  goodbye: 'goodbye',
  'tidying up': 'tidying',
  bath: 'bath',
  'while you cook': 'cooking_dinner',
  bedtime: 'bedtime',
} as const satisfies Record<string, EverydayMoment>
const isAloneAt = (age: string, moment: EverydayMoment) =>
  age === '9-12' && (moment === 'bath' || moment === 'dressing')

export type HomeCell = { where: string; age: string; count: number }

/** How many activities there are for each place and routine at home, by age (42 cells). */
export function homeGrid(activities: readonly (Judged & MomentFacts)[]): HomeCell[] {
  return Object.entries(ages).flatMap(([age, [from, to]]) => {
    const own = activities.filter((one) => one.min_age <= to && one.max_age >= from)
    return [
      ...Object.entries(homes).map(([where, place]) => ({
        ...{ where, age },
        count: own.filter((one) => one.place.includes(place)).length,
      })),
      ...Object.entries(routines)
        .filter(([, moment]) => !isAloneAt(age, moment))
        .map(([where, moment]) => ({
          ...{ where, age },
          count: own.filter((one) => fitsMoment(one, moment)).length,
        })),
    ]
  })
}

export type GridCell = { where: string; need: string; age: string; energy: string; count: number }

/** All cells that can happen (264), with the number of these activities in each. */
export function momentGrid(activities: readonly Judged[]): GridCell[] {
  const cells: GridCell[] = []
  for (const [where, isThere] of Object.entries(wheres))
    for (const [need, skills] of Object.entries(needs)) {
      const fitting = activities.filter((one) => isThere(one) && skills.includes(one.skill))
      for (const [age, [from, to]] of Object.entries(ages))
        for (const [energy, levels] of Object.entries(energies)) {
          if (!canHappen(where, need, energy)) continue
          const { length: count } = fitting.filter(
            (one) => one.min_age <= to && one.max_age >= from && levels.includes(one.child_energy),
          )
          cells.push({ where, need, age, energy, count })
        }
    }
  return cells
}
