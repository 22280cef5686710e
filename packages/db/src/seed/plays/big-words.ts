import { atTable, type Play, talk, told } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Language, ages 9 to 12. */
export const bigWords: readonly Play[] = [
  {
    id: 'change-sides',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    open: {
      titles: ['Change Sides: The Case of the {Hero}', 'For and Against the {Hero}'],
      words: {
        claim: 'the world would be no worse without any {hero}',
        witness: 'a {hero} who has heard all of it',
        middle: 'one sentence that is fair to it',
      },
    },
    tellings: [
      told('nature', 'Does a Weed Have Rights?', 'weed', {
        claim: 'a weed has the same right to its place as a rose',
        witness: 'the weed, who was there first',
        middle: 'one corner that the weed may keep',
      }),
      told('ocean', 'Should Anybody Catch a Fish?', 'fish', {
        claim: 'nobody should catch a fish any more',
        witness: 'a fisherman whose boat is all he has',
        middle: 'how many a week would be fair to the fish',
      }),
      told('dinosaurs', 'Bring Back the Dinosaur?', 'dinosaur', {
        claim: 'if we could bring back one dinosaur, we should',
        witness: 'the dinosaur, who was never asked',
        middle: 'what would have to be ready first',
      }),
      told('art', 'May a Machine Paint?', 'painter', {
        claim: 'a picture by a machine is art, too',
        witness: 'a painter who has sold nothing since',
        middle: 'what the label next to it must say',
      }),
      told('sports', 'Should There Be a Referee at All?', 'referee', {
        claim: 'a match is better without a referee',
        witness: 'a player who was sent off yesterday',
        middle: 'a rule that both players and spectators could live with',
      }),
      told('animals', 'Does a Zoo Help an Elephant?', 'elephant', {
        claim: 'an elephant is better off in no zoo at all',
        witness: 'the elephant, who has seen both',
        middle: 'what a zoo would have to change first',
      }),
      told('space', 'Should We Fly to Mars?', 'astronaut', {
        claim: 'nobody should be sent to Mars while Earth needs the money',
        witness: 'an astronaut who would never come back',
        middle: 'what would have to be solved here first',
      }),
      told('building', 'May a Robot Do Your Homework?', 'robot', {
        claim: 'a robot should do all homework',
        witness: 'the robot, who has read the homework',
        middle: 'which homework a robot may do',
      }),
      told('music', 'Does a Song Need Words?', 'singer', {
        claim: 'the words of a song do not matter at all',
        witness: 'a singer whose words were cut out',
        middle: 'one song that proves both of you right',
      }),
      told('cooking', 'Must You Taste Everything Once?', 'cook', {
        claim: 'everybody must taste everything once',
        witness: 'a cook who was never asked',
        middle: 'a house rule you could really use',
      }),
      told('vehicles', 'A Town Without Cars', 'bus driver', {
        claim: 'no car may drive into town any more',
        witness: 'a bus driver with thirty years on the road',
        middle: 'two exceptions you both accept',
      }),
      told('stories', 'Was the Dragon Right?', 'dragon', {
        claim: 'in most tales the dragon is right and the knight is wrong',
        witness: 'the dragon, who lived there first',
        middle: 'how the tale should end instead',
      }),
    ],
    description:
      'One claim: {claim}. You take a side each, and at the halfway mark you must change, and beat your own best reason.',
    core: [
      'Choose sides with a hidden fist, for or against the {hero}: {claim}.',
      'Give three reasons each, in turn. Keep the strongest for last.',
      'Change sides. Begin with the best thing the other said, fairly, and then answer it.',
    ],
    rounds: [
      {
        steps: ['Call a witness: {witness}. One plays it, the other asks three questions.'],
        objective: 'Asks questions that test a claim',
      },
      {
        steps: [
          'Debate it once more without "because". Each may name one word the other has to use.',
        ],
        objective: 'Argues a point in other words',
      },
      {
        steps: ['Write or say a headline for each side that is fair to the other.'],
        objective: 'Sums up both sides fairly',
      },
    ],
    close: 'Find the middle together for the {hero}: {middle}. Shake on it.',
    objectives: ['Gives three reasons for one side', 'Argues against a reason of their own'],
    say: 'Say: "I was not sure about the {hero} myself at the end. Which reason made you waver?"',
    easier: 'Let one of you only ask questions instead of arguing.',
    harder: 'Start every answer by repeating the other side in one fair sentence.',
    caution: 'Only voices. Argue about the claim, never about something that happened at home.',
  },
  {
    id: 'hard-customer',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'creativity'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [{ kind: 'thing', amount: '1' }],
    tellings: [
      told('nature', 'Sell It to a Gardener', 'gardener', {
        cares: 'soil, patience, and next year',
        doubt: '"And what grows from it?"',
        price: 'Pay in time: how many seasons the gardener would wait for it.',
      }),
      told('ocean', 'Sell It to a Captain', 'captain', {
        cares: 'weight, weather, and getting home',
        doubt: '"Does it float?"',
        price: 'Pay in miles: how far the captain would sail for it.',
      }),
      told('dinosaurs', 'Sell It to a Bone Hunter', 'bone hunter', {
        cares: 'age, dust, and being first',
        doubt: '"How old is it, and who says so?"',
        price: 'Pay in fame: what the bone hunter would call it.',
      }),
      told('vehicles', 'Sell It to a Bus Driver', 'bus driver', {
        cares: 'minutes, quiet, and a clean seat',
        doubt: '"Does it talk to me while I work?"',
        price: 'Pay in stops: how many the bus driver would skip for it.',
      }),
      told('music', 'Sell It to a Drummer', 'drummer', {
        cares: 'loudness, being heard, and sleeping until noon',
        doubt: '"And what does it sound like?"',
        price: 'Pay in rhythm: tap what it is worth to you.',
      }),
      told('space', 'Sell It to an Astronaut', 'astronaut', {
        cares: 'weight, oxygen, and whatever reminds of home',
        doubt: '"It weighs something. What may I leave behind for it?"',
        price: 'Pay in weight: name the thing the astronaut leaves on Earth.',
      }),
      told('animals', 'Sell It to a Cat', 'cat', {
        cares: 'warmth, high places, and being asked',
        doubt: 'a long look, and one paw.',
        price: 'Pay as the cat: one short purr, or none.',
      }),
      told('stories', 'Sell It to a Villain', 'villain', {
        cares: 'power, revenge, and a good entrance',
        doubt: '"My enemies already have one."',
        price: 'Pay with a secret of the villain.',
      }),
      told('sports', 'Sell It to a Goalkeeper', 'goalkeeper', {
        cares: 'nerves, seconds, and not looking silly',
        doubt: '"Where would I put it during a penalty?"',
        price: 'Pay in seconds: how much of the match it is worth.',
      }),
      told('art', 'Sell It to a Painter', 'painter', {
        cares: 'light, being original, and the rent',
        doubt: '"Everybody has one. Where is the idea?"',
        price: 'Pay with a title: what the painter would call a picture of it.',
      }),
      told('cooking', 'Sell It to a Head Chef', 'chef', {
        cares: 'speed, smell, and a quiet kitchen',
        doubt: '"I have forty guests. You have ten seconds."',
        price: 'Pay with a dish the chef names after you.',
      }),
    ],
    description:
      'You have one minute to make a {hero} want a {thing}. The {hero} cares about {cares}. Reasons that work on everybody do not count.',
    core: [
      'Lay the {thing} down. Your child sells; you are the {hero}, who cares about {cares}.',
      'Sell for one minute. Only reasons that fit this very customer count.',
      'Ask as the customer: {doubt} The seller must answer without repeating anything.',
      '{price} Swap; no reason may come twice for the {hero}.',
    ],
    rounds: [
      {
        steps: ['Sell its biggest fault as its best side. The customer may laugh, not help.'],
        objective: 'Turns a weak point into a reason',
      },
      {
        steps: ['Make it honest: sell it with three true sentences only. Is that harder?'],
        objective: 'Persuades with true sentences only',
      },
    ],
    close: 'Name the one sentence that would have made the {hero} buy, and what it appealed to.',
    objectives: ['Chooses reasons that fit the listener', 'Answers a doubt with a new reason'],
    say: 'Say: "I nearly bought it as the {hero}. What would you never buy from anybody, and why?"',
    easier: 'Let the customer tell three wishes first, then sell to those.',
    harder: 'Use facts and verbs only, and not one adjective.',
    caution: 'Sit down for it; the customer is strict and not mean.',
  },
  {
    id: 'trailer-in-three-voices',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'creativity'],
    ages: [9, 12],
    difficulty: 'medium',
    facts: talk([...mood]),
    open: {
      titles: ['Coming Soon: The {Hero}', 'Three Trailers for One {Hero}'],
      words: {
        plot: 'a {hero} wants to go home and is sent the wrong way',
        deep: '"Nobody had believed the {hero} ..."',
        turn: 'a nature film, whispered, with facts',
      },
    },
    tellings: [
      told('building', 'Coming Soon: The Bridge That Moved', 'bridge', {
        plot: 'a bridge wants to see the other side, and every night moves one step',
        deep: '"They built it to stay. It had other plans."',
        turn: 'traffic news, very calm',
      }),
      told('music', 'Coming Soon: The Drum That Whispered', 'drum', {
        plot: 'a drum wants to play a lullaby, and nobody lets it',
        deep: '"Everybody beat it. Nobody listened."',
        turn: 'a lullaby, nearly asleep',
      }),
      told('sports', 'Coming Soon: The Ball That Had Enough', 'ball', {
        plot: 'a ball refuses to be kicked in the final',
        deep: '"Ninety minutes. Twenty-two feet. One no."',
        turn: 'a nature film, whispered, with facts',
      }),
      told('animals', 'Coming Soon: The Cat Who Paid Rent', 'cat', {
        plot: 'a cat finds out what rent is and wants to earn it',
        deep: '"She had nine lives. She owed for eight."',
        turn: 'the weather report',
      }),
      told('cooking', 'Coming Soon: The Dumpling That Fled', 'dumpling', {
        plot: 'a dumpling does not want to be eaten and asks its way to the sea',
        deep: '"Steamed. Hunted. Still warm."',
        turn: 'a sports report at full speed',
      }),
      told('art', 'Coming Soon: The Picture That Blinked', 'picture', {
        plot: 'a picture in a museum has fallen in love with a visitor who comes on Tuesdays',
        deep: '"They looked at it. It looked back."',
        turn: 'the safety rules of a museum',
      }),
      told('dinosaurs', 'Coming Soon: The Shy Dinosaur', 'dinosaur', {
        plot: 'a dinosaur wants to pass a school without being seen',
        deep: '"They said it was gone. They had not looked behind the gym."',
        turn: 'a nature film, whispered, with facts',
      }),
      told('vehicles', 'Coming Soon: The Last Tram', 'tram', {
        plot: 'a tram wants to see the sea, but its rails end at the zoo',
        deep: '"One tram. One line. No way back."',
        turn: 'traffic news, very calm',
      }),
      told('ocean', 'Coming Soon: The Crab Who Walked Straight', 'crab', {
        plot: 'a crab wants to walk straight, and its family is ashamed',
        deep: '"In a world that goes sideways ..."',
        turn: 'a cooking show that realizes its mistake',
      }),
      told('nature', 'Coming Soon: The Snail in a Hurry', 'snail', {
        plot: 'a snail must deliver a letter before it rains',
        deep: '"She had three days. It was four meters."',
        turn: 'a sports report at full speed',
      }),
      told('stories', 'Coming Soon: The Ghost Afraid of People', 'ghost', {
        plot: 'a ghost wants its house back from a friendly family',
        deep: '"They moved in. They were nice. It was terrible."',
        turn: 'an advertisement for the house',
      }),
      told('space', 'Coming Soon: The Rocket That Stayed', 'rocket', {
        plot: 'a rocket does not want to leave, for it has found a friend on the ground',
        deep: '"Everybody looked up. Nobody asked the rocket."',
        turn: 'a love film, with sighs',
      }),
    ],
    description:
      'One plot, three trailers: {plot}. First deep and dark, then in another voice altogether. Not one fact may change.',
    core: [
      'Agree on the plot: {plot}. Add one obstacle each.',
      'Speak the first trailer for the {hero} in your deepest voice: {deep}',
      'Let your child do the same plot as {turn}. Stop them if a fact about the {hero} changes.',
    ],
    rounds: [
      {
        steps: [
          'Choose a third voice in secret: weather report, lullaby, school rules. The other guesses it.',
        ],
        objective: 'Changes the tone and keeps the plot',
      },
      {
        steps: [
          'Review the film: one line that praises, one that hurts, both about the same scene.',
        ],
        objective: 'Judges one scene from two sides',
      },
      {
        steps: ['Write or say the very last line of the film, so that it fits all three trailers.'],
        objective: 'Finds an ending that fits several tones',
      },
    ],
    close: 'Choose the trailer of the {hero} you would pay for, and say its best line together.',
    objectives: ['Retells one plot in another voice', 'Keeps the facts of a story'],
    say: 'Say: "I would have walked out of my own film about the {hero}. What made yours work?"',
    easier: 'Take a story you both know, and change only the voice.',
    harder: 'Let the trailer lie: it must promise another film than the plot.',
    caution: 'Only voices; in a quiet place whisper it, which makes the better trailer.',
  },
  {
    id: 'six-word-interview',
    categories: ['Language'],
    skills: ['storytelling', 'feelings-connection'],
    ages: [9, 12],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], {
      noise: 0,
      place: ['table', 'sofa', 'bed', 'home_floor'],
    }),
    is_wordless: true,
    slots: [
      { kind: 'paper', amount: '1' },
      { kind: 'pencil', amount: '2' },
    ],
    tellings: [
      told('music', 'Song Lines You Never Say Aloud', 'singer', {
        as: 'a line from a song that was never sung',
        first: '"Verse one: what was loud today?"',
        last: 'Fold it into a record sleeve, as a singer would, with one word as its title',
      }),
      told('space', 'Messages With a Long Delay', 'astronaut', {
        as: 'a radio message that costs a fortune per word',
        first: '"Base to astronaut: how is the gravity today?"',
        last: 'Fold it into a capsule with the name of the astronaut',
      }),
      told('sports', 'Interview After the Match, on Paper', 'player', {
        as: 'an answer of a tired player after the match',
        first: '"How did the first half go?"',
        last: 'Fold it like a score sheet with the result of the player',
      }),
      told('animals', 'A Letter to an Old Owl', 'owl', {
        as: 'a line for an old owl that never repeats anything',
        first: '"What did you see from your branch?"',
        last: 'Fold it like a wing and hide it where the owl would sit',
      }),
      told('stories', 'Notes Through the Dungeon Wall', 'prisoner', {
        as: 'a note from one prisoner to the next',
        first: '"Which guard was on duty today?"',
        last: 'Fold it as small as a crumb, as a prisoner would',
      }),
      told(null, 'A Talk Without a Word', 'paper', {
        as: 'a line that only the paper may hear',
        first: '"What was the weather like in you today?"',
        last: 'Fold the paper as small as you like, and decide who keeps it',
      }),
    ],
    description:
      'Not a word is spoken. One sheet goes to and fro, with at most six words at a time, as if written by a {hero}. Doodles count.',
    core: [
      'Sit side by side with one sheet. Write the rule of the {hero} on top: six words at most, no talking.',
      'Write the first line: {first} Push it over and look away.',
      'Let your child answer, or doodle, or write nothing, as {as}.',
      'Answer with something true about your own day. Go on for three lines each.',
    ],
    rounds: [
      {
        steps: ['Cross out one word in each line of the other that is not needed. Is it stronger?'],
        objective: 'Edits a line and keeps what it says',
      },
      {
        steps: ['Draw a frame around the line you want to keep. Give it a title of one word.'],
        objective: 'Chooses a line and gives it a title',
      },
    ],
    close: '{last}. Nobody has to say anything about it.',
    objectives: ['Writes or draws an answer', 'Takes turns without speaking'],
    say: 'Say later, if it fits: "I kept thinking about your line to the {hero}. What would the next line be?"',
    easier: 'Only doodle: a line, a face, a weather.',
    harder: 'Begin each line with the last word of the one before.',
    caution:
      'It stays between you two. If a line worries you, say so kindly and ask to talk later.',
  },
]
