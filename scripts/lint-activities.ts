// Lints authored activities and prints what is wrong, grouped by slug; exit code 1 when there is an error.
//
//   npx tsx scripts/lint-activities.ts                      all of packages/db/src/seed/activities
//   npx tsx scripts/lint-activities.ts some.json more.json  these files (a list, one object, or { activities: [] })
//   --errors                                                leaves the warnings out

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ActivityDraft } from '../packages/shared/src/safety/lint/draft.ts'
import { type LintFinding, lintLibrary } from '../packages/shared/src/safety/lint/lint.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const authoredFolder = join(root, 'packages/db/src/seed/activities')

process.exitCode = main(process.argv.slice(2))

function main(given: string[]): number {
  const onlyErrors = given.includes('--errors')
  const files = given.filter((word) => !word.startsWith('--'))
  const paths = files.length > 0 ? files : authoredFiles()
  const activities = paths.flatMap(activitiesIn)
  const findings = lintLibrary(activities)
  const shown = onlyErrors ? findings.filter((finding) => finding.level === 'error') : findings
  print(shown)
  const errors = findings.filter((finding) => finding.level === 'error').length
  console.log(
    `${activities.length} activities in ${paths.length} files: ${errors} errors, ${findings.length - errors} warnings`,
  )
  return errors > 0 ? 1 : 0
}

function authoredFiles(): string[] {
  if (!existsSync(authoredFolder)) return []
  const names = readdirSync(authoredFolder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(authoredFolder, name))
}

function activitiesIn(path: string): ActivityDraft[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(content)) return content
  const wrapped = (content as { activities?: unknown }).activities
  return Array.isArray(wrapped) ? wrapped : [content as ActivityDraft]
}

function print(findings: LintFinding[]): void {
  const slugs = [...new Set(findings.map((finding) => finding.slug))]
  for (const slug of slugs) {
    console.log(`\n${slug || '(no slug)'}`)
    for (const finding of findings.filter((one) => one.slug === slug)) {
      console.log(`  ${finding.level.padEnd(5)} ${finding.rule_id.padEnd(7)} ${finding.message}`)
    }
  }
  if (findings.length > 0) console.log('')
}
