import { atTable, onFloor, type Play, told } from './play.ts'

const awake = ['bored', 'whiny', 'curious', 'fine'] as const

/** Language, ages 2 and 3. */
export const littleWords: readonly Play[] = [
  {
    id: 'parcel-for-the-hero',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'gross-motor'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...awake]),
    slots: [{ kind: 'thing', amount: '1' }],
    also: ['A chair and a table'],
    tellings: [
      told('nature', 'A Parcel for the Snail', 'snail', {
        spot: 'under the chair, where it is damp',
        next: 'behind the table leg',
        go: 'as slowly as a snail, without lifting your feet',
        thanks: 'put out two fingers like feelers',
      }),
      told('music', 'A Parcel for the Singer', 'singer', {
        spot: 'on the chair, the stage',
        next: 'behind the chair, the curtain',
        go: 'in time: step, step, hum',
        thanks: 'sing "la" high and low',
      }),
      told('sports', 'A Parcel for the Runner', 'runner', {
        spot: 'next to the chair, the finish',
        next: 'under the table, the tunnel',
        go: 'jogging with tiny, quick steps',
        thanks: 'puff three times',
      }),
      told('cooking', 'The Chef Has Ordered Something', 'chef', {
        spot: 'on the table, where the chef works',
        next: 'under the chair, in the cupboard',
        go: 'with one flat hand under it, like a plate',
        thanks: 'smack: "Delicious!"',
      }),
      told('art', 'A Parcel for the Painter', 'painter', {
        spot: 'in front of the chair, like an easel',
        next: 'behind the table',
        go: 'in zigzags, like a brush',
        thanks: 'say: "What a color!"',
      }),
      told('building', 'A Parcel for the Crane', 'crane', {
        spot: 'on top of the chair',
        next: 'under the table, down in the pit',
        go: 'with stiff arms, lifted up and let down',
        thanks: 'creak',
      }),
      told('animals', 'A Parcel for the Mouse', 'mouse', {
        spot: 'under the table',
        next: 'behind the door',
        go: 'on tiptoe, so that nobody scares it',
        thanks: 'squeak',
      }),
      told('vehicles', 'A Parcel for the Truck Driver', 'truck driver', {
        spot: 'next to the chair',
        next: 'under the table',
        go: 'driving: brum, and beep, beep at each corner',
        thanks: 'honk',
      }),
      told('dinosaurs', 'A Parcel for the Baby Dinosaur', 'dinosaur', {
        spot: 'under the chair, like in a cave',
        next: 'behind the table',
        go: 'with heavy steps: stomp, stomp',
        thanks: 'roar softly',
      }),
      told('space', 'A Parcel for the Moon Man', 'moon man', {
        spot: 'on the chair, up high',
        next: 'under the table, on the dark side',
        go: 'in slow moon steps',
        thanks: 'say beep-bop',
      }),
      told('stories', 'A Parcel for the Giant', 'giant', {
        spot: 'on the table, a giant bed',
        next: 'under the chair',
        go: 'in giant steps',
        thanks: 'say in a deep voice: "Ho!"',
      }),
      told(null, 'Teddy Has Ordered Something', 'teddy', {
        spot: 'on the chair',
        next: 'under the table',
        go: 'carefully, in both hands',
        thanks: 'say: "Oh, at last!"',
      }),
    ],
    open: {
      titles: ['Where Does the {Hero} Live Today?', 'Special Delivery to the {Hero}'],
      words: {
        spot: 'on the chair',
        next: 'under the table',
        go: 'the way your child says a {hero} goes',
        thanks: 'make its own sound',
      },
    },
    description:
      'The {hero} has ordered a {thing} and keeps moving house: {spot}, then {next}. Your child is the one who delivers.',
    core: [
      'Wrap your hands around the {thing}: "A parcel for the {hero}! Deliver it {spot}."',
      'Walk along {go}. Say the place again where it happens.',
      'Ring the bell: ding-dong. Let the {hero} {thanks}, then ask: "Now bring it {next}, please."',
    ],
    rounds: [
      {
        steps: [
          'Stand the parcel behind your back and ask where it went. Say behind, and deliver.',
        ],
        objective: 'Looks behind somebody when told so',
      },
      {
        steps: ['Swap: your child sends you to a place. Go wrong once: on instead of under.'],
        objective: 'Sends somebody with a small word such as on or under',
      },
    ],
    close: 'Open your hands at the last place: the {hero} gives the {thing} to your child to keep.',
    objectives: ['Puts a thing on, under or behind something', 'Says or repeats a word of place'],
    say: 'Say: "I would never have found the {hero} there. Where should it move next?"',
    easier: 'Point at the place while you say it, and carry the parcel together.',
    harder: 'Send it with two words at once: under the table, next to the leg.',
    caution: 'Clear the way. The parcel is carried low and walked, and stays out of the mouth.',
  },
  {
    id: 'talking-tube',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'senses'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake]),
    slots: [{ kind: 'tube', amount: '1' }],
    tellings: [
      told('vehicles', 'The Tube Says: Next Stop, Tummy', 'train', {
        first: '"Next stop: tummy!"',
        act: 'Roll the tube there on its side, choo, choo, and stop.',
        ask: 'where the train goes now',
      }),
      told('animals', 'An Owl Lives in the Tube', 'owl', {
        first: '"Hoo! Where is your nose?"',
        act: 'Fly it there with slow wings, and land with a soft tap.',
        ask: 'where the owl lands now',
      }),
      told('space', 'Rocket Talk Through a Tube', 'rocket', {
        first: '"Rocket to child: fly to the knee!"',
        act: 'Count three, two, one, and lift it over to that place.',
        ask: 'where the rocket flies now',
      }),
      told('ocean', 'A Whale Sings in the Tube', 'whale', {
        first: '"Ooo! I swim to your foot."',
        act: 'Swim it there in slow waves, and dive once on the way.',
        ask: 'where the whale swims now',
      }),
      told('music', 'The Tube Is a Trumpet That Talks', 'trumpet', {
        first: '"Too-too! A song for your elbow!"',
        act: 'March it up there to three toots of your voice, and toot once more on the spot.',
        ask: 'who gets the next song of the trumpet',
      }),
      told('stories', 'A Ghost Whispers in the Tube', 'ghost', {
        first: '"Boo! May I tickle your ear?"',
        act: 'Float it near, wait for a nod, and blow one breath through it.',
        ask: 'where the ghost floats now',
      }),
    ],
    description:
      'A tube turns your voice into that of the {hero}. It speaks to one part of your child after the other, and waits for an answer.',
    core: [
      'Sit down together. Speak through the tube from an arm away, as the {hero}: {first}',
      '{act}',
      'Hand over the tube and ask {ask}. Go wherever your child says or points.',
    ],
    rounds: [
      {
        steps: ['Whisper a word into the tube, then say it loud. Let your child copy both.'],
        objective: 'Changes the voice from soft to loud',
      },
      {
        steps: [
          'Speak about things you can see: "The {hero} wants something red." Find it together.',
        ],
        objective: 'Finds a thing from what is said about it',
      },
    ],
    close: 'Say good night to the {hero} through the tube, softer each time, and lay it down.',
    objectives: ['Points to or names a part of the body', 'Speaks or hums through the tube'],
    say: 'Say: "I could hear you were the {hero}. What shall we tell it tomorrow?"',
    easier: 'Only hum through the tube, and let your child feel the hum with one hand.',
    harder: 'Ask for two places in a row: first the knee, then the ear.',
    caution: 'Stay seated, and keep the tube off ears and an arm from faces when you speak.',
  },
  {
    id: 'who-is-under-there',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'senses'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], {
      place: ['home_floor', 'sofa', 'bed', 'table'],
    }),
    slots: [
      { kind: 'towel', amount: '1', line: '1 small towel' },
      { kind: 'toy', amount: 'three' },
    ],
    tellings: [
      told('nature', 'The Mole Finds Somebody', 'mole', {
        place: 'ground',
        feel: 'Dig in with two paws and feel: is it soft, hard, long?',
        call: 'scratch, scratch',
      }),
      told('building', 'Buried on the Building Site', 'digger driver', {
        place: 'sand heap',
        feel: 'Scoop in with one hand and feel: are there corners, wheels, feet?',
        call: 'brrrm, stop',
      }),
      told('sports', 'Who Is Still in the Changing Room?', 'coach', {
        place: 'changing room',
        feel: 'Reach in and feel: is it big, small, has it legs?',
        call: 'tweet',
      }),
      told('cooking', 'What Is in the Dumpling?', 'cook', {
        place: 'dumpling',
        feel: 'Press it from all sides and feel: is it soft, hard, long?',
        call: 'mmm',
      }),
      told('music', 'Who Plays Under the Curtain?', 'singer', {
        place: 'curtain',
        feel: 'Reach behind it and feel: is it soft, hard, long?',
        call: 'la, la',
      }),
      told('art', 'The Covered Statue', 'painter', {
        place: 'cloth of the painter',
        feel: 'Stroke along it and feel: is it round, pointed, long?',
        call: 'ah, oh',
      }),
      told('animals', 'Who Sleeps in the Fox Den?', 'fox', {
        place: 'den',
        feel: 'Reach in like a paw and feel: is it soft, hard, long?',
        call: 'sniff, sniff',
      }),
      told('vehicles', 'Who Is Parked in the Garage?', 'garage man', {
        place: 'garage',
        feel: 'Reach in and check it over: are there wheels, feet or ears?',
        call: 'beep, beep',
      }),
      told('dinosaurs', 'Dig Up the Dinosaur', 'dinosaur', {
        place: 'sand',
        feel: 'Dig with two fingers and feel: a leg, a head, a tail?',
        call: 'scratch, scratch',
      }),
      told('ocean', 'Who Swims Under the Waves?', 'octopus', {
        place: 'sea',
        feel: 'Dive in with one wiggly arm and feel: is it big, small, smooth?',
        call: 'blub, blub',
      }),
      told(null, 'Who Hides Under the Towel?', 'hider', {
        place: 'tent',
        feel: 'Reach in with one hand and feel: is it soft, hard, long?',
        call: 'knock, knock',
      }),
    ],
    description:
      'Three toys on a towel, then one slips under it. Your child feels, guesses, and says the name before it comes out.',
    core: [
      'Lay out three toys and say their names slowly, twice. The towel is the {place}.',
      'Slip one under while you say: "The {hero} says {call}. Who went in?"',
      '{feel} Say the word together, and pull the towel off.',
    ],
    rounds: [
      {
        steps: ['Let your child hide one while you look away. Guess wrong first, then right.'],
        objective: 'Hides a toy and tells you if you are right',
      },
      {
        steps: ['Hide two at once. Find the big one first, then the small one.'],
        objective: 'Chooses big or small by feel',
      },
    ],
    close: 'Call each toy home by its name for the {hero}, and fold the towel.',
    objectives: ['Says or tries the name of a toy', 'Feels for a toy without looking'],
    say: 'Say: "I guessed with my eyes shut, like the {hero}. How did your hand know who it was?"',
    easier: 'Let a foot or an ear of the toy stick out.',
    harder: 'Give a clue instead of a feel: "It says moo, and it is brown."',
    caution: 'The towel covers toys only, never a face. Use toys too big for a mouth.',
  },
  {
    id: 'the-page-makes-a-noise',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'letters-sounds'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], {
      place: ['sofa', 'bed', 'table', 'home_floor'],
    }),
    slots: [{ kind: 'book', amount: '1' }],
    tellings: [
      told('animals', 'The Book Goes Moo', 'cow', {
        who: 'Moo like a cow for the first thing you see: "Moo? Or beep?"',
        knock: 'Sniff at the page like a cow, and wait for a finger to point.',
      }),
      told('vehicles', 'The Book Goes Honk', 'bus', {
        who: 'Honk like a bus at the first thing you see: "Honk? Or woof?"',
        knock: 'Drive a finger over the page like a bus, and stop where your child points.',
      }),
      told('ocean', 'The Book Goes Blub', 'fish', {
        who: 'Blub like a fish at the first thing you see: "Blub? Or tick-tock?"',
        knock: 'Swim a finger over the page like a fish, and stop where your child points.',
      }),
      told('nature', 'The Book Goes Buzz', 'bee', {
        who: 'Buzz like a bee at the first thing you see: "Buzz? Or quack?"',
        knock: 'Fly a finger over the page like a bee, and land where your child points.',
      }),
      told('music', 'The Book Goes Boom', 'drum', {
        who: 'Tap a drum beat for the first thing you see: "Boom? Or meow?"',
        knock: 'Drum softly on the page edge, and stop where your child points.',
      }),
      told('stories', 'The Book Goes Whoo', 'ghost', {
        who: 'Say "whoo" like a ghost at the first thing you see: "Whoo? Or splash?"',
        knock: 'Float a finger over the page like a ghost, and sink where your child points.',
      }),
      told(null, 'Every Page Makes a Noise', 'mix-up', {
        who: 'Give the first thing you see a wrong noise: "Moo? Or beep?"',
        knock: 'Walk a finger over the page of the book, and stop where your child points.',
      }),
    ],
    description:
      'The {hero} has got into the book, and now everything on the page makes the wrong noise. Your child says the right one.',
    core: [
      'Open any page: "The {hero} is in here." {who}',
      'Wait. Let your child make the right noise or say the word, and make it together.',
      '{knock} Say its name, then its noise.',
    ],
    rounds: [
      {
        steps: ['Find two things that make no noise at all. Whisper their names.'],
        objective: 'Finds a thing that is silent',
      },
      {
        steps: [
          'Make a noise without looking, and let your child find who it belongs to on the page.',
        ],
        objective: 'Finds a picture for a sound',
      },
    ],
    close: 'Close the book slowly, noise by noise, until the {hero} is quiet in there.',
    objectives: ['Makes a noise or says a word for a picture', 'Points to the next thing'],
    say: 'Say: "I never knew what the {hero} would say next. What noise does your favorite page make?"',
    easier: 'Make only right noises, and let your child join in.',
    harder: 'Put two things together: "The dog says woof at the car."',
    caution: 'Sit close, book flat, and watch torn corners and loose flaps.',
  },
]
