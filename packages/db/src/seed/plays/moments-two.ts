import { onFloor, onTheSpot, type Play, talk, told } from './play.ts'

const fair = ['bored', 'whiny', 'fine'] as const

/** Two children of different ages: each has a job that is really theirs, and they win together. */
export const momentsTwo: readonly Play[] = [
  {
    id: 'boss-and-voice',
    categories: ['Creative', 'Language'],
    skills: ['rhythm-music', 'feelings-connection'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: talk([...fair], { noise: 1 }),
    made_for: ['two_children'],
    two_ages: {
      small: 'Says when the {hero} wakes and sleeps',
      big: 'Keeps the story going and must stop in the middle of a word',
    },
    tellings: [
      told('dinosaurs', 'The Small One Wakes the Dinosaur', 'dinosaur', {
        on: 'roar',
        off: 'sleep',
        tell: 'the dinosaur tells what the Earth was like',
      }),
      told('nature', 'The Small One Lets the Snail Out', 'snail', {
        on: 'out',
        off: 'in',
        tell: 'the snail tells about its very slow day',
      }),
      told('ocean', 'The Small One Dives', 'whale', {
        on: 'up',
        off: 'down',
        tell: 'the whale tells what it saw below',
      }),
      told('art', 'The Small One Has the Brush', 'picture', {
        on: 'paint',
        off: 'dry',
        tell: 'the picture tells who is looking at it',
      }),
      told('music', 'The Small One Has the Radio', 'singer', {
        on: 'play',
        off: 'stop',
        tell: 'the singer tells about the tour, half sung',
      }),
      told('sports', 'The Small One Has the Whistle', 'commentator', {
        on: 'play',
        off: 'half-time',
        tell: 'the commentator tells about a very odd match',
      }),
      told('cooking', 'The Small One Lifts the Lid', 'soup', {
        on: 'lid off',
        off: 'lid on',
        tell: 'the soup tells what is swimming in it',
      }),
      told('vehicles', 'The Small One Drives the Bus', 'bus', {
        on: 'go',
        off: 'stop',
        tell: 'the bus tells what it sees out of its windows',
      }),
      told('animals', 'The Small One Switches the Parrot', 'parrot', {
        on: 'wake',
        off: 'sleep',
        tell: 'the parrot tells whom it has copied today',
      }),
      told('space', 'The Small One Calls the Space Ship', 'astronaut', {
        on: 'over',
        off: 'out',
        tell: 'the astronaut tells what floats past',
      }),
      told('stories', 'The Small One Rules the Dragon', 'dragon', {
        on: 'rise',
        off: 'down',
        tell: 'the dragon tells what it dreamed',
      }),
      told('building', 'The Small One Has the Switch', 'robot', {
        on: 'on',
        off: 'off',
        tell: 'the robot tells what it did at work, flatly',
      }),
      told(null, 'The Small One Is the Boss', 'storyteller', {
        on: 'begin',
        off: 'hush',
        tell: 'the storyteller tells about a very odd day',
      }),
    ],
    description:
      'The small one has two words, {on} and {off}. The big one is the voice of the {hero}, and has to stop in the middle of a word.',
    core: [
      'Explain both jobs: the small one says "{on}" or "{off}", the big one is the {hero}.',
      'Say "{on}": {tell}. Say "{off}": it stops, even in the middle of a word.',
      'Start again exactly where it stopped. Both win as long as nobody loses the thread.',
    ],
    rounds: [
      {
        steps: [
          'Give the small one a third word, such as faster, and the big one a forbidden word.',
        ],
        objective: 'Follows a new rule in the middle of a game',
      },
      {
        steps: [
          'Swap for three sentences: the big one has the switch, and the small one makes the sounds.',
        ],
        objective: 'Takes the job of the other',
      },
    ],
    close:
      'Let the small one say "{off}" one last time, and the big one whisper the last word of the {hero}.',
    objectives: ['Gives or follows a signal', 'Continues where the story stopped'],
    say: 'Say: "I held my breath each time the {hero} stopped. What was it about to say?"',
    easier: 'Let the big one hum a song instead of telling.',
    harder: 'Let two voices tell, and each has a switch of its own.',
    caution:
      'Only voices, and indoor ones. Nobody is slower or wrong; change jobs before one has had enough.',
  },
  {
    id: 'story-with-sounds',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'senses'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: talk([...fair, 'curious'], { noise: 1 }),
    made_for: ['two_children'],
    two_ages: {
      small: 'Makes the sound each time the story says "{hero}"',
      big: 'Tells the story and hides its name in sentences',
    },
    tellings: [
      told('space', 'Each Time the Robot Comes, Beep', 'robot', {
        sound: 'beep',
        begin: '"Base seven had been silent for a week ..."',
        trick: 'say "rocket" and "robot" one after the other',
      }),
      told('nature', 'Each Time the Bee Comes, Buzz', 'bee', {
        sound: 'buzz',
        begin: '"One flower had stayed shut all week ..."',
        trick: 'say "tree" and "bee" one after the other',
      }),
      told('building', 'Each Time the Crane Comes, Creak', 'crane', {
        sound: 'creak',
        begin: '"On the site something had moved in the night ..."',
        trick: 'say "rain" and "crane" one after the other',
      }),
      told('music', 'Each Time the Drum Comes, Boom', 'drum', {
        sound: 'boom',
        begin: '"The band was missing one member ..."',
        trick: 'say "plum" and "drum" one after the other',
      }),
      told('cooking', 'Each Time the Noodle Comes, Slurp', 'noodle', {
        sound: 'slurp',
        begin: '"In the kitchen a pot had moved by itself ..."',
        trick: 'say "poodle" and "noodle" one after the other',
      }),
      told('sports', 'Each Time the Ball Comes, Bong', 'ball', {
        sound: 'bong',
        begin: '"It was the last minute, and nobody could find it ..."',
        trick: 'say "wall" and "ball" one after the other',
      }),
      told('art', 'Each Time the Brush Comes, Swish', 'brush', {
        sound: 'swish',
        begin: '"In the museum one picture was still wet ..."',
        trick: 'say "bush" and "brush" one after the other',
      }),
      told('animals', 'Each Time the Cow Comes, Moo', 'cow', {
        sound: 'moo',
        begin: '"One night somebody left the gate open ..."',
        trick: 'whisper "cow" so softly that only sharp ears catch it',
      }),
      told('vehicles', 'Each Time the Train Comes, Toot', 'train', {
        sound: 'toot',
        begin: '"The signal showed red, and nobody knew why ..."',
        trick: 'say "rain" and "train" one after the other',
      }),
      told('ocean', 'Each Time the Wave Comes, Shhh', 'wave', {
        sound: 'shhh',
        begin: '"A message in a bottle lay on the beach ..."',
        trick: 'say "cave" and "wave" one after the other',
      }),
      told('dinosaurs', 'Each Time the Dinosaur Comes, Roar', 'dinosaur', {
        sound: 'roar, softly',
        begin: '"There were big footprints in the hall ..."',
        trick: 'say "dinner" and stop, then "dinosaur"',
      }),
      told('stories', 'Each Time the Ghost Comes, Whoo', 'ghost', {
        sound: 'whoo',
        begin: '"The stairs creaked, and it was only Tuesday ..."',
        trick: 'say "toast" and "ghost" one after the other',
      }),
      told(null, 'Each Time the Bell Comes, Ding', 'bell', {
        sound: 'ding',
        begin: '"A parcel stood at the door, and it was warm ..."',
        trick: 'say "belt" and "bell" one after the other',
      }),
    ],
    description:
      'The big one tells, the small one listens with all ears: each time the {hero} comes up, there has to be a sound, or the story stops.',
    core: [
      'Agree on the sound: each time the story says "{hero}", the small one makes {sound}.',
      'Let the big one begin: {begin} The {hero} comes up in every second sentence.',
      'Wait if the sound is missing. Go on when it comes.',
    ],
    rounds: [
      {
        steps: ['Set traps: {trick}. Who hears the difference?'],
        objective: 'Notices the difference between two like words',
      },
      {
        steps: ['Let the small one choose what happens next, by sound only: a happy or a sad one.'],
        objective: 'Decides how a story goes on',
      },
    ],
    close: 'End the story on the last sound of the {hero}, made by both together, very softly.',
    objectives: ['Makes the sound at the right word', 'Tells sentences with a given word in them'],
    say: 'Say: "I listened for the {hero}, too, and missed one. How did you two keep it up?"',
    easier: 'Let the big one nod at the right moment.',
    harder: 'Give the small one two words with two sounds.',
    caution: 'Only voices, and indoor ones. Nobody is out; a missed sound is simply made later.',
  },
  {
    id: 'order-and-count',
    categories: ['Math', 'Motor'],
    skills: ['number-sense', 'gross-motor'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: onFloor([...fair, 'wild'], { child_energy: 3, hands_needed: 0 }),
    made_for: ['two_children'],
    two_ages: {
      small: 'Does the moves of the {hero}, as many as are called',
      big: 'Gives a sum instead of a number and counts along',
    },
    tellings: [
      told('animals', 'The Frog Hops the Answer', 'frog', {
        move: 'frog hops',
        sum: '"One and two!"',
        twist: 'the frog lies flat for one breath when the answer is zero',
      }),
      told('space', 'Countdown Partners', 'rocket', {
        move: 'rocket jumps with arms up',
        sum: '"Five take away two!"',
        twist: 'the rocket counts down aloud before each launch',
      }),
      told('sports', 'Coach and Player Count', 'coach', {
        move: 'jumping jacks, or jumps',
        sum: '"Half of six!"',
        twist: 'after each set the coach must do one more than the player',
      }),
      told('dinosaurs', 'Stomp the Sum', 'dinosaur', {
        move: 'stomps with wide legs',
        sum: '"Two and two!"',
        twist: 'the dinosaur roars when a sum comes twice',
      }),
      told('music', 'Dance the Number', 'dancer', {
        move: 'turns or claps',
        sum: '"One more than three!"',
        twist: 'the dancer freezes after each one until the next sum',
      }),
      told(null, 'Jump What I Say', 'jumper', {
        move: 'jumps',
        sum: '"Two and one!"',
        twist: 'everybody sits down when the answer is zero',
      }),
    ],
    description:
      'The big one calls a sum, the small one is the {hero} and does {move} until it is right. Both count, and both know when it is enough.',
    core: [
      'Show both jobs: the big one calls a sum, the small one does {move} as the {hero}.',
      'Call the first: {sum} Count aloud together until the number is reached.',
      'Go on with five sums, never more than five moves each. {twist}.',
    ],
    rounds: [
      {
        steps: ['Let the small one do a number of moves. The big one must find a sum for it.'],
        objective: 'Finds a sum for a number',
      },
      {
        steps: ['Swap once: the small one shows fingers, the big one moves, in slow motion.'],
        objective: 'Shows a number with fingers',
      },
    ],
    close:
      'Do the last number of the {hero} together, hand in hand, and lie down for five breaths.',
    objectives: ['Moves as often as the number says', 'Calls a sum within five'],
    say: 'Say: "I counted along with the {hero} in my head. Which sum was the best one?"',
    easier: 'Call plain numbers up to three.',
    harder: 'The big one calls sums up to ten, and moves along for the second half.',
    caution: 'Clear the floor, go barefoot, and keep an arm span between the two.',
  },
  {
    id: 'courier-and-builder',
    categories: ['Motor', 'Creative'],
    skills: ['senses', 'feelings-connection'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: onFloor([...fair, 'wild']),
    made_for: ['two_children'],
    two_ages: {
      small: 'Brings soft things one by one, free as they like',
      big: 'Takes them with shut eyes, sitting, and builds by feel',
    },
    slots: [{ kind: 'pillow', amount: 'a few', line: 'Pillows, socks and small towels' }],
    tellings: [
      told('animals', 'A Nest Built Blind', 'bird', {
        what: 'a round nest',
        walk: 'flap along with each thing',
        test: 'Peep as the bird when a gap is left.',
      }),
      told('building', 'The Builder Sees With the Hands', 'builder', {
        what: 'a wall with one corner',
        walk: 'drive each load in like a dump truck',
        test: 'Knock on it as the builder: does it stand?',
      }),
      told('ocean', 'An Island Out of Soft Things', 'turtle', {
        what: 'an island, round, with a bay',
        walk: 'swim each thing over with big arms',
        test: 'Crawl onto it as the turtle, slowly, with the tummy down.',
      }),
      told('space', 'A Base Built in the Dark', 'astronaut', {
        what: 'a base, as long as two of you',
        walk: 'bring each thing in slow moon steps',
        test: 'Lie down in it as the astronaut: does it hold the air?',
      }),
      told(null, 'One Brings, One Builds Blind', 'builder', {
        what: 'a bed for two',
        walk: 'bring each thing on two flat hands',
        test: 'Sit down on it: what is missing for the builder?',
      }),
    ],
    description:
      'The small one fetches, the big one builds with shut eyes: together they make {what} for the {hero}.',
    core: [
      'Seat the big one on the floor with shut eyes: the hands of the {hero}.',
      'Let the small one fetch pillows, socks and towels and {walk}, into the open hands.',
      'Build {what} by feel alone. The small one may say: more, or stop.',
      '{test}',
    ],
    rounds: [
      {
        steps: [
          'Let the builder ask for soft, flat or round, and the small one chooses what that is.',
        ],
        objective: 'Chooses a thing by how it feels',
      },
      {
        steps: [
          'Swap: the small one sits inside, and the big one brings with one hand behind the back.',
        ],
        objective: 'Carries with one hand',
      },
    ],
    close: 'Open the eyes, look at the work of the {hero}, and count how many things it took.',
    objectives: ['Brings or takes one thing at a time', 'Builds or stops on a word'],
    say: 'Say: "I would have peeked, dear {hero}. How did your hands know what it was?"',
    easier: 'Build with open eyes, and both bring.',
    harder: 'Build a roof that stays up without being held.',
    caution: 'Only soft things, nothing over a face or head; the one with shut eyes stays seated.',
  },
  {
    id: 'mirror-for-two-sizes',
    categories: ['Motor'],
    skills: ['focus-memory', 'feelings-connection'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: onTheSpot([...fair], {
      noise: 0,
      place: ['sofa', 'bed', 'seat', 'queue', 'home_floor', 'table'],
    }),
    made_for: ['two_children'],
    is_wordless: true,
    two_ages: {
      small: 'Leads every second move, however small',
      big: 'Copies it exactly, and adds one that the small one can do',
    },
    tellings: [
      told('animals', 'Two Monkeys in a Mirror', 'monkey', {
        first: 'scratch an ear like a monkey, slowly',
        slip: 'both monkeys cover their eyes',
      }),
      told('building', 'Two Robots on One Switch', 'robot', {
        first: 'lift one stiff robot hand, slowly',
        slip: 'both robots switch off and start again',
      }),
      told('ocean', 'Two Divers, One Sign', 'diver', {
        first: 'make a ring of fingers: all is well',
        slip: 'both divers come up for one breath',
      }),
      told('sports', 'Two Players, One Warm-Up', 'player', {
        first: 'roll one shoulder like a player on the bench',
        slip: 'both players shake hands',
      }),
      told(null, 'A Mirror for Two Sizes', 'mirror', {
        first: 'lift one finger, slowly',
        slip: 'both hide their hands and begin again',
      }),
    ],
    description:
      'Not a word: one leads, one is the mirror, and with each nod it changes. The {hero} can be small or big, as long as both hands agree.',
    core: [
      'Sit them face to face, and whisper both jobs. From now on nobody makes a sound.',
      'Let the small one begin as the {hero}: {first}. The big one mirrors it.',
      'Nod, and change: the big one leads one move that the small one can do.',
      'Go on until somebody laughs: {slip}.',
    ],
    rounds: [
      {
        steps: [
          'Build a chain: first move, first and second, first to third. How long can it get?',
        ],
        objective: 'Remembers a row of moves',
      },
      {
        steps: ['Do it with faces only. Guess at the end what each face was.'],
        objective: 'Copies a face and names it',
      },
    ],
    close: 'Let the {hero} move slower and slower on both sides, until all four hands lie still.',
    objectives: ['Copies a move', 'Leads a move that the other can do'],
    say: 'Say: "I could not tell who was the {hero} and who was the copy. How did you two know?"',
    easier: 'Use one hand only.',
    harder: 'Mirror left and right exactly, and change the speed.',
    caution: 'Hands stay in front of your own body, away from faces.',
  },
]
