import { atTable, onFloor, onTheSpot, type Play, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Math, ages 4 and 5: how many, how long, what comes next, is it fair. */
export const youngNumbers: readonly Play[] = [
  {
    id: 'ten-finger-passengers',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: onTheSpot([...mood, 'curious'], { noise: 1 }),
    tellings: [
      told('vehicles', 'The Bus of Ten Fingers', 'bus driver', {
        on: 'Ding! Two get on: two fingers pop up.',
        off: 'Hiss, the door opens: one gets off and folds down.',
        wrong: '"Five on board, all aboard!"',
      }),
      told('space', 'The Rocket With a Finger Crew', 'captain', {
        on: 'Beep! Two float in: two fingers pop up.',
        off: 'Whoosh, one goes out for a moon walk and folds down.',
        wrong: '"Captain counts five!"',
      }),
      told('animals', 'The Nest With Finger Birds', 'owl', {
        on: 'Crack! Two hatch: two fingers pop up.',
        off: 'Flap, one flies off and folds down.',
        wrong: '"Hoo, I count five!"',
      }),
      told('ocean', 'Fish in, Fish Out', 'octopus', {
        on: 'Blub! Two swim in: two fingers pop up.',
        off: 'Swish, one swims off and folds down.',
        wrong: '"I count five, one for each arm!"',
      }),
      told('cooking', 'The Baker Counts Warm Rolls', 'baker', {
        on: 'Puff! Two rise: two fingers pop up.',
        off: 'Yum, one is eaten and folds down.',
        wrong: '"Five rolls for sale!"',
      }),
      told('sports', 'Who Is on the Field?', 'referee', {
        on: 'Tweet! Two run on: two fingers pop up.',
        off: 'Card! One walks off and folds down.',
        wrong: '"I see five on the field!"',
      }),
      told(null, 'Guests on Ten Fingers', 'host', {
        on: 'Ding-dong! Two come in: two fingers pop up.',
        off: 'Bye! One goes home and folds down.',
        wrong: '"So I have five guests!"',
      }),
    ],
    description:
      'Fingers come and go, and the {hero} always says the wrong number. Your child holds up the right one and puts it right.',
    core: [
      'Let your child make a fist: nobody is in yet, says the {hero}. {on}',
      'Send more, one or two at a time. {off} Ask how many are left.',
      'Count wrong as the {hero}: {wrong} Wait for the protest, then count the fingers together.',
    ],
    rounds: [
      {
        steps: ['Let your child say who comes and goes, while you do the fingers, and count.'],
        objective: 'Tells a number story with one more and one less',
      },
      {
        steps: ['Hide the hand behind a back: two in, one out. How many are there now? Look.'],
        objective: 'Works out a small number without looking',
      },
    ],
    close: 'Send all of them home, counting down to zero, and shake hands with the {hero}.',
    objectives: ['Says how many after one more or one less', 'Corrects a wrong number'],
    say: 'Say: "I would have believed the {hero}. How did you know the right number?"',
    easier: 'Use one hand and only one finger at a time.',
    harder: 'Let two come while one leaves at the same time.',
    caution: 'Fingers fold by themselves; nobody bends them back.',
  },
  {
    id: 'the-fist-took-some',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: atTable([...awake, 'whiny']),
    slots: [{ kind: 'small', amount: 'six' }],
    tellings: [
      told('sports', 'The Goalkeeper Holds Some', 'goalkeeper', {
        take: 'Let your hand dive in as the goalkeeper and hold some.',
        give: 'The goalkeeper lies down and breathes.',
      }),
      told('nature', 'The Ants Carried Some Off', 'ant', {
        take: 'Let your fingers crawl in like ants and carry some away.',
        give: 'The ants crawl home in a line.',
      }),
      told('music', 'The Encore Took Some', 'singer', {
        take: 'Hum a tune, and let your hand sweep some away on the last note.',
        give: 'The singer takes a bow.',
      }),
      told('animals', 'The Magpie Took Some', 'magpie', {
        take: 'Let your hand fly in as the magpie, flap, and close on some.',
        give: 'The magpie is sorry and flaps off.',
      }),
      told('ocean', 'The Tide Took Some', 'tide', {
        take: 'Let your hand roll in, shhh, and pull some away.',
        give: 'The tide goes out: shhh.',
      }),
      told('stories', 'The Dragon Took Some Gold', 'dragon', {
        take: 'Let your hand creep in as the dragon claw and close on some gold.',
        give: 'The dragon snores on its gold again.',
      }),
      told('cooking', 'Who Ate the Cookies?', 'cookie monster', {
        take: 'Let your hand gobble some cookies, munch, munch, and keep the mouth shut.',
        give: 'The cookie monster licks its lips.',
      }),
      told('vehicles', 'The Tow Truck Took Some', 'tow truck', {
        take: 'Let your hand drive in backward, beep, beep, and haul some away.',
        give: 'The tow truck beeps and is gone.',
      }),
      told('space', 'The Black Hole Took Some', 'black hole', {
        take: 'Let your hand circle over the row, slower and slower, and swallow some.',
        give: 'The black hole shuts with a plop.',
      }),
      told(null, 'My Hand Took Some', 'hand', {
        take: 'Let your hand sneak in and close on some.',
        give: 'The hand says sorry and waves.',
      }),
    ],
    description:
      'Six {smalls} in a row, eyes shut, and the {hero} takes some. What is left on the table tells how many are gone.',
    core: [
      'Lay the six {smalls} in a row and count them once with a finger.',
      'Ask for shut eyes. {take} Say: "The {hero} was here."',
      'Look at what is left. Guess how many the {hero} has, then open the hand and check.',
      'Put them back to six and play again with another number.',
    ],
    rounds: [
      {
        steps: ['Swap: your child takes. Think aloud before you guess: "Four are left, so ..."'],
        objective: 'Hides some and tells how many',
      },
      {
        steps: ['Take some in each fist. Which fist has more? Guess, open, and count.'],
        objective: 'Compares more and fewer',
      },
    ],
    close: 'Count all six {smalls} back into a row. {give}',
    objectives: ['Counts six things one by one', 'Says how many are missing'],
    say: 'Say: "I looked at the row to guess what the {hero} has. What did you look at?"',
    easier: 'Use four, and take only one or two.',
    harder: 'Mix the rest up so that it must be counted again each time.',
    caution: 'Count the pieces out and back in; none goes into mouth, nose or ear.',
  },
  {
    id: 'how-long-is-the-hero',
    categories: ['Math'],
    skills: ['measuring-spatial', 'number-sense'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'], posture: ['lying', 'floor'] }),
    slots: [{ kind: 'unit', amount: 'two' }],
    tellings: [
      told('dinosaurs', 'How Long Is a Diplodocus?', 'diplodocus', {
        lie: 'Lie down with arms stretched far over the head: that is the neck.',
        change: 'Roll up the neck: arms down. How long is it without a neck?',
      }),
      told('animals', 'How Long Is a Snake Today?', 'snake', {
        lie: 'Lie down stretched like a snake on a warm stone.',
        change: 'Curl up as when it is cold, and measure straight across.',
      }),
      told('vehicles', 'How Long Is the Train?', 'train', {
        lie: 'Lie down straight: an engine, and arms up for the smoke.',
        change: 'Couple on a wagon: you lie down at its feet, with straight legs.',
      }),
      told('ocean', 'How Long Is a Shark at Rest?', 'shark', {
        lie: 'Lie on the tummy with pointed toes: the fin at the end.',
        change: 'Open the jaws: both arms forward and wide. How long is it now?',
      }),
      told('nature', 'How Long Is a Caterpillar?', 'caterpillar', {
        lie: 'Lie down stretched as far as it goes.',
        change: 'Pull up the knees: a caterpillar hump. How long is it now?',
      }),
      told('stories', 'How Long Is the Sleeping Giant?', 'giant', {
        lie: 'Lie down on the back and snore.',
        change: 'Let the giant stretch, toes and fingers. How long now?',
      }),
      told(null, 'How Long Are You Today?', 'sleepyhead', {
        lie: 'Lie down flat, heels together.',
        change: 'Stretch toes and fingers as far as they go, and measure again.',
      }),
    ],
    description:
      'Your child lies down as the {hero}, and you measure it in {units}, hopping one over the other. Then it changes shape. Is the number the same?',
    core: [
      'Guess first: how many {units} long is the {hero}? {lie}',
      'Lay the two {units} end to end beside your child, then move the back one to the front.',
      'Count each move aloud, from heels to the very top. Whose guess was nearer?',
      '{change} Guess longer or shorter, and measure.',
    ],
    rounds: [
      {
        steps: ['Find something in the room that is as long as the {hero}. Test it.'],
        objective: 'Finds a thing of the same length',
      },
      {
        steps: ['Swap: your child measures your leg or arm. Leave a gap once. Who notices?'],
        objective: 'Measures without gaps',
      },
    ],
    close: 'Say the number of the {hero} like a record, and lay the {units} side by side.',
    objectives: ['Guesses a length in {units}', 'Counts while measuring end to end'],
    say: 'Say: "I guessed too quickly for a {hero} like you. What made you guess your number?"',
    easier: 'Measure a foot or a hand instead of the whole body.',
    harder: 'Measure with your hand spans, too. Why is the number another one?',
    caution: 'Nothing is laid on the face, and nobody steps over your child.',
  },
  {
    id: 'stand-lie-stand',
    categories: ['Math'],
    skills: ['patterns-logic', 'fine-motor'],
    ages: [4, 6],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [{ kind: 'counter', amount: 'ten' }],
    tellings: [
      told('sports', 'The Team Lines Up by a Rule', 'team', {
        first: 'two along, one across, like players and a goalkeeper',
        read: 'run for along, save for across',
      }),
      told('animals', 'The Horse Has a Rule', 'horse', {
        first: 'one along, two across, like hooves',
        read: 'clip for along, clop for across',
      }),
      told('ocean', 'Waves Come by a Rule', 'wave', {
        first: 'one along, one across, like small and high waves',
        read: 'swish for along, splash for across',
      }),
      told('vehicles', 'A Train With a Rule', 'train', {
        first: 'long wagon, short wagon: one along, one across',
        read: 'choo for along, chack for across',
      }),
      told('nature', 'The Caterpillar Has Stripes', 'caterpillar', {
        first: 'one along, one across, like stripes',
        read: 'munch for along, crunch for across',
      }),
      told('music', 'A Tune Made of Things', 'drummer', {
        first: 'one along, one across, long and short',
        read: 'daa for along, dit for across',
      }),
      told('building', 'The Robot Lays a Path', 'robot', {
        first: 'one along, two across, and again',
        read: 'beep for along, boop for across',
      }),
      told('art', 'A Pattern for the Painter', 'painter', {
        first: 'two along, one across, like brush strokes',
        read: 'shine for along, glow for across',
      }),
      told('dinosaurs', 'Spikes on the Stegosaurus', 'stegosaurus', {
        first: 'one flat along, one across like a spike',
        read: 'flat for along, spike for across',
      }),
      told(null, 'What Comes Next in the Row?', 'walker', {
        first: 'one along, one across, and again',
        read: 'step for along, hop for across',
      }),
    ],
    description:
      'A row of {counters} follows a secret rule. Your child reads it aloud, finds what comes next, and catches the one that lies wrong.',
    core: [
      'Lay six {counters} for the {hero} in a row by a rule: {first}.',
      'Read the row aloud together with a finger: {read}.',
      'Ask what comes next, and let your child lay two more. Read it all again to check.',
    ],
    rounds: [
      {
        steps: ['Ask for shut eyes and turn one. Let your child find it by reading aloud.'],
        objective: 'Finds the one that breaks the rule',
      },
      {
        steps: ['Let your child invent a rule. You lay the next two, and one of them wrong.'],
        objective: 'Makes a row with a rule of their own',
      },
    ],
    close: 'Read the row of the {hero} backward, faster and faster, and gather all ten.',
    objectives: ['Reads a pattern aloud', 'Lays what comes next'],
    say: 'Say: "I only hear the rule when I read it aloud for the {hero}. How do you know what comes next?"',
    easier: 'Lay the whole row yourself and leave out only the last.',
    harder: 'Use a rule of three: along, along, across.',
    caution: 'Count the pieces out and back in; none goes into a mouth.',
  },
  {
    id: 'three-jump-shop',
    categories: ['Math', 'Motor'],
    skills: ['number-sense', 'gross-motor'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: onFloor([...awake, 'wild'], { child_energy: 3, hands_needed: 0 }),
    tellings: [
      told('animals', 'The Kangaroo Shop', 'kangaroo', {
        pay: 'hops with both feet',
        goods: 'a carrot costs three, a bed of hay costs five',
      }),
      told('cooking', 'Melons Cost Five Jumps', 'fruit seller', {
        pay: 'jumps on the spot, like a spring',
        goods: 'a melon costs five, a lemon costs two',
      }),
      told('sports', 'The Ticket Booth at the Stadium', 'ticket seller', {
        pay: 'jumping jacks',
        goods: 'a seat costs four, a flag costs three',
      }),
      told('space', 'Flights Are Sold in Jumps', 'space mechanic', {
        pay: 'rocket jumps with arms up',
        goods: 'a flight to the moon costs five, coming home costs three',
      }),
      told('vehicles', 'The Toll Bridge Takes Stamps', 'toll keeper', {
        pay: 'stamps with one foot after the other',
        goods: 'a car costs four, a bicycle costs two',
      }),
      told(null, 'The Shop Where You Pay in Jumps', 'shopkeeper', {
        pay: 'jumps with both feet',
        goods: 'a blanket costs three, a cuddle costs five',
      }),
    ],
    description:
      'In the shop of the {hero} nobody has money. You pay in {pay}, the keeper counts along, and too little is noticed at once.',
    core: [
      'Open the shop as the {hero}: {goods}. The rug is the counter.',
      'Let your child choose and pay in {pay}. Count aloud together.',
      'Swap: you buy, and pay one too few. Wait until the {hero} notices.',
    ],
    rounds: [
      {
        steps: [
          'Buy two things at once. How much is that together? Work it out on fingers, then pay.',
        ],
        objective: 'Adds two prices on the fingers',
      },
      {
        steps: ['Hold a sale: everything costs one less. Who says the new price first?'],
        objective: 'Says one less than a number',
      },
    ],
    close:
      'Close the shop: pay each other one slow breath for each thing you bought from the {hero}.',
    objectives: ['Counts out exactly the number', 'Notices one too few'],
    say: 'Say: "I tried to pay the {hero} one too few. How do you catch somebody like me?"',
    easier: 'Let everything cost one, two or three.',
    harder: 'Pay with two kinds: a hop is worth two, a step is worth one.',
    caution: 'Clear the floor, go barefoot on the rug, and land with soft knees.',
  },
]
