// What the hazard gate reads of an activity: one plain text of all its passages, and the note separately.

import { findMaterial } from '../activities/lists.ts'
import { longestCheckedText, plainText, undisguised } from './text.ts'

const mostCheckedLines = 200

/** Lines as authored (a list) or as stored (one line each). */
type Lines = string | readonly string[] | null | undefined

/** The gate's input; missing fields count as empty. */
export type SafetySubject = {
  title?: string | null
  description?: string | null
  min_age?: number | null
  materials?: Lines
  materials_list?: Lines
  setup_instructions?: Lines
  connection_prompt?: string | null
  easier?: string | null
  harder?: string | null
  safety_note?: string | null
  setting?: string | null
  /** What each of two children does, as authored; stored in `moments`. */
  two_ages?: unknown
  moments?: unknown
}

export type SafetyField =
  | 'title'
  | 'description'
  | 'setup_instructions'
  | 'materials'
  | 'materials_list'
  | 'easier'
  | 'harder'
  | 'two_ages'
  | 'connection_prompt'
  | 'setting'

export type Passage = { field: SafetyField; text: string; from: number }
/** Collects the passages of an activity; an age (years) that is no number counts as 2, the strictest. */
export function readActivity(activity: SafetySubject, age: number | null | undefined) {
  const ticked = linesOf(activity.materials)
  const isKnown = (id: string) => findMaterial(id) !== undefined
  const raw: [SafetyField, string[]][] = [
    ['title', linesOf(activity.title)],
    ['description', linesOf(activity.description)],
    ['setup_instructions', linesOf(activity.setup_instructions)],
    ['easier', linesOf(activity.easier)],
    ['harder', linesOf(activity.harder)],
    ['two_ages', twoAgesTexts(activity).flatMap(linesOf)],
    // A material that is not on the list is read like any other words.
    [
      'materials_list',
      [...linesOf(activity.materials_list), ...ticked.filter((id) => !isKnown(id))],
    ],
    ['connection_prompt', linesOf(activity.connection_prompt)],
  ]
  const passages: Passage[] = []
  let text = ''
  for (const [field, lines] of raw) {
    for (const line of lines) {
      const plain = undisguised(plainText(line))
      passages.push({ field, text: plain, from: text.length })
      text += `${plain}\n`
    }
  }
  return {
    age: typeof age === 'number' && Number.isFinite(age) ? age : 2,
    passages,
    /** All passages, one per line: each rule is searched once, not once per passage. */
    text,
    materials: ticked.filter(isKnown),
    setting: activity.setting ?? '',
    note: plainText(linesOf(activity.safety_note).join(' ')),
  }
}

export type Reading = ReturnType<typeof readActivity>

/** The parts of a small and of a big child; none if one plays. */
export function twoAgesTexts({ two_ages, moments }: SafetySubject): string[] {
  const stored: { two_ages?: unknown } = Object(moments)
  const { small, big }: { small?: unknown; big?: unknown } = Object(two_ages ?? stored.two_ages)
  return [small, big].filter((text) => typeof text === 'string')
}

function linesOf(value: Lines): string[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.flatMap((text) => (typeof text === 'string' ? text.split('\n') : []))
}

/** Whether an activity is longer, or has more lines, than any honest one. */
export function isTooLong(activity: SafetySubject): boolean {
  const texts = [...Object.values(activity), ...twoAgesTexts(activity)].flatMap((value) =>
    linesOf(value as Lines),
  )
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  return length > longestCheckedText || texts.length > mostCheckedLines
}
