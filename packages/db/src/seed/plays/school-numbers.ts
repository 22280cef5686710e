import { atTable, onFloor, type Play, talk, told } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Math, ages 6 to 8. */
export const schoolNumbers: readonly Play[] = [
  {
    id: 'lies-once',
    categories: ['Math'],
    skills: ['patterns-logic', 'number-sense'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: talk([...mood]),
    open: {
      titles: ['The {Hero} Lies Exactly Once', 'Catch the {Hero} in One Lie'],
      words: {
        what: 'a number from one to twenty',
        yes: 'one sound of the {hero} for yes, two for no',
      },
    },
    tellings: [
      told('dinosaurs', 'The Stegosaurus Lies Once', 'stegosaurus', {
        what: 'how many plates are on its back, one to twenty',
        yes: 'a stomp for yes, a tail swing for no',
      }),
      told('nature', 'The Caterpillar Lies Once', 'caterpillar', {
        what: 'how many leaves it has eaten, one to twenty',
        yes: 'a munch for yes, a shudder for no',
      }),
      told('ocean', 'The Oyster Lies Once', 'oyster', {
        what: 'how many pearls are in it, one to twenty',
        yes: 'open hands for yes, shut hands for no',
      }),
      told('building', 'The Robot Has One Faulty Answer', 'robot', {
        what: 'its secret code, one to twenty',
        yes: 'a high beep for yes, a buzz for no',
      }),
      told('art', 'The Painter Lies Once', 'painter', {
        what: 'how many colors are in the picture, one to twenty',
        yes: 'a brush stroke up for yes, down for no',
      }),
      told('music', 'The Singer Lies Once', 'singer', {
        what: 'how many encores there were, one to twenty',
        yes: 'a high note for yes, a low note for no',
      }),
      told('stories', 'The Pirate Lies Once', 'pirate', {
        what: 'how many coins are in the chest, one to twenty',
        yes: '"Aye" for yes, "Nay" for no',
      }),
      told('vehicles', 'The Bus Driver Lies Once', 'bus driver', {
        what: 'the number of the bus, one to twenty',
        yes: 'one honk for yes, two for no',
      }),
      told('space', 'The Alien Lies Once', 'alien', {
        what: 'how many moons its planet has, one to twenty',
        yes: 'a high beep for yes, a low beep for no',
      }),
      told('sports', 'The Player With the Secret Shirt', 'player', {
        what: 'the number on the shirt, one to twenty',
        yes: 'a nod for yes, a shake for no',
      }),
      told('animals', 'The Fox Lies Once', 'fox', {
        what: 'how many eggs are gone, one to twenty',
        yes: 'a bark for yes, a yawn for no',
      }),
      told('cooking', 'The Cook Lies Once', 'cook', {
        what: 'how many dumplings are in the pot, one to twenty',
        yes: '"Yum" for yes, "Burnt" for no',
      }),
      told(null, 'The Wall Clock Lies Once', 'clock', {
        what: 'a number from one to twenty',
        yes: '"tick" for yes, "tock" for no',
      }),
    ],
    description:
      'The {hero} hides a number and answers every question. But one answer, exactly one, is a lie. Two answers that clash give it away.',
    core: [
      'Play the {hero}: think of {what}, and decide in secret when to lie.',
      'Let your child ask: more than ten? even? Answer with {yes}.',
      'Keep count together of what is still possible. Stop when two answers cannot both be true.',
      'Ask: one of these two was the lie. Which question would settle it?',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child is the {hero}. Ask one thing twice, in two ways, to catch the lie.',
        ],
        objective: 'Answers by a rule and breaks it once',
      },
      {
        steps: ['Play for the fewest questions. Say aloud what you ruled out after each one.'],
        objective: 'Uses each answer to drop numbers',
      },
    ],
    close: 'Let the {hero} confess the lie, and say which question was worth the most.',
    objectives: ['Asks a question that halves the numbers', 'Finds two answers that clash'],
    say: 'Say: "I kept the lie for last as the {hero}. When did you smell it?"',
    easier: 'Play up to ten, and let every answer be true.',
    harder: 'Leave it open whether there is a lie at all.',
    caution: 'Only voices. Anybody may pass a turn.',
  },
  {
    id: 'last-one-loses',
    categories: ['Math'],
    skills: ['patterns-logic', 'focus-memory'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [{ kind: 'counter', amount: 'ten' }],
    tellings: [
      told('music', 'The Last Beat Is Off', 'drummer', {
        are: 'beats of a drummer',
        last: 'the one that is off the beat',
        take: 'Tap one or two away on the table edge, into your hand.',
      }),
      told('art', 'The Last Pot Has Dried Up', 'painter', {
        are: 'pots of paint of a painter',
        last: 'dried up',
        take: 'Dip in, and take one or two on a flat hand.',
      }),
      told('animals', 'The Last Bone Is a Stick', 'dog', {
        are: 'bones of one dog',
        last: 'only a stick',
        take: 'Sniff, and drag one or two to your side.',
      }),
      told('sports', 'The Last Shot Is an Own Goal', 'goalkeeper', {
        are: 'shots at the goalkeeper',
        last: 'an own goal',
        take: 'Shoot one or two off the table edge into your hand.',
      }),
      told('cooking', 'The Last Dumpling Is Burnt', 'cook', {
        are: 'dumplings of the cook',
        last: 'burnt',
        take: 'Serve yourself one or two, and say "Thank you, chef."',
      }),
      told('ocean', 'The Last Fish Is the Shark', 'seal', {
        are: 'fish for a seal',
        last: 'a shark in disguise',
        take: 'Clap your flippers and swallow one or two.',
      }),
      told('space', 'The Last Planet Has a Black Hole', 'rocket', {
        are: 'planets on the way of your rocket',
        last: 'a black hole',
        take: 'Fly one or two planets on, with a sound.',
      }),
      told('stories', 'The Last Coin Wakes the Dragon', 'dragon', {
        are: 'coins under a sleeping dragon',
        last: 'the one the dragon sleeps on',
        take: 'Pull out one or two without a sound.',
      }),
      told('vehicles', 'The Last Wagon Stays Behind', 'train', {
        are: 'wagons of one train',
        last: 'the wagon that gets lost',
        take: 'Uncouple one or two from the end: clack.',
      }),
      told(null, 'Do Not Take the Last One', 'trap', {
        are: 'steps on the way to the trap',
        last: 'the trap',
        take: 'Take one or two, and close your hand.',
      }),
    ],
    description:
      'Ten {counters} are {are}. Take one or two each turn, but the last is {last}. There is a trick, and your child can find it.',
    core: [
      'Lay six {counters} in a row, the last one a little apart: it is {last}.',
      'Take turns. {take} Whoever has to take the last one loses.',
      'Play three times, and let your child choose who begins.',
      'Stop when four are left and look: who is in trouble near the {hero} now, and why?',
    ],
    rounds: [
      {
        steps: ['Lay out all ten. Play on, and mark the numbers where the one to move is lost.'],
        objective: 'Names a number that loses',
      },
      {
        steps: [
          'Let your child explain the trick as if to a friend. Try it against them on purpose.',
        ],
        objective: 'Explains a trick that works',
      },
    ],
    close: 'Play the last game by the trick, bow to the {hero}, and count all ten back.',
    objectives: ['Plans one move ahead', 'Finds which number is a trap'],
    say: 'Say: "I noticed too late that the {hero} was lost. When do you notice?"',
    easier: 'Start with four, and talk about each move.',
    harder: 'Begin with any number your child calls, and decide who should start.',
    caution: 'Count the pieces back in, so that none is left for a younger child to find.',
  },
  {
    id: 'load-for-exactly-ten',
    categories: ['Math'],
    skills: ['number-sense', 'patterns-logic'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: talk([...mood]),
    tellings: [
      told('space', 'The Rocket Lifts Exactly Ten', 'rocket', {
        load: 'oxygen weighs 6, the dog 4, soup 3, a guitar 1',
        odd: 'a second dog, 5',
        off: 'Count down from ten and take off.',
      }),
      told('vehicles', 'The Truck Takes Exactly Ten', 'truck', {
        load: 'a fridge weighs 6, a sofa 4, books 3, a lamp 1',
        odd: 'a carpet, 5',
        off: 'Close the flap, and honk.',
      }),
      told('ocean', 'The Boat Sinks at Eleven', 'captain', {
        load: 'the anchor weighs 6, the cook 4, a net 3, a gull 1',
        odd: 'a treasure chest, 5',
        off: 'Cast off, and wave to what stays on land.',
      }),
      told('animals', 'The Elephant Carries Ten', 'elephant', {
        load: 'hay weighs 6, melons 4, a rider 3, a bird 1',
        odd: 'a tent, 5',
        off: 'Swing your trunk and trot off.',
      }),
      told('music', 'The Band Bus Holds Ten', 'drummer', {
        load: 'the drums weigh 6, a piano stool 4, lights 3, a flute 1',
        odd: 'a tuba, 5',
        off: 'Play a drum roll and shut the door.',
      }),
      told('cooking', 'The Picnic Basket Holds Ten', 'cook', {
        load: 'a melon weighs 6, a cabbage 4, rice 3, salt 1',
        odd: 'a pumpkin, 5',
        off: 'Close the lid, and smell what is in it.',
      }),
      told(null, 'The Lift Carries Exactly Ten', 'lift', {
        load: 'a piano weighs 6, a dog 4, a bag 3, a hat 1',
        odd: 'a neighbor, 5',
        off: 'Press start and hum up to the top floor.',
      }),
    ],
    description:
      'Exactly ten, not more and not less: what goes on board with the {hero}? There is more than one way, and something has to stay behind.',
    core: [
      'Tell the load twice: {load}. The {hero} carries exactly ten.',
      'Let your child think aloud and try. Fingers count as a scale.',
      'Ask for a second way to ten. What stays behind each time?',
    ],
    rounds: [
      {
        steps: ['Bring {odd}. Who must get off now, so that it is ten again?'],
        objective: 'Finds a new sum of ten',
      },
      {
        steps: [
          'Swap: your child names four things with weights, and you load. Ask for a hint once.',
        ],
        objective: 'Makes up weights that can add up to ten',
      },
      {
        steps: ['Load all five in two trips, ten at most in each. Is there only one way?'],
        objective: 'Splits five weights into two loads',
      },
    ],
    close: 'Check the load of the {hero} once more by adding it up. {off}',
    objectives: ['Finds two sums of ten', 'Says what is left over'],
    say: 'Say: "I would have left the wrong thing behind. How did you choose for the {hero}?"',
    easier: 'Load for exactly seven: 4 and 3.',
    harder: 'Find every way to ten, and say how you know there is no other.',
    caution: 'Only voices and fingers.',
  },
  {
    id: 'odd-one-out-of-three',
    categories: ['Math', 'Language'],
    skills: ['patterns-logic', 'vocabulary-talk'],
    ages: [6, 9],
    difficulty: 'easy',
    facts: talk([...mood]),
    tellings: [
      told('animals', 'Bat, Owl, Penguin: Who Is Odd?', 'bat', {
        three: 'bat, owl, penguin',
        hint: 'cannot fly, has no feathers, can look straight behind itself',
        next: 'snake, worm, eel',
      }),
      told('vehicles', 'Tram, Bike, Plane: Who Is Odd?', 'tram', {
        three: 'tram, bike, plane',
        hint: 'flies, needs a rail, has no motor',
        next: 'sled, bus, canoe',
      }),
      told('space', 'Sun, Moon, Mars: Who Is Odd?', 'moon', {
        three: 'sun, moon, Mars',
        hint: 'shines by itself, people have stood there, is a planet',
        next: 'rocket, star, comet',
      }),
      told('cooking', 'Soup, Salad, Sorbet: Who Is Odd?', 'soup', {
        three: 'soup, salad, sorbet',
        hint: 'is warm, is sweet, is crunchy',
        next: 'carrot, tomato, apple',
      }),
      told('sports', 'Soccer, Swimming, Skating: Who Is Odd?', 'swimming', {
        three: 'soccer, swimming, skating',
        hint: 'needs a ball, happens in water, needs wheels or blades',
        next: 'ski, skate, surfboard',
      }),
      told('music', 'Drum, Flute, Voice: Who Is Odd?', 'drum', {
        three: 'drum, flute, voice',
        hint: 'works without breath, has words, has holes',
        next: 'piano, guitar, bell',
      }),
      told('nature', 'Bee, Spider, Ant: Who Is Odd?', 'spider', {
        three: 'bee, spider, ant',
        hint: 'has wings, has eight legs, builds hills',
        next: 'leaf, root, petal',
      }),
      told(null, 'Shoe, Sock, Glove: Who Is Odd?', 'glove', {
        three: 'shoe, sock, glove',
        hint: 'has a sole, has fingers, goes into a shoe',
        next: 'cup, bowl, spoon',
      }),
    ],
    description:
      'Three words, and each of them can be the odd one out. You need a true reason for each of the three, and not only for {hero}.',
    core: [
      'Say three words: {three}. Ask: "Which one does not belong, and why?"',
      'Agree when the reason is true. Then: "Now find a reason why it is another one."',
      'Find one for the third, too. A hint for each: {hint}.',
    ],
    rounds: [
      {
        steps: ['Try a harder three: {next}. Take turns; a reason may be used only once.'],
        objective: 'Finds a new reason each time',
      },
      {
        steps: ['Swap: your child makes a three that fits together in two ways at least.'],
        objective: 'Puts three things together by a rule',
      },
      {
        steps: [
          'Sort ten things you can see or think of into two groups. The other guesses the rule.',
        ],
        objective: 'Guesses the rule behind two groups',
      },
    ],
    close: 'Find one thing that all three share, {hero} and the other two.',
    objectives: ['Finds a true reason why one does not belong', 'Changes the rule to sort by'],
    say: 'Say: "I was sure there was only one answer, and that it was {hero}. How did you find another?"',
    easier: 'Give the reason yourself; your child says which one it fits.',
    harder: 'Play with four words, and find a pair and a pair.',
    caution: 'Only voices. Every true reason counts, also an odd one.',
  },
  {
    id: 'jump-and-multiply',
    categories: ['Math', 'Motor'],
    skills: ['measuring-spatial', 'gross-motor'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: onFloor([...awake, 'wild'], { child_energy: 3, adult_energy: 1 }),
    slots: [{ kind: 'unit', amount: 'two' }],
    tellings: [
      told('space', 'How Far Would You Jump on the Moon?', 'astronaut', {
        jump: 'Jump like an astronaut in training: arms back, arms forward, land with soft knees.',
        times:
          'Your jump would go about six times as far on the moon. Add it six times, and walk it out.',
      }),
      told('animals', 'Jump Against a Kangaroo', 'kangaroo', {
        jump: 'Jump like a kangaroo: feet together, arms tucked in.',
        times:
          'A kangaroo can leap about eight long adult steps. Walk that, there and back: how many of your jumps?',
      }),
      told('nature', 'You Against a Grasshopper', 'grasshopper', {
        jump: 'Crouch low like a grasshopper, and jump with both feet.',
        times:
          'A grasshopper leaps twenty of its lengths. Lie down, be measured in {units}, and count in twenties together.',
      }),
      told('sports', 'Your Jump and the World Record', 'long jumper', {
        jump: 'Jump like a long jumper: both feet, swing, and stay where you land.',
        times:
          'The record is about nine long adult steps. Walk that, there and back: how many of your jumps is it?',
      }),
      told('building', 'Can You Jump Like a Robot?', 'robot', {
        jump: 'Jump like a robot: exactly the same each time, arms at the sides.',
        times:
          'A robot never varies. Jump three times, and say how far apart your shortest and longest are.',
      }),
      told(null, 'How Far Is Your Far?', 'jumper', {
        jump: 'Jump with both feet, and stay where you land.',
        times:
          'Guess how far ten of these jumps would take you: to the door, the street? Walk it out.',
      }),
    ],
    description:
      'One jump, measured in {units}, and then the sum: how far would it be for the {hero}? You work it out and see.',
    core: [
      'Start at a rug edge. {jump} Practice twice.',
      'Guess the next jump of the {hero} in {units}, then jump and stay.',
      'Measure from the line to the heels: lay the two {units} end to end, moving the back one forward.',
      'Work it out. {times}',
    ],
    rounds: [
      {
        steps: [
          'Say how far off the guess was, and jump once more to beat the guess, not the jump.',
        ],
        objective: 'Corrects a guess by a measured length',
      },
      {
        steps: ['Let your child measure your jump. Who came nearer to the guess?'],
        objective: 'Compares two guesses with two results',
      },
    ],
    close:
      'Say the best guess of the {hero} as a headline, put the {units} away, and stretch your legs.',
    objectives: ['Guesses a length before measuring', 'Measures end to end without gaps'],
    say: 'Say: "I guess worse when I am out of breath. What did you look at before you guessed for the {hero}?"',
    easier: 'Measure steps instead of jumps.',
    harder: 'Take three jumps and find the middle one: which is it, and why not the best?',
    caution: 'Jump on a rug that does not slip, barefoot, with two arm spans free in front.',
  },
]
