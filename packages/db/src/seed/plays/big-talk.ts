import { onTheSpot, type Play, talk, told } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const

/** Ages 9 to 12, with voices only, or on the spot. */
export const bigTalk: readonly Play[] = [
  {
    id: 'bring-the-word-to-court',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'patterns-logic'],
    ages: [9, 12],
    difficulty: 'hard',
    facts: talk([...mood]),
    tellings: [
      told('building', 'Is a Bridge a Machine?', 'bridge', {
        q: 'Is a bridge a machine?',
        cases: 'a drawbridge, a tree trunk over a gap, a ferry',
        next: 'a robot that only sings',
      }),
      told('sports', 'Is Chess a Sport?', 'chess', {
        q: 'Is chess a sport?',
        cases: 'fishing, dancing, e-bike riding',
        next: 'climbing stairs for the fun of it',
      }),
      told('art', 'Is a Stain Art?', 'stain', {
        q: 'Is a stain art?',
        cases: 'in a frame, as a photo, made on purpose',
        next: 'a blank page with a signature',
      }),
      told('animals', 'Is a Wasp a Pest?', 'wasp', {
        q: 'Is a wasp a pest?',
        cases: 'a fly, a cat at a nest, a mouse in a barn',
        next: 'a pigeon in a city',
      }),
      told('cooking', 'Is Soup a Drink?', 'soup', {
        q: 'Is soup a drink?',
        cases: 'cold soup in a cup, a smoothie, melted sorbet',
        next: 'tea with rice in it',
      }),
      told('space', 'Is the Moon a Place?', 'moon', {
        q: 'Is the moon a place?',
        cases: 'the middle of the sea, the inside of a cloud, yesterday',
        next: 'a space station that moves all the time',
      }),
      told(null, 'Is a Sofa a Bed?', 'sofa', {
        q: 'Is a sofa a bed?',
        cases: 'a hammock, a bench, a boat',
        next: 'a nap on a carpet',
      }),
    ],
    description:
      'A small question with a big fight in it: {q} You make a rule, test it on nasty cases, and have to mend the rule.',
    core: [
      'Ask it straight out: "{q}" Each says yes or no and one reason.',
      'Make a rule together that decides it: "Something is one, if ..." Say it in one sentence.',
      'Test it: {cases}. Does your {hero} rule hold?',
    ],
    rounds: [
      {
        steps: ['Mend the rule with one word only, and test the {hero} case again from the start.'],
        objective: 'Improves a rule with one change',
      },
      {
        steps: ['Find a case that breaks the mended rule, such as {next}.'],
        objective: 'Finds a case that breaks a rule',
      },
      {
        steps: [
          'Choose a new question of the same kind, from today, and let your child write the law.',
        ],
        objective: 'Makes a rule for a new question',
      },
    ],
    close: 'Speak the verdict in the {hero} case with one exception that you both like.',
    objectives: ['Says a rule in one sentence', 'Tests a rule on cases'],
    say: 'Say: "I had my answer in the {hero} case before I had a reason. Which case changed your mind, if any?"',
    easier: 'Only sort the cases into yes and no, and say why.',
    harder: 'The rule may have seven words at most.',
    caution: 'Only voices. It is the rule that is taken apart, not the person.',
  },
  {
    id: 'two-hands-two-jobs',
    categories: ['Motor'],
    skills: ['fine-motor', 'focus-memory'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: onTheSpot([...mood]),
    is_wordless: true,
    tellings: [
      told('music', 'A Drummer Has Two Brains', 'drummer', {
        left: 'the left hand taps every beat on the left knee',
        right: 'the right hand taps only every third one',
        more: 'add a foot of the drummer on the first beat',
      }),
      told('building', 'Two Levers, Two Hands', 'crane driver', {
        left: 'the left hand strokes the thigh',
        right: 'the right hand draws a circle in the air',
        more: 'swap the levers of the crane driver on a nod',
      }),
      told('sports', 'The Juggler Without Balls', 'juggler', {
        left: 'the left hand goes up, down',
        right: 'the right hand goes up, side, down',
        more: 'look away like a juggler who shows off',
      }),
      told('ocean', 'The Octopus Shakes and Draws', 'octopus', {
        left: 'the left hand shakes up and down',
        right: 'the right hand draws the number six in the air',
        more: 'let a foot of the octopus circle the other way',
      }),
      told('art', 'The Painter Works With Both Hands', 'painter', {
        left: 'the left hand paints a square',
        right: 'the right hand paints a circle',
        more: 'let the painter swap the shapes without a stop',
      }),
      told('space', 'Docking With Two Controls', 'pilot', {
        left: 'the left thumb goes up when the right little finger goes out',
        right: 'both swap at the same moment',
        more: 'dock with shut eyes like a pilot in the dark',
      }),
      told(null, 'Two Hands, Two Jobs', 'typist', {
        left: 'the left thumb goes up when the right little finger goes out',
        right: 'both swap at once',
        more: 'do it while one hand is behind your back',
      }),
    ],
    description:
      'Your hands will refuse. The {hero} does one thing left and another right, and the trick to it is different in every head. Silent, too.',
    core: [
      'Show both jobs of the {hero}: {left}; {right}.',
      'Do both at once, without a word. Fail ten times each; nobody counts.',
      'Show each other by signs what helps: slower, looking, a rhythm in the shoulders.',
      'Make it harder: {more}. Hold out for five rounds.',
    ],
    rounds: [
      {
        steps: ['Try the trick of the other for a whole minute, still without a word.'],
        objective: 'Tries the trick of somebody else',
      },
      {
        steps: ['Invent a pair of jobs, and teach it in silence, by showing only.'],
        objective: 'Teaches a movement without words',
      },
    ],
    close: 'Do the best one of the {hero} three times without a slip, and shake out your hands.',
    objectives: ['Moves both hands in different ways', 'Finds a trick that helps'],
    say: 'Say: "I felt my hands argue the whole time. What did the {hero} in you tell them?"',
    easier: 'Move one hand until it runs by itself, and only then add the other.',
    harder: 'Do it while you say the months backward.',
    caution: 'Stop and shake out your hands when a finger cramps, and keep your elbows close.',
  },
]
