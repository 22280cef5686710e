import { atTable, type Facts, lyingDown, onFloor, onTheSpot, type Play, told } from './play.ts'

const storm = ['sad_or_angry_after', 'wiped_out_child', 'whiny', 'fine'] as const
const near: Partial<Facts> = { place: ['sofa', 'bed', 'home_floor'], noise: 0 }

/** After a storm: few words, no question why, an end that gets quieter. */
export const momentsStorm: readonly Play[] = [
  {
    id: 'heavy-paws',
    categories: ['Motor'],
    skills: ['feelings-connection', 'focus-memory'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: lyingDown([...storm], { ...near, hands_needed: 1 }),
    made_for: ['after_a_storm'],
    is_wordless: true,
    tellings: [
      told('space', 'The Rocket Has Landed', 'rocket', {
        after: 'The rocket was so loud. Now it has landed, and its engines are off.',
        breath: 'in, and out as a rocket lets off its last air',
      }),
      told('nature', 'The Thundercloud Has Rained Out', 'cloud', {
        after: 'The cloud has thundered it all out. Now it is light.',
        breath: 'in, and out like the last wind of the cloud',
      }),
      told('building', 'The Digger Is Switched Off', 'digger', {
        after: 'The digger has worked so hard. Now its shovel is heavy.',
        breath: 'in, and out as the digger lowers its arm',
      }),
      told('music', 'The Drum Is Quiet Now', 'drum', {
        after: 'The drum was beaten so hard. Now it only hums.',
        breath: 'in, and out with a hum, like a drum that dies away',
      }),
      told('sports', 'The Player Lies in the Grass', 'player', {
        after: 'The player ran until the whistle. Now the legs are heavy.',
        breath: 'in through the nose, out like a player after the match',
      }),
      told('cooking', 'The Whisk Is Still Now', 'whisk', {
        after: 'The whisk went round so fast. Now it hangs still.',
        breath: 'in, and out round and slow, like a whisk that stops',
      }),
      told('animals', 'The Bear Is Heavy Now', 'bear', {
        after: 'The bear has growled so much. Now its paws are heavy.',
        breath: 'in through the nose, out like a bear in its den',
      }),
      told('dinosaurs', 'The Dinosaur Is Heavy Now', 'dinosaur', {
        after: 'The dinosaur was so loud. Now its long tail is heavy.',
        breath: 'in through the nose, out long and low',
      }),
      told('ocean', 'The Whale Comes Up for Air', 'whale', {
        after: 'The whale was down in the dark. Now it floats.',
        breath: 'in, wait, and out like a whale: a long, soft spout',
      }),
      told('vehicles', 'The Engine Cools Down', 'engine', {
        after: 'The engine ran so hot. Now it only ticks.',
        breath: 'in, and out with a long hiss of steam',
      }),
      told('stories', 'The Dragon Has No Smoke Left', 'dragon', {
        after: 'The dragon has spat it all out. Now there is only warm air.',
        breath: 'in through the nose, out as warm air into your own hand',
      }),
      told(null, 'Everything Is Heavy Now', 'body', {
        after: 'The body has worked so hard. Now it is heavy.',
        breath: 'in through the nose, out like a long, soft wind',
      }),
    ],
    description:
      'When the worst is over: no questions, hardly a word, one hand that stays. The {hero} gets heavy, and your breath does the talking.',
    core: [
      'Wait quietly nearby until the crying dips. Then sit or lie close, without a question.',
      'Say softly, once: "{after}" Offer your hand, palm up.',
      'Press each finger slowly, one after the other, if your child lets you.',
      'Breathe like the {hero}, loud enough to be heard: {breath}. Five times.',
    ],
    rounds: [
      {
        steps: ['Rock from side to side together, very small, and hum one note.'],
        objective: 'Follows a slow rhythm',
      },
      {
        steps: ['Let your child press your fingers, and choose how hard. Change hands.'],
        objective: 'Chooses how hard to press',
      },
    ],
    close: 'Say: "The {hero} is here, and I am here." Stay until your child moves first.',
    objectives: ['Lets a hand or shoulder rest', 'Breathes out slowly once or more'],
    say: 'Say: "I was with the {hero} the whole time, and with you. What does your hand want now?"',
    easier: 'Say nothing at all. Sit near and breathe loudly enough to be heard.',
    harder: 'Let your child show with one finger how big the storm still is.',
    caution:
      'Never hold a child who wants to be let go. Keep the place soft and clear until the body is quiet.',
  },
  {
    id: 'push-it-out',
    categories: ['Motor'],
    skills: ['feelings-connection', 'gross-motor'],
    ages: [3, 12],
    difficulty: 'easy',
    facts: onFloor([...storm, 'wild'], {
      child_energy: 2,
      noise: 0,
      adult_energy: 1,
      hands_needed: 0,
    }),
    made_for: ['after_a_storm'],
    is_wordless: true,
    also: ['A bare wall'],
    tellings: [
      told('dinosaurs', 'Two Dinosaurs Push a Rock', 'dinosaur', {
        stand: 'feet wide, heads low, both palms on the wall, like a dinosaur',
        slow: 'the dinosaur lets its heavy head hang',
      }),
      told('vehicles', 'Push the Truck Out of the Mud', 'truck', {
        stand: 'one foot back, both palms on the wall, as if a truck were stuck',
        slow: 'the truck rolls, and you stand up slowly',
      }),
      told('nature', 'Two Trees Against the Wind', 'tree', {
        stand: 'feet like roots, both palms on the wall, like a tree in a storm',
        slow: 'the tree stands still, leaf by leaf',
      }),
      told('ocean', 'Hold Back the Wave', 'wave', {
        stand: 'one foot back, both palms up against the wall, as if a wave came',
        slow: 'the wave runs off, and the arms float down',
      }),
      told('music', 'Hold the Loudest Note', 'singer', {
        stand: 'both palms on the wall, a singer on the loudest note, without a sound',
        slow: 'the singer breathes in, and lets the shoulders drop',
      }),
      told('art', 'Push the Picture Into the Frame', 'painter', {
        stand: 'one foot back, both palms on the wall, as a painter pushes a huge picture',
        slow: 'the painter steps back and looks',
      }),
      told('building', 'Two Bulldozers Push the Wall', 'bulldozer', {
        stand: 'one foot back, arms bent, both palms on the wall, like a bulldozer',
        slow: 'the engine of the bulldozer runs down',
      }),
      told('animals', 'Two Elephants Push a Tree', 'elephant', {
        stand: 'feet wide, head down, both palms on the wall, like an elephant',
        slow: 'the elephant swings its trunk, slower and slower',
      }),
      told('stories', 'Two Giants Hold Up the House', 'giant', {
        stand: 'back to the wall, knees bent, arms pressed out, like a giant',
        slow: 'the giant puts the house down gently',
      }),
      told('space', 'Two Rockets on the Pad', 'rocket', {
        stand: 'both palms on the wall, legs strong, like a rocket that is held down',
        slow: 'the rocket switches off, one engine after the other',
      }),
      told('sports', 'The Longest Start in the World', 'sprinter', {
        stand: 'one foot back, both palms on the wall, like a sprinter in the blocks',
        slow: 'the sprinter stands up and shakes out both arms',
      }),
      told(null, 'Push the Wall Away', 'mover', {
        stand: 'one foot back, both palms on the wall',
        slow: 'the arms hang down and get warm',
      }),
    ],
    description:
      'Anger sits in arms and legs. You two push a wall as hard as the {hero}, count a breath, let go, and feel what is left.',
    core: [
      'Show it without explaining: {stand}. Leave room next to you.',
      'Push as hard as you can for five counts, shown on the fingers. Breathe out, let go.',
      'Wait three breaths. Push again, half as hard, then as softly as a hand on a cat.',
      'Let it go: {slow}. Shake out hands and jaw.',
    ],
    rounds: [
      {
        steps: ['Push palm on palm with each other, just strong enough that nobody moves.'],
        objective: 'Pushes exactly as hard as somebody else',
      },
      {
        steps: [
          'Lay a hand on your own chest. Show with fingers how fast it goes, now and a minute later.',
        ],
        objective: 'Notices that the heart gets slower',
      },
    ],
    close: 'Lean on the wall side by side, as a {hero} does after work, and slide down to sit.',
    objectives: ['Pushes hard and lets go', 'Pushes more and more softly'],
    say: 'Say: "I needed that push myself, like a {hero}. How do your arms feel now?"',
    easier: 'Push one hand into the other in front of the chest.',
    harder: 'Find the softest push that can still be felt.',
    caution: 'Push walls or palms, never people who do not want to. Stop when anything hurts.',
  },
  {
    id: 'mountain-of-fingers',
    categories: ['Motor'],
    skills: ['feelings-connection', 'senses'],
    ages: [3, 9],
    difficulty: 'easy',
    facts: onTheSpot([...storm, 'bored'], {
      ...near,
      place: ['sofa', 'bed', 'home_floor', 'seat', 'queue'],
    }),
    made_for: ['after_a_storm', 'waiting_room'],
    is_wordless: true,
    tellings: [
      told('nature', 'The Snail Climbs Five Mountains', 'snail', {
        up: 'Let one finger be a snail: up a finger as you breathe in, down as you breathe out.',
        top: 'the snail rests on each top for one breath',
      }),
      told('vehicles', 'The Train Over Five Hills', 'train', {
        up: 'Drive one finger like a slow train: uphill breathe in, downhill breathe out.',
        top: 'the train hisses on each top',
      }),
      told('ocean', 'The Boat Over Five Waves', 'boat', {
        up: 'Sail one finger over the hand: up the wave breathe in, down breathe out.',
        top: 'the boat waits on each crest',
      }),
      told('space', 'Five Small Launches', 'rocket', {
        up: 'Fly one finger up a finger as you breathe in; float down as you breathe out.',
        top: 'the rocket hangs still at each top',
      }),
      told(null, 'Five Mountains in Your Hand', 'finger', {
        up: 'Trace up a finger as you breathe in, down as you breathe out.',
        top: 'the finger rests on each top',
      }),
    ],
    description:
      'Five fingers are five mountains. The {hero} goes up with a breath in and down with a breath out, first over your hand, then over theirs.',
    core: [
      'Spread your own hand on your knee, without a word.',
      '{up} Do your own hand first, slowly.',
      'Hold out a finger, and wait. When the other hand comes, {top}.',
      'Let your child drive the {hero} over your hand, as slowly as they like.',
    ],
    rounds: [
      {
        steps: ['Do it with shut eyes. Say, or show, which finger tickles and which one is quiet.'],
        objective: 'Compares how fingers feel',
      },
      {
        steps: ['Go back over all five, each one slower than the one before.'],
        objective: 'Slows down breath and finger',
      },
    ],
    close: 'Let the {hero} come to rest in the middle of the palm, close the hand, and hold it.',
    objectives: ['Traces a hand slowly', 'Breathes out as the finger goes down'],
    say: 'Say: "I felt the {hero} best on my thumb. Which mountain was yours?"',
    easier: 'Trace only your own hand, where your child can see it.',
    harder: 'Trace with one finger and keep the other hand quite still.',
    caution: 'Touch only a hand that is offered, and stop when it is pulled away.',
  },
  {
    id: 'storm-on-paper',
    categories: ['Creative'],
    skills: ['feelings-connection', 'creativity'],
    ages: [3, 12],
    difficulty: 'easy',
    facts: atTable([...storm], { place: ['table', 'home_floor', 'bed', 'sofa'], noise: 0 }),
    made_for: ['after_a_storm'],
    is_wordless: true,
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pen', amount: 'two' },
    ],
    tellings: [
      told('animals', 'Draw the Stampede, Then One Track', 'stampede', {
        wild: 'Draw the stampede: hooves, dust, all over the page, until the arm is tired.',
        calm: 'Draw one track that the stampede left in the sand: slowly, toe by toe.',
      }),
      told('vehicles', 'Draw the Engine, Then the Open Road', 'engine', {
        wild: 'Draw the engine at full power: round and round, hard, until it is hot.',
        calm: 'Draw the road when the engine is off: one long, slow line.',
      }),
      told('building', 'Draw the Crash, Then One Brick', 'crash', {
        wild: 'Draw the crash: everything falls, hard lines, down and down.',
        calm: 'Draw one brick that lay there after the crash: four slow sides.',
      }),
      told('art', 'All the Red, Then One Blue Line', 'red', {
        wild: 'Draw the red: press hard, all over, until the arm has had enough.',
        calm: 'Draw what comes after the red: one blue line, as slow as a breath.',
      }),
      told('cooking', 'Draw the Whisk, Then the Cream', 'whisk', {
        wild: 'Draw the whisk: round and round, as fast and hard as you like.',
        calm: 'Draw the cream when the whisk is still: one soft, slow hill.',
      }),
      told('stories', 'Draw the Dragon, Then Its Sleep', 'dragon', {
        wild: 'Draw the dragon: fire, claws, wings, hard and fast over the whole page.',
        calm: 'Draw the dragon asleep: one round, slow line with its tail around it.',
      }),
      told('nature', 'Draw the Storm, Then the Puddle', 'cloud', {
        wild: 'Scribble the cloud: hard, fast, all over, until the arm has had enough.',
        calm: 'Draw what is left when the cloud is gone: one puddle, one slow line around it.',
      }),
      told('ocean', 'Draw the Wave, Then the Beach', 'wave', {
        wild: 'Draw the wave: up and down, high and hard, until the arm is tired.',
        calm: 'Draw the beach behind the wave: one flat, slow line, and a shell.',
      }),
      told('dinosaurs', 'Draw the Volcano, Then the Grass', 'volcano', {
        wild: 'Draw the volcano: press hard, shoot up, dots everywhere.',
        calm: 'Draw what grows on the volcano later: one small, slow blade of grass.',
      }),
      told('space', 'Draw the Big Bang, Then a Star', 'big bang', {
        wild: 'Draw the big bang: from the middle out to every edge, as hard as you like.',
        calm: 'Draw one star that came out of the big bang: slowly, with five points or none.',
      }),
      told('sports', 'Draw the Match, Then the Empty Field', 'match', {
        wild: 'Draw the match: hard, fast lines, shots, fouls, all over the page.',
        calm: 'Draw the field after the match: one line in the grass, slowly.',
      }),
      told('music', 'Draw the Noise, Then the Silence', 'noise', {
        wild: 'Draw the noise: bang, crash, all over, until the arm is tired.',
        calm: 'Draw the silence after the noise: one long, thin line.',
      }),
      told(null, 'First Wild, Then One Slow Line', 'storm', {
        wild: 'Draw the storm: hard, fast, all over the page.',
        calm: 'Draw the quiet after the storm: one line, as slow as a breath.',
      }),
    ],
    description:
      'Two pages and no talk: on the first the {hero} may rage, on the second there is only what is left afterward.',
    core: [
      'Wait until the crying dips. Lay out a page and a crayon each, sit side by side, and say nothing.',
      '{wild} You draw your own, next to your child.',
      'Push the wild pages aside, breathe out once, and share the second one.',
      '{calm} Draw with half your strength.',
    ],
    rounds: [],
    close: 'Ask with your eyes what should happen to the {hero} page: keep, fold, or crumple.',
    objectives: ['Draws hard, then softly', 'Decides what happens to the page'],
    say: 'Say, if it fits: "I had a bit of {hero} in me, too. What is in your quiet picture?"',
    easier: "Draw alone, and leave a crayon within your child's reach.",
    harder: 'Draw the quiet one with the other hand.',
    caution: 'Crayons stay on the paper and out of mouths. Nobody has to explain a picture.',
  },
  {
    id: 'weather-inside',
    categories: ['Language'],
    skills: ['feelings-connection', 'vocabulary-talk'],
    ages: [5, 12],
    difficulty: 'easy',
    facts: onTheSpot([...storm], {
      place: ['sofa', 'bed', 'home_floor', 'seat', 'doorway'],
      noise: 0,
    }),
    made_for: ['after_a_storm'],
    is_wordless: true,
    tellings: [
      told('vehicles', 'Fog on the Harbor', 'ship', {
        still: 'it lies at anchor',
        start: 'Whisper: "My ship still rocks. And yours?"',
        grow: 'where a ship goes after such a night',
      }),
      told('building', 'The Crane in the Wind', 'crane', {
        still: 'its arm hangs still',
        start: 'Whisper: "The crane in me still swings. And yours?"',
        grow: 'what a crane does when the wind is gone',
      }),
      told('art', 'The Color of the Sky', 'picture', {
        still: 'the colors lie next to each other',
        start: 'Whisper: "My picture is still gray and red. And yours?"',
        grow: 'which color comes into the picture next',
      }),
      told('music', 'The Music After the Bang', 'music', {
        still: 'only one note is left',
        start: 'Whisper: "The music in me is still too loud. And in you?"',
        grow: 'what tune such music could turn into',
      }),
      told('sports', 'After the Final Whistle', 'field', {
        still: 'the grass lies flat',
        start: 'Whisper: "On my field they still run. And on yours?"',
        grow: 'what happens on a field when all have gone',
      }),
      told('dinosaurs', 'After the Volcano', 'volcano', {
        still: 'it only smokes a little',
        start: 'Whisper: "My volcano still smokes. And yours?"',
        grow: 'what grows on a volcano first',
      }),
      told('stories', 'After the Dragon', 'castle', {
        still: 'the gate is open again',
        start: 'Whisper: "In my castle the doors still bang. And in yours?"',
        grow: 'who comes into such a castle first',
      }),
      told('space', 'Weather on a Small Planet', 'planet', {
        still: 'the dust settles',
        start: 'Whisper: "On my planet there is still wind. And on yours?"',
        grow: 'what may land on such a planet next',
      }),
      told('nature', 'Weather for One Tree', 'tree', {
        still: 'the leaves hang down',
        start: 'Whisper: "I am a tree, and my leaves still shake. And yours?"',
        grow: 'what a tree does after such a storm',
      }),
      told('ocean', 'The Sea in Two Hands', 'sea', {
        still: 'the water lies flat',
        start: 'Whisper: "My sea still has waves. And yours?"',
        grow: 'what the sea leaves on the beach',
      }),
      told('animals', 'The Bird Looks Out of the Nest', 'bird', {
        still: 'the wings fold',
        start: 'Whisper: "The bird in me still hides. And yours?"',
        grow: 'when the bird will look out',
      }),
      told(null, 'Weather in Two Hands', 'sky', {
        still: 'the clouds are gone',
        start: 'Whisper: "In my sky there is still wind. And in yours?"',
        grow: 'what the sky may do next',
      }),
    ],
    description:
      'There was thunder. You show with one hand what the weather is like in you now, without words, and the other hand answers.',
    core: [
      'Sit side by side, not face to face. {start}',
      'Show your weather with one hand in the air: storm, drizzle, fog, a bit of blue.',
      'Wait for the other hand. Copy what it shows, then make it a little smaller together.',
      'Make the {hero} quieter, until both hands hardly move and {still}.',
    ],
    rounds: [
      {
        steps: ['Guess together {grow}. One sentence each is enough.'],
        objective: 'Finds a picture for what comes next',
      },
      {
        steps: ['Show the weather before the thunder: what was the first drop? Hands only.'],
        objective: 'Shows what came before a feeling',
      },
    ],
    close: 'Lay both hands flat, the {hero} without wind, for three breaths.',
    objectives: ['Shows how it is inside with one hand', 'Makes a movement smaller bit by bit'],
    say: 'Say: "I thundered, too, and I am sorry. What is the {hero} doing in you now?"',
    easier: 'Show your own weather only; your child may just look.',
    harder: 'Show two kinds of weather at once, one in each hand.',
    caution:
      'Nobody asks why or who began it. A child who wants to be alone gets a cushion and your voice nearby.',
  },
]
