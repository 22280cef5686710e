import { atTable, onFloor, type Play, told } from './play.ts'

const awake = ['bored', 'curious', 'whiny', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** More plays for any one thing that fits into two hands, from 6 to 12. */
export const anyPlay: readonly Play[] = [
  {
    id: 'blink-film',
    categories: ['Creative'],
    skills: ['creativity', 'storytelling'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['table', 'home_floor'], noise: 0 }),
    slots: thing,
    open: {
      titles: ['The {Hero} in Eight Blinks', 'A Blink Film With One {Hero}'],
      words: {
        move: 'as your child says a {hero} moves',
        plot: 'it wants to cross the table, and something is in the way',
      },
    },
    tellings: [
      told('animals', 'The Snail Crosses the Desert in Eight Blinks', 'snail', {
        move: 'a finger wide at a time, and never straight',
        plot: 'it is thirsty, meets a stone, and goes around it on the wrong side',
      }),
      told('dinosaurs', 'The Last Dinosaur, in Eight Blinks', 'dinosaur', {
        move: 'heavily, with a tilt to each side',
        plot: 'it finds a footprint that is not its own',
      }),
      told('vehicles', 'The Bus That Lost Its Way, in Eight Blinks', 'bus', {
        move: 'straight, with a stop after every second picture',
        plot: 'it waits for somebody who never comes, and turns around',
      }),
      told('space', 'Moon Landing in Eight Blinks', 'moon lander', {
        move: 'held in the air, lower each time',
        plot: 'it hovers, looks for a flat spot, and bounces once',
      }),
      told('ocean', 'The Ship Goes Down in Eight Blinks', 'ship', {
        move: 'up and down, with a lean that grows',
        plot: 'it is hit by a wave, tips, and one last hand waves',
      }),
      told('nature', 'A Seed Grows in Eight Blinks', 'seed', {
        move: 'on one spot, taller and taller',
        plot: 'it lies, stirs, stands up, and bends to the light',
      }),
      told('sports', 'The Goal in Eight Blinks', 'striker', {
        move: 'farther and farther at a time',
        plot: 'it runs up, slips, and scores anyway',
      }),
      told('music', 'The Ballet in Eight Blinks', 'dancer', {
        move: 'a quarter turn at a time',
        plot: 'it turns, leaps, falls out of the dance, and bows',
      }),
      told('stories', 'The Ghost Appears in Eight Blinks', 'ghost', {
        move: 'from behind your arm, a bit more each time',
        plot: 'it looks, is seen, and is more scared than anybody',
      }),
    ],
    description:
      'No camera: eyes are shut and open for a blink. In eight blinks a {thing} becomes the {hero}, and the film is only in your heads.',
    core: [
      'Put the {thing} on the table: the {hero}. One is the camera, eyes shut, the other makes the film.',
      'Plan eight pictures in a whisper: {plot}.',
      'Move it {move}. Say "click": the camera blinks, eight times in all.',
      'Let the camera tell what the {hero} did. Swap, and film the next part.',
    ],
    rounds: [
      {
        steps: ['Add a sound of your own to each click. Does the story change?'],
        objective: 'Chooses sounds for a scene',
      },
      {
        steps: ['Cut it: leave out three pictures. Which ones can go, so that it is still clear?'],
        objective: 'Decides what a story needs',
      },
    ],
    close: 'Show the last picture of the {hero} with open eyes, and say what the film is called.',
    objectives: ['Plans a story in pictures', 'Tells a story from single pictures'],
    say: 'Say: "I really saw the {hero} move between two blinks. What did you see that I never showed?"',
    easier: 'Make three pictures: start, trouble, end.',
    harder: 'Film it backward: the last picture comes first, and it must still make sense.',
    caution: 'Sit down for it; the one with shut eyes stays seated, and nothing comes near a face.',
  },
  {
    id: 'around-the-clock-on-one-leg',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: onFloor([...awake, 'wild'], { child_energy: 2, hands_needed: 0 }),
    slots: thing,
    open: {
      titles: ['The {Hero} on One Leg', 'Around the Clock Like a {Hero}'],
      words: {
        stand: 'on one leg, as a {hero} would',
        slip: 'shake out both legs like a {hero}',
      },
    },
    tellings: [
      told('animals', 'The Flamingo Lays It Down', 'flamingo', {
        stand: 'on one leg, the other foot tucked up, like a flamingo',
        slip: 'sleep on one leg for three breaths, flamingo',
      }),
      told('space', 'Repair Work on One Leg', 'astronaut', {
        stand: 'on one leg, the other floating behind, like an astronaut',
        slip: 'float in slow motion for three counts, astronaut',
      }),
      told('sports', 'The Keeper Reaches Every Corner', 'goalkeeper', {
        stand: 'on one leg, knee bent, like a goalkeeper',
        slip: 'bounce twice on both feet, goalkeeper',
      }),
      told('music', 'The Dancer Draws a Circle', 'dancer', {
        stand: 'on one leg, the other pointed behind, like a dancer',
        slip: 'turn once and bow, dancer',
      }),
      told('building', 'The Crane Turns on Its Foot', 'crane', {
        stand: 'on one leg, one arm out, like a crane',
        slip: 'creak back upright, crane',
      }),
      told('ocean', 'The Heron in Shallow Water', 'heron', {
        stand: 'on one leg, knee high in front, like a heron',
        slip: 'shake the wet off the foot, heron',
      }),
      told('stories', 'The Ninja Touches Nothing', 'ninja', {
        stand: 'on one leg, without a sound, like a ninja',
        slip: 'vanish: crouch for three counts, ninja',
      }),
      told('vehicles', 'The Mechanic Has Only One Dry Foot', 'mechanic', {
        stand: 'on one leg, the other knee high, like a mechanic',
        slip: 'wipe both hands, mechanic',
      }),
    ],
    description:
      'One foot is nailed to the middle of a clock. The {hero} lays the {thing} on twelve, on five, on nine, as far out as it goes, without putting a foot down.',
    core: [
      'Stand in the middle of a clock, twelve in front, six behind. Practice: {stand}.',
      'Call an hour. Your child lays the {thing} there, as far out as it goes, and stands up again.',
      'Call the next: pick it up, and lay it on the new hour. Six hours on each leg.',
      'Start again after a slip: {slip}. Then you are the {hero}, and your child calls.',
    ],
    rounds: [
      {
        steps: [
          'Mark the farthest spot at one hour with a shoe. Beat your own mark, not the other.',
        ],
        objective: 'Reaches farther without losing balance',
      },
      {
        steps: ['Call sums: "three plus four." Balance while you work out the hour.'],
        objective: 'Balances while thinking',
      },
    ],
    close: 'Lay the {thing} on twelve one last time as the {hero}, with shut lips and soft knees.',
    objectives: ['Bends and reaches on one leg', 'Comes up again without a second foot'],
    say: 'Say: "I wobble most behind me, at six. Where does the {hero} look to stay up?"',
    easier: 'Touch the floor with one fingertip, or use only twelve, three and nine.',
    harder: 'Lay it down with the hand of the standing side.',
    caution: 'Go barefoot on a clear floor, two arm spans from furniture, and change legs often.',
  },
  {
    id: 'ten-second-witness',
    categories: ['Science'],
    skills: ['observation-inquiry', 'focus-memory'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['table', 'home_floor', 'sofa'], noise: 0 }),
    slots: thing,
    open: {
      titles: ['The {Hero} Saw It for Ten Seconds', 'What Did the {Hero} Miss?'],
      words: {
        look: 'as your child says a {hero} looks',
        report: 'Say all that the {hero} has seen.',
      },
    },
    tellings: [
      told('stories', 'The Detective Has Ten Seconds', 'detective', {
        look: 'from three sides, without a word, like a detective',
        report: 'Say only facts, no guesses, detective.',
      }),
      told('space', 'One Orbit, One Look', 'astronaut', {
        look: 'as it is carried once around you, like an astronaut',
        report: 'Radio it down, astronaut, the most important thing first.',
      }),
      told('animals', 'What Would an Owl Have Seen?', 'owl', {
        look: 'with still eyes and a turning head, like an owl',
        report: 'Say it from far to near, owl: outline, parts, marks.',
      }),
      told('sports', 'The Referee Saw It All', 'referee', {
        look: 'from one spot only, like a referee',
        report: 'Decide fast, referee: each answer is final.',
      }),
      told('art', 'Drawn From Memory', 'painter', {
        look: 'one eye shut, a thumb out, like a painter',
        report: 'Draw it in the air from memory, painter, and say each line.',
      }),
      told('nature', 'The Beetle Collector Looks Closely', 'beetle collector', {
        look: 'from very near, like a beetle collector',
        report: 'Say it from big to small, beetle collector.',
      }),
      told('building', 'The Robot Scans Once', 'robot', {
        look: 'from top to bottom, once, like a robot',
        report: 'Report in numbers, robot: edges, corners, colors, holes.',
      }),
      told('dinosaurs', 'A Find That Must Be Covered Again', 'bone hunter', {
        look: 'before the storm comes, like a bone hunter',
        report: 'Say what it could be part of, and what speaks against it.',
      }),
    ],
    description:
      'Ten seconds to look at a {thing} that you could see any day. Then it is gone, and the {hero} is asked five questions. One is about the side nobody looked at.',
    core: [
      'Let your child look at it for ten counts, {look}. Then hide the {thing}.',
      'Guess first: how many of five questions will the {hero} get right?',
      'Ask five: color, marks, edges, its back, what it is made of. {report}',
      'Uncover it, and count. What did nobody look at?',
    ],
    rounds: [
      {
        steps: ['Swap, with a new thing. Use what you learned: where will you look first?'],
        objective: 'Plans where to look',
      },
      {
        steps: [
          'Ask one trick question about something that is not there. Who remembers it anyway?',
        ],
        objective: 'Tests how sure a memory is',
      },
    ],
    close: 'Say the rule for a better look that the {hero} has found, and put the {thing} back.',
    objectives: ['Answers from memory and checks', 'Says what was not noticed'],
    say: 'Say: "I was sure about one thing, and it was wrong. When was the {hero} too sure?"',
    easier: 'Allow a second look of five counts before the last two questions.',
    harder: 'Wait two minutes with a song in between, and ask then.',
    caution: 'Choose a thing without sharp edges; a guess that is wrong is a finding, too.',
  },
  {
    id: 'how-many-to-the-ceiling',
    categories: ['Math'],
    skills: ['measuring-spatial', 'number-sense'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: onFloor([...awake], { child_energy: 2, hands_needed: 0 }),
    slots: thing,
    open: {
      titles: ['How Many Would a {Hero} Need?', 'The {Hero} Orders Too Many'],
      words: {
        span: 'finger widths',
        goal: 'whatever a {hero} would want to reach or fill',
        next: 'how long a {hero} would take to carry them all',
      },
    },
    tellings: [
      told('animals', 'How Many for an Elephant to Stand On?', 'elephant', {
        span: 'hand spans, thumb to little finger',
        goal: 'a row as long as an elephant, six long adult steps',
        next: 'how many for a square that an elephant can stand in',
      }),
      told('space', 'How Many Would Reach Around the Station?', 'astronaut', {
        span: 'thumb widths, as through a thick glove',
        goal: 'a row once around this room, the wall of the station',
        next: 'how many for ten rounds of the astronaut',
      }),
      told('sports', 'How Many to the Halfway Line?', 'coach', {
        span: 'foot lengths, heel to toe',
        goal: 'a row of fifty long adult steps, half a football field',
        next: 'how many the coach needs for both goal lines',
      }),
      told('building', 'How Many to the Ceiling?', 'builder', {
        span: 'hand widths, four fingers each',
        goal: 'a tower up to the ceiling, laid flat along the wall',
        next: 'how many the builder needs for a wall as wide as the door',
      }),
      told('stories', 'How Many to Fill the Treasure Room?', 'dragon', {
        span: 'claw spans, two fingers wide',
        goal: 'one layer on the whole floor of this room',
        next: 'how many layers the dragon needs to the knee',
      }),
      told('vehicles', 'How Many in a Traffic Jam?', 'truck driver', {
        span: 'fists, one after the other',
        goal: 'a jam from this wall to the front door',
        next: 'how many fit into a truck as long as three of your beds',
      }),
      told('ocean', 'How Many Along a Blue Whale?', 'whale', {
        span: 'arm lengths, or parts of one',
        goal: 'a row as long as a blue whale, twenty-five long adult steps',
        next: 'how many along its head, a quarter of the whale',
      }),
    ],
    description:
      'One {thing}, one crazy order from the {hero}: {goal}. How many is that? Guess, measure one, multiply, and see who was nearer.',
    core: [
      'Guess, each alone, how many the {hero} needs for {goal}.',
      'Measure the {thing} once in {span}. How many of it fit into one long step of yours?',
      'Walk or count the rest in long steps, and multiply. Do it in parts, aloud.',
      'Compare with both guesses: how many times too many, or too few?',
    ],
    rounds: [
      {
        steps: ['Work out the next order: {next}. Use the first result for it.'],
        objective: 'Uses one result for the next sum',
      },
      {
        steps: ['Say how far off it can be if each one is a finger shorter. Is that a lot?'],
        objective: 'Judges how exact a result is',
      },
    ],
    close: 'Take down the order of the {hero} in one sentence that starts with "About".',
    objectives: ['Guesses a large number', 'Multiplies a measured length'],
    say: 'Say: "I guessed far too few for the {hero}. What did you see in your head for yours?"',
    easier: 'Fill only the length of the table.',
    harder: 'Do it without walking: only one step may be measured.',
    caution: 'Walk, do not run, and measure along the floor, on nothing to stand on.',
  },
]
