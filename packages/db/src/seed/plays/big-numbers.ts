import { atTable, onFloor, type Play, talk, told, unhurried } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Math, ages 9 to 12. */
export const bigNumbers: readonly Play[] = [
  {
    id: 'nobody-can-look-it-up',
    categories: ['Math'],
    skills: ['number-sense', 'measuring-spatial'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    tellings: [
      told('cooking', 'How Long Is a Year of Noodles?', 'noodle', {
        q: 'how long are the noodles of your year, laid end to end?',
        parts: 'noodles in a bowl, the length of one, bowls a month',
        next: 'how many bites a cook tastes in a working life',
      }),
      told('space', 'How Long to Walk to the Moon?', 'astronaut', {
        q: 'how many years is it to walk 384,000 km, as far as the moon?',
        parts: 'hours of walking a day, kilometers an hour, days a year',
        next: 'how many times around a football field that is',
      }),
      told('music', 'How Often Did the Drummer Hit It?', 'drummer', {
        q: 'how many times does a drummer hit something in one concert?',
        parts: 'beats a minute, minutes a song, songs a night',
        next: 'how many songs you hear in a year without choosing them',
      }),
      told('sports', 'How Far Do Eleven Players Run?', 'player', {
        q: 'how far does each player of a team run in a season, all added up?',
        parts: 'kilometers a match, matches a season, players',
        next: 'how many minutes of that the ball is at rest',
      }),
      told('animals', 'How Long Has the Cat Slept?', 'cat', {
        q: 'how many hours has a cat of ten years slept in its life?',
        parts: 'hours a day, days a year, years',
        next: 'how many hours of that it purred',
      }),
      told('vehicles', 'How Much Time at Red Lights?', 'driver', {
        q: 'how many minutes a year does a driver in town wait at red lights?',
        parts: 'lights on the way, minutes at each, such as a half, trips a year',
        next: 'how often a bus door opens in a week',
      }),
      told('stories', 'How Many Words Has the Wizard Read?', 'wizard', {
        q: 'how many words are one page a night, for 300 years?',
        parts: 'words in a line, lines on a page, nights',
        next: 'how many pages you will have read when you are twenty',
      }),
      told(null, 'How Many Keys Have You Turned?', 'key', {
        q: 'how many times in a year do the people at home turn a key?',
        parts: 'doors, people, times a day',
        next: 'steps from bed to school in a month',
      }),
    ],
    description:
      'Nobody can look this one up: {q} Guess in secret, split it into small sums, and see whose gut was nearer.',
    core: [
      'Ask about the {hero}: {q} Say both guesses at once.',
      'Split it: {parts}. Your child guesses each part, you round it.',
      'Multiply aloud, one step at a time. Compare with both guesses: who was nearer?',
    ],
    rounds: [
      {
        steps: [
          'Name the shakiest number for the {hero}. Halve it and double it: how much does the answer move?',
        ],
        objective: 'Says how one shaky number changes the answer',
      },
      {
        steps: ['Work out the next one: {next}. This time your child leads.'],
        objective: 'Splits a new question into parts',
      },
      {
        steps: [
          'Invent one nobody else could answer, about you two, and seal both guesses until tomorrow.',
        ],
        objective: 'Invents a question that can be worked out',
      },
    ],
    close:
      'Say the result for the {hero} in a sentence that starts with "About", and the number you trust least.',
    objectives: ['Splits a big question into small sums', 'Compares a guess with a result'],
    say: 'Say: "I was far off with my first guess about the {hero}. What did you picture for yours?"',
    easier: 'Use only tens and hundreds, and paper if you have it.',
    harder: 'Give a lowest and a highest number, and say why the truth lies between.',
    caution: 'Only voices. It is a game with guesses and no test.',
  },
  {
    id: 'push-on-or-turn-back',
    categories: ['Math'],
    skills: ['number-sense', 'patterns-logic'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [{ kind: 'card', amount: 'ten', line: 'Ten playing cards: 2 to 10 and one ace' }],
    tellings: [
      told('ocean', 'One More Mile, Captain?', 'captain', {
        is: 'fish in the net',
        bad: 'the storm, and all is lost',
        stop: '"Back to the harbor"',
      }),
      told('space', 'How Deep Into the Asteroid Field?', 'pilot', {
        is: 'crystals on board',
        bad: 'the asteroid, and all is lost',
        stop: '"Turn the ship"',
      }),
      told('animals', 'The Fox and the Henhouse Dog', 'fox', {
        is: 'points for the fox',
        bad: 'the dog, and all is dropped',
        stop: '"Back into the woods"',
      }),
      told('vehicles', 'How Many Laps on Old Tires?', 'race driver', {
        is: 'points for the lap',
        bad: 'the flat tire, and all points are gone',
        stop: '"Into the pits"',
      }),
      told('stories', 'How Much Gold Before the Dragon Wakes?', 'thief', {
        is: 'gold in the bag',
        bad: 'the dragon, and the bag is lost',
        stop: '"Out of the cave"',
      }),
      told('cooking', 'One More Layer on the Cake?', 'baker', {
        is: 'points for the layer',
        bad: 'the collapse, and no cake',
        stop: '"It is served"',
      }),
    ],
    description:
      'Nine cards are {is}, one is a disaster. After each card the {hero} decides: one more, or stop? The odds change every time, and you can count them.',
    takes: unhurried,
    core: [
      'Shuffle the ten cards face down. Numbers are {is}; the ace is {bad}.',
      'Turn over card by card as the {hero}. Before each, say the odds: "One bad card out of ..."',
      'Stop whenever you like with {stop}, and write or remember your total. Then the other goes.',
      'Play three trips each. Whose total is higher, and who stopped too early?',
    ],
    rounds: [
      {
        steps: [
          'Set a rule before the trip, such as "stop after three cards", and obey it. Compare.',
        ],
        objective: 'Tests a rule against a feeling',
      },
      {
        steps: [
          'Work out what the {hero} risks and may win on the next card, halfway through. Is it worth it?',
        ],
        objective: 'Compares what can be won and lost',
      },
    ],
    close: 'Say the best rule of the {hero} in one sentence, and count the ten cards back.',
    objectives: ['Says the odds before a card', 'Gives a reason to go on or stop'],
    say: 'Say: "I stopped because I got nervous, not because of the odds. What makes the {hero} in you stop?"',
    easier: 'Play with six cards, and decide together.',
    harder: 'Announce how many cards you will turn before you see the first.',
    caution:
      'Play for points only, and keep cards out of reach of a younger child who mouths things.',
  },
  {
    id: 'poisoned-corner',
    categories: ['Math'],
    skills: ['patterns-logic', 'focus-memory'],
    ages: [8, 12],
    difficulty: 'hard',
    facts: atTable([...awake], { noise: 0 }),
    slots: [{ kind: 'counter', amount: 'twelve' }],
    tellings: [
      told('cooking', 'The Salty Corner of the Chocolate', 'cook', {
        grid: 'a bar of chocolate',
        bad: 'salty',
        bite: 'Break off',
      }),
      told('ocean', 'The Stinging Corner of the Reef', 'diver', {
        grid: 'a reef',
        bad: 'fire coral',
        bite: 'Take off',
      }),
      told('space', 'The Corner With the Black Hole', 'pilot', {
        grid: 'a star map',
        bad: 'the black hole',
        bite: 'Fly through',
      }),
      told('nature', 'The Rotten Corner of the Leaf', 'caterpillar', {
        grid: 'a leaf',
        bad: 'rotten',
        bite: 'Bite off',
      }),
      told('building', 'The Corner With the Keystone', 'builder', {
        grid: 'a wall',
        bad: 'the keystone',
        bite: 'Take down',
      }),
      told('stories', 'The Cursed Corner of the Floor', 'knight', {
        grid: 'a floor of stone plates',
        bad: 'cursed',
        bite: 'Break out',
      }),
    ],
    description:
      'Three rows of four make {grid}. One corner is {bad}, and whoever is left with it loses. One of you can always win: who?',
    core: [
      'Lay the twelve {counters} in three rows of four: {grid}. The lower left corner is {bad}.',
      '{bite} in turn: choose a piece, and take it with all that lies above it, right of it, or both.',
      'Play three games. Whoever must take the corner loses; the {hero} who lost may begin.',
      'Freeze a game with five or fewer left, and find the winning move together.',
    ],
    rounds: [
      {
        steps: [
          'Play on two rows of four only. Find a move that keeps one row exactly one longer.',
        ],
        objective: 'Finds a rule for a smaller board',
      },
      {
        steps: [
          'Try a square, three by three: begin with the piece diagonal to the corner. Why can nobody beat that?',
        ],
        objective: 'Finds a first move that wins',
      },
    ],
    close:
      'Say who should win with perfect play, the first or the second {hero}, and count all twelve back.',
    objectives: ['Plans two moves ahead', 'Explains why a position is lost'],
    say: 'Say: "I saw the trap of the {hero} one move too late. What do you look at first?"',
    easier: 'Play with two rows of three.',
    harder: "Say your opponent's best answer before each move.",
    caution: 'Count the pieces back in, so that none is left for a younger child.',
  },
  {
    id: 'does-it-fit-in-here',
    categories: ['Math'],
    skills: ['measuring-spatial', 'number-sense'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: onFloor([...awake, 'wild'], { child_energy: 2, hands_needed: 0 }),
    tellings: [
      told('ocean', 'Does a Blue Whale Fit in Our Home?', 'whale', {
        size: 'about 25 meters long',
        half: 'its head, about a quarter of it',
      }),
      told('dinosaurs', 'Does a Diplodocus Fit in Our Home?', 'diplodocus', {
        size: 'about 26 meters long',
        half: 'its tail, about half of it',
      }),
      told('space', 'Does a Moon Rocket Fit in Our Street?', 'rocket', {
        size: 'about 110 meters high',
        half: 'the part that came home, about 3 meters',
      }),
      told('vehicles', 'Does a City Bus Fit in Our Home?', 'bus', {
        size: 'about 12 meters long',
        half: 'its back half, round the corner',
      }),
      told('sports', 'Does a Tennis Court Fit in Our Home?', 'tennis court', {
        size: 'about 24 meters long',
        half: 'one half of it',
      }),
      told('animals', 'Does a Giraffe Fit in Our Home?', 'giraffe', {
        size: 'about 5 meters high',
        half: 'its neck, about 2 meters',
      }),
      told('nature', 'Does a Tall Tree Fit in Our Street?', 'tree', {
        size: 'about 30 meters high',
        half: 'its trunk, about a third',
      }),
    ],
    description:
      'The {hero} is {size}. Does it fit in here if it lies down and goes around corners? You measure with nothing but feet.',
    takes: unhurried,
    core: [
      'Guess: the {hero} is {size}. Through how many of our rooms would it reach?',
      'Walk this room with long adult steps, each about a meter. Your child walks it in their own steps.',
      "Work out the exchange rate: how many of your child's steps make one of yours?",
      "Turn the {hero} into your child's steps, and walk it out through the rooms, as far as it goes.",
    ],
    rounds: [
      {
        steps: [
          'Guess something else in your home that is as long as two of your steps. Test three things.',
        ],
        objective: 'Finds things of a given length',
      },
      {
        steps: [
          'Shrink it: if the {hero} were as long as your arm, how tall would you be? Show it with two fingers.',
        ],
        objective: 'Scales a size down in the same ratio',
      },
    ],
    close:
      'Stand where the {hero} ends. Then show {half}, and say how far off the first guess was.',
    objectives: ['Measures a room in steps', 'Converts one unit into another'],
    say: 'Say: "I had no feeling at all for how big the {hero} is. What is it as long as, from here?"',
    easier: 'Measure one room and multiply by two.',
    harder: 'Guess the error: how wrong can it be if each step is a hand too long?',
    caution: 'Walk, do not run; doors stay open, and nobody measures on stairs.',
  },
  {
    id: 'the-rule-in-my-head',
    categories: ['Math', 'Science'],
    skills: ['patterns-logic', 'observation-inquiry'],
    ages: [9, 12],
    difficulty: 'hard',
    facts: talk([...mood]),
    tellings: [
      told('building', 'The Robot That Only Says Beep', 'robot', {
        yes: '"beep" when it fits, "zzz" when it does not',
        swap: 'Beep for as long as your rule holds',
      }),
      told('space', 'The Code of the Alien', 'alien', {
        yes: 'a high hum for yes, a low hum for no',
        swap: 'Hum as the alien, and never explain',
      }),
      told('stories', 'The Sphinx Has a Rule', 'sphinx', {
        yes: 'a nod for yes, a blink for no',
        swap: 'Nod as the sphinx, and never explain',
      }),
      told('music', 'The Conductor Hears What Fits', 'conductor', {
        yes: 'one finger for yes, a fist for no',
        swap: 'Conduct each try with one hand',
      }),
      told('animals', 'The Owl Only Says Hoo', 'owl', {
        yes: '"hoo" when it fits, nothing at all when it does not',
        swap: 'Hoot as the owl, with shut eyes',
      }),
      told('sports', 'The Referee Has a Rule', 'referee', {
        yes: 'a thumb up for yes, a flat hand for no',
        swap: 'Show cards in the air as the referee',
      }),
      told(null, 'The Rule in My Head', 'judge', {
        yes: '"in" when it fits, "out" when it does not',
        swap: 'Judge each try with one word',
      }),
    ],
    description:
      'The numbers 2, 4, 6 fit the secret rule of the {hero}. Your child may test as many threes as they like before saying the rule. Almost everybody says it too soon.',
    core: [
      'Think of this rule and keep it: each number is bigger than the one before. Say only: "2, 4, 6 fits."',
      'Let your child test threes, such as 10, 12, 14. The {hero} says {yes}.',
      'Wait until they are sure, and ask: "Which three would prove you wrong?" Test that one first.',
      'Swap: your child has a rule. {swap}. Try to get a "no" on purpose.',
    ],
    rounds: [
      {
        steps: ['Use words: "soap, sock, soup fits." Find the rule in as few tests as you can.'],
        objective: 'Finds a rule from examples and counterexamples',
      },
      {
        steps: [
          'Make a rule with an exception, such as "never five". Warn the other that there is one.',
        ],
        objective: 'Finds an exception to a rule',
      },
    ],
    close: 'Let the {hero} reveal all rules, and say which "no" taught you most.',
    objectives: ['Tests threes before naming a rule', 'Tries an example that could prove it wrong'],
    say: 'Say: "I believed my first idea as soon as the {hero} agreed once. When did you start to doubt?"',
    easier: 'Use the rule "all even", and say when they are warm.',
    harder: 'Allow only five tests in all.',
    caution: 'Only voices and hands. Being wrong is how it works.',
  },
]
