import { onTheSpot, type Play, told } from './play.ts'

/** Plays about one thing that a parent wishes for, and for nothing else. */
export const answers: readonly Play[] = [
  {
    id: 'friend-in-the-dark',
    categories: ['Language', 'Science'],
    skills: ['feelings-connection', 'senses'],
    ages: [2, 10],
    difficulty: 'easy',
    facts: onTheSpot(['whiny', 'fine', 'curious', 'bored'], {
      place: ['bed', 'home_floor', 'sofa'],
      posture: ['sitting', 'lying', 'floor'],
    }),
    answers: 'fear_of_dark',
    tellings: [told(null, 'The Hedgehog Visits the Dark', 'hedgehog')],
    open: { titles: ['The {Hero} Gets to Know the Dark', 'Show the {Hero} the Dark'], words: {} },
    description:
      'The {hero} is afraid of the dark, and your child is the one who shows it around: each dark shape turns out to be something they both know.',
    core: [
      'Sit down together, and dim the light as far as your child likes. Whisper: "The {hero} is a bit afraid in here."',
      'Ask which dark shape the {hero} wonders about. Guess what it is, make it light, look, and dim it again.',
      'Say good evening to each shape by its real name: "Good evening, chair." Find three.',
    ],
    rounds: [
      {
        steps: [
          'Listen for three breaths. Say what each sound is, and what makes it at this hour.',
        ],
        objective: 'Names a sound in the dark',
      },
      {
        steps: [
          'Invent one small thing that helps the {hero}: a word, a breath, a hand to hold. Try it a bit darker.',
        ],
        objective: 'Chooses what helps when it is dark',
      },
    ],
    close:
      'Let the {hero} say what helped most, and leave on the small light that your child chooses.',
    objectives: ['Names a shape in dim light', 'Says what helps somebody who is afraid'],
    say: 'Say: "I still look twice at a dark corner. What does the {hero} need when it gets dark?"',
    easier: 'Leave the light on, and look only for shadows and where they come from.',
    harder: 'Let your child switch the light off for three breaths, hand in hand.',
    caution:
      'One lamp stays in your reach, and it is bright again at the first sign of fear. Stay seated in the dark; hot lamps and cords are yours.',
  },
  {
    id: 'guess-from-far-away',
    categories: ['Language', 'Creative', 'Motor'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 12],
    difficulty: 'easy',
    facts: onTheSpot(['bored', 'whiny', 'fine', 'curious'], {
      place: ['call', 'table', 'home_floor', 'sofa'],
      posture: ['sitting', 'floor'],
      noise: 1,
    }),
    answers: 'family_call',
    tellings: [],
    open: { titles: ['Guess the {Hero} From Far Away', 'The {Hero} on the Screen'], words: {} },
    description:
      'Your child plays the {hero} with hands and face only, and whoever is on the screen guesses what it is doing. Then the one far away plays, and your child guesses.',
    core: [
      'Prop up the screen so that whoever is on it sees face and hands. Tell them: "Here comes the {hero}."',
      'Let your child show one thing the {hero} does, without a word. The one far away guesses aloud.',
      'Nod or shake until it is guessed. Then swap: the one far away shows, your child guesses.',
    ],
    rounds: [
      {
        steps: ['Ask the one far away what they did today, and show it as the {hero} would do it.'],
        objective: 'Shows what somebody else has told',
      },
      {
        steps: ['Hide a thing behind your back. The one far away asks, your child says yes or no.'],
        objective: 'Answers questions about a hidden thing',
      },
    ],
    close: 'Invent a goodbye of the {hero}: your child does it, the one far away copies it.',
    objectives: ['Shows an action without words', 'Guesses what somebody shows'],
    say: 'Say: "I liked how they guessed the {hero}. What would you like to show them next time?"',
    easier: 'Let the one far away ask: "Does it sleep, or does it eat?"',
    harder: 'Show two actions in a row, to be told in the right order.',
    caution:
      'Prop the screen up on a table, cord out of the way, and stay seated; you end the call together.',
  },
]
