import { onFloor, type Play, talk, told } from './play.ts'

const box = ['The box that the toys live in']

/** Tidying up, and the bath. */
export const momentsTidying: readonly Play[] = [
  {
    id: 'hungry-box',
    categories: ['Motor', 'Language'],
    skills: ['independence', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'bored', 'wild', 'fine'], { adult_energy: 1 }),
    made_for: ['tidying'],
    also: box,
    tellings: [
      told('nature', 'The Toy Box Is an Ant Hill', 'ant queen', {
        wants: '"Bring me small things first, my ants!"',
        chew: 'Clap two fingers like tiny jaws.',
        next: 'something with legs',
      }),
      told('building', 'The Toy Box Is a Robot', 'robot', {
        wants: '"Input wanted: something with corners!"',
        chew: 'Beep, and open and shut your arms.',
        next: 'something that rolls',
      }),
      told('art', 'The Toy Box Collects Colors', 'painter', {
        wants: '"I am out of blue!"',
        chew: 'Dab it on the rim like paint.',
        next: 'something with two colors',
      }),
      told('music', 'The Toy Box Is a Band', 'conductor', {
        wants: '"First whatever makes a noise!"',
        chew: 'Conduct it in with one arm.',
        next: 'something that is quite silent',
      }),
      told('sports', 'The Toy Box Is a Goal', 'goalkeeper', {
        wants: '"I hold everything round!"',
        chew: 'Catch it with both hands and lay it in.',
        next: 'something for the bench',
      }),
      told('cooking', 'The Toy Box Is a Pie', 'cook', {
        wants: '"My pie needs something soft!"',
        chew: 'Press it in with both hands.',
        next: 'something that looks like a carrot',
      }),
      told('stories', 'The Toy Box Is a Dragon Cave', 'dragon', {
        wants: '"Bring me what shines!"',
        chew: 'Growl, and shut the wings over it.',
        next: 'something a knight would need',
      }),
      told('animals', 'The Toy Box Is a Hippo', 'hippo', {
        wants: '"I want something soft, like grass!"',
        chew: 'Open and shut the lid slowly: chomp.',
        next: 'something that could swim',
      }),
      told('vehicles', 'The Toy Box Is a Garbage Truck', 'garbage truck', {
        wants: '"I take everything with wheels first!"',
        chew: 'Press it in with both hands: crunch, brrrm.',
        next: 'something square',
      }),
      told('dinosaurs', 'The Toy Box Is a Dinosaur', 'dinosaur', {
        wants: '"I eat green things only!"',
        chew: 'Munch loudly, and roar once.',
        next: 'something with bones, or legs',
      }),
      told('ocean', 'The Toy Box Is a Ship', 'captain', {
        wants: '"First the heavy things, so that we do not tip!"',
        chew: 'Rock the box once, and salute.',
        next: 'something to eat on board',
      }),
      told('space', 'The Toy Box Is a Space Ship', 'astronaut', {
        wants: '"First whatever could float away: the small things!"',
        chew: 'Close the hatch for a moment: hiss.',
        next: 'something for the aliens',
      }),
      told(null, 'The Toy Box Is Hungry', 'monster', {
        wants: '"I want only red things!"',
        chew: 'Open and shut your hands: clack.',
        next: 'something soft',
      }),
    ],
    description:
      'The toy box is a {hero} with a will of its own, and takes ten things, no more. Each order is a little different.',
    core: [
      'Put the box in the middle and speak as the {hero}: {wants}',
      'Let your child bring one thing that fits. {chew} Then ask for {next}.',
      'Hold up ten fingers, and fold one for each thing. Ten is enough.',
    ],
    rounds: [
      {
        steps: ['Let your child give the orders. Bring one wrong thing, and be sent back.'],
        objective: 'Says what sort of thing is wanted',
      },
    ],
    close: 'Let the {hero} say thank you, full at last, and push the box home together.',
    objectives: ['Brings a thing of the kind that was asked for', 'Puts it into the box'],
    say: 'Say: "I can hear the {hero} rumble. What should it have last of all?"',
    easier: 'Let it take anything, one piece at a time, from your hand to theirs and in.',
    harder: 'Ask for two sorts in a row: first soft, then blue.',
    caution: 'Things are laid in, not thrown, and you hold the lid so that no finger is caught.',
  },
  {
    id: 'three-big-ones-first',
    categories: ['Math'],
    skills: ['number-sense', 'independence'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor(['bored', 'wild', 'fine', 'whiny'], { adult_energy: 1 }),
    made_for: ['tidying'],
    also: [...box, 'Toys that lie about'],
    tellings: [
      told('vehicles', 'The Truck Fetches Three Big Ones', 'truck', {
        come: 'Drive up with two hands on an invisible wheel: brrrm.',
        load: 'Lift it like a crane, drive it home, and tip it softly into the box.',
      }),
      told('animals', 'The Elephant Takes the Big One First', 'elephant', {
        come: 'Swing one arm like a trunk, and plod over.',
        load: 'Hug it with the trunk, plod home, and lay it softly into the box.',
      }),
      told('dinosaurs', 'The Dinosaur Carries Three Big Ones', 'dinosaur', {
        come: 'Stomp over with wide, heavy legs.',
        load: 'Take it in both claws, stomp home, and lay it softly into the box.',
      }),
      told(null, 'Big One, Small One, Home', 'porter', {
        come: 'Roll up both sleeves, and walk over.',
        load: 'Carry it against your tummy, walk home, and lay it softly into the box.',
      }),
    ],
    description:
      'The {hero} has room for one thing each trip: three big ones first, then three small ones. Your child finds them, carries them, and knows which is which.',
    core: [
      '{come} Say as the {hero}: "A big one, please!" Let your child choose.',
      '{load} Count: one! Fetch two more big ones: two, three.',
      'Hold up two toys: "The {hero} wants a small one now. Which is it?" Carry three of those.',
    ],
    rounds: [
      {
        steps: ['Let your child say big or small, while you fetch. Bring the wrong one once.'],
        objective: 'Notices a thing of the wrong size',
      },
    ],
    close: 'Count the last trip together, one, two, three, and let the {hero} push the box home.',
    objectives: ['Shows which of two is big', 'Carries one thing to the box'],
    say: 'Say: "I thought that one was small until the {hero} came. What will it take next?"',
    easier: 'Hand over each thing yourself, and let your child only drop it into the box.',
    harder: 'Ask for one that is bigger than the one before.',
    caution:
      'Walk, do not run; pick up pieces that fit into a mouth yourself, and keep fingers out from under the lid.',
  },
  {
    id: 'tidy-train-of-colors',
    categories: ['Math'],
    skills: ['patterns-logic', 'independence'],
    ages: [4, 7],
    difficulty: 'easy',
    facts: onFloor(['bored', 'wild', 'fine'], { adult_energy: 1 }),
    made_for: ['tidying'],
    also: [...box, 'Toys that lie about'],
    tellings: [
      told('vehicles', 'A Train of Toys Drives Home', 'train', {
        lay: 'Lay the toys in a line like wagons, big one in front.',
        go: 'Couple them off from the end, two at a time, into the shed, the box.',
      }),
      told('nature', 'The Ants Carry It Home', 'ant', {
        lay: 'Lay a trail of toys like ants, each a foot apart.',
        go: 'Walk the trail like an ant, one toy at a time, and hum.',
      }),
      told('animals', 'Two by Two Into the Ark', 'elephant', {
        lay: 'Lay the toys in pairs that have something in common.',
        go: 'Walk each pair in like an elephant, left hand and right hand.',
      }),
      told('art', 'Put the Rainbow Away', 'painter', {
        lay: 'Lay the toys in order of color, like the box of a painter.',
        go: 'Clear one color after the other, the rarest first.',
      }),
      told(null, 'A Parade of Toys Marches Home', 'parade', {
        lay: 'Lay the toys in a parade, from big to small.',
        go: 'March off the biggest and the smallest each time.',
      }),
    ],
    description:
      'Before the toys go home they line up, all ten. Then the line gets shorter trip by trip, and your child says how many are left.',
    core: [
      'Gather ten toys with your child. {lay}',
      'Count the toys of the {hero} with a finger. Guess how many trips it will take.',
      '{go} Say after each trip how many are left.',
    ],
    rounds: [
      {
        steps: ['Line up the next ten by another rule. Your child says the rule.'],
        objective: 'Sorts things by a rule of their own',
      },
    ],
    close: 'Look at the empty floor: zero are left, and the {hero} is home. Shut the box softly.',
    objectives: ['Puts things in an order', 'Counts down what is left'],
    say: 'Say: "I guessed too few trips for the {hero}. How did you guess yours?"',
    easier: 'Take five toys and carry them one by one.',
    harder: 'Leave out one on purpose: which one is missing in the order?',
    caution:
      'Walk, do not run; carry heavy things low, and pick up pieces that fit into a mouth yourself.',
  },
  {
    id: 'ten-thing-heist',
    categories: ['Motor'],
    skills: ['independence', 'focus-memory'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor(['bored', 'wild', 'fine'], { adult_energy: 1, noise: 0 }),
    made_for: ['tidying'],
    also: ['Ten things that lie about'],
    tellings: [
      told('vehicles', 'The Night Train Leaves No Trace', 'train guard', {
        how: 'rolling along one line, without a sound',
        check: 'Walk along like the train guard: what was left on the platform?',
      }),
      told('nature', 'The Forest Closes Behind You', 'fox', {
        how: 'on soft paws, never on the same spot twice',
        check: 'Look from the door like a forest: what does not belong to the fox?',
      }),
      told('ocean', 'The Tide Takes It All', 'tide', {
        how: 'in long, slow curves, like water going out',
        check: 'Look over the beach from the door: what has the tide missed?',
      }),
      told('art', 'Nobody Has Touched the Picture', 'museum guard', {
        how: 'with one arm on your back, like a museum guard',
        check: 'Look from the door as at a picture: what hangs crooked?',
      }),
      told('music', 'Not a Note Too Many', 'conductor', {
        how: 'on tiptoe, in a slow three-four time',
        check: 'Listen at the door like a conductor: what still makes noise in here?',
      }),
      told('sports', 'Clear the Field Before Kick-Off', 'referee', {
        how: 'at a jog, without a sound',
        check: 'Look over the field like a referee: what may not lie there?',
      }),
      told('cooking', 'The Kitchen Was Never Used', 'chef', {
        how: 'on one flat hand, like a plate, and slowly',
        check: 'Look from the door like the chef: what would a guest notice?',
      }),
      told('stories', 'The Thief Was Never Here', 'thief', {
        how: 'on tiptoe, with an eye on the door',
        check: 'Stand in the door like the police: what gives the thief away?',
      }),
      told('animals', 'The Raccoon Cleans Up Its Traces', 'raccoon', {
        how: 'low, on soft paws, with a stop to sniff',
        check: 'Sniff at the door like a watch dog: what smells of raccoon?',
      }),
      told('space', 'Leave No Trace on This Planet', 'astronaut', {
        how: 'in slow moon steps, with both hands',
        check: 'Scan from the door: what is not from this planet?',
      }),
      told('dinosaurs', 'The Dinosaur Hides Its Tracks', 'dinosaur', {
        how: 'with big, quiet steps, tail held up',
        check: 'Dig with your eyes from the door: what would a researcher find of the dinosaur?',
      }),
      told('building', 'The Robot Resets the Room', 'robot', {
        how: 'in straight lines and right angles only',
        check: 'Compare from the door with your memory: what is one step off?',
      }),
      told(null, 'Ten Traces, Then Nothing', 'ghost', {
        how: 'without a sound, in a new way of walking each time',
        check: 'Stand in the door: what shows that a ghost lives here?',
      }),
    ],
    description:
      'Ten things betray that the {hero} was here. They disappear one by one, in silence, and then somebody looks in from the door.',
    core: [
      'Agree on ten things that lie about: these are the traces of the {hero}.',
      'Bring back one at a time, {how}. Nobody speaks.',
      'Move one thing to a wrong place in secret. The other has to spot it.',
    ],
    rounds: [
      {
        steps: ['Guess the minutes for the next ten first, then do them and compare.'],
        objective: 'Guesses a time and compares',
      },
    ],
    close: '{check} Find nothing of the {hero}, and shake hands.',
    objectives: ['Puts ten things where they belong', 'Spots a thing in a wrong place'],
    say: 'Say: "I walked past one trace of the {hero} twice. Which one would have given you away?"',
    easier: 'Do five, and sit down as the chief who points out the next trace.',
    harder: 'Find a better home for one thing that never has a place.',
    caution: 'Walk, do not run; heavy things are carried low or by two.',
  },
  {
    id: 'museum-of-the-floor',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'independence'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor(['bored', 'whiny', 'fine'], {
      adult_energy: 0,
      hands_needed: 0,
      child_energy: 1,
    }),
    made_for: ['tidying'],
    also: ['Whatever lies on the floor'],
    tellings: [
      told('animals', 'Zoo Keeper of the Floor', 'zookeeper', {
        kind: 'which animal it could be, and where it sleeps',
        out: 'Lead it home, the shy ones first.',
      }),
      told('space', 'Space Junk Is Collected', 'pilot', {
        kind: 'what it was once part of, and how dangerous it is in orbit',
        out: 'Bring it back to base, the most dangerous first.',
      }),
      told('sports', 'Transfer Day for Things', 'coach', {
        kind: 'what it is good at, and which team, shelf or drawer, needs it',
        out: 'Transfer it with a handshake, stars last.',
      }),
      told('stories', 'Lost Property of the Castle', 'butler', {
        kind: 'whose it was, and what that person is doing without it',
        out: 'Return it with a bow, the royal things last.',
      }),
      told('cooking', 'The Floor Is a Menu', 'waiter', {
        kind: 'a grand name as a dish, and where it is served from',
        out: 'Serve it to its place, starters first.',
      }),
      told(null, 'Museum of What Lies About', 'guide', {
        kind: 'a year, a title, and one sentence for visitors',
        out: 'Carry it to its hall, the oldest first.',
      }),
    ],
    description:
      'You sit still as a visitor. Your child is the {hero}, gives each thing on the floor one sentence, and then takes it home.',
    core: [
      'Sit down as the visitor and point at a thing: "And what is this, {hero}?"',
      'Let your child say it in one sentence: {kind}.',
      '{out} Go on for eight things; ask one question about each.',
    ],
    rounds: [
      {
        steps: ['Swap: you say the sentences, and your child decides which was true.'],
        objective: 'Judges a made-up sentence',
      },
    ],
    close:
      'Let the {hero} close up: name the best piece of today, and switch off an invisible light.',
    objectives: ['Says one sentence about a thing', 'Puts it where it belongs'],
    say: 'Say: "I did not know that about our floor, dear {hero}. Which piece has the best story?"',
    easier: 'Name only where it lives, and bring it there.',
    harder: 'No word may come twice in all eight sentences.',
    caution: 'Walk, do not run; heavy things are carried low or by two.',
  },
  {
    id: 'towel-parcel',
    categories: ['Language', 'Motor'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: talk(['whiny', 'bored', 'fine'], {
      place: ['bath'],
      posture: ['sitting', 'standing'],
      noise: 1,
    }),
    made_for: ['bath'],
    tellings: [
      told('animals', 'The Muddy Pig in the Tub', 'pig', {
        mud: 'mud behind your ears',
        song: 'oink on the last word',
      }),
      told('vehicles', 'The Dirty Tractor in the Tub', 'tractor', {
        mud: 'mud on your back wheels',
        song: 'brrrm on the last word',
      }),
      told('ocean', 'The Mermaid Forgot a Knee', 'mermaid', {
        mud: 'sand between your toes',
        song: 'blub on the last word',
      }),
      told('dinosaurs', 'A Dinosaur Never Washes', 'dinosaur', {
        mud: 'swamp on your elbows',
        song: 'roar softly on the last word',
      }),
      told('stories', 'The Pirate Has Not Washed for Years', 'pirate', {
        mud: 'tar on both your hands',
        song: 'arr on the last word',
      }),
      told(null, 'Which Knee First?', 'guest', {
        mud: 'jam on your elbow',
        song: 'hum on the last word',
      }),
    ],
    description:
      'Your child is the {hero}, dirty from top to toe, and you are the washer who forgets everything. Part by part you have to be told what comes next, and the hair comes last.',
    core: [
      'Kneel down close: "Good evening, {hero}! You have {mud}. What do I wash first?"',
      'Hold up the washcloth: "Is this your knee or your nose?" Wait for the answer, and wash it.',
      'Sing one line for each clean part; {song}. Forget one on purpose, and be told.',
      'Wash the hair last, if it is due: the {hero} looks at one spot on the ceiling and says when to pour.',
    ],
    rounds: [
      {
        steps: ['Guess together what the {hero} did all day to get so dirty.'],
        objective: 'Tells what may have happened before',
      },
    ],
    close: 'Wrap the {hero} up warm in a towel, and say each clean part once more.',
    objectives: ['Names a part of the body', 'Notices the part that was left out'],
    say: 'Say: "I forget everything in here, dear {hero}. What is still dirty?"',
    easier: 'Name the part yourself and let your child show it.',
    harder: 'Let your child give the orders, and wash your own hands as told.',
    caution:
      'Read this before the water runs; both your hands stay free and your eyes on your child.',
  },
  {
    id: 'everything-goes-to-sleep',
    categories: ['Creative', 'Language'],
    skills: ['feelings-connection', 'independence'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'wiped_out_child', 'fine'], {
      ...{ adult_energy: 0, child_energy: 1, noise: 0, hands_needed: 0 },
    }),
    made_for: ['tidying'],
    also: box,
    tellings: [
      told('animals', 'The Hen Calls the Chicks Home', 'hen', {
        call: 'Cluck softly: "My chicks are cold. Bring me one, gently."',
        bed: 'Let your child lay it under your wing, your arm, then in the box.',
        last: 'cluck once more, in your sleep',
      }),
      told('vehicles', 'All Cars Drive Home', 'night guard', {
        call: 'Whisper like a night guard: "The streets get dark. Who is still out?"',
        bed: 'Let your child drive it home slowly, lights off, into the box.',
        last: 'shut the gate of the night guard: click',
      }),
      told('space', 'Planets Go to Bed', 'moon', {
        call: 'Whisper like the moon: "I light the way. Who comes home first?"',
        bed: 'Let your child float it home in a slow curve, into the box.',
        last: 'put out the moon: one hand shuts',
      }),
      told('stories', 'The Toys Are Under a Spell', 'wizard', {
        call: 'Whisper like a wizard: "Whoever I touch falls asleep." Point at one.',
        bed: 'Let your child carry it, limp and heavy, into the box.',
        last: 'the wizard falls asleep, too',
      }),
      told(null, 'Good Night, Floor', 'sandman', {
        call: 'Whisper like the sandman: "Who is most tired?"',
        bed: 'Let your child carry it in both hands, without a sound, into the box.',
        last: 'the sandman yawns and leaves',
      }),
    ],
    description:
      'You sit on the floor as the {hero} and whisper. One toy after the other is tired and is brought home, without a sound.',
    core: [
      'Sit down next to the box and go quiet. {call}',
      '{bed}',
      'Say good night to it by name, and ask as the {hero} who is tired next. Ten are enough.',
      'Go slower with each one, and softer, until you only breathe.',
    ],
    rounds: [],
    close: 'Say good night to the empty floor: {last}. Let the {hero} close the box.',
    objectives: ['Brings one thing at a time', 'Carries it without a sound'],
    say: 'Say: "I am getting tired myself, as the {hero}. Who is still awake over there?"',
    easier: 'Bring five, and carry each together.',
    harder: 'Let your child say why each one is so tired.',
    caution: 'Things are laid in, not thrown, and you hold the lid so that no finger is caught.',
  },
  {
    id: 'how-long-does-a-heap-take',
    categories: ['Math', 'Science'],
    skills: ['number-sense', 'independence'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor(['bored', 'wild', 'fine', 'curious'], { adult_energy: 1, hands_needed: 0 }),
    made_for: ['tidying'],
    also: ['Whatever lies on the floor'],
    tellings: [
      told('sports', 'Coach, How Long for This Half?', 'coach', {
        half: 'Split the floor in two halves with your eyes, like a coach.',
        way: 'one thing for each trip, at a jog',
      }),
      told('vehicles', 'How Many Loads for the Truck?', 'truck', {
        half: 'Split the heap into two loads with your eyes, like the driver of a truck.',
        way: 'as much as two arms can hold, at walking speed',
      }),
      told('building', 'The Robot Calculates the Mess', 'robot', {
        half: 'Scan the floor and split it in two, like a robot.',
        way: 'always the same sort together, by the shortest way',
      }),
      told('nature', 'How Fast Is an Ant?', 'ant', {
        half: 'Split the floor in two fields, like an ant with a plan.',
        way: 'one thing at a time, always on the same path',
      }),
      told(null, 'Guess the Minutes on the Floor', 'guesser', {
        half: 'Split the floor in two halves with your eyes, as a good guesser does.',
        way: 'in any way you like',
      }),
    ],
    description:
      'How many minutes lie on this floor? The {hero} guesses, one half is cleared while you count, and then the second guess is a real forecast.',
    core: [
      '{half} Guess the minutes for the first half, each alone.',
      'Clear it {way}. The other counts the seconds evenly, and the things.',
      'Work out: how many seconds for one thing? Count what lies in the second half.',
      'Make a forecast as the {hero}, and clear the second half the same way. How far off was it?',
    ],
    rounds: [],
    close:
      'Say what would make the {hero} quicker tomorrow, in one sentence, and look at the empty floor.',
    objectives: ['Divides a time by a number of things', 'Uses one result to forecast another'],
    say: 'Say: "I guessed twice as long as the {hero}. What made the second guess better?"',
    easier: 'Count only the things, and guess more or fewer than ten.',
    harder: 'Find a quicker way for the second half, and correct the forecast first.',
    caution: 'Walk around what lies on the floor, and carry heavy things low or by two.',
  },
]
