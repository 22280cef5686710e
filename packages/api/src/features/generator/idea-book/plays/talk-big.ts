import { onTheSpot, type Play, talk } from '../play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const

/** Ages 6 to 12, with nothing at all: on the couch, in a seat, in a line, in the dark. */
export const talkBig: readonly Play[] = [
  {
    id: 'luckily-sadly-secretly',
    categories: ['Language'],
    skills: ['storytelling', 'vocabulary-talk'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['Luckily, Sadly, Secretly: The {Hero}', 'The {Hero} Has a Secret'],
    description:
      'Three openings, one story about the {hero}: luckily, sadly, secretly. The secret is what changes everything.',
    core: [
      'Begin: "The {hero} woke up near {place}." The next sentence must begin with luckily.',
      'Take turns: luckily, sadly, secretly, then from the front again.',
      'Remember every secret of the {hero}: at the end one of them must come out.',
    ],
    rounds: [
      {
        steps: [
          'Play a round in which {w1} turns up three times. Each time it means something else.',
        ],
        objective: 'Brings one thing back into a story',
      },
      {
        steps: ['Tell the ending twice: once as a sad film, once as a joke. Vote for one.'],
        objective: 'Tells one ending in two moods',
      },
    ],
    close: 'Reveal the secret in one last sentence that you say together.',
    objectives: ['Adds a sentence that fits the one before', 'Keeps a story going over six turns'],
    says: [
      'Ask: "Which secret of the {hero} would you have told?"',
      'Ask: "When did you see the ending coming?"',
    ],
    easier: 'Use two openings only: luckily and sadly.',
    harder: 'Let each sentence end with the word that the next one starts with.',
    caution: 'Only voices are needed. Whoever drives may pass any turn.',
  },
  {
    id: 'lies-once',
    categories: ['Math'],
    skills: ['patterns-logic', 'number-sense'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['The {Hero} Lies Once', 'Number of the Lying {Hero}'],
    description:
      'The {hero} hides a number up to twenty and answers your questions. But once, only once, it lies.',
    core: [
      'Play the {hero}: choose a number from one to twenty in your head, and when to lie.',
      'Let your child ask: more than ten? even? Answer each with yes or no.',
      'Give a hint when two answers clash: the {hero} must have lied in one of them.',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child is the {hero}. Ask one question twice, in two ways, to catch the lie.',
        ],
        objective: 'Answers by a rule and breaks it once',
      },
      {
        steps: ['Play for the fewest questions. Say aloud what you ruled out after each one.'],
        objective: 'Uses each answer to drop numbers',
      },
    ],
    close: 'Say which answer was the lie and how you found out.',
    objectives: ['Asks a question that halves the numbers', 'Finds two answers that clash'],
    says: [
      'Ask: "How could you tell when the {hero} lied?"',
      'Ask: "Which question helped you most?"',
    ],
    easier: 'Play up to ten, and let the {hero} always tell the truth.',
    harder: 'Go up to a hundred, and never say in which answers the lie may be.',
    caution: 'Only voices are needed. Passing is allowed at any time, for a driver most of all.',
  },
  {
    id: 'back-to-the-ground',
    categories: ['Science'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['Back to the Ground With the {Hero}', 'The {Hero} Travels Backward'],
    description:
      'Where was your sock before it was a sock? Step by step you and the {hero} travel back until you reach soil, sand or rock.',
    core: [
      'Choose something you wear. Say: "The {hero} wants to know where this was before."',
      'Take turns, one step back each: shop, truck, factory, thread, plant.',
      'Stop when you reach soil, sand or rock. Count the steps for the {hero}.',
    ],
    rounds: [
      {
        steps: ['Do the same with {w1}. Where you do not know, guess, and say that it is a guess.'],
        objective: 'Says which step is a guess',
      },
      {
        steps: ['Turn around: start at a tree and travel forward to something in your bag.'],
        objective: 'Follows a thing from start to end',
      },
    ],
    close: 'Choose one guess to look up together later at home.',
    objectives: ['Names at least two steps back', 'Says what a thing is made of'],
    says: [
      'Ask: "Which step would the {hero} like to see with its own eyes?"',
      'Ask: "Where did we only guess?"',
    ],
    easier: 'Take food: bread, milk, an apple. Three steps are enough.',
    harder: 'Follow two parts of one thing, such as a zipper and its cloth.',
    caution: 'Only voices are needed. Nothing is taken apart to find out.',
  },
  {
    id: 'radio-report',
    categories: ['Creative', 'Language'],
    skills: ['creativity', 'storytelling'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['Radio {Hero}, Live', 'The {Hero} on the Air'],
    description:
      'Live on the air: the news of the {hero}, the weather around {place}, and a commercial for something no one needs.',
    core: [
      'Announce: "This is Radio {Hero}, live from {place}." Do a short sound of its own.',
      'Let your child read the news that are not written anywhere: what has the {hero} done?',
      'Call in as a listener with an odd question, and let the reporter cope.',
    ],
    rounds: [
      {
        steps: [
          'Add a commercial for {w1}, with a song line, that makes it sound ten times better.',
        ],
        objective: 'Makes up a line that sells something',
      },
      {
        steps: [
          'Report the weather in a feeling: it rains giggles in the north. Swap seats at the desk.',
        ],
        objective: 'Speaks in the manner of a reporter',
      },
    ],
    close: 'Say the name of Radio {Hero} together, more and more softly, until it is gone.',
    objectives: [
      'Tells news in two or three sentences',
      'Answers an unexpected question in the role',
    ],
    says: [
      'Ask: "What should Radio {Hero} report tomorrow?"',
      'Ask: "Which news about the {hero} should be true?"',
    ],
    easier: 'Interview your child instead: three short questions to the {hero}.',
    harder: 'Report without saying the word and. Each slip costs a commercial.',
    caution: 'Only voices are needed. Talk about the {hero}, not about people around you.',
  },
  {
    id: 'one-behind',
    categories: ['Motor'],
    skills: ['focus-memory', 'fine-motor'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: onTheSpot([...mood]),
    titles: ['Always One Late, {Hero}', 'The Slow Mirror of the {Hero}'],
    description:
      'You are the {hero}, your child is its slow mirror: always one sign behind. Harder than it sounds.',
    core: [
      'Agree on four hand signs for the {hero}: fist, flat hand, two fingers, thumb.',
      'Show one sign, then the next. Your child always does the sign before.',
      'Go a little quicker until one of you laughs, then start again slowly.',
    ],
    rounds: [
      {
        steps: ['Swap: your child is the {hero} and you are behind. Say when you get lost.'],
        objective: 'Leads a row of hand signs',
      },
      {
        steps: ['Play with two hands: the left hand copies, the right one keeps a fist.'],
        objective: 'Keeps one hand still while the other moves',
      },
    ],
    close: 'Invent one secret sign of the {hero} that only you two know, and do it together.',
    objectives: ['Copies the sign before the last one', 'Starts again calmly after a slip'],
    says: [
      'Ask: "How did you keep the sign of the {hero} in your head?"',
      'Ask: "When did it get hard?"',
    ],
    easier: 'Copy at once like a real mirror, with three signs.',
    harder: 'Stay two signs behind.',
    caution: 'Hands stay in front of your own chest, away from faces and belts.',
  },
  {
    id: 'the-case-against',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['The Case Against the {Hero}', 'In Defense of the {Hero}'],
    description:
      'Who took {w1}? They say it was the {hero}. One of you blames it, one defends it, and then you must both change sides.',
    core: [
      'Open the court: "They say that the {hero} took {w1}." Toss for who defends.',
      'Give each side one minute: three reasons, the strongest last.',
      'Change sides: whoever blamed the {hero} now defends it, and beats their own best argument.',
    ],
    rounds: [
      {
        steps: [
          'Call a witness who saw the {hero} near {place}. Ask five questions: where is the hole in the story?',
        ],
        objective: 'Asks questions that test a story',
      },
      {
        steps: [
          'Debate it once more with a handicap: no "because", and the other side names a word you must use.',
        ],
        objective: 'Argues a point in other words',
      },
    ],
    close: 'Pass a sentence both sides can live with, as odd as you like.',
    objectives: ['Gives three reasons for one side', 'Argues against a reason of their own'],
    says: [
      'Ask: "Which argument for the {hero} nearly won you over?"',
      'Ask: "What is it like to argue against yourself?"',
    ],
    easier: 'Let the judge ask questions instead of making speeches.',
    harder: 'Start each reply by repeating the other side fairly in one sentence.',
    caution:
      'Only voices are needed. The case is about the {hero}, never about something that happened at home.',
  },
  {
    id: 'minutes-of-a-year',
    categories: ['Math'],
    skills: ['number-sense', 'measuring-spatial'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['How Much of a Year Goes to the {Hero}?', 'The {Hero} in Numbers'],
    description:
      'No one can look this one up: how many minutes a year do you two spend on {topic}? Guess, then reckon it out.',
    core: [
      'Guess for the {hero}, each alone: how many minutes a year go to {topic}? Say both at once.',
      'Work it out together, aloud: minutes a day or a week first, then a year.',
      'Compare with both guesses. The {hero} gives the point to whoever was nearer.',
    ],
    rounds: [
      {
        steps: [
          'Turn it into full days. What else takes as long? Order three things from least to most.',
        ],
        objective: 'Turns minutes into hours and days',
      },
      {
        steps: [
          'Make a question for the {hero} that can be reckoned the same way, with numbers only you two know.',
        ],
        objective: 'Invents a question that can be reckoned',
      },
    ],
    close: 'Name the one step of the sum you trust least.',
    objectives: ['Splits a big question into small sums', 'Compares a guess with a result'],
    says: [
      'Ask: "What would you do with the time the {hero} takes?"',
      'Ask: "Which number of ours is the shakiest?"',
    ],
    easier: 'Work out only one month, with thirty days.',
    harder: 'Give a lowest and a highest number, and say why the truth lies between.',
    caution:
      'Only voices are needed. Do not turn it into a talk about too much screen or too little homework.',
  },
  {
    id: 'true-or-twisted',
    categories: ['Science'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['True or Twisted: {Hero} Edition', 'The {Hero} Bluffs'],
    description:
      'Two claims about {topic} are true, one is twisted. Spot it, then say how one could find out for certain.',
    core: [
      'Choose two things you are sure of about the {hero} or {topic}, and twist a third.',
      'Say all three in the voice of the {hero}, dead serious. Your child picks the twisted one.',
      'Ask before you tell: how could someone test it, without looking it up?',
    ],
    rounds: [
      {
        steps: ['Swap: your child bluffs. Say how sure you are out of ten before each guess.'],
        objective: 'Says how sure a guess is',
      },
      {
        steps: [
          'Plan a real test for one claim about the {hero}: what changes, what stays the same, what is measured?',
        ],
        objective: 'Plans a fair test in words',
      },
    ],
    close: 'Agree on one claim that neither of you is sure of, and look it up later.',
    objectives: ['Finds the claim that does not fit', 'Says how a claim could be tested'],
    says: [
      'Ask: "What would prove you wrong about the {hero}?"',
      'Ask: "What made you believe me?"',
    ],
    easier: 'Twist only numbers: too many legs, too many years.',
    harder: 'Make all three true but unlikely, or all three twisted, and do not say so.',
    caution:
      'Only voices are needed. Tell all the truth at the end, so that no bluff is remembered as a fact.',
  },
  {
    id: 'the-trailer',
    categories: ['Creative', 'Language'],
    skills: ['creativity', 'storytelling'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    titles: ['Trailer: The Last {Hero}', 'Coming Soon: The {Hero}'],
    description:
      'One plot about a {hero}, three trailers: spooky, romance, cooking show. Same story, other voice.',
    core: [
      'Agree on a plot in one sentence: the {hero} wants {w1} and must get past someone.',
      'Speak the trailer in your deepest voice: "No one had believed the {hero} ..."',
      'Let your child do the same plot as a spooky film. Not one fact may change.',
    ],
    rounds: [
      {
        steps: [
          'Draw a genre each in turn: nature film, news, quiz show. Guess what the other one is doing.',
        ],
        objective: 'Changes the tone and keeps the plot',
      },
      {
        steps: [
          'Write the review in your heads: one line of praise for the {hero}, one line that hurts. Read them out.',
        ],
        objective: 'Judges a piece from two sides',
      },
    ],
    close: 'Choose the trailer you would pay for and repeat its last line.',
    objectives: ['Retells one plot in another voice', 'Keeps the facts of the story'],
    says: [
      'Ask: "Which film about the {hero} would you leave early?"',
      'Ask: "What makes a voice sound spooky?"',
    ],
    easier: 'Take a story you both know and change only the voice.',
    harder: 'Let the trailer lie: it must promise another film than the plot.',
    caution: 'Only voices are needed. In a quiet place whisper it; that makes the better trailer.',
  },
  {
    id: 'two-hands-two-jobs',
    categories: ['Motor'],
    skills: ['fine-motor', 'focus-memory'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: onTheSpot([...mood]),
    titles: ['Two Hands, Two Jobs, One {Hero}', 'Hand Tangle of the {Hero}'],
    description:
      'Left thumb up, right little finger out, and swap. Your hands will refuse. The {hero} is said to need thirty tries.',
    core: [
      'Show the sign of the {hero}: left thumb up, right little finger out. Swap both at the same moment.',
      'Try ten slow swaps each. The {hero} is said to need thirty, so there is time.',
      'Tell each other what you notice: looking, not looking, saying it aloud.',
    ],
    rounds: [
      {
        steps: [
          'Draw a circle in the air with one hand and a line with the other. Find the trick first.',
        ],
        objective: 'Moves both hands in different ways',
      },
      {
        steps: [
          'Invent a tangle for the {hero} yourself, teach it in three sentences, and see who learns it.',
        ],
        objective: 'Teaches a movement in words',
      },
    ],
    close: 'Do the best tangle together, three times without a slip, and shake out your hands.',
    objectives: ['Swaps two finger signs at the same time', 'Tries a trick and keeps what helps'],
    says: [
      'Ask: "What would you tell the {hero} before its first try?"',
      'Ask: "When did your hands stop arguing?"',
    ],
    easier: 'Do one hand after the other, and only then together.',
    harder: 'Do it while you say the months backward.',
    caution: 'Stop and shake out your hands if a finger cramps. Elbows stay close in a full row.',
  },
]
