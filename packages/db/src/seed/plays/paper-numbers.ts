import { atTable, type Play, told, unhurried } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const
const pages = [
  { kind: 'paper', amount: '2' },
  { kind: 'pencil', amount: '2' },
] as const

/** Math with paper and pencil, ages 4 to 12. */
export const paperNumbers: readonly Play[] = [
  {
    id: 'drawn-by-numbers',
    categories: ['Math'],
    skills: ['number-sense', 'creativity'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: atTable([...awake, 'whiny', 'wiped_out_child'], { noise: 0 }),
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pen', amount: 'two' },
    ],
    tellings: [
      told('animals', 'An Animal With Five Ears', 'animal', {
        first: 'two heads and five ears',
        parts: 'legs, spots, tails, whiskers',
      }),
      told('space', 'The Alien Comes in Numbers', 'alien', {
        first: 'one head and six eyes',
        parts: 'arms, feelers, mouths, feet',
      }),
      told('vehicles', 'A Car With Seven Wheels', 'car', {
        first: 'three windows and seven wheels',
        parts: 'doors, lamps, horns, seats',
      }),
      told('cooking', 'A Cake Made of Numbers', 'cake', {
        first: 'three layers and six cherries',
        parts: 'stars, leaves, slices of lemon, plates',
      }),
      told('building', 'A Machine Made of Numbers', 'machine', {
        first: 'one box and six knobs',
        parts: 'pipes, wheels, levers, lamps',
      }),
      told('dinosaurs', 'The Dinosaur With Eight Spikes', 'dinosaur', {
        first: 'one long neck and eight spikes',
        parts: 'toes, teeth, stripes, nests',
      }),
      told(null, 'A House Made of Numbers', 'house', {
        first: 'one door and six windows',
        parts: 'chimneys, steps, cats, trees',
      }),
    ],
    description:
      'One calls a number, the other draws exactly as many. Out comes a {hero} with {first}, and one mistake that somebody has to find.',
    core: [
      'Start a {hero} on your page: {first}. Count each part aloud as you draw it.',
      'Take turns: one calls a number up to eight and a part, the other draws: {parts}.',
      'Draw one too many or too few on purpose when it is your turn, and say: "Done!" Wait until it is counted again.',
    ],
    rounds: [
      {
        steps: ['Swap: your child hides a wrong number in the drawing, and you count to find it.'],
        objective: 'Draws a wrong number on purpose',
      },
      {
        steps: [
          'Draw a second {hero} on the other page: it has one more of everything. Say each number first.',
        ],
        objective: 'Says one more than a number',
      },
    ],
    close: 'Ask which number the {hero} has most of, write it next to the picture, and hang it up.',
    objectives: ['Draws as many as a number says', 'Counts again and finds a mistake'],
    say: 'Say: "I was sure my {hero} was right. How did you find the wrong number?"',
    easier: 'Call only one, two or three.',
    harder: 'Call sums: two and three legs.',
    caution: 'Draw sitting down, and nothing to draw with goes into a mouth.',
  },
  {
    id: 'arrows-across-the-grid',
    categories: ['Math'],
    skills: ['measuring-spatial', 'patterns-logic'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: atTable([...awake, 'wiped_out_child'], { noise: 0 }),
    slots: pages,
    tellings: [
      told('music', 'The Dancer Follows the Arrows', 'dancer', {
        field: 'an entrance, a spotlight, and three trapdoors',
        rule: 'the dancer is gone at a trapdoor',
        goal: 'the spotlight',
      }),
      told('art', 'The Brush Follows the Arrows', 'brush', {
        field: 'a pot of paint, a flower, and three blots',
        rule: 'the brush smears at a blot',
        goal: 'the flower',
      }),
      told('sports', 'The Pass Plan of the Coach', 'ball', {
        field: 'a kick-off, a goal, and three defenders',
        rule: 'the ball is lost at a defender',
        goal: 'the goal',
      }),
      told('dinosaurs', 'The Way of the Herd', 'dinosaur', {
        field: 'a nest, some ferns, and three swamps',
        rule: 'the dinosaur sinks in at a swamp',
        goal: 'the ferns',
      }),
      told('building', 'Program the Paper Robot', 'robot', {
        field: 'a start, a garage, and three puddles',
        rule: 'the robot gets wet in a puddle and stops',
        goal: 'the garage',
      }),
      told('nature', 'The Bee Knows the Way by Arrows', 'bee', {
        field: 'a start, a flower, and three thorns',
        rule: 'the bee turns back at a thorn',
        goal: 'the flower',
      }),
      told('ocean', 'Sail by Arrows', 'ship', {
        field: 'a harbor, an island, and three reefs',
        rule: 'the ship runs aground on a reef',
        goal: 'the island',
      }),
      told('vehicles', 'The Bus With an Arrow Plan', 'bus', {
        field: 'a depot, a school, and three road works',
        rule: 'the bus cannot pass road works',
        goal: 'the school',
      }),
      told('space', 'Drive the Moon Rover', 'moon rover', {
        field: 'a base, a crystal, and three craters',
        rule: 'the moon rover tips over in a crater',
        goal: 'the crystal',
      }),
      told('animals', 'The Mouse in the Dot Maze', 'mouse', {
        field: 'a hole, a crumb, and three cats',
        rule: 'the mouse does not get past a cat',
        goal: 'the crumb',
      }),
      told('stories', 'The Blind Knight and the Map', 'knight', {
        field: 'a castle, a treasure, and three dragons',
        rule: 'the knight loses a shoe at each dragon',
        goal: 'the treasure',
      }),
      told(null, 'Find the Way in Arrows', 'walker', {
        field: 'a start, a house, and three puddles',
        rule: 'the walker gets wet feet in a puddle',
        goal: 'the house',
      }),
    ],
    description:
      'Twenty-five dots, three dangers and a row of arrows: your child writes the way for the {hero}, you walk it with a finger, exactly as written.',
    takes: unhurried,
    core: [
      'Draw five rows of five dots. Mark {field}, each on a dot.',
      'Let your child write the way to {goal} as arrows: up, down, left or right, one for each dot.',
      'Walk it with your finger as the {hero}, exactly as written. Remember: {rule}.',
      'Change the first wrong arrow, and walk it again. No mistake? Move a danger onto the way, and plan anew.',
    ],
    rounds: [
      {
        steps: [
          'Write it shorter: three arrows right become "3" and one arrow. How many signs does that save?',
        ],
        objective: 'Writes a row of signs in a shorter way',
      },
      {
        steps: [
          'Swap: you write a way with one mistake in it. Your child finds it before the {hero} moves.',
        ],
        objective: 'Finds a mistake before trying it out',
      },
    ],
    close: 'Write the shortest way for the {hero} under the grid, sign it together, and keep it.',
    objectives: ['Writes a way step by step', 'Checks a row of steps and changes it'],
    say: 'Say: "I only went where you wrote, as the {hero}. How did you check your arrows?"',
    easier: 'Use four rows of four and one danger.',
    harder: 'Allow only "turn" and "one step ahead", as a real machine would.',
    caution: 'Draw at a table, and keep pencils on the paper.',
  },
  {
    id: 'hidden-on-the-grid',
    categories: ['Math'],
    skills: ['patterns-logic', 'measuring-spatial'],
    ages: [7, 12],
    difficulty: 'medium',
    facts: atTable([...awake, 'wiped_out_child'], { noise: 0 }),
    slots: pages,
    tellings: [
      told('ocean', 'Sonar: Find the Submarine', 'submarine', {
        ping: '"Ping" and the number of steps',
        caught: 'may move one step after each ping',
      }),
      told('space', 'Find the Lost Satellite', 'satellite', {
        ping: '"Beep" and the number of steps',
        caught: 'drifts right by one after each guess',
      }),
      told('animals', 'Where Is the Cat Asleep?', 'cat', {
        ping: '"Purr" and the number of steps',
        caught: 'only sleeps at the edge of the grid',
      }),
      told('dinosaurs', 'Dig for the Fossil by Numbers', 'fossil', {
        ping: '"Clink" and the number of steps',
        caught: 'is two squares long; the nearer end counts',
      }),
      told('nature', 'Find the Bee by Its Buzz', 'bee', {
        ping: '"Bzz" and the number of steps',
        caught: 'only sits in columns A, C and E',
      }),
      told('stories', 'The Treasure Answers in Steps', 'treasure', {
        ping: '"Warmer" or nothing, and the number of steps',
        caught: 'may lie once about the number',
      }),
      told('vehicles', 'Find the Broken-Down Train', 'train', {
        ping: '"Toot" and the number of steps',
        caught: 'never leaves its row, and rolls one step a turn',
      }),
      told(null, 'Only a Number Gives It Away', 'key', {
        ping: 'only the number of steps',
        caught: 'stays where it is',
      }),
    ],
    description:
      'Each hides a {hero} on a grid. A guess is answered with one number: how many steps it is away. Two good guesses are nearly enough.',
    takes: unhurried,
    core: [
      'Draw a grid of six by six each, letters above, numbers at the side. Hide your {hero}.',
      'Guess a square in turn, such as C4. Answer with {ping}, counted across and down.',
      'Cross out every square the {hero} cannot be in. Remember: it {caught}.',
      'Play until both are found. Who needed fewer guesses?',
    ],
    rounds: [
      {
        steps: [
          'Talk about the best first guess: a corner or the middle? Play again by your answer.',
        ],
        objective: 'Gives a reason for a first guess',
      },
      {
        steps: ['Say why before you cross out a square. The other may object once.'],
        objective: 'Gives a reason for each square',
      },
    ],
    close:
      'Show each other the last three guesses for the {hero}, and name the one that told you most.',
    objectives: ['Names a square by letter and number', 'Crosses out squares by a distance'],
    say: 'Say: "I had crossed out the right square by mistake once. How did you close in on my {hero}?"',
    easier: 'Use four by four, and say "nearer" or "farther" as well.',
    harder: 'Find it in four guesses, or it escapes.',
    caution: 'Sit opposite each other, and keep pencils on the paper.',
  },
  {
    id: 'will-it-pay',
    categories: ['Math'],
    skills: ['number-sense', 'patterns-logic'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: atTable([...awake], { noise: 1 }),
    slots: [
      { kind: 'paper', amount: '1' },
      { kind: 'pencil', amount: '2' },
    ],
    tellings: [
      told('cooking', 'Will the Soup Stall Pay?', 'cook', {
        guests: 'at price 4 come 20, at 6 come 12, at 8 come 7',
        what: 'bowls of soup in the rain',
        costs: 'the stall 20, each bowl 2',
        bad: 'a bowl now costs 4',
        left: '20, 28 and 22',
      }),
      told('music', 'Will the Concert Pay?', 'singer', {
        guests: 'at price 5 come 20, at 8 come 14, at 12 come 6',
        what: 'tickets for a concert in a cellar',
        costs: 'the cellar 30, each chair 1',
        bad: 'each chair now costs 6',
        left: '50, 68 and 36',
      }),
      told('space', 'Will the Trip to the Moon Pay?', 'pilot', {
        guests: 'at price 10 come 8, at 15 come 6, at 20 come 4',
        what: 'seats on a flight to the moon, in millions',
        costs: 'the rocket 40, each guest 3',
        bad: 'each guest now costs 8',
        left: '16, 32 and 28',
      }),
      told('sports', 'Will the Match Pay?', 'coach', {
        guests: 'at price 3 come 30, at 5 come 16, at 8 come 8',
        what: 'tickets for a match of your team',
        costs: 'the field 25, each ticket to print 1',
        bad: 'each ticket now costs 4',
        left: '35, 39 and 31',
      }),
      told('animals', 'Will the Dog Salon Pay?', 'dog barber', {
        guests: 'at price 6 come 10, at 9 come 8, at 12 come 5',
        what: 'haircuts for dogs',
        costs: 'the room 24, each haircut 2',
        bad: 'each haircut now costs 6',
        left: '16, 32 and 26',
      }),
      told('art', 'Will the Exhibition Pay?', 'painter', {
        guests: 'at price 2 come 30, at 4 come 17, at 8 come 7',
        what: 'tickets to see one single picture',
        costs: 'the hall 28, each poster 1',
        bad: 'each poster now costs 3',
        left: '2, 23 and 21',
      }),
      told(null, 'Will the Umbrella Stand Pay?', 'seller', {
        guests: 'at price 5 come 16, at 7 come 12, at 10 come 6',
        what: 'umbrellas in the rain',
        costs: 'the stand 20, each umbrella 3',
        bad: 'each umbrella now costs 6',
        left: '12, 28 and 22',
      }),
    ],
    description:
      'You two sell {what}. A high price, few guests; a low one, many. Find the best price for the {hero}, and then the bad news comes.',
    takes: unhurried,
    core: [
      'Write down the costs of the {hero}: {costs}. You sell {what}.',
      'Agree on the guests: {guests}.',
      'Guess the best price. Work out what is left at each: price times guests, less all costs. (It is {left}.)',
      'Tell the bad news: {bad}. Which price would the {hero} take now?',
    ],
    rounds: [
      {
        steps: ['Draw the three results as bars, and your guess as a fourth. How far off was it?'],
        objective: 'Shows results in bars',
      },
      {
        steps: [
          'Find how many guests the {hero} needs at the middle price, so that something is left over.',
        ],
        objective: 'Finds the point between loss and profit',
      },
    ],
    close: 'Write the advice for the {hero} in one sentence with a number in it.',
    objectives: ['Multiplies price and guests', 'Compares three results'],
    say: 'Say: "I would have asked for too much as the {hero}. What made you choose your price?"',
    easier: 'Leave out the costs for each piece.',
    harder: 'Guess how many come at a price in between, and test whether it is better.',
    caution: 'Sit at a table; it is all on paper, and no real money changes hands.',
  },
]
