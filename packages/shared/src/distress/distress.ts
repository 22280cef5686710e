import { scorer } from '../safety/doubts/scorer.ts'
import { wordsOf } from '../safety/doubts/sentence-features.ts'
import weights from './distress-weights.json' with { type: 'json' }
import { isSignIn, readSigns } from './sign-reading.ts'
import { type DistressKind, distressKinds, signsOfDistress } from './signs.ts'

/**
 * Reads whether a text tells of someone in danger: a child hurt or poisoned now, thoughts of dying, violence, abuse,
 * fear of one's own hands, illness after a birth, need (decisions §14). Null for everything else, tired jokes and
 * play included. Where two kinds are told of, the one with the quicker help is returned. Keeps and logs nothing.
 */
export function readDistress(text: string): DistressKind | null {
  const reading = readSigns(text)
  return (
    distressKinds.find((kind) => signsOfDistress[kind].some((sign) => isSignIn(sign, reading))) ??
    null
  )
}

/** The same in an own activity: hidden secrets and sleeping socks sound like signs, so all its other words have to bear them out. */
export const readDistressInActivity = (text: string): DistressKind | null =>
  likenessOf(text) > leastLikeness ? readDistress(text) : null
const leastLikeness = -2

/**
 * Whether a text that has no sign may tell of distress all the same, by words that people in danger use: then an
 * activity comes with one quiet line that says where help is. True for about one everyday wish in ten.
 */
export const mayTellOfDistress = (text: string): boolean => likenessOf(text) > weights.possible

const scoreOf = scorer(weights)
const classWeights = new Map(Object.entries(weights.classes))

/** How much a text, or one of its sentences, reads like those of people in danger (lab/doubts/distress.ts). */
function likenessOf(text: string): number {
  const sentences = text.split(/[.!?;\n]+/)
  const long = sentences.filter((sentence) => wordsOf(sentence).length >= fewestWords)
  return Math.max(...[text, ...long].map(likeness))
}
/** Fewer words say too little by themselves. */
const fewestWords = 5

function likeness(text: string): number {
  let score = scoreOf(wordsOf(text))
  for (const name of readSigns(text).keys()) score += classWeights.get(name) ?? 0
  return score
}
