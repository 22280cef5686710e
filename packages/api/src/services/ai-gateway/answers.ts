import { parsedJson } from '../../core/parsed-json.ts'
import { JsonScan } from './json-scan.ts'

const endOfThoughts = '</think>'
const mostObjects = 10
/** How many characters are read for each character of a response, so that no response takes long. */
const mostReadings = 4

/**
 * The JSON objects inside a response, in order: models write thoughts, fences and prose around them, and wrap them in
 * one more object. Each is followed by the objects inside it.
 */
export function* objectsIn(response: string): Generator<unknown> {
  const text = withoutThoughts(response)
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
 * The object that a response consists of, with at most a fence around it; none if it contains anything else. For
 * responses that must not be misread.
 */
export function onlyObjectIn(response: string): object[] {
  const end = response.lastIndexOf(endOfThoughts)
  const text = (end < 0 ? response : response.slice(end + endOfThoughts.length)).trim()
  const [, fenced] = /^```(?:json)?\s([\s\S]*)```$/.exec(text) ?? []
  const value = parsedJson(fenced ?? text)
  return typeof value === 'object' && value !== null ? [value] : []
}

/** Text in <think> is not part of the response; some servers send only the closing tag. */
function withoutThoughts(response: string): string {
  const end = response.lastIndexOf(endOfThoughts)
  const rest = end < 0 ? response : response.slice(end)
  const begin = rest.indexOf('<think>')
  return begin < 0 ? rest : rest.slice(0, begin)
}

/** `{"activity":{…}}`, and the same wrapped once more. */
function* wrappedIn(value: object, depth = 2): Generator<unknown> {
  const values = Object.values(value)
  const [inside] = values
  const isWrapped = values.length === 1 && typeof inside === 'object' && inside !== null
  if (!isWrapped || Array.isArray(inside)) return
  yield inside
  if (depth > 1) yield* wrappedIn(inside, depth - 1)
}
