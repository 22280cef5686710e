import { onTheSpot, type Play, talk, told } from './play.ts'

/** While dinner cooks, and on a call. */
export const momentsKitchen: readonly Play[] = [
  {
    id: 'kitchen-by-ear',
    categories: ['Science', 'Language'],
    skills: ['senses', 'vocabulary-talk'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: talk(['whiny', 'bored', 'fine'], {
      place: ['kitchen', 'table'],
      posture: ['sitting', 'floor'],
    }),
    made_for: ['cooking_dinner'],
    also: ['A chair away from the heat'],
    tellings: [
      told('dinosaurs', 'The Dinosaur Hears Dinner', 'dinosaur', {
        job: 'The dinosaur lies low by its chair and only listens.',
        answer: 'growl softly and say it',
      }),
      told('nature', 'The Rabbit Ears of the Kitchen', 'hare', {
        job: 'The hare sits still, with two hands up as ears.',
        answer: 'drop one ear and say it',
      }),
      told('ocean', 'The Whale Listens From Below', 'whale', {
        job: 'The whale is deep down at the table and hears the ship above.',
        answer: 'blow once and say it',
      }),
      told('building', 'The Robot Names Every Noise', 'robot', {
        job: 'The robot sits on standby and stores sounds.',
        answer: 'beep and say it flatly',
      }),
      told('sports', 'The Commentator Sees Nothing', 'commentator', {
        job: 'The commentator sits in the box with shut eyes.',
        answer: 'call it like a goal, in a whisper',
      }),
      told('cooking', 'The Guest Knows It by Ear', 'guest', {
        job: 'The guest sits at the best table, napkin on, and hears all.',
        answer: 'order it: "One stirring, please!"',
      }),
      told('art', 'The Painter Paints What It Hears', 'painter', {
        job: 'The painter sits at the table and paints sounds in the air.',
        answer: 'paint it in the air and say it',
      }),
      told('animals', 'The Bat Listens to Dinner', 'bat', {
        job: 'The bat hangs on its chair and sees with its ears.',
        answer: 'flap once and say it',
      }),
      told('vehicles', 'Engine Sounds in the Kitchen', 'driver', {
        job: 'The driver sits in the cab and knows every noise.',
        answer: 'honk and say it',
      }),
      told('space', 'Mission Control Hears Everything', 'astronaut', {
        job: 'The astronaut is strapped to the seat and only hears the ship.',
        answer: 'flip a switch and report it',
      }),
      told('stories', 'The Spy at the Kitchen Table', 'spy', {
        job: 'The spy sits quite still with shut eyes.',
        answer: 'whisper it like a secret',
      }),
      told('music', 'Dinner Is a Concert', 'musician', {
        job: 'The musician sits in the best seat and knows every instrument.',
        answer: 'conduct it and say it',
      }),
      told(null, 'What Am I Doing Now?', 'listener', {
        job: 'The listener sits at the table with shut eyes.',
        answer: 'say it or do it in the air',
      }),
    ],
    description:
      'Your child sits at the table as the {hero} and guesses by ear what your hands are doing: stirring, pouring, peeling.',
    core: [
      'Choose the seat of the {hero} together, away from the heat. {job}',
      'Do one thing and ask: "What do I do now?" Stir, pour, knock, open a drawer.',
      'Wait for an answer: {answer}. Do the same once more, slowly, and then fast.',
    ],
    rounds: [
      {
        steps: [
          'Let your child make a sound at the table. Guess without turning around, and be wrong once.',
        ],
        objective: 'Makes a sound for somebody to guess',
      },
      {
        steps: ['Make three sounds in a row. Let the {hero} say them back in order.'],
        objective: 'Remembers three sounds in order',
      },
    ],
    close: 'Let the {hero} announce dinner from the seat, as loudly as you two like.',
    objectives: ['Stays at the agreed seat', 'Names or shows what makes a sound'],
    say: 'Say: "I have never listened to my own spoon before the {hero} came. What do you hear now?"',
    easier: 'Say two words to choose from: stirring or pouring?',
    harder: 'Guess what it is made of, too: wood, metal, or soft.',
    caution: 'The game stops while anything hot or sharp is carried.',
  },
  {
    id: 'restaurant-boss',
    categories: ['Math', 'Language'],
    skills: ['number-sense', 'vocabulary-talk'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: talk(['bored', 'curious', 'fine'], {
      place: ['kitchen', 'table'],
      posture: ['sitting'],
    }),
    made_for: ['cooking_dinner'],
    also: ['A chair away from the heat'],
    tellings: [
      told('dinosaurs', 'The Diplodocus Has a Reservation', 'diplodocus', {
        coin: 'leaves',
        guest: 'a diplodocus whose head is in the kitchen already',
        wish: '"Something without a ceiling, please."',
      }),
      told('vehicles', 'The Truck Stop', 'truck driver', {
        coin: 'miles',
        guest: 'a truck driver with four minutes',
        wish: '"Something for one hand, please."',
      }),
      told('nature', 'A Table for a Hundred Ants', 'ant', {
        coin: 'crumbs',
        guest: 'an ant with ninety-nine friends',
        wish: '"One of each, cut in a hundred, please."',
      }),
      told('building', 'The Robot Eats Square Things', 'robot', {
        coin: 'screws',
        guest: 'a robot that eats only what has corners',
        wish: '"Nothing round. It rolls off inside me."',
      }),
      told('art', 'The Painter Orders by Color', 'painter', {
        coin: 'brush strokes',
        guest: 'a painter who eats only one color a day',
        wish: '"Today it is yellow. What have you got?"',
      }),
      told('music', 'The Singer Must Save the Voice', 'singer', {
        coin: 'notes',
        guest: 'a singer who only whispers',
        wish: '"Nothing hot, nothing cold, nothing loud."',
      }),
      told('cooking', 'A Chef Comes to Dinner', 'chef', {
        coin: 'stars',
        guest: 'a chef who knows everything better',
        wish: '"I would have done it quite differently. How did you do it?"',
      }),
      told('animals', 'A Restaurant for Animals Only', 'tiger', {
        coin: 'paw prints',
        guest: 'a tiger that eats no meat this week',
        wish: '"Something that looks as if it could run away, please."',
      }),
      told('space', 'The Restaurant on the Moon', 'astronaut', {
        coin: 'stardust',
        guest: 'an astronaut whose soup floats off',
        wish: '"Something that stays on the plate, please."',
      }),
      told('stories', 'A Table for the Dragon', 'dragon', {
        coin: 'gold pieces',
        guest: 'a dragon that finds everything too cold',
        wish: '"I can warm it up myself. What else have you got?"',
      }),
      told('ocean', 'Dinner for a Pirate', 'pirate', {
        coin: 'shells',
        guest: 'a pirate who pays with shells',
        wish: '"Nothing from the sea, for once."',
      }),
      told('sports', 'The Team Has Lost and Is Hungry', 'coach', {
        coin: 'goals',
        guest: 'a coach with eleven sad players',
        wish: '"Something that makes legs quick and heads cool."',
      }),
      told(null, 'You Are the Boss Tonight', 'guest', {
        coin: 'coins',
        guest: 'a guest who likes nothing',
        wish: '"Surprise me, but with nothing new."',
      }),
    ],
    description:
      'Your child runs the restaurant from a chair: grand names, prices, a bill in the head, and one difficult guest, {guest}.',
    core: [
      'Open the place: your child is the boss at the table, you are the cook who reports.',
      'Say what you are cooking in three plain words. The boss gives it a grand name for the {hero}.',
      'Set a price in {coin} for each part. Add up the bill in your heads, and compare.',
      'Ring as {guest}: {wish} The boss answers.',
    ],
    rounds: [
      {
        steps: ['Take off ten in a hundred. What does the {hero} pay now?'],
        objective: 'Works out a tenth of a price',
      },
      {
        steps: ['Split the bill fairly between everybody who eats tonight. What is left over?'],
        objective: 'Divides a number and names the rest',
      },
    ],
    close: 'Call out the menu for the {hero} when dinner is served, with the grand names.',
    objectives: ['Makes up a name for a dish', 'Adds prices in the head'],
    say: 'Say: "I only cook here, boss. What will the {hero} say about tonight?"',
    easier: 'Name the dishes only, without prices.',
    harder: 'Use prices with a half in them.',
    caution: 'You cook alone, and your child runs it all from the seat.',
  },
  {
    id: 'far-voice-guesses',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'fine'], {
      place: ['call', 'home_floor', 'sofa', 'table'],
      noise: 1,
    }),
    made_for: ['on_a_call'],
    also: ['A phone that you hold'],
    tellings: [
      told('animals', 'The Dog on the Phone Gets It Wrong', 'dog', {
        hello: 'woof',
        who: 'a dog on the phone: woof',
        guess: '"Was it a bone? A shoe? A cat?"',
      }),
      told('space', 'A Call From the Moon', 'moon man', {
        hello: 'beep',
        who: 'the moon man, far away: beep',
        guess: '"Was it dust? A crater? A star?"',
      }),
      told('stories', 'The Giant Rings Up', 'giant', {
        hello: 'ho',
        who: 'a giant with a deep voice',
        guess: '"Was it a tree? A house? A whole cow?"',
      }),
      told('ocean', 'The Whale Rings Up', 'whale', {
        hello: 'ooo',
        who: 'a whale with a long, wet voice',
        guess: '"Was it seaweed? A boat? A hundred fish?"',
      }),
      told(null, 'The Voice That Guesses Wrong', 'voice', {
        hello: 'hello',
        who: 'a voice that knows nothing',
        guess: '"Was it a cloud? A shoe? A chair?"',
      }),
    ],
    description:
      'The one on the phone plays {who}, and does not know what your child had for lunch. It guesses, always wrong.',
    core: [
      'Tell the far voice: "Say {hello}. You are the {hero}. Guess our lunch, and guess wrong."',
      'Let the {hero} guess: {guess} Your child says no, or laughs.',
      'Help your child give one clue each time: a sound, soft or hard, the color.',
    ],
    rounds: [
      {
        steps: ['Turn around: now your child guesses what the {hero} can see from its window.'],
        objective: 'Guesses from clues of a voice',
      },
      {
        steps: ['Sing a song you all know, one word each in turn: you, your child, the far voice.'],
        objective: 'Waits for a turn and puts in a word',
      },
    ],
    close: 'Let the {hero} say what it will remember until next time, and blow a kiss.',
    objectives: ['Answers a voice on the phone', 'Gives one clue'],
    say: 'Say: "I would love to see the face of that {hero}. What shall we ask it next?"',
    easier: 'Let the far voice sing one line and stop; your child sings the last word.',
    harder: 'Let your child keep one secret until the end of the call.',
    caution: 'You hold the phone and sit next to your child; no address and no room is shown.',
  },
  {
    id: 'hand-that-talks',
    categories: ['Motor', 'Creative'],
    skills: ['fine-motor', 'feelings-connection'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'bored', 'fine'], {
      ...{ place: ['sofa', 'table', 'home_floor'], noise: 0, hands_needed: 1 },
    }),
    made_for: ['on_a_call'],
    is_wordless: true,
    tellings: [
      told('animals', 'The Cat Hand Visits You', 'cat', {
        come: 'Let your free hand be a cat: it stalks over the table on four fingers.',
        play: 'Let it sit, wash one paw, and wait to be stroked.',
        hide: 'slip under the table edge, with one finger for a tail',
      }),
      told('vehicles', 'The Hand Drives Up', 'bus', {
        come: 'Let your free hand be a bus: it rolls up on its knuckles, and stops.',
        play: 'Open two fingers as doors, let a small finger get on, and drive around.',
        hide: 'park under the table edge, lights off',
      }),
      told('ocean', 'The Octopus on Your Lap', 'octopus', {
        come: 'Let your free hand be an octopus: it floats down with soft arms.',
        play: 'Shake hands with each small finger, one arm after the other.',
        hide: 'sink behind your knee, with one arm out',
      }),
      told('dinosaurs', 'The Dinosaur Hand Wakes Up', 'dinosaur', {
        come: 'Let your free hand be a dinosaur: one finger is the long neck, and looks around.',
        play: 'Let it stretch up to the small hand, and lay its long neck in it.',
        hide: 'bend its neck down behind your knee',
      }),
      told(null, 'The Hand That Says Nothing', 'hand', {
        come: 'Let your free hand walk over on two fingers, and bow.',
        play: 'Copy whatever the small hand does, a bit later.',
        hide: 'hide behind your knee, with one finger out',
      }),
    ],
    description:
      'You have to talk to somebody else, but one hand is free: it becomes the {hero} and plays with your child, without a sound.',
    core: [
      'Take your child on your lap or close to you before the call. Show a finger on your lips.',
      '{come} Wait until a small hand comes.',
      '{play} Do it again and again, slower each time.',
      'Let the {hero} {hide}. Wait to be found.',
    ],
    rounds: [],
    close: 'Let the {hero} rest in the small hand, quite still, and hang up.',
    objectives: ['Answers a hand with a hand', 'Finds what hides'],
    say: 'Say after the call: "I felt you the whole time. What did the {hero} like best?"',
    easier: 'Only draw slow circles in the small palm.',
    harder: "Let your child's hand be a second one, and follow it wherever it goes.",
    caution: 'Your child stays on your lap or next to you; a cry or a tug always comes first.',
  },
  {
    id: 'silent-office',
    categories: ['Creative', 'Language'],
    skills: ['focus-memory', 'creativity'],
    ages: [4, 12],
    difficulty: 'medium',
    facts: onTheSpot(['bored', 'whiny', 'fine', 'curious'], {
      ...{ place: ['sofa', 'table', 'home_floor'], noise: 0, hands_needed: 1 },
    }),
    made_for: ['on_a_call'],
    is_wordless: true,
    tellings: [
      told('vehicles', 'The Silent Bus Depot', 'bus driver', {
        signs: 'go (flat hand), stop (fist), full (round arms)',
        real: 'two taps on your wrist',
      }),
      told('dinosaurs', 'The Dinosaurs Work Nights', 'dinosaur', {
        signs: 'nest (round hands), danger (claws), nap (cheek on hand)',
        real: 'a claw on your sleeve',
      }),
      told('nature', 'The Beehive Office', 'bee', {
        signs: 'flower (open fingers), rain (fingers fall), home (roof of hands)',
        real: 'a soft buzz of one finger on your arm',
      }),
      told('building', 'The Quiet Building Site', 'builder', {
        signs: 'up (finger up), down (finger down), done (thumb up)',
        real: 'a knock on your shoe',
      }),
      told('art', 'The Studio of Silence', 'painter', {
        signs: 'red (touch lips), blue (point up), more (open hands)',
        real: 'a dab on the back of your hand',
      }),
      told('music', 'The Orchestra Rests', 'conductor', {
        signs: 'softly (hand down), wait (fist), all (open arms)',
        real: 'two taps on your knee',
      }),
      told('sports', 'Signs From the Bench', 'coach', {
        signs: 'time out (a T), go on (circle), water (hand to mouth)',
        real: 'a tap on your shoulder',
      }),
      told('cooking', 'The Kitchen Without a Word', 'chef', {
        signs: 'hot (blow), more (open hand), ready (ring of fingers)',
        real: 'a finger on your elbow',
      }),
      told('animals', 'The Mouse Office Makes No Sound', 'mouse', {
        signs: 'crumb (two fingers), cat (flat hand), nap (cheek on hand)',
        real: 'three squeezes of your sleeve',
      }),
      told('space', 'No Sound in Space', 'astronaut', {
        signs: 'all well (ring of fingers), wait (flat hand), look (point)',
        real: 'three taps on your knee',
      }),
      told('stories', 'The Spy Shares Your Desk', 'spy', {
        signs: 'danger (nose), go on (ear), tea (thumb to mouth)',
        real: 'a hand on your shoulder',
      }),
      told('ocean', 'Divers in the Office', 'diver', {
        signs: 'all well (ring of fingers), up (thumb up), funny (wobble a hand)',
        real: 'both hands up',
      }),
      told(null, 'The Silent Office Next Door', 'boss', {
        signs: 'tea (thumb up), wait (flat hand), too loud (ear)',
        real: 'a hand on your arm',
      }),
    ],
    description:
      'While you are on the phone a {hero} works next to you without a sound. Orders go by hand, and afterward you guess them all.',
    core: [
      'Agree on signs of the {hero}: {signs}. Not a sound from then on.',
      'Give the order: "Invent three new signs as the {hero}, and show me each one twice."',
      'Answer by thumb while you talk: up, down, later. For a real need, {real}.',
    ],
    rounds: [
      {
        steps: ['Let the {hero} plan a whole day in signs, to be guessed by you after the call.'],
        objective: 'Puts several signs in order',
      },
      {
        steps: ['Send the {hero} on a silent round: touch five things of one color, and be back.'],
        objective: 'Finds five things without a sound',
      },
    ],
    close: 'Hang up, guess all three new signs of the {hero} aloud, and be told the truth.',
    objectives: ['Invents signs without words', 'Stays quiet until the signal'],
    say: 'Say: "I only understood half of what the {hero} said. What did you want to tell me the whole time?"',
    easier: 'Agree on two signs only: hungry and all good.',
    harder: 'Invent signs that are two things at once: tea, but later.',
    caution: 'Your child stays in your sight, and a real need may always interrupt.',
  },
]
