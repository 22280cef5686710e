import { lyingDown, type Play, talk, told } from './play.ts'

const poorly = ['wiped_out_child', 'whiny', 'bored', 'fine'] as const

/** On the sofa or poorly: little strength, few words, an end that gets quieter. */
export const momentsSofa: readonly Play[] = [
  {
    id: 'you-are-the-hill',
    categories: ['Motor', 'Language'],
    skills: ['fine-motor', 'vocabulary-talk'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: lyingDown([...poorly], { noise: 1 }),
    made_for: ['couch', 'bed'],
    also: ['You, lying down'],
    tellings: [
      told('ocean', 'The Crab Walks Over the Rock', 'crab', {
        walk: 'Scuttle up sideways with five fingertips: up, up.',
        cave: 'Lift your elbow: "A gap in the rock! Under, the wave is coming."',
        ring: 'pinch the air twice',
      }),
      told('building', 'The Crane Drives Up the Hill', 'crane', {
        walk: 'Roll up on a flat hand, one finger raised: up, up.',
        cave: 'Lift your elbow: "A gate! Arm down, under it, and up again."',
        ring: 'creak twice',
      }),
      told('music', 'The Drummer Marches Over You', 'drummer', {
        walk: 'March up with two fingers in time: left, right, up, up.',
        cave: 'Lift your elbow: "A stage! Under the curtain, and out again."',
        ring: 'hum a drum roll',
      }),
      told('sports', 'The Runner on the Hill', 'runner', {
        walk: 'Jog up with two quick fingers, and puff: up, up.',
        cave: 'Lift your elbow: "The stadium tunnel! Under it, and out."',
        ring: 'cheer in a whisper',
      }),
      told('cooking', 'The Whisk Climbs the Hill', 'whisk', {
        walk: 'Spin up in small circles with one finger: up, up.',
        cave: 'Lift your elbow: "A bowl! Under the rim, once round, and out."',
        ring: 'spin a finger in the air',
      }),
      told('stories', 'The Giant Climbs the Mountain', 'giant', {
        walk: 'Climb up, one heavy finger at a time: up, up.',
        cave: 'Lift your elbow: "A cave! Under it, is the dragon at home?"',
        ring: 'say "Ho!" twice',
      }),
      told('art', 'The Brush Paints the Hill', 'brush', {
        walk: 'Stroke up with one finger like a brush, all green: up, up.',
        cave: 'Lift your elbow: "A dark corner! Under it, paint it blue."',
        ring: 'name a color',
      }),
      told('animals', 'The Hedgehog Walks Up Your Knee', 'hedgehog', {
        walk: 'Pat up in tiny, prickly steps with all fingertips: up, up.',
        cave: 'Lift your elbow: "A cave! Under, quick, it rains."',
        ring: 'sniff twice',
      }),
      told('dinosaurs', 'The Dinosaur on the Blanket Hill', 'dinosaur', {
        walk: 'Stomp up slowly with a fist: up, up, heavy.',
        cave: 'Lift your elbow: "A swamp! Under, and out again."',
        ring: 'roar in a whisper',
      }),
      told('vehicles', 'The Bus Drives Over You', 'bus', {
        walk: 'Roll up with a flat hand, in low gear: up, up, brrr.',
        cave: 'Lift your elbow: "A tunnel! Lights on, under we go."',
        ring: 'honk twice',
      }),
      told('nature', 'The Snail Climbs Mount Parent', 'snail', {
        walk: 'Slide up with one finger as slowly as you can: up, up.',
        cave: 'Lift your elbow: "A leaf! Under it, into the shade."',
        ring: 'wave with two fingers, the feelers',
      }),
      told('space', 'Moon Walk on a Parent', 'astronaut', {
        walk: 'Bounce up with two fingers in slow steps: up, up.',
        cave: 'Lift your elbow: "A crater! Down, under, and look around."',
        ring: 'beep twice',
      }),
      told(null, 'You Are the Hill', 'walker', {
        walk: 'Walk up with two fingers or the whole hand: up, up.',
        cave: 'Lift your elbow: "A bridge! Under it, and on."',
        ring: 'ring: ding, ding',
      }),
    ],
    description:
      "You lie there and are the hill. Your child's hand is the {hero}: up the knee, over the tummy, under the arm, and to the bell, your nose.",
    core: [
      'Lie down, a hill for the {hero}. {walk} Start at the knee.',
      'Say each place as the {hero} gets there: up the knee, over the tummy, along the arm.',
      '{cave}',
      'Let your child touch your nose, the bell at the top, and {ring} back.',
    ],
    rounds: [
      {
        steps: [
          'Ring one time too many by mistake, and look puzzled. Let your child count for you.',
        ],
        objective: 'Notices one ring too many',
      },
      {
        steps: [
          'Make weather for the {hero}: a soft wind, a small quake of the tummy, a warm hand.',
        ],
        objective: 'Changes the walk with the weather',
      },
    ],
    close: 'Let the {hero} find a bed in the crook of your arm and rest, both of you still.',
    objectives: ['Moves a hand up, over and under', 'Says or does a word of place'],
    say: 'Say: "I felt the {hero} on every bit of me. Where does it sleep tonight?"',
    easier: "Take your child's hand and walk it once, slowly, up and down.",
    harder: 'Say the way first: "Up, over, and under." Then the hand goes.',
    caution: 'Nobody stands or climbs on you; fingers keep away from eyes.',
  },
  {
    id: 'back-post',
    categories: ['Language', 'Science'],
    skills: ['senses', 'focus-memory'],
    ages: [5, 10],
    difficulty: 'easy',
    facts: lyingDown([...poorly], { noise: 0, light: 'dark_ok' }),
    made_for: ['couch', 'bed', 'sick'],
    also: ['A back to write on'],
    tellings: [
      told('stories', 'Secret Mail on Your Back', 'spy', {
        send: 'one big letter, like a spy without paper',
        end: 'destroy the mail: rub it all away with a flat, warm hand',
      }),
      told('animals', 'The Mole Writes From Below', 'mole', {
        send: 'one big letter, dug slowly like the way of a mole',
        end: 'let the mole dig home: one long line down, and rest',
      }),
      told('space', 'Signals From a Far Planet', 'alien', {
        send: 'one big sign: a letter of ours, or one that an alien invented',
        end: 'switch off the stars: one soft dot after the other, fewer and fewer',
      }),
      told('art', 'A Drawing Nobody Sees', 'painter', {
        send: 'one big shape, like a painter with a dry brush: sun, house, fish',
        end: 'paint it all over with the flat hand of the painter, slowly',
      }),
      told('vehicles', 'Roads on Your Back', 'driver', {
        send: 'a way with two turns, as a driver would go: left, right, straight on',
        end: 'drive home in one long line, slower and slower',
      }),
      told(null, 'Read It With Your Skin', 'writer', {
        send: 'one big letter or number',
        end: 'wipe the page clean with a flat, warm hand',
      }),
    ],
    description:
      'Your child is the {hero} and writes on your back with one finger. You read with your skin, and you may stay lying down.',
    core: [
      'Lie on your side. Your child, the {hero}, sends {send}.',
      'Say what you feel while it comes: "A line down, now a curve." Guess at the end.',
      'Turn over without getting up, and swap: now you are the {hero}.',
    ],
    rounds: [
      {
        steps: ['Send three in a row that belong together. The reader keeps them all.'],
        objective: 'Remembers three signs in order',
      },
      {
        steps: ['Find out where skin reads best: back, arm or palm? Send the same sign to each.'],
        objective: 'Compares where a touch is read best',
      },
    ],
    close: 'Send the last one, then {end}.',
    objectives: ['Draws a sign that can be felt', 'Reads a sign through the skin'],
    say: 'Say: "I read it too early and got it wrong, dear {hero}. When did you know what mine was?"',
    easier: 'Send only round, straight or a dot, and choose from these three.',
    harder: 'Write a short word, one letter at a time, with a pat between.',
    caution:
      'A flat finger and no nails, on back, arm or palm only; whoever does not like it says so.',
  },
  {
    id: 'sickbed-window',
    categories: ['Science', 'Language'],
    skills: ['senses', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: talk([...poorly], { place: ['bed', 'sofa'], posture: ['lying', 'sitting'] }),
    made_for: ['sick'],
    tellings: [
      told('dinosaurs', 'The Dinosaur Stays in Its Nest', 'dinosaur', {
        how: 'Feel both: is the dinosaur warm at the neck, cool at the tail, the toes?',
        hear: 'listen for steps around the nest',
        rest: 'let the long neck sink down with a breath out',
      }),
      told('nature', 'The Snail Stays In Today', 'snail', {
        how: 'Feel both sides of the pillow: where is it warm for the snail, where cool?',
        hear: 'listen as if from inside a shell',
        rest: 'draw in slowly, feeler by feeler, with each breath',
      }),
      told('building', 'The Robot Is Being Charged', 'robot', {
        how: 'Feel both: where is the robot warm, at the forehead, and where cool, at the feet?',
        hear: 'listen to the motors of the house',
        rest: 'count down its lamps, one for each breath out',
      }),
      told('music', 'The Singer Saves the Voice', 'singer', {
        how: 'Feel both: is the throat of the singer warm, are the hands cool?',
        hear: 'listen for the lowest sound there is',
        rest: 'hum one note that gets shorter',
      }),
      told('stories', 'The Dragon Has a Cold', 'dragon', {
        how: 'Feel both: is the breath of the dragon warm on your hand, the pillow cool?',
        hear: 'listen for knights, very lazily',
        rest: 'breathe out warm air, as the dragon dozes off',
      }),
      told('sports', 'The Goalkeeper Sits This One Out', 'goalkeeper', {
        how: 'Feel both: are the hands of the goalkeeper warm, is the pillow cool?',
        hear: 'listen whether a ball bounces somewhere',
        rest: 'let both hands get heavy, the last save of the day',
      }),
      told('art', 'The Painter Looks at the Ceiling', 'painter', {
        how: 'Feel both: which side of the pillow is a warm red, which a cool blue, painter?',
        hear: 'listen, and say which color a sound has',
        rest: 'paint the ceiling with your eyes, slower and slower',
      }),
      told('cooking', 'The Cook Has a Day Off', 'cook', {
        how: 'Feel both: is the forehead of the cook warm, are the toes cool?',
        hear: 'listen for pots or spoons somewhere',
        rest: 'let both arms hang like a wet cloth, breath by breath',
      }),
      told('animals', 'The Cat Lies in Bed, Too', 'cat', {
        how: 'Feel with the back of a hand: where is the cat warm, where cool?',
        hear: 'turn one ear like the cat',
        rest: 'purr a little with each breath out',
      }),
      told('ocean', 'The Turtle Rests on the Sea Floor', 'turtle', {
        how: 'Feel both: is the turtle warm under its shell, cool at the toes?',
        hear: 'listen as if it came through water',
        rest: 'rock like weed, very little',
      }),
      told('space', 'The Astronaut Floats in Bed', 'astronaut', {
        how: 'Report how warm the forehead is, how cool the pillow: feel both sides.',
        hear: 'listen to what Earth is doing today',
        rest: 'float, with a long breath out',
      }),
      told('vehicles', 'The Train Is in the Shed Today', 'train', {
        how: 'Feel both: is the engine of the train warm, are the wheels, the feet, cold?',
        hear: 'listen to what drives by',
        rest: 'hiss a little steam, long and soft',
      }),
      told(null, 'Slow News for Teddy', 'teddy', {
        how: 'Feel both sides: where is the pillow warm, where cool for teddy?',
        hear: 'listen with teddy to the street',
        rest: 'breathe with teddy on the tummy, up and down',
      }),
    ],
    description:
      'The {hero} is poorly as well and lies right here. You ask how it is, and your child feels, listens and answers for it.',
    core: [
      'Whisper: "The {hero} stays in bed today, too. How does it feel?" One word is plenty.',
      '{how}',
      'Lie still and {hear}. Say one thing you hear, and who it could be.',
    ],
    rounds: [
      {
        steps: [
          'Tell a very slow story in which the {hero} only turns over, drinks, and looks out.',
        ],
        objective: 'Listens to a slow story',
      },
      {
        steps: ['Ask what the {hero} will do first when it is well. Begin the answer yourself.'],
        objective: 'Says what will come when it is well',
      },
    ],
    close: 'Say good rest to the {hero}: {rest}.',
    objectives: ['Says or shows what feels warm or cold', 'Listens to a sound and names it'],
    say: 'Say: "I stay right here with the {hero} and you. What would be nice now?"',
    easier: 'Do all of it yourself; a nod or a pressed hand is an answer.',
    harder: 'Guess with shut eyes which side of the pillow is the cool one.',
    caution: 'Rest comes first: a nod is an answer, and closed eyes end it.',
  },
  {
    id: 'half-asleep-complaints',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'creativity'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk([...poorly], { place: ['bed', 'sofa'], posture: ['lying', 'sitting'] }),
    made_for: ['sick', 'couch'],
    tellings: [
      told('dinosaurs', 'The Dinosaur With a Stiff Neck', 'dinosaur', {
        first: '"I am lying here, and my neck is in the next room."',
        cure: 'a pillow as long as a street',
      }),
      told('vehicles', 'The Bus Stays in the Garage', 'bus', {
        first: '"I am lying here, and nobody has asked me for the way."',
        cure: 'a cup of oil, and a nap',
      }),
      told('nature', 'The Caterpillar in Bed', 'caterpillar', {
        first: '"I am lying here, and all my feet are cold, one after the other."',
        cure: 'sixteen socks, knitted by a spider',
      }),
      told('ocean', 'The Octopus Cannot Get Comfortable', 'octopus', {
        first: '"I am lying here, and I have one arm too many."',
        cure: 'eight small pillows',
      }),
      told('building', 'The Robot Has a Loose Screw', 'robot', {
        first: '"I am lying here, and something in me goes tick."',
        cure: 'one drop of oil behind the ear',
      }),
      told('art', 'The Painter Is Out of Color', 'painter', {
        first: '"I am lying here, and the ceiling is white. All of it."',
        cure: 'one blue dot, to look at',
      }),
      told('cooking', 'The Pancake Lies Flat', 'pancake', {
        first: '"I am lying here, flat. Nobody has noticed any change."',
        cure: 'to be turned over, slowly',
      }),
      told('animals', 'The Sloth Complains in Bed', 'sloth', {
        first: '"I am lying here, and my left ear is bored. It took all morning to notice."',
        cure: 'hang upside down, but only in thought',
      }),
      told('space', 'The Astronaut Complains About Gravity', 'astronaut', {
        first: '"I am lying here, and my blanket weighs as much as a moon."',
        cure: 'order a smaller planet',
      }),
      told('stories', 'The Dragon With a Sore Throat', 'dragon', {
        first: '"I am lying here, and I cannot even warm up a sock. How embarrassing."',
        cure: 'soup by post, from the knight',
      }),
      told('sports', 'The Goalkeeper on the Bench', 'goalkeeper', {
        first: '"I am lying here, and the ball has not called once."',
        cure: 'save three sighs, and rest',
      }),
      told('music', 'The Singer Lost a Voice', 'singer', {
        first: '"I am lying here, and my high notes have gone on holiday without me."',
        cure: 'hum one low note, and let it go',
      }),
      told(null, 'The Smallest Complaint Wins', 'sock', {
        first: '"I am a sock under this bed, and nobody turns me over."',
        cure: 'a hat for the knee',
      }),
    ],
    description:
      'The {hero} lies down as well and would like to complain in peace. Each complaint must be smaller and sillier than the one before.',
    core: [
      'Say softly as the {hero}: {first}',
      'Let your child complain back. Each complaint has to be a size smaller.',
      'Offer the {hero} a cure that helps nothing: {cure}. Ask for one in return.',
    ],
    rounds: [
      {
        steps: [
          'Rate the day of the {hero} from zero to ten, in halves. What would add half a point?',
        ],
        objective: 'Says how it is on a scale',
      },
      {
        steps: ['Name three small good things about lying down. They may be silly, too.'],
        objective: 'Names something good about resting',
      },
    ],
    close: 'Let the {hero} say the smallest complaint of all, in a whisper, and then nothing more.',
    objectives: ['Says in words how it feels', 'Answers in a role, lying down'],
    say: 'Say: "I could complain with the {hero} all day. Which of yours is really true?"',
    easier: 'Do the complaining yourself; your child only says worse or better.',
    harder: 'Use exactly five words each.',
    caution: 'Stop when it gets too much. A real complaint is taken seriously at once.',
  },
]
