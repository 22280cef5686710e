import { onFloor, type Play, told, unhurried } from './play.ts'

const awake = ['bored', 'wild', 'fine'] as const

/** Motor, ages 9 to 12. */
export const bigMoves: readonly Play[] = [
  {
    id: 'four-suits-training',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [7, 12],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 3, noise: 1 }),
    slots: [{ kind: 'card', amount: 'twelve' }],
    tellings: [
      told('space', 'Astronaut Training With Cards', 'astronaut', {
        red: 'rocket jumps with high arms',
        black: 'a wall sit, one breath a point',
        face: 'a space walk: ten slow steps on hands and feet',
      }),
      told('stories', 'The Ninja School Deck', 'ninja', {
        red: 'silent jumps to the side',
        black: 'a plank, one breath a point',
        face: 'vanish: behind a chair and back, without a sound',
      }),
      told('sports', 'Goalkeeper Training in a Pack of Cards', 'goalkeeper', {
        red: 'side steps, touching the floor',
        black: 'squats, hands in front as at a penalty',
        face: 'two dives in slow motion onto the rug',
      }),
      told('music', 'The Dancer Warms Up With Cards', 'dancer', {
        red: 'leaps from one foot to the other',
        black: 'rising on tiptoe and down, slowly',
        face: 'one full turn in each direction',
      }),
      told('animals', 'The Animal Deck', 'animal', {
        red: 'frog jumps',
        black: 'bear steps on hands and feet',
        face: 'crab walk to the wall and back',
      }),
      told('vehicles', 'Fire Station Drill', 'firefighter', {
        red: 'running on the spot, knees high',
        black: 'squat, and pull a hose',
        face: 'crawl low under the smoke to the wall and back',
      }),
      told(null, 'Twelve Cards Until You Puff', 'trainer', {
        red: 'jumping jacks',
        black: 'squats',
        face: 'ten seconds of running on the spot',
      }),
    ],
    description:
      'Twelve cards, face down, and each is a task in the training of a {hero}. The number says how often, and the last card is always too soon or too late.',
    takes: unhurried,
    core: [
      'Agree on red cards for the {hero}: {red}. Black: {black}.',
      'Add the picture cards: {face}. An ace is a rest for all.',
      'Turn over a card in turn, and do it both at once. The number says how often, five at most.',
      'Bet after six cards: will your heart be faster or slower at the end?',
    ],
    rounds: [
      {
        steps: ['Trade: each may swap one card a round for a task they invent. It must be harder.'],
        objective: 'Invents a task that is harder and can be done',
      },
      {
        steps: ['Do the last six as a team: one moves, one rests, and you swap on every card.'],
        objective: 'Shares a load with somebody',
      },
    ],
    close:
      'Lie on your backs like a {hero} after duty, count ten breaths, and gather the twelve cards.',
    objectives: ['Does each task as often as the card says', 'Keeps moving well while tired'],
    say: 'Say: "I wanted an ace after the third card. Which task of the {hero} would you keep for tomorrow?"',
    easier: 'Count three at most for each card.',
    harder: 'Do each task in silence: landing and breathing, too.',
    caution:
      'Clear the floor, go barefoot or in shoes with grip, and stop at once when anything hurts.',
  },
  {
    id: 'compass-and-liar',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 3, hands_needed: 0, noise: 1 }),
    tellings: [
      told('ocean', 'The Captain Shouts, the Ship Turns', 'captain', {
        four: 'bow (jump forward), stern (jump back), port (jump left), starboard (jump right)',
        special: '"Man over board": drop flat, and up again',
      }),
      told('sports', 'Penalty Corner Drill', 'goalkeeper', {
        four: 'near (lunge left), far (lunge right), high (jump), low (touch the floor)',
        special: '"Rebound": get up, two quick steps, ready again',
      }),
      told('building', 'Coordinates for a Robot', 'robot', {
        four: 'plus X (jump right), minus X (jump left), plus Y (forward), minus Y (back)',
        special: '"Reset": one full turn in the air or on the spot',
      }),
      told('music', 'Dance Machine Without a Machine', 'dancer', {
        four: 'left, right, up (hop), down (crouch), always on the beat',
        special: '"Break": four beats of whatever you like',
      }),
      told('space', 'Thrusters, Pilot', 'pilot', {
        four: 'thrust (jump up), brake (squat), roll left, roll right (a half turn)',
        special: '"Alarm": run on the spot for five counts',
      }),
      told('animals', 'The Meerkat Lookout', 'meerkat', {
        four: 'eagle (drop flat), snake (jump), jackal (run on the spot), all clear (stand tall)',
        special: '"Burrow": curl up behind your own knees',
      }),
    ],
    description:
      'Four calls, four moves, faster and faster. Then the {hero} starts to lie: after a stamp of the foot each call means its opposite or its neighbor.',
    core: [
      'Try the four calls of the {hero} slowly: {four}.',
      'Call them mixed for thirty seconds, quicker each time, then swap. Add {special}.',
      'Lie: after a stamp, all calls of the {hero} mean the opposite, until the next stamp. Thirty seconds each.',
    ],
    rounds: [
      {
        steps: ['Call two at once, to be done in order. Then three. How many stick?'],
        objective: 'Remembers and does three moves in order',
      },
      {
        steps: ['Call with arms only, without a word, at the same speed.'],
        objective: 'Reads signs and reacts',
      },
      {
        steps: [
          'Let your child plan a routine of eight calls, and do it together twice from memory.',
        ],
        objective: 'Plans and repeats a routine of eight moves',
      },
    ],
    close:
      'Call "all clear" as the {hero}, walk in a circle until your breath is slow, and stretch.',
    objectives: ['Turns a call into a move at once', 'Switches the rule at a signal'],
    say: 'Say: "I fell for the stamp each time. How did you hear the {hero} lie while jumping?"',
    easier: 'Play with two calls and their opposites.',
    harder: 'Keep one hand on your head the whole time, and swap it at each stamp.',
    caution: 'Clear a square of four steps, barefoot or with grip, and rest when you feel dizzy.',
  },
  {
    id: 'up-together',
    categories: ['Motor'],
    skills: ['gross-motor', 'feelings-connection'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: onFloor([...awake, 'curious'], { child_energy: 2, noise: 1 }),
    tellings: [
      told('building', 'Counterweight: Two Halves of a Crane', 'crane', {
        first:
          'Stand toe to toe, hold wrists, and lean back until both arms are straight: a crane in balance.',
        next: 'Lower the load: sink down together to a squat, and rise.',
      }),
      told('space', 'Docking Without Hands', 'space ship', {
        first:
          'Stand back to back, lean on each other, and sink to the floor: two space ships docked.',
        next: 'Lift off: rise again without using hands or letting go.',
      }),
      told('nature', 'Two Trees in a Storm', 'tree', {
        first: 'Stand palm to palm an arm apart, and lean in until each holds the other up.',
        next: 'Move your feet back by one foot length each: how far can the trees lean?',
      }),
      told('animals', 'Crab With Four Legs and Two Heads', 'crab', {
        first: 'Sit back to back with linked elbows: one crab with eight legs, four of them feet.',
        next: 'Stand up as one crab, and walk sideways to the wall.',
      }),
      told('sports', 'The Acrobats Find the Middle', 'acrobat', {
        first:
          'Stand side by side, outer feet apart, inner hands held, and lean outward until both arms are straight.',
        next: 'Lift the inner foot, both acrobats at once, and hold for five.',
      }),
      told('music', 'Two Dancers, One Weight', 'dancer', {
        first:
          'Stand palm to palm and share your weight, as two dancers do, then sway without losing it.',
        next: 'Turn once on the spot together, slowly, palms never apart.',
      }),
    ],
    description:
      'Alone you would fall. Together you balance, sink and rise as one {hero}, and you have to find out who leads without being told.',
    core: [
      'Go barefoot on a rug. {first}',
      'Hold it for five breaths. Say only "more" or "less", nothing else.',
      '{next} Do it three times, slower each time.',
      'Change who leads the {hero} without a word. When did you notice?',
    ],
    rounds: [
      {
        steps: ['Do it all with eyes shut, in half the speed.'],
        objective: 'Balances with somebody without seeing',
      },
      {
        steps: ['Invent a third figure that needs two people, and give it a name.'],
        objective: 'Invents a balance for two',
      },
    ],
    close: 'Come back to the first figure of the {hero}, breathe out together, and let go slowly.',
    objectives: ['Shares weight and holds still', 'Gives and follows small signals'],
    say: 'Say: "I had to trust you more than I thought as half a {hero}. When did you feel safe to lean?"',
    easier: 'Lean only a hand wide.',
    harder: 'Do it with one arm or one leg each.',
    caution: 'Stand on a rug, agree that "stop" ends it at once, and the heavier one leans less.',
  },
  {
    id: 'five-ways-to-throw',
    categories: ['Motor'],
    skills: ['gross-motor', 'number-sense'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 2 }),
    slots: [
      { kind: 'soft', amount: '1' },
      { kind: 'bowl', amount: '1', line: '1 big plastic bowl' },
    ],
    tellings: [
      told('ocean', 'Five Ways to Cast the Net', 'sailor', {
        ways: 'underarm, over the shoulder, left-handed, kneeling, after one turn',
        rule: 'the sailor calls "high water" for the far line, worth one more.',
      }),
      told('vehicles', 'Five Ways to Deliver', 'pilot', {
        ways: 'low, high, by way of the wall, left-handed, walking past',
        rule: 'the pilot may wave off one throw before it leaves the hand.',
      }),
      told('nature', 'How Seeds Travel', 'thistle', {
        ways: 'flicked, tossed high, rolled off an arm, left-handed, blown up from the palm',
        rule: 'say which plant you are; the thistle must fly high.',
      }),
      told('music', 'Five Throws, Five Rhythms', 'drummer', {
        ways: 'on one, on the off-beat, left-handed, after a clap, with shut eyes',
        rule: 'the drummer taps the beat; a throw off the beat counts half.',
      }),
      told('sports', 'The Decathlon of Throws', 'athlete', {
        ways: 'push from the neck, backward over the head, underarm, left-handed, sitting',
        rule: 'each athlete may repeat one throw.',
      }),
      told('space', 'Five Orbits to the Station', 'pilot', {
        ways: 'high arc, flat shot, off the wall, left-handed, with one eye shut',
        rule: 'the pilot calls steep or flat first; a called hit counts double.',
      }),
      told('animals', 'How a Monkey Throws', 'monkey', {
        ways: 'underarm, between the legs, from a squat, left-handed, with a foot',
        rule: 'the monkey scratches itself first, and has no time to aim.',
      }),
      told('cooking', 'Into the Pot, Like a Chef', 'chef', {
        ways: 'backhand, behind the back, two hands, left-handed, after one turn',
        rule: 'the chef calls the dish first; a miss is off the menu.',
      }),
      told('stories', 'The Wizard Duel of Throws', 'wizard', {
        ways: 'wand hand, other hand, eyes shut, over the shoulder, with one foot up',
        rule: 'each wizard may put one spell on the other: "left-handed".',
      }),
      told(null, 'Five Throws, No Two the Same', 'thrower', {
        ways: 'underarm, left-handed, backward, sitting, off the wall',
        rule: 'the thrower chooses the order, easy ones first or last.',
      }),
    ],
    description:
      'Five throws, five ways, one bowl. The {hero} chooses the distance for each: near is one point, far is three. Greed is allowed.',
    takes: unhurried,
    core: [
      'Set the bowl by a wall. Mark one, two and three points with your steps: near, middle, far.',
      'Throw the {soft} five times, from where you like: {ways}.',
      'Keep one rule: {rule} Add up your points aloud.',
      'Play a second set. Beat your own total of the first set, dear {hero}.',
    ],
    rounds: [
      {
        steps: ['Look at your five: which way pays best from far? Play a set by that plan only.'],
        objective: 'Uses results to choose a way',
      },
      {
        steps: ['Play together: you need exactly fifteen points in ten throws, not one more.'],
        objective: 'Plans points to reach a number exactly',
      },
    ],
    close:
      'Throw the last one of the {hero} at the same moment from both sides, and carry the bowl home.',
    objectives: ['Aims in five different ways', 'Chooses a distance for a reason'],
    say: 'Say: "I should have taken the near line once. What does the {hero} decide by, gut or count?"',
    easier: 'Allow two tries for each way, and count the better one.',
    harder: 'Turn the bowl upside down: the {soft} has to stay on top.',
    caution:
      'Throw only what is soft, away from lamps and windows, with nobody in front of the thrower.',
  },
  {
    id: 'cup-on-the-hand',
    categories: ['Motor'],
    skills: ['focus-memory', 'gross-motor'],
    ages: [8, 12],
    difficulty: 'hard',
    facts: onFloor([...awake, 'curious'], { child_energy: 2, noise: 0, adult_energy: 2 }),
    slots: [{ kind: 'cup', amount: '2' }],
    is_wordless: true,
    tellings: [
      told('nature', 'The Snail Carries Its House', 'snail', {
        carry: 'Slide one foot forward for five breaths, like a snail, then the other.',
        trick: 'look around slowly, left and right',
      }),
      told('art', 'The Painter Spills Nothing', 'painter', {
        carry: 'Step back to look at a picture, and forward again, slowly.',
        trick: 'paint a circle in the air with the free hand',
      }),
      told('ocean', 'Captain in a Storm', 'captain', {
        carry: 'Stand with feet apart and roll with the ship for three breaths.',
        trick: 'look out to all four sides',
      }),
      told('building', 'The Crane Driver Moves Glass', 'crane driver', {
        carry: 'Swing the arm slowly left and right, as wide as it goes.',
        trick: 'stop in the middle for three breaths',
      }),
      told('music', 'The Dancer and the Cup', 'dancer', {
        carry: 'Rise on tiptoe, turn once, and sink, slower than any music.',
        trick: 'draw a circle on the floor with one foot',
      }),
      told('vehicles', 'Level Flight, Pilot', 'pilot', {
        carry: 'Lean into a long curve left, then right, cup level.',
        trick: 'flick three switches with the free hand',
      }),
      told('cooking', 'The Waiter on a Rolling Ship', 'waiter', {
        carry: 'Sway from side to side for three breaths: the ship rolls.',
        trick: 'bow to a guest and come up again',
      }),
      told('space', 'Carry the Probe Without a Shake', 'astronaut', {
        carry: 'Move in slow motion: three steps that take ten breaths.',
        trick: 'turn once around your own axis',
      }),
      told('animals', 'The Seal Balances', 'seal', {
        carry: 'Sway like a seal, chest first, for three breaths.',
        trick: 'clap once with the free hand on your leg',
      }),
      told('stories', 'The Potion Must Not Spill', 'alchemist', {
        carry: 'Step over three sleeping cats that only you can see.',
        trick: 'write your name in the air with the free hand',
      }),
      told('sports', 'Balance Final, Silent Hall', 'gymnast', {
        carry: 'Stand on one leg for five breaths, then on the other.',
        trick: 'touch the floor with the free hand',
      }),
    ],
    description:
      'A cup upside down on the back of your hand, from sitting to lying to standing, without a sound. The {hero} has one trick on top.',
    core: [
      'Set a cup upside down on the back of one hand. Sit, then stand up as the {hero}, without a word.',
      '{carry} Start again if it falls, and do not say a thing.',
      'Lie down flat on your back and get up again. The {hero} takes as long as it takes.',
      'Add the trick of the {hero}: {trick}.',
    ],
    rounds: [
      {
        steps: ['Pass one cup from back of hand to back of hand, without a sound.'],
        objective: 'Passes a thing without gripping it',
      },
      {
        steps: ['Take a cup on each hand, and stand up from the floor once more.'],
        objective: 'Balances two things at once',
      },
    ],
    close:
      'Do it at the same time, face to face, the {hero} and its mirror, and set the cups down without a click.',
    objectives: ['Lowers and lifts the body with a level hand', 'Starts again calmly after a fall'],
    say: 'Say: "I go stiff when it wobbles. Where does the {hero} in you look?"',
    easier: 'Hold it on a flat palm, and only sit and stand.',
    harder: 'Do all of it with shut eyes.',
    caution:
      'Use plastic or metal cups, clear the floor, and let a cup fall rather than lunge for it.',
  },
]
