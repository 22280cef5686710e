import { atTable, onFloor, type Play, talk, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'whiny', 'fine'] as const

/** Language, ages 4 and 5. */
export const youngWords: readonly Play[] = [
  {
    id: 'hungry-for-a-sound',
    categories: ['Language'],
    skills: ['letters-sounds', 'vocabulary-talk'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: talk([...mood]),
    tellings: [
      told('animals', 'The Snail That Eats Sss', 'snail', {
        sound: 'sss',
        yes: 'sock, soap, soup',
        no: 'banana',
        eat: 'Draw in both feelers and chew: "Sssock!"',
      }),
      told('nature', 'The Bumblebee Collects Bbb', 'bumblebee', {
        sound: 'b-b-b',
        yes: 'ball, bed, bath',
        no: 'moon',
        eat: 'Buzz around it once and pack it: "B-b-ball!"',
      }),
      told('vehicles', 'The Train Takes Only T', 'train', {
        sound: 't-t-t',
        yes: 'table, toe, tomato',
        no: 'nose',
        eat: 'Couple it on like a wagon: "T-t-table!"',
      }),
      told('space', 'The Moon Likes Mmm', 'moon', {
        sound: 'mmm',
        yes: 'moon, mouse, mouth',
        no: 'shoe',
        eat: 'Make your mouth full and round: "Mmmouse!"',
      }),
      told('ocean', 'The Fish That Swallows Fff', 'fish', {
        sound: 'fff',
        yes: 'foot, fork, feather',
        no: 'chair',
        eat: 'Blow bubbles and swallow: "Fffoot!"',
      }),
      told('music', 'The Drum That Plays D', 'drum', {
        sound: 'd-d-d',
        yes: 'door, dog, dinner',
        no: 'lamp',
        eat: 'Drum it on your leg: "D-d-door!"',
      }),
      told('building', 'The Robot Runs on Rrr', 'robot', {
        sound: 'rrr',
        yes: 'red, rain, ring',
        no: 'cup',
        eat: 'Turn like a motor: "Rrred!"',
      }),
      told(null, 'The Monster That Eats Kkk', 'monster', {
        sound: 'k-k-k',
        yes: 'cup, key, cake',
        no: 'window',
        eat: 'Crack it like a nut: "K-k-cup!"',
      }),
    ],
    description:
      'The {hero} lives on words that begin with {sound}. Everything else makes it cough. Your child feeds it with what you see, or from memory.',
    core: [
      'Stretch the sound together: {sound}. Give the {hero} a word, such as {yes}. {eat}',
      'Offer a wrong one: "{no}?" Cough, shake your head, and ask what is the matter with it.',
      'Let your child find three words for the {hero}, from what you see or from home.',
    ],
    rounds: [
      {
        steps: ['Put one wrong word among three. Your child calls "cough!" at the right moment.'],
        objective: 'Notices which word begins with another sound',
      },
      {
        steps: [
          'Change the sound: your child decides what it eats now. Start with the sound of a name.',
        ],
        objective: 'Chooses a first sound and keeps to it',
      },
    ],
    close: 'Say all its words once more, and let the {hero} nod off on its sound.',
    objectives: ['Says a word with the same first sound', 'Notices a word that does not fit'],
    say: 'Say: "I looked around, and I could only find two for the {hero}. Which one shall it get now?"',
    easier: 'Offer two words each time: which one can it eat?',
    harder: 'Feed it words that end with the sound.',
    caution: 'Only voices. Listen for sounds, not for spelling.',
  },
  {
    id: 'witness-of-the-day',
    categories: ['Language'],
    skills: ['storytelling', 'feelings-connection'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['table', 'home_floor', 'sofa'] }),
    slots: [{ kind: 'thing', amount: '1' }],
    tellings: [
      told('dinosaurs', 'The Dinosaur Has Slept Too Long', 'dinosaur', {
        ask: 'Yawn and stretch a long neck: "I slept for a million years. What happened today?"',
        more: 'Wonder at every new word: "A bus? Is it eaten?" Let it be explained.',
      }),
      told('nature', 'The Snail Came Too Late', 'snail', {
        ask: 'Put out two fingers as feelers: "I am too slow. What did I miss today?"',
        more: 'Ask only about small things: what lay on the ground, what was wet, what was under it?',
      }),
      told('ocean', 'The Whale Heard Nothing', 'whale', {
        ask: 'Speak long and deep: "Up there, what was to be heard today?"',
        more: 'Ask for sounds: what was loud, what was soft, and who made it?',
      }),
      told('music', 'A Song About Today', 'singer', {
        ask: 'Sing the question on two notes: "What did you see today?"',
        more: 'Sing back each answer in one line, and ask what comes in the next verse.',
      }),
      told('sports', 'The Match Report of Today', 'commentator', {
        ask: 'Hold a fist as a microphone: "Welcome! What was the first half like today?"',
        more: 'Ask for the best move, a foul, and the score of the day.',
      }),
      told('cooking', 'What Was Today Made Of?', 'cook', {
        ask: 'Stir in the air: "I want to cook this day again. What goes in first?"',
        more: 'Ask how much of each: a pinch or a pot of it? Was it sweet or sour?',
      }),
      told('stories', 'A Reporter for the Unicorn Times', 'reporter', {
        ask: 'Hold out a fist as a microphone: "Unicorn Times! What happened here today?"',
        more: 'Ask like a reporter: who was there, what was the best bit, what went wrong?',
      }),
      told('building', 'The Robot Wants the Facts', 'robot', {
        ask: 'Speak flat, like a robot: "Beep. Report. What did you see today?"',
        more: 'Ask flatly: where, who, how many? Beep once for a fact; for a feeling say "What is that?"',
      }),
      told('animals', 'The Parrot Heard It All', 'parrot', {
        ask: 'Flap once and squawk: "What did you see today? See today?"',
        more: 'Repeat the last two words of every answer, like a parrot, then ask what came next.',
      }),
      told('space', 'A Call From Another Planet', 'alien', {
        ask: 'Speak as an alien: "What are children for? What did they do today?"',
        more: 'Get one word wrong each time, such as soup for shoe, and let it be explained.',
      }),
      told('vehicles', 'The Traffic Police Ask Questions', 'police officer', {
        ask: 'Stop it with a flat hand: "Police. What did you see on the road today?"',
        more: 'Write it down in the air and ask: from where, how fast, and who was there?',
      }),
      told(null, 'It Lay There and Saw Everything', 'listener', {
        ask: 'Lean in: "You lay there all day. What did you see?"',
        more: 'Ask what came first, who was loud, and what was nice.',
      }),
    ],
    open: {
      titles: ['The {Hero} Asks About Today', 'Tell It to the {Hero}'],
      words: {
        ask: 'Ask how a {hero} talks, and ask that way: "What did you see today?"',
        more: 'Ask on as a {hero} would: what was new, what was loud, what was nice?',
      },
    },
    description:
      'The {thing} was there all day and saw what your child did. Now the {hero} wants to know, and your child speaks for it.',
    core: [
      'Put the {thing} between you. Your child is its voice, you are the {hero}.',
      '{ask} Start with something that really happened today.',
      '{more}',
    ],
    rounds: [
      {
        steps: ['Let the {thing} be cross or sad about one moment. Ask what would have helped.'],
        objective: 'Says what makes a feeling better',
      },
      {
        steps: ['Swap: your child is the {hero} and asks you about your day.'],
        objective: "Asks two questions about somebody's day",
      },
    ],
    close:
      'Read out the story of the day for the {hero} in three sentences, and put the {thing} back.',
    objectives: ['Tells two things that happened today', 'Says what somebody else may feel'],
    say: 'Say: "I was not there, so I only know it from the {hero}. Which part should I have seen?"',
    easier: 'Ask questions with two answers to choose from: inside or outside?',
    harder: 'Let one thing in the story be made up. The other finds it.',
    caution: 'Sit down for it. What was hard today may be left out; nobody is made to tell.',
  },
  {
    id: 'wrong-about-the-picture',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'observation-inquiry'],
    ages: [3, 5],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], {
      place: ['table', 'sofa', 'bed', 'home_floor'],
    }),
    slots: [{ kind: 'book', amount: '1' }],
    tellings: [
      told('animals', 'The Mole Looks at Pictures', 'mole', {
        eyes: 'Squint and put your nose to the page: moles see badly.',
        search: 'something small and low down, near the ground',
      }),
      told('space', 'The Alien Reads a Picture Book', 'alien', {
        eyes: 'Hold the book upside down and nod: so that is Earth.',
        search: 'something it has never seen',
      }),
      told('stories', 'The Detective Opens a Book', 'detective', {
        eyes: 'Look through a hand rolled up like a spyglass.',
        search: 'a clue: who was here just before?',
      }),
      told('building', 'The Robot Scans the Page', 'robot', {
        eyes: 'Slide a flat hand down the page: scanning, beep.',
        search: 'something that could be mended, and say how',
      }),
      told('art', 'The Painter Checks the Colors', 'painter', {
        eyes: 'Step back, one eye shut, thumb up, like a painter.',
        search: 'the color that is there least of all',
      }),
      told(null, 'The Old Bear Forgot Its Glasses', 'old bear', {
        eyes: 'Hold the book far away and blink.',
        search: 'the smallest thing in the picture',
      }),
    ],
    description:
      'The {hero} tells what is on the page and gets one thing wrong each time. Your child looks, finds the mistake, and says it right.',
    core: [
      'Open any picture page. {eyes} You are the {hero}.',
      'Tell three things about the picture, slowly. Two are right, one is wrong.',
      'Wait. Let your child find the wrong one and say what is really there.',
    ],
    rounds: [
      {
        steps: ['Swap: your child is the {hero} on the next page, and you must find the mistake.'],
        objective: 'Makes up a mistake about a picture',
      },
      {
        steps: [
          'Choose the page the {hero} will remember, and tell it in three sentences without looking.',
        ],
        objective: 'Retells a picture from memory',
      },
    ],
    close: 'Let the {hero} look for {search}, say where it is, and close the book.',
    objectives: ['Finds what does not fit the picture', 'Says what is really there'],
    say: 'Say: "I looked twice, and the {hero} still fooled me. What did you see that I missed?"',
    easier: 'Get only colors wrong.',
    harder: 'Get something wrong that is not drawn: what they say, or what comes next.',
    caution: 'Sit close, book flat on lap or table, and watch torn corners and loose flaps.',
  },
  {
    id: 'opposite-hero',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'medium',
    facts: onFloor([...awake, 'wild'], { hands_needed: 0 }),
    tellings: [
      told('vehicles', 'The Car With the Backward Pedals', 'car', {
        pairs: 'fast, slow; forward, back; stop, go',
        do: 'Drive with a steering wheel in your hands.',
      }),
      told('dinosaurs', 'The Topsy-Turvy Dinosaur', 'dinosaur', {
        pairs: 'loud, soft; big, small; heavy, light',
        do: 'Stomp with claws up.',
      }),
      told('sports', 'The Coach Who Means the Opposite', 'coach', {
        pairs: 'up, down; open, shut; fast, slow',
        do: 'Run on the spot.',
      }),
      told('music', 'The Upside-Down Conductor', 'conductor', {
        pairs: 'loud, soft; high, low; quick, slow',
        do: 'Sing la with arms in the air.',
      }),
      told('stories', 'The Wizard Whose Spells Go Wrong', 'wizard', {
        pairs: 'tall, tiny; awake, asleep; happy, sad',
        do: 'Wave a finger like a wand.',
      }),
      told(null, 'The Opposite Parrot', 'parrot', {
        pairs: 'up, down; fast, slow; near, far',
        do: 'Flap on the spot.',
      }),
    ],
    description:
      'Today the {hero} means the opposite of every word it says. Your child finds the right word, shouts it, and does it.',
    core: [
      'Explain: "I am the {hero}, and I say it all the wrong way round." {do}',
      'Call one word of a pair: {pairs}. Your child does the opposite and says its name.',
      'Go on with five words, a bit quicker each time. Get caught doing what you said.',
    ],
    rounds: [
      {
        steps: ['Swap: your child calls, you do the opposite. Fall for it once.'],
        objective: 'Calls a word that has an opposite',
      },
      {
        steps: [
          'Add a switch: after one clap the {hero} means exactly what it says, until the next clap.',
        ],
        objective: 'Changes the rule at a signal',
      },
    ],
    close: 'Let the {hero} say "Good morning!", answer "Good night!", and drop to the floor.',
    objectives: ['Says the opposite of a word', 'Does what the new word means'],
    say: 'Say: "I nearly did what the {hero} said. Which word is hardest to turn around?"',
    easier: 'Use one pair only, up and down.',
    harder: 'Say two words at once, such as fast and high.',
    caution: 'Clear the floor, go barefoot, and stay an arm from furniture.',
  },
]
