import type { Archetype } from '../archetype.ts'
import { creative_making } from './creative-making.ts'
import { creative_stage } from './creative-stage.ts'
import { language_stories } from './language-stories.ts'
import { language_words } from './language-words.ts'
import { math_numbers } from './math-numbers.ts'
import { math_patterns } from './math-patterns.ts'
import { motor_hands } from './motor-hands.ts'
import { motor_moves } from './motor-moves.ts'
import { science_senses } from './science-senses.ts'
import { science_tests } from './science-tests.ts'

/** All skeletons of the idea book, eight per category. */
export const archetypes: readonly Archetype[] = [
  ...math_numbers,
  ...math_patterns,
  ...science_senses,
  ...science_tests,
  ...language_stories,
  ...language_words,
  ...motor_moves,
  ...motor_hands,
  ...creative_making,
  ...creative_stage,
]
