import { parsedJson } from '../../core/parsed-json.ts'
import { JsonScan } from './json-scan.ts'

const endOfThoughts = '</think>'
const mostObjects = 10
/** How many signs are read for each sign of the answer, so that no answer is read for long. */
const mostReadings = 4

/**
 * The JSON objects inside an answer, in their order: models think aloud, put fences and prose around what
 * was asked for, and wrap it in one more object. Each comes as it is, then what it wraps.
 */
export function* objectsIn(answer: string): Generator<unknown> {
  const text = withoutThoughts(answer)
  let readings = mostReadings * text.length
  let left = mostObjects
  let begin = text.indexOf('{')
  while (begin >= 0 && left > 0 && readings > 0) {
    const scan = new JsonScan(begin)
    scan.read(text)
    readings -= scan.at - begin
    const value = scan.state === 'whole' ? parsedJson(text.slice(begin, scan.at)) : undefined
    if (value !== undefined) {
      left -= 1
      yield value
      yield* wrappedIn(value as object)
    }
    begin = text.indexOf('{', value === undefined ? begin + 1 : scan.at)
  }
}

/**
 * The object that an answer is, with at most a fence around it; nothing where anything else is written. For
 * answers that must not be misread.
 */
export function onlyObjectIn(answer: string): object[] {
  const end = answer.lastIndexOf(endOfThoughts)
  const text = (end < 0 ? answer : answer.slice(end + endOfThoughts.length)).trim()
  const [, fenced] = /^```(?:json)?\s([\s\S]*)```$/.exec(text) ?? []
  const value = parsedJson(fenced ?? text)
  return typeof value === 'object' && value !== null ? [value] : []
}

/** What is in <think> is not the answer; some servers send only the end of it. */
function withoutThoughts(answer: string): string {
  const end = answer.lastIndexOf(endOfThoughts)
  const rest = end < 0 ? answer : answer.slice(end)
  const begin = rest.indexOf('<think>')
  return begin < 0 ? rest : rest.slice(0, begin)
}

/** `{"activity":{…}}`, and the same once more around it. */
function* wrappedIn(value: object, depth = 2): Generator<unknown> {
  const values = Object.values(value)
  const [inside] = values
  const isWrapped = values.length === 1 && typeof inside === 'object' && inside !== null
  if (!isWrapped || Array.isArray(inside)) return
  yield inside
  if (depth > 1) yield* wrappedIn(inside, depth - 1)
}
