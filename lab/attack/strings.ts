import { letters, lines, paths, script, sql, template, types } from '../../e2e/nightly/bad-texts.ts'

/* The bad texts as they are sent. A text that works leaves a mark that `response-checks.ts` looks for. */

/** What an SQL union, a template or an added header would show if it were executed. */
export const marks = {
  sql: 'fgm-sql-leak',
  template: '219359',
  header: 'x-fgm-injected',
  script: 'fgmxss',
} as const

/** The lists by what they test. */
const kinds: readonly [kind: string, list: readonly string[]][] = [
  ['sql', sql],
  ['script', script],
  ['template', template],
  ['lines', lines],
  ['paths', paths],
  ['letters', letters],
  ['types', types],
]

/** Each text with what it tests. */
export const texts = kinds.flatMap(([kind, list]) => list.map((text) => ({ kind, text })))
