import type { Archetype } from '../archetype.ts'
import { creativeMaking } from './creative-making.ts'
import { creativeStage } from './creative-stage.ts'
import { languageStories } from './language-stories.ts'
import { languageWords } from './language-words.ts'
import { mathNumbers } from './math-numbers.ts'
import { mathPatterns } from './math-patterns.ts'
import { motorHands } from './motor-hands.ts'
import { motorMoves } from './motor-moves.ts'
import { scienceSenses } from './science-senses.ts'
import { scienceTests } from './science-tests.ts'

/** All skeletons of the idea book, eight per category. */
export const archetypes: readonly Archetype[] = [
  ...mathNumbers,
  ...mathPatterns,
  ...scienceSenses,
  ...scienceTests,
  ...languageStories,
  ...languageWords,
  ...motorMoves,
  ...motorHands,
  ...creativeMaking,
  ...creativeStage,
]
