import type { Archetype } from '../archetype.ts'

export const creativeMaking: readonly Archetype[] = [
  {
    id: 'tiny-world',
    category: 'Creative',
    skills: ['creativity', 'measuring-spatial'],
    from_age: 2,
    minutes: [10, 60],
    moods: ['calm'],
    prep_minutes: 1,
    slots: [{ kind: 'build', amount: 'A pile of' }],
    titles: ['Build the {Place}', 'A Home for the {Hero}', 'Tiny World: {Place}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'The {hero} needs a home. Your child stacks, leans and knocks down, and builds it again.',
        core: [
          'Sit on the floor with the {builds} and say, "The {hero} needs a house."',
          'Put two together and let your child add the next.',
          'Make a door with your fingers and let the {hero} walk in.',
        ],
        rounds: [
          'Build it up high, then let it fall with a "boom".',
          'Make a long road that leads to the house.',
          'Build a second house for a friend and visit each other.',
        ],
        close: 'Tidy up while you sing good night to the {hero}.',
        objectives: [
          'Puts one thing on or beside another',
          'Pretends that something lives there',
          'Starts again after it falls',
        ],
        easier: 'Build yourself and let your child add the last piece.',
        harder: 'Ask for a roof that stays up.',
        asks: ['Who lives in here?', 'What does the {hero} need now?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'Build the {place} with what you have: a way in, a place to sleep and a secret. Then show the {hero} around.',
        core: [
          'Choose a spot for the {place} and mark its edge with the first {builds}.',
          'Build a way in, a bed and a lookout.',
          'Walk two fingers through it as the {hero} and say what you see.',
        ],
        rounds: [
          'Fix a problem: {trouble}. What has to be built?',
          'Add something that moves, opens or rolls.',
          'Build a neighbor for it and a road that joins the two.',
        ],
        close: 'Give a tour, then take it apart from the top down.',
        objectives: [
          'Plans and builds parts with a purpose',
          'Changes the building to solve a problem',
          'Tells what each part is for',
        ],
        easier: 'Build only the bed and the door.',
        harder: 'Build it so that nothing touches the floor in the middle.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Design the {place} under three rules: one curve, one overhang, one thing that surprises. Then defend your design.',
        core: [
          'Agree on a wish list for the {hero}: three needs and one luxury.',
          'Build the {place} from the {builds} with one curve and one overhang.',
          'Present it in one minute and answer two hard questions.',
        ],
        rounds: [
          'Change it, because {trouble}.',
          'Take away a third of the material and keep the idea.',
          'Extend it into a district with a public square, a shortcut and a rule for visitors.',
        ],
        close: 'Decide what you would keep, then take it down carefully.',
        objectives: [
          'Builds to a set of rules',
          'Explains a design choice',
          'Improves a design after feedback',
        ],
        easier: 'Drop the overhang and keep the surprise.',
        harder: 'Build without speaking, in turns, piece by piece.',
      },
    ],
    asks: [
      'What would it be like to live in there?',
      'Which part are you going to remember?',
      'What does the {hero} like best about it?',
    ],
    caution: "Build on the floor, and stack no higher than your child's chest.",
  },
  {
    id: 'art-rule',
    category: 'Creative',
    skills: ['creativity', 'fine-motor'],
    from_age: 2,
    minutes: [5, 60],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pen', amount: '2' },
    ],
    titles: ['Three Lines for the {Hero}', 'The {Hero} Draws a Line', 'A Picture for the {Place}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'The {hero} goes for a walk on the paper. Your child makes its tracks: long, short, round and wild.',
        core: [
          'Put the {page} on the floor or table and hold it still.',
          'Make a dot and say, "Here the {hero} wakes up."',
          'Draw its way together: fast, slow, round and round.',
        ],
        rounds: [
          'Dance the line first with a finger in the air, then draw it.',
          'Make small dots like rain and say "drip, drop".',
          'Swap colors and draw another walk on top.',
        ],
        close: 'Look at the tracks together and hang them up low.',
        objectives: [
          'Makes marks on purpose',
          'Changes between fast and slow lines',
          'Points to a line and says something about it',
        ],
        easier: "Draw with your hand over your child's hand.",
        harder: 'Ask for a line that goes all the way around.',
        asks: ['Where is your line going?', 'What sound does this line make?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'One of you draws a strange line, the other turns it into the {hero}. There is no wrong line.',
        core: [
          'Draw one curvy line each and swap your pages.',
          'Turn the page around until you see something in it.',
          'Draw on until the line has become the {hero}, or somebody it knows.',
        ],
        rounds: [
          'Give it a place to live: the {place}.',
          'Draw with the other hand for one minute.',
          'Make a picture of how {trouble}, in three parts.',
        ],
        close: 'Give the picture a title and hang it up.',
        objectives: [
          'Finds a shape in a random line',
          'Adds details that belong to an idea',
          'Tells the story of a picture',
        ],
        easier: 'Offer a circle to start from.',
        harder: 'Use exactly five lines, not one more.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Art with a handicap: draw the {hero} under a rule that makes it hard to be perfect and easy to be original.',
        core: [
          'Choose a rule: one line without lifting, no circles, or only shadows.',
          'Draw the {hero} for three minutes under that rule.',
          'Swap rules, not pictures, and draw it again.',
        ],
        rounds: [
          'Cover half of the page and continue the half you can see.',
          'Draw the {place} using only patterns, no outlines.',
          'Plan a series of four pictures in one style, where {trouble}.',
        ],
        close: 'Choose the line you like best and sign your work.',
        objectives: [
          'Keeps to a chosen rule',
          'Finds a new solution within limits',
          'Compares two versions',
        ],
        easier: 'Look at a real thing and draw only its edge.',
        harder: 'Draw without looking at the page.',
      },
    ],
    asks: [
      'What did the line want to become?',
      'Which part happened by accident?',
      'What would you call this color or line?',
    ],
    caution: 'Cover the table, and use washable colors only.',
  },
  {
    id: 'dough-creature',
    category: 'Creative',
    skills: ['creativity', 'fine-motor'],
    from_age: 2,
    minutes: [10, 60],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    needs: [{ id: 'playdough', line: '1 lump of playdough for each of you' }],
    also: '1 tray to work on',
    titles: ['Playdough {Hero}', 'Squash and Roll, {Hero}', 'The {Hero} Gets a Shape'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Squash, poke, roll: a lump wakes up and becomes the {hero}. Your child decides what it needs.',
        core: [
          'Sit at a tray together and squash the playdough with both hands.',
          'Poke holes with one finger and say, "Eyes for the {hero}."',
          'Roll a snake between your palms and stick it on.',
        ],
        rounds: [
          'Press your hand in and look at the print.',
          'Make a blanket: pat it flat, flatter, flattest.',
          'Pull off small bits and stick them on again.',
        ],
        close: 'Press everything into one lump and put it in its box.',
        objectives: [
          'Presses and pokes with the fingers',
          'Rolls between two palms',
          'Gives the shape a name or a sound',
        ],
        easier: 'Warm the dough in your hands first, and roll the first snake together.',
        harder: 'Ask for legs that can stand.',
        asks: ['What does it need now?', 'Where are its eyes?'],
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Invent a relative of the {hero} that nobody has ever seen, with a body built for one special job.',
        core: [
          'Choose a job, such as a helper at the {place}.',
          'Model a body that can do it, with one odd part.',
          'Press in a pattern with a fingertip or nail.',
        ],
        rounds: [
          'Make it stand by itself: what has to change?',
          "Swap creatures and add one part to the other's work.",
          'Model a scene of how {trouble}, and how your creature solves it.',
        ],
        close: 'Introduce your creature in two sentences and put the dough back in its box.',
        objectives: [
          'Models parts and joins them firmly',
          'Changes a shape so that it stands',
          'Explains what each part is for',
        ],
        easier: 'Begin with a plain egg shape and add two parts.',
        harder: 'Model it out of one piece without adding anything.',
      },
    ],
    asks: [
      'What can it do that nobody else can?',
      'Where does it sleep?',
      'What would it say to the {hero}?',
    ],
    caution: 'Playdough is not for eating; keep it out of mouths.',
  },
  {
    id: 'odd-inventions',
    category: 'Creative',
    skills: ['creativity', 'vocabulary-talk'],
    from_age: 4,
    minutes: [5, 60],
    moods: ['calm', 'seated', 'together'],
    prep_minutes: 0,
    also: '1 tray, coat hanger or other stray thing',
    titles: ['It Is Not a Tray, {Hero}', 'Odd Inventions for the {Hero}', 'Gadget for the {Hero}'],
    tellings: [
      {
        until: 7,
        difficulty: 'easy',
        description:
          'This is not a tray. It could be a sled, a stage or a hat for the {hero}. How many things can one thing be?',
        core: [
          'Pick up a stray thing, such as a tray, and say, "This is not a tray."',
          'Take turns showing what else it could be, without naming it.',
          'Guess each one, and keep count on your fingers.',
        ],
        rounds: [
          'Find a use that helps the {hero}, because {trouble}.',
          'Use it in a way that makes a sound.',
          'Combine it with your hands and feet into a machine with three parts.',
        ],
        close: 'Vote for the oddest use and put the thing back.',
        objectives: [
          'Finds several uses for one thing',
          'Acts out an idea',
          'Guesses from a gesture',
        ],
        easier: 'Name a place, such as kitchen or zoo, to get ideas.',
        harder: 'Find ten uses without a pause.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Pitch a ridiculous product: one household thing, one serious problem at the {place}, and sixty seconds to sell it.',
        core: [
          'Choose any stray thing and a problem: {trouble}.',
          'Invent a new use, a name and a slogan.',
          'Present it in one minute while your partner asks the hardest question.',
        ],
        rounds: [
          'Change it so that you have an answer to that question.',
          'Sell the product of your partner to a grumpy customer.',
          'Plan a whole shop: three products, prices, and one honest warning each.',
        ],
        close: 'Decide which one you would really buy.',
        objectives: [
          'Invents a use that solves a problem',
          'Presents an idea in one minute',
          'Improves an idea after a question',
        ],
        easier: 'List five uses before you choose.',
        harder: 'Sell it without saying what it does.',
      },
    ],
    asks: [
      'Which idea came from nowhere?',
      'What problem at our home needs an invention?',
      'What would the {hero} do with it?',
    ],
    caution: 'Choose something light, without sharp edges.',
  },
]
