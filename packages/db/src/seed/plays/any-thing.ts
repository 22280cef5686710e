import { atTable, onFloor, type Play, told } from './play.ts'

const awake = ['bored', 'curious', 'whiny', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** Plays for any one thing that fits into two hands; the child says who comes, and how. */
export const anyThing: readonly Play[] = [
  {
    id: 'which-hand-has-it',
    categories: ['Math'],
    skills: ['number-sense', 'focus-memory'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table', 'sofa'] }),
    slots: thing,
    tellings: [
      told('animals', 'Where Did the Squirrel Bury It?', 'squirrel', {
        sneak: 'Run two fingers over the floor, like a squirrel with something to hide.',
        found: 'Hold up a finger for each look, and chatter like a squirrel: tsk, tsk.',
      }),
      told('dinosaurs', 'Three Nests of the Dinosaur', 'dinosaur', {
        sneak: 'Stomp around with a fist, like a dinosaur that looks for a nest.',
        found: 'Stomp once for each look, as the dinosaur counts its nests.',
      }),
      told('ocean', 'Which Arm of the Octopus Has It?', 'octopus', {
        sneak: 'Wave both arms like an octopus, so that nobody sees which one holds it.',
        found: 'Shake hands with the octopus, once for each look.',
      }),
      told('vehicles', 'The Van Delivers to One of Three Doors', 'delivery van', {
        sneak: 'Drive a fist past all three like a delivery van that looks for the right door.',
        found: 'Give one honk for each look: the delivery van was at the wrong door.',
      }),
      told('space', 'Three Craters, One Rocket', 'rocket', {
        sneak: 'Count three, two, one, and fly your hand around like a rocket.',
        found: 'Count back one number for each look, and start the rocket again.',
      }),
      told('stories', 'The Pirate Has Three Caves', 'pirate', {
        sneak: 'Look left and right like a pirate with gold.',
        found: 'Say "Arr" once for each look, as the pirate does.',
      }),
      told('cooking', 'What Has the Cook Up the Sleeve?', 'cook', {
        sneak: 'Look around like a cook who hides the last cookie.',
        found: 'Taste an invisible cookie for each look, as the cook does.',
      }),
    ],
    open: {
      titles: ['Where Has the {Hero} Put It?', 'Three Hiding Places of the {Hero}'],
      words: {
        sneak: 'Ask how a {hero} sneaks, and do it that way.',
        found: 'Hold up a finger for each look, and let the {hero} wonder.',
      },
    },
    description:
      'Three hiding places, one {thing}, and only the {hero} knows where. Your child looks: one, two, three, there it is.',
    core: [
      'Show three places: behind you, under your knee, in your sleeve. Count them: one, two, three.',
      '{sneak} Hide the {thing} in one of them.',
      'Let your child look, one place after the other. Count each look aloud, with a finger.',
      '{found} Hide it again somewhere else.',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child hides it, and you look in the wrong place first. Count your looks.',
        ],
        objective: 'Hides a thing in one of three places',
      },
      {
        steps: [
          'Say where it is with one word: behind, under or in. Let your child go straight there.',
        ],
        objective: 'Finds a thing by a word of place',
      },
    ],
    close: 'Let the {hero} give the {thing} back with a bow, and count all three empty places.',
    objectives: ['Looks in one place after the other', 'Counts one, two, three'],
    say: 'Say: "I never know where the {hero} puts it. Where would you look first?"',
    easier: 'Use two places, and let a bit of it stick out.',
    harder: 'Hide it without your child seeing which way your hand goes.',
    caution: 'Use a thing too big for a mouth, and sit down for it.',
  },
  {
    id: 'three-steps-and-left',
    categories: ['Math'],
    skills: ['measuring-spatial', 'number-sense'],
    ages: [5, 8],
    difficulty: 'easy',
    facts: onFloor([...awake, 'wild'], { hands_needed: 0 }),
    slots: thing,
    tellings: [
      told('dinosaurs', 'The Dinosaur Turns Slowly', 'dinosaur', {
        step: 'One step of the dinosaur is heavy, and a turn takes three counts, tail and all.',
        stuck: 'Roar softly, dinosaur, at an order that is not clear.',
      }),
      told('nature', 'The Bee Flies by Numbers', 'bee', {
        step: 'One move of the bee is one quick step, with a buzz.',
        stuck: 'Buzz like a bee at an order that is not clear.',
      }),
      told('sports', 'The Coach Draws the Run', 'runner', {
        step: 'One step of the runner is a lunge, as long as it goes.',
        stuck: 'Jog on the spot like a runner until the order is clear.',
      }),
      told('art', 'The Brush Draws Where You Say', 'brush', {
        step: 'One step of the brush is one long, slow slide.',
        stuck: 'Stop in a blot, brush, at an order that is not clear.',
      }),
      told('building', 'The Robot Walks Exactly as Told', 'robot', {
        step: 'One step of the robot is one foot, heel to toe.',
        stuck: 'Beep at an order the robot does not know, and stand still.',
      }),
      told('space', 'Steer the Rover From Earth', 'moon rover', {
        step: 'One step of the moon rover is long and slow.',
        stuck: 'Wait three breaths before each move: the signal to the moon rover needs time.',
      }),
      told('ocean', 'The Ship Always Goes One Too Far', 'ship', {
        step: 'The ship is heavy: it always glides one step too far. Plan for it.',
        stuck: 'Toot at an order that is not clear, and drop anchor.',
      }),
      told('stories', 'How Many Giant Steps to the Treasure?', 'giant', {
        step: 'One step of the giant is as long as your legs reach.',
        stuck: 'Scratch your head like a giant at an order that is not clear.',
      }),
      told('vehicles', 'Park the Bus by Words', 'bus', {
        step: 'The bus cannot turn on the spot: each turn costs it one step ahead.',
        stuck: 'Hiss and open the doors at an order the bus does not know.',
      }),
      told('music', 'The Dancer Moves on the Beat', 'dancer', {
        step: 'Tap a slow beat: the dancer moves only on it, one step for each.',
        stuck: 'Freeze in a pose at an order that is not clear.',
      }),
      told('animals', 'Lead the Snail to the Lettuce', 'snail', {
        step: 'One step of the snail is as long as a hand. Guess how many it will take.',
        stuck: 'Pull in your head like a snail at an order that is not clear.',
      }),
      told('cooking', 'The Waiter Is New Here', 'waiter', {
        step: 'One step of the waiter is short, with one flat hand up.',
        stuck: 'Ask "Pardon?" like a waiter at an order that is not clear.',
      }),
    ],
    open: {
      titles: ['Tell the {Hero} Where to Go', 'The {Hero} Walks Exactly as Told'],
      words: {
        step: 'Let your child say how a {hero} walks, and how long a step is.',
        stuck: 'Stop like a {hero} at each order that is not clear.',
      },
    },
    description:
      'You are the {hero}, who understands only numbers and turns. Your child steers you to the {thing}, and every mistake is walked, too.',
    core: [
      'Lay the {thing} across the room. {step}',
      'Stand at the start as the {hero}. You know four orders: ahead, left, right, and a number.',
      'Walk exactly what is said: "Three ahead, left, two ahead." {stuck}',
      'Count the orders it took. Guess together how few would do.',
    ],
    rounds: [
      {
        steps: [
          'Let your child write or say the whole way first. Walk it without a stop. Where does it end?',
        ],
        objective: 'Plans a way before it is walked',
      },
      {
        steps: [
          'Swap: your child is the {hero}, eyes on the floor, and you steer with one mistake in it.',
        ],
        objective: 'Follows a number and a turn exactly',
      },
    ],
    close: 'Bring the {thing} back to the start as the {hero}, in the fewest orders of all.',
    objectives: ['Gives a number and a turn', 'Finds a shorter way'],
    say: 'Say: "I did only what I was told, as a {hero} does. Which order was hard to find words for?"',
    easier: 'Use only ahead and stop.',
    harder: 'Put two chairs in the way.',
    caution: 'Clear the floor, walk slowly, and stop an arm before any wall or corner.',
  },
  {
    id: 'outguess-me-ten-times',
    categories: ['Math'],
    skills: ['patterns-logic', 'number-sense'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake], { noise: 0, place: ['table', 'home_floor', 'sofa', 'bed'] }),
    slots: thing,
    tellings: [
      told('nature', 'Which Way Does the Bee Fly?', 'bee', {
        guess: 'points left or right like a flower',
        cheat: 'Choose like a bee that never visits one flower three times.',
      }),
      told('building', 'The Robot Has a Fault', 'robot', {
        guess: 'presses a key in the air, left or right',
        cheat: 'Choose like a robot with a fault: every fourth one is wrong.',
      }),
      told('art', 'The Painter Likes It Uneven', 'painter', {
        guess: 'dabs left or right in the air',
        cheat: 'Choose like a painter who hates patterns: never twice the same way to change.',
      }),
      told('cooking', 'Salt Left, Pepper Right', 'cook', {
        guess: 'calls "salt" or "pepper"',
        cheat: 'Choose like a cook: twice salt (left), twice pepper (right), then one surprise.',
      }),
      told('sports', 'Ten Penalties, Left or Right', 'striker', {
        guess: 'dives left or right with one arm',
        cheat: 'Choose like a striker who has been read: twice the same corner, then the other.',
      }),
      told('dinosaurs', 'Outguess the Raptor', 'raptor', {
        guess: 'snaps at one side with a claw',
        cheat: 'Hunt like a raptor: never twice on the same side.',
      }),
      told('stories', 'Which Hand Does the Magician Look At?', 'magician', {
        guess: 'watches your eyes and says left or right',
        cheat: 'Look at the wrong hand like a magician, all but two times.',
      }),
      told('animals', 'Outguess the Fox', 'fox', {
        guess: 'points a paw at one side',
        cheat: 'Choose like a fox: three times the same, just when nobody expects it.',
      }),
      told('space', 'The Alien Chooses by a Rule', 'alien', {
        guess: 'says "port" or "starboard" to the alien',
        cheat: 'Choose like an alien with a secret rule: left, left, right, and from the start.',
      }),
      told('music', 'Strong Beat Left, Weak Beat Right', 'drummer', {
        guess: 'taps one knee, left or right',
        cheat: 'Choose like a drummer, by the beat, with two slips in it.',
      }),
      told('vehicles', 'Left Turn or Right Turn?', 'driver', {
        guess: 'signals left or right with a blinking hand',
        cheat: 'Choose like a driver in a maze: change sides after each hit.',
      }),
      told('ocean', 'Port or Starboard, Captain?', 'captain', {
        guess: 'calls "port" for left or "starboard" for right',
        cheat: 'Steer like a captain in a storm: every third time to the same side.',
      }),
    ],
    open: {
      titles: ['Outguess the {Hero} Ten Times', 'Left, Right, and the {Hero}'],
      words: {
        guess: 'says left or right each time',
        cheat: 'Ask your child how a {hero} would cheat a guesser.',
      },
    },
    description:
      'The {thing} is in the left or the right hand, ten times in a row. Luck finds about five. Who finds many more may have read the {hero}.',
    core: [
      'Guess first: of ten tries, how many will luck alone get right?',
      'Hide the {thing} in one hand behind you, ten times. Your child {guess}. Count the hits.',
      '{cheat} Do ten more that way.',
      'Compare both numbers. Did the {hero} have a habit, such as never three times the same?',
    ],
    rounds: [
      {
        steps: ['Swap, and let your child hide. Say before each guess what you noticed.'],
        objective: 'Finds a habit in a row of choices',
      },
      {
        steps: [
          'Hide by a coin or a die instead of by will. Can anybody still outguess it? Ten tries.',
        ],
        objective: 'Compares chance with a habit',
      },
    ],
    close: 'Say the trick of the {hero} in one sentence, and what would make you unreadable.',
    objectives: ['Says how many hits luck would give', 'Compares a count with a guess'],
    say: 'Say: "I thought I was hard to read as a {hero}. What gave me away?"',
    easier: 'Do five, and say left or right together.',
    harder: 'Write the ten down and look for a pattern only afterward.',
    caution: 'A quiet sitting game; the {thing} stays in hands and is put away at the end.',
  },
  {
    id: 'what-else-could-it-be',
    categories: ['Creative'],
    skills: ['creativity', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table', 'sofa'] }),
    slots: thing,
    tellings: [
      told('animals', 'The Monkey Has No Idea What It Is', 'monkey', {
        first: 'scratch your back with it',
        pass: 'swing it over like a monkey',
      }),
      told('dinosaurs', 'The Dinosaur Sits on It', 'dinosaur', {
        first: 'sit a hand on it like on a nest, and wait',
        pass: 'push it over with one claw',
      }),
      told('vehicles', 'The Driver Takes It for a Wheel', 'driver', {
        first: 'hold it in both hands and steer',
        pass: 'drive it over, with a beep',
      }),
      told('space', 'It Floats, Says the Astronaut', 'astronaut', {
        first: 'let it float slowly from hand to hand',
        pass: 'float it over in slow motion',
      }),
      told('nature', 'The Snail Wears It Home', 'snail', {
        first: 'carry it on your back like a house',
        pass: 'slide it over as slowly as a snail',
      }),
      told('ocean', 'The Captain Rows With It', 'captain', {
        first: 'row with it, left and right',
        pass: 'sail it over, up and down',
      }),
      told('building', 'The Builder Tries It Out', 'builder', {
        first: 'knock on the air with it: tok, tok',
        pass: 'lift it over like a crane',
      }),
      told('art', 'The Painter Paints the Air With It', 'painter', {
        first: 'paint the air with it, one long stroke',
        pass: 'dab it over, dot by dot',
      }),
      told('music', 'The Musician Finds a New Instrument', 'musician', {
        first: 'strum it like a guitar, and hum',
        pass: 'hum a drum roll while you hand it over',
      }),
      told('sports', 'The Runner Wins It', 'runner', {
        first: 'hold it up like a cup you have won',
        pass: 'hand it over like a relay baton',
      }),
      told('cooking', 'The Chef Whisks With It', 'chef', {
        first: 'whisk the air with it, and nod',
        pass: 'serve it over on a flat hand',
      }),
      told('stories', 'The Wizard Waves It', 'wizard', {
        first: 'wave it like a wand, and wait',
        pass: 'pass it over with a magic word',
      }),
    ],
    open: {
      titles: ['What Does the {Hero} Do With It?', 'The {Hero} Uses It All Wrong'],
      words: {
        first: 'hold it like a phone, and listen',
        pass: 'hand it over as a {hero} would',
      },
    },
    description:
      'The {hero} has found a {thing} and has no idea what it is for. You show one wrong use, and your child finds five more.',
    core: [
      'Show the {thing} from all sides: "The {hero} has found this. What is it for?"',
      'Show one wrong use without a word: {first}.',
      'Ask: "What would a {hero} do with it?" Do exactly what your child says, seriously.',
      'Pass it to and fro: {pass}. Each shows one use that was not there yet.',
    ],
    rounds: [
      {
        steps: ['Do an old idea again with empty hands. The other one guesses which.'],
        objective: 'Remembers a pretend use',
      },
      {
        steps: [
          'Choose the best idea and play it as a tiny story: the {hero} comes, uses it, and is surprised.',
        ],
        objective: 'Plays a short scene',
      },
    ],
    close: 'Tell the {hero} what it is really for, and put the {thing} back.',
    objectives: ['Copies one pretend use', 'Finds a use of their own'],
    say: 'Say: "I only saw one thing in it until the {hero} came. What else could it be?"',
    easier: 'Show the same two ideas again and again.',
    harder: 'Each new idea has to be bigger than the one before: a hat, a boat, a house.',
    caution: 'Not near faces or necks, not in mouths. Sit down for it.',
  },
  {
    id: 'prize-for-a-thing',
    categories: ['Creative', 'Language'],
    skills: ['storytelling', 'creativity'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['table', 'home_floor', 'sofa'] }),
    slots: thing,
    tellings: [
      told('sports', 'The Commentator Hands Over the Cup', 'commentator', {
        speech: 'Begin the speech like a commentator in the last minute, out of breath.',
        clap: 'Do the wave for it, with the commentator shouting in a whisper',
      }),
      told('music', 'The Singer Sings the Speech', 'singer', {
        speech: 'Begin the speech like a singer: every sentence on two notes.',
        clap: 'Sing its name once as the singer, high and low',
      }),
      told('stories', 'The King Makes It a Knight', 'king', {
        speech: 'Begin the speech like a king: "We have watched it for years."',
        clap: 'Make it a knight in the name of the king, with a flat hand',
      }),
      told('space', 'A Medal From the Space Station', 'astronaut', {
        speech:
          'Begin the speech like an astronaut: with a pause of two breaths after each sentence.',
        clap: 'Salute like an astronaut, in slow motion',
      }),
      told('animals', 'The Parrot Gives a Speech', 'parrot', {
        speech: 'Begin the speech like a parrot: say the last word of each sentence twice.',
        clap: 'Flap like a parrot, twice, twice',
      }),
      told('building', 'The Robot Has Counted the Votes', 'robot', {
        speech: 'Begin the speech like a robot: each reason has a number, and no feeling.',
        clap: 'Give three beeps as the robot, for joy',
      }),
      told('dinosaurs', 'The Dinosaur Remembers Everything', 'dinosaur', {
        speech: 'Begin the speech like a very old dinosaur: "I knew it when the world was young."',
        clap: 'Stomp twice, softly, as the dinosaur',
      }),
      told('vehicles', 'The Prize at Platform Two', 'train guard', {
        speech: 'Begin the speech like a train guard: as an announcement that arrives late.',
        clap: 'Whistle once as the train guard',
      }),
      told('cooking', 'The Chef Praises It', 'chef', {
        speech: 'Begin the speech like a chef: say what it would taste of.',
        clap: 'Kiss your fingertips as the chef',
      }),
      told('art', 'The Painter Gives a Prize for Beauty', 'painter', {
        speech: 'Begin the speech like a painter: praise its worst side as the best.',
        clap: 'Step back like a painter, one thumb up',
      }),
    ],
    open: {
      titles: ['And the Prize Goes To: Presented by the {Hero}', 'The {Hero} Hands Over the Prize'],
      words: {
        speech: 'Ask how a {hero} talks, and begin the speech that way.',
        clap: 'Clap for it as the {hero} would',
      },
    },
    description:
      'Tonight a {thing} gets the prize for a life of service. The {hero} gives the speech, the {thing} thanks, and somebody in the hall objects.',
    core: [
      'Lay the {thing} on a stage. {speech}',
      'Name three things it has done for you two, one true, two hardly true. The {hero} gets moved.',
      "Let the {thing} thank everybody in your child's voice. It forgets somebody important.",
    ],
    rounds: [
      {
        steps: [
          'Call from the back row: "Another one deserved it!" The {hero} must answer politely.',
        ],
        objective: 'Answers an objection politely',
      },
      {
        steps: ['Tell its hardest day in five sentences, so that the hall goes silent.'],
        objective: 'Tells a turning point in few sentences',
      },
      {
        steps: [
          'Swap, and give a second prize: for the most overrated thing in the room. Be kind.',
        ],
        objective: 'Finds reasons for an opposite opinion',
      },
    ],
    close: '{clap}, and carry the {thing} home with both hands.',
    objectives: ['Speaks in the voice of somebody else', 'Gives reasons for a prize'],
    say: 'Say: "I had never thanked that thing before, as the {hero} just did. What would you give a prize to?"',
    easier: 'Answer three questions as the {thing}, instead of a speech.',
    harder: 'Do the whole speech without saying what it is.',
    caution: 'Laugh about the thing and not about anybody you know.',
  },
  {
    id: 'heavier-or-lighter',
    categories: ['Science'],
    skills: ['senses', 'observation-inquiry'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'], child_energy: 2 }),
    slots: thing,
    also: ['1 shoe'],
    tellings: [
      told('stories', 'The Giant Weighs the Treasure', 'giant', {
        arms: 'Stretch both arms as long as they go.',
        fetch: 'in giant steps, as a giant carries a sheep',
      }),
      told('music', 'The Drummer Weighs by Ear', 'drummer', {
        arms: 'Let both hands hang loose.',
        fetch: 'in time, and set it down: the drummer listens, boom or tip',
      }),
      told('sports', 'The Weightlifter Tries It', 'weightlifter', {
        arms: 'Bend your knees, and breathe in.',
        fetch: 'with two hands, chest up, as a weightlifter does',
      }),
      told('art', 'The Sculptor Needs a Heavy One', 'sculptor', {
        arms: 'Hold both hands open like two plates.',
        fetch: 'and turn it once, as a sculptor looks at a stone',
      }),
      told('animals', 'The Donkey Carries Two Baskets', 'donkey', {
        arms: 'Sway a little: two baskets, left and right.',
        fetch: 'at a slow trot, as a donkey would',
      }),
      told('building', 'The Crane Weighs It First', 'crane', {
        arms: 'Let both arms hang down and come up, creaking.',
        fetch: 'with stiff arms, lifted and swung round like a crane',
      }),
      told('vehicles', 'How Much May the Truck Load?', 'truck', {
        arms: 'Hold both hands flat: two load beds.',
        fetch: 'by truck, in low gear, when it gets heavy',
      }),
      told('dinosaurs', 'Too Heavy for the Dinosaur?', 'dinosaur', {
        arms: 'Stand wide and firm on heavy feet.',
        fetch: 'with stomps, slower when it is heavy, like a dinosaur',
      }),
      told('space', 'The Astronaut Weighs It on Earth', 'astronaut', {
        arms: 'Let both arms float up: nothing in them yet.',
        fetch: 'in slow steps, as an astronaut who is back on Earth',
      }),
      told('ocean', 'The Captain Weighs the Cargo', 'captain', {
        arms: 'Sway from side to side like a ship, and come to rest.',
        fetch: 'and carry it level, as a captain walks on a swaying deck',
      }),
      told('cooking', 'The Baker Has Two Hands for Scales', 'baker', {
        arms: 'Rub both palms clean.',
        fetch: 'on a flat hand, as a baker carries a tray',
      }),
      told('nature', 'The Ant Carries It Home', 'ant', {
        arms: 'Make both arms short and strong.',
        fetch: 'held out in front with both hands, as an ant would',
      }),
    ],
    open: {
      titles: ['The {Hero} Has Two Scales for Arms', 'Too Heavy for the {Hero}?'],
      words: {
        arms: 'Ask how strong a {hero} is, and show it.',
        fetch: 'and carry it as a {hero} would',
      },
    },
    description:
      "Your child's arms are the scales. What is heavier than the {thing}, what is lighter, and what could a {hero} just about carry?",
    core: [
      'Hold out both arms like scales: "What can the {hero} carry?" {arms}',
      'Lay the {thing} in one hand, and a shoe in the other. Let the heavier side sink, slowly.',
      'Swap hands and feel again: is it still the same one?',
      'Fetch one thing {fetch}. Weigh it: the heavy side sinks with a groan.',
    ],
    rounds: [
      {
        steps: [
          'Find something big that is light. Weigh it against the {thing}, and be surprised.',
        ],
        objective: 'Finds something big and light',
      },
      {
        steps: ['Shut your eyes and guess which hand has the {thing}, by weight alone.'],
        objective: 'Tells two things apart by weight',
      },
    ],
    close:
      'Carry the heaviest one home with a groan, as a {hero} would, and the light one on one flat hand.',
    objectives: ['Compares two weights by hand', 'Says heavier or lighter'],
    say: 'Say: "I always think that big things are heavy. What did your arms tell the {hero}?"',
    easier: 'Compare only two things that feel very different.',
    harder: 'Guess first, and put three things in a row from light to heavy.',
    caution:
      'Fetch only what fits in one hand and is too big for a mouth, no stones, and weigh it low over the floor.',
  },
  {
    id: 'black-box',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: atTable([...awake], { noise: 0 }),
    slots: thing,
    tellings: [
      told('vehicles', 'The Mechanic Works by Feel', 'mechanic', {
        reach: 'looks at the ceiling and reaches in, as deep into an engine',
        say: 'Say as a mechanic where it turns and where it ends.',
      }),
      told('nature', 'The Ant Meets Something Big', 'ant', {
        reach: 'shuts both eyes and walks over it with two fingers',
        say: 'Say each finding as an ant would: uphill, an edge, smooth ground.',
      }),
      told('animals', 'The Mole Knows It by Touch', 'mole', {
        reach: 'shuts both eyes and digs in with flat hands',
        say: 'Say only what a mole could feel.',
      }),
      told('space', 'Samples in the Glove Box', 'astronaut', {
        reach: 'reaches in with sleeves over the fingers, like thick gloves',
        say: 'Report each finding as an astronaut to Earth, short and slow.',
      }),
      told('ocean', 'The Diver Feels Something in the Mud', 'diver', {
        reach: 'shuts both eyes and reaches down deep',
        say: 'Show it with the other hand like a diver, then say it.',
      }),
      told('stories', 'The Detective Has No Light', 'detective', {
        reach: 'reaches in with two fingers, so that no trace is lost',
        say: 'Say "It is certain that ..." for a finding, and nothing else, detective.',
      }),
      told('dinosaurs', 'What Did the Bone Hunter Dig Up?', 'bone hunter', {
        reach: 'strokes it free with one fingertip, bit by bit',
        say: 'Draw each finding in the air with a bone hunter finger, life-size.',
      }),
      told('music', 'What Would It Sound Like?', 'musician', {
        reach: 'looks at the ceiling, and taps, rubs and flicks it first',
        say: 'Copy each sound as a musician before you say what you feel.',
      }),
      told('building', 'The Robot Scans It by Hand', 'robot', {
        reach: 'scans it with one flat hand, from left to right',
        say: 'Say each finding like a robot, as a number.',
      }),
      told('cooking', 'The Cook Tests It Like a Melon', 'cook', {
        reach: 'presses and knocks on it gently, as on a melon',
        say: 'Say it as a cook would: firm, soft, cool.',
      }),
      told('sports', 'The Keeper Catches It Blind', 'goalkeeper', {
        reach: 'shuts both eyes and has it laid into both hands',
        say: 'Say each finding in one breath, like a goalkeeper who calls out.',
      }),
      told('art', 'A Drawing Without Looking', 'sculptor', {
        reach: 'feels along its edge, as a sculptor would',
        say: 'Draw the edge in the air with the other hand.',
      }),
    ],
    open: {
      titles: ['The {Hero} in the Dark Lab', 'What the {Hero} Knows Without Looking'],
      words: {
        reach: 'reaches in, eyes on the ceiling',
        say: 'Say only what you feel.',
      },
    },
    description:
      'Under the table is something the {hero} has not seen yet. Five tests by hand, not one look: what is known, and what is only guessed?',
    core: [
      'Hold the {thing} under the table. Your child, the {hero}, {reach}.',
      'Do five tests, one at a time: length, edges, weight, warmth, sound. {say}',
      'Stop at each "it is a ...": that is a guess. What did the hand really feel?',
    ],
    rounds: [
      {
        steps: ['Say which test told most, and which one fooled the {hero}.'],
        objective: 'Judges which test helped',
      },
      {
        steps: [
          'Swap with another thing: your child answers five questions with a number only, never a word.',
        ],
        objective: 'Describes a thing with numbers',
      },
      {
        steps: [
          'Write or say a report for somebody who was not there: "I felt ...", "so I guess ..."',
        ],
        objective: 'Reports a finding and a guess apart',
      },
    ],
    close: 'Guess now as the {hero}, with how sure you are, from one to ten. Look, and compare.',
    objectives: ['Says what is felt without naming the thing', 'Tells a finding from a guess'],
    say: 'Say: "I kept my face very still for the {hero}. When were you sure, and what made you so?"',
    easier: 'Choose among three things that lie on the table.',
    harder: 'Use only one finger.',
    caution:
      'Choose a thing without sharp edges, and say before that nothing under there can hurt or move.',
  },
]
