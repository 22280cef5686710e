import { type Play, talk, told } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const

/** Ages 6 to 9, with voices only. */
export const schoolTalk: readonly Play[] = [
  {
    id: 'radio-report',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'vocabulary-talk'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: talk([...mood]),
    open: {
      titles: ['Radio {Hero}, in a Whisper', 'The {Hero} on the Air'],
      words: {
        station: 'Radio Surprise',
        news: 'the {hero} has lost something nobody else needs',
        weather: 'changing, as your child says',
        ad: 'something only a {hero} would buy',
      },
    },
    tellings: [
      told('dinosaurs', 'Radio Stone Age, Much Too Early', 'dinosaur', {
        station: 'Radio Fern',
        news: 'the dinosaur has eaten the weather map',
        weather: 'warm, later a volcano',
        ad: 'a toothbrush as long as a tree',
      }),
      told('nature', 'Radio Puddle: The Snail Speaks', 'snail', {
        station: 'Radio Puddle',
        news: 'the snail has won a race, for nobody else came',
        weather: 'wet, at last',
        ad: 'a second house for weekends',
      }),
      told('building', 'Radio Site: The Crane Is Late', 'crane', {
        station: 'Radio Site',
        news: 'the crane has lifted the wrong house',
        weather: 'dusty at the bottom, windy on top',
        ad: 'a hook that knows the way',
      }),
      told('art', 'Radio Gallery, Live From the Wall', 'picture', {
        station: 'Radio Gallery',
        news: 'the picture has left its frame for a walk',
        weather: 'blue with a little orange',
        ad: 'paint that dries before you change your mind',
      }),
      told('music', 'Radio Wrong Note', 'singer', {
        station: 'Radio Wrong Note',
        news: 'the singer has lost a note and found two',
        weather: 'high, later low',
        ad: 'a microphone that only works on Sundays',
      }),
      told('cooking', 'Radio Kitchen: The Noodle Is Missing', 'noodle', {
        station: 'Radio Kitchen',
        news: 'the noodle has slipped away from table four',
        weather: 'steam over the north, crumbs in the south',
        ad: 'a fork with a map',
      }),
      told('space', 'Radio Moon, in a Whisper', 'astronaut', {
        station: 'Radio Moon',
        news: 'the astronaut has lost a sock, and it is still floating',
        weather: 'no wind, no rain, a little stardust',
        ad: 'boots with a lead sole, for people who float off',
      }),
      told('animals', 'Hedgehog Radio, Live From the Leaves', 'hedgehog', {
        station: 'Hedgehog Radio',
        news: 'somebody has raked the leaves, with the hedgehog in them',
        weather: 'damp, with a good chance of slugs',
        ad: 'a comb with very few teeth',
      }),
      told('sports', 'The Referee on the Radio', 'referee', {
        station: 'Radio Whistle',
        news: 'the referee has shown a red card to the moon',
        weather: 'dry on the left wing, mud in front of the goal',
        ad: 'glasses for referees, only used once',
      }),
      told('vehicles', 'Traffic News From the Digger', 'digger', {
        station: 'Radio Digger',
        news: 'the digger has dug up a jam, strawberry',
        weather: 'dust in the morning, mud by noon',
        ad: 'a horn that says please',
      }),
      told('ocean', 'Octopus Radio From Far Below', 'octopus', {
        station: 'Radio Deep Blue',
        news: 'the octopus has shaken eight hands and met itself',
        weather: 'wet, later very wet',
        ad: 'gloves in packs of eight',
      }),
      told('stories', 'Castle Radio: The Giant Speaks', 'giant', {
        station: 'Castle Radio',
        news: 'the giant has sneezed, and a village is looking for its roofs',
        weather: 'fog up to the knee, blue above',
        ad: 'ear plugs for the village',
      }),
      told(null, 'Radio Under the Bed', 'alarm clock', {
        station: 'Radio Wake-Up',
        news: 'the alarm clock has overslept',
        weather: 'dark under the blanket, later bright',
        ad: 'a pillow that snores for you',
      }),
    ],
    description:
      'A whole radio program in a whisper: the news of the {hero}, one line of weather, one commercial, and a listener who rings up.',
    core: [
      'Whisper into your fist: "This is the program of the {hero}." Make its jingle of three notes.',
      'Read the first news: {news}. Your child adds what happened next.',
      'Give one line of weather: {weather}. Let your child give the line for tomorrow.',
      'Sell something in one sentence: {ad}. Then ring up with an odd question.',
    ],
    rounds: [
      {
        steps: ['Swap seats: your child runs the program, and you are the guest in the studio.'],
        objective: 'Leads a short interview',
      },
      {
        steps: [
          'Report one true thing from today in the same voice. The other guesses which one was true.',
        ],
        objective: 'Tells something true in the manner of a reporter',
      },
    ],
    close: 'Sign off as the {hero}: say the name together, softer and softer, until it is gone.',
    objectives: ['Tells news in two or three sentences', 'Answers an odd question in the role'],
    say: 'Say: "I would listen to the {hero} every morning. What is on the program tomorrow?"',
    easier: 'Do the talking yourself, and interview your child with three short questions.',
    harder: 'Leave out the word "and". Each slip costs one more commercial.',
    caution: 'Whisper. Talk about the {hero}, not about people around you.',
  },
  {
    id: 'three-forbidden-words',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'focus-memory'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: talk([...mood]),
    tellings: [
      told('sports', 'Say Goalkeeper Without Ball', 'goalkeeper', {
        banned: 'ball, goal and hands',
        more: 'bicycle, swimming or a medal',
        buzz: 'whistle once',
      }),
      told('animals', 'Say Elephant Without Trunk', 'elephant', {
        banned: 'trunk, big and gray',
        more: 'a bat, a frog or a cow',
        buzz: 'trumpet once, softly',
      }),
      told('vehicles', 'Say Fire Truck Without Red', 'fire truck', {
        banned: 'fire, water and red',
        more: 'a bus, a plane or a ferry',
        buzz: 'honk once, softly',
      }),
      told('space', 'Say Moon Without Night', 'moon', {
        banned: 'night, round and sky',
        more: 'a rocket, a star or a helmet',
        buzz: 'beep once',
      }),
      told('cooking', 'Say Pancake Without Pan', 'pancake', {
        banned: 'pan, flat and eat',
        more: 'a lemon, soup or a fork',
        buzz: 'say yum',
      }),
      told('nature', 'Say Snail Without Slow', 'snail', {
        banned: 'slow, house and rain',
        more: 'a storm, a tree or a bee',
        buzz: 'pull in your head',
      }),
      told('music', 'Say Drum Without Beat', 'drum', {
        banned: 'beat, loud and sticks',
        more: 'a piano, dancing or a song',
        buzz: 'tap your knee once',
      }),
      told(null, 'Say Umbrella Without Rain', 'umbrella', {
        banned: 'rain, wet and over',
        more: 'a key, a bed or a shoe',
        buzz: 'click your tongue',
      }),
    ],
    description:
      'Explain {hero} without saying {banned}. It sounds easy for about three seconds. Whoever slips hears it at once.',
    core: [
      'Try it yourself first: explain {hero}, but not with {banned}. Your child listens for a slip.',
      'Agree on the sound for a slip: {buzz}. Start again after it with a new sentence.',
      'Choose a word for your child: {more}. Together find the three words everybody would say, and forbid them.',
      'Let your child explain it in three sentences, without a slip.',
    ],
    rounds: [
      {
        steps: ['Keep the word secret now: the other has to guess it, and you may not slip.'],
        objective: 'Explains a secret word so that it is guessed',
      },
      {
        steps: ['Forbid whole kinds of words: no color, no size, nothing that begins with s.'],
        objective: 'Explains a word under a new rule',
      },
    ],
    close: 'Say all the forbidden words for {hero} at last, as fast as you can, and breathe out.',
    objectives: ['Explains a word in other words', 'Notices a forbidden word'],
    say: 'Say: "I nearly slipped twice with the {hero}. How did you find another way to say it?"',
    easier: 'Forbid one word only.',
    harder: 'Explain it in exactly five words.',
    caution: 'Only voices. A slip is part of the game and costs nothing.',
  },
  {
    id: 'back-to-the-ground',
    categories: ['Science'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: talk([...mood]),
    open: {
      titles: ['Back to the Ground With the {Hero}', 'The {Hero} Wants to Know Where It Grew'],
      words: {
        thing: 'something you wear',
        steps: 'shop, truck, factory, thread, plant',
        other: 'a wooden chair (shop, workshop, plank, tree)',
      },
    },
    tellings: [
      told('dinosaurs', 'Where Was the Fossil Before?', 'bone hunter', {
        thing: 'a fossil in a museum',
        steps: 'museum, truck, plaster, rock, mud, a bone',
        other: 'the glass in front of it (factory, melted sand, beach)',
      }),
      told('nature', 'Where Was the Paper Before?', 'squirrel', {
        thing: 'a sheet of paper',
        steps: 'shop, truck, mill, pulp, trunk, a forest',
        other: 'a cork (bottle, factory, bark, a tree)',
      }),
      told('ocean', 'Where Was the Salt Before?', 'sailor', {
        thing: 'a pinch of salt',
        steps: 'table, shop, sack, salt pan, the sea',
        other: 'a woolly hat (shop, wool, sheep, grass)',
      }),
      told('building', 'Where Was the Brick Before?', 'builder', {
        thing: 'a brick',
        steps: 'wall, truck, factory, clay, a pit in the ground',
        other: 'a window (factory, melted sand, beach)',
      }),
      told('art', 'Where Was the Pencil Before?', 'painter', {
        thing: 'a pencil',
        steps: 'shop, box, factory, plank, a tree',
        other: 'red paint (tube, factory, powder, rock or insect)',
      }),
      told('stories', 'Where Was the Book Before?', 'librarian', {
        thing: 'a story book',
        steps: 'shelf, printer, paper, pulp, wood, a tree',
        other: 'the thread in its back (mill, cotton, field)',
      }),
      told('cooking', 'Where Was the Rice Before?', 'farmer', {
        thing: 'a spoon of rice',
        steps: 'pan, shop, ship, sack, mill, field',
        other: 'a banana (shop, ship, harbor, plant)',
      }),
      told('vehicles', 'Where Was the Tire Before?', 'driver', {
        thing: 'a tire',
        steps: 'garage, truck, factory, rubber, a tree',
        other: 'a bus window (factory, melted sand, beach)',
      }),
      told('music', 'Where Was the Guitar Before?', 'guitar player', {
        thing: 'a guitar',
        steps: 'shop, workshop, planks, a trunk, a forest',
        other: 'a bell (shop, workshop, metal, ore, rock)',
      }),
      told('sports', 'Where Was the Ball Before?', 'player', {
        thing: 'a ball',
        steps: 'shop, ship, factory, leather, a cow',
        other: 'a wooden bat (shop, workshop, plank, tree)',
      }),
      told('animals', 'Where Was the Wool Before?', 'sheep', {
        thing: 'a woolen sock',
        steps: 'shop, machine, fleece, sheep, grass',
        other: 'a book (shop, printer, paper, wood, tree)',
      }),
      told('space', 'Where Was the Spoon in Space?', 'astronaut', {
        thing: 'a metal spoon on the space station',
        steps: 'rocket, shop, factory, molten metal, rock, a mountain',
        other: 'the foil around a snack (factory, metal, ore, rock)',
      }),
      told(null, 'Where Was Your Shirt Before?', 'shirt', {
        thing: 'your shirt',
        steps: 'shop, ship, factory, thread, a plant on a field',
        other: 'a wooden chair (shop, workshop, plank, tree)',
      }),
    ],
    description:
      'Where was it before? Step by step you travel back from {thing} until you stand on soil, sand or rock. Guessing counts, if you say so.',
    core: [
      'Ask as the {hero}: "{thing}: where was it before?" Your child says one step back.',
      'Take turns, one step each, and hold up a finger for every step. A start: {steps}.',
      'Say "guess" before a step you are not sure of. Stop at soil, sand or rock, and tell the {hero} the number.',
    ],
    rounds: [
      {
        steps: ['Bet whether this way is longer: {other}. Take the steps to check.'],
        objective: 'Compares two ways from thing to ground',
      },
      {
        steps: ['Turn around: start at a tree and travel forward to something you have with you.'],
        objective: 'Follows a material from start to end',
      },
      {
        steps: [
          'Choose three things in sight and bet: whose way back is the longest? Count the steps of each.',
        ],
        objective: 'Compares three ways by counting',
      },
    ],
    close: 'Choose one guess of the {hero} to look up later, and say what you expect.',
    objectives: ['Names three steps back', 'Says which step is a guess'],
    say: 'Say: "I guessed one step and hoped the {hero} would not notice. Where did we only guess?"',
    easier: 'Take food: three steps are enough.',
    harder: 'Follow two parts of one thing, such as a zipper and its cloth.',
    caution: 'Only voices; nothing is taken apart to find out.',
  },
]
