// Lints authored activities and prints what is wrong, grouped by slug; exit code 1 when there is an error.
//
//   npx tsx scripts/lint-activities.ts                      all of packages/db/src/seed/activities
//   npx tsx scripts/lint-activities.ts some.json more.json  these files (a list, one object, or { activities: [] })
//   npx tsx scripts/lint-activities.ts --outline <activities-outline.json> some.json
//                                                           and holds each against its outline
//   --errors                                                leaves the warnings out

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LintFinding, lintLibrary } from '../packages/shared/src/activity-lint.ts'
import type { ActivityDraft } from '../packages/shared/src/activity-lint-draft.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const authored_folder = join(root, 'packages/db/src/seed/activities')

const same_as_outline = [
  ...['title', 'library', 'category', 'own_category', 'collection', 'min_age', 'max_age'],
  ...['duration_minutes', 'difficulty_level', 'materials', 'skill', 'interests', 'setting'],
]

process.exitCode = main(process.argv.slice(2))

function main(given: string[]): number {
  const outlineAt = given.indexOf('--outline')
  const outlinePath = outlineAt < 0 ? undefined : given[outlineAt + 1]
  const onlyErrors = given.includes('--errors')
  const files = given.filter(
    (word, at) => !word.startsWith('--') && (outlineAt < 0 || at !== outlineAt + 1),
  )
  const paths = files.length > 0 ? files : authoredFiles()
  const activities = paths.flatMap(activitiesIn)
  const findings = lintLibrary(activities)
  if (outlinePath) findings.push(...compareWithOutline(activities, activitiesIn(outlinePath)))
  const shown = onlyErrors ? findings.filter((finding) => finding.level === 'error') : findings
  print(shown)
  const errors = findings.filter((finding) => finding.level === 'error').length
  console.log(
    `${activities.length} activities in ${paths.length} files: ${errors} errors, ${findings.length - errors} warnings`,
  )
  return errors > 0 ? 1 : 0
}

function authoredFiles(): string[] {
  if (!existsSync(authored_folder)) return []
  const names = readdirSync(authored_folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(authored_folder, name))
}

function activitiesIn(path: string): ActivityDraft[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(content)) return content
  const wrapped = (content as { activities?: unknown }).activities
  return Array.isArray(wrapped) ? wrapped : [content as ActivityDraft]
}

/** What an author may not change from the outline; supervision may only be raised. */
function compareWithOutline(activities: ActivityDraft[], outlines: ActivityDraft[]): LintFinding[] {
  return activities.flatMap((activity) => {
    const slug = String(activity.slug)
    const report = (message: string): LintFinding => ({
      slug,
      rule_id: 'outline',
      level: 'error',
      message,
    })
    const outline = outlines.find((one) => one.slug === slug)
    if (!outline) return [report('Not in the outline')]
    const findings = same_as_outline
      .filter((key) => settled(activity[key]) !== settled(outline[key]))
      .map((key) =>
        report(`${key} is ${settled(activity[key])}, the outline says ${settled(outline[key])}`),
      )
    if (String(activity.supervision) < String(outline.supervision)) {
      findings.push(
        report(`supervision is ${activity.supervision}, the outline says ${outline.supervision}`),
      )
    }
    return findings
  })
}

/** A value as comparable text; the order of a list does not matter. */
function settled(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null))
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
