// What to try at an age when nothing better is known: six ideas per age band (content spec 3.5).

import type { Suggestion } from '../generator.ts'

/** The six suggestions for a child's age in years; younger counts as 2-3, older as 9-12. */
export const suggestionsForAge = (age: number): Suggestion[] => suggestions[bandOf(age)]

const bandOf = (age: number) => (age <= 3 ? '2-3' : age <= 5 ? '4-5' : age <= 8 ? '6-8' : '9-12')

const suggestions: Record<ReturnType<typeof bandOf>, Suggestion[]> = {
  '2-3': [
    {
      category: 'Motor',
      name: 'Pillow Path Crossing',
      description: 'Step from pillow to pillow across the room while a grown-up holds one hand.',
      focus_areas: ['gross-motor', 'feelings-connection'],
      difficulty: 'easy',
    },
    {
      category: 'Science',
      name: 'Pour, Squeeze, Carry',
      description:
        'Move water between two bowls with a washcloth and talk about wet, full and empty.',
      focus_areas: ['senses', 'observation-inquiry'],
      difficulty: 'easy',
    },
    {
      category: 'Language',
      name: 'Who Is Hiding?',
      description: 'Lift a cup, find a toy animal, and make its sound and its name together.',
      focus_areas: ['vocabulary-talk', 'focus-memory'],
      difficulty: 'easy',
    },
    {
      category: 'Creative',
      name: 'Paint With Water',
      description: 'Brush plain water on cardboard and watch the picture fade away.',
      focus_areas: ['creativity', 'fine-motor'],
      difficulty: 'easy',
    },
    {
      category: 'Math',
      name: 'One for Each Bear',
      description:
        'Give every stuffed animal one cup and one spoon and check that nobody is left out.',
      focus_areas: ['number-sense', 'feelings-connection'],
      difficulty: 'easy',
    },
    {
      category: 'Motor',
      name: 'Sticky Tape Rescue',
      description: 'Peel toy animals free from strips of tape with thumb and finger.',
      focus_areas: ['fine-motor', 'independence'],
      difficulty: 'medium',
    },
  ],
  '4-5': [
    {
      category: 'Math',
      name: 'Shop With Five Items',
      description: 'Run a tiny shop and count out one to ten things for each customer.',
      focus_areas: ['number-sense', 'vocabulary-talk'],
      difficulty: 'easy',
    },
    {
      category: 'Science',
      name: 'Float, Sink or Surprise',
      description:
        'Guess, test and sort kitchen things in a bowl of water, then find the one that fooled you.',
      focus_areas: ['observation-inquiry', 'senses'],
      difficulty: 'easy',
    },
    {
      category: 'Language',
      name: 'Story From Three Objects',
      description: 'Pick three things in the room and tell a story that needs all of them.',
      focus_areas: ['storytelling', 'vocabulary-talk'],
      difficulty: 'easy',
    },
    {
      category: 'Creative',
      name: 'Two-Color Monster',
      description:
        'Mix two paints, name the new color, and turn the blot into a creature with a job.',
      focus_areas: ['creativity', 'feelings-connection'],
      difficulty: 'easy',
    },
    {
      category: 'Motor',
      name: 'Balance Bridge',
      description: 'Walk a tape line with something on a spoon and add one rule each round.',
      focus_areas: ['gross-motor', 'focus-memory'],
      difficulty: 'medium',
    },
    {
      category: 'Science',
      name: 'Shadow Theater',
      description: 'Use a flashlight and paper shapes to find out what makes a shadow grow.',
      focus_areas: ['observation-inquiry', 'storytelling'],
      difficulty: 'medium',
    },
  ],
  '6-8': [
    {
      category: 'Math',
      name: 'Price Tag Street',
      description: 'Set prices, shop with coins, and work out the change without paper.',
      focus_areas: ['number-sense', 'patterns-logic'],
      difficulty: 'medium',
    },
    {
      category: 'Science',
      name: 'Bridge Test Lab',
      description: 'Build three paper bridges and find which fold carries the most.',
      focus_areas: ['observation-inquiry', 'measuring-spatial'],
      difficulty: 'medium',
    },
    {
      category: 'Language',
      name: 'Comic in Six Panels',
      description: 'Plan a beginning, a problem and a twist, then draw it with very few words.',
      focus_areas: ['storytelling', 'creativity'],
      difficulty: 'medium',
    },
    {
      category: 'Motor',
      name: 'Home Olympics',
      description: 'Invent four safe events, measure results, and beat only your own score.',
      focus_areas: ['gross-motor', 'measuring-spatial'],
      difficulty: 'easy',
    },
    {
      category: 'Creative',
      name: 'Cardboard City',
      description: 'Build a street from boxes and give every building a use and a neighbor.',
      focus_areas: ['creativity', 'measuring-spatial'],
      difficulty: 'medium',
    },
    {
      category: 'Language',
      name: 'Interview a Grown-Up',
      description: 'Write five questions, ask them, and turn the best answer into a headline.',
      focus_areas: ['vocabulary-talk', 'storytelling'],
      difficulty: 'easy',
    },
  ],
  '9-12': [
    {
      category: 'Math',
      name: 'Probability Showdown',
      description: 'Play a dice game, keep a log, and use it to choose a better strategy.',
      focus_areas: ['patterns-logic', 'number-sense'],
      difficulty: 'medium',
    },
    {
      category: 'Science',
      name: 'Change One Thing',
      description: 'Run five fair tests on a paper flyer and graph the slowest fall.',
      focus_areas: ['observation-inquiry', 'measuring-spatial'],
      difficulty: 'medium',
    },
    {
      category: 'Language',
      name: 'Debate Flip',
      description: 'Argue one side for two minutes, then switch and answer yourself.',
      focus_areas: ['vocabulary-talk', 'feelings-connection'],
      difficulty: 'hard',
    },
    {
      category: 'Creative',
      name: 'Design a Board Game',
      description: 'Make a board, three rules and one surprise, then test and cut what is dull.',
      focus_areas: ['creativity', 'patterns-logic'],
      difficulty: 'hard',
    },
    {
      category: 'Motor',
      name: 'Learn to Juggle Socks',
      description: 'Go from one rolled sock to three, one clean catch at a time.',
      focus_areas: ['gross-motor', 'focus-memory'],
      difficulty: 'hard',
    },
    {
      category: 'Creative',
      name: 'Family Crest Studio',
      description: 'Choose three family values and combine them into one crest.',
      focus_areas: ['creativity', 'feelings-connection'],
      difficulty: 'medium',
    },
  ],
}
