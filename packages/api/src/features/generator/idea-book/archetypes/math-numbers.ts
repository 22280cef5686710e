import type { Archetype } from '../archetype.ts'

export const mathNumbers: readonly Archetype[] = [
  {
    id: 'delivery',
    category: 'Math',
    skills: ['number-sense', 'fine-motor'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    slots: [
      { kind: 'counter', amount: '{n}' },
      { kind: 'home', amount: '{k}' },
    ],
    titles: ['{Place} Delivery', 'Special Delivery for the {Hero}', 'One for Every {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'The {place} has ordered {things}, and nobody may be left out. Your child brings one to every door.',
        core: [
          'Put {k} {homes} in a row on the floor and call each one a room of the {place}.',
          'Hand your child one {counter} and say, "One for this room, please."',
          'Go on until every room has one, and say "one for you" each time.',
        ],
        rounds: [
          'Look for a room with nothing in it and ask your child to fix it.',
          'Collect everything again, one by one, and say "one, two" aloud.',
          'Mix up the rooms and deliver once more, this time by truck or by snail.',
        ],
        close: 'Drop every {counter} back into your hands and close the {place} for today.',
        objectives: [
          'Places one thing in each room',
          'Points to a room that has none',
          'Says a number word while handing something over',
        ],
        easier: 'Start with one room, and point to the door.',
        harder: 'Let one room ask for two and see whether your child brings both.',
        asks: ['Who has one already?', 'Where does this one want to go?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'Ring, ring! The {place} needs {things}, and every room wants a different number. Can your child get each order right?',
        core: [
          'Set out {k} {homes} as rooms of the {place}.',
          'Pretend each {counter} is one of the {things}, and call out an order: "Two, please."',
          'Count the order out loud together before it leaves.',
        ],
        rounds: [
          'Send a room "one more" or "one less" and ask how many are in it now.',
          'Swap jobs: your child orders, and you make a mistake for them to catch.',
          'Share out all the {counters} so that each room gets the same, and see what is left over.',
        ],
        close: 'Count everything back in together and close the {place}.',
        objectives: [
          'Counts out a number of things that was asked for',
          'Tells which room has more and which has fewer',
          'Corrects an order that is wrong',
        ],
        easier: 'Order only ones and twos, and show the number on your fingers.',
        harder: 'Call out two orders at once and let your child remember both.',
      },
    ],
    asks: [
      'Which room was the happiest about its delivery, and how could you tell?',
      'What should the {hero} order tomorrow?',
      'How did you make sure nobody was left out?',
    ],
    caution: 'Keep the floor clear where you walk.',
  },
  {
    id: 'count-and-go',
    category: 'Math',
    skills: ['number-sense', 'gross-motor'],
    from_age: 2,
    minutes: [5, 15],
    moods: ['active', 'together'],
    prep_minutes: 0,
    titles: ['Count and Go, {Hero}', 'Three, Two, One, {Hero}', 'The {Hero} Counts Steps'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'One, two, three, go! The {hero} can only move when the counting is done, and your child is the engine.',
        core: [
          'Crouch down together and whisper, "One, two, three."',
          'Go at "three" and {move1}, all the way to the wall.',
          'Come back the same way, and let your child say the last number.',
        ],
        rounds: [
          'Choose a new way to go: {move2}.',
          'Count slowly, then fast, and go only when the counting ends.',
          'Clap once, then twice, and let your child take that many big steps.',
        ],
        close: 'Count the {hero} to sleep: "three, two, one", and lie flat on the floor.',
        objectives: [
          'Waits until the counting ends',
          'Says at least one number word at the right place',
          'Copies a way of moving',
        ],
        easier: 'Hold hands and do the counting yourself.',
        harder: 'Stop at "two" and wait for your child to finish the count.',
        asks: ['What comes after one, two ...?', 'Where shall we go now?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'The {hero} moves by numbers only. You show fingers, your child counts them and takes exactly that many steps.',
        core: [
          'Begin at one wall and call the far wall the {place}.',
          'Hold up some fingers and let your child say how many.',
          'Take exactly that many steps toward the {place}: {move1}.',
        ],
        rounds: [
          'Guess first: how many steps are left to the {place}?',
          'Swap jobs, so your child shows the fingers and you do the moving.',
          'Go back by counting down, one step for each number.',
        ],
        close: 'Finish with a slow countdown from five, and sit down on "zero".',
        objectives: [
          'Tells how many fingers are up',
          'Takes one step for each number said',
          'Estimates how many steps are left',
        ],
        easier: 'Show only one, two or three fingers.',
        harder: 'Show fingers on two hands and let your child add them up.',
      },
    ],
    asks: [
      'What was the best way for the {hero} to move?',
      'How did you know when to stop?',
      'Where should the {hero} go next, and how many steps might it take?',
    ],
    caution: 'Clear the floor between the walls and go barefoot or in grippy socks.',
  },
  {
    id: 'hidden-number',
    category: 'Math',
    skills: ['number-sense', 'focus-memory'],
    from_age: 4,
    minutes: [5, 30],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    slots: [
      { kind: 'counter', amount: '{n}' },
      { kind: 'home', amount: '1' },
    ],
    titles: ['Who Took the {Things}?', 'The {Hero} Hides Some', 'Missing {Things}'],
    tellings: [
      {
        until: 5,
        difficulty: 'medium',
        description:
          'The {hero} is a rascal: every time you look away, some {things} are gone. How many are hiding?',
        core: [
          'Count five {counters} into a row and call them {things}.',
          'Close your eyes while your child puts some under or behind the {home}.',
          'Look at what is left and say how many must be hiding.',
        ],
        rounds: [
          'Check by counting, then swap jobs.',
          'Add one more to the row and play again.',
          'Show the hidden number on your fingers before you look.',
        ],
        close: 'Find every hidden piece and count all of them back in.',
        objectives: [
          'Counts a row by touching each piece',
          'Says how many are missing',
          'Checks an answer by counting',
        ],
        easier: 'Start with three pieces and hide only one.',
        harder: 'Hide pieces in two places and find both numbers.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Some of the {things} are hidden. Use what you can see to prove what you cannot see.',
        core: [
          'Count {n} {counters} together and remember the number.',
          'Hide some under or behind the {home} while your partner looks away.',
          'Say how many are hidden, and give the reason in one sentence.',
        ],
        rounds: [
          'Give a clue instead: "I hid twice as many as you see."',
          'Hide them in two groups and tell only the difference.',
          'Invent a tricky clue each, trade them, and solve both without touching a piece.',
        ],
        close: 'Count everything back in and name the best clue.',
        objectives: [
          'Works out a missing part from the whole',
          'Explains how the answer was found',
          'Invents a clue with only one answer',
        ],
        easier: 'Play with ten pieces and use fingers to check.',
        harder: 'Give two clues, one true and one false, and find the true one.',
      },
    ],
    asks: [
      'How did you find out without looking?',
      'Which number was the easiest to see in your head?',
      'Where would the {hero} hide things at home?',
    ],
    caution: 'Play at a table or on a clear floor and count the pieces in and out.',
  },
  {
    id: 'target-score',
    category: 'Math',
    skills: ['number-sense', 'gross-motor'],
    from_age: 5,
    minutes: [10, 45],
    moods: ['active', 'together'],
    prep_minutes: 1,
    slots: [
      { kind: 'soft', amount: '1' },
      { kind: 'home', amount: '3' },
    ],
    titles: ['{Place} Points', 'Exactly Ten for the {Hero}', 'The {Hero} Scoreboard'],
    tellings: [
      {
        until: 7,
        difficulty: 'medium',
        description:
          'Three targets, three values and one goal: the {hero} needs exactly ten points, not nine and not eleven.',
        core: [
          'Set three {homes} on the floor and give them one, two and five points.',
          'Throw the {soft} from three steps away and say the points aloud.',
          'Add up as you go and try to land on exactly ten.',
        ],
        rounds: [
          'Take one point off for each throw that lands on the floor.',
          'Ask before each throw: which target would help most now?',
          'Invent a fourth target with a secret value and let your partner work it out.',
        ],
        close: 'Compare the number of throws and pick up the targets together.',
        objectives: [
          'Adds small numbers while playing',
          'Says how many points are still missing',
          'Chooses a target for a reason',
        ],
        easier: 'Stand one step away and stop at five points.',
        harder: 'Start at twenty and count down to exactly zero.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'A throwing game with a strategy problem: the easy target pays little, the far one pays a lot, and only an exact total wins.',
        core: [
          'Set three {homes} at three distances and agree on points for each.',
          'Throw the {soft} in turn and keep both totals in your head.',
          'Aim for fifty exactly; a total above it falls back to twenty-five.',
        ],
        rounds: [
          'Track your hits out of ten throws and decide which target pays best.',
          'Change the points so that all three targets are equally tempting.',
          'Design a full set of rules with one bonus and one risk, and test it twice.',
        ],
        close: 'Explain the strategy you would use next time, then clear the floor.',
        objectives: [
          'Keeps a running total without paper',
          'Compares chances with rewards',
          'Explains a strategy',
        ],
        easier: 'Use values of one, five and ten, and play to thirty.',
        harder: 'Use a fraction or a decimal as one of the values.',
      },
    ],
    asks: [
      'When did you change your plan, and why?',
      'Which target was worth the risk?',
      'What would be a fair score for a beginner?',
    ],
    caution: 'Throw underhand and only when nobody stands in the way.',
  },
]
