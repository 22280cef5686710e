import { checkActivitySafety } from '@fgm/shared/activity-safety'
import type { Draft } from '@fgm/shared/generator'
import { oneLine } from '@fgm/shared/text'
import { Allow, parse } from 'partial-json'
import { withObjectives } from './answer-check.ts'

/** Sections in the order the result is written. */
const texts = [
  'title',
  'description',
  'connection_prompt',
  'easier',
  'harder',
  'safety_note',
] as const
const lists = ['materials_list', 'setup_instructions', 'learning_objectives'] as const

/**
 * Reads an answer while it is written, each time with all its text so far. It tells what may be shown:
 * whole sections and whole lines only, and only while the hazard gate finds nothing forbidden in them.
 * Sentences that are required but not there yet do not count: the note comes last.
 * @returns null when nothing can be shown, or nothing is new.
 */
export function draftReader(child_age: number): (text: string) => Draft | null {
  let known = '{}'
  return (text) => {
    const begin = text.indexOf('{')
    if (begin < 0) return null
    const value = partial(text.slice(begin))
    if (typeof value !== 'object' || value === null) return null
    const draft = wholeSections(value as Record<string, unknown>)
    const words = JSON.stringify(draft)
    if (words === known) return null
    known = words
    const { findings } = checkActivitySafety(withObjectives(draft), { child_age })
    return findings.every(({ action }) => action === 'phrase') ? draft : null
  }
}

function partial(text: string): unknown {
  try {
    // Objects and arrays may be open; a text that is still open is left out.
    return parse(text, Allow.OBJ | Allow.ARR)
  } catch {
    return null
  }
}

function wholeSections(value: Record<string, unknown>): Draft {
  const draft: Draft = {}
  for (const name of texts) {
    const text = value[name]
    if (typeof text === 'string' && text) draft[name] = oneLine(text).slice(0, 600)
  }
  for (const name of lists) {
    const list = value[name]
    if (!Array.isArray(list)) continue
    const lines = list.filter((line): line is string => typeof line === 'string' && line !== '')
    if (lines.length > 0)
      draft[name] = lines.slice(0, 12).map((line) => oneLine(line).slice(0, 300))
  }
  return draft
}
