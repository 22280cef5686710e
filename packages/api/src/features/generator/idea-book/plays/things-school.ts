import { atTable, onFloor, type Play } from '../play.ts'

const mood = ['bored', 'curious', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** Ages 6 to 8, with something that is ticked. */
export const thingsSchool: readonly Play[] = [
  {
    id: 'museum-of-wrong-ideas',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'storytelling'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['Museum of the Wise {Hero}', 'The {Hero} Explains a {Thing}'],
    description:
      'It is the year 3000. The {hero} runs a museum, digs up a {thing} and explains it, sadly all wrong.',
    core: [
      'Lay the {thing} on the table like a treasure from long ago. Bow to it.',
      'Say as the {hero}: "People wore this on the head when it rained." Keep a straight face.',
      'Swap: your child is the {hero} and explains it wrongly, but with a reason that sounds true.',
    ],
    rounds: [
      {
        steps: [
          'Ask a visitor question that hurts: "Why is it so small, then?" The {hero} must have an answer.',
        ],
        objective: 'Answers a doubt with a new reason',
      },
      {
        steps: [
          'Choose two more things from the room. Give each a false name and one sentence for its sign.',
        ],
        objective: 'Makes up a name and a sentence for a thing',
      },
      {
        steps: [
          'Open the museum of the {hero}: lead somebody, or an empty room, past all signs, with a greeting and a farewell.',
        ],
        objective: 'Leads through a small tour in order',
      },
    ],
    close: 'Reveal what the {thing} is really for, in the tone of a shocking discovery.',
    objectives: ['Explains a thing in a made-up way', 'Gives a reason that fits the explanation'],
    says: [
      'Ask: "What will the {hero} get wrong about us?"',
      'Ask: "Which wrong reason would you believe?"',
    ],
    easier: 'Name one part at a time: what is this edge for, what is the hole for?',
    harder: 'Use three hard words in each explanation: ancient, ceremony, evidence.',
    caution: 'A sitting game. The {thing} lies on the table and is put away in the end.',
  },
  {
    id: 'do-not-wake',
    categories: ['Math'],
    skills: ['patterns-logic', 'number-sense'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: [{ kind: 'counter', amount: 'ten' }],
    titles: ['Ten Guards of the {Hero}', 'The Last One Ends the {Hero} Dream'],
    description:
      'Ten {counters} keep watch while the {hero} dreams. Take one or two each turn; whoever takes the last one has lost its dream.',
    core: [
      'Lay ten {counters} in a ring: in the middle the {hero} dreams.',
      'Take one or two in turn. Whoever must take the last one ends the dream of the {hero}.',
      'Play three rounds. Let your child choose who starts, every time.',
    ],
    rounds: [
      {
        steps: ['Stop when four are left and talk it through: who wins now, and how?'],
        objective: 'Says two moves ahead who will win',
      },
      {
        steps: ['Change the rule: one, two or three may go. Does the old trick still work?'],
        objective: 'Tests an old trick with a new rule',
      },
      {
        steps: [
          'Build two rings for two heroes. Each turn takes from one ring only. Find a way to copy your partner.',
        ],
        objective: 'Finds a way to answer each move',
      },
    ],
    close: 'Write or say the trick in one sentence, for whoever plays next.',
    objectives: ['Plans at least one move ahead', 'Explains a trick that worked'],
    says: [
      'Ask: "Which number is a trap near the {hero}?"',
      'Ask: "When did you know who would be left with the last one?"',
    ],
    easier: 'Play with six, and say together what each move leaves.',
    harder: 'Start with a number your child picks, and say before the first move who should begin.',
    caution:
      'Count the pieces back in at the end, so that none is left for a younger child to find.',
  },
  {
    id: 'what-did-it-do',
    categories: ['Science'],
    skills: ['senses', 'observation-inquiry'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['The {Hero} Cannot See', 'Ear Lab of the {Hero}'],
    description:
      'The {hero} has ears and no eyes. One of you makes a sound with the {thing}, the other says what was done, and on what.',
    core: [
      'Sit back to back. One is the {hero}, who can only hear.',
      'Make one sound with the {thing}: tap, roll, rub or drop it an inch, on something near.',
      'Let the {hero} say two things: what was done, and what it was done on. Swap.',
    ],
    rounds: [
      {
        steps: [
          'Make the same sound on wood, cloth and paper. Put them in order from bright to dull.',
        ],
        objective: 'Orders three sounds',
      },
      {
        steps: [
          'Ask where it came from: left, right, low. Cover one ear and test again. What changes?',
        ],
        objective: 'Compares hearing with one ear and with two',
      },
      {
        steps: [
          'Tell a tiny story with four sounds only. The {hero} says what happened, and you note what was heard wrongly.',
        ],
        objective: 'Tells a story from sounds in order',
      },
    ],
    close: 'Name the sound that fooled you both, and try it once more with open eyes.',
    objectives: ['Says what made a sound', 'Gives a reason: bright, dull, near or far'],
    says: ['Ask: "How did the {hero} know what it was?"', 'Ask: "Which sound was a liar?"'],
    easier: 'Show three sounds first, then use only those.',
    harder: 'Make two sounds at the same time.',
    caution: 'Sounds stay soft and away from ears. Drop nothing that can break.',
  },
  {
    id: 'three-trials',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: onFloor([...mood, 'wild']),
    slots: thing,
    titles: ['Three Trials of the {Hero}', 'The {Hero} Tests Your Balance'],
    description:
      'Whoever wants to enter {place} must pass three trials of the {hero}, each with a {thing} on the back of the hand.',
    core: [
      'Lay the {thing} on the back of your hand. First trial: sit down and stand up again.',
      'Take the second trial of the {hero}: turn once around, slowly, without looking at it.',
      'Try the third: pass it to the other hand without using fingers. Count your tries.',
    ],
    rounds: [
      {
        steps: ['Invent a fourth trial for your partner that you can do yourself. Show it first.'],
        objective: 'Invents a trial and shows it',
      },
      {
        steps: ['Do all trials in one go and beat your own number of drops. Only your own counts.'],
        objective: 'Repeats a row of moves with fewer drops',
      },
      {
        steps: [
          'Do them as a pair: one {thing} on two hands that touch. The {hero} allows no words.',
        ],
        objective: 'Moves together with a partner',
      },
    ],
    close: 'Bow to each other as guards of the {hero}, and balance it back to its place.',
    objectives: ['Balances a thing while moving', 'Tries again with a better way'],
    says: [
      'Ask: "Which trial would the {hero} fail?"',
      'Ask: "What did your other hand do to help?"',
    ],
    easier: 'Use the palm, with curled fingers as a nest.',
    harder: 'Use the foot: lift the {thing} and hold it for five breaths, sitting.',
    caution: 'Clear the floor, barefoot or in grippy socks, and nothing that breaks or is sharp.',
  },
  {
    id: 'object-theater',
    categories: ['Creative', 'Language'],
    skills: ['creativity', 'storytelling'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: [...thing],
    titles: ['Starring a {Thing}: The {Hero} Returns', 'A {Thing} Plays the {Hero}'],
    description:
      'Tonight a {thing} plays the {hero}. A table edge is the stage, and it must want something it cannot have.',
    core: [
      'Sit behind a table edge. Let the {thing} appear slowly, as the {hero}, and breathe.',
      'Give the {hero} a wish, said aloud: {w1}. Let something come in between.',
      'Play it twice: once without a word, then with voices. Swap parts.',
    ],
    rounds: [
      {
        steps: ['Add a second actor from the room, who is much bigger and afraid of the {hero}.'],
        objective: 'Gives two figures different characters',
      },
      {
        steps: [
          'Make it move as if alive: it looks first, then it goes. Try tired, proud, caught.',
        ],
        objective: 'Shows a mood by movement only',
      },
      {
        steps: [
          'Rehearse a show of the {hero} with three scenes, an end no one expects, and a bow. Perform it.',
        ],
        objective: 'Performs three scenes in order',
      },
    ],
    close: 'Take a bow with the {thing}, and say what its next film is called.',
    objectives: ['Shows a wish and a problem', 'Speaks in the voice of a figure'],
    says: ['Ask: "What should the {hero} have done?"', 'Ask: "When did it look most alive?"'],
    easier: 'Begin with one wish and one no: the {hero} wants in, the door says no.',
    harder: 'Play it without words and have the other one tell what they saw.',
    caution: 'A table game. Nobody stands on chairs, and the {thing} is no weapon.',
  },
  {
    id: 'drawing-by-voice',
    categories: ['Math', 'Creative', 'Language'],
    skills: ['measuring-spatial', 'vocabulary-talk'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: atTable([...mood]),
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pencil', amount: '2' },
    ],
    titles: ['Draw the {Hero} by Voice', 'Blueprint of a {Hero}'],
    description:
      'Back to back: one draws a {hero} and describes it in shapes and places, the other draws what they hear. Then comes the shock.',
    core: [
      'Sit back to back, each with a {page}. One draws a simple {hero}, six lines at most.',
      'Describe it in shapes and places only: "A circle, top left, as big as a coin."',
      'Compare the two without a word for five seconds. Find the sentence that went wrong.',
    ],
    rounds: [
      {
        steps: ['Swap jobs. Now the one who draws may ask three questions, no more.'],
        objective: 'Asks a question that makes a place clear',
      },
      {
        steps: [
          'Do it on squares: fold the {page} three times and call each square by letter and number.',
        ],
        objective: 'Uses rows and columns to say a place',
      },
      {
        steps: [
          'Design a whole place for the {hero} by voice, half each, and see whether the roads meet.',
        ],
        objective: 'Joins two halves of a plan',
      },
    ],
    close: 'Keep both pictures of the {hero} side by side, and write the date under them.',
    objectives: ['Describes a shape, its size and its place', 'Follows a description in lines'],
    says: [
      'Ask: "Which of my words led the {hero} astray?"',
      'Ask: "What did you draw that I never said?"',
    ],
    easier: 'Look at each other, and hide only the paper behind a book.',
    harder: 'Leave out round, square and straight: say everything by comparison.',
    caution:
      'A sitting game; pencils stay on the paper. Nobody laughs at a drawing, only at the mix-up.',
  },
]
