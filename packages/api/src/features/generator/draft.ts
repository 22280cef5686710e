import type { Draft } from '@fgm/shared/generator'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { oneLine } from '@fgm/shared/text/text'
import { JsonScan } from '../../services/ai-gateway/json-scan.ts'
import { contactProblems, withObjectives } from './response-check.ts'

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

/** So often is a draft looked at while one answer is written; an activity has half as many values. */
const mostLooks = 60

const endOfThoughts = '</think>'

/**
 * Reads an answer while it is written, each time with all its text so far. It tells what may be shown:
 * whole sections and whole lines only, and only while the hazard gate and the look for contacts find
 * nothing in them. Sentences that are required but not there yet do not count: the note comes last.
 * Each sign is read once, and only a value that has become whole is a reason to look, a bounded number of
 * times: whatever a provider streams, nobody waits for it.
 * @returns null when nothing can be shown, or nothing is new.
 */
export function draftReader(childAge: number): (text: string) => Promise<Draft | null> {
  let scan: JsonScan | null = null
  let thoughts = 0
  let seen = ''
  let known = '{}'
  let looks = 0
  return async (text) => {
    if (looks === mostLooks) return null
    ;({ scan, thoughts } = onward(text, scan, thoughts))
    const part = scan?.closedPart(text)
    if (!part || part === seen) return null
    seen = part
    looks += 1
    const draft = wholeSections(part)
    const words = JSON.stringify(draft)
    if (words === known) return null
    known = words
    const { findings } = checkActivitySafety(withObjectives(draft), { child_age: childAge })
    const isSafe = findings.every(({ action }) => action === 'phrase')
    if (!isSafe) return null
    const problems = await contactProblems(draft)
    return problems.length === 0 ? draft : null
  }
}

/** Reads on; begins anew behind what a model thought aloud, and behind what is no object. */
function onward(text: string, scan: JsonScan | null, thoughts: number) {
  const end = text.indexOf(endOfThoughts, thoughts)
  if (end >= 0) return begun(text, end, end + endOfThoughts.length)
  if (thoughts === 0 && text.startsWith('<think>')) return { scan: null, thoughts }
  if (scan === null) return begun(text, thoughts, thoughts)
  scan.read(text)
  return scan.state === 'broken' ? begun(text, scan.at - 1, thoughts) : { scan, thoughts }
}

function begun(text: string, from: number, thoughts: number) {
  let scan: JsonScan | null = null
  for (let begin = text.indexOf('{', from); begin >= 0; begin = text.indexOf('{', scan.at - 1)) {
    scan = new JsonScan(begin)
    scan.read(text)
    if (scan.state !== 'broken') break
  }
  return { scan, thoughts }
}

function wholeSections(part: string): Draft {
  const draft: Draft = {}
  const value = parsed(part)
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

function parsed(part: string): Record<string, unknown> {
  try {
    return JSON.parse(part)
  } catch {
    return {}
  }
}
