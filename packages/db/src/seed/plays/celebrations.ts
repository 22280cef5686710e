import { atTable, type Play, talk, told } from './play.ts'

const mood = ['bored', 'curious', 'fine'] as const

/** For a day that the family celebrates, whichever it is: what belongs to it comes from the family, not from us. */
export const celebrations: readonly Play[] = [
  {
    id: 'guest-on-our-day',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    is_for_feasts: true,
    open: {
      titles: ['The {Hero} Is Invited to Our Day', 'Knock, Knock, {Hero}: It Is Our Day'],
      words: {
        knock: 'Ask how it knocks, and knock like that on your knee.',
        eat: 'chew as it would',
      },
    },
    tellings: [
      told(null, 'A Guest for Our Day', 'guest', {
        knock: 'Knock three times on your knee.',
        eat: 'chew slowly, and hum',
      }),
    ],
    description:
      'The {hero} is invited to the day you celebrate, and knocks. Your child opens, says what we say, and serves what we eat.',
    core: [
      'Say: "Our special day is coming, and the {hero} is invited." {knock}',
      'Open the invisible door together, and greet the {hero} as your family greets on that day.',
      'Serve the {hero} a bite from an empty hand: "What do we eat on our day?" Let it {eat}.',
    ],
    rounds: [
      {
        steps: ['Sing one line that belongs to your day, or hum it. Stop before the last word.'],
        objective: 'Puts in the last word of a song',
      },
    ],
    close: 'Wave the {hero} home, and say your greeting once more, very softly.',
    objectives: ['Says or waves a greeting', 'Names one thing we eat on that day'],
    say: 'Say: "I could hear how glad the {hero} was. Who else should come to our day?"',
    easier: 'Say the greeting yourself, and let your child open the door and wave.',
    harder: 'Let the {hero} bring a present: your child says what is in it, and for whom.',
    caution: 'The food is only pretended, and knees are the door; nobody stands on a chair.',
  },
  {
    id: 'wrong-about-our-day',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'storytelling'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: talk([...mood]),
    is_for_feasts: true,
    open: {
      titles: ['The {Hero} Has Heard of Our Day', 'All Wrong About Our Day, {Hero}'],
      words: {
        voice: 'Ask how it talks, and talk like that',
        thanks: 'do what it does when it is glad',
      },
    },
    tellings: [
      told(null, 'The Forgetful Neighbor Comes to Our Day', 'neighbor', {
        voice: 'Talk quickly, like a neighbor in a hurry',
        thanks: 'send a kiss through the air',
      }),
    ],
    description:
      'The {hero} has heard about the day you celebrate, and gets nearly all of it wrong. Your child is the one who knows.',
    core: [
      'Name your day. {voice}: "I know! On our day you all wear socks on your ears."',
      'Let your child put it right. Get two more things wrong as the {hero}: what you eat, who comes.',
      'Ask as the {hero}: "What is the very first thing in the morning? And then?" Wait for three things.',
    ],
    rounds: [
      {
        steps: ['Swap: your child is the {hero}, and asks about that day when you were small.'],
        objective: 'Asks two questions about long ago',
      },
      {
        steps: ['Count on fingers who sits at your table that day, and who is missed this year.'],
        objective: 'Counts the people at the table',
      },
    ],
    close: 'Let the {hero} repeat it all, with one last mistake to catch, and {thanks}.',
    objectives: ['Corrects a wrong sentence with a true one', 'Tells three things in order'],
    say: 'Say: "I like how well you know our day. What should the {hero} do first when it comes?"',
    easier: 'Offer two answers each time, one true and one silly.',
    harder: 'Put it right without the words yes, no and nice.',
    caution: 'Only voices. If somebody is missed on that day, stay with that for a moment.',
  },
  {
    id: 'border-for-our-day',
    categories: ['Creative', 'Math'],
    skills: ['creativity', 'patterns-logic'],
    ages: [5, 9],
    difficulty: 'medium',
    facts: atTable([...mood]),
    is_for_feasts: true,
    slots: [
      { kind: 'page', amount: '1' },
      { kind: 'pen', amount: 'two' },
    ],
    open: {
      titles: ['A Border for Our Day, With One {Hero}', 'Find the {Hero} in the Border of Our Day'],
      words: { draw: 'the {hero}, as few lines as it takes' },
    },
    tellings: [
      told(null, 'A Border for Our Day, With One Mistake', 'mistake', {
        draw: 'a mistake: a sign that was not agreed on',
      }),
    ],
    description:
      'Three small signs for the day you celebrate run round the page in a pattern. In one place hides the {hero}, for guests to find.',
    core: [
      'Name three things that belong to your day, and agree on a tiny sign for each.',
      'Draw the three in turn along the edge, again and again: you one side, your child the next.',
      'Draw in one place of the row, in secret, {draw}. Swap, and find it.',
    ],
    rounds: [
      {
        steps: ['Write or draw a greeting in the middle, the way your family says it.'],
        objective: 'Writes or draws a greeting',
      },
      {
        steps: ['Cover part of the border with a hand. Say which sign must be under it, and look.'],
        objective: 'Works out a hidden part of a pattern',
      },
    ],
    close: 'Hang it low at the door, and let the first guest hunt for the {hero}.',
    objectives: ['Repeats a pattern of three signs', 'Shows where the pattern is broken'],
    say: 'Say: "I nearly missed the {hero} in there. Which of our signs would a stranger not know?"',
    easier: 'Use two signs that take turns, and make the {hero} large.',
    harder: 'Let the pattern grow: one, two, three of each sign.',
    caution: 'A table game: caps back on, and hang the sheet with tape, without pins or a chair.',
  },
  {
    id: 'custom-for-our-day',
    categories: ['Language', 'Creative'],
    skills: ['feelings-connection', 'storytelling'],
    ages: [7, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    is_for_feasts: true,
    open: {
      titles: ['A New Custom From the {Hero} for Our Day', 'The {Hero} Adds a Minute to Our Day'],
      words: { first: 'the {hero} could begin it', test: 'Would a {hero} understand it at once?' },
    },
    tellings: [
      told(null, 'One New Minute for Our Day', 'youngest', {
        first: 'the youngest in the family begins',
        test: 'Would the youngest want it again?',
      }),
    ],
    description:
      'Every custom was new once. Invent one that takes a minute, costs nothing and could be kept for ten years, if the {hero} agrees.',
    core: [
      'Tell each other one thing you would miss most if our day came without it.',
      'Invent a custom of one minute, each alone in your head, so that {first}.',
      'Present it: when on our day it happens, and what everyone says or does. {test}',
    ],
    rounds: [
      {
        steps: [
          'Try both customs, for real, one minute each. What feels odd, and what feels right?',
        ],
        objective: 'Names what works after a trial',
      },
      {
        steps: ['Join the two into one. Object once as the {hero}, and answer with a reason.'],
        objective: 'Joins two ideas and gives a reason',
      },
    ],
    close:
      'Vote with a nod for the {hero}, and put a note with the custom where you find it next year.',
    objectives: ['Says what matters about a day, and why', 'Explains an own idea in order'],
    say: 'Say: "I would miss our small customs most. Which one would the {hero} keep, and why?"',
    easier: 'Change one custom you have by one word or one move.',
    harder: 'It has to work without a word, in a family with another language.',
    caution: 'Only voices; nothing is lit, and no custom makes fun of anybody.',
  },
]
