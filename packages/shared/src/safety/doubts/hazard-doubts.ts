/*
 * A second reading of texts that only the hazard rules have read: how much a sentence reads like the unsafe ones
 * of lab/doubts, by its words alone. It knows acts that no rule names, and it errs more often than a
 * rule: what a family shares it does not refuse, it asks for a person (docs/decisions/040).
 */

import { scorer } from './scorer.ts'
import { sentencesOf, wordsOf } from './sentence-features.ts'
import weights from './weights.json' with { type: 'json' }

/** The texts of an activity that say what is done, as a sentence calls them. A title is too short to be read so. */
const readFields = {
  description: 'The description',
  setup_instructions: 'A step',
  connection_prompt: 'The question',
  easier: 'The easier way',
  harder: 'The harder way',
} as const

/** As many doubts as a person needs to see where to look. */
const mostDoubts = 3

export type ReadTexts = Record<keyof typeof readFields, string>

/**
 * One sentence for each sentence that may not be safe for a child, the most doubtful first, at most
 * three. None: nothing reads so. Pure and deterministic; a text takes less than a millisecond.
 */
export const hazardDoubts = (texts: ReadTexts): string[] => sentencesBeyond(texts, 0)

/** The same of what reads clearly unsafe: one harmless activity in nine has such a sentence, not one in five. */
export const clearHazards = (texts: ReadTexts): string[] =>
  sentencesBeyond(texts, weights.clear - weights.threshold)

function sentencesBeyond(texts: ReadTexts, least: number): string[] {
  return Object.entries(readFields)
    .flatMap(([field, words]) =>
      sentencesOf(texts[field as keyof ReadTexts]).map((sentence) => ({
        words,
        sentence,
        doubt: doubtOf(sentence),
      })),
    )
    .filter(({ doubt }) => doubt > least)
    .sort((one, other) => other.doubt - one.doubt)
    .slice(0, mostDoubts)
    .map(
      ({ words, sentence }) =>
        `${words} may not be safe for every child: “${cut(unquoted(sentence))}”`,
    )
}

/**
 * How sure it has to be that a sentence is harmless: of the unsafe ones 3 % still read `likely` so, 0.6 % `surely`, and
 * 6 % as far as is enough where the whole text is `read_again` by `clearHazards`.
 */
export type Harmlessness = 'likely' | 'surely' | 'read_again'

/**
 * Whether a sentence reads so harmless that a word which is mostly only named does not count in it. So short a one as a
 * title says too little.
 */
export const readsHarmless = (sentence: string, how: Harmlessness): boolean =>
  wordsOf(sentence).length >= fewestWords &&
  doubtOf(sentence) <= weights[`${how}_harmless`] - weights.threshold

const fewestWords = 6

/** It is shown in quotes itself. */
const unquoted = (sentence: string) => sentence.replace(/["\u201c\u201d]/g, '')

const scoreOf = scorer(weights)

/** A longer sentence than any of the library is read in windows, too: harmless words around an act thin it out. */
const mostWords = 24
const window = { words: 12, step: 4 }

/** How far a sentence is beyond what is still shown without a person; above 0 it is doubtful. */
export function doubtOf(sentence: string): number {
  const words = wordsOf(sentence)
  const readings = [words]
  if (words.length > mostWords)
    for (let from = 0; from < words.length; from += window.step)
      readings.push(words.slice(from, from + window.words))
  return Math.max(...readings.map(scoreOf)) - weights.threshold
}

const cut = (sentence: string) => (sentence.length > 80 ? `${sentence.slice(0, 79)}…` : sentence)
