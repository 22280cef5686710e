import { type Facts, onTheSpot, type Play, told } from './play.ts'

const atSink: Partial<Facts> = {
  ...{ place: ['bath'], posture: ['standing', 'sitting'], noise: 1, light: 'light' },
}
const brush = ['A toothbrush, and a mirror']

/** Brushing teeth: the game is the job itself, and ends when the job is done. */
export const momentsTeeth: readonly Play[] = [
  {
    id: 'teeth-lodgers',
    categories: ['Language', 'Creative'],
    skills: ['independence', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'bored'], { ...atSink, adult_energy: 2, hands_needed: 2 }),
    made_for: ['teeth'],
    also: brush,
    tellings: [
      told('nature', 'A Snail Has Moved In', 'snail', {
        find: 'a leaf, a wet path, a very small suitcase',
        bye: 'put out two feelers into the mirror',
      }),
      told('ocean', 'A Fish Lives in the Tooth Reef', 'fish', {
        find: 'a shell, some seaweed, a tiny boat',
        bye: 'blow one silent bubble into the mirror',
      }),
      told('building', 'The Builder Works on Tooth Seven', 'builder', {
        find: 'a crumb of brick, a lost helmet, a ladder of noodle',
        bye: 'knock on the air in the mirror',
      }),
      told('art', 'The Painter Paints It White', 'painter', {
        find: 'a green spot, a red spot, a brush with three hairs',
        bye: 'sign the mirror with one finger',
      }),
      told('music', 'A Band Rehearses in Your Mouth', 'drummer', {
        find: 'a drum in the back, a flute between two teeth, a song',
        bye: 'hum one note into the mirror',
      }),
      told('sports', 'The Team Plays on Your Teeth', 'goalkeeper', {
        find: 'a ball behind the last tooth, a whistle, one lost boot',
        bye: 'hold up both hands in the mirror',
      }),
      told('cooking', 'The Cook Cleans the Kitchen in There', 'cook', {
        find: 'half a noodle, a pea, a spoon no one can see',
        bye: 'wipe the air in the mirror',
      }),
      told('animals', 'A Mouse Lives Behind Your Tooth', 'mouse', {
        find: 'a crumb, the cap of the mouse, a tiny sofa',
        bye: 'squeak once into the mirror',
      }),
      told('vehicles', 'Road Works Between the Teeth', 'road sweeper', {
        find: 'a hole, a lost tire, a jam of crumbs',
        bye: 'honk once into the mirror',
      }),
      told('dinosaurs', 'Brush the Dinosaur Teeth', 'dinosaur', {
        find: 'a fern from lunch, a bone, a very old leaf',
        bye: 'roar without a sound into the mirror',
      }),
      told('space', 'Star Dust on the Back Teeth', 'astronaut', {
        find: 'moon dust, a lost glove, a flag on the last tooth',
        bye: 'wave slowly into the mirror',
      }),
      told('stories', 'The Dwarfs in the Tooth Mine', 'dwarf', {
        find: 'a lamp, a lost boot, a lump of gold',
        bye: 'tip an invisible cap into the mirror',
      }),
      told(null, 'Who Lives in There?', 'lodger', {
        find: 'a crumb, a shoe, a very small bed',
        bye: 'wave into the mirror',
      }),
    ],
    description:
      'The {hero} has left its things behind the teeth. While you brush you tell what you find, and your child shows where to look next.',
    core: [
      'Kneel at eye level. Ask: "The {hero} lives in here. Upstairs or downstairs first?"',
      'Brush one corner, and whisper what you see of the {hero}: {find}.',
      'Let your child show with fingers where to go next: one is up, two is down.',
    ],
    rounds: [],
    close: 'Rinse, look at the clean house of the {hero}, and {bye}.',
    objectives: ['Keeps the mouth open for one corner', 'Shows where to brush next'],
    say: 'Say: "I only saw its tail in there. Where is the {hero} hiding tonight?"',
    easier: 'Let your child brush your teeth first, then swap.',
    harder: 'Let your child do the front alone while you tell.',
    caution:
      'Your child stands or sits still, nobody walks with a brush in the mouth, and you finish the brushing.',
  },
  {
    id: 'mouth-shapes',
    categories: ['Motor'],
    skills: ['fine-motor', 'independence'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'wild', 'fine', 'bored'], {
      ...atSink,
      adult_energy: 2,
      hands_needed: 2,
    }),
    made_for: ['teeth'],
    also: brush,
    tellings: [
      told('stories', 'Three Monsters Brush Their Teeth', 'monster', {
        wide: 'monster one: mouth wide open, for the tops of the teeth',
        grin: 'monster two: a horrible grin, teeth together, for the fronts',
        small: 'monster three: a small round mouth, for the insides',
      }),
      told('space', 'Open the Hatch, Astronaut', 'astronaut', {
        wide: 'hatch open: mouth wide, for the tops of the teeth',
        grin: 'visor down: teeth together, for the fronts',
        small: 'air lock: a small round mouth, for the insides',
      }),
      told('ocean', 'Whale, Shark, Fish: Brush Them All', 'whale', {
        wide: 'whale, coming up: mouth wide open, for the tops of the teeth',
        grin: 'shark: teeth together, for the fronts',
        small: 'fish: a small round mouth, for the insides',
      }),
      told('nature', 'Nestling, Beetle, Worm at the Sink', 'nestling', {
        wide: 'nestling, hungry: mouth wide open, for the tops of the teeth',
        grin: 'beetle: jaws together, for the fronts',
        small: 'worm: a small round mouth, for the insides',
      }),
      told('building', 'The Digger Opens Its Shovel', 'digger', {
        wide: 'shovel up: mouth wide open, for the tops of the teeth',
        grin: 'shovel shut: teeth together, for the fronts',
        small: 'drill: a small round mouth, for the insides',
      }),
      told('cooking', 'Dumpling, Corn Cob, Noodle', 'cook', {
        wide: 'the cook bites a dumpling: mouth wide open, for the tops of the teeth',
        grin: 'a corn cob: teeth together, for the fronts',
        small: 'a noodle: a small round mouth, for the insides',
      }),
      told('sports', 'Three Faces of a Goalkeeper', 'goalkeeper', {
        wide: 'goal shout: mouth wide open, for the tops of the teeth',
        grin: 'photo: a grin with teeth together, for the fronts',
        small: 'whistle: a small round mouth, for the insides',
      }),
      told('art', 'Paint Three Faces in the Mirror', 'painter', {
        wide: 'the painter draws a yawn: mouth wide, for the tops of the teeth',
        grin: 'a portrait: a grin with teeth together, for the fronts',
        small: 'a dot: a small round mouth, for the insides',
      }),
      told('animals', 'Crocodile, Horse, Fish: Brush Them All', 'crocodile', {
        wide: 'crocodile: mouth wide open, for the tops of the teeth',
        grin: 'horse: lips up, teeth together, for the fronts',
        small: 'fish: a small round mouth, for the insides',
      }),
      told('dinosaurs', 'Three Dinosaurs at the Sink', 'dinosaur', {
        wide: 'T-rex: mouth wide open, for the tops of the teeth',
        grin: 'small dinosaur: a grin with teeth together, for the fronts',
        small: 'baby dinosaur: a small round mouth, for the insides',
      }),
      told('music', 'Sing With a Brush in Your Mouth', 'singer', {
        wide: 'high note: mouth wide open, "aaa", for the tops of the teeth',
        grin: 'middle note: teeth together, "eee", for the fronts',
        small: 'low note: a small round mouth, "ooo", for the insides',
      }),
      told('vehicles', 'Car Wash With Three Programs', 'car', {
        wide: 'program one, hood up: mouth wide open, for the tops of the teeth',
        grin: 'program two, front grille: teeth together, for the fronts',
        small: 'program three, exhaust: a small round mouth, for the insides',
      }),
      told(null, 'Three Mouths in the Mirror', 'clown', {
        wide: 'wide mouth, for the tops of the teeth',
        grin: 'grin, for the fronts',
        small: 'small round mouth, for the insides',
      }),
    ],
    description:
      'Three mouths in the mirror, and each shows other teeth. You call, your child makes the face of the {hero}, and the brush knows where to go.',
    core: [
      'Try the three mouths of the {hero} in the mirror, both of you, without a brush.',
      'Brush to your call: "{wide}." Count slowly to ten.',
      'Call "{grin}." Then "{small}." Ten counts each.',
    ],
    rounds: [],
    close: 'Rinse, show all three mouths of the {hero} once more, and look: what shines most?',
    objectives: ['Makes a mouth shape and holds it', 'Lets the brush reach inside and outside'],
    say: 'Say: "I can see your last tooth with that one. Which mouth does the {hero} make next?"',
    easier: 'Use two mouths only, wide and grin.',
    harder: 'Let your child call, and brush your own at the same time.',
    caution:
      'Your child stands or sits still, nobody walks with a brush in the mouth, and you finish the brushing.',
  },
  {
    id: 'brush-to-the-broadcast',
    categories: ['Creative', 'Language'],
    skills: ['independence', 'creativity'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'bored'], { ...atSink, adult_energy: 1, hands_needed: 0 }),
    made_for: ['teeth'],
    also: brush,
    tellings: [
      told('dinosaurs', 'Live From the Dinosaur Dig', 'researcher', {
        report:
          '"We are digging behind the last tooth. The researcher has found a bone, or lunch."',
        change: 'the next layer down',
      }),
      told('nature', 'Weather Report From the Back Tooth', 'weather reporter', {
        report: '"Thick foam in the north. The weather reporter expects clear teeth by noon."',
        change: 'the southern jaw',
      }),
      told('building', 'Building Site Upper Left', 'site manager', {
        report: '"Wall four is scrubbed. The site manager sees a crack in wall five."',
        change: 'the ground floor',
      }),
      told('art', 'Auction of a White Tooth', 'auctioneer', {
        report:
          '"Number seven, nearly white, a masterpiece! Who offers more, asks the auctioneer?"',
        change: 'the next room of the gallery',
      }),
      told('music', 'Opera for One Toothbrush', 'opera critic', {
        report: '"The opera critic is moved: the brush sings high, and the foam weeps."',
        change: 'the second act',
      }),
      told('cooking', 'Kitchen Inspection in Your Mouth', 'inspector', {
        report: '"The inspector sees a noodle behind the fridge. This will be noted."',
        change: 'the pantry',
      }),
      told('stories', 'The Dragon Cave Is Being Cleaned', 'dragon', {
        report: '"The dragon in here breathes mint. We clean around it."',
        change: 'the lower cave',
      }),
      told('sports', 'Live From the Back Tooth', 'reporter', {
        report: '"The brush comes from the left, past the molar, and it is a foul!"',
        change: 'half-time',
      }),
      told('space', 'Mission Report From Tooth Four', 'astronaut', {
        report: '"We have landed on tooth four. It is slippery. We smell mint."',
        change: 'the dark side of the mouth',
      }),
      told('animals', 'Nature Film in the Bathroom', 'film maker', {
        report: '"Here, in the shade of the molar, lives the shy crumb."',
        change: 'the other side of the valley',
      }),
      told('ocean', 'Submarine in the Foam Sea', 'captain', {
        report: '"Foam on all sides. I see a reef of sixteen white rocks."',
        change: 'the deep side',
      }),
      told('vehicles', 'Traffic News From the Mouth', 'traffic reporter', {
        report: '"A jam on the upper left. A bus full of noodles has broken down."',
        change: 'the lower ring road',
      }),
      told(null, 'Two Minutes, Live', 'reporter', {
        report: '"The brush turns left, and there is trouble at the back!"',
        change: 'the second half',
      }),
    ],
    description:
      'You are the {hero}, live from the last back tooth. The brush gives the pictures, and questions are answered by thumb.',
    core: [
      'Report as the {hero} while your child brushes: {report}',
      'Ask the brush a question every few seconds. Thumbs answer: up, down, sideways.',
      'Announce each new corner after thirty seconds: {change}. Four corners in all.',
    ],
    rounds: [],
    close: 'End the program of the {hero} with the rinse and the result: four corners, all done.',
    objectives: ['Brushes all four corners', 'Answers by thumb without stopping'],
    say: 'Say: "I lost the picture for a moment as the {hero}. What happened back there?"',
    easier: 'Hum one song per corner instead of talking.',
    harder: 'Swap: your child reports while you brush yours.',
    caution:
      'Stand or sit still with the brush in the mouth; a young child needs you to brush after them.',
  },
  {
    id: 'thumb-detective',
    categories: ['Math', 'Language'],
    skills: ['observation-inquiry', 'patterns-logic'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'bored', 'curious'], {
      ...atSink,
      adult_energy: 1,
      hands_needed: 0,
    }),
    made_for: ['teeth'],
    also: brush,
    tellings: [
      told('animals', 'Which Animal Is Brushing?', 'animal', {
        think: 'an animal, and imagine its teeth',
        ask: '"Does it bite meat? Does it live in water? More than thirty teeth?"',
      }),
      told('space', 'Which Thing in the Sky?', 'thing in the sky', {
        think: 'something an astronaut could see',
        ask: '"Does it shine by itself? Is it bigger than the moon? Has anybody been there?"',
      }),
      told('cooking', 'Which Dish Was It?', 'dish', {
        think: 'a dish that would be hard to brush off',
        ask: '"Is it sticky? Is it eaten with a spoon? Did the cook make it this week?"',
      }),
      told('vehicles', 'Which Vehicle, Thumbs Only', 'vehicle', {
        think: 'a vehicle, and who the driver is',
        ask: '"Has it got wheels? Is it louder than this brush? Does it need a rail?"',
      }),
      told(null, 'Twenty Thumbs', 'thing', {
        think: 'a thing in this home',
        ask: '"Is it bigger than a shoe? Is it in the kitchen? Would a thumb fit in it?"',
      }),
    ],
    description:
      'A mouth full of foam cannot speak, so thumbs answer. You have one question per tooth to find out what your child thinks of.',
    core: [
      'Let your child think of {think}, and start brushing at the back.',
      'Ask for thumbs: {ask} The brush never stops.',
      'Change the corner after each five questions. Say what the {hero} can be, and what it cannot be.',
    ],
    rounds: [],
    close: 'Make a last guess at the {hero} in the fourth corner, rinse, and hear the truth.',
    objectives: ['Answers with yes or no by thumb', 'Brushes all four corners'],
    say: 'Say: "I asked two useless questions about the {hero}. Which one helped me most?"',
    easier: 'Think of one of five things that you both name first.',
    harder: 'One answer may be a lie. Say it was, at the end.',
    caution:
      'Stand or sit still with the brush in the mouth; a young child needs you to brush after them.',
  },
  {
    id: 'song-with-foam',
    categories: ['Creative'],
    skills: ['rhythm-music', 'independence'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'bored', 'wild'], {
      ...{ ...atSink, adult_energy: 2, hands_needed: 2 },
    }),
    made_for: ['teeth'],
    also: brush,
    tellings: [
      told('animals', 'The Horse Hums While It Is Brushed', 'horse', {
        hum: 'Hum a slow trot, as a horse does when it is groomed: hm-da, hm-da.',
        stop: 'snort without opening the mouth',
      }),
      told('vehicles', 'The Train Song for Four Stations', 'train', {
        hum: 'Hum like a train that pulls off: hm, hm, hm-hm-hm.',
        stop: 'hiss once through the foam',
      }),
      told('music', 'A Concert for One Toothbrush', 'singer', {
        hum: 'Hum the favorite tune of the singer in the mirror, softly.',
        stop: 'hold the note until the next corner',
      }),
      told('ocean', 'The Whale Sings at the Sink', 'whale', {
        hum: 'Hum low and long, like a whale far below: ooom.',
        stop: 'blow one silent bubble',
      }),
      told(null, 'Hum One Line for Each Corner', 'hummer', {
        hum: 'Hum a tune you both know, one line long.',
        stop: 'stop in the middle of a note',
      }),
    ],
    description:
      'Four corners, four lines of a song, and nobody has to open the mouth to sing. The {hero} hums, and the brush keeps time.',
    core: [
      'Ask which corner the {hero} sings in first, and point: top or bottom, left or right.',
      'Brush in time to it. {hum}',
      'Let the {hero} {stop} when the line is over. Change the corner, and go on humming.',
      'Hum slower for the back teeth, and quicker for the front ones.',
    ],
    rounds: [],
    close: 'Rinse, open wide, and sing the last line of the {hero} aloud in the mirror.',
    objectives: ['Keeps the brush in time with a tune', 'Changes the corner after each line'],
    say: 'Say: "I can hear the {hero} through the foam. Which song do we take tomorrow?"',
    easier: 'Do all the humming yourself, and brush only the fronts in time.',
    harder: 'Let your child hum, and you guess the tune.',
    caution:
      'Your child stands or sits still, nobody walks with a brush in the mouth, and you finish the brushing.',
  },
  {
    id: 'other-hand-brush',
    categories: ['Motor', 'Science'],
    skills: ['fine-motor', 'independence'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onTheSpot(['bored', 'fine', 'wild', 'curious'], {
      ...{ ...atSink, adult_energy: 1, hands_needed: 0 },
    }),
    made_for: ['teeth'],
    also: brush,
    tellings: [
      told('sports', 'Away Match for the Toothbrush', 'player', {
        swap: 'Take the brush in the other hand: away match. Feel how stiff the player is.',
        trick: 'brush with the whole arm, as in a warm-up, then only with the wrist',
      }),
      told('building', 'The Robot With the Wrong Arm', 'robot', {
        swap: 'Take the brush in the other hand: the robot has the wrong arm on.',
        trick: 'move only the wrist, then only the elbow, and see what works better',
      }),
      told('music', 'The Drummer Plays Left', 'drummer', {
        swap: 'Take the brush in the other hand, like a drummer who practices the weak side.',
        trick: 'brush in a slow four, and count it under your breath',
      }),
      told('space', 'Brushing Teeth in a Space Suit', 'astronaut', {
        swap: 'Take the brush in the other hand: so it feels for an astronaut in gloves.',
        trick: 'hold the brush still and move the head a little instead',
      }),
      told(null, 'Brush With the Wrong Hand', 'beginner', {
        swap: 'Take the brush in the other hand, like a beginner.',
        trick: 'make the circles very small and very slow',
      }),
    ],
    description:
      'One half with the clever hand, one half with the other, like a {hero} who starts from nothing. Which half is cleaner? Look and see.',
    core: [
      'Brush the left half as always, and count to sixty in your head.',
      '{swap} Brush the right half for just as long.',
      'Try what helps: {trick}.',
      'Run your tongue over both halves. Show with thumbs which one feels cleaner to the {hero}.',
    ],
    rounds: [],
    close: 'Go over the weaker half once more with the clever hand of the {hero}, and rinse.',
    objectives: ['Brushes with the weaker hand', 'Compares two halves by feel'],
    say: 'Say: "I would need a week for that, dear {hero}. What helped your other hand most?"',
    easier: 'Use the other hand for the front teeth only.',
    harder: 'Do it with shut eyes, and find all four corners.',
    caution:
      'Stand or sit still with the brush in the mouth; a young child needs you to brush after them.',
  },
]
