import { atTable, onFloor, type Play } from '../play.ts'

const mood = ['bored', 'curious', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** Ages 9 to 12, with something that is ticked: the adult is an equal opponent. */
export const thingsBig: readonly Play[] = [
  {
    id: 'hard-customer',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'storytelling'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['Sell the {Thing} to the {Hero}', 'The {Hero} Does Not Need a {Thing}'],
    description:
      'The {hero} enters your shop for something else. One minute to sell it this: a {thing}.',
    core: [
      'Decide what the {hero} cares about: time, honor, food, peace. Say it aloud.',
      'Sell it the {thing} in one minute. The {hero} may only say "And why me?"',
      'Swap. Whoever sold second must not use any reason that was used before.',
    ],
    rounds: [
      {
        steps: ['Name one true fault of the {thing} and turn it into the best reason to buy.'],
        objective: 'Turns a weak point into a reason',
      },
      {
        steps: [
          'Make a complaint a week later as the {hero}. The seller must keep the customer, without a lie.',
        ],
        objective: 'Answers a complaint calmly',
      },
      {
        steps: [
          'Write the slogan, the small print and one review of the {hero}, ten words each. Cut until nothing can go.',
        ],
        objective: 'Cuts a text to ten words',
      },
    ],
    close: 'Say which sentence made the sale, and what it appealed to.',
    objectives: ['Chooses reasons that fit the listener', 'Replies to a doubt without repeating'],
    says: [
      'Ask: "What would you never buy from me, {hero} or not?"',
      'Ask: "Which trick of mine did you see through?"',
    ],
    easier: 'Let the {hero} tell three wishes first, then sell to those.',
    harder: 'Use facts and verbs only, not one adjective.',
    caution: 'A talking game at the table; agree that the customer is strict and not mean.',
  },
  {
    id: 'thing-as-ruler',
    categories: ['Math'],
    skills: ['measuring-spatial', 'number-sense'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: onFloor([...mood], { child_energy: 2 }),
    slots: thing,
    titles: ['The {Hero} Measures in {Things}', 'How Many {Things} to the {Hero}?'],
    description:
      'In the land of the {hero} everything is measured in {things}. Guess the room in {things}, measure once, and the smaller error wins.',
    core: [
      'Set the law of the {hero}: one {thing} is one unit. Pick three lengths in the room.',
      'Guess each in {things}, both of you in secret: write it or whisper it to your hand.',
      'Measure by laying the {thing} end to end. The {hero} gives the point to the smaller error.',
    ],
    rounds: [
      {
        steps: [
          'Measure only one more thing, then work out two others from it: twice as long, a third.',
        ],
        objective: 'Works out a length from another one',
      },
      {
        steps: [
          'Guess an area: how many would cover the table? Find a way without laying them all.',
        ],
        objective: 'Finds an area by rows and columns',
      },
      {
        steps: [
          'Make a price list for the {hero}: a bed, a door, a step, each in {things}. Sell one to each other.',
        ],
        objective: 'Compares sizes in a unit of their own',
      },
    ],
    close: 'Say by how many {things} you were off in all, and which guess surprised you.',
    objectives: ['Estimates a length in a given unit', 'Measures without gaps and overlaps'],
    says: [
      'Ask: "What is the best thing in the house for the {hero} to measure with?"',
      'Ask: "Why were we both off in the same direction?"',
    ],
    easier: 'Measure one length together first, then guess the others from it.',
    harder: 'Give each guess as a range; a narrow range that is right counts double.',
    caution: 'Walk, do not run, between the places, and measure nothing above shoulder height.',
  },
  {
    id: 'one-flick',
    categories: ['Science', 'Math', 'Motor'],
    skills: ['observation-inquiry', 'measuring-spatial'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['One Push for the {Hero}', 'The {Hero} Lab: One {Thing}, One Push'],
    description:
      'One finger, one push, one {thing}: how far does it go? Change a single thing, bet first, and let the {hero} keep the record.',
    core: [
      'Mark a start on the table. Push the {thing} with one finger and measure in finger widths.',
      'Do it five times the same way. Cross out the best and the worst: that is the number for the {hero}.',
      'Change one thing only: surface, side or finger. Bet in numbers, then do five pushes again.',
    ],
    rounds: [
      {
        steps: [
          'Explain the difference in one sentence, and invent a test that could prove you wrong.',
        ],
        objective: 'Plans a test that could prove an idea wrong',
      },
      {
        steps: [
          'Go for control instead: stop exactly at a mark ten fingers away. What do you do differently?',
        ],
        objective: 'Adjusts a push to hit a mark',
      },
      {
        steps: [
          'Make a course for the {hero} with one corner and one bridge, and write the fewest pushes as the house record.',
        ],
        objective: 'Plans a way with the fewest pushes',
      },
    ],
    close: 'Write or say the result like a headline for the {hero}, with its number.',
    objectives: ['Repeats a measurement in the same way', 'Changes one thing and compares'],
    says: [
      'Ask: "What else might explain it, apart from what the {hero} thinks?"',
      'Ask: "Which of our five was luck?"',
    ],
    easier: 'Do three pushes each and compare only longer and shorter.',
    harder: 'Predict a number in between before you test it.',
    caution: 'Push, never throw, away from the table edge and from faces.',
  },
  {
    id: 'slow-heist',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: onFloor([...mood, 'wild']),
    slots: thing,
    titles: ['Slow-Motion Heist: The {Thing} of the {Hero}', 'Steal It Back From the {Hero}'],
    description:
      'The {thing} lies in the museum of the {hero}. You must get it out in slow motion, without a sound, under a guard who can turn around.',
    core: [
      'Lay the {thing} on the floor of the museum. One guards it for the {hero}, facing the wall.',
      'Tiptoe closer in slow motion. When the guard of the {hero} turns, freeze in whatever shape you are.',
      'Take the {thing} and get back to the wall. Any sound, and you start again.',
    ],
    rounds: [
      {
        steps: ['Swap. The thief must now use a new level each time: crawl, crouch, tall.'],
        objective: 'Moves slowly at three heights',
      },
      {
        steps: [
          'Add an alarm: a line of three pillows or books on the floor to be stepped over without touching.',
        ],
        objective: 'Steps over a line without touching it',
      },
      {
        steps: [
          'Stage the perfect heist for the {hero}: thirty seconds, one fall in slow motion, one twist. Rehearse, then perform.',
        ],
        objective: 'Rehearses a row of moves until it fits',
      },
    ],
    close: 'Replay the best freeze and shake out arms and legs.',
    objectives: ['Freezes in the middle of a move', 'Controls a slow move without a sound'],
    says: [
      'Ask: "Which freeze would the {hero} have noticed?"',
      'Ask: "What is harder, slow or silent?"',
    ],
    easier: 'Let the guard hum before turning around.',
    harder: 'Carry the {thing} back on the flat of the hand.',
    caution:
      'Clear the floor, go barefoot or in grippy socks, and step over things, never onto them.',
  },
  {
    id: 'gloriously-useless',
    categories: ['Creative', 'Science', 'Language'],
    skills: ['creativity', 'vocabulary-talk'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['The Most Useless {Thing} for the {Hero}', 'The {Hero} Improves a {Thing}'],
    description:
      'Improve a {thing} for the {hero} until it is gloriously useless, and defend it as the best idea of the year.',
    core: [
      'Look at the {thing} for ten silent seconds and find three things it does well.',
      'Change one for the worse for the {hero}: a hole in the wrong place, a handle inside.',
      'Present it with a straight face: name, price, and whose life it changes.',
    ],
    rounds: [
      {
        steps: [
          'Swap, and fix the idea of your partner so that it is useful after all, for somebody else.',
        ],
        objective: 'Finds a use for an odd idea',
      },
      {
        steps: ['Combine it with one other thing in reach. What can it do now that neither could?'],
        objective: 'Combines two things into one idea',
      },
      {
        steps: [
          'Stage an advertisement for the {hero}: a pose with the {thing} and a slogan. Try three, keep one.',
        ],
        objective: 'Tries several versions and chooses one',
      },
    ],
    close: 'Give the prize of the {hero} for the most useless idea, with a speech of ten words.',
    objectives: ['Changes one feature of a thing', 'Presents an idea with reasons'],
    says: [
      'Ask: "Who, apart from the {hero}, would really buy it?"',
      'Ask: "Which bad idea is nearly a good one?"',
    ],
    easier: 'Change only the size: as big as a house, as small as an ant.',
    harder: 'Make it useless in a way that takes a minute to notice.',
    caution: 'It is imagined, not taken apart: nothing is cut, opened or broken for it.',
  },
  {
    id: 'tower-with-a-tax',
    categories: ['Math', 'Science', 'Creative'],
    skills: ['measuring-spatial', 'patterns-logic'],
    ages: [7, 12],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: [{ kind: 'build', amount: 'plenty of' }],
    titles: ['Tower With a Tax for the {Hero}', 'The {Hero} Taxes Every Piece'],
    description:
      'The {hero} taxes every piece: height earns ten points a hand, each of the {builds} costs one. Who builds the best bargain?',
    core: [
      'Read out the law of the {hero}: ten points for each hand of height, minus one for each piece.',
      'Build for three minutes, each your own, from {builds}. It must stand for ten seconds.',
      'Measure in hands, count the pieces, and work out the points for the {hero}.',
    ],
    rounds: [
      {
        steps: [
          'Take one piece away from your own tower. Did the points go up or down? Go on while it stands.',
        ],
        objective: 'Improves a building by taking away',
      },
      {
        steps: [
          'Change the law: width costs, height is free. Sketch or say your plan before you touch a piece.',
        ],
        objective: 'Plans a shape for a new rule',
      },
      {
        steps: [
          'Build one bridge together, from book to book, under the same tax. Load it until it speaks.',
        ],
        objective: 'Builds a bridge and tests its load',
      },
    ],
    close: 'Let it fall on three, and name the piece that earned the most.',
    objectives: ['Builds a tower that stands for ten seconds', 'Calculates points by a rule'],
    says: [
      'Ask: "What would the {hero} have to tax to make you build flat?"',
      'Ask: "Which piece was not worth its price?"',
    ],
    easier: 'Leave the tax out for the first tower.',
    harder: 'Say your points before you build; you lose what you miss.',
    caution:
      'Build on the floor or a table, below the shoulders, with nobody under it when it falls.',
  },
]
