import { atTable, type Play, told } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const

/** Science with what lies on any table, ages 6 to 12. */
export const paperWonder: readonly Play[] = [
  {
    id: 'color-that-is-not-there',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], { noise: 0 }),
    slots: [
      { kind: 'paper', amount: '2' },
      { kind: 'crayon', amount: 'three', line: 'Three strong crayons: red, green, blue' },
    ],
    tellings: [
      told('cooking', 'The Tomato That Turns', 'tomato', {
        draw: 'a round red {hero} with a short stalk',
        see: 'The {hero} is there again, and it is not ripe. Which color is it?',
        next: 'Find the crayon that gives you a ripe red {hero}.',
      }),
      told('ocean', 'The Fish on the White Page', 'fish', {
        draw: 'a blue {hero} with one big fin',
        see: 'The {hero} swims on in another color. Which?',
        next: 'Draw a red {hero}. What color will its ghost be?',
      }),
      told('building', 'The Lamp With a Color Fault', 'robot lamp', {
        draw: 'a square red {hero}',
        see: 'The {hero} has a color fault. Which color does it show?',
        next: 'Write a table for the {hero}: color in, color out.',
      }),
      told('vehicles', 'The Traffic Light in Your Eye', 'traffic light', {
        draw: 'the red light of a {hero}, one round spot',
        see: 'The {hero} changes. To which color?',
        next: 'Find the crayon that makes the {hero} say stop.',
      }),
      told('art', 'The Painter Without Green Paint', 'painted apple', {
        draw: 'a red {hero} with a dent on top',
        see: 'The {hero} comes back without any paint. In which color?',
        next: 'Color a leaf for the {hero} so that its ghost is red.',
      }),
      told('space', 'The Wrong Flag From Space', 'space flag', {
        draw: 'a red and blue {hero}, half and half',
        see: 'The {hero} flies on in other colors. Which?',
        next: 'Invent a {hero} that looks right only as a ghost.',
      }),
      told('animals', 'The Feather That Changes Color', 'feather', {
        draw: 'a green {hero}',
        see: 'The {hero} floats over in another color. Which?',
        next: 'Draw a blue {hero}. What color will its ghost be?',
      }),
      told('sports', 'The Jersey on the Empty Page', 'jersey', {
        draw: 'a red {hero} with two short sleeves',
        see: 'The {hero} runs over in another color. Which?',
        next: 'Design a {hero} whose ghost is the color of your own team.',
      }),
      told('nature', 'The Flower That Stays in Your Eye', 'flower', {
        draw: 'a red {hero} with five petals',
        see: 'The {hero} grows again in another color. Which?',
        next: 'Color a leaf for the {hero} so that its ghost is red, like in autumn.',
      }),
      told('stories', 'The Ghost on the White Page', 'magic cloak', {
        draw: 'a red {hero}, wide at the bottom',
        see: 'The {hero} floats there in another color. Which?',
        next: 'Make the ghost of the {hero} blue. Which crayon do you need?',
      }),
      told(null, 'The Color That Is Not There', 'spot', {
        draw: 'a round blue {hero}',
        see: 'The {hero} is there again in another color. Which?',
        next: 'Find the crayon that gives you a red {hero}.',
      }),
    ],
    description:
      'Stare at a spot of color, then look at an empty page: there it is again, in a color nobody used. Find the rule behind such a ghost, and predict the next.',
    core: [
      'Draw {draw}, small as a coin, pressing hard. Leave the other sheet white.',
      'Stare at it for twenty slow counts, an arm away, without moving your eyes.',
      'Look at the white page and blink. {see}',
      'Rest your eyes, then use another color. Guess its ghost before you look.',
    ],
    rounds: [
      {
        steps: ['Use the third color, with a rest before it. Write down each color and its ghost.'],
        objective: 'Writes down which color makes which ghost',
      },
      {
        steps: ['{next} Predict, then test.'],
        objective: 'Uses a rule to predict a color',
      },
    ],
    close: 'Say the rule in one sentence, shut your eyes, and let the last {hero} fade away.',
    objectives: ['Looks steadily for twenty counts', 'Compares what two people see'],
    say: 'Say: "I saw the {hero} move when I moved my eyes. What do you think you really saw?"',
    easier: 'Use one big red spot only, and say any color you see.',
    harder: 'Stare with one eye, and look with the other. Is it still there?',
    caution:
      'Stare at paper only, never at a lamp or out into the light, and stop if eyes feel tired.',
  },
  {
    id: 'heard-through-the-table',
    categories: ['Science'],
    skills: ['senses', 'observation-inquiry'],
    ages: [5, 10],
    difficulty: 'easy',
    facts: atTable([...awake, 'whiny'], { noise: 0, hands_needed: 1 }),
    slots: [
      { kind: 'pencil', amount: '1' },
      { kind: 'book', amount: '1' },
    ],
    also: ['A wooden table'],
    tellings: [
      told('animals', 'Ear to the Ground Like an Elephant', 'elephant', {
        who: 'An elephant feels steps from far away through the ground.',
        code: 'one tap is danger, two taps are water, three are friends',
      }),
      told('ocean', 'The Whale Hears Through Everything', 'whale', {
        who: 'A whale hears through water what air would lose.',
        code: 'one tap is dive, two are rise, three are food',
      }),
      told('vehicles', 'Is a Train Coming?', 'train guard', {
        who: 'A train guard knows: sound runs well in solid things.',
        code: 'one tap is stop, two are go, three are slow',
      }),
      told('stories', 'Knocking in the Castle Wall', 'spy', {
        who: 'A spy knocks where nobody else can hear.',
        code: 'one tap is yes, two are no, three are run',
      }),
      told('space', 'Taps Through the Hull', 'astronaut', {
        who: 'An astronaut hears knocks through the hull.',
        code: 'one tap is all well, two are help, three are come in',
      }),
      told('music', 'The Table Is an Instrument', 'drummer', {
        who: 'A drummer wants to know what carries a beat best.',
        code: 'one tap is soft, two are loud, three are stop',
      }),
    ],
    description:
      'A scratch that nobody hears in the air is loud with an ear on the table. Your child, the {hero}, finds out what carries sound best.',
    core: [
      'Scratch the table softly with the pencil. Can you hear it? {who}',
      'Let your child lay an ear flat on the table. Scratch just as softly. What has changed for the {hero}?',
      'Move away bit by bit, scratching as before. Show with fingers how many hands away it still works.',
      'Send a code through the table: {code}. Only the ear may know.',
    ],
    rounds: [
      {
        steps: ['Bet what carries best: table, book or pillow? Lay an ear on each, and scratch.'],
        objective: 'Compares how well three things carry sound',
      },
      {
        steps: [
          'Swap, and let your child send a whole message to the {hero}: five signals in a row.',
        ],
        objective: 'Sends and reads a row of signals',
      },
    ],
    close: 'Say what the {hero} found out in one sentence: "Sound goes best through ..."',
    objectives: ['Compares the same sound in two ways', 'Says what carried it better'],
    say: 'Say: "I scratched no louder, I promise. How could the {hero} hear it then?"',
    easier: 'Tap instead of scratching.',
    harder: 'Find out whether it still works round a corner, on a table leg or a door.',
    caution: 'Scratch and tap softly while an ear lies on the table, and never knock hard.',
  },
]
