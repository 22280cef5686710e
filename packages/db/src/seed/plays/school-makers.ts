import { atTable, type Play, told, unhurried } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const

/** Creative, ages 6 to 8. */
export const schoolMakers: readonly Play[] = [
  {
    id: 'invent-for-one-problem',
    categories: ['Creative'],
    skills: ['creativity', 'observation-inquiry'],
    ages: [6, 10],
    difficulty: 'medium',
    facts: atTable([...awake, 'wiped_out_child'], { noise: 0 }),
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pencil', amount: '2' },
    ],
    tellings: [
      told('sports', 'The Goalkeeper Is Afraid of the Dark', 'goalkeeper', {
        problem: 'the floodlights go out, and the ball comes all the same',
        test: 'Let it rain, let two balls come, let the crowd be quiet.',
      }),
      told('music', 'The Drummer With Sleeping Neighbors', 'drummer', {
        problem: 'the concert is tomorrow, and the walls are thin',
        test: 'Try it at midnight, in the bus, and with a very fast song.',
      }),
      told('dinosaurs', 'The Diplodocus Cannot See Its Tail', 'diplodocus', {
        problem: 'the tail is so long that it knocks over all that stands behind',
        test: 'Let it turn around, back up, and say hello to a small one.',
      }),
      told('animals', 'The Giraffe Has a Sore Throat', 'giraffe', {
        problem: 'a warm collar is far too short, and no bed is long enough',
        test: 'Let it swallow, bend down to drink, and run from a lion.',
      }),
      told('vehicles', 'The Snow Plow Hates the Cold', 'snow plow', {
        problem: 'it freezes, but its work is where the snow is',
        test: 'Send it out at night, up a hill, and backward.',
      }),
      told('space', 'The Astronaut Wants a Hot Bath', 'astronaut', {
        problem: 'water floats away in balls up there',
        test: 'Turn off the light, turn the ship upside down, and drop the soap.',
      }),
      told('ocean', 'The Octopus Wants Gloves', 'octopus', {
        problem: 'eight gloves are lost all the time, and suckers stick to them',
        test: 'Let it write a letter, open a door, and shake hands.',
      }),
      told('stories', 'The Giant Cannot Find a Bed', 'giant', {
        problem: 'every bed breaks, and the floor is cold',
        test: 'Let him turn over, snore, and fall out.',
      }),
      told('building', 'The Robot Is Afraid of Rain', 'robot', {
        problem: 'an umbrella needs a hand, and both are busy',
        test: 'Let wind come, then a puddle, then somebody who wants to share.',
      }),
      told('nature', 'The Snail Is Late for School', 'snail', {
        problem: 'it will not give up its house, and the bus does not wait',
        test: 'Let there be a hill, a bird, and a friend with a house, too.',
      }),
      told('art', 'The Painter Who Drips', 'painter', {
        problem: 'the best ideas come on the bus, with wet paint',
        test: 'Let the bus brake, let it rain, let a child sit down next to it.',
      }),
    ],
    description:
      'The {hero} has a problem: {problem}. Five ideas in your heads, one on paper, and three nasty tests.',
    takes: unhurried,
    core: [
      'Think of five answers for the {hero}: {problem}.',
      'Choose one and draw it big, your child the shape, you what is in it. Mark the parts with arrows.',
      'Test it in your heads. {test} What breaks first?',
      'Draw the repair in right away, and give the invention of the {hero} a name.',
    ],
    rounds: [
      {
        steps: ['Write three lines how to use it. The last one is a warning.'],
        objective: 'Writes how to use a thing in short lines',
      },
      {
        steps: ['Swap sheets: improve the part of the other with one change only.'],
        objective: 'Improves an idea with one change',
      },
    ],
    close: 'Present it to the {hero} in one sentence that begins with "At last", and hang it up.',
    objectives: ['Finds more than one answer', 'Changes the drawing after a test'],
    say: 'Say: "I liked the idea that broke. Which part of it would you still build for the {hero}?"',
    easier: 'You draw, and your child says what is missing.',
    harder: 'Use only things that are in this room.',
    caution: 'Draw at a table, and keep pencils out of mouths.',
  },
  {
    id: 'dough-by-feel',
    categories: ['Creative', 'Motor'],
    skills: ['fine-motor', 'senses'],
    ages: [5, 10],
    difficulty: 'medium',
    facts: atTable([...awake, 'whiny', 'wiped_out_child'], { noise: 0 }),
    slots: [
      { kind: 'dough', amount: 'two', line: 'Two lumps of playdough, each as big as an egg' },
    ],
    tellings: [
      told('animals', 'Shape an Animal With Shut Eyes', 'animal', {
        start: 'a body like a potato',
        add: 'ears, legs or a tail, one thing at a time',
        clue: 'how it moves and what it is afraid of',
      }),
      told('dinosaurs', 'Fossil Under the Table', 'fossil', {
        start: 'a flat stone',
        add: 'a spine with your nails, then ribs, then a claw',
        clue: 'how old it is and what it ate',
      }),
      told('ocean', 'What Came Up in the Net?', 'sea creature', {
        start: 'a soft, flat body',
        add: 'arms, fins or a mouth, one thing at a time',
        clue: 'how deep it lives and whether it stings',
      }),
      told('cooking', 'Guess My Dumpling', 'dumpling', {
        start: 'a ball, then a flat cake',
        add: 'a fold, a rim, a twist, a stamp with a fingertip',
        clue: 'what is inside and how it is eaten',
      }),
      told('building', 'A Part for a Machine', 'machine part', {
        start: 'a block with straight sides',
        add: 'a hole, a tooth or a hook, one thing at a time',
        clue: 'where it turns and what it holds',
      }),
      told('art', 'A Face Without Looking', 'face', {
        start: 'a head like a potato',
        add: 'a nose, two hollows, a mouth, one thing at a time',
        clue: 'whether it is cross, tired or glad',
      }),
    ],
    description:
      'Two lumps of playdough, hands under the table, no peeking. Each shapes a {hero} by feel alone, and then they meet the light.',
    takes: unhurried,
    core: [
      'Sit opposite, eyes shut or hands under the table. Shape {start}.',
      'Feel your way on: {add}. Say aloud what your fingers are doing.',
      'Give one clue about your {hero}: {clue}. The other must guess who or what it is.',
      'Bring both up into the light, and look for ten seconds without a word.',
    ],
    rounds: [
      {
        steps: [
          'Swap lumps under the table: feel what the other made, and add one thing that fits.',
        ],
        objective: 'Adds something that fits by feel',
      },
      {
        steps: ["Copy the other's work with open eyes, as exactly as you can. What is hardest?"],
        objective: 'Copies a shape and names a difference',
      },
    ],
    close:
      'Introduce each {hero} with one sentence, then squeeze both into one ball and pack it away.',
    objectives: ['Shapes parts with the fingertips', 'Describes a shape in words'],
    say: 'Say: "I thought mine looked quite different. What did your fingers tell you about the {hero}?"',
    easier: 'Look for one second after each part.',
    harder: 'Shape it with the weaker hand only.',
    caution: 'Dough is not for eating; wipe the table and wash hands afterward.',
  },
  {
    id: 'map-from-a-crumple',
    categories: ['Creative', 'Language'],
    skills: ['creativity', 'measuring-spatial'],
    ages: [6, 10],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], { noise: 0 }),
    slots: [
      { kind: 'paper', amount: '1' },
      { kind: 'pen', amount: 'two' },
    ],
    tellings: [
      told('sports', 'A Race Through a Crumpled Land', 'runner', {
        see: 'Trace the folds as hills and the flats as fields.',
        must: 'a start, a finish, and a place to drink',
        way: 'the runner must pass the water, and climb only two hills',
      }),
      told('music', 'The Band Gets Lost', 'drummer', {
        see: 'Trace the folds as streets of an old town.',
        must: 'a hall, a quiet street, and a bridge that rings',
        way: 'the drummer must reach the hall without waking the quiet street',
      }),
      told('ocean', 'Islands in a Crumpled Sea', 'sailor', {
        see: 'Trace the folds as coasts: what is land, what is deep?',
        must: 'a harbor, a reef to fear, and a place with fresh water',
        way: 'the sailor must get from left to right without hitting a reef',
      }),
      told('space', 'A Planet Out of a Paper Ball', 'moon rover', {
        see: 'Trace the folds as canyons and the flats as plains.',
        must: 'a landing place, a crater, and something new',
        way: 'the moon rover must reach the crater without driving into a canyon',
      }),
      told('dinosaurs', 'Map of the Dinosaur Valley', 'dinosaur', {
        see: 'Trace the folds as rivers and ridges.',
        must: 'a nest, a swamp, and a volcano that smokes',
        way: 'the dinosaur must get home with dry feet',
      }),
      told('stories', 'The Map in the Crumpled Letter', 'knight', {
        see: 'Trace the folds as roads and walls.',
        must: 'a castle, a forest nobody leaves, and an inn',
        way: 'the knight must reach the castle and may cross only one wall',
      }),
      told('nature', 'The World of an Ant', 'ant', {
        see: 'Trace the folds as twigs and cracks in the ground.',
        must: 'a hill with a door, a puddle, and a big crumb',
        way: 'the ant must carry the crumb home and meets a spider once',
      }),
      told('vehicles', 'Roads Out of a Paper Ball', 'truck driver', {
        see: 'Trace the folds as roads, thick and thin.',
        must: 'a bridge, a tunnel, and a village where nobody stops',
        way: 'the truck driver has three stops and uses no road twice',
      }),
    ],
    description:
      'Crumple a sheet, smooth it out, and a landscape is there. You name it, and then the {hero} has to find a way through.',
    core: [
      'Crumple the sheet into a tight ball, and smooth it out again. {see}',
      'Draw together from both edges. Add and name what the {hero} needs: {must}.',
      'Find the way with one finger: {way}. Draw it as a dotted line.',
    ],
    rounds: [
      {
        steps: ['Make a key in the corner: three small signs, and what they mean.'],
        objective: 'Invents signs for a map and explains them',
      },
      {
        steps: [
          'Describe the way in words only, while the other follows with a finger and shut mouth.',
        ],
        objective: 'Describes a way in words',
      },
      {
        steps: [
          'Make the map a hundred years old: tear off one corner. Tell what stood there, and who took it.',
        ],
        objective: 'Invents a reason for a missing piece',
      },
    ],
    close:
      'Tell the way of the {hero} in three sentences, fold the map small, and hide it where it belongs.',
    objectives: ['Turns folds into places', 'Finds a way that keeps a rule'],
    say: 'Say: "I would get lost in that corner. Which place would the {hero} like to stay at?"',
    easier: 'Trace only the three strongest folds.',
    harder: "Add a scale: one thumb is a day's walk. How long does the way take?",
    caution: 'Draw at a table, on the paper only.',
  },
]
