import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authoredActivities } from '@fgm/db/seed/activities'
import { interestIds, materialIds, ownCategories } from '@fgm/shared/activities/lists'
import { generatorDurations } from '@fgm/shared/generator'
import { sentencesOf } from '@fgm/shared/safety/doubts/sentence-features'
import { safetyRules } from '@fgm/shared/safety/rules'
import { composeIdea } from '../../packages/api/src/features/generator/idea-book/idea-book.ts'
import { givenCases } from '../../packages/shared/test/activity-safety-cases.ts'
import { harmlessCases } from '../../packages/shared/test/harmless-cases.ts'
import { hazardCases } from '../../packages/shared/test/hazard-cases.ts'
import { slyHazardCases } from '../../packages/shared/test/sly-hazard-cases.ts'
import {
  harmlessSentences,
  unsafeSentences,
} from '../../packages/shared/test/training-sentences.ts'

/** A sentence to learn from. Rows of one group (an activity) are learned from or tested with together. */
export type Row = {
  text: string
  is_unsafe: boolean
  group: string
  source: Source
  /** How much it counts: so that patterns do not outweigh authors of few sentences. */
  weight: number
}

const weights = {
  ...{ written: 1.5, combined: 0.4, development: 1.5, rules: 1.5, library: 1, 'idea book': 0.3 },
  ...{ authors: 8, cases: 1.5, lookalikes: 1.5, distress: 1.5, mirrored: 1.5, phrase: 0.3 },
} as const
type Source = keyof typeof weights

/** Other authors, each a group: tested with weights that learned nothing from the same author. */
export const authors = ['author-2', 'author-3', 'author-4', 'author-5', 'author-6']

/** All training data, always in the same order. */
export const allRows = (): Row[] => [
  ...listed('written', 'written'),
  ...combined('combined', phrasings),
  ...listed('development', 'development'),
  ...listed('lookalikes', 'lookalikes'),
  ...cases(),
  ...authors.flatMap((name) => listed(name, 'authors').map((one) => ({ ...one, group: name }))),
  ...[...unsafeSentences, ...harmlessSentences].map(({ text }, index) =>
    row(text, index < unsafeSentences.length, `rules ${index}`, 'rules'),
  ),
  ...authoredActivities().flatMap((activity) => textRows(activity, activity.slug, 'library')),
  ...ideas().flatMap((idea, index) => textRows(idea, `idea ${index}`, 'idea book')),
]

/** The cases of the hazard rules that no note makes safe, and the cases that must pass. */
function cases(): Row[] {
  const unhealed = new Set(
    safetyRules.flatMap(({ id, action }) => (['block', 'adult_step'].includes(action) ? id : [])),
  )
  const hazards = [...givenCases, ...hazardCases, ...slyHazardCases].filter(({ expected }) =>
    unhealed.has(expected ?? ''),
  )
  return [...hazards, ...harmlessCases].map(({ text, expected }, index) =>
    row(text, expected !== null, `case ${index}`, 'cases'),
  )
}

/** Numbers from 0 to 1, always the same. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const row = (text: string, isUnsafe: boolean, group: string, source: Source): Row => ({
  text,
  is_unsafe: isUnsafe,
  group,
  source,
  weight: weights[source],
})

/** Files with `## class`, then sentences under `U` (unsafe) and `H` (harmless). */
export function listed(name: string, source: Source): Row[] {
  const lines = readFileSync(join(import.meta.dirname, 'sentences', `${name}.txt`), 'utf8')
  let isUnsafe = false
  return lines.split('\n').flatMap((line, index) => {
    if (line === 'U' || line === 'H') isUnsafe = line === 'U'
    if (line.length < 2 || line.startsWith('## ')) return []
    return [row(line, isUnsafe, `${name} ${index}`, source)]
  })
}

const phrasings = [
  ...['X.', 'X.', 'X.', 'Let your child X.', 'Let her X.', 'See who can X.', 'Ask your son to X.'],
  ...['Take turns to X.', 'Then X together.', 'The kids X.', 'Your little one can X.'],
  ...['Now X and cheer.', 'X for five minutes.', 'X while the music plays.', 'Game: X.'],
  ...['Sit down first, then X.', 'When the timer rings, X.', 'Ready? X!', 'How about this: X.'],
  ...['Show him how to X.', 'Invite a friend and X.', 'Today you X.', 'X, then swap.'],
  ...['Encourage her to X.', 'Have them X.'],
]
const perPattern = 40

/** Patterns such as `{hop|jump} off {the wall|the roof}`, each in many variants, none twice. */
export function combined(name: string, phrasings: readonly string[]): Row[] {
  const random = randomNumbers(1)
  const one = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? ''
  const rows = new Map<string, Row>()
  for (const pattern of listed(name, 'combined'))
    for (let times = 0; times < perPattern; times += 1) {
      const act = pattern.text.replace(/\{([^{}]*)\}/g, (_, choices) => one(choices.split('|')))
      const said = one(phrasings).replace('X', act).replace(/\s+/g, ' ').trim()
      const text = said.charAt(0).toUpperCase() + said.slice(1)
      rows.set(text, { ...pattern, text, group: text })
    }
  return [...rows.values()]
}

type Texts = Record<(typeof readFields)[number], string | readonly string[] | null | undefined>
const readFields = [
  'title',
  'description',
  'setup_instructions',
  'connection_prompt',
  'easier',
  'harder',
] as const

export const textRows = (texts: Partial<Texts>, group: string, source: Source): Row[] =>
  readFields.flatMap((field) =>
    [texts[field] ?? []]
      .flat()
      .flatMap(sentencesOf)
      .map((text) => row(text, false, group, source)),
  )

/** What families share most: activities of the idea book. */
function ideas() {
  const random = randomNumbers(2)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  return Array.from({ length: 300 }, (_, attempt) => {
    const request = {
      ...{ child_age: 2 + Math.floor(random() * 11), category: one(ownCategories) },
      ...{ available_materials: materialIds.filter(() => random() < 0.6) },
      ...{ duration: one(generatorDurations), child_interests: [one(interestIds)] },
      ...{ skill_focus: null, wish: '', attempt, avoid_titles: [], variation: null },
    }
    return composeIdea(request).activity
  })
}
