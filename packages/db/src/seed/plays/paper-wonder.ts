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
      told('cooking', 'The Tomato That Turns', 'cook', {
        draw: 'a red tomato as big as a coin, colored in hard',
        see: 'The cook says it is not ripe. What color has it?',
        next: 'Find the crayon for the cook whose ghost is a ripe red.',
      }),
      told('ocean', 'The Fish on the White Page', 'diver', {
        draw: 'a blue fish as big as a coin, colored in hard',
        see: 'The diver sees it swim on in another color. Which?',
        next: 'Send a red fish past the diver. Predict its ghost first.',
      }),
      told('building', 'The Robot With a Color Fault', 'robot', {
        draw: 'a red lamp as big as a coin, colored in hard',
        see: 'The robot reports a color fault. Which color is there?',
        next: 'Write a table for the robot: color in, color out. Fill in three lines.',
      }),
      told('vehicles', 'The Traffic Light in Your Eye', 'driver', {
        draw: 'a red traffic light as big as a coin, colored in hard',
        see: 'The driver sees it change. To what color?',
        next: 'Find the crayon whose ghost would stop the driver.',
      }),
      told('art', 'The Painter Without Green Paint', 'painter', {
        draw: 'a red apple as big as a coin, colored in hard',
        see: 'The painter claims a green one will appear. Is it so?',
        next: 'Color a picture for the painter, so that its ghost turns out right.',
      }),
      told('space', 'The Wrong Flag From Space', 'astronaut', {
        draw: 'a red and blue flag as big as a stamp',
        see: 'The astronaut reports other colors. Which?',
        next: 'Invent a flag for a planet that looks right only as a ghost.',
      }),
      told('animals', 'The Feather That Changes Color', 'feather', {
        draw: 'a green feather as big as a coin, colored in hard',
        see: 'The feather floats over to the white page in another color. Which?',
        next: 'Send a fish, blue or red. Predict the color of its ghost first.',
      }),
      told('sports', 'The Jersey on the Empty Page', 'player', {
        draw: 'a red jersey as big as a coin, colored in hard',
        see: 'The player runs over to the white page in another jersey. Which color?',
        next: 'Design a jersey whose ghost is the color of your own team.',
      }),
      told('nature', 'The Flower That Stays in Your Eye', 'flower', {
        draw: 'a red flower as big as a coin, colored in hard',
        see: 'The flower grows on the white page in another color. Which?',
        next: 'Color a leaf so that its ghost is red, like in autumn.',
      }),
      told('stories', 'The Ghost on the White Page', 'ghost', {
        draw: 'a red cloak as big as a coin, colored in hard',
        see: 'The ghost of it floats on the white page. In what color?',
        next: 'Make a ghost that is blue. Which crayon do you need for it?',
      }),
      told(null, 'The Color That Is Not There', 'spot', {
        draw: 'a blue spot as big as a coin, colored in hard',
        see: 'The spot comes back on the white page. In which color?',
        next: 'Find the crayon whose ghost is red.',
      }),
    ],
    description:
      'Stare at a spot of color, then look at an empty page: there it is again, in a color nobody used. Which color is the ghost of the {hero}, and why?',
    core: [
      'Draw {draw}, in the middle of one sheet. Leave the other sheet white.',
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
    close:
      'Say the rule you found about the {hero} in one sentence, shut your eyes, and let them rest.',
    objectives: ['Looks steadily for twenty counts', 'Compares what two people see'],
    say: 'Say: "I saw it move when I moved my eyes. What do you think the {hero} and you really saw?"',
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
