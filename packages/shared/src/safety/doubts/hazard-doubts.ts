/*
 * A second check of texts that only the hazard rules have read: how similar a sentence is to the unsafe ones of lab/doubts, by
 * its words alone. It knows acts that no rule names, and it errs more often than a rule: it does not refuse what a family shares,
 * but sends it to a person (docs/decisions/040).
 */

import { scorer } from './scorer.ts'
import { sentencesOf, wordsOf } from './sentence-features.ts'
import weights from './weights.json' with { type: 'json' }

/** The texts of an activity that describe what is done, as a sentence names them. A title is too short for this. */
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
 * One message for each sentence that may not be safe for a child, the most doubtful first, at most three; empty if there is none.
 * Pure and deterministic; a text takes less than a millisecond.
 */
export const hazardDoubts = (texts: ReadTexts): string[] => sentencesBeyond(texts, 0)

/** The same for clearly unsafe sentences: one harmless activity in nine has such a sentence, not one in five. */
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
 * How certain it must be that a sentence is harmless: of the unsafe ones 3 % still pass as `likely` harmless, 0.6 % as `surely`,
 * and 6 % at the level that is enough if `clearHazards` reads the whole text (`read_again`).
 */
export type Harmlessness = 'likely' | 'surely' | 'read_again'

/**
 * Whether a sentence is so clearly harmless that a word which is mostly only named does not count in it. A sentence as short as a
 * title says too little.
 */
export const readsHarmless = (sentence: string, how: Harmlessness): boolean =>
  wordsOf(sentence).length >= fewestWords &&
  doubtOf(sentence) <= weights[`${how}_harmless`] - weights.threshold

const fewestWords = 6

/** The sentence itself is shown in quotes. */
const unquoted = (sentence: string) => sentence.replace(/["\u201c\u201d]/g, '')

const scoreOf = scorer(weights)

/** A sentence longer than any in the library is also read in windows: harmless words around an act would dilute it. */
const mostWords = 24
const window = { words: 12, step: 4 }

/** How far a sentence is above the threshold for publishing without a person; above 0 it is doubtful. */
export function doubtOf(sentence: string): number {
  const words = wordsOf(sentence)
  const readings = [words]
  if (words.length > mostWords)
    for (let from = 0; from < words.length; from += window.step)
      readings.push(words.slice(from, from + window.words))
  return Math.max(...readings.map(scoreOf)) - weights.threshold
}

const cut = (sentence: string) => (sentence.length > 80 ? `${sentence.slice(0, 79)}…` : sentence)
