import { atTable, onFloor, type Play } from '../play.ts'

const awake = ['bored', 'curious', 'whiny', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** Plays for any one thing that fits into two hands; the child says who comes, and how. */
export const anyThing: readonly Play[] = [
  {
    id: 'which-hand-has-it',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table', 'sofa'] }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['Where Has the {Hero} Put It?', 'Three Hiding Places of the {Hero}'],
      words: {},
    },
    description:
      'Three hiding places, one {thing}, and only the {hero} knows where. Your child looks: one, two, three, there it is.',
    core: [
      'Show three places: behind you, under your knee, in your sleeve. Count them: one, two, three.',
      'Ask how a {hero} sneaks. Do it that way, and hide the {thing} in one of them.',
      'Let your child look, one place after the other. Count each look aloud, with a finger.',
      'Say: "The {hero} fooled us for two looks!" Hide it again somewhere else.',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child hides it, and you look in the wrong place first. Count your looks.',
        ],
        objective: 'Hides a thing in one of three places',
      },
      {
        steps: [
          'Say where it is with one word: behind, under or in. Let your child go straight there.',
        ],
        objective: 'Finds a thing by a word of place',
      },
    ],
    close: 'Let the {hero} give the {thing} back with a bow, and count all three empty places.',
    objectives: ['Looks in one place after the other', 'Counts one, two, three'],
    say: 'Say: "I would hide it where the {hero} is warm. Where would you look first?"',
    easier: 'Use two places, and let a bit of it stick out.',
    harder: 'Hide it without your child seeing which way your hand goes.',
    caution: 'Use a thing too big for a mouth, and sit down for it.',
  },
  {
    id: 'three-steps-and-left',
    categories: ['Math'],
    skills: ['measuring-spatial', 'number-sense'],
    ages: [5, 8],
    difficulty: 'easy',
    facts: onFloor([...awake, 'wild'], { hands_needed: 0 }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['Tell the {Hero} Where to Go', 'The {Hero} Walks Exactly as Told'],
      words: {},
    },
    description:
      'You are the {hero}, who understands only numbers and turns. Your child steers you to the {thing}, and every mistake is walked, too.',
    core: [
      'Lay the {thing} across the room. Let your child say how a {hero} walks, and how long a step is.',
      'Stand at the start as the {hero}. You know four orders: ahead, left, right, and a number.',
      'Walk exactly what is said: "Three ahead, left, two ahead." Stop at each order that is not clear.',
      'Count the orders it took. Guess together how few would do.',
    ],
    rounds: [
      {
        steps: [
          'Let your child write or say the whole way first. Walk it without a stop. Where does it end?',
        ],
        objective: 'Plans a way before it is walked',
      },
      {
        steps: [
          'Swap: your child is the {hero}, eyes on the floor, and you steer with one mistake in it.',
        ],
        objective: 'Follows a number and a turn exactly',
      },
    ],
    close: 'Bring the {thing} back to the start as the {hero}, in the fewest orders of all.',
    objectives: ['Gives a number and a turn', 'Finds a shorter way'],
    say: 'Say: "I did only what I was told, as a {hero} does. Which order was hard to find words for?"',
    easier: 'Use only ahead and stop.',
    harder: 'Put two chairs in the way.',
    caution: 'Clear the floor, walk slowly, and stop an arm before any wall or corner.',
  },
  {
    id: 'outguess-me-ten-times',
    categories: ['Math'],
    skills: ['patterns-logic', 'number-sense'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake], { noise: 0, place: ['table', 'home_floor', 'sofa', 'bed'] }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['Outguess the {Hero} Ten Times', 'Left, Right, and the {Hero}'],
      words: {},
    },
    description:
      'The {thing} is in the left or the right hand, ten times in a row. Luck gives five. Whoever finds more has read the {hero}.',
    core: [
      'Hide the {thing} in one hand behind your back, ten times. Your child guesses each time.',
      'Count the hits on fingers. Guess first: how many will luck alone give?',
      'Ask your child how a {hero} would cheat a guesser. Do ten more that way.',
      'Compare both numbers. Did the {hero} have a habit, such as never three times the same?',
    ],
    rounds: [
      {
        steps: ['Swap, and let your child hide. Say before each guess what you noticed.'],
        objective: 'Finds a habit in a row of choices',
      },
      {
        steps: [
          'Hide by a coin or a die instead of by will. Can anybody still outguess it? Ten tries.',
        ],
        objective: 'Compares chance with a habit',
      },
    ],
    close: 'Say the trick of the {hero} in one sentence, and what would make you unreadable.',
    objectives: ['Says how many hits luck would give', 'Compares a count with a guess'],
    say: 'Say: "I thought I was hard to read as a {hero}. What gave me away?"',
    easier: 'Do five, and say left or right together.',
    harder: 'Write the ten down and look for a pattern only afterward.',
    caution: 'A quiet sitting game; the {thing} stays in hands and is put away at the end.',
  },
  {
    id: 'what-else-could-it-be',
    categories: ['Creative'],
    skills: ['creativity', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table', 'sofa'] }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['What Does the {Hero} Do With It?', 'The {Hero} Uses It All Wrong'],
      words: {},
    },
    description:
      'The {hero} has found a {thing} and has no idea what it is for. You show one wrong use, and your child finds five more.',
    core: [
      'Show the {thing} from all sides: "The {hero} has found this. What is it for?"',
      'Show one wrong use without a word: hold it like a phone, and listen.',
      'Ask: "What would a {hero} do with it?" Do exactly what your child says, seriously.',
      'Pass it to and fro. Each shows one use that was not there yet.',
    ],
    rounds: [
      {
        steps: ['Do an old idea again without the {thing}, with hands only. Which one was it?'],
        objective: 'Remembers a pretend use',
      },
      {
        steps: [
          'Choose the best idea and play it as a tiny story: the {hero} comes, uses it, and is surprised.',
        ],
        objective: 'Plays a short scene',
      },
    ],
    close: 'Let the {hero} learn at last what it is really for, and put the {thing} back.',
    objectives: ['Copies one pretend use', 'Finds a use of their own'],
    say: 'Say: "I only saw one thing in it until the {hero} came. What else could it be?"',
    easier: 'Show the same two ideas again and again.',
    harder: 'Each new idea has to be bigger than the one before: a hat, a boat, a house.',
    caution: 'Keep it off faces and necks and out of mouths, and sit down for it.',
  },
  {
    id: 'prize-for-a-thing',
    categories: ['Creative', 'Language'],
    skills: ['storytelling', 'creativity'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['table', 'home_floor', 'sofa'] }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['And the Prize Goes To: Presented by the {Hero}', 'The {Hero} Hands Over the Prize'],
      words: {},
    },
    description:
      'Tonight a {thing} gets the prize for a life of service. The {hero} gives the speech, the {thing} thanks, and somebody in the hall objects.',
    core: [
      'Lay the {thing} on a stage. Ask how a {hero} talks, and begin the speech that way.',
      'Name three things it has done for you two, one true, two hardly true. The {hero} gets moved.',
      "Let the {thing} thank everybody in your child's voice. It forgets somebody important.",
    ],
    rounds: [
      {
        steps: [
          'Call from the back row: "Another one deserved it!" The {hero} must answer politely.',
        ],
        objective: 'Answers an objection politely',
      },
      {
        steps: ['Tell its hardest day in five sentences, so that the hall goes silent.'],
        objective: 'Tells a turning point in few sentences',
      },
      {
        steps: [
          'Swap, and give a second prize: for the most overrated thing in the room. Be kind.',
        ],
        objective: 'Finds reasons for an opposite opinion',
      },
    ],
    close: 'Clap for it as the {hero} would, and carry the {thing} home with both hands.',
    objectives: ['Speaks in the voice of somebody else', 'Gives reasons for a prize'],
    say: 'Say: "I had never thanked that thing before, unlike the {hero}. What would you give a prize to?"',
    easier: 'Answer three questions as the {thing}, instead of a speech.',
    harder: 'Do the whole speech without saying what it is.',
    caution: 'Laugh about the thing and not about anybody you know.',
  },
  {
    id: 'heavier-or-lighter',
    categories: ['Science'],
    skills: ['senses', 'observation-inquiry'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'], child_energy: 2 }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['The {Hero} Has Two Scales for Arms', 'Too Heavy for the {Hero}?'],
      words: {},
    },
    description:
      "Your child's arms are the scales. What is heavier than the {thing}, what is lighter, and what could a {hero} just about carry?",
    core: [
      'Hold out both arms like scales: "The {hero} wants to know what it can carry."',
      'Lay the {thing} in one hand, and a shoe in the other. Let the heavier side sink, slowly.',
      'Swap hands and feel again: is it still the same one?',
      'Fetch one thing that must be heavier, guess, and weigh it. Say: heavier, lighter, the same.',
    ],
    rounds: [
      {
        steps: [
          'Find something big that is light. Weigh it against the {thing}, and be surprised.',
        ],
        objective: 'Finds something big and light',
      },
      {
        steps: ['Shut your eyes and guess which hand has the {thing}, by weight alone.'],
        objective: 'Tells two things apart by weight',
      },
    ],
    close:
      'Put all of it in a row from light to heavy, and show how a {hero} would carry the last one.',
    objectives: ['Compares two weights by hand', 'Says heavier or lighter'],
    say: 'Say: "I guessed by how big it was, as the {hero} did. What did your arms say?"',
    easier: 'Compare only two things that feel very different.',
    harder: 'Find one that weighs the same as the {thing}.',
    caution: 'Weigh things that fit in one hand, sitting down, and let nothing fall on toes.',
  },
  {
    id: 'black-box',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: atTable([...awake], { noise: 0 }),
    slots: thing,
    tellings: [],
    open: {
      titles: ['The {Hero} in the Dark Lab', 'What the {Hero} Knows Without Looking'],
      words: {},
    },
    description:
      'Under the table lies something the {hero} has never seen. Five tests by hand, not one look: what is known, and what is only guessed?',
    core: [
      'Hold the {thing} under the table, out of sight. Your child reaches in as the {hero}, eyes on the ceiling.',
      'Do five tests, one at a time: length, edges, weight, warmth, sound. Say only what you feel.',
      'Stop at each "it is a ...": that is a guess. What did the hand really feel?',
    ],
    rounds: [
      {
        steps: ['Say which test told most, and which one fooled the {hero}.'],
        objective: 'Judges which test helped',
      },
      {
        steps: [
          'Swap with another thing: your child answers five questions with a number only, never a word.',
        ],
        objective: 'Describes a thing with numbers',
      },
      {
        steps: [
          'Write or say a report for somebody who was not there: "I felt ...", "so I guess ..."',
        ],
        objective: 'Reports a finding and a guess apart',
      },
    ],
    close: 'Guess now as the {hero}, with how sure you are, from one to ten. Look, and compare.',
    objectives: ['Says what is felt without naming the thing', 'Tells a finding from a guess'],
    say: 'Say: "I kept my face very still for the {hero}. When were you sure, and what made you so?"',
    easier: 'Choose among three things that lie on the table.',
    harder: 'Use only one finger.',
    caution:
      'Choose a thing without sharp edges, and take turns with hands in sight of each other.',
  },
]
