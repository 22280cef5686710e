import { atTable, onFloor, type Play, talk, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'whiny', 'curious', 'fine'] as const

/** Math, ages 2 and 3: one, two, three, big and small, and who has none. */
export const littleNumbers: readonly Play[] = [
  {
    id: 'echo-count',
    categories: ['Math'],
    skills: ['number-sense', 'rhythm-music'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['The {Hero} Calls Once or Twice', 'How Often Did the {Hero} Call?'],
      words: {
        call: 'Choose its call together, make it once, and show one finger.',
        two: 'two fingers go up. Two calls! One, two.',
      },
    },
    tellings: [
      told('animals', 'One Hoo or Two?', 'owl', {
        call: 'Call "hoo" once and show one finger, like one owl on a branch.',
        two: '"Hoo, hoo." Two owls! One, two.',
      }),
      told('vehicles', 'One Toot, Two Toots', 'train', {
        call: 'Toot once, pull an invisible cord, and show one finger.',
        two: '"Toot, toot." Two wagons! One, two.',
      }),
      told('music', 'The Drum Says One', 'drum', {
        call: 'Say "boom" once and tap your leg once, with one finger up.',
        two: '"Boom, boom." Two taps! One, two.',
      }),
      told('dinosaurs', 'One Roar Gets One Roar', 'dinosaur', {
        call: 'Roar once in a whisper, with one claw up.',
        two: '"Roar, roar." Two claws! One, two.',
      }),
      told('space', 'The Robot on the Moon Beeps Twice', 'moon robot', {
        call: 'Beep once and press a key in the air.',
        two: '"Beep, beep." Two keys! One, two.',
      }),
      told(null, 'Knock Once, Knock Twice', 'visitor', {
        call: 'Say "knock" once and show one finger.',
        two: '"Knock, knock." Two visitors! One, two.',
      }),
    ],
    description:
      'One call from the {hero} gets one call back, two calls get two. A tiny number game for ears and mouth.',
    core: [
      'Whisper: "The {hero} only answers the right number." {call}',
      'Wait until your child calls back once. One for one: nod slowly.',
      'Call twice as the {hero}, with a gap: {two} Wait again.',
    ],
    rounds: [
      {
        steps: ['Let your child call first. Answer with one too many, and look puzzled.'],
        objective: 'Notices when there is one too many',
      },
      {
        steps: [
          'Call three times, very slowly, with a finger for each. Count the fingers together.',
        ],
        objective: 'Counts three fingers after you',
      },
    ],
    close: 'Call one last time, very softly: the {hero} has nodded off, and nobody answers.',
    objectives: ['Answers one call with one', 'Answers two calls with two'],
    say: 'Say: "I hold up a finger for each call of the {hero}. How many fingers does it need now?"',
    easier: "Call only once each time, high or low, and be each other's echo.",
    harder: 'Leave a long gap before the second call.',
    caution: 'Only voices, and soft ones near ears.',
  },
  {
    id: 'lunch-for-two-hands',
    categories: ['Math'],
    skills: ['number-sense', 'independence'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake]),
    slots: [{ kind: 'counter', amount: 'six' }],
    tellings: [
      told('nature', 'The Caterpillar Is Hungry', 'caterpillar', {
        food: 'leaves',
        open: 'Creep your right hand over the table: it is the caterpillar, and it is hungry.',
        fuss: '"Two for me. I have so many feet!"',
        bye: 'curl up',
      }),
      told('sports', 'Water Break for the Team', 'player', {
        food: 'drinks',
        open: 'Run two fingers over the table, puffing: they are the player, who is thirsty.',
        fuss: '"I ran most. Two for me!"',
        bye: 'stretch out',
      }),
      told('cooking', 'The Chef Has Six Dumplings', 'chef', {
        food: 'dumplings',
        open: 'Snap your right hand open and shut: it is the chef, and it serves.',
        fuss: '"I cooked, so I get two!"',
        bye: 'wipe its mouth',
      }),
      told('animals', 'The Hungry Duck Next to You', 'duck', {
        food: 'crumbs',
        open: 'Snap your right hand like a beak: it is the duck, and it is hungry.',
        fuss: '"Quack! Two for me!"',
        bye: 'tuck its beak under your arm',
      }),
      told('dinosaurs', 'Lunch With a Very Small Dinosaur', 'dinosaur', {
        food: 'leaves',
        open: 'Stretch your right arm up: the long neck of the hungry dinosaur.',
        fuss: '"Long neck, two leaves!"',
        bye: 'fold its long neck down',
      }),
      told('vehicles', 'Lunch for the Digger', 'digger', {
        food: 'loads',
        open: 'Make your right hand the shovel of the digger, open and shut.',
        fuss: '"My shovel is big. Two for me!"',
        bye: 'lay its shovel flat on the table',
      }),
      told(null, 'Is That Fair, Hungry Guest?', 'guest', {
        food: 'biscuits',
        open: 'Open and shut your right hand like a mouth: it is hungry.',
        fuss: '"Two for me! I am the biggest."',
        bye: 'yawn and lie down',
      }),
    ],
    description:
      'Your hand is the {hero}, and it wants some, too. Six {counters} are the {food}: one for each, and then somebody takes two.',
    core: [
      '{open} Lay the six {counters} in the middle.',
      'Share as you say it: "One for you. One for me. One for the {hero}."',
      'Let the {hero} grab one more and say: {fuss} Wait. Is that fair?',
      'Let your child put it right, then look: has each of us the same?',
    ],
    rounds: [
      {
        steps: ['Give out the rest: one more each. Count with a finger: one, two.'],
        objective: 'Counts two things with a finger',
      },
      {
        steps: ['Let your child share all six alone, while the {hero} only nods or shakes.'],
        objective: 'Gives one to each without being told',
      },
    ],
    close: 'Count the {counters} back into a row. The {hero} may {bye}.',
    objectives: ['Gives one thing to each', 'Shows who has too many'],
    say: 'Say: "I have one and the {hero} has two. What shall we do about it?"',
    easier: 'Share between two only: one for you, one for me.',
    harder: 'Let the {hero} give one back. Ask who has most now.',
    caution: 'Nothing goes into a mouth, and all six are counted back in.',
  },
  {
    id: 'tower-and-whoosh',
    categories: ['Math'],
    skills: ['number-sense', 'fine-motor'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake, 'wild'], { place: ['home_floor'], noise: 2 }),
    slots: [{ kind: 'build', amount: 'six' }],
    tellings: [
      told('nature', 'The Beetle Walks Through the Wood', 'beetle', {
        up: 'Build the trees of a very small wood.',
        down: 'let two fingers walk up as the beetle and push the tree over',
        noise: 'Crack',
      }),
      told('music', 'Three and a Drum Roll', 'drummer', {
        up: 'Tap each one twice on the floor before it goes up.',
        down: 'play a drum roll on the floor, louder, until the drummer taps it down',
        noise: 'Boom',
      }),
      told('sports', 'Set Up the Pins', 'bowler', {
        up: 'Set them up like pins, one on the other.',
        down: 'let a fist of the bowler roll in and knock it over',
        noise: 'Strike',
      }),
      told('building', 'One, Two, Three, Says the Crane', 'crane', {
        up: 'Lift each one with two fingers that hang down and grip.',
        down: 'let the crane take off the top one, slowly',
        noise: 'Creak',
      }),
      told('dinosaurs', 'The Dinosaur Walks Through Town', 'dinosaur', {
        up: 'Build the houses quickly, before it wakes.',
        down: 'let the dinosaur hand stomp up and push it over with one claw',
        noise: 'Stomp',
      }),
      told('ocean', 'Here Comes the Wave', 'wave', {
        up: 'Build a lighthouse on the floor, the beach.',
        down: 'let an arm roll in like a wave and wash it over',
        noise: 'Whoosh',
      }),
      told('vehicles', 'The Bulldozer Clears the Floor', 'bulldozer', {
        up: 'Build it in the middle of the floor.',
        down: 'push them aside with a flat hand, brrrm, like the bulldozer',
        noise: 'Brrrm',
      }),
      told('space', 'Three, Two, One, Rocket', 'rocket', {
        up: 'Stack the rocket, part on part.',
        down: 'count three, two, one together and lift the top part off to the moon',
        noise: 'Zoom',
      }),
      told('animals', 'The Elephant Sneezes', 'elephant', {
        up: 'Build it next to the sleeping elephant, your arm.',
        down: 'swing your arm like a trunk, sneeze, and knock it over',
        noise: 'Achoo',
      }),
    ],
    description:
      'One, two, three go up, then comes the {hero}. Your child builds, counts, and decides when it is time.',
    core: [
      'Stack three {builds} for the {hero}, a number for each. {up}',
      'Ask: "Ready for the {hero}?" Wait for a yes, then {down}.',
      'Look what is left: "{noise}! How many still stand?" Show the number with fingers.',
    ],
    rounds: [
      {
        steps: [
          'Let your child be the {hero} and you the builder. Count wrong once: one, two, five.',
        ],
        objective: 'Corrects a wrong number',
      },
      {
        steps: ['Go on to four, five, six. Ask before each: "One more, or is it enough?"'],
        objective: 'Says more or enough',
      },
    ],
    close: 'Count the {builds} home one by one, and let the {hero} lie down next to them.',
    objectives: ['Stacks two or three', 'Says or shows one, two, three'],
    say: 'Say: "I hold my breath before the {hero} comes. What shall we build for it now?"',
    easier: 'Stack only two, and count them twice.',
    harder: 'Ask how many have fallen, as well as how many stand.',
    caution:
      'Build on the floor with large, light pieces. Hands push, and nothing is thrown or kicked.',
  },
  {
    id: 'sock-family',
    categories: ['Math'],
    skills: ['patterns-logic', 'independence'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'sofa', 'bed'] }),
    slots: [{ kind: 'sock', amount: 'six', line: 'Six socks: three pairs, big and small' }],
    tellings: [
      told('art', 'The Rainbow Sock Lost Its Twin', 'rainbow sock', {
        move: 'Hold its colors next to each of the others: the same, or only nearly?',
        home: 'roll the two together and lay them in a row from dark to light',
      }),
      told('nature', 'The Caterpillars Look for Each Other', 'caterpillar', {
        move: 'Let it creep with a hump until it finds the one with the same stripes.',
        home: 'curl the two up together, like caterpillars in a leaf',
      }),
      told('animals', 'The Snake Has Lost Its Twin', 'snake', {
        move: 'Make it slide over the floor with a hiss until it finds the same one.',
        home: 'roll the two together like snakes in a nest',
      }),
      told('vehicles', 'Sock Trains Need a Partner', 'train', {
        move: 'Push it along like a train until it meets the same one, and couple them.',
        home: 'roll the two together and park them in the shed, your lap',
      }),
      told('ocean', 'Two Fish Look for Each Other', 'fish', {
        move: 'Let it swim in curves until it meets the same one.',
        home: 'roll the two together and drop them into the net, your arms',
      }),
      told('stories', 'The Sock Ghost Looks for Its Friend', 'ghost', {
        move: 'Let it float, whoo, until it meets the same one.',
        home: 'roll the two together and tuck them into the castle, your lap',
      }),
      told(null, 'Every Sock Has a Friend', 'sock', {
        move: 'Hold it over each of the others: same, or not the same?',
        home: 'roll the two together and tuck them in',
      }),
    ],
    description:
      'Six socks, all mixed up, and each {hero} is lonely. Your child finds who belongs together, big with big, small with small.',
    core: [
      'Mix the socks on the floor and hold one up: "This {hero} is all alone."',
      '{move} Say it: same color, same size.',
      'Find the next two, then {home}.',
    ],
    rounds: [
      {
        steps: [
          'Lay out the biggest and the smallest sock. Which fits your hand, which fits mine?',
        ],
        objective: 'Shows big and small',
      },
      {
        steps: ['Make a wrong pair on purpose and look happy. Wait for the protest.'],
        objective: 'Corrects a wrong pair',
      },
    ],
    close: 'Hide the last {hero} under your knee for one more search, and count the pairs.',
    objectives: ['Finds two that are the same', 'Puts big with big or small with small'],
    say: 'Say: "I always lose one of the {hero} family. Where could its twin be hiding now?"',
    easier: 'Use two pairs that look very different.',
    harder: 'Sort all of them first by who wears them: big, middle, small.',
    caution: 'Take no baby socks, which fit in a mouth, and keep all of them off faces.',
  },
  {
    id: 'how-many-steps-to-the-hero',
    categories: ['Math'],
    skills: ['number-sense', 'gross-motor'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...awake, 'wild'], { hands_needed: 0, child_energy: 2 }),
    tellings: [
      told('animals', 'Three Frog Hops to the Lily Pad', 'frog', {
        step: 'hop like a frog, or bend and stretch',
        goal: 'the lily pad, a rug',
        one: 'One hop, splash!',
      }),
      told('dinosaurs', 'Three Stomps to the Swamp', 'dinosaur', {
        step: 'stomp with wide, heavy legs',
        goal: 'the swamp, a rug',
        one: 'One stomp, squelch!',
      }),
      told('space', 'Three Moon Steps to the Rocket', 'astronaut', {
        step: 'take a big, slow moon step',
        goal: 'the rocket, a wall',
        one: 'One step, puff!',
      }),
      told('sports', 'Three Kicks to the Goal', 'footballer', {
        step: 'swing one leg at an invisible ball',
        goal: 'the goal, a doorway',
        one: 'One kick, whoosh!',
      }),
      told('music', 'Three Steps for the Dancer', 'dancer', {
        step: 'step, then turn once on the spot',
        goal: 'the stage, a rug',
        one: 'One turn, ta-da!',
      }),
      told(null, 'Three Steps to the Sofa', 'walker', {
        step: 'take one big step and stop',
        goal: 'home, the sofa',
        one: 'One step, plop!',
      }),
    ],
    description:
      'Only three moves to {goal}. You count aloud, your child is the {hero}, and at three everybody lands.',
    core: [
      'Stand three big steps away from {goal} and whisper: "The {hero} may only move when I count."',
      'Count one: {step}. Say: "{one}" Stop.',
      'Count two and three the same way, and land together with a shout or a hug.',
    ],
    rounds: [
      {
        steps: ['Let your child count for you. Move only on a number; wait if none comes.'],
        objective: 'Says a number and sees what it does',
      },
      {
        steps: [
          'Say a wrong number once: one, two, banana. Stay where you are until it is put right.',
        ],
        objective: 'Waits for the right number',
      },
    ],
    close: 'Count three slow breaths at {goal}, and sit down: the {hero} has arrived.',
    objectives: ['Moves once for each number', 'Stops and waits for the next number'],
    say: 'Say: "I cannot move until you count for the {hero}. Which number comes now?"',
    easier: 'Hold hands and count only to two.',
    harder: 'Start again from the other side with four moves.',
    caution: 'Clear the floor, go barefoot, and stay an arm away from furniture corners.',
  },
]
