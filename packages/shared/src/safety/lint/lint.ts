// The content lint (content spec 4.3): what a program can say about an authored activity.
//
// An 'error' has to go before the activity may be stored; a 'warn' is for the author to judge. Rule ids are
// those of the table (L01 to L18, S01 to S46); L00 is the shape of the JSON, M01 to M16 are the moments. L14 (do the steps fill the
// duration) and L17 (spelling) are left to a reviewer.

import {
  type ActivityDraft,
  type DraftReading,
  type LintLevel,
  type Report,
  readDraft,
} from './draft.ts'
import { fieldChecks, lintShape } from './fields.ts'
import { lintMoments } from './moments.ts'
import { similarTexts, titleOverlap } from './text.ts'
import { wordingChecks } from './wording.ts'

export type LintFinding = { slug: string; rule_id: string; level: LintLevel; message: string }

/** Every finding about one authored activity, including hazard rules; none means it passes. Never throws. */
export function lintActivity(activity: ActivityDraft): LintFinding[] {
  return findingsOf(activity, [lintShape, lintMoments, ...contentChecks])
}

/**
 * The same for an activity that a generator wrote for a child of `childAge` years: it has no slug, library or collection yet, and
 * the child's age counts instead of `min_age`.
 */
export function lintGenerated(activity: ActivityDraft, childAge: number): LintFinding[] {
  return findingsOf({ ...activity, min_age: childAge, max_age: childAge }, contentChecks)
}

/** Every finding about a set: each activity alone, then comparisons within the set (L01, L12). */
export function lintLibrary(activities: readonly ActivityDraft[]): LintFinding[] {
  const reads = activities.map(readDraft)
  return [...activities.flatMap(lintActivity), ...lintDoubles(reads), ...lintLikeness(reads)]
}

const contentChecks = [...fieldChecks, ...wordingChecks]

function findingsOf(
  activity: ActivityDraft,
  checks: ((read: DraftReading, report: Report) => void)[],
): LintFinding[] {
  const read = readDraft(activity)
  const findings: LintFinding[] = []
  const report: Report = (ruleId, message, level = 'error') => {
    findings.push({ slug: read.slug, rule_id: ruleId, level, message })
  }
  for (const check of checks) check(read, report)
  return findings
}

/** L01: a slug or title that another activity of the set already has. */
function lintDoubles(reads: DraftReading[]): LintFinding[] {
  const findings: LintFinding[] = []
  const seen = new Map<string, string>()
  for (const { slug, title } of reads) {
    for (const key of [`slug "${slug}"`, `title "${title.trim().toLowerCase()}"`]) {
      const other = seen.get(key)
      seen.set(key, slug)
      if (other === undefined) continue
      const message = `The ${key} is taken by ${other}`
      findings.push({ slug, rule_id: 'L01', level: 'error', message })
    }
  }
  return findings
}

const alikeWarn = 0.45
const alikeError = 0.6

/** L12: two activities with nearly the same text, or with titles of the same words. */
function lintLikeness(reads: DraftReading[]): LintFinding[] {
  const texts = reads.map((read) => [read.title, read.description, ...read.steps].join(' '))
  const findings: LintFinding[] = []
  for (const { first, second, likeness } of similarTexts(texts, alikeWarn)) {
    findings.push({
      slug: reads[first]?.slug ?? '',
      rule_id: 'L12',
      level: likeness >= alikeError ? 'error' : 'warn',
      message: `Text is ${likeness.toFixed(2)} like ${reads[second]?.slug}; at most ${alikeWarn}`,
    })
  }
  reads.forEach((one, index) => {
    for (const other of reads.slice(index + 1)) {
      if (titleOverlap(one.title, other.title) < alikeError) continue
      const message = `Title is too much like "${other.title}"`
      findings.push({ slug: one.slug, rule_id: 'L12', level: 'error', message })
    }
  })
  return findings
}
