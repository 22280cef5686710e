import { readFileSync } from 'node:fs'
import { seededChance } from '@fgm/shared/seeded-chance'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import {
  answerWith,
  type Reply,
  readingWith,
  replies,
  unsafeReading,
} from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  providerOfFile,
  streamedPress,
  wishOfFive,
} from '../../../test/generator-app.ts'

/* What reaches a page of a writer that only writes unsafe sentences, past the rules and a reader that errs. */

const fake = await providerOfFile()

type Sentence = { text: string; age: number }
const path = new URL('../../../../shared/test-sentences/unsafe.json', import.meta.url)
const sentences: Sentence[] = JSON.parse(readFileSync(path, 'utf8'))

/** A reader that is right in 95 of 100 readings, and says that it is safe in the others. */
function erringReader(): Reply {
  const chance = seededChance('a second reader')
  return (call, c) => {
    const isRight = chance() < 0.95
    return replies.streamed(isRight ? unsafeReading : readingWith())(call, c)
  }
}

/** How much of it all is shown, when each activity has the step that is made of one sentence. */
async function shareShown(stepOf: (sentence: Sentence) => string): Promise<number> {
  fake.alwaysRead(erringReader())
  const app = generatorApp([fake.provider()])
  const browser = await eve(app)
  let shown = 0
  for (const [place, sentence] of sentences.entries()) {
    const mark = `kwyx${place}.`
    const steps = [
      'Sit down together.',
      stepOf(sentence),
      `Talk about ${mark}`,
      'Tidy up together.',
    ]
    fake.always(replies.streamed(answerWith({ setup_instructions: steps })))
    const bytes = await streamedPress(app, browser, {
      ...wishOfFive,
      child_age: sentence.age,
    })
    expect(bytes).toContain('"type":"done"')
    if (bytes.includes(mark)) shown += 1
  }
  return shown / sentences.length
}

describe('of 160 activities with an unsafe step', () => {
  test('a reader that is right 95 of 100 times lets at most 2 of 100 be shown, after the rules', async () => {
    expect(sentences).toHaveLength(160)
    expect(await shareShown(({ text }) => text)).toBeLessThanOrEqual(0.02)
  }, 300_000)

  test('of those that the rules know nothing of, it stops more than 8 of 10, each written twice', async () => {
    // Refused ones are written and read once more: 0.05 + 0.95 × 0.05 of all pass one of two readings.
    expect(await shareShown(() => 'Do what the picture shows.')).toBeLessThan(0.2)
  }, 300_000)
})
