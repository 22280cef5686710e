import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ActivityDraft } from '../packages/shared/src/safety/lint/draft.ts'
import { lintLibrary } from '../packages/shared/src/safety/lint/lint.ts'

/*
 * Lints authored activities and prints findings by slug; exits with 1 when there is an error. Takes files (a
 * list, one object, or { activities: [] }), by default those of the library. `--errors` leaves warnings out.
 */

const library = join(import.meta.dirname, '../packages/db/src/seed/activities')
const { values, positionals } = parseArgs({
  options: { errors: { type: 'boolean' } },
  allowPositionals: true,
})
const files = readdirSync(library).filter((name) => name.endsWith('.json'))
const paths = positionals.length > 0 ? positionals : files.sort().map((name) => join(library, name))
const activities = paths.flatMap(activitiesIn)
const findings = lintLibrary(activities)
const errors = findings.filter(({ level }) => level === 'error')
const shown = values.errors ? errors : findings
for (const slug of new Set(shown.map((finding) => finding.slug))) {
  console.log(`\n${slug || '(no slug)'}`)
  for (const { level, rule_id, message } of shown.filter((finding) => finding.slug === slug))
    console.log(`  ${level.padEnd(5)} ${rule_id.padEnd(7)} ${message}`)
}
console.log(
  `${activities.length} activities in ${paths.length} files: ${errors.length} errors, ${findings.length - errors.length} warnings`,
)
process.exitCode = errors.length > 0 ? 1 : 0

function activitiesIn(path: string): ActivityDraft[] {
  const content = JSON.parse(readFileSync(path, 'utf8'))
  return [content.activities ?? content].flat()
}
