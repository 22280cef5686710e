import { scorer } from '../safety/doubts/scorer.ts'
import { wordsOf } from '../safety/doubts/sentence-features.ts'
import weights from './distress-weights.json' with { type: 'json' }
import type { HelpTopic } from './help.ts'
import { isSignIn, readSigns } from './sign-reading.ts'
import { type DistressKind, distressKinds, signsOfDistress } from './signs.ts'

/**
 * Reads whether a text tells of someone in danger: a child hurt or poisoned now, thoughts of dying, violence, abuse, fear of
 * one's own hands, illness after a birth, need (decisions §14); 'anything' if all its words suggest it and no sign says which.
 * Null for everything else, including tired jokes and play. If a text tells of two kinds, the one with the quicker help is
 * returned. Keeps and logs nothing.
 */
export function readDistress(text: string): HelpTopic | null {
  const kind = kindSignedIn(text)
  if (kind === 'child_danger_now' || (kind && likenessOf(text, clauseEnd) > leastLikeness))
    return kind
  return likenessOf(text) > weights.sure ? 'anything' : null
}

/** The same in an own activity, by its signs alone: hidden secrets and sleeping socks sound like them. */
export const readDistressInActivity = (text: string): DistressKind | null =>
  likenessOf(text) > leastLikeness ? kindSignedIn(text) : null

/** A sign among everyday words is a joke or a slip: the quiet line is enough. Not where a child may be hurt. */
const leastLikeness = -2

/**
 * Whether a text may tell of distress without certainty: then the activity comes with one quiet line that says where help is.
 * True for about one everyday wish in ten.
 */
export const mayTellOfDistress = (text: string): boolean =>
  likenessOf(text) > weights.possible || kindSignedIn(text) !== null

function kindSignedIn(text: string): DistressKind | null {
  const reading = readSigns(text)
  return (
    distressKinds.find((kind) => signsOfDistress[kind].some((sign) => isSignIn(sign, reading))) ??
    null
  )
}

const scoreOf = scorer(weights)
const classWeights = new Map(Object.entries(weights.classes))

/** How much a text, or one of its sentences, reads like those of people in danger (lab/doubts/distress.ts). */
function likenessOf(text: string, end = sentenceEnd): number {
  const sentences = text.split(end)
  const long = sentences.filter((sentence) => wordsOf(sentence).length >= fewestWords)
  return Math.max(...[text, ...long].map(likeness))
}
const sentenceEnd = /[.!?;\n]+/
/** 'He hits us, a pirate story please': the request is a separate clause. */
const clauseEnd = /[.!?;,\n]+/
/** Fewer words say too little alone. */
const fewestWords = 5

function likeness(text: string): number {
  let score = scoreOf(wordsOf(text))
  for (const name of readSigns(text).keys()) score += classWeights.get(name) ?? 0
  return score
}
