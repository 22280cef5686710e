import type { Archetype } from '../archetype.ts'

export const mathPatterns: readonly Archetype[] = [
  {
    id: 'body-pattern',
    category: 'Math',
    skills: ['patterns-logic', 'rhythm-music'],
    from_age: 2,
    minutes: [5, 20],
    moods: ['seated', 'travel', 'together'],
    prep_minutes: 0,
    titles: ['The {Hero} Pattern', 'Clap Code of the {Place}', 'What Comes Next, {Hero}?'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Clap, pat, clap, pat: the {hero} knocks at the {place} in a pattern, and the door opens only for the right knock.',
        core: [
          'Sit face to face and clap once, then pat your knees once.',
          'Repeat clap, pat, clap, pat, slowly, until your child joins in.',
          'Stop after a clap and wait: what comes next?',
        ],
        rounds: [
          'Change the sounds: {sound1}, then clap, again and again.',
          'Let your child choose two moves, and copy them.',
          'Play the pattern in a whisper, then loudly, then in a whisper again.',
        ],
        close: 'Knock the last pattern on the floor and open the pretend door.',
        objectives: [
          'Copies two movements in a row',
          'Fills in the next movement after a pause',
          'Chooses a movement for the pattern',
        ],
        easier: "Hold your child's hands and do the pattern together.",
        harder: 'Use three moves: clap, pat, stamp.',
        asks: ['What comes now?', 'Which one do you like: clap or pat?'],
      },
      {
        until: 5,
        difficulty: 'easy',
        description:
          'The {place} has a clap code. Your child cracks it, says what comes next, and invents one that you have to crack.',
        core: [
          'Clap, pat, clap, pat, and ask your child to join as soon as they can.',
          'Freeze in the middle and let your child show what comes next.',
          'Try a longer code: clap, clap, stamp.',
        ],
        rounds: [
          'Put a sound into the code: {sound1}, clap, clap.',
          'Swap jobs, so your child invents a code and you crack it.',
          'Hide a mistake in a code and let your child shout "alarm!"',
        ],
        close: 'Choose the best code of the day and make it your secret knock.',
        objectives: [
          'Continues a pattern of two or three moves',
          'Spots a mistake in a pattern',
          'Makes up a repeating pattern',
        ],
        easier: 'Stay with two moves and play them very slowly.',
        harder: 'Start the code in the middle and let your child find the beginning.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'A code duel without paper: build a rhythm rule, play it three times, and see whether your partner can find the rule behind it.',
        core: [
          'Agree on three sounds: clap, tap, and one more. For that one, {sound1}.',
          'Play a secret rule three times, such as one clap, two taps, three claps.',
          'Let your partner play the next part and say the rule in one sentence.',
        ],
        rounds: [
          'Change one thing in the rule and see how fast it is noticed.',
          'Build a rule that grows: each round is longer by the same amount.',
          'Build a whole song from three codes, say its plan in letters, such as AAB, and perform it.',
        ],
        close: 'Name the hardest rule of the day and give it a title.',
        objectives: [
          'Describes the rule of a pattern in words',
          'Predicts the next part of a growing pattern',
          'Invents a rule that another person can find',
        ],
        easier: 'Play two sounds only, and repeat the rule as often as needed.',
        harder: 'Play two rules at the same time, one with the hands and one with the feet.',
      },
    ],
    asks: [
      'What told you what would come next?',
      'Which code was the hardest to crack, and why?',
      'What would the {hero} use a secret code for?',
    ],
    caution: 'A sitting game for hands and knees; clap softly.',
  },
  {
    id: 'step-measure',
    category: 'Math',
    skills: ['measuring-spatial', 'observation-inquiry'],
    from_age: 2,
    minutes: [5, 45],
    moods: ['active'],
    prep_minutes: 0,
    titles: ['How Far to the {Place}?', 'The {Hero} Measures the Room', 'A Room for the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Giant steps or mouse steps? Your child walks the room as the {hero} and finds out what is far and what is near.',
        core: [
          'Stand together at the door and point to the table: that is the {place}.',
          'Walk there in giant steps and say "big" with every step.',
          'Walk back in mouse steps and say "small" each time.',
        ],
        rounds: [
          'Lie down on the floor side by side and look who is longer.',
          'Reach up high on the wall, then reach low, and say which is which.',
          'Carry on to a place that is far away, and to one that is near.',
        ],
        close: 'Walk home to the door in the steps your child likes best.',
        objectives: [
          'Shows a big step and a small step',
          'Says or points to what is near and what is far',
          'Copies a way of walking',
        ],
        easier: 'Hold one hand and do giant steps only.',
        harder: 'Ask your child to choose: giant steps or mouse steps for the longer way?',
        asks: ['Who takes the big steps now?', 'Where is it far to go?'],
      },
      {
        until: 5,
        difficulty: 'easy',
        description:
          "How many feet is it to the {place}? Guess, walk heel to toe, and find out why your number is smaller than your child's.",
        core: [
          'Choose two places in the room: one is the start, the other is the {place}.',
          "Guess together how many of your child's feet fit between them.",
          'Walk heel to toe and count each foot aloud.',
        ],
        rounds: [
          'Walk the same way with your own feet and compare the two numbers.',
          'Measure the table with hands, then with whole arms.',
          "Find something in the room that is exactly as long as your child's arm.",
        ],
        close: 'Show the longest thing you measured, and the shortest.',
        objectives: [
          'Counts steps while walking heel to toe',
          'Compares two lengths with longer and shorter',
          'Makes a guess before measuring',
        ],
        easier: 'Measure a short way, about five feet long.',
        harder: 'Guess a second way from what the first one taught you.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Could the {hero} live here? Estimate the room with hands, feet and arm spans only, then check how good your eye is.',
        core: [
          'Agree on one unit each: a foot, a hand span or an arm span.',
          'Estimate the length of the room in your unit and say the number aloud.',
          'Measure it, and work out how far off each guess was.',
        ],
        rounds: [
          "Work out how many of your units make one of your partner's.",
          'Estimate the area of the floor in steps by steps, then check by walking two walls.',
          'Plan a room for the {hero}: measure where bed, door and table would go, and show the corners.',
        ],
        close: 'Compare your errors and name the unit that worked best.',
        objectives: [
          'Estimates a length before measuring it',
          'Measures without gaps and overlaps',
          'Compares two units and explains the difference',
        ],
        easier: 'Measure things on the table with finger widths first.',
        harder: 'Give each answer as a range and score a point when the truth lies inside it.',
      },
    ],
    asks: [
      'Why did we get two different numbers for the same way?',
      'What surprised you most when we measured?',
      'What would the {hero} need a bigger room for?',
    ],
    caution: 'Clear the way first, and walk rather than run.',
  },
  {
    id: 'size-lineup',
    category: 'Math',
    skills: ['measuring-spatial', 'vocabulary-talk'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated'],
    prep_minutes: 1,
    slots: [{ kind: 'lineup', amount: '{k}' }],
    titles: ['The {Place} Lineup', 'Smallest to Tallest at the {Place}', 'Make a Line, {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Everybody lines up at the {place}, the small one first. Your child decides who is big and who is small.',
        core: [
          'Find two {lineups}, one big and one small, and put them side by side.',
          'Ask your child to give you the big one, then the small one.',
          'Place them in a line on the floor and say "small, big".',
        ],
        rounds: [
          'Add a third one and find its place in the line.',
          'Make your voice deep for the big one and high for the small one.',
          'Look around the room together for something even bigger.',
        ],
        close: 'Wave goodbye to each one, from small to big, and put it away.',
        objectives: [
          'Gives the bigger of two things',
          'Puts at least two things in a line',
          'Copies the words big and small',
        ],
        easier: 'Hold one in each hand and let your child take the big one.',
        harder: 'Use three things that are nearly the same size.',
        asks: ['Which one is the big one?', 'Where does the small one go?'],
      },
      {
        until: 8,
        difficulty: 'medium',
        description:
          'The {hero} lets guests into the {place} by size only. Build the line, then find a second rule that turns it upside down.',
        core: [
          'Gather {k} {lineups} and guess the order from smallest to biggest.',
          'Build the line on the floor and check each pair of neighbors.',
          'Close your eyes while your child swaps two, then find the mistake.',
        ],
        rounds: [
          'Order the same things by weight: hold one in each hand and compare.',
          'Choose a new rule, such as soft to hard, and let your partner guess it.',
          'Find a new guest in the room and fit it into the line without moving the others.',
        ],
        close: 'Name the guest in the exact middle, then send everyone home.',
        objectives: [
          'Orders things from smallest to biggest',
          'Compares two things by holding or placing them side by side',
          'Names the rule of a line',
        ],
        easier: 'Start with three things and add one at a time.',
        harder: 'Order them by a rule that nobody can see, such as how loud they drop.',
      },
    ],
    asks: [
      'Who was hardest to find a place for, and why?',
      'What would happen if the biggest went first?',
      'What other rule could the {place} have?',
    ],
    caution: 'Use things that are light and cannot break.',
  },
  {
    id: 'guess-my-number',
    category: 'Math',
    skills: ['patterns-logic', 'number-sense'],
    from_age: 6,
    minutes: [5, 45],
    moods: ['calm', 'seated', 'travel', 'together'],
    prep_minutes: 0,
    titles: ['The {Place} Number', 'Six Questions for the {Hero}', 'Secret of the {Hero}'],
    tellings: [
      {
        until: 8,
        difficulty: 'medium',
        description:
          'The {hero} keeps one number secret. Every question costs one guess, so a clever question beats a lucky one.',
        core: [
          'Choose a number from one to twenty and keep it secret.',
          'Ask yes-or-no questions in turn, such as "Is it more than ten?"',
          'Count the questions until the number is found.',
        ],
        rounds: [
          'Swap jobs and try to need one question less.',
          'Skip the words "more" and "less" for one round.',
          'Play a long round from one to a hundred and talk about the best first question.',
        ],
        close: 'Name the best question of the day and remember it for next time.',
        objectives: [
          'Asks a question that rules out several numbers',
          'Keeps answers in mind',
          'Tells why a question was useful',
        ],
        easier: 'Use the numbers one to ten and show them on your fingers.',
        harder: 'Allow only six questions for the numbers up to fifty.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Seven questions for a hundred numbers: is that always enough? Play a duel and find out why halving beats guessing.',
        core: [
          'Choose a secret number from one to one hundred.',
          'Ask only yes-or-no questions and count every one.',
          'Swap roles and see who needs fewer questions.',
        ],
        rounds: [
          'Ask about properties only: even, multiple of three, digit sum.',
          'Lie exactly once in a round, and let your partner find the lie.',
          'Work out how many questions a thousand numbers would need, then test it.',
        ],
        close: 'Put the best strategy into one sentence.',
        objectives: [
          'Splits a range in half with one question',
          'Uses words such as multiple and even correctly',
          'Explains why a strategy works',
        ],
        easier: 'Begin with the numbers up to thirty-two.',
        harder: 'Choose a fraction or a negative number as the secret.',
      },
    ],
    asks: [
      'Which question told us the most?',
      'How did it feel when only two numbers were left?',
      'What would be a really bad first question?',
    ],
    caution: 'A talking game without materials.',
  },
]
