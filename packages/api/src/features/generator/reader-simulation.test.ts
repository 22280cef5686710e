import { readFileSync } from 'node:fs'
import { seededChance } from '@fgm/shared/seeded-chance'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { everyNth } from '../../../test/extent.ts'
import { type Reply, readingWith, replies, responseWith } from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  providerOfFile,
  streamedGeneration,
  wishOfFive,
} from '../../../test/generator-app.ts'
import { writeSetting } from '../settings/settings.ts'

/* How much reaches a page if a writer only writes unsafe sentences, after the rules and an imperfect reader. */

const fake = await providerOfFile()

type Sentence = { text: string; age: number }
const path = new URL('../../../../shared/test-sentences/unsafe.json', import.meta.url)
const written: Sentence[] = JSON.parse(readFileSync(path, 'utf8'))

/** A reader that is right in 95 of 100 readings, naming the step, and says that it is safe in the others. */
function erringReader(): Reply {
  const chance = seededChance('a second reader')
  return (call, c) => {
    const isRight = chance() < 0.95
    const { text } = JSON.parse(call.body.messages[1]?.content ?? '{}')
    const [, quote] = text.setup_instructions.split('\n')
    const falling = { reason: 'A fall.', quote, severity: 'serious', score: 4 }
    return replies.streamed(readingWith(isRight ? { falling } : {}))(call, c)
  }
}

/** How many of the requested activities are shown, if each has the step made of one sentence. */
async function countShown(
  sentences: readonly Sentence[],
  stepOf: (sentence: Sentence) => string,
): Promise<number> {
  fake.alwaysRead(erringReader())
  const app = generatorApp([fake.provider()])
  // The provider writes every one: no quota ends the count early.
  writeSetting(app.deps, 'ai_calls_a_day', 10_000)
  writeSetting(app.deps, 'ai_unfinished_calls_a_family', 10_000)
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
    fake.always(replies.streamed(responseWith({ setup_instructions: steps })))
    const written = fake.calls.length
    const bytes = await streamedGeneration(app, browser, {
      ...wishOfFive,
      child_age: sentence.age,
    })
    expect(fake.calls.length).toBeGreaterThan(written)
    expect(bytes).toContain('"type":"done"')
    if (bytes.includes(mark)) shown += 1
  }
  return shown
}

describe('of activities with an unsafe step', () => {
  test('a reader that is right 95 of 100 times lets at most 2 of 100 through, after the rules', async () => {
    expect(written).toHaveLength(160)
    const sentences = everyNth(written, 2)
    const shown = await countShown(sentences, ({ text }) => text)
    expect(shown / sentences.length).toBeLessThan(0.02)
  }, 300_000)

  test('it stops 9 of 10 that the rules do not know, each written twice', async () => {
    // A named sentence that is written again is refused without a reading, so only the reader's first error counts.
    const sentences = everyNth(written, 4)
    const shown = await countShown(sentences, () => 'Do what the picture shows.')
    expect(shown / sentences.length).toBeLessThan(0.1)
  }, 300_000)
})
