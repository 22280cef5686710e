import type { Archetype } from '../archetype.ts'

export const motorMoves: readonly Archetype[] = [
  {
    id: 'obstacle-path',
    category: 'Motor',
    skills: ['gross-motor', 'focus-memory'],
    from_age: 2,
    minutes: [5, 60],
    moods: ['active'],
    prep_minutes: 2,
    slots: [{ kind: 'marker', amount: '{k}' }],
    titles: ['Path to the {Place}', 'The {Hero} Trail', 'Step Over, {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'A trail leads to the {place}. Your child steps over, goes around and arrives, hand in hand with you.',
        core: [
          'Lay {k} {markers} on the floor in a line, with room between them.',
          'Hold one hand and step over each: "Up, over, and down."',
          'Walk back around them and say "around" each time.',
        ],
        rounds: [
          'Go the same way and {move1}.',
          'Let your child lead while you follow and copy.',
          'Move the trail together, so that it leads somewhere new.',
        ],
        close: 'Sit down at the {place} for a rest, then clear the floor together.',
        objectives: [
          'Steps over a low thing with one hand held',
          'Walks around without touching',
          'Copies a way of walking',
        ],
        easier: 'Leave wide gaps and hold both hands.',
        harder: 'Let go of the hand on the last step.',
        asks: ['Where do your feet go now?', 'Over it or around it: which way now?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'The path to the {place} is full of traps. Step over, go around, freeze, and bring the {hero} home safely.',
        core: [
          'Lay out {k} {markers} with two steps between them.',
          'Agree on a rule: step over the first, go around the next.',
          'Walk the path and {move1} on the last stretch.',
        ],
        rounds: [
          "Go backward with a hand on your partner's arm.",
          'Call "freeze" anywhere on the path and count to three.',
          'Let your child build a new path with one surprise, and walk it as the {hero}.',
        ],
        close: 'Walk the whole path once without touching anything, then clear it.',
        objectives: [
          'Follows a rule of two movements',
          'Stops on a signal',
          'Builds a path for a partner',
        ],
        easier: 'Use one rule only: step over.',
        harder: 'Carry something on a flat hand along the path.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Design a course that is hard but fair, run it as the {hero}, and beat nobody but your own first score.',
        core: [
          'Set out {k} {markers} and give each its own move.',
          'Walk the course slowly once and agree on what counts as a fault.',
          'Go for a first score: count faults, not seconds.',
        ],
        rounds: [
          'Do it again with a new rule, such as one hand on your back.',
          'Guide your partner by words alone, one step at a time.',
          'Redesign the course for exactly three faults per run, and test it.',
        ],
        close: 'Compare your first and your last score, then clear the floor.',
        objectives: [
          'Controls movements around obstacles',
          'Remembers a sequence of moves',
          'Adjusts a course after testing',
        ],
        easier: 'Leave out every second marker.',
        harder: 'Walk the course from memory in the reverse order.',
      },
    ],
    asks: [
      'Which spot on the path was the trickiest for the {hero}?',
      'What did your feet have to remember?',
      'What should we build into the path next time?',
    ],
    caution: 'Clear the space, go barefoot, and step over things, never onto them.',
  },
  {
    id: 'theme-walks',
    category: 'Motor',
    skills: ['gross-motor', 'creativity'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['active', 'together'],
    prep_minutes: 0,
    titles: ['{Hero} Training', 'Walk to the {Place}', 'Move Like the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Today nobody just walks. Your child crosses the room as the {hero}, and you come along.',
        core: [
          'Show the first walk at one wall: {move1}.',
          'Go to the other wall side by side and touch it.',
          'Come back another way: {move2}.',
        ],
        rounds: [
          'Let your child choose a walk, and copy it exactly.',
          'Add a voice: {sound1}.',
          'Go very slowly, then a little faster, then slowly again.',
        ],
        close: 'Curl up on the floor like the {hero} and rest for three breaths.',
        objectives: [
          'Copies a way of moving across the room',
          'Chooses a movement',
          'Slows down when asked',
        ],
        easier: 'Stay on the spot and move only the arms.',
        harder: 'Change the walk in the middle of the room.',
        asks: ['How does the {hero} walk?', 'Which walk shall we do again?'],
      },
      {
        until: 8,
        difficulty: 'easy',
        description:
          'Training camp for the {hero}: three moves, one stop signal, and a route to the {place} that gets sillier each time.',
        core: [
          'Warm up on the spot: reach high, fold low, shake both legs.',
          'Cross the room three ways: {move1}, {move2}, {move3}.',
          'Clap once for "freeze" and hold the pose for three breaths.',
        ],
        rounds: [
          'Invent a move for "{trouble}" and try it out.',
          'Join two moves into one, such as slow and low.',
          'Put five moves into a routine and teach it to your partner.',
        ],
        close: 'Walk one last length in total silence, then shake hands.',
        objectives: [
          'Moves in at least three different ways',
          'Stops and holds a pose on a signal',
          'Invents a movement',
        ],
        easier: 'Use one move at a time and longer rests.',
        harder: 'Move so that feet make no sound at all.',
      },
    ],
    asks: [
      'Which walk felt the strangest?',
      'How would the {hero} walk when it is tired?',
      'What did your body find hard?',
    ],
    caution: 'Clear the floor and go barefoot or in grippy socks.',
  },
  {
    id: 'stop-and-go',
    category: 'Motor',
    skills: ['focus-memory', 'gross-motor'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['active', 'together'],
    prep_minutes: 0,
    titles: ['Freeze, {Hero}', 'Signals From the {Place}', 'The {Hero} Stops and Goes'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Go, go, go, and stop! Your child moves like the {hero} and learns to stop on one word.',
        core: [
          'Say "go" and move together: {move1}.',
          'Say "stop" and stand as still as a tree.',
          'Repeat, and wait a little longer before each "go".',
        ],
        rounds: [
          'Let your child give the orders.',
          'Use a sound for "go": {sound1}.',
          'Add "slow" and creep, then "stop" again.',
        ],
        close: 'Say "sleep", sit down, and breathe out slowly together.',
        objectives: ['Stops on a word', 'Waits for the word go', 'Gives a signal to a partner'],
        easier: 'Hold hands and stop together.',
        harder: 'Whisper the word and see whether your child hears it.',
        asks: ['What do your feet do when I say stop?', 'Who says go now?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'The {place} sends signals: one clap, two claps, silence. Each means a different move for the {hero}.',
        core: [
          'Agree on two signals: one clap for go, two claps for freeze.',
          'Move on the signal: {move1}.',
          'Mix the signals and wait longer each time.',
        ],
        rounds: [
          'Add a third signal: a hum means "{move2}".',
          'Swap jobs and try to fool each other, kindly.',
          'Turn one rule around: now one clap means freeze.',
        ],
        close: 'Give the signal for sleep and lie down without a sound.',
        objectives: [
          'Reacts to two different signals',
          'Holds still for a few seconds',
          'Switches when a rule changes',
        ],
        easier: 'Use one signal and say it aloud as well.',
        harder: "Give signals behind your child's back.",
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Your brain wants to go on, the signal says stop. Train the {hero} reflex with rules that flip when you least expect it.',
        core: [
          'Agree on four signals and four moves. For one of them, {move1}.',
          'Call them at random for one minute and count the mistakes.',
          'Reverse two of the rules and try again.',
        ],
        rounds: [
          'Do the move of the signal before, always one behind.',
          'Let two signals come at once: feet do one, hands the other.',
          'Invent a signal language with six orders and steer your partner through the room.',
        ],
        close: 'Say which rule tangled you up, then shake it out.',
        objectives: [
          'Reacts to several signals without mixing them up',
          'Switches between rules',
          'Holds back a habit',
        ],
        easier: 'Play with two signals at a slow pace.',
        harder: 'Recite the seven times table while you play.',
      },
    ],
    asks: [
      'How did you manage to stop so suddenly?',
      'Which signal was the hardest to hear?',
      'What would be a good secret signal for us?',
    ],
    caution: "Clear the floor, go barefoot, and keep an arm's length from furniture.",
  },
  {
    id: 'balance-duel',
    category: 'Motor',
    skills: ['gross-motor', 'focus-memory'],
    from_age: 4,
    minutes: [5, 30],
    moods: ['calm', 'together'],
    prep_minutes: 0,
    titles: ['Balance of the {Hero}', 'The {Hero} on One Leg', 'Statues of the {Place}'],
    tellings: [
      {
        until: 6,
        difficulty: 'easy',
        description:
          'Statues at the {place} never fall over. Your child finds out which trick helps the {hero} to stand on one leg.',
        core: [
          'Stand next to a wall and lift one foot a little.',
          'Count slowly together until the foot comes down.',
          'Look at one spot on the wall and try again: is it easier?',
        ],
        rounds: [
          'Spread both arms like wings, then fold them, and compare.',
          'Change legs and find your stronger side.',
          'Walk heel to toe along a line on the floor, like the {hero} on a narrow path.',
        ],
        close: 'Stand like your favorite statue for five breaths, then melt.',
        objectives: [
          'Stands on one leg for a few seconds',
          'Tries a trick to stay steady',
          'Walks heel to toe',
        ],
        easier: 'Keep one hand on the wall.',
        harder: 'Hum a tune while you stand.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Who wobbles first is not the question: find the three tricks that make your own balance last longer.',
        core: [
          'Stand on one leg near a wall and time it, each for yourself.',
          'Change one thing: eyes on a spot, arms out, or knee bent.',
          'Test each change on both legs and keep what helps.',
        ],
        rounds: [
          'Draw a slow letter in the air with the free foot.',
          'Stand palm to palm with your partner and lean in gently until you share the weight.',
          'Put together a one-minute routine with four balances, and perform it.',
        ],
        close: 'Name your best trick and shake out both legs.',
        objectives: [
          'Holds a balance with control',
          'Compares tricks by testing them',
          'Repeats a routine from memory',
        ],
        easier: 'Rest the toes of the second foot on the floor.',
        harder: 'Turn your head slowly from side to side while you stand.',
      },
    ],
    asks: [
      'Where in your body do you feel the wobble first?',
      'Which trick helped you most?',
      'How would the {hero} keep its balance?',
    ],
    caution: 'Stay near a clear wall, on a floor that is not slippery.',
  },
]
