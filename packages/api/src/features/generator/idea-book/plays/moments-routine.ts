import { onFloor, onTheSpot, type Play, talk } from '../play.ts'

/** Dressing, teeth, bath, goodbye, tidying: the game is the job itself, and ends when the job is done. */
export const momentsRoutine: readonly Play[] = [
  {
    id: 'sleeve-tunnel',
    categories: ['Motor', 'Language'],
    skills: ['independence', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'bored', 'fine'], {
      ...{
        place: ['home_floor', 'bed', 'doorway'],
        child_energy: 1,
        posture: ['sitting', 'standing'],
      },
      noise: 0,
    }),
    made_for: ['dressing'],
    also: 'The clothes for today',
    titles: ['The {Hero} Goes Through the Sleeve', 'Tunnels for the {Hero}'],
    description:
      'Each sleeve is a tunnel and each hand is the {hero}. It goes in, gets lost, and comes out dressed.',
    core: [
      'Hold up two things to wear and let your child choose the first tunnel.',
      'Say: "The {hero} goes in. Where is it? I cannot see it!" Wait for the hand to come out.',
      'Greet the hand of the {hero} at the other end, then do the next tunnel: sleeve, leg, sock.',
    ],
    rounds: [],
    close: 'Count the tunnels on the way to the door: sleeve, sleeve, leg, leg, all dressed.',
    objectives: ['Pushes a hand or foot through by themselves', 'Chooses which piece comes next'],
    says: [
      'Ask: "Which tunnel does the {hero} take now?"',
      'Say: "Where did the {hero} go? I hear it in there."',
    ],
    easier: 'Gather the sleeve up for your child, so that the tunnel is short.',
    harder: 'Keep your hands still: the {hero} must find its own way in.',
    caution:
      'Sit down for legs and socks, and keep cloth off the face: head holes go over quickly.',
  },
  {
    id: 'dressed-in-a-story',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'independence'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'fine'], {
      ...{ place: ['home_floor', 'bed', 'doorway'], child_energy: 1 },
      ...{ is_voice_only: false, light: 'light', noise: 1 },
    }),
    made_for: ['dressing'],
    also: 'The clothes for today',
    titles: ['One Sock, One Sentence: The {Hero}', 'The {Hero} Waits for Your Shoes'],
    description:
      'A story about the {hero} that only goes on when a piece of clothing is on. One sock, one sentence.',
    core: [
      'Begin: "The {hero} stood near {place} and could not go a step further, because ..." Then stop.',
      'Tell one sentence more for each piece that is on. Your child decides the order.',
      'Let the cliff be at the shoes: the {hero} is saved only when both are closed.',
    ],
    rounds: [],
    close: 'Say the last sentence together at the door and leave the next part for tomorrow.',
    objectives: [
      'Puts clothes on in an order of their own',
      'Adds or ends a sentence of the story',
    ],
    says: ['Ask: "What is the {hero} stuck on today?"', 'Ask: "Which sock decides it all?"'],
    easier: 'Tell all of it yourself and only wait for the piece.',
    harder: 'Let your child tell, and you add one word at each piece.',
    caution: 'Sit down for socks and shoes. Nothing is raced: the story waits for whoever is slow.',
  },
  {
    id: 'teeth-lodgers',
    categories: ['Language'],
    skills: ['independence', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'bored'], {
      ...{ place: ['bath'], adult_energy: 2, posture: ['standing', 'sitting'] },
      ...{ hands_needed: 2, noise: 1, light: 'light' },
    }),
    made_for: ['teeth'],
    also: 'Your toothbrush',
    titles: ['The {Hero} Hides Behind a Tooth', 'Who Lives in There, {Hero}?'],
    description:
      'The {hero} has hidden its lunch behind the back teeth. While you brush, you tell what you find.',
    core: [
      'Kneel at eye level. Ask: "The {hero} lives in here. Upstairs or downstairs first?"',
      'Brush one corner and whisper what you see: a bit of bread, the shoe of the {hero}.',
      'Let your child show with fingers where to go next: one is up, two is down.',
    ],
    rounds: [],
    close: 'Rinse, look in the mirror, and wave to the {hero} in its clean house.',
    objectives: ['Keeps the mouth open for one corner', 'Shows where to brush next'],
    says: [
      'Ask: "Where is the {hero} hiding tonight?"',
      'Ask: "What did the {hero} have for lunch in there?"',
    ],
    easier: 'Let your child brush your teeth or a toy first, then swap.',
    harder: 'Let your child do the front alone while you tell.',
    caution:
      'Your child stands or sits still, and nobody walks about with a brush in the mouth. You finish the brushing.',
  },
  {
    id: 'brush-to-the-broadcast',
    categories: ['Creative', 'Language'],
    skills: ['independence', 'creativity'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'bored'], {
      ...{ place: ['bath'], adult_energy: 1, posture: ['standing', 'sitting'] },
      ...{ hands_needed: 0, noise: 1, light: 'light' },
    }),
    made_for: ['teeth'],
    also: 'A toothbrush',
    titles: ['The {Hero} Reports From Tooth Four', 'Two Minutes With the {Hero}'],
    description:
      'You are the {hero}, live from the last back tooth. The brush gives the pictures, thumbs give the answers.',
    core: [
      'Report like the {hero} at a great match: "The brush turns left, and there is trouble at the back!"',
      'Change the corner every thirty seconds: announce it like a new half.',
      'Ask questions that a thumb can answer: up, down, sideways.',
    ],
    rounds: [],
    close:
      'End the program of the {hero} with the final rinse and the score: four corners, all done.',
    objectives: ['Brushes all four corners', 'Answers by thumb without stopping'],
    says: [
      'Ask: "What will the {hero} report from tomorrow?"',
      'Say: "The {hero} has lost the picture. What happened in there?"',
    ],
    easier: 'Hum one song per corner instead of talking.',
    harder: 'Swap on alternate nights: your child reports while you brush yours.',
    caution:
      'Stand or sit still with the brush in the mouth. Small children need you to brush after them.',
  },
  {
    id: 'pocket-kiss',
    categories: ['Creative', 'Language'],
    skills: ['feelings-connection', 'independence'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'sad_or_angry_after', 'fine'], {
      ...{
        place: ['doorway', 'queue', 'home_floor'],
        hands_needed: 1,
        posture: ['standing', 'sitting'],
      },
    }),
    made_for: ['goodbye'],
    titles: ['The {Hero} in Your Pocket', 'A Job for the {Hero} Until Later'],
    description:
      'An invisible {hero} moves into the pocket. It has one job for today: keep the place warm.',
    core: [
      'Kneel down. Put an invisible {hero} into the pocket of your child and close it with a pat.',
      'Give the {hero} one job: "See what there is for lunch. Tell me after the nap."',
      "Say when you come back in your child's own clock: after lunch, after the garden.",
    ],
    rounds: [],
    close: 'Wave the same way as always, say goodbye, and really go.',
    objectives: ['Holds or pats the pocket', 'Waves or nods at the goodbye'],
    says: [
      'Ask: "What should the {hero} find out for me today?"',
      'Say: "The {hero} is with you, and so is your teacher. What will it see?"',
    ],
    easier: 'Do only the pat and the wave, without words.',
    harder: 'Let your child give you something invisible to carry, too.',
    caution: 'Hand your child over to a person by name before you turn, and do not slip away.',
  },
  {
    id: 'question-to-carry',
    categories: ['Language'],
    skills: ['feelings-connection', 'vocabulary-talk'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk(['whiny', 'sad_or_angry_after', 'fine']),
    made_for: ['goodbye'],
    titles: ['A Riddle About the {Hero} to Carry', 'The {Hero} Question for Today'],
    description:
      'Each of you takes a question along that only the other one can answer tonight. Today it is about the {hero}.',
    core: [
      'Ask one that takes all day: "How would the {hero} get through your timetable?"',
      'Take one from your child in return, and say it back word for word.',
      'Agree on the place and time for the answers: at the door, before shoes come off.',
    ],
    rounds: [],
    close: 'Say your word for goodbye, such as "{Hero}!", and go without turning back.',
    objectives: ['Gives a question to carry', 'Repeats the question that was given'],
    says: [
      'Ask: "What shall I find out about the {hero} until tonight?"',
      'Ask: "When do we open the {hero} question tonight?"',
    ],
    easier: 'Give a choice to carry: would the {hero} be early or late?',
    harder: 'Hide a clue to the question in the lunch box.',
    caution:
      'Say who picks your child up and when. A worry that comes up gets an ear before the riddle.',
  },
  {
    id: 'hungry-box',
    categories: ['Motor', 'Math'],
    skills: ['independence', 'patterns-logic'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'bored', 'wild', 'fine'], { adult_energy: 1 }),
    made_for: ['tidying'],
    also: 'The box that the toys live in',
    titles: ['The Toy Box Is the {Hero}', 'Feed Me, Says the {Hero}'],
    description:
      'The toy box is the {hero}, and it has had nothing since breakfast. It is a picky one.',
    core: [
      'Put the box in the middle and speak for it: "I am the {hero}. I want only red things!"',
      'Let your child bring one. Close your mouth with a clack like the {hero}, then ask for soft, big or with wheels.',
      'Do ten things, no more. Show with your fingers how many are left.',
    ],
    rounds: [
      {
        steps: [
          'Let your child give the orders as the {hero}. Bring one wrong thing and be sent back.',
        ],
        objective: 'Says what sort of thing is wanted',
      },
    ],
    close: 'Let the {hero} say thank you, full at last, and close the lid together, gently.',
    objectives: ['Brings a thing of the kind that was asked for', 'Puts it into the box'],
    says: [
      'Ask: "What does the {hero} want last of all?"',
      'Ask: "How many more does the {hero} get?"',
    ],
    easier: 'Let it take anything, one piece at a time, from your hand to theirs and in.',
    harder: 'Ask for two sorts in a row: first soft, then blue.',
    caution:
      'Things are laid in, not thrown, and a lid is held by you so that no finger is caught.',
  },
  {
    id: 'ten-thing-heist',
    categories: ['Motor', 'Math', 'Creative'],
    skills: ['independence', 'focus-memory'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor(['bored', 'wild', 'fine'], { adult_energy: 1 }),
    made_for: ['tidying'],
    also: 'Ten things that lie about',
    titles: ['Ten Traces of the {Hero}', 'The {Hero} Was Never Here'],
    description:
      'The {hero} broke in and left ten traces. Remove them, so that nobody can tell that the {hero} was here.',
    core: [
      'Agree on ten things that lie about: these are the traces of the {hero}.',
      'Bring back one at a time, in silence, each in a new way of walking.',
      'Move one thing to a wrong place in secret. The other has to spot it.',
    ],
    rounds: [
      {
        steps: [
          'Sort the next ten by how long they take. Guess the minutes first, then do it and compare.',
        ],
        objective: 'Guesses a time and compares',
      },
    ],
    close: 'Stand in the door like the police. Find nothing of the {hero}, and shake hands.',
    objectives: ['Puts ten things where they belong', 'Spots a thing in a wrong place'],
    says: [
      'Ask: "Which trace would have given the {hero} away?"',
      'Ask: "What do you think the {hero} was looking for?"',
    ],
    easier: 'Do five, and sit down as the chief who points out the next trace.',
    harder: 'Find a better home for one thing that never has a place.',
    caution: 'Walk, do not run. Heavy things are carried low or by two.',
  },
  {
    id: 'towel-parcel',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: talk(['whiny', 'bored', 'fine'], {
      place: ['bath'],
      posture: ['sitting', 'standing'],
      noise: 1,
    }),
    made_for: ['bath'],
    titles: ['The {Hero} Needs a Wash', 'Which Knee First, {Hero}?'],
    description:
      'In the tub sits the {hero}, and it never remembers what it has to wash. Your child tells it, part by part.',
    core: [
      'Sit at the edge and ask: "Are you the {hero}? You have mud on your elbow!"',
      'Ask what comes next in the voice of the {hero}: "Is this my knee or my nose?"',
      'Sing one line for each part that is done, and forget a part on purpose.',
    ],
    rounds: [
      {
        steps: ['Guess with your child what the {hero} did all day to get so muddy there.'],
        objective: 'Tells what may have happened before',
      },
    ],
    close: 'Ask the {hero} to come out, wrap it up, and say each clean part once more.',
    objectives: ['Names a part of the body', 'Notices the part that was left out'],
    says: [
      'Ask: "Where does the {hero} still have mud?"',
      'Ask: "What did the {hero} do today to get so dirty?"',
    ],
    easier: 'Name the part yourself and let your child show it.',
    harder: 'Let your child give the orders, and wash your own hands as told.',
    caution:
      'Read this before the water runs and put the phone away. Both your hands stay free, your eyes on your child.',
  },
]
