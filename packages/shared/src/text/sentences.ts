import { config, type z } from 'zod'

/*
 * Every error is a sentence for a person. Schemas have their own where the spec or the field needs one; the map below covers
 * everything else, on the server and on the pages.
 */

/** Turns a key such as `birth_date` into words: 'Birth date'. */
export function fieldLabel(key: PropertyKey | undefined): string {
  if (key === undefined) return 'This'
  if (typeof key !== 'string') return 'An entry'
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The sentence for one schema issue, without any of the input. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const label = fieldLabel(issue.path?.at(-1))
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${label} is required.`
        : `${label} must be ${typeNames[issue.expected] ?? 'of another kind'}.`
    case 'too_small':
      return tooSmall(label, issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(label, issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Please enter an email address like name@example.com.'
        : `${label} does not look right.`
    case 'invalid_value':
      return `${label} is not one of the choices.`
    case 'unrecognized_keys':
      return 'There is something here that we do not know.'
    default:
      return `${label} does not look right.`
  }
}

function tooSmall(label: string, origin: string, minimum: number): string {
  if (origin === 'string')
    return minimum === 1
      ? `${label} is required.`
      : `${label} needs at least ${minimum} characters.`
  if (origin === 'array') return `${label} needs at least ${minimum}.`
  return `${label} must be at least ${minimum}.`
}

/** The sentence for a text that is too long. */
export const tooManyCharacters = (label: string, maximum: number) =>
  `${label} can have at most ${maximum} characters.`

function tooBig(label: string, origin: string, maximum: number): string {
  if (origin === 'string') return tooManyCharacters(label, maximum)
  if (origin === 'array') return `${label} can have at most ${maximum}.`
  return `${label} must be at most ${maximum}.`
}

/** Makes every schema of this process report sentences. Called once by the server and by the pages' forms. */
export function installSentences() {
  // By its own name, not as `z.config`: the pages' build treats every call on `z` as pure and would drop this one.
  config({ customError: sentenceFor })
}
