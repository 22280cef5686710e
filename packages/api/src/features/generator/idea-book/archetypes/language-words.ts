import type { Archetype } from '../archetype.ts'

export const languageWords: readonly Archetype[] = [
  {
    id: 'puppet-mixup',
    category: 'Language',
    skills: ['vocabulary-talk', 'feelings-connection'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated', 'travel', 'together'],
    prep_minutes: 0,
    slots: [{ kind: 'friend', amount: '1' }],
    titles: ['The {Hero} Gets It Wrong', 'Teach the {Hero}', 'The {Hero} Comes to Visit'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'The {hero} has come to visit and does not know any words yet. Your child teaches them, one by one.',
        core: [
          'Let the {friend} say hello: "I am the {hero}. What is this?"',
          'Point the {friend} at the table, the door, a foot, and wait for a word.',
          'Repeat each word in the voice of the {hero} and add one: "A big door!"',
        ],
        rounds: [
          'Call something by the wrong name and look surprised.',
          'Ask for a helper: "Can you show me your nose?"',
          'Whisper a word into the ear of the {hero} and let it repeat it loudly.',
        ],
        close: 'Wave goodbye and thank your child for every new word.',
        objectives: [
          'Says or points to the name of a thing',
          'Repeats a word with one more word added',
          'Answers a simple question',
        ],
        easier: 'Say the word yourself and let your child point.',
        harder: 'Ask what a thing is for instead of what it is called.',
        asks: ['What should we show the {hero} next?', 'What is this called?'],
      },
      {
        until: 7,
        difficulty: 'easy',
        description:
          'The {hero} moved in this morning and mixes up everything: a chair is a hat, a door is a bed. Who will explain?',
        core: [
          'Make the {friend} talk: "I am the {hero}. I know everything here!"',
          'Name three things wrongly and wait for your child to object.',
          'Ask "How can you tell?" until the {hero} is convinced.',
        ],
        rounds: [
          'Let the {hero} ask for help, because {trouble}.',
          'Swap roles: your child plays the {hero} and mixes things up.',
          'Plan a day for the {hero}: what to do first, next and last.',
        ],
        close: 'Let the {hero} repeat three things it has learned today, and take a bow.',
        objectives: [
          'Corrects a wrong name and gives a reason',
          'Explains what a thing is for',
          'Speaks in another voice',
        ],
        easier: 'Mix up only colors or only animals.',
        harder: 'Explain the thing without pointing and without its name.',
      },
    ],
    asks: [
      'What was the funniest mix-up?',
      'What does the {hero} still need to learn about us?',
      'How would you explain our home to someone new?',
    ],
    caution: 'A quiet game; keep the puppet away from faces.',
  },
  {
    id: 'say-and-do',
    category: 'Language',
    skills: ['vocabulary-talk', 'gross-motor'],
    from_age: 2,
    minutes: [5, 15],
    moods: ['active', 'together'],
    prep_minutes: 0,
    titles: ['Say It, Do It, {Hero}', 'The {Hero} Says Go', 'Words That Move the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'A word makes the {hero} move. Your child hears it, does it, and soon gives the orders to you.',
        core: [
          'Stand face to face, say "up" and reach high together.',
          'Say "down" and crouch low. Repeat up and down a few times.',
          'Try a new one: {move1}.',
        ],
        rounds: [
          'Let your child say the word, and do it at once, every time.',
          'Add a sound: {sound1}.',
          'Go through it slowly like a snail, then quickly like a mouse.',
        ],
        close: 'Say "asleep", lie down, and be quiet for three breaths.',
        objectives: [
          'Moves as the word says',
          'Says a word to make a partner move',
          'Copies a sound',
        ],
        easier: 'Show the move while you say the word.',
        harder: 'Say two words in a row, such as "up, turn".',
        asks: ['What shall we do now?', 'Which word comes next?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'The {hero} obeys words only, and some words are tricky: creep, dash, wobble. Act them, then collect more.',
        core: [
          'Say a moving word such as creep, dash or wobble, and act it out together.',
          'Take turns: one says a word, the other becomes the {hero} and does it.',
          'Find the opposite of a word and act both.',
        ],
        rounds: [
          'Say how, too: slowly, proudly, like a spy.',
          'Act a word without a sound and let your partner name it.',
          'Join three words into a tiny story and perform it.',
        ],
        close: 'Choose the word of the day and use it until bedtime.',
        objectives: [
          'Acts out the meaning of a word',
          'Names a movement with a fitting word',
          'Finds an opposite',
        ],
        easier: 'Use words your child knows: run on the spot, sit, turn.',
        harder: 'Use one word that is new and guess what it means.',
      },
    ],
    asks: [
      'Which word did your body like best?',
      'What word should the {hero} learn next?',
      'What is a word for the way we moved just now?',
    ],
    caution: 'Clear the floor and go barefoot or in grippy socks.',
  },
  {
    id: 'first-sound',
    category: 'Language',
    skills: ['letters-sounds', 'focus-memory'],
    from_age: 4,
    minutes: [5, 30],
    moods: ['seated', 'together'],
    prep_minutes: 0,
    titles: ['Sounds for the {Hero}', 'The {Hero} Wants Your Sound', 'Starts Like {Hero}'],
    tellings: [
      {
        until: 5,
        difficulty: 'easy',
        description:
          'The {hero} only takes words that start with one sound. Your child finds them in the room and at the tip of the tongue.',
        core: [
          'Say "{word1}" slowly, stretch the first sound, and make it together.',
          'Look around for something that starts the same way, and tap it.',
          'Find two more, from the room or from your head.',
        ],
        rounds: [
          'Offer a wrong word on purpose and let your child refuse it.',
          "Use the first sound of your child's name for the next round.",
          'Say three words and let your child find the one that does not fit.',
        ],
        close: 'Repeat all the words you found in one breath.',
        objectives: [
          'Says the first sound of a word',
          'Finds a word with the same first sound',
          'Spots a word that does not fit',
        ],
        easier: 'Offer two things and ask which one starts that way.',
        harder: 'Listen for the last sound instead.',
      },
      {
        until: 8,
        difficulty: 'medium',
        description:
          'Pack a bag for the {hero}: every word must start where the last one ended. How long can the chain grow?',
        core: [
          'Say "{word1}" and listen for its last sound.',
          'Find a word that begins with that sound, and pass it on.',
          'Keep the chain going and count the words.',
        ],
        rounds: [
          'Allow only words about {topic} for one round.',
          'Walk and stop at things in the room that fit the chain.',
          'Make the longest silly sentence in which all words start alike.',
        ],
        close: 'Repeat the chain backward as far as you can.',
        objectives: [
          'Says the first and the last sound of a word',
          'Finds a word for a given sound',
          'Remembers a chain of words',
        ],
        easier: 'Change only the first sound: cat, hat, mat.',
        harder: 'Spell the last word before the next one counts.',
      },
    ],
    asks: [
      'Which word felt the funniest in your mouth?',
      'Where in your mouth is that sound made?',
      'Which sound would the {hero} like best?',
    ],
    caution: 'Walk, do not run, between things.',
  },
  {
    id: 'describe-it',
    category: 'Language',
    skills: ['vocabulary-talk', 'focus-memory'],
    from_age: 5,
    minutes: [5, 45],
    moods: ['calm', 'seated', 'travel', 'together'],
    prep_minutes: 0,
    titles: ['Never Say {Hero}', 'Forbidden Words of the {Place}', 'Describe It for the {Hero}'],
    tellings: [
      {
        until: 8,
        difficulty: 'medium',
        description:
          'Describe a thing without saying its name, not even a bit of it. The {hero} listens closely and pounces on every slip.',
        core: [
          'Choose something at the {place}, real or pretend, and keep it secret.',
          'Give one clue at a time: what it does, where it is, what it is not.',
          'Guess, and swap as soon as it is found.',
        ],
        rounds: [
          'Choose one forbidden word for each secret.',
          'Describe it as if to somebody from another planet.',
          'Play a long round with {word1}, {word2} and {word3}, and fewer clues each time.',
        ],
        close: 'Repeat the clue that helped the most.',
        objectives: [
          'Describes a thing by use, place and looks',
          'Listens to clues and combines them',
          'Leaves out a forbidden word',
        ],
        easier: 'Choose only things that can be seen from here.',
        harder: 'Give clues in three words or fewer.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'A word duel with handicaps: explain {word1} without its five most obvious words, and make your partner see it anyway.',
        core: [
          'Choose a word such as {word1} and agree on three forbidden words.',
          'Explain it until your partner has it, and count the sentences.',
          'Swap, and try to need fewer.',
        ],
        rounds: [
          'Explain a feeling instead of a thing.',
          'Use only comparisons: "It is like ... but ..."',
          'Invent a word from the {place} and three meanings for it, then bluff: which one is true?',
        ],
        close: 'Name the shortest explanation that worked.',
        objectives: [
          'Explains a word with exact other words',
          'Uses comparisons',
          'Changes an explanation to suit the listener',
        ],
        easier: 'Allow gestures for the hardest words.',
        harder: 'Explain it in one single sentence.',
      },
    ],
    asks: [
      'Which clue made it click?',
      'What was hard to say without the name?',
      'Which word would you ban next?',
    ],
    caution: 'A talking game without materials.',
  },
]
