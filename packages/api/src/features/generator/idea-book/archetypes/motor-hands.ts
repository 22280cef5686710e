import type { Archetype } from '../archetype.ts'

export const motorHands: readonly Archetype[] = [
  {
    id: 'spoon-transfer',
    category: 'Motor',
    skills: ['fine-motor', 'focus-memory'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    needs: [{ id: 'spoons_tongs', line: '1 big spoon' }],
    slots: [
      { kind: 'counter', amount: '{k}' },
      { kind: 'home', amount: '2' },
    ],
    titles: ['Spoon Ferry to the {Place}', 'The {Hero} Spoon Ride', '{Things} on a Spoon'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'A big spoon is the ferry. Your child scoops up one thing at a time and brings it to the {place}.',
        core: [
          'Put two {homes} side by side on a tray, with the {counters} at the left one.',
          'Show it once, slowly: scoop one up, carry it over, let it go.',
          'Hand over the spoon and watch quietly.',
        ],
        rounds: [
          'Take everything back, from right to left.',
          'Use the other hand for one ride.',
          'Move the two a little farther apart and try again.',
        ],
        close: 'Put everything back where it was at the start.',
        objectives: [
          'Scoops up one thing with a spoon',
          'Carries it over without help',
          'Puts the work back in order',
        ],
        easier: 'Use fingers first, then the spoon.',
        harder: 'Carry it three steps across the room.',
        asks: ['Which one comes next?', 'How did you hold it so still?'],
      },
      {
        until: 9,
        difficulty: 'medium',
        description:
          'One spoon, no fingers: ferry {things} to the {place} without dropping a single one, and beat only your own record.',
        core: [
          'Set two {homes} at the two ends of the table and the {counters} at one end.',
          'Pick up one piece with the spoon alone and carry it across.',
          'Count how many arrive without a drop.',
        ],
        rounds: [
          'Switch to the other hand and compare.',
          'Pass a piece from spoon to spoon, or from spoon to palm, without a drop.',
          'Build a route around three obstacles and ferry everything along it.',
        ],
        close: 'Count everything back in and name your cleverest trick.',
        objectives: [
          'Lifts and carries with steady control',
          'Uses either hand',
          'Tries a new way after a drop',
        ],
        easier: 'Bring the two ends closer together.',
        harder: 'Hum a song without stopping while you carry.',
      },
    ],
    asks: [
      'What did your hand do to keep it from falling?',
      'Which way of holding the spoon worked best?',
      'What else could travel on this ferry?',
    ],
    caution: 'Sit down for this, and do not walk about with the spoon in the mouth.',
  },
  {
    id: 'soft-toss',
    category: 'Motor',
    skills: ['gross-motor', 'focus-memory'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['active', 'together'],
    prep_minutes: 1,
    slots: [
      { kind: 'soft', amount: '1' },
      { kind: 'home', amount: '3' },
    ],
    titles: ['Toss It to the {Place}', 'Feed the {Hero}', 'Air Mail for the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'The {hero} is hungry. Your child drops, rolls and throws until it has had enough.',
        core: [
          'Put the {homes} on the floor and say, "Here sits the hungry {hero}."',
          'Drop the {soft} onto the first one from close up.',
          'Step back one step, then throw or roll it.',
        ],
        rounds: [
          'Say "yum" when it lands well and "oops" when it misses.',
          'Sit with legs apart and roll it to each other.',
          'Throw with both hands from above your head.',
        ],
        close: 'Pat the {hero}, say "all full", and tidy up.',
        objectives: [
          'Lets go of a ball or sock toward a target',
          'Rolls it to a partner',
          'Brings it back and tries again',
        ],
        easier: 'Stand right over the target and drop.',
        harder: 'Move the target one step farther away.',
        asks: ['Where did it land?', 'What shall we throw to the {hero} next?'],
      },
      {
        until: 7,
        difficulty: 'easy',
        description:
          'Air mail for the {hero}: throw underhand, overhand and backward until each stop of the route has its post.',
        core: [
          'Place the {homes} at different distances and name them as stops on the way to the {place}.',
          'Throw the {soft} underhand at the nearest, then the next.',
          'Step closer or farther until it is just hard enough.',
        ],
        rounds: [
          'Throw with the other hand and compare.',
          'Catch it as your partner throws it back from two steps away.',
          'Turn around and throw over your shoulder, after a careful look.',
        ],
        close: 'Hit the last stop once more and carry everything back.',
        objectives: [
          'Throws toward a target underhand',
          'Changes distance to fit the skill',
          'Catches or stops a soft throw',
        ],
        easier: 'Use one big target and stand close.',
        harder: 'Call the stop aloud before each throw.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Trick shots with something soft: bank it off the wall, throw with the weaker hand, and invent the shot nobody can copy.',
        core: [
          'Set the {homes} on the floor and agree on a throwing line.',
          'Take five shots with the {soft} and count your hits.',
          'Take five with the weaker hand, and find out what changes.',
        ],
        rounds: [
          'Bounce it off the wall or floor before it lands.',
          'Invent a trick shot and give your partner three tries to copy it.',
          'Design a nine-shot course, play it twice, and keep score against yourself.',
        ],
        close: 'Show the best shot one more time, then clear the floor.',
        objectives: [
          'Adjusts force and angle after a miss',
          'Throws with either hand',
          'Repeats an invented shot',
        ],
        easier: 'Move the line one step forward.',
        harder: 'Aim without looking at your hand.',
      },
    ],
    asks: [
      'What did you change after a miss?',
      'Which throw would you teach to somebody?',
      'How did your body know how hard to throw?',
    ],
    caution: 'Throw only soft things, at targets on the floor, and never at people.',
  },
  {
    id: 'tape-rescue',
    category: 'Motor',
    skills: ['fine-motor', 'independence'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    needs: [{ id: 'tape', line: '1 roll of masking tape' }],
    slots: [{ kind: 'counter', amount: '{k}' }],
    titles: ['Sticky Rescue at the {Place}', 'Free the {Hero}', 'The {Hero} Is Stuck'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'The {things} are stuck to the table. Thumb and finger peel them free, one strip at a time.',
        core: [
          'Tape {k} {counters} to a table with one loose strip each, and fold up one end as a tab.',
          'Show once how to hold the tab and pull slowly.',
          'Let your child peel the next one, and say "free!"',
        ],
        rounds: [
          'Stick the used strips on your hands and peel them off.',
          'Press a new strip on the floor and rub it flat with a thumb.',
          'Line up the free ones and let them thank the rescuer.',
        ],
        close: 'Roll all the tape into a ball together and throw it away.',
        objectives: [
          'Grips a tab with thumb and finger',
          'Pulls a strip off slowly',
          'Drops the used tape in the bin',
        ],
        easier: 'Loosen each strip halfway before your child pulls.',
        harder: 'Tape each one with two crossed strips.',
        asks: ['Who is still stuck?', 'Where can your fingers grab it?'],
      },
      {
        until: 7,
        difficulty: 'medium',
        description:
          'Alarm at the {place}: the {things} are trapped under tape, and they can only be freed without tearing a single strip.',
        core: [
          'Tape {k} {counters} to the table with crossed strips while your child holds each one.',
          'Look for the strip on top, and peel it off without tearing.',
          'Free them one by one and count the strips that stayed whole.',
        ],
        rounds: [
          'Use the other hand for the next rescue.',
          'Lay the strips on the table as a ladder, a road or a letter.',
          'Build a trickier trap for your partner, with a strip order to find out.',
        ],
        close: 'Roll the tape into a ball, count everything back in, and wipe the table.',
        objectives: [
          'Peels tape with thumb and finger',
          'Works out which strip comes first',
          'Tears or places a strip on purpose',
        ],
        easier: 'Use one strip for each and leave a tab.',
        harder: 'Rescue them with the eyes on your partner, by feel alone.',
      },
    ],
    asks: [
      'Which one was stuck the worst?',
      'What do your fingers do first?',
      'What should the {hero} do so that it does not happen again?',
    ],
    caution: 'You tear the strips for a small child; tape stays off faces and hair.',
  },
  {
    id: 'laundry-crew',
    category: 'Motor',
    skills: ['independence', 'fine-motor'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm'],
    prep_minutes: 1,
    needs: [{ id: 'textiles', line: '1 basket of socks and towels' }],
    titles: ['Laundry Day at the {Place}', 'The {Hero} Lost a Sock', 'Fold It for the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Where is the other sock? Your child finds pairs, fills the basket and is a real help to the {hero} and to you.',
        core: [
          'Spread a few socks on the floor and hold one up: "Where is its friend?"',
          'Find the pair together and lay the two side by side.',
          'Drop each pair into the basket with a "plop".',
        ],
        rounds: [
          'Pull a big sock over your hand and off again.',
          'Lay a small towel flat and fold it once: corner to corner.',
          'Carry the basket together to where it belongs.',
        ],
        close: 'Look into the full basket and say, "All done, we did it."',
        objectives: [
          'Finds two that are the same',
          'Puts things into a basket',
          'Folds a cloth once with help',
        ],
        easier: 'Show only two pairs with very different colors.',
        harder: 'Let your child roll a pair into a ball.',
        asks: ['Where is the other one like this?', 'Whose sock is this?'],
      },
      {
        until: 10,
        difficulty: 'easy',
        description:
          'The {place} opens in a few minutes, and the laundry is a mess. Sort, fold and stack with a system of your own.',
        core: [
          'Tip the basket out and decide on three piles.',
          'Match the socks and roll each pair into a ball.',
          'Fold the towels in half, and in half again, edge to edge.',
        ],
        rounds: [
          'Find a faster way to fold, and show it to your partner.',
          'Fold one towel using only one hand each, together.',
          'Invent a display for the {place}: order by size, color or owner, and label it aloud.',
        ],
        close: 'Carry each pile to its place and clap hands once.',
        objectives: [
          'Sorts by a rule of their own',
          'Folds edge to edge',
          'Finishes a household job',
        ],
        easier: 'Do only the socks and leave the towels.',
        harder: 'Fold everything with eyes on your partner and tell a story.',
      },
    ],
    asks: [
      'Which system worked best for you?',
      'What do you think happened to the lost sock?',
      'Which job at home would you like to take over?',
    ],
    caution: 'Keep cloths off faces, and the floor free to walk on.',
  },
]
