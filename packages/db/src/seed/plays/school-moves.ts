import { onFloor, type Play, told } from './play.ts'

const awake = ['bored', 'wild', 'fine'] as const

/** Motor, ages 6 to 8. */
export const schoolMoves: readonly Play[] = [
  {
    id: 'quiet-landing-school',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 3, hands_needed: 0, noise: 0 }),
    tellings: [
      told('animals', 'Land Like a Cat', 'cat', {
        pose: 'Crouch like a cat before the jump, and land on soft paws.',
        extra: 'with a look back in the air',
        last: 'curl up where you landed',
      }),
      told('space', 'Moon Landing, Step by Step', 'astronaut', {
        pose: 'Count down from three, jump, and land with deep knees.',
        extra: 'and plant a flag with one arm before you stand up',
        last: 'float down to the ground in slow motion',
      }),
      told('sports', 'The Gymnast Sticks the Landing', 'gymnast', {
        pose: 'Swing your arms, jump, and stick it: feet together, arms up, no wobble.',
        extra: 'with a clap behind the back in the air',
        last: 'salute the judges',
      }),
      told('stories', 'The Ninja Makes No Sound', 'ninja', {
        pose: 'Crouch low like a ninja, jump, and land without a sound.',
        extra: 'and freeze at once with one hand on the floor',
        last: 'vanish behind the nearest chair',
      }),
      told('music', 'The Dancer Lands on the Beat', 'dancer', {
        pose: 'Count "one and two", jump on two, and land toes first.',
        extra: 'with both arms drawing a circle',
        last: 'sink into a bow',
      }),
      told('nature', 'The Grasshopper Levels', 'grasshopper', {
        pose: 'Fold your legs like a grasshopper, jump, and land with bent knees.',
        extra: 'and rub your legs twice before the next one',
        last: 'lie flat in the grass',
      }),
      told(null, 'Five Levels of One Jump', 'jumper', {
        pose: 'Bend your knees, jump, and land as softly as you can.',
        extra: 'with a clap in the air',
        last: 'lie down and feel your legs hum',
      }),
    ],
    description:
      'One jump, five levels, and only a quiet landing counts. The {hero} goes up a level, or tries again: softer.',
    core: [
      'Clear a rug. Level one: {pose} The other listens: not a sound.',
      'Pass each level twice in a row, quiet and without a step. Level two: a quarter turn.',
      'Go on, {hero}: level three is half a turn, level four half a turn the other way.',
      'Try level five: half a turn {extra}. Count how many tries it takes.',
    ],
    rounds: [
      {
        steps: ['Let your child be the judge: you jump, and hear what to change. Do exactly that.'],
        objective: 'Tells somebody what to change in a landing',
      },
      {
        steps: ['Invent level six together. Both must manage it, or it is no level.'],
        objective: 'Invents a jump that two people can do',
      },
    ],
    close: 'Jump the best one of the {hero} together at the same moment, then {last}.',
    objectives: ['Lands softly with bent knees', 'Repeats a level until it is quiet'],
    say: 'Say: "I heard almost nothing that time. What did you change so that the {hero} lands so softly?"',
    easier: 'Stay with level one and two, with a hand on a wall.',
    harder: 'Land each level with eyes on one spot on the wall.',
    caution:
      'Jump on the rug, barefoot, two arm spans from furniture, and rest when legs get heavy.',
  },
  {
    id: 'save-it-low',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [5, 9],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 3, noise: 2 }),
    slots: [{ kind: 'soft', amount: '1' }],
    also: ['Two shoes as posts'],
    tellings: [
      told('sports', 'Ten Saves, Ten Squats', 'goalkeeper', {
        ready: 'Bounce on your toes, hands open, knees bent, like a goalkeeper.',
        rule: 'Touch one post after each save.',
        end: 'Walk off the field with shaking legs',
      }),
      told('animals', 'The Sea Lion Guards the Beach', 'sea lion', {
        ready: 'Kneel and lean on your hands, chest up, like a sea lion.',
        rule: 'Clap your flippers twice after each.',
        end: 'Flop down on the warm sand',
      }),
      told('space', 'Shields Up', 'space ship', {
        ready: 'Stand wide, both hands flat in front: the shields of the space ship.',
        rule: 'Hop left and right after each: the side engines.',
        end: 'Dock at the wall and switch off the engines',
      }),
      told('stories', 'The Dragon Guards the Gate', 'dragon', {
        ready: 'Crouch in front of the gate with claws open, like a dragon.',
        rule: 'Beat your wings three times after each.',
        end: 'Curl up on the treasure',
      }),
      told('building', 'The Robot That Lets Nothing Through', 'robot', {
        ready: 'Stand with feet apart and square elbows, like a robot.',
        rule: 'Squat down and up once after each save: recharging.',
        end: 'Switch off, joint by joint',
      }),
      told(null, 'Nothing Gets Past the Doorkeeper', 'doorkeeper', {
        ready: 'Stand between the posts with bent knees and open hands.',
        rule: 'Touch one post after each save.',
        end: 'Call it a day, sit down between the posts',
      }),
    ],
    description:
      'Two shoes are the posts, and ten low shots come rolling. After each one the {hero} has a job to do before the next, and legs get tired.',
    core: [
      'Set two shoes a step apart, for your child to guard. {ready}',
      'Kneel three big steps away, and roll or slide the {soft} low: left, right or middle. Your child stops it.',
      '{rule} Ten balls, faster each time. Count what the {hero} stops.',
      'Swap for ten more. Try to beat the number, not each other.',
    ],
    rounds: [
      {
        steps: ['Call the corner just before you roll, and lie twice in ten. Who is fooled?'],
        objective: 'Reacts to a call and corrects the move',
      },
      {
        steps: ['Save with one part only: feet, then the left hand, then sitting down.'],
        objective: 'Stops a ball with feet or the weaker hand',
      },
    ],
    close: '{end}, feel your heart, and tell each other the best save of the {hero}.',
    objectives: ['Moves sideways and stops a low ball', 'Does the extra job before the next ball'],
    say: 'Say: "I am out of breath from rolling alone. What did the {hero} watch to know where it comes?"',
    easier: 'Make the goal narrower and roll slowly.',
    harder: 'Turn around and face away until you hear "now".',
    caution: 'The ball is rolled, never thrown at anybody. Clear the floor and move lamps away.',
  },
  {
    id: 'clap-ladder',
    categories: ['Motor'],
    skills: ['gross-motor', 'rhythm-music'],
    ages: [6, 10],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 2 }),
    slots: [{ kind: 'soft', amount: '1' }],
    tellings: [
      told('cooking', 'The Pizza Baker Spins', 'pizza baker', {
        toss: 'Toss it up flat-handed, and catch it on two palms.',
        two: 'toss, turn once on the spot, catch',
      }),
      told('animals', 'The Seal Claps First', 'seal', {
        toss: 'Toss it up, clap your flippers once, and catch.',
        two: 'toss, clap behind the back, catch',
      }),
      told('sports', 'Keeper Training Against the Clock', 'goalkeeper', {
        toss: 'Toss it up, touch both knees, and catch it above your head.',
        two: 'toss, touch the floor with one hand, catch',
      }),
      told('music', 'The Drummer Catches on the Beat', 'drummer', {
        toss: 'Toss it up on one, clap on two, and catch on three.',
        two: 'toss on one, clap on two and three, catch on four',
      }),
      told('space', 'Catch It in Slow Gravity', 'astronaut', {
        toss: 'Toss it up, salute, and catch it with knees that sink slowly.',
        two: 'toss, sink down to one knee, catch',
      }),
      told(null, 'Clap, Clap, Catch', 'juggler', {
        toss: 'Toss it up, clap once, and catch.',
        two: 'toss, clap twice, catch',
      }),
    ],
    description:
      'Toss it up, do one move like the {hero}, catch it. Three in a row, and the next move is harder.',
    core: [
      'Stand two arm spans apart, each a {hero}. Rung one: {toss}',
      'Toss three times, then hand the {soft} over. Three catches in a row lead to the next rung.',
      'Go on to rung two: {two}. Say what helps before each toss.',
      'Invent rung three together, as a {hero} would. Your child does it first.',
    ],
    rounds: [
      {
        steps: ['Toss to each other now, with the same jobs. Count catches in a row out loud.'],
        objective: 'Catches a toss from somebody after a job',
      },
      {
        steps: ['Go back down, rung by rung, with the weaker hand.'],
        objective: 'Tosses and catches with the weaker hand',
      },
    ],
    close:
      'Do the highest rung once each in slow motion, without the {soft}, as the {hero} at night.',
    objectives: ['Tosses high enough for one more move', 'Catches three in a row'],
    say: 'Say: "I toss too low when I hurry. What does the {hero} need before a good catch?"',
    easier: 'Let it bounce off the floor or your chest first.',
    harder: 'Keep your eyes on the other person, not on the hands.',
    caution: 'Toss only what is soft, away from lamps and shelves.',
  },
  {
    id: 'slow-heist',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor([...awake], { noise: 0, hands_needed: 0 }),
    slots: [{ kind: 'thing', amount: '1' }],
    tellings: [
      told('vehicles', 'Steal the Key From the Night Guard', 'night guard', {
        thief: 'driver',
        home: 'along one straight line',
        freeze: 'a lamp post, a sign, a parked car',
        guard: 'The night guard checks a lock, then looks round.',
      }),
      told('nature', 'The Mouse and the Owl', 'owl', {
        thief: 'mouse',
        home: 'under one wing, bent low',
        freeze: 'a leaf, a stone, a mushroom',
        guard: 'The owl blinks twice, then looks.',
      }),
      told('ocean', 'Take the Pearl From the Octopus', 'octopus', {
        thief: 'diver',
        home: 'in slow swimming strokes',
        freeze: 'a coral, a rock, a weed',
        guard: 'The octopus waves one arm, then turns around.',
      }),
      told('building', 'Get Past the Robot at the Gate', 'gate robot', {
        thief: 'mechanic',
        home: 'on straight legs',
        freeze: 'a pipe, a barrel, a ladder',
        guard: 'The gate robot hums, and turns when the hum stops.',
      }),
      told('music', 'The Conductor Must Not Notice', 'conductor', {
        thief: 'drummer',
        home: 'on tiptoe, in three-four time',
        freeze: 'a violin, a stand, a curtain',
        guard: 'The conductor taps three times, then turns to the hall.',
      }),
      told('cooking', 'Save the Last Dumpling From the Chef', 'chef', {
        thief: 'guest',
        home: 'with one flat hand up',
        freeze: 'a fridge, a broom, a lamp',
        guard: 'The chef tastes the soup of air, then turns around.',
      }),
      told('sports', 'Steal the Trophy Past the Coach', 'coach', {
        thief: 'player',
        home: 'with side steps',
        freeze: 'a shot, a dive, a serve',
        guard: 'The coach ties a shoe, then looks around.',
      }),
      told('stories', 'Steal the Crown From the Dragon', 'dragon', {
        thief: 'knight',
        home: 'backward, eyes on the cave',
        freeze: 'a rock, a chest, a bat',
        guard: 'The dragon sleeps, then turns its head.',
      }),
      told('animals', 'The Raccoon and the Watch Dog', 'watch dog', {
        thief: 'raccoon',
        home: 'on hands and feet',
        freeze: 'a bin, a bush, a bike',
        guard: 'The watch dog sniffs twice, then spins around.',
      }),
      told('space', 'Past the Eye of the Robot Guard', 'robot guard', {
        thief: 'alien',
        home: 'in straight lines only',
        freeze: 'a lever, a wheel, an antenna',
        guard: 'The robot guard counts, then turns with a beep.',
      }),
      told('art', 'Night in the Picture Gallery', 'museum guard', {
        thief: 'thief',
        home: 'on tiptoe, one hand behind you',
        freeze: 'a statue or a painting',
        guard: 'The museum guard hums, and turns when the hum stops.',
      }),
      told('dinosaurs', 'Steal It Back From the Dinosaur', 'dinosaur', {
        thief: 'lizard',
        home: 'in giant steps',
        freeze: 'a fern, a stone or a dry tree',
        guard: 'The dinosaur drinks, then lifts its head.',
      }),
    ],
    open: {
      titles: ['Past the Eyes of the {Hero}', 'The {Hero} Guards It Badly'],
      words: {
        thief: 'thief',
        freeze: 'whatever a {hero} would never notice',
        guard: 'The {hero} looks away, then back.',
        home: 'as a {hero} would',
      },
    },
    description:
      'The {thing} lies behind the {hero}. The {thief} creeps up, freezes like a statue at every look, and gets home with the loot.',
    core: [
      'Play the {hero}: look at a wall, the {thing} behind you. Your child, the {thief}, starts far off.',
      'Let the {thief} walk up silently. {guard} Freeze: {freeze}.',
      'Send the {thief} three steps back for each wobble. The {hero} looks three times, no more.',
      'Take the {thing} without a sound and go home {home}, under the same rule.',
    ],
    rounds: [
      {
        steps: ['Swap. Whoever is the {hero} now says what the frozen {thief} looks like.'],
        objective: 'Holds a pose while being watched',
      },
      {
        steps: [
          'Carry the loot home in a hard way: on a flat hand, on a foot, between two elbows.',
        ],
        objective: 'Carries a thing slowly in a hard way',
      },
    ],
    close: 'Hand the {thing} back to the {hero} with a bow, and show the best freeze once more.',
    objectives: ['Moves without a sound', 'Freezes at once and holds it'],
    say: 'Say: "I heard one foot, I think. What was hardest with the {hero} so near?"',
    easier: 'Hum while the {thief} may move, and stop humming to turn.',
    harder: 'Freeze on one leg only.',
    caution: 'Walk, do not run; clear the floor and go barefoot or in grippy socks.',
  },
]
