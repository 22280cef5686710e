import { atTable, onTheSpot, type Play, told } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const

/** Creative, ages 4 and 5: tell, draw, build, play a part. */
export const youngMakers: readonly Play[] = [
  {
    id: 'five-line-creature',
    categories: ['Creative'],
    skills: ['creativity', 'fine-motor'],
    ages: [4, 6],
    difficulty: 'easy',
    facts: atTable([...awake, 'whiny'], { noise: 0 }),
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pen', amount: 'two' },
    ],
    tellings: [
      told('animals', 'An Animal Nobody Has Met', 'animal', {
        first: 'a body: one closed round line',
        parts: 'legs, ears, a tail, a coat',
        life: 'what it eats, and what it does when it is scared',
      }),
      told('vehicles', 'A Vehicle for Three Roads', 'vehicle', {
        first: 'a body: one long box',
        parts: 'wheels, a door, a sail, a hook',
        life: 'who drives it, and where no other vehicle can go',
      }),
      told('dinosaurs', 'The Dinosaur Nobody Dug Up', 'dinosaur', {
        first: 'a back: one line with bumps',
        parts: 'a neck, teeth, a tail, something on the head',
        life: 'where this dinosaur sleeps, and who is afraid of it',
      }),
      told('space', 'Someone From Far Away', 'alien', {
        first: 'a head: any shape but round',
        parts: 'eyes, arms, feet, something that glows',
        life: 'how the alien says hello, and what it wants here',
      }),
      told('ocean', 'Caught in Deep Water', 'sea creature', {
        first: 'a body: one long, wavy line that comes back',
        parts: 'fins, eyes, a lamp, a mouth',
        life: 'how deep the sea creature lives, and what it sees there',
      }),
      told('building', 'A Machine for One Job', 'machine', {
        first: 'a box with a hole in it',
        parts: 'a pipe, a wheel, a lever, a lamp',
        life: 'what goes in, and what the machine makes of it',
      }),
      told('art', 'Two Hands, One Portrait', 'portrait', {
        first: 'a head: one closed line, with your eyes shut',
        parts: 'eyes, a nose, hair, a hat, a pattern',
        life: 'what the portrait looks at, and what it is waiting for',
      }),
    ],
    description:
      'You draw one line, your child draws one line, and no one knows what it will be. After five lines each it gets a life.',
    core: [
      'Draw {first}, and slide the page over without a word.',
      'Take turns with one line each: {parts}. Nobody plans ahead.',
      'Stop after five lines each. Turn the {hero} around: is it better upside down?',
      'Ask who it is: {life}. Write or draw its name under the {hero}.',
    ],
    rounds: [
      {
        steps: ['Draw where it lives around it, one thing each. It may not be a house.'],
        objective: 'Adds a place that fits the creature',
      },
      {
        steps: ['Start a friend for it on the second sheet. This time your child draws first.'],
        objective: 'Starts a drawing and hands it over',
      },
    ],
    close: 'Let the {hero} say hello in its own voice, and hang it up low.',
    objectives: ['Adds a line that fits what is there', 'Says two things about the creature'],
    say: 'Say: "I would never have drawn that line. What did you see in the {hero} before I did?"',
    easier: 'Take three lines each, and name what each line is.',
    harder: 'Give one rule: it must fit under a bed, or be older than the moon.',
    caution: 'Draw sitting at the table or on the floor; nothing to draw with goes into a mouth.',
  },
  {
    id: 'three-wishes-house',
    categories: ['Creative'],
    skills: ['creativity', 'measuring-spatial'],
    ages: [4, 6],
    difficulty: 'medium',
    facts: atTable([...awake], { place: ['home_floor'] }),
    slots: [
      { kind: 'build', amount: 'eight' },
      { kind: 'book', amount: '1', line: '1 thin book for a roof or a ramp' },
    ],
    tellings: [
      told('sports', 'A Stadium for One Player', 'player', {
        wish: 'a goal as wide as a fist, a wall, and a roof over one corner',
        test: 'Run two fingers in as the player, and shoot an invisible ball.',
        guest: 'a whole team of fingers',
      }),
      told('dinosaurs', 'A House for a Long Neck', 'dinosaur', {
        wish: 'a door as high as a hand, a wall, and a hole to look through',
        test: 'Walk a hand in as the dinosaur, one finger up, and look through the hole.',
        guest: 'a smaller dinosaur that sees nothing from down there',
      }),
      told('cooking', 'A Kitchen for the Cook', 'cook', {
        wish: 'a counter as high as a thumb, a shelf, and a hatch for the plates',
        test: 'Walk two fingers in as the cook, and push a plate through the hatch.',
        guest: 'two more cooks at once',
      }),
      told('animals', 'The Hedgehog Needs a House', 'hedgehog', {
        wish: 'a low door, a roof, and no corner to get stuck in',
        test: 'Walk two fingers in as the hedgehog, and turn around inside.',
        guest: 'a badger twice as wide',
      }),
      told('space', 'A Base for the Moon Rover', 'moon rover', {
        wish: 'a garage with a door, a tower for the radio, and a wall against moon dust',
        test: 'Drive a fist in as the moon rover, and blow moon dust from one side.',
        guest: 'a second rover that is longer',
      }),
      told('ocean', 'The Octopus Moves In', 'octopus', {
        wish: 'eight holes for eight arms, a roof, and a way out at the back',
        test: 'Put one finger through each hole as the octopus, and count.',
        guest: 'a whale that only wants to look in',
      }),
      told('stories', 'A Castle for a Very Small Giant', 'giant', {
        wish: "a gate, a tower as high as your child's hand, and a secret place",
        test: 'Knock at the gate as the giant, and blow a storm at the tower.',
        guest: 'a dragon that needs a place to land',
      }),
      told('building', 'The Robot Orders a Garage', 'robot', {
        wish: 'a door with straight edges, a lid, and a ramp',
        test: 'Roll a fist up the ramp as the robot, and lift off the lid.',
        guest: 'a crane that is taller than the roof',
      }),
      told('vehicles', 'A Garage for the Fire Truck', 'fire truck', {
        wish: 'a wide gate, a high tower for the hose, and room to turn',
        test: 'Drive a fist out as the fire truck, fast, without touching the gate.',
        guest: 'a ladder truck twice as long',
      }),
      told(null, 'The Finger Needs a Home', 'finger', {
        wish: 'a door, a roof, and one secret place',
        test: 'Walk a finger in, look around, and blow a storm at the wall.',
        guest: 'the whole hand',
      }),
    ],
    description: 'The {hero} has three wishes: {wish}. Your child builds, and then comes the test.',
    core: [
      'Read out the wishes of the {hero}: {wish}.',
      'Build it from {builds}; the book is a roof or a ramp. Ask which wish each part is for.',
      '{test} What is too tight, and what fell down?',
    ],
    rounds: [
      {
        steps: ['Announce a guest: {guest}. What must be changed for this guest?'],
        objective: 'Changes a building for something bigger',
      },
      {
        steps: ['Play one evening in it: who comes home, who knocks, and who cannot sleep.'],
        objective: 'Plays a short scene with a start and an end',
      },
    ],
    close:
      'Let your child show you around for the {hero}, wish by wish, and take it apart together.',
    objectives: ['Builds a door, a roof or a tower', 'Mends what failed the test'],
    say: 'Say: "I would have forgotten the third wish. Where would you sleep in the house of the {hero}?"',
    easier: 'Build for one wish only.',
    harder: 'Add a wish that fights with another: high, but it must not fall in a storm.',
    caution: 'Build on the floor, no higher than the knee, and nobody stands on it.',
  },
  {
    id: 'sculptor-and-clay',
    categories: ['Creative'],
    skills: ['creativity', 'feelings-connection'],
    ages: [4, 7],
    difficulty: 'easy',
    facts: onTheSpot([...awake, 'whiny'], {
      ...{ place: ['home_floor', 'sofa', 'bed'], hands_needed: 2, noise: 0, adult_energy: 1 },
    }),
    is_wordless: true,
    tellings: [
      told('sports', 'Sculpt Me Into a Goalkeeper', 'goalkeeper', {
        model: 'just before the ball arrives',
        first: 'the arms, then the fingers, then where I look',
        alive: 'the goalkeeper may do one slow-motion save',
      }),
      told('animals', 'Sculpt Me Into a Gorilla', 'gorilla', {
        model: 'on its rock, thinking',
        first: 'the shoulders, then the fists, then the chin',
        alive: 'the gorilla may scratch itself once, slowly',
      }),
      told('art', 'The Painter Becomes a Statue', 'painter', {
        model: 'in front of a bad picture',
        first: 'the hand with the brush, then the head, then the eyebrows',
        alive: 'the painter may make one grand stroke',
      }),
      told('music', 'Sculpt Me Into a Singer', 'singer', {
        model: 'on the highest note',
        first: 'the mouth, then the arms, then the feet',
        alive: 'the singer may open and close the mouth without a sound',
      }),
      told('stories', 'The Wizard Is Made of Clay', 'wizard', {
        model: 'whose spell goes wrong',
        first: 'the wand arm, then the face, then one knee',
        alive: 'the wizard may look very surprised, slowly',
      }),
      told('cooking', 'The Chef Is Made of Clay', 'chef', {
        model: 'who has just tasted something sour',
        first: 'the mouth, then the hands, then the tummy',
        alive: 'the chef may swallow, once, slowly',
      }),
      told(null, 'Sculpt Me Into Anybody', 'traveler', {
        model: 'who waits for a very late bus',
        first: 'the feet, then the hands, then the face',
        alive: 'the traveler may look at the clock, slowly',
      }),
    ],
    description:
      'You are soft clay, your child is the sculptor. Bit by bit you turn into a {hero} {model}, without a word from the clay.',
    core: [
      'Sit down and go soft: "I am clay. Make me a {hero} {model}." Then not a word.',
      'Let your child move you, gently: {first}. Hold every bend until it is changed.',
      'Breathe in and come alive for five seconds: {alive}. Freeze again.',
    ],
    rounds: [
      {
        steps: [
          'Change places: now your child is the clay. Ask with your eyes before you move an arm.',
        ],
        objective: 'Holds a pose while it is made',
      },
      {
        steps: [
          'Make the feeling only: sculpt the face and hands for glad, cross or tired. The other guesses.',
        ],
        objective: 'Shows a feeling with face and hands',
      },
    ],
    close: 'Melt slowly from the top, until the {hero} is a soft heap of clay again.',
    objectives: ['Moves an arm gently to make a pose', 'Shows who it is without words'],
    say: 'Say: "I could feel the {hero} before I knew it. What did you want me to look like?"',
    easier: 'Show the pose yourself first; your child copies it on you.',
    harder: 'Keep your eyes shut and guess, at the end, what you have become.',
    caution:
      'Move arms and heads softly and only as far as they like to go; "stop" ends it at once.',
  },
  {
    id: 'sock-with-a-voice',
    categories: ['Creative'],
    skills: ['creativity', 'storytelling'],
    ages: [3, 6],
    difficulty: 'easy',
    facts: atTable([...awake, 'whiny', 'wiped_out_child'], {
      place: ['table', 'sofa', 'bed', 'home_floor'],
    }),
    slots: [{ kind: 'sock', amount: 'two', line: 'Two clean socks' }],
    tellings: [
      told('sports', 'The Coach Lost the Whistle', 'coach', {
        lost: 'the whistle',
        try: 'a squeak, a hum or a shout',
        move: 'Shake it like somebody who is very strict, and point.',
      }),
      told('cooking', 'The Noodle Lost Its Slurp', 'noodle', {
        lost: 'its slurp',
        try: 'a pop, a plop or a long eee',
        move: 'Dangle it, curl it up, and stretch it out.',
      }),
      told('vehicles', 'The Train That Could Not Toot', 'train', {
        lost: 'its toot',
        try: 'a bark, a ring or a yawn',
        move: 'Push it along your arm, wagon by wagon, and stop.',
      }),
      told('building', 'The Robot Without a Beep', 'robot', {
        lost: 'its beep',
        try: 'a moo, a sneeze or a song',
        move: 'Move it stiffly: left, right, open, shut.',
      }),
      told('animals', 'The Snake Without a Hiss', 'snake', {
        lost: 'its hiss',
        try: 'moo, tweet or beep',
        move: 'Slide it along the arm, and sway it from side to side.',
      }),
      told('dinosaurs', 'The Long Neck Needs a Roar', 'dinosaur', {
        lost: 'its roar',
        try: 'a squeak, a hiccup or a song',
        move: 'Stretch the arm up high, and look down from the leaves.',
      }),
      told('ocean', 'The Eel That Giggles', 'eel', {
        lost: 'its blub',
        try: 'a bark, a hum or a ring',
        move: 'Swim it in waves, and hide it behind a knee.',
      }),
      told('stories', 'The Dragon Who Breathes Cold Air', 'dragon', {
        lost: 'its fire',
        try: 'a cough, a puff or a poem',
        move: 'Rear it up, breathe in, and puff: only cold air comes.',
      }),
      told('nature', 'The Worm That Wants to Sing', 'worm', {
        lost: 'its song',
        try: 'a drip, a rustle or a low hum',
        move: 'Dig it out between two cushions, bit by bit, and blink.',
      }),
      told('music', 'The Sock Singer Lost the Tune', 'singer', {
        lost: 'the tune',
        try: 'too high, too low or backward',
        move: 'Bow it to all sides, and open the mouth wide.',
      }),
    ],
    description:
      "A sock on your hand is the {hero}, and it has lost {lost}. Your child's sock helps to look for a new voice.",
    core: [
      'Pull a sock over your hand, thumb below: a mouth. {move}',
      'Open and shut it without a sound: the {hero} has lost {lost}. Look sad.',
      "Let your child's sock ask what is wrong, and lend it a voice: {try}.",
      'Try each one and shake your head, until the {hero} likes one. Use it.',
    ],
    rounds: [
      {
        steps: [
          "Find out where it was all the time: your child's sock leads the way and looks there.",
        ],
        objective: 'Plays a short search with a beginning and an end',
      },
      {
        steps: [
          'Let the two socks disagree about something small, such as who goes first. Make up again.',
        ],
        objective: 'Solves a small quarrel in a role',
      },
    ],
    close:
      'Sing or say one good-night line as the {hero}, pull off both socks, and roll them together.',
    objectives: ['Gives a sock a voice of its own', 'Answers in a role'],
    say: 'Say: "I liked hearing the {hero} with that voice. What would it say at breakfast?"',
    easier: "Let your sock do all the asking; your child's sock nods or shakes.",
    harder: 'Play it for somebody, with a sentence at the start and one at the end.',
    caution: 'Socks stay on hands and off faces and necks.',
  },
]
