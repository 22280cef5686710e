import type { Draft } from '@fgm/shared/generator'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { oneLine } from '@fgm/shared/text/text'
import { parsedJson } from '../../core/parsed-json.ts'
import { JsonScan } from '../../services/ai-gateway/json-scan.ts'
import { contactProblems } from './response-check.ts'

/** How often a draft is checked for one response; an activity has half as many values. */
const mostLooks = 60
/** A thing to fetch, with its amount. A longer text could say what to do, so it waits like the steps. */
const longestThing = 80

const endOfThoughts = '</think>'

/**
 * Reads a response while it is written, each time with all its text so far, and returns what may be shown before anyone read all
 * of it: title and things to fetch, complete lines only, if the hazard gate and the check for contacts find nothing in them.
 * Each character is read once, and only a completed value triggers a check, a limited number of times: no stream blocks others.
 * @returns null if nothing can be shown, or nothing is new.
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
    const { findings } = checkActivitySafety(draft, { child_age: childAge })
    const isSafe = findings.every(({ action }) => action === 'phrase')
    if (!isSafe) return null
    const problems = await contactProblems(draft)
    return problems.length === 0 ? draft : null
  }
}

/** Reads on; starts over after a model's thoughts, and after text that is not an object. */
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
  const { title, materials_list: list } = (parsedJson(part) ?? {}) as Record<string, unknown>
  const draft: Draft = {}
  if (typeof title === 'string' && title) draft.title = oneLine(title).slice(0, 60)
  if (!Array.isArray(list)) return draft
  const things = list.filter((thing): thing is string => typeof thing === 'string').map(oneLine)
  const shown = things.filter((thing) => thing && thing.length <= longestThing).slice(0, 12)
  if (shown.length > 0) draft.materials_list = shown
  return draft
}
