import type { Archetype } from '../archetype.ts'

export const languageStories: readonly Archetype[] = [
  {
    id: 'three-stops',
    category: 'Language',
    skills: ['storytelling', 'vocabulary-talk'],
    from_age: 3,
    minutes: [5, 45],
    moods: ['together'],
    prep_minutes: 0,
    titles: ['Three Stops to the {Place}', 'The {Hero} Goes Home', 'Story Walk: {Hero}'],
    tellings: [
      {
        until: 5,
        difficulty: 'easy',
        description:
          'Oh no: {trouble}. Walk a story through the room with three stops: the trouble, a helper and a happy end.',
        core: [
          'Stand at the door and begin: "Oh no, {trouble}."',
          'Walk to the table and ask your child who lives here and wants to help.',
          'Walk to the wall and let your child decide how it ends.',
        ],
        rounds: [
          'Walk the story backward and see who remembers each stop.',
          'Add a stop where something very silly happens.',
          'Act it out: you tell, your child plays the {hero}, then swap.',
        ],
        close: 'Take a bow together and give the story a name.',
        objectives: [
          'Adds one idea to a story',
          'Tells what happened first and last',
          'Speaks as a character',
        ],
        easier: 'Offer two endings and let your child choose.',
        harder: 'Let your child tell the whole walk alone.',
      },
      {
        until: 8,
        difficulty: 'medium',
        description:
          'Three corners, three parts: {trouble}. Tell a story by walking it, and plant a clue that matters in the end.',
        core: [
          'Name three spots in the room: trouble, helper, surprise.',
          'Tell the first part at spot one: "{Trouble}."',
          'Move on and let your partner tell the next part, in turns, up to the surprise.',
        ],
        rounds: [
          'Tell it again from the view of the helper.',
          'Put one small thing into part one that saves the day in part three.',
          'Stretch it into a series: next trouble, new helper, and a cliffhanger each.',
        ],
        close: 'Agree on a title and tell the story in one sentence.',
        objectives: [
          'Tells a story with a beginning, a middle and an end',
          'Builds on an idea of the partner',
          'Sums up a story in one sentence',
        ],
        easier: 'Ask a question at each spot and build on the answer.',
        harder: 'Forbid the word "then" for the whole story.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Build a plot on your feet: {trouble}. Each corner raises the stakes, and the last one must turn the first upside down.',
        core: [
          'Choose three corners and give each a job: problem, attempt, twist.',
          'Tell the problem in two sentences: "{Trouble}."',
          'Pass the story at each corner, and never say no to an idea.',
        ],
        rounds: [
          'Retell it in another style: news, horror for mice, or sports report.',
          'Cut the story to thirty words without losing the twist.',
          'Plan three more chapters aloud and tell one of them in full.',
        ],
        close: 'Decide which sentence was the best, and why.',
        objectives: [
          'Builds a plot with a turning point',
          'Uses an idea of the partner and adds to it',
          'Edits a story down to its core',
        ],
        easier: 'Start from a story you both know and change one thing.',
        harder: 'Begin with the ending and walk backward to the cause.',
      },
    ],
    asks: [
      'What was the {hero} thinking at the second stop?',
      'Which part would you tell someone tomorrow?',
      'Who else could have helped?',
    ],
    caution: 'Clear the way between the stops and walk, do not run.',
  },
  {
    id: 'book-detective',
    category: 'Language',
    skills: ['vocabulary-talk', 'letters-sounds'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated', 'travel'],
    prep_minutes: 0,
    needs: [{ id: 'books', line: '1 book your child likes, best with pictures' }],
    titles: ['Book Detective: {Hero}', 'The {Hero} Is Not in This Book', 'Look Closer, {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'No reading today: your child hunts through the pictures, and the {hero} wants to know about everything.',
        core: [
          'Sit close together and open a picture book at any page.',
          'Point to something and say what it is, then wait.',
          'Ask "Where is ...?" and let your child find it.',
        ],
        rounds: [
          'Give the picture a sound: {sound1}.',
          'Find something red, something round and something small.',
          'Look for a face and show the same feeling with your own.',
        ],
        close: 'Close the book together and say goodbye to one picture.',
        objectives: [
          'Points to a named thing',
          'Names a picture or makes its sound',
          'Turns pages with help',
        ],
        easier: 'Point together and say the word for your child.',
        harder: 'Ask what is happening instead of what it is.',
        asks: ['What can you find on this page?', 'Who is hiding here?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'What happens between two pictures? Your child is the detective and the {hero} only believes what has a clue.',
        core: [
          'Choose one picture and look at it in silence for ten breaths.',
          'Take turns naming something the other has not seen.',
          'Ask "What happened just before?" and look for a clue.',
        ],
        rounds: [
          'Hide the {hero} in the picture: where would it hide?',
          'Find three things that begin with the same sound.',
          'Tell the whole book from the pictures, with a new ending.',
        ],
        close: 'Agree on the best clue and close the case.',
        objectives: [
          'Describes details of a picture',
          'Gives a reason for a guess',
          'Names things with the same first sound',
        ],
        easier: 'Look at one corner of the picture only.',
        harder: 'Close the book and describe the picture from memory.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Open a book at random, pick one line, and argue what the {hero} would do in it. The best proof wins, not the loudest voice.',
        core: [
          'Open the book at any page and read one line aloud.',
          'Drop the {hero} into the scene: what would happen next?',
          'Show the word on the page that backs you up.',
        ],
        rounds: [
          'Collect three strong verbs from the page and use them in one new sentence.',
          'Say the line again in the mood of rain, then in the mood of a holiday.',
          'Invent a missing page that fits between two real ones, and tell it like the author.',
        ],
        close: 'Vote for the sentence you would put on the cover.',
        objectives: [
          'Supports an idea with words from a text',
          'Uses a new verb in a sentence',
          'Changes the mood of a sentence',
        ],
        easier: 'Pick a picture instead of a line.',
        harder: 'Tell the missing page in exactly fifty words.',
      },
    ],
    asks: [
      'What did you see that I missed?',
      'What do you think happens when we turn the page?',
      'What would the {hero} say about this?',
    ],
    caution: 'A sitting game; choose a book that may be touched.',
  },
  {
    id: 'secret-message',
    category: 'Language',
    skills: ['storytelling', 'letters-sounds'],
    from_age: 4,
    minutes: [10, 60],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pencil', amount: '2' },
    ],
    titles: ['Secret Mail for the {Hero}', 'A Code From the {Place}', 'Message to the {Hero}'],
    tellings: [
      {
        until: 5,
        difficulty: 'easy',
        description:
          'A message without letters: your child draws what the {hero} should know, and you read it aloud, mistakes and all.',
        core: [
          'Tell your child: "{Trouble}. We must send a message."',
          'Draw three small pictures on the {page}: who, where and what to do.',
          'Read the message aloud as you understand it, and let your child correct you.',
        ],
        rounds: [
          'Answer with a picture message of your own.',
          'Invent one secret sign that stands for a whole word.',
          'Draw the way to a hiding place at home and let somebody follow it.',
        ],
        close: 'Fold or roll up the message and hide it where it can be found.',
        objectives: [
          'Draws a sign that stands for something',
          'Tells what a message means',
          'Explains a sign that was misread',
        ],
        easier: 'Draw together and use only two pictures.',
        harder: 'Add the first letter of a name to the message.',
      },
      {
        until: 8,
        difficulty: 'medium',
        description:
          'Only the {hero} may read this: invent a picture code, write a message that matters, and see whether it can be cracked.',
        core: [
          'Choose five words the {hero} needs and draw a sign for each.',
          'Write a short message on the {page} with at least three signs.',
          'Swap, and crack the message of the other.',
        ],
        rounds: [
          'Send an answer that uses one new sign.',
          'Shift every letter by one, so that A becomes B, and write a word.',
          'Make a small code book with a cover, ten signs and a warning for spies.',
        ],
        close: 'Hide the key in a good place and clear the table.',
        objectives: [
          'Writes a short message with a purpose',
          'Uses a sign for a word, the same way each time',
          'Solves a message step by step',
        ],
        easier: 'Use three signs and say the rest aloud.',
        harder: 'Leave out all vowels and see whether it still works.',
      },
      {
        until: 12,
        difficulty: 'hard',
        description:
          'Design a cipher that holds for ten minutes. Then hand it over, and learn from the way your partner breaks it.',
        core: [
          'Invent a rule that changes each letter, and note the key in secret.',
          'Write a message of ten words about how {trouble}.',
          'Swap messages and look for short words and repeated letters.',
        ],
        rounds: [
          'Give one hint only when both are stuck.',
          'Repair the weak spot that gave your cipher away.',
          'Write a longer exchange of letters between two spies at the {place}.',
        ],
        close: 'Reveal the keys and name the cleverest attack.',
        objectives: [
          'Applies a rule to every letter without a slip',
          'Uses word length and repetition to break a code',
          'Explains what makes a code weak',
        ],
        easier: 'Shift every letter by the same number.',
        harder: 'Change the rule after every fifth letter.',
      },
    ],
    asks: [
      'What gave the message away?',
      'Who would you like to send a secret message to?',
      'What would the {hero} write back?',
    ],
    caution: 'Sit at a table to write.',
  },
  {
    id: 'reporter',
    category: 'Language',
    skills: ['vocabulary-talk', 'storytelling'],
    from_age: 5,
    minutes: [5, 60],
    moods: ['calm', 'seated', 'travel', 'together'],
    prep_minutes: 0,
    titles: ['Interview With the {Hero}', 'Breaking News From the {Place}', 'The {Hero} Tells All'],
    tellings: [
      {
        until: 8,
        difficulty: 'medium',
        description:
          'Breaking news: {trouble}. One of you reports, the other has seen it all. The truth is up to the two of you.',
        core: [
          'Hold a pretend microphone and announce: "Breaking news! {Trouble}."',
          'Ask the witness three questions: who, where and why.',
          'Swap roles, so the reporter becomes the {hero}.',
        ],
        rounds: [
          'Ask "How did you feel?" and wait for a whole sentence.',
          'Report the weather and the traffic from the {place}.',
          'Put together a whole news show with a headline, an interview and a joke.',
        ],
        close: 'Say the headline once more and sign off in a news voice.',
        objectives: [
          'Asks questions that need more than yes or no',
          'Answers in whole sentences',
          'Sums up in a headline',
        ],
        easier: 'Give your child the questions to ask.',
        harder: 'Answer as a witness who never tells it directly.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'An interview with a character who dodges every question. Who gets the real story out of the {hero}?',
        core: [
          'Decide who is the {hero} and what they want to hide: {trouble}.',
          'Prepare three open questions and one surprise.',
          'Run the interview for three minutes without a break.',
        ],
        rounds: [
          'Turn the best answer into a headline of six words.',
          'Retell the story as a comment, angry or kind.',
          'Plan a podcast episode: opening, interview, expert, goodbye, and rehearse it.',
        ],
        close: 'Tell each other which question hit home.',
        objectives: [
          'Asks follow-up questions',
          'Stays in a role',
          'Turns an answer into a headline',
        ],
        easier: 'Interview somebody real about their day instead.',
        harder: 'Ask only questions that begin with "why" or "how".',
      },
    ],
    asks: [
      'Which question was the hardest to answer?',
      'What would you never tell a reporter?',
      'What did the {hero} leave out?',
    ],
    caution: 'A talking game without materials.',
  },
]
