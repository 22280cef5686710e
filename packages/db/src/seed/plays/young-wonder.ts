import { atTable, onFloor, type Play, told } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const

/** Science, ages 4 and 5: guess, try, look, say what really happened. */
export const youngWonder: readonly Play[] = [
  {
    id: 'two-sheets-fall',
    categories: ['Science'],
    skills: ['observation-inquiry', 'measuring-spatial'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 2, adult_energy: 2 }),
    slots: [{ kind: 'paper', amount: 'three' }],
    tellings: [
      told('dinosaurs', 'The Flying Lizard and the Rock', 'flying lizard', {
        flat: 'a flying lizard with wide wings',
        ball: 'a rock',
        land: 'Whisper a screech, and let go of both at once.',
        mend: 'Fold the wings up at the edges: does the flying lizard glide straighter?',
      }),
      told('ocean', 'The Ray and the Anchor', 'ray', {
        flat: 'a ray that glides',
        ball: 'an anchor',
        land: 'Blow a bubble, and let go of both at once.',
        mend: 'Fold the ray in half: does it still glide?',
      }),
      told('art', 'The Picture and the Failed Sketch', 'picture', {
        flat: 'a picture that is finished',
        ball: 'a sketch that failed',
        land: 'Call "Done!" and let go of both at once.',
        mend: 'Fold a frame around the picture, a finger wide. Slower or faster?',
      }),
      told('music', 'The Long Note and the Drum Beat', 'long note', {
        flat: 'a long note',
        ball: 'a drum beat',
        land: 'Hum and stop: let go of both at once.',
        mend: 'Fold the long note in half. Is it a short one now?',
      }),
      told('stories', 'The Carpet and the Crystal Ball', 'flying carpet', {
        flat: 'a flying carpet',
        ball: 'a crystal ball',
        land: 'Say a spell, and let go of both at once.',
        mend: 'Curl up the edges of the carpet. Does it fly better?',
      }),
      told('vehicles', 'The Glider and the Cannon of Air', 'glider', {
        flat: 'a glider with wide wings',
        ball: 'a plane without wings',
        land: 'Call "Cleared!" and let go of both at once.',
        mend: 'Fold the glider once along the middle. Does it sail to the side?',
      }),
      told(null, 'Two Sheets, Two Speeds', 'feather', {
        flat: 'a feather',
        ball: 'a marble of paper',
        land: 'Breathe in, and let go of both at once.',
        mend: 'Tear off a strip of the feather: is it slower or faster now?',
      }),
      told('space', 'Two Landings on Planet Rug', 'parachute', {
        flat: 'a parachute',
        ball: 'a moon rock',
        land: 'Count down three, two, one, and let go of both at once.',
        mend: 'Fold up the edges like a bowl: does the parachute land straighter?',
      }),
      told('animals', 'The Bird and the Hedgehog Fall', 'bird', {
        flat: 'a bird with wide wings',
        ball: 'a rolled-up hedgehog',
        land: 'Call "Fly!" and let go of both at once.',
        mend: 'Fold the bird in half once: smaller wings. Is it slower or faster now?',
      }),
      told('nature', 'The Leaf and the Stone', 'leaf', {
        flat: 'a leaf',
        ball: 'a stone',
        land: 'Blow like autumn, then let go of both at once.',
        mend: 'Tear the leaf in half across: does half a leaf fall as slowly?',
      }),
      told('cooking', 'The Pancake and the Dumpling', 'pancake', {
        flat: 'a pancake',
        ball: 'a dumpling',
        land: 'Call "Served!" and let go of both at once.',
        mend: 'Fold the pancake twice: a thick pancake. Does it still sail?',
      }),
      told('sports', 'The Diver and the Skydiver', 'skydiver', {
        flat: 'a skydiver with open arms',
        ball: 'a diver, all curled up',
        land: 'Whistle once, and let go of both at once.',
        mend: 'Fold in the arms of the skydiver: both sides to the middle. Faster or slower?',
      }),
    ],
    description:
      'Two sheets, the same size and weight: one stays flat as {flat}, one becomes {ball}. Which is down first, and who guessed it?',
    core: [
      'Crumple one sheet into a ball: {ball}. Leave the other flat: {flat}.',
      "Hold both at the height of your child's nose. Guess: is the {hero} down first, or the ball?",
      '{land} Watch, and do it twice more to be sure.',
    ],
    rounds: [
      {
        steps: ['{mend} Guess, and test it next to a flat sheet.'],
        objective: 'Changes one thing and tests again',
      },
      {
        steps: [
          'Crumple the second sheet, too. Are two balls down at the same time? Listen for one plop or two.',
        ],
        objective: 'Listens whether two land together',
      },
    ],
    close: 'Say what the {hero} needs to fall slowly, and smooth out the paper for drawing.',
    objectives: ['Guesses which is faster', 'Tells what really happened'],
    say: 'Say: "I like how the {hero} takes its time. What do you think holds it up?"',
    easier: 'Drop one at a time, and follow it with a finger.',
    harder: 'Make one sheet that falls slower than the flat one.',
    caution: 'Everybody stays standing on the floor; clear away what could make you trip.',
  },
  {
    id: 'three-on-the-ramp',
    categories: ['Science'],
    skills: ['observation-inquiry', 'focus-memory'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'] }),
    slots: [
      { kind: 'book', amount: '2', line: '2 large books' },
      { kind: 'roller', amount: '1' },
      { kind: 'thing', amount: '1' },
    ],
    also: ['1 shoe'],
    tellings: [
      told(null, 'Roll, Slide or Stay?', 'tester', {
        bet: 'The tester always bets "It rolls!"',
        next: 'Make the ramp flatter by one book, and let the tester bet again.',
      }),
      told('dinosaurs', 'Down the Dinosaur Back', 'dinosaur', {
        bet: 'The dinosaur always bets "It is too heavy to move."',
        next: 'Make the back of the dinosaur bumpy with a cloth, and test again.',
      }),
      told('ocean', 'Down the Ice', 'penguin chick', {
        bet: 'The penguin chick always bets "It slides, as I do."',
        next: 'Lay a smooth sheet or sleeve on the ramp for the penguin chick, and test again.',
      }),
      told('building', 'The Robot Builds a Test Ramp', 'robot', {
        bet: 'The robot always bets "It will stay."',
        next: 'Ask the robot to make it steeper by a hand, and test again.',
      }),
      told('vehicles', 'Test Drive Down the Book', 'test driver', {
        bet: 'The test driver always bets "Full speed, it rolls!"',
        next: 'Slow the test driver down: lay a sleeve on the ramp, and test again.',
      }),
      told('animals', 'Who Slides Down the Hill, Otter?', 'otter', {
        bet: 'The otter always bets "It slides on its belly."',
        next: 'Wet nothing, but turn each one round: on its side, on its head. Test again.',
      }),
      told('space', 'Landing Tests on a Steep Moon', 'moon rover', {
        bet: 'The moon rover always bets "It gets stuck."',
        next: 'Make the moon flatter, a finger high, and test again.',
      }),
      told('sports', 'The Great Ramp Race', 'race judge', {
        bet: 'The race judge always bets "A tie!"',
        next: 'Let two start at once, with a finger as the gate.',
      }),
    ],
    description:
      'One book on another makes a ramp. The {roller}, the {thing} and a shoe line up: who rolls, who slides, who stays? The {hero} bets, too.',
    core: [
      'Lean one book on the other as a ramp. Line up the {roller}, the {thing} and a shoe.',
      'Bet before each one: roll, slide or stay? {bet}',
      'Let go without a push and watch. Put each where it belongs: rollers, sliders, stayers.',
      '{next}',
    ],
    rounds: [
      {
        steps: ['Put all three in order from fast to slow, with one more ride each to be sure.'],
        objective: 'Puts three things in order by a test',
      },
      {
        steps: [
          'Search the room for one more thing that will roll. Test it before you say hurrah.',
        ],
        objective: 'Finds a thing that fits a guess',
      },
    ],
    close: 'Let the best roller take a last ride past the {hero}, and shut the books.',
    objectives: ['Says what will happen before the test', 'Sorts by what really happened'],
    say: 'Say: "I bet against the {hero} and lost once. What would you test next?"',
    easier: 'Use only two words, go and stay, and point.',
    harder: 'Build a ramp on which the slider just does not move.',
    caution:
      'Things roll and slide to the floor, nothing is thrown, and faces stay away from the end of the ramp.',
  },
  {
    id: 'engine-in-the-chest',
    categories: ['Science', 'Motor'],
    skills: ['observation-inquiry', 'gross-motor'],
    ages: [4, 7],
    difficulty: 'easy',
    facts: onFloor([...awake, 'wild'], { child_energy: 3, hands_needed: 0 }),
    tellings: [
      told('vehicles', 'Listen to Your Engine', 'race car', {
        run: 'Drive on the spot at full speed for twenty counts.',
        slow: 'Stand and let the engine hum until it ticks slowly.',
      }),
      told('building', 'The Robot Checks Its Motor', 'robot', {
        run: 'Work like a robot at full power: knees up, arms up, twenty times.',
        slow: 'Switch to standby: stiff and still until the motor is slow.',
      }),
      told('animals', 'Heart of a Hare', 'hare', {
        run: 'Hop like a hare that has seen a fox, twenty hops.',
        slow: 'Duck down flat in the grass until the heart is quiet.',
      }),
      told('music', 'The Drum in Your Chest', 'drummer', {
        run: 'Drum on your thighs and stamp as fast as you can for twenty counts.',
        slow: 'Tap the beat of your chest on the floor until it is slow.',
      }),
      told('dinosaurs', 'A Dinosaur Heart Goes Boom', 'dinosaur', {
        run: 'Stomp and roar with high knees, twenty stomps.',
        slow: 'Lie down like a heavy dinosaur until it only goes boom now and then.',
      }),
      told('sports', 'Pulse Check at Half-Time', 'runner', {
        run: 'Sprint on the spot for twenty counts, arms too.',
        slow: 'Walk slowly in a circle, shake your legs, and wait.',
      }),
      told(null, 'Who Knocks in Your Chest?', 'climber', {
        run: 'Run on the spot for twenty counts.',
        slow: 'Lie down and wait until it is quiet.',
      }),
    ],
    description:
      'Lay a hand on your chest: something knocks. What does the {hero} have to do to make it knock faster, and how soon is it slow again?',
    core: [
      "Sit still, and find the knocking with a flat hand, yours on you, your child's on their own chest.",
      'Tap what you feel on your knee: this is the {hero} at rest. Guess what running will do.',
      '{run} Feel again at once, and tap the new beat.',
      '{slow} How many slow breaths does it take?',
    ],
    rounds: [
      {
        steps: ['Try something slow, such as stretching. Guess first: fast or slow afterward?'],
        objective: 'Predicts a slow or a fast heart',
      },
      {
        steps: ['Swap chests if you both like: whose is faster, the big one or the small one?'],
        objective: 'Compares two heartbeats',
      },
    ],
    close: 'Rest on your backs, a hand on the chest, until the {hero} ticks slowly again.',
    objectives: ['Finds the heartbeat with a hand', 'Says how it changed'],
    say: 'Say: "I feel mine up in my throat. Where do you feel the {hero} knock most?"',
    easier: "Listen with an ear on each other's chest.",
    harder: 'Count the knocks for ten counts of somebody else, before and after.',
    caution:
      'Clear the floor, go barefoot, and stop at once when anybody feels dizzy or out of breath.',
  },
  {
    id: 'what-swims-what-sinks',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [3, 6],
    difficulty: 'easy',
    facts: atTable([...awake]),
    slots: [
      { kind: 'water', amount: 'some', line: 'Cool tap water' },
      { kind: 'bowl', amount: '1', line: '1 plastic bowl, half full of water' },
      { kind: 'spoon', amount: '2', line: '2 spoons, one metal, one wooden or plastic' },
    ],
    also: ['1 plastic lid', '1 cloth'],
    tellings: [
      told('cooking', 'The Soup Spoon Test', 'cook', {
        first: 'Ask as the cook: "Which of these falls into the soup for good?"',
        load: 'Push a swimmer under with one finger, as the cook does with dumplings. What does it do?',
      }),
      told(null, 'Two Spoons, One Swims', 'tester', {
        first: 'Ask as a tester: "Do both do the same?"',
        load: 'Push a swimmer under with one finger, and let go. Test it twice, tester.',
      }),
      told('ocean', 'Which Spoon Is a Boat?', 'captain', {
        first: 'Ask as the captain: "Which of these can carry me over the sea?"',
        load: 'Make the lid a boat: load one drop after the other with a fingertip.',
      }),
      told('animals', 'The Duck Tests Its Water', 'duck', {
        first: 'Ask as the duck: "Which of these can I sit on?" Quack once for yes.',
        load: 'Push a swimmer under with a flat hand like a diving duck. What does it do?',
      }),
      told('vehicles', 'The Ferry Needs a Ferry', 'ferry', {
        first: 'Toot as the ferry: "Who can float with me to the other side?"',
        load: 'Blow behind a swimmer: a ferry crosses to the other side.',
      }),
      told('space', 'Splashdown', 'capsule', {
        first: 'Count down as the capsule comes home to the sea: "Will it stay on top?"',
        load: 'Let the capsule land upside down, then upright. Does it matter?',
      }),
    ],
    description:
      'Two spoons look alike, but only one swims. The {hero} has to know which: your child bets, tries, and sorts.',
    core: [
      'Set out spoons and lid. {first}',
      'Bet for each: swim or sink? Show with a flat hand or a thumb down.',
      'Lay each on the water gently, wait, and sort: swimmers left, sinkers right.',
      '{load}',
    ],
    rounds: [
      {
        steps: [
          'Turn a sinker around and lay it on as softly as you can. Is the {hero} in luck now?',
        ],
        objective: 'Tries another way to lay a thing on water',
      },
      {
        steps: ['Choose one more thing from the kitchen that may get wet. Bet, and test it.'],
        objective: 'Guesses before testing',
      },
    ],
    close: 'Land the {hero} at the shore, pour the water away at once, and dry everything.',
    objectives: ['Guesses swim or sink', 'Sorts by what really happened'],
    say: 'Say: "I was wrong about one of them, just like the {hero}. Which one surprised you?"',
    easier: 'Test only the two spoons, and hold each one first: which feels heavy?',
    harder: 'Find a way to make a sinker swim, on the lid or under it.',
    caution: "Stay within arm's reach of the water, pour it out straight away, and wipe drips.",
  },
  {
    id: 'shadow-on-the-run',
    categories: ['Science'],
    skills: ['observation-inquiry', 'creativity'],
    ages: [4, 7],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'bed'], light: 'dim' }),
    slots: [
      { kind: 'light', amount: '1' },
      { kind: 'thing', amount: '1' },
    ],
    also: ['A bare wall in a dim room'],
    tellings: [
      told('dinosaurs', 'The Dinosaur on the Wall', 'dinosaur', {
        big: 'as big as a dinosaur, up to the ceiling',
        guess: 'Growl when it grows; squeak when it shrinks.',
      }),
      told('space', 'A Planet on the Bedroom Wall', 'planet', {
        big: 'so big that the wall goes dark',
        guess: 'Move it slowly across the light, as a planet does.',
      }),
      told('stories', 'The Giant That Fits in a Hand', 'giant', {
        big: 'as big as a giant',
        guess: 'Speak deep when it is big, thin when it is small.',
      }),
      told('ocean', 'Something Big Swims By', 'whale', {
        big: 'longer than the wall',
        guess: 'Swim it through the light, near and far, and breathe out each time it turns.',
      }),
      told('animals', 'The Mouse That Became an Elephant', 'elephant', {
        big: 'as big as an elephant',
        guess: 'Trumpet when it is big; peep when it is small.',
      }),
    ],
    description:
      'One small {thing}, one light, and on the wall it becomes {big}. Your child finds out how, and plays with it.',
    core: [
      'Dim the room. Hold the flashlight still, low, and pointed at the wall.',
      'Hold the {thing} in the light. Guess: how does it get {big}?',
      'Try both ways and say what the {hero} did. {guess}',
    ],
    rounds: [
      {
        steps: [
          'Turn the {thing} sideways and upside down. Find the shadow nobody would recognize.',
        ],
        objective: 'Turns a thing to change its shadow',
      },
      {
        steps: [
          'Tell a short story on the wall: the {hero} comes, grows, is startled, and shrinks away.',
        ],
        objective: 'Makes a shadow grow and shrink in a story',
      },
    ],
    close:
      'Make it as small as it goes, let the {hero} slip off the wall, and switch the light off.',
    objectives: ['Tests near and far', 'Says what makes a shadow big'],
    say: 'Say: "I always thought the {hero} would be big near the wall. What did you find out?"',
    easier: 'Use hands instead of a thing, and wave.',
    harder: 'Make two shadows touch without the two things touching.',
    caution: 'Keep the floor clear in the dark, and leave one lamp on outside.',
  },
]
