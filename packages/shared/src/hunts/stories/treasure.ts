import { checkActivitySafety } from '../../safety/gate.ts'
import { dangerIn } from './treasure-places.ts'

/** What is wrong with a hiding place that an adult typed, for a child of this age; undefined if nothing is. */
export function treasureProblem(place: string, age: number): string | undefined {
  const danger = dangerIn(place)
  if (danger)
    return `No child is to search here: ${danger}. Choose a place low down, with nothing to climb, open or get into.`
  const [finding] = checkActivitySafety(
    { title: 'The treasure', description: `Your treasure is waiting. Look here: ${place}.` },
    { child_age: age },
  ).findings
  return finding?.sentence
}
