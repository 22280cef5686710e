import { atTable, onFloor, type Play, talk, told, unhurried } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Science, ages 9 to 12. */
export const bigWonder: readonly Play[] = [
  {
    id: 'true-or-twisted',
    categories: ['Science'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    tellings: [
      told('ocean', 'The Octopus Bluffs', 'octopus', {
        claims:
          '"I have three hearts." "A jellyfish has no brain." "A shark has bones like yours."',
        truth: 'The shark is twisted: its skeleton is cartilage, like your nose tip.',
        test: 'what you would look at, and in how many animals',
      }),
      told('space', 'The Astronaut Bluffs', 'astronaut', {
        claims:
          '"On Venus a day outlasts a year." "Footprints stay on the moon." "From the moon I saw walls on Earth."',
        truth: 'The walls are twisted: from there not even a city shows its streets.',
        test: 'what photo, taken from where, would settle it',
      }),
      told('animals', 'The Cat Bluffs', 'cat', {
        claims:
          '"I cannot taste sugar." "An ostrich outruns any person." "An ostrich hides its head in the sand."',
        truth: 'The sand is twisted: ostriches lower the head to feed or to their nest.',
        test: 'which animals you would watch, and for how long',
      }),
      told('nature', 'The Bee Bluffs', 'bee', {
        claims:
          '"I dance to show where flowers are." "A banana is a berry." "Moss grows only on the north side."',
        truth: 'The moss is twisted: it grows wherever it is damp enough.',
        test: 'how many trees you would walk around, and what you would write down',
      }),
      told('dinosaurs', 'The T-rex Bluffs', 'T-rex', {
        claims:
          '"Birds are my relatives." "I lived nearer to your time than to Stegosaurus." "Stegosaurus had a huge brain."',
        truth: 'The brain is twisted: it was about as big as a lime.',
        test: 'what part of a skull you would measure, and how',
      }),
      told('music', 'The Drummer Bluffs', 'drummer', {
        claims:
          '"Sound is faster in water than in air." "Beethoven composed when deaf." "A bang travels faster than a whisper."',
        truth: 'The bang is twisted: loud and soft sounds travel equally fast.',
        test: 'what two sounds you would send off together',
      }),
      told('sports', 'The Runner Bluffs', 'runner', {
        claims:
          '"You are taller in the morning." "Hearts beat 100,000 times a day." "The smallest bone is in the toe."',
        truth: 'The toe is twisted: the smallest bone is in the ear.',
        test: 'who would be measured, and when',
      }),
      told('cooking', 'The Chef Bluffs', 'chef', {
        claims:
          '"A tomato is a fruit." "Carrots were often purple once." "Chili feels hot because it is warmer."',
        truth: 'The chili is twisted: it fools the nerves that feel heat.',
        test: 'what you would measure, and with what',
      }),
    ],
    description:
      'The {hero} makes three claims, dead serious. Two are true, one is twisted. Find it, and then say how one could test it.',
    core: [
      'Say as the {hero}: {claims}',
      'Let your child choose the twisted one, and say how sure they are, from one to ten.',
      'Ask before you tell: how could somebody test it? Think of {test}.',
      'Tell the truth: {truth}',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child makes three claims about something they know well. Bet with your own one to ten.',
        ],
        objective: 'Makes claims that can be checked',
      },
      {
        steps: ['Plan the test for real: what changes, what stays the same, what is counted?'],
        objective: 'Plans a fair test in words',
      },
    ],
    close:
      'Name one thing about the {hero} that neither of you is sure of, and where you would look it up.',
    objectives: ['Says how sure a guess is', 'Says how a claim could be tested'],
    say: 'Say: "I would have fallen for one of them, dear {hero}. What made a claim sound true to you?"',
    easier: 'Say two claims only, one of them twisted.',
    harder: 'Choose without speaking first, then argue against your own choice.',
    caution:
      'Only voices. Tell all the truth at the end, so that no bluff is remembered as a fact.',
  },
  {
    id: 'catch-the-falling-stick',
    categories: ['Science'],
    skills: ['observation-inquiry', 'focus-memory'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake], { posture: ['sitting', 'standing'] }),
    slots: [
      { kind: 'paper', amount: '1' },
      { kind: 'pencil', amount: '1' },
      { kind: 'stick', amount: '1' },
    ],
    tellings: [
      told('ocean', 'As Quick as an Octopus?', 'octopus', {
        grip: 'all five fingers open and soft, like an octopus',
        trouble: 'many arms: catch with two fingers only',
      }),
      told('dinosaurs', 'Raptor Reflexes', 'raptor', {
        grip: 'two claws open, quite still, like a raptor',
        trouble: 'a herd: the other stamps with both feet',
      }),
      told('cooking', 'The Cook Saves the Spoon', 'cook', {
        grip: 'a hand open over the counter, like a cook',
        trouble: 'a full kitchen: the other calls out orders',
      }),
      told('nature', 'The Frog and the Fly', 'frog', {
        grip: 'thumb and finger open, like the mouth of a frog',
        trouble: 'wind: the other blows past your hand',
      }),
      told('sports', 'How Fast Is a Goalkeeper?', 'goalkeeper', {
        grip: 'hands open, like a goalkeeper before a penalty',
        trouble: 'a noisy crowd: the other chants numbers',
      }),
      told('vehicles', 'Brake Test for a Driver', 'driver', {
        grip: 'thumb and finger open, like a driver near the brake',
        trouble: 'a passenger: the other asks sums while you wait',
      }),
      told('animals', 'As Quick as a Cat?', 'cat', {
        grip: 'one paw open, perfectly still, like a cat at a mouse hole',
        trouble: 'a distraction: the other wiggles a foot',
      }),
      told('space', 'Astronaut Reflex Test', 'astronaut', {
        grip: 'thick-fingered and open, like an astronaut in gloves',
        trouble: 'real gloves: pull a sleeve over the fingers',
      }),
      told('music', 'The Drummer Waits for the One', 'drummer', {
        grip: 'fingers open, counting inside, like a drummer before the first beat',
        trouble: 'a wrong beat: the other claps off time',
      }),
      told('stories', 'The Ninja Catches the Arrow', 'ninja', {
        grip: 'two fingers open, breathing out, like a ninja',
        trouble: 'darkness: shut your eyes and catch at the word "now"',
      }),
    ],
    description:
      'The other lets a {stick} fall, you catch it: how far did it get? Five tries, the middle one counts, and then the {hero} is put under stress.',
    takes: unhurried,
    core: [
      "Hold the {stick} upright, its end level with your child's thumb: {grip}.",
      'Let go without warning. Measure how far it fell, in finger widths, from its end to the catch.',
      'Do five. Write them down, and take the middle one: that is how fast the {hero} is.',
      'Change one thing only: {trouble}. Guess the new middle first, then do five.',
    ],
    rounds: [
      {
        steps: [
          'Test one more cause, such as the other hand. Say what stays the same in both tests.',
        ],
        objective: 'Names what is kept the same',
      },
      {
        steps: [
          'Catch by sound or touch instead: eyes shut, a word or a tap. Which sense is fastest?',
        ],
        objective: 'Compares two senses by numbers',
      },
    ],
    close:
      'Write the result of the {hero} in one sentence with a number, and what you would test next.',
    objectives: ['Predicts a result before the test', 'Takes the middle of five numbers'],
    say: 'Say: "I let go a bit later each time, to be fair to the {hero}. What did you do while you waited?"',
    easier: 'Do three tries, and take the middle one.',
    harder: 'Find out after how many tries practice no longer helps.',
    caution: 'Hold it over a table or the floor, blunt end down, and away from faces.',
  },
  {
    id: 'slowest-fall',
    categories: ['Science'],
    skills: ['observation-inquiry', 'creativity'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 2, adult_energy: 2 }),
    slots: [{ kind: 'paper', amount: 'four' }],
    tellings: [
      told('ocean', 'The Jellyfish That Falls Up', 'jellyfish', {
        need: 'it has to float as if it were in water',
        look: 'Does it pulse, tip or turn over?',
      }),
      told('stories', 'The Flying Carpet, Model One', 'carpet', {
        need: 'a knight should arrive with a dry cup of tea',
        look: 'Does it carry or spill?',
      }),
      told('cooking', 'The Pancake That Takes Its Time', 'pancake', {
        need: 'it should land as softly as a pancake in its pan',
        look: 'Does it land flat or on an edge?',
      }),
      told('nature', 'Design a Seed That Flies', 'maple seed', {
        need: 'it has to land far from its tree',
        look: 'Does it spin, sail or drop?',
      }),
      told('space', 'Land on a Planet With Thin Air', 'lander', {
        need: 'it must not hit the ground hard',
        look: 'Does it land on the side you wanted?',
      }),
      told('animals', 'Paper That Glides Like a Flying Squirrel', 'flying squirrel', {
        need: 'it has to glide, not fall',
        look: 'How far from your feet does it land?',
      }),
      told('sports', 'The Skydiver Made of Paper', 'skydiver', {
        need: 'it should stay up as long as it can',
        look: 'Does it wobble or stay level?',
      }),
      told('vehicles', 'An Air Drop by Parachute', 'parachute', {
        need: 'the load has to arrive slowly and whole',
        look: 'Which corner comes first?',
      }),
      told('building', 'A Test Series Like an Engineer', 'test glider', {
        need: 'each model must fall slower than the one before',
        look: 'Which fold made the difference?',
      }),
    ],
    description:
      'Half a sheet and two hands: build something that falls as slowly as a {hero}, one change at a time, and let the count decide.',
    takes: unhurried,
    core: [
      "Tear two sheets in half. Crumple one loosely, drop it from your child's raised hand, and count.",
      'Fold or tear the next half, so that it is slower: {need}.',
      'Drop both together. {look} The slower one is the model to beat.',
      'Build the third from what you saw, and drop the two best models of the {hero} side by side.',
    ],
    rounds: [
      {
        steps: [
          'Tear a strip, slit one end, and bend the two flaps apart. Drop it: what makes it spin?',
        ],
        objective: 'Explains what makes it spin',
      },
      {
        steps: ['Drop the winner three times. How much do the counts differ? Is it really slower?'],
        objective: 'Repeats a test to be sure',
      },
    ],
    close: 'Give the best {hero} a name and the rule behind it: "The slower, the more ..."',
    objectives: ['Changes one thing at a time', 'Decides by a count, not by a feeling'],
    say: 'Say: "I was sure mine would win against your {hero}. What did you see in the air that I missed?"',
    easier: 'Compare only flat, folded and crumpled.',
    harder: 'Make it land in a circle as big as a plate, and still slowly.',
    caution: 'Stand on the floor to drop it, on nothing else, and pick up scraps so nobody slips.',
  },
  {
    id: 'seven-in-the-head',
    categories: ['Science'],
    skills: ['focus-memory', 'observation-inquiry'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    tellings: [
      told('space', 'The Launch Code in Your Head', 'pilot', {
        row: 'launch code of numbers',
        trick: 'three, three, two, like calling a number over the radio',
        noise: 'count down from ten',
      }),
      told('music', 'Eight Notes in Your Head', 'musician', {
        row: 'row of notes, high, middle or low',
        trick: 'two short tunes of four',
        noise: 'hum another tune',
      }),
      told('cooking', 'Eight Orders, No Paper', 'waiter', {
        row: 'order of eight dishes',
        trick: 'starters, mains, sweets',
        noise: 'say what you had for breakfast, backward',
      }),
      told('vehicles', 'The Wagon Numbers', 'train guard', {
        row: 'row of wagon numbers',
        trick: 'pairs, like years on a clock: nineteen, forty-two',
        noise: 'name four stations or streets',
      }),
      told('stories', 'The Password of Eight Words', 'spy', {
        row: 'password of eight words without sense',
        trick: 'one mad picture that has all of them in it',
        noise: 'say your own address backward in your head',
      }),
      told('animals', 'Eight Animals Crossed the River', 'ranger', {
        row: 'list of eight animals',
        trick: 'by size, or by who would eat whom',
        noise: 'count eight of your own breaths',
      }),
      told(null, 'How Much Fits in Your Head?', 'head', {
        row: 'row of eight numbers',
        trick: 'three, three and two',
        noise: 'count down from ten',
      }),
    ],
    description:
      'Eight things, heard once: how many does the {hero} keep? Then you change one thing, how they are grouped, and measure again.',
    core: [
      'Say a {row}, eight of them, one a second. Count how many the {hero} says back in order.',
      'Guess the next count. Say a new eight in groups: {trick}. Count again.',
      'Swap, and test the other head in the same two ways. Who is helped more?',
    ],
    rounds: [
      {
        steps: ['Add a pause in which the {hero} must {noise}. How many are left after it?'],
        objective: 'Tests what a disturbance does',
      },
      {
        steps: [
          'Look which ones get lost: the first, the middle or the last? Do it three times to be sure.',
        ],
        objective: 'Finds a pattern in mistakes',
      },
      {
        steps: [
          'Change one thing only: say them aloud while listening, or picture them. Which keeps more?',
        ],
        objective: 'Tests two ways of keeping things in mind',
      },
    ],
    close: 'Say what helps a {hero} most, in one sentence with a number in it.',
    objectives: ['Compares two results', 'Says what was changed and what was not'],
    say: 'Say: "I lose the middle ones every time as the {hero}. What did you do in your head to keep them?"',
    easier: 'Start with five.',
    harder: 'Say them back in reverse order.',
    caution: 'Only voices. Use invented rows, no real passwords or addresses out loud.',
  },
  {
    id: 'heavy-or-long',
    categories: ['Science'],
    skills: ['observation-inquiry', 'measuring-spatial'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [
      { kind: 'string', amount: '1', line: '1 piece of string, as long as an arm' },
      { kind: 'tool', amount: '1' },
      { kind: 'tape', amount: '1' },
    ],
    tellings: [
      told('building', 'The Wrecking Ball Question', 'crane', {
        is: 'the load of a crane',
        bet: 'whether the crane driver should shorten the rope or lose some weight',
      }),
      told('animals', 'The Monkey on the Vine', 'monkey', {
        is: 'a monkey on a vine',
        bet: 'whether a baby on its back makes the monkey slower',
      }),
      told('music', 'A Clock for the Conductor', 'conductor', {
        is: 'the clock of a conductor',
        bet: "how to make the conductor's beat twice as quick",
      }),
      told('sports', 'The Swing and the Gymnast', 'gymnast', {
        is: 'a gymnast on a swing',
        bet: 'whether a heavy gymnast swings faster',
      }),
      told('stories', 'The Trap in the Castle', 'knight', {
        is: 'a trap for a knight',
        bet: 'when the knight must run if the rope is longer',
      }),
    ],
    description:
      'A {tool} on a string swings like {is}. What makes it swing faster: less weight, a bigger push, a shorter string? Only one of them does.',
    takes: unhurried,
    core: [
      'Tie the {tool} to the string, and tape the other end to the table edge: {is}.',
      'Bet for the {hero}: weight, push or length? Decide also {bet}.',
      'Count the swings to and fro while the other counts slowly to fifteen. Do it twice.',
      'Change only the string: half as long. Count again. What happened for the {hero}?',
    ],
    rounds: [
      {
        steps: ['Change only the push: a small one, then a big one. Count each. Surprised?'],
        objective: 'Tests one cause while others stay the same',
      },
      {
        steps: [
          'Tie something on for weight, keep the length, and count. Then settle the bet of the {hero}.',
        ],
        objective: 'Uses a result to settle a bet',
      },
    ],
    close:
      'Write the law of the {hero} in the air: "The ... the string, the ... it swings", and untie it all.',
    objectives: ['Counts swings in a fixed time', 'Names the one cause that matters'],
    say: 'Say: "I had bet on the weight for the {hero}, honestly. Which number changed your mind?"',
    easier: 'Compare only long and short, side by side.',
    harder: 'Find the length that makes one swing take exactly one second.',
    caution:
      'Keep string away from necks and put it away afterward; sit clear of the swing, and use nothing hard or sharp.',
  },
]
