import { type Chance, oneOf } from '../seeded-chance.ts'
import type { AuthoredTask } from './bank.ts'
import type { HuntItem } from './hunts.ts'
import type { Place } from './places.ts'
import { safeItem } from './safety.ts'
import { type AgeRange, clueWording, wordings, youngestOf } from './words.ts'

/* Small extra tasks at the places of an expert hunt, each about the furniture or the room (content README §7). */

type Stop = { place: Place | undefined; authored_id: string }

type TaskWish = {
  difficulty_level: number
  age_range: AgeRange
  /** Ids of tasks that the family has done recently. */
  recent_tasks?: readonly string[]
}

/** The most tasks of one hunt for small children. */
const mostForSmall = 3
const smallUntil = 5

/**
 * A task for each stop of a walk, in its final order; undefined if none fits. The last stop has none: the hunt ends there. No
 * task twice, and at most three up to the age of five.
 */
export function tasksFor(
  tasks: readonly AuthoredTask[],
  stops: readonly Stop[],
  wish: TaskWish,
  chance: Chance,
): HuntItem['task'][] {
  if (wish.difficulty_level < 5) return stops.map(() => undefined)
  const most = youngestOf(wish.age_range) <= smallUntil ? mostForSmall : stops.length
  const done = new Set(wish.recent_tasks)
  let given = 0
  return stops.map((stop, at) => {
    if (at === stops.length - 1 || given >= most) return undefined
    const fitting = tasks.filter((task) => !done.has(task.id) && fits(task, stop, wish.age_range))
    // If the furniture has no new task, the room may have one.
    const atFurniture = fitting.filter(({ anchor }) => anchor.kind === 'furniture')
    const task = oneOf(atFurniture.length > 0 ? atFurniture : fitting, chance)
    const worded = task && wordedTask(task, wish)
    if (!worded) return undefined
    done.add(task.id)
    given += 1
    return worded
  })
}

/** Ids of the tasks of these hunts. */
export function tasksOf(
  tasks: readonly AuthoredTask[],
  hunts: readonly (readonly HuntItem[])[],
): string[] {
  const said = new Set(hunts.flat().flatMap(({ task }) => (task ? [task.words] : [])))
  return tasks
    .filter(({ words }) => wordings.some((wording) => said.has(words[wording])))
    .map(({ id }) => id)
}

function fits(task: AuthoredTask, { place, authored_id }: Stop, ageRange: AgeRange): boolean {
  const age = youngestOf(ageRange)
  if (!place || age < task.min_age || age > task.max_age) return false
  if (task.not_with?.includes(authored_id)) return false
  return task.anchor.kind === 'furniture'
    ? task.anchor.type === place.piece?.type
    : task.anchor.type === place.room.type
}

/** In the wording for the age, if that passes the hazard gate. */
function wordedTask(
  { words, safety }: AuthoredTask,
  { difficulty_level, age_range }: TaskWish,
): HuntItem['task'] {
  const wording = clueWording(difficulty_level, age_range)
  const task = { name: 'A task', description: words[wording], parent_tip: safety }
  const safe = safeItem(task, age_range)
  if (!safe) return undefined
  return { words: words[wording], ...(safe.parent_tip && { safety: safe.parent_tip }) }
}
