import { type Facts, lyingDown, onTheSpot, type Play, talk } from '../play.ts'

const storm = ['sad_or_angry_after', 'wiped_out_child', 'whiny', 'fine'] as const
const asleep = ['wiped_out_child', 'whiny', 'fine'] as const
const dark: Partial<Facts> = { place: ['bed', 'sofa'], posture: ['lying'] }

/** Couch, sickbed, night, and after a storm: little strength, few words, an end that gets quieter. */
export const momentsSoft: readonly Play[] = [
  {
    id: 'hill-and-valley',
    categories: ['Motor', 'Language'],
    skills: ['fine-motor', 'vocabulary-talk'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: lyingDown(['whiny', 'bored', 'wiped_out_child', 'fine']),
    made_for: ['couch', 'bed'],
    also: 'You, lying down',
    titles: ['You Are the Hill, Says the {Hero}', 'The {Hero} Walks Over You'],
    description:
      'You lie there and are a landscape. Two fingers of your child are the {hero}: up the knee, down the arm, to the bell.',
    core: [
      'Lie down, pull your child close, and say: "I am a hill. Here comes the {hero}."',
      'Let two fingers of your child walk from your hand up to the shoulder, slowly.',
      'Make weather for the {hero}: a soft wind from your mouth, a small quake of the tummy.',
    ],
    rounds: [
      {
        steps: ['Place the bell: your nose. Ring once for each touch, and twice by mistake.'],
        objective: 'Notices one ring too many',
      },
    ],
    close: 'Let the {hero} find a cave under your arm and rest there, both of you still.',
    objectives: ['Walks with two fingers up and down', 'Names a place: up, down, under'],
    says: [
      'Ask: "Where does the {hero} sleep tonight?"',
      'Ask: "What can the {hero} see from up there?"',
    ],
    easier: 'Take the hand of your child and walk it once, slowly, up and down.',
    harder: 'Say the way first: "Up, over, and under." Then the fingers go.',
    caution:
      'Your child stays in touch with you, on the inner side, and nobody stands or climbs. Fingers keep away from eyes.',
  },
  {
    id: 'back-post',
    categories: ['Language', 'Math'],
    skills: ['senses', 'focus-memory'],
    ages: [5, 8],
    difficulty: 'easy',
    facts: lyingDown(['whiny', 'bored', 'wiped_out_child', 'fine'], { noise: 0, light: 'dark_ok' }),
    made_for: ['couch', 'bed'],
    also: 'A back to write on',
    titles: ['Letters on the Back, From the {Hero}', 'Secret Mail of the {Hero}'],
    description:
      'The {hero} sends secret mail: your child draws it on your back with one finger, you read it with your skin.',
    core: [
      'Lie on your side. Your child is the {hero} and draws one big sign on your back.',
      'Say what you feel while it comes: "A line down, now a curve." Guess at the end.',
      'Swap without getting up: turn over. Now the mail of the {hero} goes to your child.',
    ],
    rounds: [
      {
        steps: [
          'Send three signs in a row that belong together: a number, a shape, the first letter of a name.',
        ],
        objective: 'Remembers three signs in order',
      },
      {
        steps: ['Send two small numbers and let the reader say how much they are together.'],
        objective: 'Adds two numbers that were felt',
      },
    ],
    close: 'Send the last mail of the {hero}: one long line from the neck down, and rest.',
    objectives: ['Draws a sign that can be felt', 'Reads a sign through the skin'],
    says: [
      'Ask: "What would the {hero} write to you today?"',
      'Ask: "When did you know what the {hero} meant?"',
    ],
    easier: 'Send only round, straight or a dot, and choose from these three.',
    harder: 'Write a short word, one letter at a time, with a pat between.',
    caution:
      'A flat finger, no nails, on the back only. Whoever does not like it says so, and you use the palm.',
  },
  {
    id: 'sickbed-window',
    categories: ['Science', 'Language', 'Creative'],
    skills: ['senses', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: talk([...asleep], { place: ['bed', 'sofa'], posture: ['lying', 'sitting'] }),
    made_for: ['sick'],
    titles: ['The {Hero} Has Tea in Bed', 'Slow News for the {Hero}'],
    description:
      'The {hero} is poorly, too, and lies under the same blanket. You ask how it is, your child answers for it.',
    core: [
      'Whisper: "The {hero} is in bed today, too. Shall I ask it how it feels?"',
      'Ask the {hero} slowly: what is warm, what is cold, what sounds nice? One word is plenty.',
      'Tell it what goes on outside: a car, a bird, someone coming home.',
    ],
    rounds: [
      {
        steps: [
          'Tell a very slow story in which the {hero} only turns over, drinks and looks out.',
        ],
        objective: 'Listens to a slow story',
      },
    ],
    close: 'Say good rest to the {hero} and hum until the breath is long.',
    objectives: ['Says or shows what feels warm or cold', 'Listens to a sound and names it'],
    says: [
      'Ask: "What does the {hero} wish for right now?"',
      'Say: "The {hero} feels heavy today. What would be nice?"',
    ],
    easier: 'Do all of it yourself; a nod or a pressed hand is an answer.',
    harder: 'Let your child say what the {hero} will do first when it is well.',
    caution: 'Rest comes first: stop as soon as eyes close. The blanket stays below the chin.',
  },
  {
    id: 'half-asleep-radio',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'creativity'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk([...asleep], { place: ['bed', 'sofa'], posture: ['lying', 'sitting'] }),
    made_for: ['sick'],
    titles: ['The {Hero} Phones a Sick Friend', 'Complaints of a Resting {Hero}'],
    description:
      'The {hero} calls, lying down as well, and wants to complain in peace. One of you moans, the other outdoes it.',
    core: [
      'Say softly: "Hello, the {hero} speaking. I am lying here, and my left ear is bored."',
      'Let your child complain back. Each complaint must be smaller and sillier than the last.',
      'Offer the {hero} a cure that helps nothing: soup by post, a hat for the knee.',
    ],
    rounds: [
      {
        steps: [
          'Rate the day of the {hero} from zero to ten, in halves, and say what would add half a point.',
        ],
        objective: 'Says how it is on a scale',
      },
    ],
    close: 'Hang up with the smallest complaint of all, in a whisper.',
    objectives: ['Says in words how it feels', 'Answers in a role, lying down'],
    says: [
      'Ask: "What would add half a point to the day of the {hero}?"',
      'Ask: "Which complaint is really true?"',
    ],
    easier: 'Do the complaining yourself; your child only says worse or better.',
    harder: 'Use rhymes only, or exactly five words.',
    caution:
      'Rest comes first: stop when it gets too much. A real complaint is taken seriously at once.',
  },
  {
    id: 'good-night-round',
    categories: ['Language', 'Creative'],
    skills: ['feelings-connection', 'focus-memory'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    titles: ['Good Night, {Hero}', 'The {Hero} Goes to Sleep First'],
    description:
      'The {hero} is not tired at all, it says. So everything around it goes to sleep first, one by one.',
    core: [
      'Whisper in the dark: "The {hero} says it is not tired. Who sleeps already?"',
      'Say good night to one thing each, slower every time: shoes, cups, the street.',
      'Breathe out long after each one, as the {hero} does when it lies down.',
    ],
    rounds: [
      {
        steps: ['Say good night to the day: one thing we ate, one we saw, one for tomorrow.'],
        objective: 'Remembers one thing of the day',
      },
    ],
    close: 'Whisper the last one: "Good night, {hero}." Then only breathe.',
    objectives: ['Names one thing to say good night to', 'Stays still for a few breaths'],
    says: [
      'Ask: "Who else is asleep, thinks the {hero}?"',
      'Say: "Even the {hero} is nearly asleep. What sleeps next to it?"',
    ],
    easier: 'Say all of it yourself, the same five things each night.',
    harder: 'Start at the far end of the street and come nearer with each thing.',
    caution: 'The lamp is off and nobody gets up. The blanket stays below the chin.',
  },
  {
    id: 'slower-and-slower',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'focus-memory'],
    ages: [5, 8],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    titles: ['The {Hero} Walks Home in the Dark', 'Ten Slow Steps of the {Hero}'],
    description:
      'The {hero} walks home in the dark, ten steps only, and each takes longer than the one before.',
    core: [
      'Whisper: "The {hero} goes home from {place}. Ten steps. Here is the first."',
      'Say what it hears or smells at each step, in turn. Nothing happens, and that is the point.',
      'Breathe once between two steps, then twice, then three times.',
    ],
    rounds: [
      {
        steps: [
          'Go back through today in the same way: from now to breakfast, one thing at a time.',
        ],
        objective: 'Tells the day backward',
      },
    ],
    close: 'Let the {hero} open its own door with the tenth step, lie down, and say nothing more.',
    objectives: ['Adds one sound or smell', 'Slows down the voice and the breath'],
    says: [
      'Ask: "What does the {hero} hear now, far away?"',
      'Ask: "What does it smell like at the door of the {hero}?"',
    ],
    easier: 'Do five steps, and only you speak.',
    harder: 'Begin each step with the last word of the one before.',
    caution:
      'The lamp is off and nobody gets up. If a worry comes up, hold it first and keep the walk for tomorrow.',
  },
  {
    id: 'museum-of-today',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'feelings-connection'],
    ages: [9, 12],
    difficulty: 'easy',
    facts: talk([...asleep], dark),
    made_for: ['bedtime'],
    titles: ['Night Watch With the {Hero}', 'The {Hero} Locks Up the Day'],
    description:
      'You are the night watch in a museum of this day. The {hero} carries the keys, and each room holds one minute of it.',
    core: [
      'Whisper: "The {hero} has the keys. Which minute of today is in the first room?"',
      'Describe that minute like a picture: light, sound, who stood where. No opinion.',
      'Lock it, walk on, and let the other open the next room for the {hero}.',
    ],
    rounds: [
      {
        steps: ['Open one room that was empty today, and say what you would like to hang there.'],
        objective: 'Says a wish for another day',
      },
    ],
    close: 'Switch off the rooms one by one. The {hero} puts the keys under the pillow.',
    objectives: ['Describes one minute of the day', 'Listens without judging'],
    says: [
      'Ask: "Which room does the {hero} keep for a long time?"',
      'Ask: "Whose footsteps does the {hero} hear in there?"',
    ],
    easier: 'Show only your own rooms; your child may just walk along.',
    harder: 'Describe each picture in exactly seven words.',
    caution: 'The lamp is off. What was hard today may stay locked: nobody has to open a room.',
  },
  {
    id: 'heavy-paws',
    categories: ['Motor', 'Creative'],
    skills: ['feelings-connection', 'focus-memory'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: lyingDown([...storm], {
      place: ['sofa', 'bed', 'home_floor'],
      noise: 0,
      hands_needed: 1,
    }),
    made_for: ['after_a_storm'],
    titles: ['The {Hero} Is Heavy Now', 'Slow, Slow, {Hero}'],
    description:
      'After so much noise the {hero} is heavy. It lies down, gets heavier, and needs one hand that stays.',
    core: [
      'Sit or lie near, without a question. Say softly: "The {hero} was so loud. Now it is heavy."',
      'Offer your hand. If your child wants, press each finger once, slowly, one after the other.',
      'Breathe like the {hero}: in through the nose, out like a long, soft wind.',
    ],
    rounds: [
      {
        steps: ['Rock from side to side together, very small, and hum one note.'],
        objective: 'Follows a slow rhythm',
      },
    ],
    close: 'Say: "The {hero} is here, and I am here." Stay until your child moves first.',
    objectives: ['Lets a hand or shoulder rest', 'Breathes out slowly once or more'],
    says: [
      'Say: "The {hero} is tired from all that. My hand is here. Which finger is next?"',
      'Ask: "What does the {hero} need, a hand or a blanket?"',
    ],
    easier: 'Say nothing at all. Sit near and breathe loudly enough to be heard.',
    harder: 'Let your child press your fingers and choose how hard.',
    caution:
      'Never hold a child who wants to be let go. Keep the place soft and clear until the body is quiet.',
  },
  {
    id: 'weather-inside',
    categories: ['Creative', 'Language'],
    skills: ['feelings-connection', 'vocabulary-talk'],
    ages: [5, 8],
    difficulty: 'easy',
    facts: onTheSpot([...storm], { place: ['sofa', 'bed', 'home_floor', 'seat'], noise: 0 }),
    made_for: ['after_a_storm'],
    titles: ['The {Hero} After the Rain', 'Weather of the {Hero}'],
    description:
      'There was thunder. Now the {hero} looks out to see what the sky is doing, in you and in me.',
    core: [
      'Sit side by side. Say: "The {hero} looks out. In me there is still wind. And in you?"',
      'Show the weather with one hand in the air, without words: storm, drizzle, fog, sun.',
      'Let both hands of you two make the same weather for the {hero}, smaller and smaller.',
    ],
    rounds: [
      {
        steps: [
          'Ask what the ground is like after such rain, and what may grow there for the {hero}.',
        ],
        objective: 'Finds a picture for what comes after',
      },
    ],
    close: 'Lay both hands flat, like a lake without wind, for three breaths.',
    objectives: ['Shows how it is inside with one hand', 'Makes a movement smaller bit by bit'],
    says: [
      'Ask: "What is the weather for the {hero} now?"',
      'Say: "I thundered, too. How is it in your sky, and with the {hero}?"',
    ],
    easier: 'Show your own weather only; your child may just look.',
    harder: 'Say what the first drop was, long before the thunder.',
    caution:
      'No one asks why or who began it. A child who wants to be alone gets a cushion and your voice nearby.',
  },
  {
    id: 'parallel-hands',
    categories: ['Motor', 'Creative'],
    skills: ['feelings-connection', 'focus-memory'],
    ages: [9, 12],
    difficulty: 'easy',
    facts: onTheSpot([...storm], {
      ...{ place: ['sofa', 'bed', 'home_floor', 'table', 'seat'], hands_needed: 1, noise: 0 },
    }),
    made_for: ['after_a_storm'],
    titles: ['Not a Word, Said the {Hero}', 'The Slow Handshake of the {Hero}'],
    description:
      'No talk about it now. You two invent the slowest handshake in the world, the one the {hero} uses after a storm.',
    core: [
      'Sit side by side, not face to face. Say once: "No talk now. I am here."',
      'Begin the slowest handshake of the {hero}: palms meet, and nothing else for three breaths.',
      'Add one small move each, without words: a turn, a tap, a pause. Repeat all from the start.',
    ],
    rounds: [
      {
        steps: ['Do it with closed eyes, and let whoever wants change one move of the {hero}.'],
        objective: 'Remembers a row of moves by feel',
      },
    ],
    close: 'Do the whole handshake of the {hero} once, and leave the rest for later.',
    objectives: ['Adds one calm move', 'Repeats the moves from the start'],
    says: [
      'Say: "This one is ours and the {hero}\'s. When shall we use it again?"',
      'Say: "I was loud. I am sorry. What does the {hero} do after that?"',
    ],
    easier: 'Put your hand on the table and wait; a finger next to it is enough.',
    harder: 'Do it mirrored, or so slowly that it takes a whole minute.',
    caution:
      'Only where your child wants to be touched; two fists on the table do as well. Nobody has to explain.',
  },
]
