import { type Play, talk, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine', 'curious'] as const

/** Ages 4 and 5, with voices only. */
export const youngTalk: readonly Play[] = [
  {
    id: 'in-the-bag',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'focus-memory'],
    ages: [4, 5],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['What Does the {Hero} Hide in Its Bag?', 'The {Hero} Packs a Secret Bag'],
      words: {
        clue: '"You pull it over your head. It keeps you warm." (A sweater.)',
        need: 'on a day far from home',
        last: 'Say everything in the bag of the {hero}, and shut it with a zip.',
      },
    },
    tellings: [
      told('dinosaurs', 'What the Bone Hunter Packs', 'bone hunter', {
        clue: '"It is soft, and it brushes sand away." (A brush.)',
        need: 'in the hot desert, where something big lies in the ground',
        last: 'Say what the bone hunter must not break, and shut the bag softly.',
      }),
      told('nature', 'What the Beetle Takes on a Trip', 'beetle', {
        clue: '"It is green, flat, and keeps off rain." (A leaf.)',
        need: 'in the tall grass, where a puddle is a lake',
        last: 'Count the luggage on six feet, and buzz off.',
      }),
      told('building', 'What the Builder Takes Up the Tower', 'builder', {
        clue: '"It is yellow, and it sits on a head." (A helmet.)',
        need: 'high up on a new house, before there are stairs',
        last: 'Say what the builder fetches first, and knock twice.',
      }),
      told('art', 'What the Painter Takes Up the Hill', 'painter', {
        clue: '"It is white, and it is waiting." (Paper.)',
        need: 'on a hill, when the sun goes down in ten minutes',
        last: 'Say which color is forgotten at home, and what to use instead.',
      }),
      told('music', 'What the Band Packs for the Tour', 'drummer', {
        clue: '"It is round, and you hit it." (A drum.)',
        need: 'on a stage in a town where nobody has heard of you',
        last: 'Hum the sound of each thing in the bag, one after the other.',
      }),
      told('sports', 'What Is in the Sports Bag?', 'goalkeeper', {
        clue: '"Two of them, for ten fingers." (Gloves.)',
        need: 'at a match in the pouring rain',
        last: 'Run out on the field with all of it, and say what is worn first.',
      }),
      told('space', 'What the Astronaut Packs for the Moon', 'astronaut', {
        clue: '"You pull it on. It keeps you warm." (A glove.)',
        need: 'on the moon, where it is cold and nothing falls quickly',
        last: 'Take off: three, two, one, and name all that is on board.',
      }),
      told('ocean', 'What the Pirate Takes to Sea', 'pirate', {
        clue: '"It shows you where to dig for gold." (A map.)',
        need: 'on a ship, where the floor rocks and all gets wet',
        last: 'Throw one thing over board to save the ship: which one can go?',
      }),
      told('animals', 'What the Squirrel Packs for Winter', 'squirrel', {
        clue: '"It is soft, and you sleep on it." (Moss.)',
        need: 'in a hole in a tree, all winter long',
        last: 'Count the winter store on your fingers, and shut the door.',
      }),
      told('vehicles', 'What Is in the Fire Truck?', 'firefighter', {
        clue: '"It is long, it rolls up, and water runs in it." (A hose.)',
        need: 'in a fire truck, when somebody calls for help',
        last: 'Ring the bell, and say what is used first.',
      }),
      told('cooking', 'What the Chef Needs for a Picnic', 'chef', {
        clue: '"It is round, flat, and food lies on it." (A plate.)',
        need: 'at a picnic, far from any kitchen',
        last: 'Unpack it all on the grass, and say what was forgotten.',
      }),
      told('stories', 'The Bag of the Forgetful Wizard', 'wizard', {
        clue: '"It points up and sits on a head." (A hat.)',
        need: 'in a castle where the stairs move',
        last: 'Say a magic word, and turn the last thing into something better.',
      }),
      told(null, 'What Is in My Invisible Bag?', 'traveler', {
        clue: '"You hold it over you, and rain drums on it." (An umbrella.)',
        need: 'on a day when anything can happen',
        last: 'Zip up the bag, and say what you are glad to have along.',
      }),
    ],
    description:
      'The {hero} packs a bag nobody can see. You give a clue, your child finds the word, and soon gives the clues to you.',
    core: [
      'Pat an invisible bag: "The {hero} packs." Give a clue: {clue}',
      'Give one clue more when it is hard. The {hero} needs it {need}.',
      'Swap: your child thinks of a thing the {hero} needs there, and gives you clues.',
    ],
    rounds: [
      {
        steps: [
          'Pack something that can never fit, such as a whole house. Ask why it must stay out.',
        ],
        objective: 'Says why something does not fit',
      },
      {
        steps: ['Name everything in the bag in order, and leave one out. Who notices?'],
        objective: 'Remembers what was named',
      },
    ],
    close: '{last}',
    objectives: ['Finds a word from two clues', 'Describes a thing without its name'],
    say: 'Say: "I needed two clues for that one. What would you pack for the {hero}?"',
    easier: 'Pack only things your child ate or wore today.',
    harder: 'Use clues that say what it is not: not round, not soft, not for eating.',
    caution: 'Only voices. There is no wrong guess: each one is a clue, too.',
  },
  {
    id: 'sleepy-counter',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['The {Hero} Counts and Nods Off', 'Catch the {Hero} at the Wrong Number'],
      words: {
        what: 'what your child says',
        wake: 'make its own sound',
        fix: 'and go on from there',
      },
    },
    tellings: [
      told('dinosaurs', 'The Dinosaur Counts Its Babies', 'dinosaur', {
        what: 'babies in the nest',
        wake: 'stomp once with a foot',
        fix: 'and the dinosaur sniffs at that one again',
      }),
      told('nature', 'The Caterpillar Counts Its Feet', 'caterpillar', {
        what: 'its own feet',
        wake: 'tickle the air and say "tick"',
        fix: 'and the caterpillar starts again at the front',
      }),
      told('ocean', 'The Octopus Counts Bubbles', 'octopus', {
        what: 'bubbles going up',
        wake: 'say "plop"',
        fix: 'and the octopus blows that bubble once more',
      }),
      told('art', 'The Painter Counts Pots', 'painter', {
        what: 'pots of paint',
        wake: 'say "splash"',
        fix: 'and the painter dips in again at that pot',
      }),
      told('sports', 'The Referee Counts Push-Ups', 'referee', {
        what: 'push-ups of a player',
        wake: 'whistle through your teeth',
        fix: 'and the player has to do that one again',
      }),
      told('stories', 'The Dragon Counts Gold', 'dragon', {
        what: 'treasures on a heap',
        wake: 'clink two nails',
        fix: 'and the dragon takes that one back',
      }),
      told('animals', 'The Sheep Counts People', 'sheep', {
        what: 'people hopping past',
        wake: 'say "baa"',
        fix: 'and the sheep goes on',
      }),
      told('space', 'The Astronaut Counts Stars', 'astronaut', {
        what: 'stars in the window',
        wake: 'beep like an alarm',
        fix: 'and the astronaut thanks the base and counts on',
      }),
      told('vehicles', 'The Train Guard Counts Wagons', 'train guard', {
        what: 'wagons rolling by',
        wake: 'blow the whistle: tweet',
        fix: 'and the whole train rolls back to that number',
      }),
      told('building', 'The Robot Counts Wheels', 'robot', {
        what: 'wheels in a box',
        wake: 'say "error"',
        fix: 'and the robot steps back three',
      }),
      told('cooking', 'The Cook Counts Peas', 'cook', {
        what: 'peas into a pot',
        wake: 'call "plop"',
        fix: 'and the cook takes that pea out',
      }),
      told('music', 'The Drummer Counts the Beat', 'drummer', {
        what: 'beats on one leg',
        wake: 'clap once',
        fix: 'and the drummer starts the bar again',
      }),
      told(null, 'The Night Watch Counts Doors', 'night watch', {
        what: 'doors in a dark hall',
        wake: 'whisper "wake up"',
        fix: 'and the night watch goes back to that door',
      }),
    ],
    description:
      'The {hero} counts {what} and keeps nodding off. A number goes missing, and your child is the alarm clock.',
    core: [
      'Whisper the rule: the {hero} counts {what}, and when a number is wrong, {wake}.',
      'Count slowly with a yawn: one, two, three, five. Wait to be caught.',
      'Ask which number is missing, {fix}. Get three wrong on the way to ten.',
    ],
    rounds: [
      {
        steps: ['Make another mistake: say one number twice, or start at two.'],
        objective: 'Notices a number that comes twice',
      },
      {
        steps: ['Swap: your child counts and nods off, and you catch the slip.'],
        objective: 'Counts to ten and leaves one out on purpose',
      },
    ],
    close: 'Count down from ten together in a whisper, until the {hero} really sleeps.',
    objectives: ['Notices a missing number', 'Says which number belongs there'],
    say: 'Say: "I thought nobody would hear the {hero} skip that. How did you notice?"',
    easier: 'Count only to five, and stop before the missing number.',
    harder: 'Count in twos, or start at seven.',
    caution: 'Only voices; a quiet wake-up call is enough.',
  },
  {
    id: 'how-do-you-know',
    categories: ['Science', 'Language'],
    skills: ['observation-inquiry', 'vocabulary-talk'],
    ages: [4, 6],
    difficulty: 'medium',
    facts: talk([...mood], { light: 'dim' }),
    tellings: [
      told('stories', 'How Do You Know, Detective?', 'detective', {
        start: '"Somebody was here before us."',
        clue: 'a footprint, a smell, something left lying',
        trick: '"A dragon was here!"',
      }),
      told('space', 'Report to the Alien', 'alien', {
        start: '"On your planet it is day right now."',
        clue: 'light, shadows, what people are doing',
        trick: '"On your planet everybody walks on their hands!"',
      }),
      told('nature', 'The Snail Wants Proof', 'snail', {
        start: '"It has rained, or it soon will."',
        clue: "the sky, the ground, people's shoes",
        trick: '"It is snowing, I can feel it!"',
      }),
      told('animals', 'The Clever Crow Does Not Believe It', 'crow', {
        start: '"Somebody near us is hungry."',
        clue: 'a sound, a face, the time of day',
        trick: '"All the people here are asleep!"',
      }),
      told('building', 'The Robot Only Believes Proof', 'robot', {
        start: '"Somebody made this thing on purpose."',
        clue: 'straight edges, holes, parts that fit',
        trick: '"This chair grew on a tree!"',
      }),
      told(null, 'How Do You Know?', 'doubter', {
        start: '"It is windy today."',
        clue: 'leaves, hair, a sound at the window',
        trick: '"It is the middle of the night!"',
      }),
    ],
    description:
      'The {hero} believes nothing without proof. You claim something, and your child looks and listens for what shows it is so.',
    core: [
      'Say: "I am the {hero}, and I believe only what you can show." Claim: {start}',
      'Ask: "How do you know?" Look and listen together for {clue}.',
      'Claim something wrong as the {hero}: {trick} Let your child prove it is not so.',
    ],
    rounds: [
      {
        steps: ['Swap: your child claims something about this place, and you must find the proof.'],
        objective: 'States something that can be checked',
      },
      {
        steps: ['Find something nobody can prove from here. Say how you could find out.'],
        objective: 'Says how to find out what cannot be seen',
      },
    ],
    close: 'Choose the best proof of the day, and let the {hero} bow to it.',
    objectives: ['Points to something that shows it', 'Says because and a reason'],
    say: 'Say: "I did not notice that before the {hero} asked. What made you look there?"',
    easier: 'Claim simple things: "It is light. You are wearing red."',
    harder: 'Ask for two proofs for each claim, one for the eyes and one for the ears.',
    caution: 'Talk about the place and not about people who can hear you.',
  },
  {
    id: 'stop-button-story',
    categories: ['Creative', 'Language'],
    skills: ['storytelling', 'creativity'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['Stop, Says the Child to the {Hero}', 'The {Hero} Story That Turns Around'],
      words: {
        begin: '"Once a {hero} woke up and something was missing."',
        stop: 'stop',
        worry: 'Let the {hero} be a bit more surprised each time.',
      },
    },
    tellings: [
      told('nature', 'Stop, Snail: A Story That Turns Around', 'snail', {
        begin: '"Once a snail came home, and somebody else sat in its house."',
        stop: 'feelers',
        worry: 'Let the snail be too polite to say what it wants.',
      }),
      told('building', 'Stop, Crane: A Story That Turns Around', 'crane', {
        begin: '"Once a crane lifted a house by mistake, and people were at breakfast in it."',
        stop: 'creak',
        worry: 'Let the crane get the hiccups.',
      }),
      told('art', 'Stop, Crayon: A Story That Turns Around', 'crayon', {
        begin: '"Once a crayon could only draw doors, and each of them opened."',
        stop: 'scribble',
        worry: 'Let the crayon get shorter with every sentence.',
      }),
      told('music', 'Stop, Drum: A Story That Turns Around', 'drum', {
        begin: '"Once a drum woke up in the night, for somebody had knocked from inside."',
        stop: 'boom',
        worry: 'Let the drum get louder whenever it is scared.',
      }),
      told('sports', 'Stop, Ball: A Story That Turns Around', 'ball', {
        begin: '"Once a ball flew over the fence and did not want to come back."',
        stop: 'bounce',
        worry: 'Let the ball lose a little air with each adventure.',
      }),
      told('space', 'Stop, Rocket: A Story That Turns Around', 'rocket', {
        begin: '"Once a rocket wanted to visit the last star, but had a map for half the way."',
        stop: 'beep',
        worry: 'Let the rocket get too hot, too cold, or lost.',
      }),
      told('animals', 'Stop, Donkey: A Story That Turns Around', 'donkey', {
        begin: '"Once a donkey found a door in the middle of a field. It was locked."',
        stop: 'hee-haw',
        worry: 'Let the donkey be stubborn and refuse the next thing.',
      }),
      told('vehicles', 'Stop, Tow Truck: A Story That Turns Around', 'tow truck', {
        begin: '"Once a tow truck got a call: an elephant had broken down on the bridge."',
        stop: 'honk',
        worry: 'Let the hook of the tow truck slip at the worst moment.',
      }),
      told('stories', 'Stop, Dragon: A Story That Turns Around', 'dragon', {
        begin: '"Once a dragon could not spit fire, only soap bubbles. It was ashamed."',
        stop: 'poof',
        worry: 'Let a knight come by who is afraid of bubbles.',
      }),
      told('ocean', 'Stop, Octopus: A Story That Turns Around', 'octopus', {
        begin: '"Once an octopus woke up and had only seven arms. Where was the last one?"',
        stop: 'blub',
        worry: 'Let two arms of the octopus want different things.',
      }),
      told('dinosaurs', 'Stop, Dinosaur: A Story That Turns Around', 'dinosaur', {
        begin: '"Once a dinosaur hatched, and the first thing it saw was a shoe."',
        stop: 'stomp',
        worry: 'Let the dinosaur grow a little with every sentence.',
      }),
      told('cooking', 'Stop, Noodle: A Story That Turns Around', 'noodle', {
        begin: '"Once a noodle was so long that nobody could find its end."',
        stop: 'slurp',
        worry: 'Let somebody with a fork come into the room.',
      }),
    ],
    description:
      'You tell about a {hero}, and your child has the stop word: one word, {stop}, and the story must turn around on the spot.',
    core: [
      'Begin quietly: {begin}',
      'Explain the stop word: at "{stop}" you stop, and your child says what happens instead.',
      'Tell on with whatever came. {worry} Wait for the next "{stop}".',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child tells about the {hero}, and you may say the stop word three times. Be kind.',
        ],
        objective: 'Tells a story with a beginning',
      },
      {
        steps: ['Tell it all again in five sentences and leave out the best part. Wait.'],
        objective: 'Remembers what happened',
      },
    ],
    close:
      'Ask your child for the last sentence about the {hero}, say it together, and shut an invisible book.',
    objectives: ['Says what happens next', 'Listens for the moment to change it'],
    say: 'Say: "I had no idea where the {hero} would go. Which turn did you like best?"',
    easier: 'Offer two ways on at each stop: into the cave or over the hill?',
    harder: 'Name three things first that must all turn up.',
    caution: 'Only voices. Keep the end friendly when sleep is near.',
  },
]
