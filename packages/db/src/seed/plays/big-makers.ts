import { atTable, type Play, talk, told, unhurried } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Creative, ages 9 to 12. */
export const bigMakers: readonly Play[] = [
  {
    id: 'film-music-for-nothing',
    categories: ['Creative'],
    skills: ['rhythm-music', 'creativity'],
    ages: [8, 12],
    difficulty: 'easy',
    facts: talk([...mood, 'whiny'], { light: 'dim' }),
    tellings: [
      told('music', 'Film Music for a Parked Chair', 'composer', {
        genre: 'a love film: long notes that climb',
        twist: 'the composer is told: "It is a comedy now. Same notes, please."',
      }),
      told('ocean', 'Two Notes and a Shark', 'shark', {
        genre: 'a shark film: two low notes, coming nearer',
        twist: 'the shark turns out to be a lost rubber duck',
      }),
      told('space', 'Music for a Very Slow Space Ship', 'space ship', {
        genre: 'a space film: one endless low note, and high stars above it',
        twist: 'the space ship has to brake: what happens to the note?',
      }),
      told('stories', 'Music for the Arrival of a Villain', 'villain', {
        genre: 'a villain who enters: slow, heavy, three notes',
        twist: 'the villain only wants to borrow a pencil',
      }),
      told('vehicles', 'Car Chase for Two Voices', 'driver', {
        genre: 'a car chase: short, quick notes with brakes in between',
        twist: 'the driver slows down, note by note',
      }),
      told('animals', 'Nature Film About a Bag', 'lion', {
        genre: 'a nature film: calm notes, then the lion lifts its head',
        twist: 'the lion yawns and goes back to sleep',
      }),
      told('sports', 'Slow Motion, Last Second', 'runner', {
        genre: 'the last lap of a runner: the beat of a heart, then a choir',
        twist: 'the runner stops to tie a shoe',
      }),
    ],
    description:
      'Pick the dullest thing in sight and hum film music to it, under your breath. With the right notes a chair becomes {genre}.',
    core: [
      'Choose something dull in sight: a bag, a chair, a coat. It is the {hero} of your film.',
      'Hum for it, softly: {genre}. The other whispers what they see.',
      'Change it: {twist}. Hum it without a break in between.',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child hums a genre, and you guess it, and say which note gave it away.',
        ],
        objective: 'Hums a mood that somebody can guess',
      },
      {
        steps: ['Compose a theme of four notes for each of you. Hum both at the same time.'],
        objective: 'Makes up a short theme and remembers it',
      },
    ],
    close: 'Hum the end titles of the {hero} together, softer and softer, and name the film.',
    objectives: ['Hums a mood without words', 'Changes the mood of a tune'],
    say: 'Say: "I will never see that thing the same way again. What would the {hero} sound like at night?"',
    easier: 'Choose only between happy, sad and scary.',
    harder: 'Use three notes in all, however long the film is.',
    caution: 'Hum for things rather than for people who could feel watched.',
  },
  {
    id: 'back-to-back-blueprint',
    categories: ['Creative', 'Language'],
    skills: ['vocabulary-talk', 'creativity'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [
      { kind: 'page', amount: 'four' },
      { kind: 'pencil', amount: '2' },
    ],
    tellings: [
      told('building', 'A Blueprint by Voice Only', 'engineer', {
        what: 'a machine with five parts',
        words: 'above, at a right angle, half as long, through the middle',
        ban: 'the engineer may not say what a part is for',
      }),
      told('space', 'Describe an Alien Over the Radio', 'astronaut', {
        what: 'somebody from another planet, with five features',
        words: 'twice as wide, next to, curved, hanging from',
        ban: 'the astronaut may not name any animal of Earth',
      }),
      told('animals', 'A New Animal, Told in the Dark', 'explorer', {
        what: 'an animal that nobody has seen, made of five parts',
        words: 'longer than, behind, pointed, in pairs',
        ban: 'the explorer may not say "like a" and a known animal',
      }),
      told('art', 'The Painting on the Phone', 'painter', {
        what: 'a picture out of five simple shapes',
        words: 'overlaps, in the upper third, shaded, thin',
        ban: 'the painter may not say what it shows',
      }),
      told('vehicles', 'Build My Vehicle by Ear', 'mechanic', {
        what: 'a vehicle with five parts',
        words: 'parallel, at the front, half hidden, as big as',
        ban: 'the mechanic may not use names of car parts',
      }),
      told('stories', 'The Witness Describes the Villain', 'detective', {
        what: 'the face of a villain with five odd features',
        words: 'crooked, closer together, from ear to ear, narrow',
        ban: 'the detective may not look up once',
      }),
    ],
    description:
      'Back to back, one draws {what}, the other has to draw it by ear alone. Then you turn around, and it is never the same.',
    takes: unhurried,
    core: [
      'Sit back to back. Your child draws {what} in secret, in a minute.',
      'Let your child describe it. You draw, as the {hero}. Words that help: {words}.',
      'Keep the rule: {ban}. No peeking, and no questions.',
      'Turn around, lay both side by side, and find the sentence where the {hero} went wrong.',
    ],
    rounds: [
      {
        steps: [
          'Swap, and use what you learned. Say the plan first: from the rim to the middle, or part by part?',
        ],
        objective: 'Plans the order of a description',
      },
      {
        steps: ['Describe with exactly ten sentences. Count on your fingers.'],
        objective: 'Describes in few, exact sentences',
      },
    ],
    close: 'Join the two into one better drawing of the {hero}, with the best part of each.',
    objectives: ['Describes a shape so that it can be drawn', 'Finds the word that went wrong'],
    say: 'Say: "I drew exactly what I heard, dear {hero}. Which word of yours worked best?"',
    easier: 'Draw with three parts, and let the listener ask anything.',
    harder: 'The listener draws with the other hand.',
    caution:
      'Sit on the floor or on two steady chairs; laugh about the drawings and not about each other.',
  },
  {
    id: 'worse-on-purpose',
    categories: ['Creative'],
    skills: ['creativity', 'observation-inquiry'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake, 'wiped_out_child'], { noise: 0 }),
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pencil', amount: '2' },
    ],
    tellings: [
      told('nature', 'The Worst Watering Can', 'watering can', {
        thing: 'a watering can',
        who: 'a gardener who likes stones better',
        spot: 'the spout, the handle, the opening',
      }),
      told('dinosaurs', 'The Worst Dinosaur Skeleton', 'skeleton', {
        thing: 'a dinosaur skeleton for a museum',
        who: 'a museum that wants no visitors',
        spot: 'the neck, the feet, the tail',
      }),
      told('building', 'The Worst Ruler in the World', 'ruler', {
        thing: 'a ruler',
        who: 'somebody who never wants to be measured',
        spot: 'the numbers, the edge, the length',
      }),
      told('animals', 'The Worst Dog Basket', 'basket', {
        thing: 'a basket for a dog',
        who: 'a dog that prefers the sofa',
        spot: 'the rim, the bottom, the cover',
      }),
      told('art', 'The Worst Paintbrush in the World', 'paintbrush', {
        thing: 'a paintbrush',
        who: 'a painter who never finishes anything',
        spot: 'the handle, the hair, the tip',
      }),
      told('music', 'The Worst Guitar in the World', 'guitar', {
        thing: 'a guitar',
        who: 'a band that wants to be left alone',
        spot: 'the neck, the strings, the hole',
      }),
      told('cooking', 'The Worst Spoon in the World', 'spoon', {
        thing: 'a spoon',
        who: 'a cook whose guests eat too much',
        spot: 'the bowl, the handle, the edge',
      }),
      told('sports', 'The Worst Football Boot', 'boot', {
        thing: 'a football boot',
        who: 'a player who wants to be substituted',
        spot: 'the sole, the laces, the toe',
      }),
      told('vehicles', 'The Worst Bicycle in the World', 'bicycle', {
        thing: 'a bicycle',
        who: 'somebody who likes to arrive late',
        spot: 'the seat, the wheels, the bell',
      }),
      told('space', 'The Worst Space Helmet', 'helmet', {
        thing: 'a space helmet',
        who: 'an astronaut who wants to go home',
        spot: 'the visor, the collar, the lamp',
      }),
      told('ocean', 'The Worst Boat in the World', 'boat', {
        thing: 'a rowing boat',
        who: 'a pirate who is afraid of water',
        spot: 'the bottom, the oars, the rope',
      }),
      told(null, 'The Worst Umbrella in the World', 'umbrella', {
        thing: 'an umbrella',
        who: 'somebody who loves to get wet',
        spot: 'the handle, the cloth, the tip',
      }),
    ],
    description:
      'Redesign {thing} so that it still looks right, and is hopeless to use. Then draw the advertisement, for {who}.',
    takes: unhurried,
    core: [
      'Draw {thing}, plain and big, in one minute. Say what each part of the {hero} is for.',
      'Make it worse with one change each, in turn: {spot}. It must still be built somehow.',
      'Choose the change that hurts most, and draw the {hero} new on the second sheet.',
      'Find the one customer: {who}. Write the slogan, six words at most.',
    ],
    rounds: [
      {
        steps: ['Turn one fault into a good use nobody planned. Draw an arrow and say for whom.'],
        objective: 'Finds a use in a fault',
      },
      {
        steps: [
          'Review it as a customer: three stars, and two reasons. Read it aloud without laughing.',
        ],
        objective: 'Writes a review with reasons',
      },
    ],
    close:
      'Read the slogan of the {hero} in your most serious voice, and decide who may ever see it.',
    objectives: ['Says what a part is for', 'Changes a part and says what follows'],
    say: 'Say: "I want that {hero} a little, I admit. Which part was hardest to ruin?"',
    easier: 'Change one part only, and draw just that.',
    harder: 'It must pass as the real thing from two steps away.',
    caution: 'Draw at a table; points stay down, and nothing real is spoiled.',
  },
  {
    id: 'two-things-on-a-stage',
    categories: ['Creative', 'Language'],
    skills: ['creativity', 'storytelling'],
    ages: [8, 12],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [{ kind: 'tool', amount: '2' }],
    tellings: [
      told('music', 'The Singer Who Lost One Note', 'singer', {
        want: 'The singer has lost one note',
        wall: 'somebody who keeps it',
        turn: 'the note is hummed for the first time',
      }),
      told('space', 'The Astronaut at the Wrong Door', 'astronaut', {
        want: 'The astronaut wants to come in',
        wall: 'a door that asks for a password',
        turn: 'both hear the same knock',
      }),
      told('sports', 'The Goalkeeper and the Last Penalty', 'goalkeeper', {
        want: 'The goalkeeper wants to win without moving',
        wall: 'a striker who cannot decide',
        turn: 'for a second neither breathes',
      }),
      told('animals', 'The Cat and the Closed Door', 'cat', {
        want: 'The cat wants to get out',
        wall: 'a door that has had enough',
        turn: 'the door opens, and the cat stays where it is',
      }),
      told('stories', 'The Knight and the Polite Dragon', 'knight', {
        want: 'The knight must fight today',
        wall: 'a dragon that offers tea',
        turn: 'somebody sits down',
      }),
      told('cooking', 'The Chef and the Guest Who Likes Nothing', 'chef', {
        want: 'The chef wants one word of praise',
        wall: 'a guest who likes nothing',
        turn: 'the guest takes a second bite',
      }),
      told('vehicles', 'The Bus Driver Who Would Not Wait', 'bus driver', {
        want: 'The bus driver wants to be on time',
        wall: 'somebody who looks for coins',
        turn: 'the doors close, and open again',
      }),
    ],
    description:
      'Two things on the table, a minute of theater. They breathe, they look, and they want something: {want}.',
    core: [
      'Wake up one {tool} each: let it breathe in and out, then turn its head and look.',
      'Cast them: {want}; the other is {wall}. Play it without a word.',
      'Play it again with ten words in all. Count them.',
      'Find the turning point for the {hero}: {turn}. Hold that moment three breaths long.',
    ],
    rounds: [
      {
        steps: [
          'Play the same scene as a comedy, with not one word changed. What carries the joke?',
        ],
        objective: 'Changes the mood by movement only',
      },
      {
        steps: ['Swap things, and play the other side. Does the {hero} still seem right?'],
        objective: 'Plays a scene from the other side',
      },
    ],
    close:
      'Perform it for an empty chair from start to end, bow with the {hero}, and let both things go still.',
    objectives: ['Gives a thing breath and a look', 'Builds up to one turning point'],
    say: 'Say: "I forgot for a moment that the {hero} was only a thing. What made it look alive?"',
    easier: 'Let one of you be the hands and the other the voice.',
    harder: 'No words at all, and a stranger has to understand it.',
    caution: 'Sit at a table, keep things away from faces, and put them back afterward.',
  },
  {
    id: 'nearly-falls',
    categories: ['Creative'],
    skills: ['creativity', 'measuring-spatial'],
    ages: [8, 12],
    difficulty: 'hard',
    facts: atTable([...awake], { place: ['home_floor', 'table'] }),
    slots: [{ kind: 'build', amount: 'eight' }],
    tellings: [
      told('art', 'A Sculpture That Nearly Falls', 'sculptor', {
        form: 'a sculpture with one part that hangs far out',
        look: 'Walk around it like a sculptor: from where does it look impossible?',
        name: 'a title with one word too many',
      }),
      told('building', 'The Bridge Without a Middle', 'engineer', {
        form: 'two towers that lean toward each other and do not touch',
        look: 'Look at it like an engineer: which piece is working hardest?',
        name: 'a warning sign',
      }),
      told('animals', 'The Flamingo of Loose Parts', 'flamingo', {
        form: 'something big that stands on one single leg',
        look: 'Blow once like wind in a lagoon: where does the flamingo sway?',
        name: 'a Latin name',
      }),
      told('space', 'A Station With a Long Arm', 'space station', {
        form: 'a core with one arm that reaches out as far as it can',
        look: 'Look at it from below, as if the space station flew past.',
        name: 'a call sign',
      }),
      told('stories', 'The Tower of a Mad Wizard', 'wizard', {
        form: 'a tower that is wider at the top than at the bottom',
        look: 'Look up at it from the floor, as visitors of the wizard do.',
        name: 'a curse for whoever touches it',
      }),
      told('sports', 'The Frozen Gymnast', 'gymnast', {
        form: 'a body in the middle of a move: one foot, one arm far out',
        look: 'Find the line through the gymnast that holds it all: show it with a finger.',
        name: 'the name of a new move',
      }),
    ],
    description:
      'Eight {builds} and one order: {form}. It has to look as if it falls, and not fall.',
    core: [
      'Build one each, with half of the {builds}: {form}.',
      'Join both into one work for the {hero}. Every piece must touch two others, or hang.',
      '{look} Change the one piece that is too safe.',
      'Push the limit: move one piece out by a finger width, again and again, until it falls.',
    ],
    rounds: [
      {
        steps: ['Build it again from memory: hands of one, voice of the other.'],
        objective: 'Directs somebody to rebuild a form',
      },
      {
        steps: ['Use the counterweight trick: load the back so that the front can reach farther.'],
        objective: 'Uses a counterweight to reach farther',
      },
    ],
    close: 'Give it {name}, as the {hero} would, and take it apart piece by piece.',
    objectives: ['Builds a form that reaches out', 'Finds the piece that holds the others'],
    say: 'Say: "I held my breath at the third piece. Where does the {hero} see that it will hold?"',
    easier: 'Build it lying down first, then stand it up.',
    harder: 'Build it on one single piece.',
    caution: 'Build below chest height, with light pieces only, and keep toes out from under it.',
  },
]
