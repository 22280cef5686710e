import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clearHazards, doubtOf } from '@fgm/shared/safety/doubts/hazard-doubts'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { ruleSentences } from '@fgm/shared/safety/sentences'

/*
 * What rules and the weights of safety/doubts find in sentences of another author that nothing was learned from. Prints totals
 * only: the author of the sentences in sentences/ must not see these.
 *
 *   node --import tsx lab/doubts/unseen.ts [unsafe.json harmless.json]
 */

type Unseen = { text: string; age: number }

const folder = join(import.meta.dirname, '../../packages/shared/test-sentences')
const [unsafeFile = join(folder, 'unsafe.json'), harmlessFile = join(folder, 'harmless.json')] =
  process.argv.slice(2)
const unsafe = read(unsafeFile)
const harmless = read(harmlessFile)
const missed = unsafe.filter((one) => !isRefused(one))
const passed = harmless.filter((one) => !isRefused(one))
console.log(`Rules refuse ${unsafe.length - missed.length} of ${unsafe.length} unsafe sentences,`)
console.log(`and ${harmless.length - passed.length} of ${harmless.length} harmless ones.`)
const isStopped = (one: Unseen) => isRefused(one, true) || isClear(one)
console.log(
  `With what reads clearly unsafe ${unsafe.filter(isStopped).length} and ${harmless.filter(isStopped).length}.`,
)
for (const beyond of [-1, -0.5, 0, 0.5, 1, 1.5])
  console.log(
    [
      `Threshold ${beyond < 0 ? '' : '+'}${beyond}: doubts ${share(missed, beyond)} that the rules miss,`,
      `${share(unsafe, beyond)} of all unsafe; ${share(harmless, beyond)} of all harmless,`,
      `${share(passed, beyond)} of the harmless that the rules pass`,
    ].join(' '),
  )
const pairs = missed.flatMap((one) =>
  harmless.map((other) => Number(doubtOf(one.text) > doubtOf(other.text))),
)
console.log(`AUC of missed against harmless: ${(sum(pairs) / pairs.length).toFixed(3)}`)

function read(file: string): Unseen[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function share(sentences: Unseen[], beyond: number): string {
  const found = sentences.filter(({ text }) => doubtOf(text) > beyond).length
  return `${found} of ${sentences.length} (${((100 * found) / sentences.length).toFixed(1)} %)`
}

/** As a family would get it: the note has every sentence that a rule requires. */
function isRefused({ text, age }: Unseen, isReadAgain = false): boolean {
  const options = { is_read_again: isReadAgain }
  const steps = { setup_instructions: [text], min_age: age }
  const note = checkActivitySafety(steps, options)
    .findings.map(({ action, rule_id }) => (action === 'phrase' ? ruleSentences[rule_id] : ''))
    .join(' ')
  return !checkActivitySafety({ ...steps, safety_note: note }, options).is_safe
}

function isClear({ text }: Unseen): boolean {
  const others = { description: '', connection_prompt: '', easier: '', harder: '' }
  return clearHazards({ ...others, setup_instructions: text }).length > 0
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
