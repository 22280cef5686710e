import { onFloor, onTheSpot, type Play, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'wild', 'fine'] as const

/** Motor, ages 4 and 5. */
export const youngMoves: readonly Play[] = [
  {
    id: 'three-orders',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 3, hands_needed: 0, noise: 2 }),
    tellings: [
      told('vehicles', 'First Gear, Second Gear, Crash Brake', 'driver', {
        a: '"First gear": march with high knees',
        b: '"Third gear": run on the spot',
        c: '"Brake": squeal, bend low, and freeze',
      }),
      told('space', 'Launch, Orbit, Dock', 'astronaut', {
        a: '"Launch": crouch and shoot up with high arms',
        b: '"Orbit": run around the rug once',
        c: '"Dock": find a partner, palm to palm, and freeze',
      }),
      told('animals', 'Fox, Hawk, Burrow', 'rabbit', {
        a: '"Fox": run from wall to wall',
        b: '"Hawk": drop flat, quite still',
        c: '"Burrow": curl up as small as you can',
      }),
      told('sports', 'Sprint, Header, Save', 'footballer', {
        a: '"Sprint": run on the spot',
        b: '"Header": jump up to an invisible ball',
        c: '"Save": take a big step sideways and stretch low',
      }),
      told('ocean', 'Wave, Shark, Island', 'surfer', {
        a: '"Wave": run across with rolling arms',
        b: '"Shark": up on tiptoe, quite still',
        c: '"Island": sit down back to back',
      }),
      told('music', 'Rock, Waltz, Last Note', 'dancer', {
        a: '"Rock": jump and shake everything',
        b: '"Waltz": turn slowly with wide arms',
        c: '"Last note": strike a pose and hold it',
      }),
      told(null, 'Storm, Calm, Statue', 'weather', {
        a: '"Storm": run in circles with waving arms',
        b: '"Calm": lie down flat and stretch',
        c: '"Statue": stop on one leg',
      }),
    ],
    description:
      'Three words, three jobs for the whole body, and the {hero} calls them faster and faster. Who is caught does the next call.',
    core: [
      'Do two jobs of the {hero} together: {a}; {b}.',
      'Add the third: {c}. Call all three slowly, in order.',
      'Call them mixed, quicker and quicker, for one minute. Whoever does the wrong one calls next.',
    ],
    rounds: [
      {
        steps: ['Swap for good: your child calls everything, you obey and pant.'],
        objective: 'Calls orders that somebody else can follow',
      },
      {
        steps: ['Invent a fourth word together. It must be slow, or nobody lasts.'],
        objective: 'Invents a movement for a word',
      },
    ],
    close: 'Call the slowest one last, stay in it for five breaths, and shake out the {hero}.',
    objectives: ['Does the job that was called', 'Stops quickly and holds still'],
    say: 'Say: "I mixed up two of them. What should the {hero} call to catch me again?"',
    easier: 'Play with two words only.',
    harder: 'Say one word and do another: ears count, eyes do not.',
    caution: 'Clear the floor, go barefoot, and keep two arm spans apart and away from corners.',
  },
  {
    id: 'picky-guest',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: onFloor([...awake]),
    slots: [{ kind: 'thing', amount: '1' }],
    tellings: [
      told('music', 'The Drummer Marches In', 'drummer', {
        one: 'in time: step, step, on a beat that you tap',
        two: 'on the back of both hands, still in time',
        no: '"Off the beat, drummer! Again, twice as slowly."',
      }),
      told('dinosaurs', 'The Dinosaur Carries Something Fragile', 'dinosaur', {
        one: 'between both claws, with heavy steps',
        two: 'between the knees, as if it could break',
        no: '"It shook! Again, dinosaur, and softer on your feet."',
      }),
      told('vehicles', 'The Delivery Van Is Never Right', 'delivery van', {
        one: 'on two stiff, flat arms, in straight lines',
        two: 'on the arms held low, backward, with a beep',
        no: '"Wrong door! Again, delivery van, and turn only at the corners."',
      }),
      told('nature', 'The Ant Brings a Crumb', 'ant', {
        one: 'above the head, in both hands, with tiny steps',
        two: 'on the back, bent low, with one hand to hold it',
        no: '"Not that crumb! Again, ant, around the whole rug."',
      }),
      told('ocean', 'The Pelican Has a Catch', 'pelican', {
        one: 'between both forearms, with slow, careful steps',
        two: 'in the crook of one arm, hopping',
        no: '"It smells of fish! Again, pelican, and land softly."',
      }),
      told('art', 'The Sculptor Brings the Statue', 'sculptor', {
        one: 'in both hands, as if it could break, heel to toe',
        two: 'on one flat hand at the height of the nose',
        no: '"The other side looks better! Again, sculptor, backward."',
      }),
      told('sports', 'The Torch Runner Arrives', 'torch runner', {
        one: 'held up high in one hand, in slow jogging steps',
        two: 'held up high in the other hand, knees up',
        no: '"The crowd missed it! Again, torch runner, in slow motion."',
      }),
      told('animals', 'The Penguin Brings It Home', 'penguin', {
        one: 'between the ankles, in tiny waddles',
        two: 'on top of both feet, shuffling',
        no: '"Too warm! Bring it again, but slower, and flap once."',
      }),
      told('cooking', 'Waiter, Not Like That', 'waiter', {
        one: 'on one flat hand, shoulder high',
        two: 'on the back of one hand, with the other behind you',
        no: '"It is cold! Again, please, without a wobble, and with a bow."',
      }),
      told('stories', 'The Page Serves a Hard King', 'page', {
        one: 'on a flat hand, in slow, grand steps',
        two: 'on the head, held with one finger',
        no: '"The king is bored! Again, but like a knight on a horse."',
      }),
      told('building', 'The Robot Delivers', 'robot', {
        one: 'between two stiff forearms, in straight lines',
        two: 'between the elbows, turning only in corners',
        no: '"Error. Repeat. Three steps, stop, beep, three steps."',
      }),
      told('space', 'No Gravity on This Tray', 'astronaut', {
        one: 'between two fingertips, in slow moon steps',
        two: 'on one foot, while you sit and slide',
        no: '"It drifts away! Again, in slow motion, without a sound."',
      }),
      told(null, 'Special Delivery, No Hands', 'courier', {
        one: 'between two elbows, upright',
        two: 'between the knees, in small steps',
        no: '"Not like that! Again, sideways like a crab."',
      }),
    ],
    open: {
      titles: ['The {Hero} Brings It All Wrong', 'Carry It Like a {Hero}'],
      words: {
        one: 'the way a {hero} would, as your child shows',
        two: 'without hands, as a {hero} might',
        no: '"Too fast! Again, like a {hero} that is very tired."',
      },
    },
    description:
      'The {hero} brings the {thing} across the room, and somebody at the other wall is never content: again, please, but quite differently.',
    core: [
      'Sit down at the far wall. Your child is the {hero}, and carries the {thing} to you.',
      'Order: "Bring it {one}." Watch how it goes, and say what you see.',
      'Complain: {no} Send the {hero} back once more.',
      'Order the last way: {two}. Take it with both hands and say thank you.',
    ],
    rounds: [
      {
        steps: ['Swap: your child orders, and you carry. They must be able to do what they order.'],
        objective: 'Invents a way to carry that works',
      },
      {
        steps: ['Pass it on instead: meet in the middle and hand it over without hands.'],
        objective: 'Passes a thing on without hands',
      },
    ],
    close:
      'Choose the best way of the {hero}, do it once together, and set the {thing} down softly.',
    objectives: ['Carries a thing in the way that was asked for', 'Tries again more slowly'],
    say: 'Say: "I would have dropped it twice. Which way was hardest for the {hero}?"',
    easier: 'Use two hands and forward steps only.',
    harder: 'Carry two at once, each in another way that was ordered.',
    caution: 'Clear the floor, go barefoot or in grippy socks, and carry nothing that breaks.',
  },
  {
    id: 'feed-the-big-mouth',
    categories: ['Motor'],
    skills: ['gross-motor', 'number-sense'],
    ages: [3, 6],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 2 }),
    slots: [
      { kind: 'soft', amount: '1' },
      { kind: 'bowl', amount: '1', line: '1 big plastic bowl' },
    ],
    tellings: [
      told('nature', 'The Frog Swallows It', 'frog', {
        way: 'squat low and flick it up from the wrist, like a frog tongue',
        yes: 'A hit: gulp, one hop back.',
        no: 'A miss: croak, one hop nearer.',
      }),
      told('art', 'A Blot Lands in the Pot', 'painter', {
        way: 'swing your arm in a big circle, like a painter with a full brush',
        yes: 'A hit: name its color, one step back.',
        no: 'A miss: a blot, one nearer.',
      }),
      told('music', 'Throw on the Beat', 'drummer', {
        way: 'count "one, two, three" on your leg and let go on four',
        yes: 'A hit: a drum roll on your knees, one step back.',
        no: 'A miss: one soft beat, one nearer.',
      }),
      told('vehicles', 'Unload at the Bowl', 'dump truck', {
        way: 'turn your back, bend, and tip it over your shoulder like a dump truck',
        yes: 'A hit: beep, beep, one step back.',
        no: 'A miss: brrrm, one nearer.',
      }),
      told('ocean', 'The Whale Opens Its Mouth', 'whale', {
        way: 'swing both arms like a wave and let go on top',
        yes: 'A hit: the whale blows, one step back.',
        no: 'A miss: the whale waits, one nearer.',
      }),
      told('animals', 'The Hippo Has an Open Mouth', 'hippo', {
        way: 'swing your arm like a trunk and let go low',
        yes: 'A hit: clack, take one step back.',
        no: 'A miss: yawn, take one nearer.',
      }),
      told('sports', 'Free Throw, Last Second', 'basketball player', {
        way: 'bend your knees, count three, two, one, and lift it from the chest',
        yes: 'A hit: the crowd hums, one step back.',
        no: 'A miss: a sigh, one nearer.',
      }),
      told('space', 'Land on the Moon in One Throw', 'rocket', {
        way: 'crouch, count down from three, and let it fly in a high curve',
        yes: 'A hit: one step back, farther from Earth.',
        no: 'A miss: fetch it in slow motion, one nearer.',
      }),
      told('dinosaurs', 'Dinner for the T-rex', 'T-rex', {
        way: 'keep your elbows at your sides, with short arms like a T-rex',
        yes: 'A hit: gulp, one step back.',
        no: 'A miss: growl, one nearer.',
      }),
      told('cooking', 'Into the Soup', 'cook', {
        way: 'toss it backhand, like a cook with no time',
        yes: 'A hit: plop, stir, one step back.',
        no: 'A miss: wipe the floor with a foot, one nearer.',
      }),
      told(null, 'The Bowl Is Hungry', 'thrower', {
        way: 'swing your arm twice and let go on the third',
        yes: 'A hit: one step back.',
        no: 'A miss: one step nearer.',
      }),
    ],
    description:
      'The bowl waits, the {soft} flies, and you throw as only a {hero} does. A hit takes you farther off, a miss brings you near.',
    core: [
      'Set the bowl in front of a wall and start one big step away.',
      'Throw like the {hero}: {way}. Three in a row.',
      'Look where it lands. {yes} {no}',
      'Call out the step number after each throw: that is how far the {hero} got.',
    ],
    rounds: [
      {
        steps: ['Throw with the other hand, or backward over a shoulder after one look.'],
        objective: 'Throws with the other hand',
      },
      {
        steps: ['Play as a team: one throws, one moves the bowl to catch. Get five together.'],
        objective: 'Moves to catch what is thrown',
      },
    ],
    close:
      'Take the farthest step the {hero} reached, bet on the last throw, and carry the bowl home.',
    objectives: ['Aims and throws low into a bowl', 'Changes the distance by the rule'],
    say: 'Say: "I throw worse when I hurry. What does the {hero} do just before letting go?"',
    easier: 'Sit on the floor and roll it in; lay the bowl on its side.',
    harder: 'Close your eyes after one look, and throw by memory.',
    caution:
      'Throw only at the bowl, away from faces, lamps and shelves, with the thrower alone in front.',
  },
  {
    id: 'finger-walker',
    categories: ['Motor'],
    skills: ['fine-motor', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: onTheSpot([...mood]),
    open: {
      titles: ['The Two-Finger {Hero}', 'A Very Small {Hero} on Your Knee'],
      words: {
        walk: 'walk up your leg its own way',
        trick: 'Ask what it can do best, and do that with two fingers.',
        stop: 'freeze as it would when it is startled',
      },
    },
    tellings: [
      told('dinosaurs', 'The Two-Finger Dinosaur', 'dinosaur', {
        walk: 'stomp up your leg on two bent fingers',
        trick: 'Stretch the long neck: one finger up, and turn it right and left.',
        stop: 'stand like stone, neck up',
      }),
      told('vehicles', 'The Two-Finger Truck', 'truck', {
        walk: 'roll up your leg on two knuckles',
        trick: 'Tip the load: turn the hand over, finger by finger.',
        stop: 'brake with a hiss and stand still',
      }),
      told('building', 'The Two-Finger Robot', 'robot', {
        walk: 'step up your leg stiffly, one finger at a time',
        trick: 'Turn on the spot without bending a finger.',
        stop: 'switch off, finger by finger',
      }),
      told('art', 'The Two-Finger Brush', 'brush', {
        walk: 'paint up your leg in zigzags',
        trick: 'Write the first letter of a name on the knee.',
        stop: 'stop in the middle of a stroke',
      }),
      told('cooking', 'The Two-Finger Cook', 'cook', {
        walk: 'walk up your leg with tiny, quick steps',
        trick: 'Toss a pancake: flick the hand over and catch it flat.',
        stop: 'freeze with the pan in the air',
      }),
      told('stories', 'The Two-Finger Knight', 'knight', {
        walk: 'gallop up your leg, one finger always first',
        trick: 'Gallop at your other hand, and stop a thumb away.',
        stop: 'kneel: both fingers bent',
      }),
      told('sports', 'The Two-Finger Gymnast', 'gymnast', {
        walk: 'run up your leg on two fingers',
        trick: 'Turn a cartwheel: thumb and little finger, over and land.',
        stop: 'bow after the landing and hold still',
      }),
      told('animals', 'The Two-Finger Flamingo', 'flamingo', {
        walk: 'stalk up your leg on two long fingers',
        trick: 'Stand on one finger and tuck up the other.',
        stop: 'sleep on one leg, quite still',
      }),
      told('music', 'The Two-Finger Ballet', 'dancer', {
        walk: 'step up your leg on two fingertips',
        trick: 'Twirl on one finger, and land on two.',
        stop: 'hold the last pose of the dancer',
      }),
      told('space', 'Moon Walk on Your Knee', 'astronaut', {
        walk: 'bounce up your leg in slow, high finger steps',
        trick: 'Jump off the knee and float down for three counts.',
        stop: 'plant a flag: one finger up, no wobble',
      }),
      told('ocean', 'The Crab on Your Leg', 'crab', {
        walk: 'scuttle sideways up your leg on all five fingers',
        trick: 'Pinch the air twice, and hide the thumb.',
        stop: 'play dead when a gull cries',
      }),
      told('nature', 'The Grasshopper Hand', 'grasshopper', {
        walk: 'creep up your leg on two fingers',
        trick: 'Leap from one knee to the other, with bent finger legs.',
        stop: 'freeze in the grass when somebody coughs',
      }),
    ],
    description:
      "Your child's fingers are the {hero}, and one leg is the whole stage. It walks, does its trick, and freezes at a cough.",
    core: [
      'Make two fingers the {hero} and let it {walk}. Your child copies it.',
      '{trick} Try it three times, slower each time.',
      'Cough without warning: both must {stop}. Hum, and the {hero} may go on.',
    ],
    rounds: [
      {
        steps: ['Let your child lead and cough; you copy each step with your weaker hand.'],
        objective: 'Leads a row of finger steps',
      },
      {
        steps: ['Do the trick with the other hand, then with both hands at once.'],
        objective: 'Moves two fingers of the weaker hand',
      },
    ],
    close: 'Let the {hero} lie down in a palm, and close the hand around it.',
    objectives: ['Walks and jumps with two fingers', 'Stops when the signal comes'],
    say: 'Say: "I cannot do that with my left hand. What can your {hero} do that mine cannot?"',
    easier: 'Use the whole hand as a soft, round walker.',
    harder: 'Walk two at once, one with each hand, in opposite directions.',
    caution: 'Fingers stay away from eyes. Stay seated or lying.',
  },
  {
    id: 'line-with-trouble',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [4, 7],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 2 }),
    slots: [{ kind: 'tape', amount: '1', line: '1 strip of tape, as long as a bed' }],
    tellings: [
      told('animals', 'The Cat on the Fence', 'cat', {
        walk: 'heel to toe, arms out, with a long tail behind',
        trouble: 'A dog barks: crouch low on the line and wait.',
        turn: 'Turn on the fence like a cat: on tiptoe, without a foot beside it.',
      }),
      told('vehicles', 'The Train Must Not Leave the Rail', 'train', {
        walk: 'heel to toe, elbows turning like wheels',
        trouble: 'Red light: hiss, and stop on whatever foot you stand.',
        turn: 'Reverse: roll backward for three steps, feeling for the rail.',
      }),
      told('ocean', 'Over the Plank, Pirate', 'pirate', {
        walk: 'heel to toe, one hand over one eye',
        trouble: 'A wave: sway to both sides, but keep your feet on the plank.',
        turn: 'Pick up gold: touch the floor next to the plank without stepping off.',
      }),
      told('sports', 'Gold Medal on the Beam', 'gymnast', {
        walk: 'heel to toe, chin up, arms high',
        trouble: 'The judge calls "Pose!": one knee up for three counts.',
        turn: 'Turn once on your toes, bow, and walk on.',
      }),
      told('stories', 'The Bridge With a Troll', 'troll', {
        walk: 'heel to toe, as quietly as you can',
        trouble: 'The troll wakes: freeze until it has snored twice.',
        turn: 'Answer the troll: say a joke or a rhyme in the middle, on one leg.',
      }),
    ],
    description:
      'One strip of tape is the only safe way across. In the middle there is trouble: the {hero} has to stop, sway or wait and still stay on.',
    core: [
      'Stick the tape to a clear floor. Walk it first yourself as the {hero}: {walk}.',
      'Let your child go. Say softly what their feet do: heel, toe, heel, toe.',
      'Call out in the middle: "{trouble}" Then go on to the end.',
    ],
    rounds: [
      {
        steps: ['{turn}'],
        objective: 'Turns or bends on a line without stepping off',
      },
      {
        steps: ['Swap: your child invents the trouble for you. Three times, each one new.'],
        objective: 'Invents a task for somebody on the line',
      },
    ],
    close:
      'Cross it together, hand in hand, you beside the line, then let the {hero} peel off the tape.',
    objectives: ['Walks heel to toe on a line', 'Stops on the line and holds still'],
    say: 'Say: "I wobble most when I look down. Where does the {hero} look?"',
    easier: 'Walk with one foot on each side of the tape.',
    harder: 'Walk it with a sock on the head or with closed eyes for two steps.',
    caution: 'Clear the floor on both sides, go barefoot, and walk beside with a hand ready.',
  },
]
