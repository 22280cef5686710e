import { type Facts, onTheSpot, type Play, talk, told } from './play.ts'

const asleep = ['wiped_out_child', 'whiny', 'fine'] as const
const dark: Partial<Facts> = { place: ['bed', 'sofa'], posture: ['lying'] }
const still: Partial<Facts> = { ...dark, child_energy: 0, light: 'dark_ok', noise: 0 }

/** Going to sleep: whispered, in the dark, slower with every step. */
export const momentsNight: readonly Play[] = [
  {
    id: 'good-night-round',
    categories: ['Language', 'Creative'],
    skills: ['feelings-connection', 'focus-memory'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    tellings: [
      told('dinosaurs', 'Good Night, Little Dinosaur', 'dinosaur', {
        not: 'wants to roar once more',
        after: 'Breathe out a long, silent roar after each, as the dinosaur lays down its tail.',
      }),
      told('nature', 'Good Night, Little Snail', 'snail', {
        not: 'is not in bed yet, for it is slow',
        after: 'Breathe out after each, as slowly as the snail pulls in its head.',
      }),
      told('building', 'Good Night, Robot', 'robot', {
        not: 'has one more lamp on',
        after: 'Breathe out after each: one lamp of the robot goes off.',
      }),
      told('art', 'Good Night, Red Crayon', 'red crayon', {
        not: 'wants to draw one more line',
        after: 'Breathe out one long line after each, as the red crayon rolls into its box.',
      }),
      told('sports', 'Good Night, Goalkeeper', 'goalkeeper', {
        not: 'wants to hold one more ball',
        after: 'Breathe out after each, and let the hands of the goalkeeper get heavy.',
      }),
      told('cooking', 'Good Night, Pancake', 'pancake', {
        not: 'is still too warm',
        after: 'Blow softly after each, as the pancake cools down.',
      }),
      told('stories', 'Good Night, Little Dragon', 'dragon', {
        not: 'has a bit of smoke left',
        after: 'Breathe out warm air after each, as the dragon lets go of its smoke.',
      }),
      told('music', 'Good Night, Old Piano', 'piano', {
        not: 'wants to play one more note',
        after: 'Hum one note after each, lower every time, as the piano closes its lid.',
      }),
      told('animals', 'Good Night, Little Owl', 'owl', {
        not: 'says that owls do not sleep at night',
        after: 'Breathe out "hoo" after each, softer every time, like the owl.',
      }),
      told('vehicles', 'Good Night, Night Train', 'train', {
        not: 'has one more stop to make',
        after: 'Breathe out a long hiss after each: the train lets off steam.',
      }),
      told('space', 'Good Night, Moon Rocket', 'rocket', {
        not: 'wants to go around once more',
        after: 'Count down one number after each, from five, as the rocket comes home.',
      }),
      told('ocean', 'Good Night, Little Whale', 'whale', {
        not: 'wants to come up once more',
        after: 'Breathe out like a wave on sand after each, as the whale sinks down.',
      }),
      told(null, 'Good Night, Teddy', 'teddy', {
        not: 'is not tired at all',
        after: 'Breathe out long after each, as teddy does when he lies down.',
      }),
    ],
    description:
      'The {hero} {not}. So everything around it goes to sleep first, one by one, slower every time, until only the {hero} is left.',
    core: [
      'Whisper in the dark: "The {hero} {not}. Who is asleep already?"',
      'Say good night to one thing each: shoes, cups, the street. Whisper it slower every time.',
      '{after}',
    ],
    rounds: [
      {
        steps: ['Say good night to the day: one thing we ate, one we saw, one for tomorrow.'],
        objective: 'Remembers one thing of the day',
      },
      {
        steps: [
          'Start again with the toes: good night, toes; good night, knees; let each get heavy.',
        ],
        objective: 'Lets one part of the body go heavy',
      },
    ],
    close: 'Whisper the last one: "Good night, {hero}." Then only breathe.',
    objectives: ['Names one thing to say good night to', 'Stays still for a few breaths'],
    say: 'Say: "I can hardly keep my eyes open next to the {hero}. What sleeps beside it?"',
    easier: 'Say all of it yourself, the same five things each night.',
    harder: 'Start with what is far away, and come nearer with each thing.',
    caution: 'The lamp is off and nobody gets up.',
  },
  {
    id: 'boat-on-the-tummy',
    categories: ['Motor', 'Science'],
    skills: ['senses', 'feelings-connection'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: onTheSpot([...asleep], still),
    made_for: ['bedtime', 'sick'],
    tellings: [
      told('dinosaurs', 'A Dinosaur Lies Along Your Tummy', 'dinosaur', {
        lay: 'Lay an arm along your own tummy: a long dinosaur. Its back rises, and sinks.',
        slow: 'The dinosaur puts its head down: hardly a move.',
      }),
      told('vehicles', 'The Ferry on Your Tummy', 'ferry', {
        lay: 'Lay a hand on your own tummy: a ferry. It rises with the breath, and sinks.',
        slow: 'The ferry is at its berth: it hardly moves.',
      }),
      told('music', 'The Slowest Song', 'accordion', {
        lay: 'Lay a hand on your own tummy, like on an accordion. It fills, and empties without a sound.',
        slow: 'The accordion plays one long note, softer and softer.',
      }),
      told('stories', 'A Small Dragon Sleeps on You', 'dragon', {
        lay: 'Lay a hand on your own tummy: a small dragon sleeps there. Up it goes, and down.',
        slow: 'The dragon dreams: up a little, down a little.',
      }),
      told('cooking', 'The Lid Lifts and Sinks', 'lid', {
        lay: 'Lay a flat hand on your own tummy: a lid. It lifts a little, and sinks.',
        slow: 'The lid hardly lifts any more.',
      }),
      told('building', 'The Lift Goes to Sleep', 'lift', {
        lay: 'Lay a hand on your own tummy: a lift. Up it goes, and down, without a sound.',
        slow: 'The lift stops at every floor, slower and slower.',
      }),
      told('ocean', 'A Boat on Your Tummy', 'boat', {
        lay: 'Lay a hand on your own tummy: a boat. In goes the breath, up goes the boat.',
        slow: 'The wind drops: the boat hardly moves.',
      }),
      told('animals', 'A Kitten on Your Tummy', 'kitten', {
        lay: 'Lay a hand on your own tummy: a kitten curls up there. Up it goes, and down.',
        slow: 'The kitten hardly moves now.',
      }),
      told('nature', 'A Leaf on a Lake', 'leaf', {
        lay: 'Lay one finger on your own tummy: a leaf on a lake. It rises and sinks.',
        slow: 'The lake gets smooth: the leaf lies still.',
      }),
      told('space', 'The Moon Rises on Your Tummy', 'moon', {
        lay: 'Lay a hand on your own tummy: the moon. It rises with the breath, and sets.',
        slow: 'The night gets longer: the moon rises less and less.',
      }),
      told(null, 'A Feather That Breathes', 'feather', {
        lay: 'Lay one finger on your own tummy, light as a feather. Up it goes, and down.',
        slow: 'The feather sinks: up a little, down a little.',
      }),
    ],
    description:
      'A hand on the tummy is the {hero}. It rises and sinks by itself, and the slower it goes, the nearer sleep comes.',
    core: [
      'Lie down next to your child in the dark, and whisper: "Here is the {hero}."',
      '{lay} Let your child do the same.',
      'Breathe out a bit longer each time, just loud enough to be heard.',
      'Whisper: "{slow}" Wait five breaths before the next word.',
    ],
    rounds: [
      {
        steps: ['Feel where else breath moves: the ribs, the nose. Whisper only the place.'],
        objective: 'Finds where breath can be felt',
      },
      {
        steps: ['Hum one low note with each breath out, until the note is only air.'],
        objective: 'Breathes out longer with a hum',
      },
    ],
    close:
      "Leave the {hero} where it is, say nothing more, and breathe until your child's breath is slow.",
    objectives: ['Feels the breath with a hand', 'Breathes out longer'],
    say: 'Whisper: "I can feel my {hero} go up and down. How is yours?"',
    easier: "Lay your child's hand on your tummy instead.",
    harder: 'Count the breaths in your head, and lose count on purpose.',
    caution: 'Hands lie on tummies, nothing on chest or face, and the lamp is off.',
  },
  {
    id: 'song-that-gets-shorter',
    categories: ['Creative', 'Math'],
    skills: ['rhythm-music', 'feelings-connection'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    tellings: [
      told('animals', 'Five Sheep Lie Down', 'sheep', {
        line: '"Five sheep stood by the gate, one lay down"',
        sound: 'one soft baa',
      }),
      told('vehicles', 'Five Buses Go Home', 'bus', {
        line: '"Five buses drove all day, one went home"',
        sound: 'one soft brrr',
      }),
      told('space', 'Five Stars Go Out', 'star', {
        line: '"Five stars were in the sky, one shut its eye"',
        sound: 'one soft click of the tongue',
      }),
      told('ocean', 'Five Fish Go Down to Sleep', 'fish', {
        line: '"Five fish swam round and round, one lay down"',
        sound: 'one soft blub',
      }),
      told('nature', 'Five Crickets Stop Their Song', 'cricket', {
        line: '"Five crickets sang all night, one said good night"',
        sound: 'one soft chirp',
      }),
      told(null, 'Five Lamps Go Out', 'lamp', {
        line: '"Five lamps were in the street, one went out"',
        sound: 'one soft puff',
      }),
    ],
    description:
      'A whispered song that loses one {hero} with each verse, and one bit of its tune, until there is nothing left but breath.',
    core: [
      'Whisper or sing, very slowly, on two notes: {line}.',
      'Make {sound} for it, together. Wait one breath.',
      'Sing on with four, three, two. Each verse is softer, and your child says how many are left.',
    ],
    rounds: [
      {
        steps: ['Say where each {hero} sleeps now, one place for each finger, and fold it down.'],
        objective: 'Folds a finger for each one',
      },
      {
        steps: ['Hum the song once more without words, and leave out one note each time.'],
        objective: 'Joins in a hum that gets shorter',
      },
    ],
    close: 'Sing about the last {hero} in a whisper, make no sound at the end, and breathe.',
    objectives: ['Says how many are left', 'Sings softer with the song'],
    say: 'Whisper: "I think the last {hero} yawned. Where does it sleep?"',
    easier: 'Start with three.',
    harder: 'Start with ten, and lie still between the verses.',
    caution: 'The lamp is off and nobody gets up.',
  },
  {
    id: 'slower-and-slower',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'focus-memory'],
    ages: [5, 10],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    tellings: [
      told('dinosaurs', 'The Dinosaur Walks Home Through the Ferns', 'dinosaur', {
        from: 'from the water hole, through the ferns',
        door: 'the nest, warm sand, quiet',
      }),
      told('nature', 'The Beetle Walks Home by Moonlight', 'beetle', {
        from: 'from the last flower, through the grass',
        door: 'a hole under a root, moss, dark',
      }),
      told('building', 'The Robot Walks Home on Low Battery', 'robot', {
        from: 'from the workshop, with its last bit of power',
        door: 'the corner, the plug, a small green light',
      }),
      told('art', 'The Painter Walks Home in the Blue Hour', 'painter', {
        from: 'from the hill, while the colors go out',
        door: 'the studio, the chair, all gray and soft',
      }),
      told('music', 'The Drummer Walks Home After the Concert', 'drummer', {
        from: 'from the hall, with sticks in the bag',
        door: 'the stairs, the door, no beat at all',
      }),
      told('cooking', 'The Baker Walks to Bed at Dawn', 'baker', {
        from: 'from the bakery, apron over one arm',
        door: 'the door, the hall, the pillow',
      }),
      told('animals', 'The Donkey Walks Home by Night', 'donkey', {
        from: 'from the market, with empty baskets',
        door: 'its own stable, straw, warm',
      }),
      told('space', 'Ten Slow Steps on the Moon', 'astronaut', {
        from: 'from the far crater back to the ship',
        door: 'the hatch, the bunk, the hum of the ship',
      }),
      told('ocean', 'The Turtle Walks Up the Beach', 'turtle', {
        from: 'out of the water and up the sand',
        door: 'its hollow, sand, still warm from the day',
      }),
      told('stories', 'The Giant Walks Home on Tiptoe', 'giant', {
        from: 'over the hill, so that nobody wakes',
        door: 'the cave, moss, dark',
      }),
      told('vehicles', 'The Last Tram Rolls Home', 'tram', {
        from: 'through the empty town, stop by stop',
        door: 'the depot, lights out, one soft click',
      }),
      told('sports', 'The Runner Walks Home After the Race', 'runner', {
        from: 'from the empty stadium, shoes in hand',
        door: 'the door, the hall, the bed',
      }),
      told(null, 'Ten Slow Steps Home', 'night watch', {
        from: 'down the long street, lamp by lamp',
        door: 'the door, the chair, the blanket',
      }),
    ],
    description:
      'The {hero} goes home {from}: ten steps only, and each takes longer than the one before. Nothing happens, and that is the point.',
    core: [
      'Whisper: "The {hero} goes home {from}. Ten steps. Here is the first."',
      'Say one thing it hears, smells or feels at each step, in turn.',
      'Breathe once between two steps, then twice, then three times.',
    ],
    rounds: [
      {
        steps: [
          'Go back through today in the same way: from now to breakfast, one thing at a time.',
        ],
        objective: 'Tells the day backward',
      },
      {
        steps: ['Let each step make one part of you heavy: feet, knees, back, hands, eyes.'],
        objective: 'Lets the body go heavy, part by part',
      },
    ],
    close: 'Whisper the tenth step of the {hero}: {door}. Say nothing more.',
    objectives: ['Adds one sound or smell', 'Slows down voice and breath'],
    say: 'Whisper: "I can nearly hear the {hero} from here. What is there to hear, far away?"',
    easier: 'Do five steps, and only you speak.',
    harder: 'Begin each step with the last word of the one before.',
    caution:
      'The lamp is off and nobody gets up. A worry that comes up is heard first; keep the walk for tomorrow.',
  },
  {
    id: 'switch-off-the-house',
    categories: ['Science', 'Motor'],
    skills: ['senses', 'focus-memory'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onTheSpot([...asleep], still),
    made_for: ['bedtime'],
    tellings: [
      told('dinosaurs', 'The Dinosaur Lies Down', 'dinosaur', {
        part: 'Press both legs, the tail, into the bed for three counts. Let go.',
        rest: 'claws, neck, jaw: each part of the dinosaur in its turn',
      }),
      told('vehicles', 'Park the Last Bus', 'bus', {
        part: 'Press both heels down, the brakes of the bus, for three counts. Let go.',
        rest: 'hands, shoulders, eyes: each lamp of the bus in turn',
      }),
      told('ocean', 'The Whale Sinks', 'whale', {
        part: 'Stretch the fluke of the whale, both feet, for three counts. Let go.',
        rest: 'fins, back, face: the whale sinks a bit with each',
      }),
      told('nature', 'The Tree Lets Go of Its Leaves', 'tree', {
        part: 'Grip with your toes, the roots, for three counts. Let go.',
        rest: 'trunk, branches, leaves: each part of the tree in its turn',
      }),
      told('music', 'Pack Up the Orchestra', 'orchestra', {
        part: 'Clench both fists, the drums of the orchestra, for three counts. Let go.',
        rest: 'legs, shoulders, face: each row of the orchestra in its turn',
      }),
      told('cooking', 'Close the Bakery', 'baker', {
        part: 'Knead with both fists, as a baker does, for three counts. Let go.',
        rest: 'legs, back, face: each room of the baker in its turn',
      }),
      told('space', 'Power Down the Space Ship', 'space ship', {
        part: 'Tense the legs, engine one, for three counts. Cut the power: let go.',
        rest: 'hands, shoulders, face: each engine of the ship in its turn',
      }),
      told('building', 'Switch Off the Robot', 'robot', {
        part: 'Clench both fists, motor one, for three counts. Click: let go.',
        rest: 'arms, legs, jaw: each motor of the robot in its turn',
      }),
      told('animals', 'The Cat Lets Go', 'cat', {
        part: 'Stretch like a cat, toes first, for three counts. Let go all at once.',
        rest: 'back, paws, face: the cat melts, bit by bit',
      }),
      told('stories', 'The Knight Takes Off the Armor', 'knight', {
        part: 'Press your arms to your sides, the heavy plates, for three counts. Drop them.',
        rest: 'legs, shoulders, helmet: each piece of the knight in its turn',
      }),
      told('sports', 'After the Match, Muscle by Muscle', 'player', {
        part: 'Push both heels into the bed for three counts, the last sprint. Let go.',
        rest: 'thighs, hands, forehead: each muscle of the player in its turn',
      }),
      told(null, 'Switch Off the House', 'house', {
        part: 'Clench your feet, the cellar, for three counts. Light off: let go.',
        rest: 'knees, hands, face: each room of the house, up to the roof',
      }),
    ],
    description:
      'Tense for three counts, let go, and feel the difference. The {hero} is switched off from below to the top, until only breath is on.',
    core: [
      'Lie flat in the dark and whisper: "The {hero} has worked all day. We switch it off."',
      '{part} Wait two breaths, and feel what got warm or heavy.',
      'Go on in a whisper: {rest}. Three counts each, two breaths between.',
    ],
    rounds: [
      {
        steps: ['Find the part that is still on. Tense it once more, half as much, and let go.'],
        objective: 'Finds a part that is still tense',
      },
      {
        steps: [
          'Listen to the quiet as far as it goes: the room, the house, the street. No words.',
        ],
        objective: 'Listens without speaking',
      },
    ],
    close: 'Leave only the breath of the {hero} on, and stop speaking in the middle of it.',
    objectives: ['Holds a part tight and lets it go', 'Notices what feels heavy or warm'],
    say: 'Whisper: "I notice my hands are still on, as in a {hero}. Which part of you is still awake?"',
    easier: 'Do hands and feet only.',
    harder: 'Do left and right apart.',
    caution: 'Tense only as far as it feels good; the lamp is off and nobody gets up.',
  },
  {
    id: 'museum-of-today',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'feelings-connection'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    tellings: [
      told('building', 'A House for Today', 'builder', {
        open: 'The builder builds a house in the dark. Which minute of today gets the first room?',
        like: 'like a room: where the door is, how light it is, who is in it',
      }),
      told('animals', 'What the Owl Saw Today', 'owl', {
        open: 'The owl sat on our roof all day. What did it see first?',
        like: 'as an owl would: from above, very small, without a word too many',
      }),
      told('vehicles', 'The Last Train of Today', 'train guard', {
        open: 'The train guard opens the first wagon of today. Which minute sits in it?',
        like: 'like a view from a window: what comes near, what passes',
      }),
      told('ocean', 'Three Shells From Today', 'diver', {
        open: 'The diver comes up with three shells. Which minute of today is the first?',
        like: 'like a shell: what it looks like, what one hears in it',
      }),
      told('sports', 'Slow Motion of Today', 'commentator', {
        open: 'The commentator shows today in slow motion. Which minute comes first?',
        like: 'in slow motion: who moves, where the hands are, what one hears',
      }),
      told('cooking', 'Three Tastes of Today', 'cook', {
        open: 'The cook clears away today. Which minute is left on the table?',
        like: 'by taste and smell: sweet, sour, warm, burnt',
      }),
      told('dinosaurs', 'Three Finds From Today', 'digger', {
        open: 'The digger of bones digs up today. Which minute lies on top?',
        like: 'like a find: how deep it lies, how whole it is, what is next to it',
      }),
      told('art', 'Three Pictures of Today', 'museum guard', {
        open: 'The museum guard has the keys. Which minute of today hangs in room one?',
        like: 'like a picture: light, colors, who stood where',
      }),
      told('space', 'Three Minutes for the Log', 'captain', {
        open: 'The captain writes the log. Which minute of today goes in first?',
        like: 'like a log: where, who, what could be seen',
      }),
      told('music', 'Three Sounds of Today', 'sound collector', {
        open: 'The sound collector has a box. Which sound of today comes in first?',
        like: 'only by sound: near, far, soft, suddenly',
      }),
      told('nature', 'Three Leaves From Today', 'collector', {
        open: 'The collector empties a pocket. Which minute of today is the first leaf?',
        like: 'like a leaf: its color, its edges, how it fell',
      }),
      told('stories', 'The Night Watch Locks Up', 'night watch', {
        open: 'The night watch walks through today. Which door is open still?',
        like: 'from the doorway: who is in there, what is on the table',
      }),
      told(null, 'Lock Up the Day', 'guard', {
        open: 'The guard has the keys. Which minute of today is in the first room?',
        like: 'like a picture: light, sound, who stood where',
      }),
    ],
    description:
      'You close the day like the {hero}: three minutes of today are looked at, without an opinion, and locked for the night.',
    core: [
      'Whisper: "{open}" You begin with one of your own.',
      'Tell it {like}. No opinion.',
      'Lock it with a click of the tongue. Let your child open the next for the {hero}.',
    ],
    rounds: [
      {
        steps: ['Leave one room empty. Say what you would like to find in it tomorrow.'],
        objective: 'Says a wish for another day',
      },
      {
        steps: [
          'Put the three in order, from the lightest to the heaviest, and leave the last one locked.',
        ],
        objective: 'Compares three moments of a day',
      },
    ],
    close: 'Let the {hero} put the keys under the pillow, and breathe out until it is quiet.',
    objectives: ['Describes one minute of the day', 'Waits until the other has finished'],
    say: 'Whisper: "I would keep the first one for a long time, dear {hero}. Which one do you keep?"',
    easier: 'Show only your own; your child may just walk along.',
    harder: 'Describe each in exactly seven words.',
    caution:
      'The lamp is off. What was hard may stay locked; what worries you gets an ear before the light goes out.',
  },
]
