import { onFloor, onTheSpot, outside, type Play, talk } from '../play.ts'

/** Kitchen, phone, street, and two children at once. */
export const momentsOut: readonly Play[] = [
  {
    id: 'kitchen-radio',
    categories: ['Science', 'Language', 'Creative'],
    skills: ['senses', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: talk(['whiny', 'bored', 'fine'], {
      place: ['kitchen', 'table'],
      posture: ['sitting', 'floor'],
    }),
    made_for: ['cooking_dinner'],
    titles: ['What Is That Sound, {Hero}?', 'The {Hero} Listens to Dinner'],
    description:
      'Your child sits on the spot of the {hero} and guesses by ear what your hands are doing: stir, pour, chop, peel.',
    core: [
      'Choose the spot of the {hero}: a chair or a mat, two big steps from the heat.',
      'Say: "The {hero} has its eyes shut. What do I do now?" Stir, knock, or shake.',
      'Let your child say it or do it in the air. Do the same sound again, slow, then fast.',
    ],
    rounds: [
      {
        steps: [
          'Let your child make a sound on the chair, and guess without turning around. Be wrong once.',
        ],
        objective: 'Makes a sound for somebody to guess',
      },
    ],
    close: 'Announce dinner in the voice of the {hero}, as loudly as you two like.',
    objectives: ['Stays at the agreed spot', 'Names or shows what makes a sound'],
    says: ['Ask: "What does the {hero} hear now?"', 'Ask: "What is the {hero} hungry for?"'],
    easier: 'Say two words to choose from: stirring or pouring?',
    harder: 'Make three sounds in a row to be said in order.',
    caution:
      'Your child stays at that spot, in your sight, two big steps from heat, blades and the oven door.',
  },
  {
    id: 'blind-chef',
    categories: ['Language', 'Math', 'Creative'],
    skills: ['vocabulary-talk', 'number-sense'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: talk(['bored', 'curious', 'fine'], {
      place: ['kitchen', 'table'],
      posture: ['sitting', 'floor', 'standing'],
    }),
    made_for: ['cooking_dinner'],
    titles: ['The {Hero} Writes the Menu', 'A Table for the {Hero}'],
    description:
      'Your child runs the restaurant of the {hero} from a chair: names for the dishes, prices, and one impossible guest.',
    core: [
      'Open the place: "The {hero} eats here tonight." Your child is the boss, at the table.',
      'Tell what you are cooking in three plain words. Your child turns it into a dish with a grand name.',
      'Set a price for each part, then add up the bill of the {hero} in the head.',
    ],
    rounds: [
      {
        steps: ['Call in as a guest with one odd wish. The boss must say yes, and explain how.'],
        objective: 'Finds a polite answer to an odd wish',
      },
    ],
    close: 'Call out the menu of the {hero} when dinner is served.',
    objectives: ['Makes up a name for a dish', 'Adds prices in the head'],
    says: [
      'Ask: "What would the {hero} send back to the kitchen?"',
      'Ask: "What costs most tonight, boss of the {hero}?"',
    ],
    easier: 'Name the dishes only, without prices.',
    harder: 'Give ten percent off, and a tip, for every song the guest endures.',
    caution:
      'You cook alone; your child runs it all from a seat, two big steps from heat and blades.',
  },
  {
    id: 'far-voice-boss',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 6],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'fine'], {
      place: ['call', 'home_floor', 'sofa', 'table'],
      noise: 1,
    }),
    made_for: ['on_a_call'],
    titles: ['The {Hero} Calls From Far Away', 'Ring, Ring, Here Is the {Hero}'],
    description:
      'The far voice is the {hero} and does not know what your child had for lunch. It guesses, always wrong.',
    core: [
      'Tell the far voice in one sentence: "You are the {hero}. Guess what we had for lunch."',
      'Let the {hero} guess silly things: a shoe? a cloud? Your child says no, or laughs.',
      'Give one clue each time: the sound it makes when eaten, soft or hard.',
    ],
    rounds: [
      {
        steps: ['Turn around: now your child guesses what the {hero} can see from its window.'],
        objective: 'Guesses from clues of a voice',
      },
    ],
    close: 'Let the {hero} say one thing it will remember until the next call, and blow a kiss.',
    objectives: ['Answers a voice on the phone', 'Gives one clue'],
    says: [
      'Ask: "What should the {hero} guess next?"',
      'Ask: "What do you want to ask the {hero}?"',
    ],
    easier: 'Let the far voice sing one line and stop; your child sings the last word.',
    harder: 'Let your child keep one secret until the end of the call.',
    caution:
      'You hold or place the phone, nothing of the home or its address is shown or told, and you sit next to your child.',
  },
  {
    id: 'silent-office',
    categories: ['Creative', 'Language'],
    skills: ['focus-memory', 'creativity'],
    ages: [4, 12],
    difficulty: 'medium',
    facts: onTheSpot(['bored', 'fine', 'curious'], {
      ...{ place: ['sofa', 'table', 'home_floor'], noise: 0, hands_needed: 1, child_energy: 1 },
    }),
    made_for: ['on_a_call'],
    titles: ['The {Hero} Runs a Silent Office', 'Thumb Talk With the {Hero}'],
    description:
      'While you are on the phone, the {hero} runs a silent office next to you. Orders go by thumb.',
    core: [
      'Agree before the call: the {hero} works here, without a sound, next to you.',
      'Give the order in a whisper: invent five signs for the {hero}, such as tea, wait, too loud.',
      'Answer each sign by thumb while you talk: up, down, or later.',
    ],
    rounds: [
      {
        steps: ['Let the {hero} plan a whole day in signs, to be guessed by you after the call.'],
        objective: 'Puts several signs in order',
      },
    ],
    close: 'Hang up and guess all five signs of the {hero}, now aloud.',
    objectives: ['Invents signs without words', 'Stays quiet until the signal'],
    says: [
      'Ask: "Which sign does the {hero} use for a nap?"',
      'Ask: "What did the {hero} want to tell me the whole time?"',
    ],
    easier: 'Agree on two signs only: hungry and all good.',
    harder: 'Invent signs that are two things at once: tea, but later.',
    caution:
      'Your child sits in your sight, and a real need may always interrupt: agree on the sign for it first.',
  },
  {
    id: 'as-far-as-that',
    categories: ['Motor', 'Science'],
    skills: ['gross-motor', 'senses'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: outside(['wild', 'whiny', 'bored', 'fine'], { child_energy: 3 }),
    made_for: ['outdoors_five'],
    setting: 'outdoor',
    titles: ['As Far as the {Hero} Can Go', 'The {Hero} Feels the Ground'],
    description:
      'The {hero} may go as far as that tree. But how: on grass like on eggs, on stone like a giant?',
    core: [
      'Choose a tree or bench in sight: that is as far as the {hero} may go.',
      'Go there together as the {hero}: on grass softly, on stone with heavy feet.',
      'Stop there, put one hand on the ground, then on the tree. Which is colder?',
    ],
    rounds: [],
    close: 'Run back to you as the {hero} and end in a hug, or a handshake.',
    objectives: ['Changes the steps with the ground', 'Says or shows which is colder'],
    says: [
      'Ask: "What does the {hero} feel under its feet?"',
      'Ask: "Where should the {hero} go now?"',
    ],
    easier: 'Go hand in hand and change only between slow and quick.',
    harder: 'Find one way there that has no grass in it.',
    caution:
      'Choose a spot away from road and water and keep your child in sight. Leave berries, mushrooms and animals where they are.',
  },
  {
    id: 'shadow-and-steps',
    categories: ['Math', 'Motor'],
    skills: ['measuring-spatial', 'gross-motor'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: outside(['wild', 'bored', 'curious', 'fine'], { child_energy: 3 }),
    made_for: ['outdoors_five'],
    setting: 'outdoor',
    titles: ['How Far for the {Hero}?', 'The {Hero} Bets on Steps'],
    description:
      'How many steps to that lamp post? You bet, your child bets, the {hero} always says seven. Then it is walked.',
    core: [
      'Point at something in sight. Bet on the steps to it; the {hero} always bets seven.',
      'Walk it and count. Whoever was nearer chooses the next goal and the way to go.',
      'Go the next one in giant steps, heel to toe or as the {hero}: bet again first.',
    ],
    rounds: [],
    close: 'Bet on the steps back to the start, and walk them backward in your head only.',
    objectives: ['Estimates a number of steps', 'Corrects the next guess by the last one'],
    says: [
      'Ask: "When would the {hero} be right with seven?"',
      'Ask: "What made your second guess better?"',
    ],
    easier: 'Bet only on more or fewer than ten.',
    harder: 'Bet on seconds instead, and keep the same pace.',
    caution:
      'Stay away from road and driveway, keep your child in sight, and leave plants and animals where they are.',
  },
  {
    id: 'lamp-post-line',
    categories: ['Motor', 'Language'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: outside(['whiny', 'bored', 'wiped_out_child', 'fine'], {
      ...{ place: ['park'], child_energy: 1, posture: ['standing', 'moving'], light: 'dim' },
    }),
    made_for: ['walking_home'],
    setting: 'any',
    titles: ['The {Hero} Line Calls at Every Tree', 'All Aboard the {Hero}'],
    description:
      'You two are the {hero} line. It stops at each tree and lamp post, opens its doors, and says where it goes.',
    core: [
      'Hold hands and start the {hero} line with its own sound. It drives slowly, on the inner side.',
      'Stop at the next tree or lamp post: "Ding. Who gets off here?" Your child decides.',
      'Go on in a new way each time: on tiptoe, with long steps, quiet as the {hero} at night.',
    ],
    rounds: [
      {
        steps: [
          'Let your child be the driver who says the stops, and be the passenger who asks when we are there.',
        ],
        objective: 'Announces the next stop',
      },
    ],
    close: 'Call out the last stop of the {hero} line at your own door: "Home. All change."',
    objectives: ['Walks on from stop to stop', 'Stops when it is called'],
    says: ['Ask: "Where does the {hero} stop now?"', 'Ask: "Who is on board of the {hero} today?"'],
    easier: 'Make the way short: each stop is only five steps away.',
    harder: 'Remember who got on at which stop.',
    caution:
      'Hold hands near the road and stop at each curb by rule. Your child walks on the side away from the traffic.',
  },
  {
    id: 'two-things-changed',
    categories: ['Language', 'Science'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'curious', 'fine'], {
      place: ['park'],
      posture: ['standing', 'moving'],
    }),
    made_for: ['walking_home'],
    titles: ['The {Hero} Walks This Way, Too', 'Headlines of the {Hero}'],
    description:
      'On the way home you are the paper of the {hero}: every corner gives one headline, half true.',
    core: [
      'Walk on and start: "Daily {Hero}, front page." The first headline is about this street.',
      'Take turns at each corner: one true thing you notice, made into news for the {hero}.',
      'Ask for the detail like a reporter: who saw it, since when, and what does it smell of?',
    ],
    rounds: [
      {
        steps: [
          'Add one false headline among three. The other has until the next corner to find it.',
        ],
        objective: 'Spots the headline that is not true',
      },
    ],
    close: 'Choose the front page of the day for the {hero} at the door, in six words.',
    objectives: ['Notices something new on a known way', 'Puts it into a short headline'],
    says: [
      'Ask: "What would the {hero} print about this corner?"',
      'Ask: "What have we never seen here before?"',
    ],
    easier: 'Say only what you notice, one thing for each corner.',
    harder: 'Use no verb, or let each headline start with the next letter.',
    caution:
      'Keep walking on the inner side, stop at each curb, and leave people on the street out of the news.',
  },
  {
    id: 'boss-and-helper',
    categories: ['Creative', 'Language'],
    skills: ['rhythm-music', 'feelings-connection'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'fine'], { noise: 1 }),
    made_for: ['two_children'],
    two_ages: {
      small: 'Says when the {hero} wakes and sleeps',
      big: 'Keeps the story going and must stop in the middle of a word',
    },
    titles: ['The Small One Is the Boss of the {Hero}', 'Wake, Sleep, {Hero}'],
    description:
      'The small one has the switch: wake or sleep. The big one is the voice of the {hero} and must stop in the middle of a word.',
    core: [
      'Explain both jobs: the small one says wake or sleep, the big one is the voice of the {hero}.',
      'Say wake: the {hero} tells about its day. Say sleep: it stops, even in the middle of a word.',
      'Start again exactly where it stopped. Both win when no one loses the thread.',
    ],
    rounds: [
      {
        steps: [
          'Give the small one a third word, such as faster, and the big one a forbidden word.',
        ],
        objective: 'Follows a new rule in the middle of a game',
      },
    ],
    close:
      'Let the small one say sleep one last time, and let the big one whisper the last word of the {hero}.',
    objectives: ['Gives or follows a signal', 'Continues where the story stopped'],
    says: [
      'Ask: "When is the best moment to wake the {hero}?"',
      'Ask: "What will the {hero} say when it wakes up?"',
    ],
    easier: 'Let the big one hum a song instead of telling.',
    harder: 'Let two voices tell, and each has a switch of its own.',
    caution:
      'Only voices are needed. Nobody is slower or wrong; you step in as the voice when one has had enough.',
  },
  {
    id: 'guard-and-courier',
    categories: ['Motor', 'Creative'],
    skills: ['gross-motor', 'feelings-connection'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: onFloor(['wild', 'bored', 'fine']),
    made_for: ['two_children'],
    two_ages: {
      small: 'Brings soft things one by one, free as they like',
      big: 'Takes them with closed eyes, sitting, and builds by feel',
    },
    slots: [{ kind: 'soft', amount: 'a few' }],
    titles: ['Courier and Builder for the {Hero}', 'A Nest for the {Hero}'],
    description:
      'The small one fetches, the big one builds with closed eyes: together they make a nest for the {hero}.',
    core: [
      'Seat the big one on the floor with closed eyes: the builder of the {hero}.',
      'Let the small one bring {softs}, one at a time, and put each into the open hands.',
      'Build the nest of the {hero} by feel alone. The small one may say: more, or stop.',
    ],
    rounds: [
      {
        steps: [
          'Let the builder ask for soft, flat or round, and the small one chooses what that is.',
        ],
        objective: 'Chooses a thing by how it feels',
      },
      {
        steps: [
          'Swap chairs: the small one sits inside the nest, and the big one brings with one hand behind the back.',
        ],
        objective: 'Carries with one hand',
      },
    ],
    close: 'Open the eyes, look at the nest of the {hero}, and count how many things it took.',
    objectives: ['Brings or takes one thing at a time', 'Builds or stops on a word'],
    says: [
      'Ask: "What does the nest of the {hero} still need?"',
      'Ask: "How did your hands know what it was?"',
    ],
    easier: 'Build with open eyes, and both bring.',
    harder: 'Build a roof that stays up without being held.',
    caution:
      'Only soft, large things, nothing over a face or head. You sit between the two within reach of the small one.',
  },
]
