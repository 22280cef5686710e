import type { Archetype } from '../archetype.ts'

export const scienceTests: readonly Archetype[] = [
  {
    id: 'sink-or-float',
    category: 'Science',
    skills: ['observation-inquiry', 'senses'],
    from_age: 2,
    minutes: [10, 45],
    moods: ['calm', 'together'],
    prep_minutes: 2,
    needs: [
      { id: 'water_ice', line: 'Lukewarm water, about a hand deep' },
      { id: 'cups_bowls', line: '1 wide plastic bowl and 1 plastic cup' },
    ],
    also: '1 tray to catch drips',
    titles: ['Rescue Raft for the {Hero}', 'The {Hero} Water Test', 'Will the {Hero} Float?'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'A cup is a boat, until water gets in. Your child pours, pushes and watches the {hero} boat go up and down.',
        core: [
          'Put the bowl on a tray on the floor and sit beside your child.',
          'Lay the empty cup on the water and call it the {hero} boat.',
          'Pour a little water into the cup with your hands and watch what happens.',
        ],
        rounds: [
          'Push the cup under with one finger and let it pop up again.',
          'Blow on the boat gently and see which way it goes.',
          'Tip the cup out high, then low, and listen to the splash.',
        ],
        close: 'Empty the bowl straight away and wipe the tray together.',
        objectives: [
          'Watches what happens after pouring',
          'Copies a word such as wet, full or empty',
          'Pours or pushes with purpose',
        ],
        easier: 'Let your child pat the water and push the cup; you pour.',
        harder: 'Ask your child to show you: up or down?',
        asks: ['Where did the boat go?', 'What happens when you push it?'],
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'A cup that floats can sink, and a sunk cup can float again. Find the exact moment when the {hero} boat changes its mind.',
        core: [
          'Put the bowl on a tray and float the empty cup as the {hero} boat.',
          'Guess how many handfuls of water the boat can carry.',
          'Add one handful at a time and count until it sinks.',
        ],
        rounds: [
          'Repeat the test and see whether the number stays the same.',
          'Turn the cup upside down, push it under, and explain what holds the water out.',
          'Change one thing, such as the tilt or the depth, and run three fair tests.',
        ],
        close: 'Empty the bowl straight away, wipe the floor and share your best finding.',
        objectives: [
          'Makes a guess and tests it',
          'Counts or compares results',
          'Explains in own words why the cup sank',
        ],
        easier: 'Use a bigger cup and pour with one hand only.',
        harder: 'Find a way to float the cup so that it carries twice as much.',
      },
    ],
    asks: [
      'What do you think made it sink just then?',
      'What could we change so that the {hero} stays dry?',
      'What did you see right before it went down?',
    ],
    caution: 'Use lukewarm water only and wipe wet floors at once.',
  },
  {
    id: 'ramp-lab',
    category: 'Science',
    skills: ['observation-inquiry', 'measuring-spatial'],
    from_age: 2,
    minutes: [5, 60],
    moods: ['active'],
    prep_minutes: 2,
    slots: [
      { kind: 'ramp', amount: '1' },
      { kind: 'roller', amount: '1' },
    ],
    titles: ['Downhill With the {Hero}', 'The {Place} Ramp Test', 'How Far Rolls the {Hero}?'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Ready, steady, roll! The {hero} comes down the ramp, and your child finds out what makes it faster.',
        core: [
          'Lean the {ramp} on your knee, low and steady.',
          'Put the {roller} at the top and say, "Ready, steady, roll!"',
          'Fetch it together and do it again.',
        ],
        rounds: [
          'Make the ramp a little higher and look what changes.',
          'Sit at the end as the goal and catch with both hands.',
          'Roll it on the flat floor and ask, "Fast or slow?"',
        ],
        close: 'Let the {hero} roll home one last time and park it.',
        objectives: ['Lets go at the word roll', 'Watches where it goes', 'Copies fast and slow'],
        easier: 'Hold the ramp and let your child only push.',
        harder: 'Ask your child to make it roll slowly.',
        asks: ['Where did it roll to?', 'What happens when we make it higher?'],
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Does a steeper ramp always mean a longer roll? Guess, test three heights, and catch the height where the answer flips.',
        core: [
          'Prop up the {ramp} and choose where each run starts.',
          'Guess how far the {roller} will roll, and put a finger on the spot.',
          'Let go without pushing and measure the distance in steps or hands.',
        ],
        rounds: [
          'Test three heights and keep everything else the same.',
          'Change the landing floor, such as rug or bare floor, and compare.',
          'Design a course that stops the {roller} exactly at the {place}, and improve it three times.',
        ],
        close: 'Tell which change mattered most, then take the ramp apart.',
        objectives: [
          'Predicts a distance before the test',
          'Changes one thing at a time',
          'Compares results of several runs',
        ],
        easier: 'Compare only a low ramp and a high ramp.',
        harder: 'Run each height three times and use the middle result.',
      },
    ],
    asks: [
      'What do you think will happen if we make it steeper?',
      'Which run surprised you most?',
      'What slowed the {hero} down?',
    ],
    caution: 'Keep the ramp low and steady, and keep faces away from its end.',
  },
  {
    id: 'body-lab',
    category: 'Science',
    skills: ['observation-inquiry', 'independence'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'together'],
    prep_minutes: 0,
    titles: ['Heart of the {Hero}', 'Check-Up for the {Hero}', 'The {Hero} Body Lab'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Up goes the tummy, down goes the tummy. Your child feels what the body does when the {hero} rests and plays.',
        core: [
          'Lie down side by side and put a hand on your tummy.',
          'Breathe in and out slowly and say "up" and "down".',
          'Get up and {move1} for ten seconds.',
        ],
        rounds: [
          'Lie down again and feel: is the tummy fast or slow now?',
          'Feel warm breath on your hand: blow softly, then a little harder.',
          'Point to knees, elbows and nose, and make each one move.',
        ],
        close: 'Breathe out slowly together three times and give a hug.',
        objectives: [
          'Puts a hand where the breath can be felt',
          'Points to three parts of the body',
          'Copies slow and fast',
        ],
        easier: 'Let your child lie on your tummy and ride up and down.',
        harder: 'Ask your child to make the tummy go slowly after moving.',
        asks: ['What is your tummy doing now?', 'Where can you feel it?'],
      },
      {
        until: 8,
        difficulty: 'easy',
        description:
          'What does the heart of the {hero} do after a chase? Your child is the doctor and the patient in one.',
        core: [
          'Rest a hand on your chest and sit still until you can feel a beat.',
          'Get up and {move1} until you puff a little.',
          'Feel again and say what is different.',
        ],
        rounds: [
          'Find a second place where you can feel the beat, such as the wrist.',
          'Guess what is calmer: slow breathing or lying down? Test both.',
          'Check one sense: how far can you read a finger number across the room?',
        ],
        close: 'Give the {hero} a clean bill of health and stretch up tall.',
        objectives: [
          'Finds a heartbeat or a breath with the hand',
          'Tells what changes after moving',
          'Tests a guess about the body',
        ],
        easier: 'Feel the breath instead of the beat.',
        harder: 'Tap the beat on the table while you feel it.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Your body is the lab today. Measure pulse, reaction and balance, change one thing, and see what the numbers say.',
        core: [
          'Count your pulse at the wrist for fifteen seconds and multiply by four.',
          'Do twenty knee lifts, then count again at once.',
          'Predict how long the pulse needs to calm down, and check each minute.',
        ],
        rounds: [
          'Stand on one leg with eyes open, then with one eye shut, and time both.',
          'Compare your numbers and find one fair reason for the difference.',
          'Plan a test of your own with one change and three repeats, and run it.',
        ],
        close: 'Report one number that surprised you.',
        objectives: [
          'Measures a pulse',
          'Compares numbers before and after',
          'Plans a fair test with one change',
        ],
        easier: 'Compare only fast and slow, without counting.',
        harder: 'Repeat each test three times and use the average.',
      },
    ],
    asks: [
      'What could you feel that you cannot see?',
      'What calmed your body down best?',
      'Which part of you works hardest right now?',
    ],
    caution: 'Stop when anyone feels dizzy or tired, and clear the floor first.',
  },
  {
    id: 'strong-bridge',
    category: 'Science',
    skills: ['observation-inquiry', 'measuring-spatial'],
    from_age: 5,
    minutes: [15, 60],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    slots: [
      { kind: 'span', amount: '3' },
      { kind: 'weight', amount: 'A few' },
    ],
    also: '2 chairs standing close together',
    titles: ['A Bridge for the {Hero}', 'The {Place} Bridge Test', 'Will It Hold the {Hero}?'],
    tellings: [
      {
        until: 12,
        difficulty: 'medium',
        description:
          'One {span}, one gap, and the {hero} wants to cross. Find the fold that turns something floppy into something strong.',
        core: [
          'Push two chairs a hand apart and lay one flat {span} across the gap.',
          'Guess how many {weights} it can carry, then add them one by one.',
          'Fold or bend a new one, lay it across, and test again.',
        ],
        rounds: [
          'Try three shapes, such as a flat sheet, a zigzag and a tunnel.',
          'Widen the gap by one hand and find out which shape still holds.',
          'Design the final bridge, predict its record, and improve it twice.',
        ],
        close: 'Name the strongest shape and say why, then clear the gap.',
        objectives: [
          'Predicts how much a bridge will carry',
          'Tests shapes in the same way each time',
          'Explains why one shape is stronger',
        ],
        easier: 'Keep the gap small and compare only flat and folded.',
        harder: 'Allow yourself only half of the material.',
      },
    ],
    asks: [
      'What did the bridge do just before it gave way?',
      'Where have you seen a shape like that in a real bridge?',
      'What would you change first?',
    ],
    caution: 'Keep toes from under the bridge, and use light things only.',
  },
]
