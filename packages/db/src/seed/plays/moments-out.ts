import { outside, type Play, talk, told } from './play.ts'

const open = ['wild', 'bored', 'curious', 'fine'] as const

/** Outdoors for a moment, and on the way home. */
export const momentsOut: readonly Play[] = [
  {
    id: 'five-minute-relay',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [5, 12],
    difficulty: 'easy',
    facts: outside([...open], { child_energy: 3 }),
    made_for: ['outdoors_five'],
    setting: 'outdoor',
    tellings: [
      told('nature', 'Bee, Snail, Grasshopper', 'bee', {
        one: 'to the first mark and back as a bee: fast, with small turns',
        two: 'the same way as a snail: one foot hardly lifted',
        three: 'and once as a grasshopper: in leaps',
        touch: 'Rest in the grass like a bee in a flower.',
      }),
      told('ocean', 'Three Ways Through the Waves', 'dolphin', {
        one: 'to the first mark and back as a dolphin, with leaps',
        two: 'the same way against the current: slow, leaning',
        three: 'and once sideways like a crab',
        touch: 'Lie down on the beach like a dolphin at rest.',
      }),
      told('building', 'Three Test Runs', 'robot', {
        one: 'to the first mark and back at full power, straight lines only',
        two: 'the same way on half power',
        three: 'and once with a full turn at every fifth step',
        touch: 'Power down like a robot, knees first.',
      }),
      told('art', 'Draw With Your Feet', 'painter', {
        one: 'around both marks in one big circle',
        two: 'between them in zigzags',
        three: 'and once in a spiral that gets smaller',
        touch: 'Sign it: stand still like a painter, one arm out.',
      }),
      told('music', 'Three Tempos', 'dancer', {
        one: 'to the first mark and back, very fast',
        two: 'the same way in slow steps, one for each breath',
        three: 'and once skipping',
        touch: 'Bow like a dancer, and stay down for a breath.',
      }),
      told('cooking', 'Three Orders at Once', 'waiter', {
        one: 'to the first mark and back with a flat hand up',
        two: 'the same way with both hands up',
        three: 'and once backward for the last five steps',
        touch: 'Serve it, bow like a waiter, and breathe.',
      }),
      told('stories', 'Messenger, Giant, Ghost', 'messenger', {
        one: 'to the first mark and back as a messenger: full speed',
        two: 'the same way as a giant: longest steps',
        three: 'and once as a ghost: fast, but without a sound',
        touch: 'Kneel like a messenger before the queen.',
      }),
      told('space', 'Three Orbits Before the Rain', 'rocket', {
        one: 'around the first mark at full thrust',
        two: 'around the second in slow motion',
        three: 'around both, quick again',
        touch: 'Land: crouch, one hand on the ground.',
      }),
      told('animals', 'Cheetah, Kangaroo, Crab', 'cheetah', {
        one: 'to the first mark and back as a cheetah: full speed',
        two: 'the same way as a kangaroo: both feet',
        three: 'and once as a crab: sideways',
        touch: 'Lie down like a cheetah after the hunt, and pant.',
      }),
      told('sports', 'A Relay With Yourself', 'sprinter', {
        one: 'to the first mark and back as a sprinter',
        two: 'the same way with high knees',
        three: 'and once with five touches of the ground',
        touch: 'Walk a lap of honor with an arm up.',
      }),
      told('vehicles', 'Qualifying Laps', 'race car', {
        one: 'one lap around both marks at full speed',
        two: 'one lap in fog: slow, arms out',
        three: 'one lap with a wave at each mark',
        touch: 'Pit stop: shake out both legs.',
      }),
      told('dinosaurs', 'The Herd Is on the Run', 'dinosaur', {
        one: 'to the first mark and back as a light one, on tiptoe, very fast',
        two: 'the same way, heavy: stomp, stomp',
        three: 'and once looking back every five steps',
        touch: 'Hide like a dinosaur: quite still, only eyes move.',
      }),
      told(null, 'Three Ways to the Tree and Back', 'runner', {
        one: 'to the first mark and back, as fast as you can',
        two: 'the same way on one leg, change at the mark',
        three: 'and once sideways, facing you',
        touch: 'Stop, and feel your heart with a hand.',
      }),
    ],
    description:
      'Two marks in sight, three laps, three ways to run. The {hero} is timed by your counting, and only its own second try has to be beaten.',
    core: [
      'Choose two marks in sight, such as trees, twenty big steps apart, away from the road.',
      'Run with the count of the other: {one}.',
      'Go again, {hero}: {two}; {three}. Remember the counts.',
      'Do the one again that was nearest to your limit. Guess the count first. {touch}',
    ],
    rounds: [],
    close:
      'Walk back side by side, count your breaths between the two marks, and let the {hero} cool down.',
    objectives: ['Runs in three different ways', 'Guesses a count and compares'],
    say: 'Say: "I saw your face in the last lap of the {hero}. Which way would you do once more?"',
    easier: 'Halve the distance, and leave out the third way.',
    harder: 'Let your child invent a fourth way that is slow and hard.',
    caution: 'Look over the ground first for holes, roots and glass.',
  },
  {
    id: 'three-kinds-of-green',
    categories: ['Science', 'Language'],
    skills: ['observation-inquiry', 'senses'],
    ages: [3, 12],
    difficulty: 'easy',
    facts: outside([...open, 'whiny'], { child_energy: 1, adult_energy: 1, hands_needed: 0 }),
    made_for: ['outdoors_five'],
    setting: 'outdoor',
    tellings: [
      told('dinosaurs', 'What Was Here Before the Dinosaurs?', 'dinosaur', {
        find: 'three things as old as you can find: stone, moss, fern',
        name: 'Put them in order for the dinosaur: what would it still know?',
      }),
      told('vehicles', 'Traces of Wheels', 'mechanic', {
        find: 'three traces that something rolled or slid here',
        name: 'Say like a mechanic what it was, and how long ago.',
      }),
      told('space', 'Samples From This Planet', 'astronaut', {
        find: 'three samples: one smooth, one rough, one that reflects light',
        name: 'Report each like an astronaut: size, color, where it lay.',
      }),
      told('ocean', 'Where Does the Rain Go?', 'captain', {
        find: 'three places where water would run, stand or drip',
        name: 'Draw the way of one drop in the air, captain.',
      }),
      told('building', 'What Was Made and What Grew?', 'builder', {
        find: 'three things that somebody made and three that grew',
        name: 'Say as a builder what each is made of.',
      }),
      told('sports', 'Three Training Places', 'coach', {
        find: 'three places good for balance, for jumping and for stretching',
        name: 'Say as a coach what could be done there, and for how long.',
      }),
      told('cooking', 'The Menu of a Bird', 'bird cook', {
        find: 'three things a bird or a beetle could eat here, only looked at',
        name: 'Give each a name, like a bird cook: crumbs with a view.',
      }),
      told('art', 'The Painter Needs Three Greens', 'painter', {
        find: 'three different greens, and put them in order from light to dark',
        name: "Give each a name, like a tube of a painter's color: wet frog, old bench.",
      }),
      told('nature', 'Where Would a Snail Live Here?', 'snail', {
        find: 'three places a snail would like: damp, dark, cool',
        name: 'Put them in order for the snail, and say why the first one wins.',
      }),
      told('animals', 'What Can a Bird Use Here?', 'bird', {
        find: 'three things a bird could build with; only look',
        name: 'Say what each is good for in a nest of the bird: warm, strong, soft.',
      }),
      told('music', 'The Concert Is Already Playing', 'conductor', {
        find: 'three sounds: one near, one far, one that is nearly not there',
        name: 'Point at each like a conductor, and copy it once.',
      }),
      told('stories', 'A Door for Something Very Small', 'elf', {
        find: 'three holes or gaps at the ground that could be the door of an elf',
        name: 'Say for each who lives there and how one knocks.',
      }),
      told(null, 'Three Things You Have Never Seen Here', 'explorer', {
        find: 'three small things nobody notices, each below your knee',
        name: 'Give each a name, as an explorer may.',
      }),
    ],
    description:
      'Five minutes outdoors and something to look for: {find}. The {hero} looks closer than anybody who walks past.',
    core: [
      'Stay in sight. Look as the {hero} and find {find}.',
      'Crouch, and show each find without touching plants you do not know.',
      '{name}',
      'Look once more for half a minute: what has changed or moved?',
    ],
    rounds: [],
    close:
      'Choose the best find for the {hero}, leave it where it is, and say how to find it again.',
    objectives: ['Finds three things that fit', 'Compares and puts them in order'],
    say: 'Say: "I must have walked past that a hundred times, dear {hero}. Which find would you show somebody?"',
    easier: 'Find one, and look at it from very near.',
    harder: 'Find the three without moving from the spot.',
    caution:
      'Look with eyes and the back of a hand; leave berries, mushrooms and animals where they are.',
  },
  {
    id: 'copy-what-moves',
    categories: ['Motor', 'Creative'],
    skills: ['gross-motor', 'observation-inquiry'],
    ages: [4, 12],
    difficulty: 'easy',
    facts: outside([...open, 'whiny', 'wiped_out_child'], {
      ...{ place: ['balcony'], adult_energy: 1, child_energy: 1 },
      ...{ hands_needed: 0, posture: ['sitting', 'standing'] },
    }),
    made_for: ['outdoors_five'],
    tellings: [
      told('nature', 'Move Like That Leaf', 'leaf', {
        find: 'something that the wind moves: a leaf, a blade, a cloud',
        how: 'Copy it with one hand first, then with arms and back, feet still',
        last: 'Let the wind drop: the leaf hangs still',
      }),
      told('animals', 'Move Like That Bird', 'bird', {
        find: 'something alive that moves: a bird, a fly, a cat',
        how: 'Copy its head first, then its back and arms, feet still',
        last: 'Fold the wings like a bird that sleeps',
      }),
      told('vehicles', 'Brake Like That Bus', 'bus', {
        find: 'something with wheels, far off or near',
        how: 'Lean as it brakes, turns and rolls off, feet still',
        last: 'Come to a stop like the bus: forward a little, and back',
      }),
      told('music', 'Conduct What You Hear', 'conductor', {
        find: 'a sound that goes on: a hum, a drip, a voice',
        how: 'Conduct it: small for soft, wide for loud, with both arms',
        last: 'End the concert like a conductor: one slow fist',
      }),
      told('art', 'Draw the Roofs With One Finger', 'painter', {
        find: 'a line out there: of roofs, of branches, of a hill',
        how: 'Draw it in the air with a finger, then with an elbow',
        last: 'Sign it small, as the painter does',
      }),
      told('building', 'Be That Wall, Be That Crane', 'builder', {
        find: 'something that somebody built: a pole, a roof, a crane',
        how: 'Build it with arms and back, feet still, and hold it for five breaths',
        last: 'Take it down again, joint by joint, as the builder would',
      }),
      told('space', 'Move Like the Clouds From Orbit', 'astronaut', {
        find: 'the slowest thing in the sky: a cloud, the moon, a plane',
        how: 'Follow it with one straight arm, as slowly as it goes, then with the other',
        last: 'Float both arms down, as an astronaut lands',
      }),
      told('sports', 'Warm Up Like That Runner', 'coach', {
        find: 'somebody or something that is busy out there',
        how: 'Take one move from it and make a stretch of it, five times each side',
        last: 'Shake out both arms, as the coach says',
      }),
      told(null, 'Copy What Moves Out There', 'mirror', {
        find: 'something that moves by itself out there',
        how: 'Copy it with one hand first, then with arms and back, feet still',
        last: 'Copy something that stands quite still',
      }),
    ],
    description:
      'Feet still, eyes out: find {find}. Your body copies it so exactly that the other can tell what it is.',
    core: [
      'Choose a place to sit or stand, well back from any edge. Feet stay where they are.',
      'Look for {find}. Watch it for three breaths, and do not say which.',
      '{how}. Let the other guess what it is.',
      'Take turns with three more, smaller or slower each time: one is the {hero}, the other guesses.',
    ],
    rounds: [],
    close: '{last}, shut your eyes, and take three breaths of the air out here.',
    objectives: ['Copies a movement with arms and back', 'Finds something that moves'],
    say: 'Say: "I had never looked so closely until we did the {hero}. What out there would you like to be?"',
    easier: 'Say together what it is first, and copy it at the same time.',
    harder: 'Copy two things at once, one with each arm.',
    caution: 'Feet stay on the floor; nobody leans out, climbs, or copies people who would mind.',
  },
  {
    id: 'bet-on-steps',
    categories: ['Math', 'Motor'],
    skills: ['measuring-spatial', 'gross-motor'],
    ages: [5, 12],
    difficulty: 'easy',
    facts: outside([...open], { child_energy: 2, hands_needed: 0 }),
    made_for: ['outdoors_five', 'walking_home'],
    setting: 'outdoor',
    tellings: [
      told('animals', 'How Many Kangaroo Hops to the Bench?', 'kangaroo', {
        way: 'in kangaroo hops',
        second: 'in mouse steps, heel to toe',
      }),
      told('dinosaurs', 'How Many Dinosaur Steps to the Tree?', 'dinosaur', {
        way: 'in dinosaur steps, as long as your legs reach',
        second: 'in steps of a baby dinosaur, heel to toe',
      }),
      told('space', 'How Many Moon Steps to the Lamp Post?', 'astronaut', {
        way: 'in moon steps, slow and high',
        second: 'in tight-suit steps, heel to toe',
      }),
      told('vehicles', 'How Many Wheel Turns to the Corner?', 'bus', {
        way: 'in wheel turns: two steps are one',
        second: 'in half turns: single steps',
      }),
      told('stories', 'How Far Is It for a Giant?', 'giant', {
        way: 'in giant steps',
        second: 'in dwarf steps, heel to toe',
      }),
      told(null, 'How Far Is That in Feet?', 'walker', {
        way: 'in long steps',
        second: 'heel to toe',
      }),
    ],
    description:
      'How far is it to that bench for a {hero}? You bet, your child bets, and then it is walked. The second bet is always better.',
    core: [
      'Point at something in sight. Bet, each alone: how many {way}?',
      'Walk it as the {hero} and count aloud. Whoever was nearer chooses the next goal.',
      'Bet again for the same way, {second}. Use the first number for it.',
    ],
    rounds: [],
    close: 'Bet on the way back for the {hero}, walk it, and say how far off you were.',
    objectives: ['Estimates a number of steps', 'Corrects the next guess by the last one'],
    say: 'Say: "I was far off with my first bet on the {hero}. What made your second one better?"',
    easier: 'Bet only on more or fewer than ten.',
    harder: 'Bet on the seconds as well, and keep the same pace.',
    caution: 'Choose goals on this side of any road, and look where you step while counting.',
  },
  {
    id: 'lamp-post-line',
    categories: ['Motor', 'Language'],
    skills: ['gross-motor', 'vocabulary-talk'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: outside(['whiny', 'bored', 'wiped_out_child', 'fine'], {
      ...{ place: ['park'], child_energy: 1, posture: ['standing', 'moving'], light: 'dim' },
    }),
    made_for: ['walking_home'],
    setting: 'any',
    tellings: [
      told('dinosaurs', 'The Herd Walks Home', 'dinosaur', {
        start: 'plod off, with heavy feet',
        next: 'through mud, knees high; past a sleeping one, on tiptoe; with long tails swinging',
        call: '"Ferns! Who eats here?"',
      }),
      told('building', 'The Robot Walks the Grid', 'robot', {
        start: 'switch on, and roll off in straight steps',
        next: 'slowly, on half power; with a turn at each corner; on tiptoe, silent mode',
        call: '"Charging. What did you see?"',
      }),
      told('art', 'The Brush Paints the Way Home', 'brush', {
        start: 'dip in, and draw off with long steps',
        next: 'in zigzags; in dots, on tiptoe; in one wide, slow stroke',
        call: '"New color! Which one now?"',
      }),
      told('music', 'The Band Marches Home', 'band', {
        start: 'count one, two, and march off',
        next: 'slowly, like a lullaby; quick, like a polka; on tiptoe, pianissimo',
        call: '"Rest! Who plays the next tune?"',
      }),
      told('sports', 'The Team Jogs Home', 'team', {
        start: 'whistle once, and walk off side by side',
        next: 'with high knees; with long steps; on tiptoe past the other team',
        call: '"Drinks! Who is the captain now?"',
      }),
      told('cooking', 'The Soup Train Delivers', 'soup train', {
        start: 'steam off, so that nothing spills',
        next: 'very level; in small steps over cobbles; with one hand flat',
        call: '"Soup is here! Who ordered it?"',
      }),
      told('stories', 'The Dragon Flies Home Low', 'dragon', {
        start: 'spread your wings, and lift off',
        next: 'against the wind, leaning; low over the roofs; silent, past the knights',
        call: '"Landing! Which castle is this?"',
      }),
      told('vehicles', 'The Tram Stops at Every Tree', 'tram', {
        start: 'ding, ding, and roll',
        next: 'uphill, slowly; downhill, with brakes; in the tunnel, bent low',
        call: '"Doors open. Who gets off here?"',
      }),
      told('animals', 'The Caravan Walks Home', 'camel', {
        start: 'sway off, with a hump on your back',
        next: 'through deep sand; past sleeping lions, on tiptoe; downhill, knees stiff',
        call: '"Water! Who drinks here?"',
      }),
      told('space', 'Next Stop, Mars', 'space bus', {
        start: 'count down from three, and lift off in long steps',
        next: 'through star dust, slowly; past an asteroid, bent low; with full thrust, in quick steps',
        call: '"Landing. Which planet is this?"',
      }),
      told('ocean', 'The Ferry Calls at Every Post', 'ferry', {
        start: 'toot, and rock from side to side',
        next: 'through high waves; past a reef, one foot in front of the other; into the wind, leaning',
        call: '"Land! Who comes on board?"',
      }),
      told('nature', 'The Snail Post Delivers', 'snail', {
        start: 'slide off, one foot hardly lifted',
        next: 'over wet ground; uphill on tiptoe; with three long steps',
        call: '"Post! What do we bring here?"',
      }),
      told(null, 'From Tree to Tree and Home', 'train', {
        start: 'hiss, and pull off',
        next: 'with long steps; on tiptoe; with heavy wheels',
        call: '"All change! Who gets on?"',
      }),
    ],
    description:
      'You two are the {hero}, and every tree and lamp post on the way is a stop. Your child says what happens there, and how it goes on.',
    core: [
      'Hold hands and start the {hero}: {start}.',
      'Walk as far as the next tree or lamp post, and call: {call} Your child decides.',
      'Go on in a new way: {next}.',
    ],
    rounds: [
      {
        steps: ['Let your child drive and call the stops, while you ask how far it is.'],
        objective: 'Announces the next stop',
      },
    ],
    close: 'Call the last stop of the {hero} at your own door: "Home."',
    objectives: ['Walks on from stop to stop', 'Says what happens at a stop'],
    say: 'Say: "I like riding with you, dear {hero}. Where do we stop next?"',
    easier: 'Make the way short: each stop is only five steps away.',
    harder: 'Remember who got on at which stop.',
    caution: 'Make no stop at a driveway, and let the game wait while you cross.',
  },
  {
    id: 'headlines-of-this-street',
    categories: ['Language'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'curious', 'fine'], {
      ...{ place: ['park'], posture: ['standing', 'moving'], light: 'dim' },
    }),
    made_for: ['walking_home'],
    tellings: [
      told('dinosaurs', 'News From a Million Years Later', 'researcher', {
        paper: 'The Future Fossil',
        look: 'what will still be here in a million years',
      }),
      told('vehicles', 'The Daily Wheel', 'driver', {
        paper: 'The Daily Wheel',
        look: 'everything that rolls, brakes or waits',
      }),
      told('ocean', 'The Drop Travels Home', 'drop', {
        paper: 'The Wet News',
        look: 'where water runs, stands or drips',
      }),
      told('art', 'The Color Editor', 'painter', {
        paper: 'The Evening Color',
        look: 'a color that is there only once',
      }),
      told('music', 'News for Ears Only', 'listener', {
        paper: 'The Loud and Quiet',
        look: 'sounds: where they come from, and when they stop',
      }),
      told('sports', 'Sports News From the Pavement', 'commentator', {
        paper: 'The Finish Line',
        look: 'who moves, how fast, and who wins',
      }),
      told('cooking', 'The Nose Report', 'cook', {
        paper: 'The Good Smell',
        look: 'what your noses find at each door',
      }),
      told('animals', 'The Street by Nose: Dog News', 'dog', {
        paper: 'The Daily Dog',
        look: 'what a dog would notice: smells, corners, crumbs',
      }),
      told('space', 'The Alien Reports From Your Street', 'alien', {
        paper: 'The Planet Post',
        look: 'what an alien could not explain',
      }),
      told('nature', 'News From Below the Knee', 'snail', {
        paper: 'The Slow Snail',
        look: 'whatever is lower than your knee',
      }),
      told('building', 'The Repair Robot Walks Home', 'robot', {
        paper: 'The Loose Screw',
        look: 'what is crooked, loose or new, with a robot eye',
      }),
      told('stories', 'The Detective Walks This Way, Too', 'detective', {
        paper: 'The Evening Clue',
        look: 'a trace: who was here, and when',
      }),
      told(null, 'Headlines of Our Street', 'reporter', {
        paper: 'The Corner News',
        look: 'what has changed since yesterday',
      }),
    ],
    description:
      'Each corner of the way home gives one true headline for {paper}. You look out for {look}.',
    core: [
      'Walk on and announce: "{paper}, front page." You are the {hero}.',
      'Look for {look}. Make each true thing a headline at the next corner.',
      'Ask back like an editor: since when, how do we know, and who would mind?',
    ],
    rounds: [
      {
        steps: [
          'Add one false headline among three. The other has until the next corner to find it.',
        ],
        objective: 'Spots the headline that is not true',
      },
    ],
    close: 'Choose the front page at your own door, as the {hero} would, in six words.',
    objectives: ['Notices something new on a known way', 'Puts it into a short headline'],
    say: 'Say: "I never saw that before the {hero} looked. What have we never noticed here?"',
    easier: 'Say only what you notice, one thing for each corner.',
    harder: 'Use no verb, or let each headline start with the next letter.',
    caution: 'Keep walking, and leave people on the street out of the news.',
  },
]
