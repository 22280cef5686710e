import { type Facts, onTheSpot, type Play, talk, told } from './play.ts'

const atDoor: Partial<Facts> = {
  place: ['doorway', 'queue', 'home_floor'],
  hands_needed: 1,
  posture: ['standing', 'sitting'],
}
const parting = ['whiny', 'sad_or_angry_after', 'fine'] as const

/** Saying goodbye: short, warm, the same each day. */
export const momentsGoodbye: readonly Play[] = [
  {
    id: 'pocket-kiss',
    categories: ['Creative', 'Language'],
    skills: ['feelings-connection', 'independence'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onTheSpot([...parting], atDoor),
    made_for: ['goodbye'],
    tellings: [
      told('dinosaurs', 'A Dinosaur as Small as a Thumb', 'dinosaur', {
        put: 'Let a thumb stomp along the arm and into the pocket.',
        job: 'to guard the pocket with its life',
        sign: 'show three claws',
      }),
      told('ocean', 'A Shell With the Sea in It', 'shell', {
        put: 'Cup a hand at your ear, listen, and pour the sea into the pocket.',
        job: 'to keep the sound of home',
        sign: 'cup a hand at your ear',
      }),
      told('building', 'A Robot for the Pocket', 'robot', {
        put: 'Wind up an invisible robot, click, and set it into the pocket.',
        job: 'to count how often you laugh',
        sign: 'beep once',
      }),
      told('art', 'A Dot of Yellow for the Pocket', 'dot', {
        put: 'Dip a finger into the air, and dab a yellow dot inside the pocket.',
        job: 'to look for more yellow today',
        sign: 'hold up the yellow finger',
      }),
      told('music', 'A Song Folded Very Small', 'song', {
        put: 'Sing two notes into your hand, fold it, and put it into the pocket.',
        job: 'to hum when it gets too quiet',
        sign: 'hum the two notes',
      }),
      told('sports', 'The Smallest Goalkeeper', 'goalkeeper', {
        put: 'Let two fingers run up the arm and jump into the pocket.',
        job: 'to hold on to what is good today',
        sign: 'show ten fingers',
      }),
      told('cooking', 'A Warm Roll for the Pocket', 'roll', {
        put: 'Knead the air, blow on it, and put the warm roll into the pocket.',
        job: 'to stay warm till you meet',
        sign: 'sniff with shut eyes',
      }),
      told('animals', 'A Mouse in Your Pocket Until Later', 'mouse', {
        put: 'Cup your hands, whisper something into them, and pour it into the pocket.',
        job: 'to smell what there is for lunch',
        sign: 'squeak',
      }),
      told('space', 'A Star in Your Pocket', 'star', {
        put: 'Pick a star out of the air, and drop it into the pocket.',
        job: 'to stay warm until you meet again',
        sign: 'twinkle with five fingers',
      }),
      told('vehicles', 'A Tiny Train Rides in Your Pocket', 'train', {
        put: 'Drive two fingers along an arm and into the pocket: end of the line.',
        job: 'to note who gets on today',
        sign: 'toot, very softly',
      }),
      told('nature', 'A Ladybug on Duty', 'ladybug', {
        put: 'Let one finger land on the pocket, and tuck it in.',
        job: 'to count the red things it sees',
        sign: 'wave with one finger',
      }),
      told('stories', 'A Dragon the Size of a Button', 'dragon', {
        put: 'Let a fist breathe warm air once, and slip it into the pocket.',
        job: 'to warm your hand whenever it is cold',
        sign: 'puff once',
      }),
      told(null, 'A Kiss for the Pocket', 'kiss', {
        put: 'Kiss your palm, fold it shut, and put it into the pocket.',
        job: 'to be there when you need it',
        sign: 'pat the pocket',
      }),
    ],
    description:
      'An invisible {hero} moves into the pocket before you go. It has one job for today: {job}.',
    core: [
      'Kneel down. {put} Pat it shut: the {hero} is in.',
      'Give it its job: {job}. Ask your child to check on it once, after lunch.',
      'Say who stays with your child now, and when you meet again: after the nap.',
    ],
    rounds: [],
    close: 'Say goodbye to the {hero} and your child, {sign} together, and really go.',
    objectives: ['Holds or pats the pocket', 'Waves or nods at the goodbye'],
    say: 'Say: "I have to go, and the {hero} stays. What will it see first?"',
    easier: 'Do only the pat and the wave, without words.',
    harder: 'Let your child give you something invisible to carry, too.',
    caution:
      'Do not slip away unseen; a longer goodbye makes it harder, so keep it short and warm.',
  },
  {
    id: 'goodbye-in-three-moves',
    categories: ['Motor'],
    skills: ['feelings-connection', 'focus-memory'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: onTheSpot([...parting, 'wild'], atDoor),
    made_for: ['goodbye'],
    is_wordless: true,
    tellings: [
      told('dinosaurs', 'The Goodbye of Two Dinosaurs', 'dinosaur', {
        moves: 'three claws up, necks left and right, foreheads together',
        last: 'stomp off, and look back over the tail',
      }),
      told('nature', 'The Goodbye of the Bees', 'bee', {
        moves: 'buzz in a circle, touch feelers, one small dance',
        last: 'fly off in a curve',
      }),
      told('ocean', 'The Goodbye of the Waves', 'wave', {
        moves: 'roll together, roll apart, one hand flat like the sea',
        last: 'roll off, and spray once at the corner',
      }),
      told('building', 'The Robot Signs Off', 'robot', {
        moves: 'beep palm on palm, turn one screw on the shoulder, thumb up',
        last: 'roll off in a straight line',
      }),
      told('art', 'The Goodbye of Two Painters', 'painter', {
        moves: 'mix colors with both hands, dab each nose, frame the face with fingers',
        last: 'walk off, and paint one stroke in the air',
      }),
      told('cooking', 'The Goodbye of the Chefs', 'chef', {
        moves: 'stir once together, taste the air, kiss your own fingertips',
        last: 'walk off with a plate on one hand',
      }),
      told('stories', 'The Goodbye of the Knights', 'knight', {
        moves: 'fist on heart, visors up, one knee bent',
        last: 'ride off, and lift the hat once',
      }),
      told('animals', 'The Goodbye of the Penguins', 'penguin', {
        moves: 'flippers together, one hop on the spot, one slow bow',
        last: 'waddle off, and turn around once',
      }),
      told('sports', 'The Handshake of a Team', 'player', {
        moves: 'fist on fist, high hand on high hand, tap your own heart',
        last: 'jog off with an arm up, like a player after the whistle',
      }),
      told('space', 'Undocking at the Door', 'space ship', {
        moves: 'palms together, push off slowly, count three on fingers',
        last: 'float backward, and salute',
      }),
      told('music', 'The Goodbye Dance', 'dancer', {
        moves: 'one turn under an arm, one step apart, one bow',
        last: 'dance off, and freeze once at the corner',
      }),
      told('vehicles', 'Uncouple the Wagons', 'train', {
        moves: 'hook two fingers, rock once to and fro, unhook with a click',
        last: 'roll off, arm turning like a wheel',
      }),
      told(null, 'Three Moves and a Wave', 'bear', {
        moves: 'nose on nose, hand on hand, one big squeeze',
        last: 'walk to the corner, and wave once with the whole arm',
      }),
    ],
    description:
      'A goodbye in three moves that is the same each day: {moves}. The body knows then that it is over, and that there will be a next time.',
    core: [
      'Say first who stays with your child, and when you come back.',
      'Do the goodbye of the {hero}, slowly and without a word: {moves}.',
      'Let your child do it to you, and change nothing tomorrow.',
    ],
    rounds: [],
    close: 'Leave as the {hero}: {last}. Then really go.',
    objectives: ['Does the moves in order', 'Lets go at the last move'],
    say: 'Say: "I do our {hero} goodbye once more in my head on the way. Which move is yours?"',
    easier: 'Do one move only, the last one.',
    harder: 'Let your child invent the move for Fridays.',
    caution: 'Hold nobody who turns away; a wave counts as all three moves.',
  },
  {
    id: 'first-thing-later',
    categories: ['Language'],
    skills: ['feelings-connection', 'vocabulary-talk'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: talk([...parting], { place: ['doorway', 'queue', 'home_floor', 'seat', 'park'] }),
    made_for: ['goodbye'],
    tellings: [
      told('stories', 'The Story That Stops at the Door', 'bear', {
        start: 'Whisper: "A bear stood at a door. He had a key. And then ..." Stop there.',
        later: 'what the bear finds',
      }),
      told('cooking', 'What the Cook Keeps for Later', 'cook', {
        start: 'Whisper like a cook with a secret: "I keep the last noodle for us two."',
        later: 'who gets the noodle',
      }),
      told('animals', 'The Cat Saves You a Place', 'cat', {
        start: 'Whisper: "A cat keeps our place on the sofa warm for later."',
        later: 'whether the cat has moved',
      }),
      told('music', 'A Song With the End Missing', 'singer', {
        start: 'Sing two lines of your song like a singer, and stop before the last word.',
        later: 'how our song of the singer ends',
      }),
      told(null, 'The First Thing We Do Later', 'door', {
        start: 'Whisper: "When this door opens again, we do one thing first. Guess which!"',
        later: 'what waits behind the door',
      }),
    ],
    description:
      'You leave something unfinished on purpose. When you meet again, the first thing you find out together is {later}.',
    core: [
      'Bend down to eye level. {start}',
      'Ask: "What comes next?" Listen, smile, and do not tell the end.',
      'Say when it goes on: "After lunch and the nap, I come. Then we find out {later}."',
    ],
    rounds: [],
    close: 'Put a finger on your lips for the {hero}, say goodbye to your child by name, and go.',
    objectives: ['Says or shows what comes later', 'Says goodbye in some way'],
    say: 'Say: "I will think of the {hero} when I am on my way. What will you tell me first?"',
    easier: 'Use the same two sentences every day.',
    harder: 'Let your child leave something unfinished for you.',
    caution: 'Promise only what you can keep, and hand over calmly, also with tears.',
  },
  {
    id: 'count-until-tonight',
    categories: ['Math'],
    skills: ['number-sense', 'feelings-connection'],
    ages: [5, 12],
    difficulty: 'easy',
    facts: talk([...parting]),
    made_for: ['goodbye'],
    tellings: [
      told('animals', 'How Many Dogs Until Tonight?', 'dog', {
        count: 'one finger bent for each, ten by ten',
        what: 'dogs, also barking ones you only hear',
        own: 'dogs on my own way',
      }),
      told('vehicles', 'How Many Red Cars Until Tonight?', 'red car', {
        count: 'a nod for each, and a blink at ten',
        what: 'red cars, parked ones too',
        own: 'red cars on my own way',
      }),
      told('sports', 'How Many Goals Until Tonight?', 'goal', {
        count: 'a fist for each, both fists at ten',
        what: 'goals, on the field and off',
        own: 'goals scored with paper at my desk',
      }),
      told('music', 'How Many Songs Until Tonight?', 'song', {
        count: 'two beats with a foot for each',
        what: 'songs and tunes, hummed ones too',
        own: 'songs that somebody hums near me',
      }),
      told('cooking', 'How Many Smells Until Tonight?', 'smell', {
        count: 'a sniff for each, a long one at ten',
        what: 'smells that make you hungry',
        own: 'smells from other kitchens',
      }),
      told('nature', 'How Many Birds Until Tonight?', 'bird', {
        count: 'a flap of one elbow for each',
        what: 'birds, on wires and on the ground',
        own: 'birds at my window',
      }),
      told('space', 'How Many Round Things Until Tonight?', 'planet', {
        count: 'a small circle in the air for each',
        what: 'round things, each a planet',
        own: 'planets on my own table',
      }),
      told('building', 'How Many Doors Until Tonight?', 'door', {
        count: 'a knock on your own leg for each',
        what: 'doors that you go through',
        own: 'doors that I hold for somebody',
      }),
      told(null, 'How Many Stairs Until Tonight?', 'stair', {
        count: 'the number said under your breath',
        what: 'stairs that you go up',
        own: 'stairs that I go up',
      }),
    ],
    description:
      'One number each, said before you part: how many will it be by tonight? You count the same thing in two places, and the {hero} goes with you both.',
    core: [
      'Say first who is there today, and when you meet again.',
      'Ask for an exact guess: "How many {what}?" Say yours: {own}.',
      'Agree whose number will be bigger, and how you keep count: {count}.',
    ],
    rounds: [],
    close: 'Shake on both numbers, say "{hero}" like a password, and go.',
    objectives: ['Guesses a number for a whole day', 'Compares two guesses'],
    say: 'Say: "I will think of you at each {hero} I count. What do you think will be our number?"',
    easier: 'Guess only more or fewer than ten.',
    harder: 'Guess both sums together, and half of that until noon.',
    caution: 'Count with the eyes only, and let it go when the day has better things to do.',
  },
  {
    id: 'question-to-carry',
    categories: ['Language'],
    skills: ['feelings-connection', 'vocabulary-talk'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk([...parting]),
    made_for: ['goodbye'],
    tellings: [
      told('animals', 'One Question for a School Dog', 'dog', {
        ask: '"What would a dog smell first in your classroom?"',
        task: 'one smell of the day',
      }),
      told('space', 'One Question for an Alien at School', 'alien', {
        ask: '"What would an alien find strangest at your school today?"',
        task: 'one strange thing of the day',
      }),
      told('sports', 'Man of the Match, Without a Match', 'player', {
        ask: '"Who is the player of the day, and for what?"',
        task: 'one good move of somebody',
      }),
      told('music', 'The Loudest Minute of the Day', 'drummer', {
        ask: '"When would a drummer cover the ears today?"',
        task: 'the loudest and the quietest minute',
      }),
      told('nature', 'What Grows Where Nobody Looks', 'snail', {
        ask: '"What would a snail see on your way, down at the ground?"',
        task: 'one thing below the knee',
      }),
      told(null, 'A Question to Carry Around', 'pocket', {
        ask: '"What would you put in your pocket today if it were big enough?"',
        task: 'one thing worth keeping',
      }),
    ],
    description:
      'Each of you takes one question along that only the day can answer. Tonight, before shoes come off, you trade.',
    core: [
      'Ask one that takes all day: {ask}',
      'Take one from your child in return, about your own day, and say it back word for word.',
      'Agree what you both look for: {task}. The {hero} question opens tonight at the door.',
    ],
    rounds: [],
    close: 'Say a password for tonight about the {hero}, one word, and go without turning back.',
    objectives: ['Gives a question to carry', 'Repeats the question that was given'],
    say: 'Say: "I like having your question with me, with the {hero} and all. When do we open it tonight?"',
    easier: 'Give a choice to carry: early or late, loud or quiet?',
    harder: 'Hide a clue in the lunch box.',
    caution:
      'Say who picks your child up and when. A worry that comes up gets an ear before the riddle.',
  },
]
