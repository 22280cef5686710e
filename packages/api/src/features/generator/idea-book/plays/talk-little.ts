import { onTheSpot, type Play, talk } from '../play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const

/** Ages 2 to 5, with nothing at all: on the couch, in a seat, in a line, in the dark. */
export const talkLittle: readonly Play[] = [
  {
    id: 'silly-visitor',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['The {Hero} Gets It Wrong', 'Silly Talk With the {Hero}'],
    description:
      'The {hero} thinks soup goes into ears and hats go on feet. Your child knows better, and says so.',
    core: [
      'Say in a small voice: "Hello, I am the {hero}. I eat my soup with my ears!"',
      'Wait. When your child protests, ask as the {hero}: "Not with my ears? With what, then?"',
      'Get two more things wrong: "I wear my hat on my foot. I sleep in my cup."',
    ],
    rounds: [
      {
        steps: [
          'Swap: let your child be the {hero} and tell you something wrong. Be shocked, then put it right.',
        ],
        objective: 'Makes up a silly sentence',
      },
      {
        steps: [
          'Mix up the day: "First I sleep, then I wake up, then I eat my pillow." Wait after each part.',
        ],
        objective: 'Says what comes first',
      },
    ],
    close: 'Let the {hero} whisper thank you for each true word, and say goodbye.',
    objectives: ['Says no to a silly sentence', 'Says the word that fits'],
    says: ['Ask: "What should the {hero} learn next?"', 'Ask: "Where does my hat go, then?"'],
    easier: 'Stay with noses and ears, and offer two words: "Ear or mouth?"',
    harder: 'Sing a song you both know and get just one word wrong.',
    caution:
      'Only voices are needed. Laugh about the {hero}, never about a word your child gets wrong.',
  },
  {
    id: 'echo-count',
    categories: ['Math', 'Creative'],
    skills: ['number-sense', 'rhythm-music'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['The {Hero} Says It Twice', 'Once or Twice, Little {Hero}?'],
    description:
      'One call from the {hero} gets one call back, two calls get two. A tiny number game for ears and mouth.',
    core: [
      'Choose a short call for the {hero} together: a beep, a squeak, a hoo.',
      'Call once as the {hero} and wait until your child calls back once.',
      'Call twice, slowly. Say it after: "Two calls. One, two."',
    ],
    rounds: [
      {
        steps: [
          'Let your child call first, and answer with as many calls. Make one mistake on purpose.',
        ],
        objective: 'Notices when there is one call too many',
      },
      {
        steps: ['Call once loud and once soft. Ask which of the two was the baby.'],
        objective: 'Tells a loud call from a soft one',
      },
    ],
    close: 'Call one last time, very softly, and let the {hero} fall asleep.',
    objectives: ['Answers one call with one', 'Answers two calls with two'],
    says: [
      'Ask: "How many times did the {hero} call?"',
      'Say: "I heard the {hero} twice. What did you hear?"',
    ],
    easier: 'Call only once each time, high or low, and be the echo of each other.',
    harder: 'Call three times, or leave a long gap before the last call.',
    caution: 'Only voices are needed. Keep the calls soft near ears and while somebody drives.',
  },
  {
    id: 'big-ears',
    categories: ['Science'],
    skills: ['senses', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['What Does the {Hero} Hear?', 'Big Ears Like the {Hero}'],
    description:
      'The {hero} hears everything. For three breaths you two are as quiet as that, and something hums.',
    core: [
      'Whisper: "The {hero} hears the smallest thing. Now we are the {hero}."',
      'Listen for three slow breaths without a word.',
      'Say what you heard first, and make that sound: "A hum. Mmmm."',
    ],
    rounds: [
      {
        steps: ['Listen again for a sound far away. Ask whether it came nearer or went off.'],
        objective: 'Says whether a sound is near or far',
      },
      {
        steps: ['Make a sound you both heard, and let your child say who makes it. Then swap.'],
        objective: 'Names who or what makes a sound',
      },
    ],
    close: 'Let the {hero} choose its favorite sound and make it once more, in a whisper.',
    objectives: ['Stays quiet for a breath to listen', 'Copies or names one sound'],
    says: ['Ask: "What does the {hero} hear now?"', 'Ask: "Which sound was the smallest?"'],
    easier: 'Make the sound for your child: hum like the road, and listen for it together.',
    harder: 'Listen for two sounds at once and say both.',
    caution: 'Nothing is needed. If a sound frightens your child, name it and stop.',
  },
  {
    id: 'one-word-song',
    categories: ['Creative'],
    skills: ['rhythm-music', 'creativity'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['A Song With One Word: {Hero}', 'The {Hero} Song'],
    description:
      'A tune you both know, and only one word in it: the name of the {hero}, high, low and sleepy.',
    core: [
      'Hum a tune your child knows well, very softly.',
      'Sing it again with one word only: {hero}, {hero}, {hero}.',
      'Stop before the last note and wait: your child sings the last {hero}.',
    ],
    rounds: [
      {
        steps: [
          'Sing it as a small, squeaky {hero}, then as a huge one. Ask which one comes next.',
        ],
        objective: 'Changes the voice for big and small',
      },
      {
        steps: ['Let your child choose the word for the next song, whatever it is, and sing that.'],
        objective: 'Chooses a word for a song',
      },
    ],
    close: 'Sing it slower and slower until it is only a hum.',
    objectives: ['Joins in on the last note', 'Sings or hums along with a tune'],
    says: [
      'Ask: "Which song should the {hero} sing now?"',
      'Say: "The {hero} stopped! What comes next?"',
    ],
    easier: 'Hum only, and let your child say the word whenever they like.',
    harder: 'Stop in a different place each time and wait.',
    caution: 'Only soft voices are needed. In a full room, hum.',
  },
  {
    id: 'toes-wake-up',
    categories: ['Motor'],
    skills: ['gross-motor', 'vocabulary-talk'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onTheSpot([...mood]),
    titles: ['Wake Up, Toes, Says the {Hero}', 'The {Hero} Wakes Your Toes'],
    description:
      'Toes sleep, knees sleep, even a nose can sleep. The {hero} wakes them one by one, where you are.',
    core: [
      'Whisper: "Your toes are asleep. The {hero} is coming to wake them."',
      'Say "Good morning, toes!" and let your child wiggle them as long as you count to three.',
      'Wake fingers, then the nose, then one knee, the way the {hero} would ask.',
    ],
    rounds: [
      {
        steps: ['Let your child wake you: what they name is what you move.'],
        objective: 'Names a part of the body to be moved',
      },
      {
        steps: ['Say a sleepy "Good night, nose" for each part until only one finger is awake.'],
        objective: 'Keeps a part of the body still',
      },
    ],
    close: 'Send everything back to sleep, the toes last, and breathe out long.',
    objectives: ['Moves the part that is named', 'Stops moving when it is over'],
    says: ['Ask: "Who should the {hero} wake now?"', 'Ask: "Which toe woke up first?"'],
    easier: 'Stroke the foot or hand while you say its name.',
    harder: 'Wake two things at once: one knee and the tongue.',
    caution: 'Your child stays lying or seated, belted in a car. Stop when it tickles too much.',
  },
  {
    id: 'in-the-bag',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['What Is in the Bag of the {Hero}?', 'The {Hero} Has a Secret Bag'],
    description:
      'The {hero} carries a bag that no one can see. One clue at a time, your child works out what is in it.',
    core: [
      'Say: "The {hero} has packed a bag. I know what is in it." Think of {w1}.',
      'Give one clue: what one does with it. Then one more: how it feels.',
      'Swap after the right word: your child packs the bag of the {hero} and gives the clues.',
    ],
    rounds: [
      {
        steps: [
          'Pack something that cannot be there, such as a whole house, and describe it just as calmly.',
        ],
        objective: 'Says why something does not fit',
      },
      {
        steps: ['Name all that is in the bag by now, in order. Leave one out: who notices?'],
        objective: 'Remembers what was named',
      },
    ],
    close: 'Decide together which thing the {hero} needs most, and let it walk off.',
    objectives: ['Guesses a thing from two clues', 'Describes a thing without its name'],
    says: [
      'Ask: "What would you pack for the {hero}?"',
      'Ask: "Which clue told you what the {hero} had?"',
    ],
    easier: 'Pack only things your child ate or wore today.',
    harder: 'Use clues that say what it is not: not round, not soft, not for eating.',
    caution: 'Only voices are needed. There is no wrong guess: each one is a clue, too.',
  },
  {
    id: 'guests-come-and-go',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['Guests of the {Hero}', 'How Many Visit the {Hero}?'],
    description:
      'Guests come and go at the house of the {hero}, and it always gets the number wrong. Your child puts it right.',
    core: [
      'Say: "The {hero} has two guests. The bell rings: one more comes in."',
      'Count as the {hero}, wrongly: "So I have five guests!" Wait for your child to protest.',
      'Let guests come and go, one or two at a time, never more than five.',
    ],
    rounds: [
      {
        steps: [
          'Let your child ring the bell and say who comes. Keep count, and ask after each one.',
        ],
        objective: 'Tells a number story with one more',
      },
      {
        steps: [
          'Share three cakes: how many does each guest get when three are there, or only one?',
        ],
        objective: 'Shares out a small number',
      },
    ],
    close: 'Send the guests home one by one, counting down, until the {hero} is alone.',
    objectives: ['Says how many there are after one more', 'Corrects a wrong number'],
    says: [
      'Ask: "How did you know the {hero} was wrong?"',
      'Ask: "Who should visit the {hero} next?"',
    ],
    easier: 'Stay with one, two and three guests, and count them aloud together.',
    harder: 'Let one guest come while another leaves at the same time.',
    caution: 'Only voices are needed. Fingers may help, unless your hands are busy.',
  },
  {
    id: 'nothing-fell-down',
    categories: ['Science', 'Language'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['The Day Nothing Fell Down for the {Hero}', 'The {Hero} Lets Go'],
    description:
      'This morning the {hero} let go of a cup, and it stayed in the air. What else would change on such a day?',
    core: [
      'Tell it slowly: "The {hero} let go of a cup this morning. It stayed in the air!"',
      'Ask what soup would do on that day, then rain, then long hair.',
      'Send the {hero} through the day: how does it wash, eat, and sit on a chair?',
    ],
    rounds: [
      {
        steps: [
          'Turn it around: today everything is twice as heavy. Start with shoes and a spoon.',
        ],
        objective: 'Says how heavy things change a day',
      },
      {
        steps: [
          'Let your child invent the next strange day: no light, no sounds, or everything sticky.',
        ],
        objective: 'Invents a rule and follows it',
      },
    ],
    close: 'Bring the cup down again, very slowly, and say what you are glad about.',
    objectives: ['Says what would happen next', 'Gives a reason with because'],
    says: [
      'Ask: "What would the {hero} try first on such a day?"',
      'Ask: "What would you do first?"',
    ],
    easier: 'Offer two ways it could go and let your child choose: up or down?',
    harder: 'Ask for one good and one bad thing each time.',
    caution: 'It is only told. Say once that real cups fall, and nothing is dropped to try it out.',
  },
  {
    id: 'stop-button-story',
    categories: ['Creative', 'Language'],
    skills: ['storytelling', 'creativity'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: talk([...mood]),
    titles: ['A Story With a Stop Button: The {Hero}', 'Stop, Said the {Hero}'],
    description:
      'You tell about the {hero}, and your child has the stop button: one word, and the story turns around.',
    core: [
      'Begin quietly: "Once the {hero} lived near {place} and looked for {w1}."',
      'Explain the button: when your child says stop, they say what happens instead.',
      'Tell on with whatever came. Make the {hero} a bit surprised each time.',
    ],
    rounds: [
      {
        steps: ['Swap: your child tells, you may press stop three times only. Use them kindly.'],
        objective: 'Tells a story with a beginning',
      },
      {
        steps: ['Tell the same story again in five sentences and leave out the best part. Wait.'],
        objective: 'Remembers what happened',
      },
    ],
    close: 'Ask for the last sentence, say it together, and close an invisible book.',
    objectives: ['Says what happens next', 'Listens for the moment to change it'],
    says: ['Ask: "What did the {hero} learn today?"', 'Ask: "When was the {hero} most surprised?"'],
    easier: 'Offer two ways on at each stop: into the cave or over the hill?',
    harder: 'Name three things first that must all turn up.',
    caution: 'Only voices are needed. Keep the end friendly if sleep is near.',
  },
  {
    id: 'finger-walker',
    categories: ['Motor'],
    skills: ['fine-motor', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: onTheSpot([...mood]),
    titles: ['The Two-Finger {Hero}', 'Small Walks of the {Hero}'],
    description:
      'Two fingers are the {hero}. It walks up a knee, slips, freezes when you cough, and tries a jump.',
    core: [
      'Make two fingers the {hero} and let it walk slowly up your own leg.',
      'Let the finger {hero} of your child follow yours: tiptoe, big steps, one leg.',
      'Stop as still as stone when one of you coughs. Go on when one hums.',
    ],
    rounds: [
      {
        steps: ['Let your child lead, and copy each step with your weaker hand.'],
        objective: 'Leads a row of finger steps',
      },
      {
        steps: ['Cross a gap: hand to knee without touching. Try it with the other hand, too.'],
        objective: 'Moves two fingers with the weaker hand',
      },
    ],
    close: 'Let the {hero} lie down in the palm and close the hand around it.',
    objectives: ['Walks with two fingers of one hand', 'Stops when the signal comes'],
    says: [
      'Ask: "Where does your {hero} want to go now?"',
      'Ask: "Which hand is the better {hero}?"',
    ],
    easier: 'Use the whole hand as a soft, round {hero}.',
    harder: 'Walk two at once, one with each hand, in opposite directions.',
    caution: 'Fingers stay away from eyes, belts and buckles. Stay seated or lying.',
  },
]
