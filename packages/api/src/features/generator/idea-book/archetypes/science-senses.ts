import type { Archetype } from '../archetype.ts'

export const scienceSenses: readonly Archetype[] = [
  {
    id: 'shadow-lab',
    category: 'Science',
    skills: ['observation-inquiry', 'creativity'],
    from_age: 2,
    minutes: [5, 45],
    moods: ['calm', 'together'],
    prep_minutes: 1,
    needs: [{ id: 'flashlight', line: '1 flashlight' }],
    also: 'A bare wall in a dim room',
    titles: ['Shadow of the {Hero}', 'The {Place} Shadow Show', 'The {Hero} on the Wall'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'A dark shape on the wall waves back. Your child finds out that it is their own, and what makes it grow.',
        core: [
          'Dim the room, sit on the floor, and shine the light at the wall from behind your child.',
          'Wave with one hand and wait for the shadow to wave back.',
          'Step nearer to the light together, then farther away, and look: big or small?',
        ],
        rounds: [
          'Make the shadow move: {move1}.',
          'Hide the hand behind your back and ask where the shadow went.',
          'Make two hands meet on the wall and let them say hello.',
        ],
        close: 'Say good night to the shadow and switch on the lamp.',
        objectives: [
          'Points to a shadow',
          'Moves to make the shadow move',
          'Shows big and small on the wall',
        ],
        easier: "Hold your child's hand in the light and wave together.",
        harder: 'Ask your child to make the shadow as small as it can be.',
        asks: ['Look, who is waving at us?', 'What is the shadow doing now?'],
      },
      {
        until: 8,
        difficulty: 'easy',
        description:
          'The {hero} needs a giant shadow. Your child tests what makes a shadow grow, shrink, blur and vanish.',
        core: [
          'Dim the room and shine the flashlight at a bare wall.',
          'Make the {hero} with your hands and guess: nearer to the light, bigger or smaller?',
          'Test it, slowly, and say what you see.',
        ],
        rounds: [
          'Find a place where the shadow gets a soft, blurry edge.',
          'Make one shadow out of two people and let it tell a joke.',
          'Act out how {trouble}, using shadows only.',
        ],
        close: 'Tell the wall one thing you found out, then switch on the lamp.',
        objectives: [
          'Predicts before testing',
          'Shows how to make a shadow bigger',
          'Describes what changed',
        ],
        easier: 'Use one hand and move it only toward the light and back.',
        harder: 'Make a shadow exactly as tall as your child, then explain how.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'How big can a hand become? Measure how a shadow grows with distance and find the rule before you look it up.',
        core: [
          'Fix the flashlight on a table so that it shines at a bare wall.',
          'Hold one hand at half the distance and measure its shadow in hand spans.',
          'Predict the size at a quarter of the distance, then test it.',
        ],
        rounds: [
          'Change one thing only, such as the angle of the hand, and watch the effect.',
          'Cast two shadows with overlapping edges and explain the darkest part.',
          'Stage a short scene in which {trouble}, with one size change that means something.',
        ],
        close: 'Say your shadow rule in one sentence and put the light away.',
        objectives: [
          'Changes one thing at a time',
          'Compares a prediction with a result',
          'States a rule in words',
        ],
        easier: 'Test near, middle and far without measuring.',
        harder: 'Predict the distance that makes the shadow exactly three times as tall.',
      },
    ],
    asks: [
      'What did the shadow do that you did not expect?',
      'Where does the shadow go when the light is off?',
      'What should the shadow of the {hero} do next?',
    ],
    caution: 'Use a flashlight with a screwed battery door.',
  },
  {
    id: 'sound-detective',
    category: 'Science',
    skills: ['senses', 'focus-memory'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'seated', 'together'],
    prep_minutes: 0,
    titles: ['Sound Detective at the {Place}', 'What Does the {Hero} Hear?', 'Ears of the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Shh, what was that? Your child listens like the {hero} and finds out where each sound comes from.',
        core: [
          'Sit together on the floor, put a finger to your lips and listen.',
          'Knock on the table and ask, "What was that?"',
          'Knock on the door, then on the floor, and let your child point each time.',
        ],
        rounds: [
          'Let your child knock while you close your eyes and guess.',
          'Make a sound together: {sound1}, first loudly, then softly.',
          'Listen for one sound from far away and one from near.',
        ],
        close: 'Listen to the quiet for three breaths, then whisper goodbye.',
        objectives: [
          'Turns or points toward a sound',
          'Makes a loud and a soft sound',
          'Waits quietly for a moment',
        ],
        easier: 'Let your child watch while you make each sound.',
        harder: 'Make two sounds in a row and ask for both.',
        asks: ['What was that sound?', 'Where did it come from?'],
      },
      {
        until: 6,
        difficulty: 'easy',
        description:
          'The {hero} can hear things nobody else can. Close your eyes, catch three sounds, and find out what made them.',
        core: [
          'Sit still with eyes closed and listen for one slow minute.',
          'Name every sound you caught and count them on your fingers.',
          'Knock on wood, wall and floor, and say which is the highest sound.',
        ],
        rounds: [
          'Put one ear on the table while your partner scratches the other end.',
          'Guess with closed eyes: which thing was tapped?',
          'Invent a sound for the {hero} and find a place in the room that makes it.',
        ],
        close: 'Choose the strangest sound of the day and make it one last time.',
        objectives: [
          'Names at least three sounds',
          'Compares high and low, loud and soft',
          'Matches a sound to what made it',
        ],
        easier: 'Tap two things only and guess between them.',
        harder: 'Tap three things in a row and repeat the order.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Sound travels through wood better than you think. Run three listening tests and explain what carries a whisper.',
        core: [
          'Scratch one end of the table and listen from the other end, ear in the air.',
          'Repeat with one ear on the wood, and compare.',
          'Predict which will carry best: wall, door or floor. Test all three.',
        ],
        rounds: [
          'Rank five surfaces by how well they carry a soft tap.',
          'Stand back to back and point to where each tap comes from.',
          'Build a knock language that works through a door and send one message each way.',
        ],
        close: 'Say what your tests showed, and one thing you still wonder about.',
        objectives: [
          'Tests one question in several places',
          'Ranks results from best to worst',
          'Explains a result in own words',
        ],
        easier: 'Compare only air and wood, and use a louder tap.',
        harder: 'Cover one ear and test how well you can still point to a sound.',
      },
    ],
    asks: [
      'Which sound did you never notice before?',
      'Where do you think that sound was made?',
      'What would the {hero} listen for at night?',
    ],
    caution: 'Tap softly near ears.',
  },
  {
    id: 'touch-mystery',
    category: 'Science',
    skills: ['senses', 'vocabulary-talk'],
    from_age: 3,
    minutes: [5, 30],
    moods: ['calm', 'seated', 'together'],
    prep_minutes: 1,
    needs: [{ id: 'textiles', line: '1 towel or small blanket' }],
    slots: [{ kind: 'lineup', amount: '{k}' }],
    titles: ['Mystery Under the {Place}', 'The {Hero} Feels Something', 'Hands of the {Hero}'],
    tellings: [
      {
        until: 5,
        difficulty: 'easy',
        description:
          "Something is hiding under the towel. Your child's hands are the {hero}, and hands can see in the dark.",
        core: [
          'Show the {lineups} one by one and let your child feel each.',
          'Hide one under the towel while your child looks away.',
          'Reach under with one hand, feel it, and guess before you peek.',
        ],
        rounds: [
          'Say one word about it first: smooth, rough, cold or soft.',
          'Swap jobs, so your child hides and you guess wrong once.',
          'Hide two at once and find the softer one.',
        ],
        close: 'Lift the towel, name everything, and put it away.',
        objectives: [
          'Finds out a thing by touch',
          'Uses one word for how it feels',
          'Compares two things by feel',
        ],
        easier: 'Leave a corner of the thing showing.',
        harder: 'Feel with the elbow or the back of the hand instead.',
      },
      {
        until: 10,
        difficulty: 'medium',
        description:
          'Three words, no name: describe what your fingers find under the towel so well that your partner gets it.',
        core: [
          'Choose one of the {lineups} in secret and hide it under the towel.',
          'Feel it and give three clues about shape, surface and weight.',
          'Let your partner guess, then feel it to check.',
        ],
        rounds: [
          'Give the clues from the weakest to the strongest.',
          'Test whether one finger is enough, then two, then the whole hand.',
          'Find three new things in the room that fit the same three clues.',
        ],
        close: 'Reveal everything and vote for the cleverest clue.',
        objectives: [
          'Describes a thing by touch alone',
          'Orders clues from weak to strong',
          'Tests how many fingers are needed',
        ],
        easier: 'Show all things first, then hide only one.',
        harder: 'Use comparisons only, such as "like a cold spoon in bed".',
      },
    ],
    asks: [
      'What did your fingers notice first?',
      'Which thing felt different from how it looks?',
      'What would the {hero} like to touch?',
    ],
    caution: 'Use smooth things without sharp edges, and keep the towel on the table or floor.',
  },
  {
    id: 'mirror-lab',
    category: 'Science',
    skills: ['observation-inquiry', 'focus-memory'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'together'],
    prep_minutes: 0,
    also: 'A wall mirror',
    titles: ['The {Hero} in the Mirror', 'Mirror Twin of the {Hero}', 'Left or Right, {Hero}?'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Somebody in the mirror does everything your child does. Who is it, and can the {hero} trick them?',
        core: [
          'Stand or sit in front of a wall mirror together and wave.',
          'Touch your nose, then your ear, and look who does it too.',
          'Make a face: happy, sleepy, surprised. Copy each other.',
        ],
        rounds: [
          'Step aside until you vanish, then come back with "peek-a-boo".',
          'Move as the mirror twin: {move1}.',
          'Blow on the mirror from close up and watch the foggy spot go away.',
        ],
        close: 'Wave goodbye to the two in the mirror.',
        objectives: [
          'Points to own nose while looking in the mirror',
          'Copies a face',
          'Looks for who has vanished',
        ],
        easier: 'Hold your child close to the mirror and do one move.',
        harder: 'Ask your child to find your hand in the mirror, then the real one.',
        asks: ['Who is that in the mirror?', 'Where did we go?'],
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Your mirror twin uses the other hand. Find out what a mirror swaps, what it keeps, and how much of it you really need.',
        core: [
          'Stand in front of a wall mirror and raise one hand: which hand does the twin raise?',
          'Touch your left ear, then point up, and say what swaps and what does not.',
          'Guess how tall a mirror must be to show all of you, then test with your hands.',
        ],
        rounds: [
          "Stand side by side and find a place where you see only each other's eyes.",
          'Trace a word in the air so that it reads right in the mirror.',
          'Plan a secret sign for the {hero} that looks the same in a mirror, and explain why.',
        ],
        close: 'Tell one thing that you believed before and do not believe now.',
        objectives: [
          'Predicts what the mirror will show',
          'Describes what is swapped and what is not',
          'Tests an idea by moving',
        ],
        easier: 'Copy the mirror twin slowly with one hand.',
        harder: 'Explain why left and right swap but up and down do not.',
      },
    ],
    asks: [
      'What does the twin in the mirror never get right?',
      'Where do you think the mirror picture is?',
      'How could we trick the mirror?',
    ],
    caution: 'Use a mirror that hangs firmly on the wall, and do not lean on it.',
  },
]
