import { atTable, onFloor, type Play } from '../play.ts'

const mood = ['bored', 'curious', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** Ages 4 and 5, with something that is ticked. */
export const thingsYoung: readonly Play[] = [
  {
    id: 'thing-speaks',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: atTable([...mood, 'whiny']),
    slots: thing,
    titles: ['The {Thing} Talks to the {Hero}', 'What the {Thing} Saw, Told by the {Hero}'],
    description:
      'The {thing} lay there all day and saw everything. Today it talks, and the {hero} asks the questions.',
    core: [
      'Lay the {thing} between you and say in your normal voice: "It has been here all day."',
      'Ask it as the {hero}: "What did you see this morning?" Your child answers for it.',
      'Ask on as the {hero}: what annoyed it, who dropped it, what it dreams of.',
    ],
    rounds: [
      {
        steps: [
          'Let the {thing} be cross about something. Find out what would make it feel better.',
        ],
        objective: 'Says what makes a feeling better',
      },
      {
        steps: [
          'Swap: your child asks, and you answer for something else in the room. Which thing are you?',
        ],
        objective: 'Asks a question to find out who it is',
      },
      {
        steps: ['Plan a day off for the {thing}: where the {hero} takes it first, next and last.'],
        objective: 'Tells three things in order',
      },
    ],
    close: 'Let the {thing} say one thing it likes about your child, and put it back.',
    objectives: ['Answers in the voice of a thing', 'Says what somebody else may feel'],
    says: [
      'Ask: "What will the {hero} ask it tomorrow?"',
      'Ask: "What did you not know about the {thing}?"',
    ],
    easier: 'Ask questions with two answers to choose from: happy or sleepy?',
    harder: 'Let it tell only lies, and find the truth together.',
    caution: 'A sitting game. The {thing} stays in hands or on the table and out of mouths.',
  },
  {
    id: 'hero-takes-some',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: atTable([...mood]),
    slots: [{ kind: 'counter', amount: 'five' }],
    titles: ['The {Hero} Took Some', 'How Many Did the {Hero} Take?'],
    description:
      'Five {counters}, a hungry {hero} and two closed hands: how many are gone? The rest on the table tells.',
    core: [
      'Lay out five {counters} in a row and count them once together.',
      'Close your eyes, both, then let the {hero} (your hand) take some and keep the fist shut.',
      'Look at what is left. Guess how many the {hero} took, then open the fist and check.',
    ],
    rounds: [
      {
        steps: [
          'Swap hands: your child is the {hero}. Think aloud before you guess, and be wrong once.',
        ],
        objective: 'Takes some away and hides how many',
      },
      {
        steps: [
          'Let the {hero} give some back in secret. Are there more, fewer, or as many as before?',
        ],
        objective: 'Compares more and fewer',
      },
      {
        steps: ['Make two rows instead, one for each of you, and let the {hero} make them fair.'],
        objective: 'Makes two rows with as many in each',
      },
    ],
    close: 'Count all {counters} back into one hand: nobody went missing.',
    objectives: ['Counts five things, one by one', 'Says how many are missing'],
    says: [
      'Ask: "How do you know how many the {hero} has?"',
      'Ask: "What should the {hero} do with them?"',
    ],
    easier: 'Use three, and let the {hero} take only one.',
    harder: 'Leave the row mixed up, so that it must be counted anew each time.',
    caution: 'Count the pieces out and back in; none goes into mouth, nose or ear.',
  },
  {
    id: 'leg-slide',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['Leg Slide for the {Hero}', 'Does the {Thing} Slide, {Hero}?'],
    description:
      'Your legs are the steepest slide in the house. Will the {thing} slide, roll or stay? The {hero} bets, your child tests.',
    core: [
      'Sit on the floor with straight legs and lift your knees a little: a slide.',
      'Let the {hero} bet: "It will stay!" Let your child say what they think: slide, roll or stay.',
      'Let go of the {thing} at the knee and watch. Who was right, the {hero} or your child?',
    ],
    rounds: [
      {
        steps: [
          'Change the slide: bare skin, trousers, a sleeve. Bet each time before you let go.',
        ],
        objective: 'Predicts before each test',
      },
      {
        steps: [
          'Change how steep it is: knees low, knees high. Find the place where it only just starts.',
        ],
        objective: 'Changes one thing at a time',
      },
      {
        steps: [
          'Bring two other things your child chooses, line up all three from slow to fast, then test.',
        ],
        objective: 'Puts three things in order by a test',
      },
    ],
    close: 'Let the {hero} say what it got wrong, and shake out your legs.',
    objectives: ['Says what will happen before trying', 'Tells what really happened'],
    says: ['Ask: "Why did the {hero} lose that bet?"', 'Ask: "What would make it slide faster?"'],
    easier: 'Use only two words, go and stay, and point.',
    harder: 'Find a way to stop it halfway without touching it.',
    caution:
      'Things slide down to the floor, nothing is thrown, and faces stay away from the end of the slide.',
  },
  {
    id: 'red-carpet',
    categories: ['Motor', 'Creative'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: onFloor([...mood, 'wild']),
    slots: thing,
    titles: ['Bring the {Hero} Its {Thing}', 'The {Hero} Is a Picky King'],
    description:
      'The {hero} sits at the far wall and is hard to please: the {thing} must come on a flat hand, backward, on one leg.',
    core: [
      'Decide where the {hero} sits. Start at the other wall with the {thing} on a flat hand.',
      'Bring it slowly. As the {hero}, say: "Too boring! Do it once more, but like a crab."',
      'Let your child choose the third way, and do it yourself, too.',
    ],
    rounds: [
      {
        steps: [
          'Stop whenever the {hero} coughs, on whatever leg you stand. Go on when it says please.',
        ],
        objective: 'Stops on a signal and holds still',
      },
      {
        steps: ['Swap: your child is the {hero} and sends you back with new orders.'],
        objective: 'Gives an order that can be done',
      },
      {
        steps: [
          'Mark three stations with pillows or chairs. At each one the {thing} changes hands in a new way.',
        ],
        objective: 'Remembers what belongs to each station',
      },
    ],
    close: 'Kneel down, hand over the {thing}, and hear what the {hero} thinks of it.',
    objectives: ['Walks with a thing on a flat hand', 'Moves in a way that was asked for'],
    says: ['Ask: "What will please the {hero} next?"', 'Ask: "Which way made you wobble most?"'],
    easier: 'Use two hands and forward steps only.',
    harder: 'Walk heel to toe along a line on the floor.',
    caution:
      'Clear the floor and go barefoot or in grippy socks. Backward only with somebody looking ahead.',
  },
  {
    id: 'house-for-the-hero',
    categories: ['Creative', 'Science', 'Math'],
    skills: ['creativity', 'measuring-spatial'],
    ages: [4, 6],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: [{ kind: 'build', amount: 'a few' }],
    titles: ['A House for the {Hero}', 'The {Hero} Moves In'],
    description:
      'The {hero} has lost its house and has three wishes. Build it from {builds}, then the wind comes.',
    core: [
      'Tell your child: "The {hero} needs a house: one door, one roof, one secret place."',
      'Build it together from {builds}. Ask before each part what the {hero} does there.',
      'Blow on it like a storm and look what fell. Build that part of the {hero} house again, stronger.',
    ],
    rounds: [
      {
        steps: ['Let a guest of the {hero} come who is twice as big. What must be changed?'],
        objective: 'Changes a building so that something bigger fits',
      },
      {
        steps: [
          'Build a way from the door of the {hero} to your foot, with one corner and one bridge.',
        ],
        objective: 'Builds a way with a corner',
      },
      {
        steps: [
          'Play a whole evening in the house: who cooks, who knocks, who cannot sleep, and why.',
        ],
        objective: 'Plays a short scene with a start and an end',
      },
    ],
    close: 'Let your child show you around: door, roof, secret place. Then take it down together.',
    objectives: ['Builds a space with a roof or a door', 'Mends what fell down'],
    says: [
      'Ask: "Where does the {hero} go when it wants to be alone?"',
      'Ask: "What made it stand the storm?"',
    ],
    easier: 'Build only a bed with a roof for the {hero}.',
    harder: 'Use as few pieces as possible: take one away until it falls.',
    caution: 'Build on the floor, no higher than the knee, and nobody stands on it.',
  },
]
