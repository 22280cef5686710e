import { atTable, type Play, talk, told, unhurried } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'curious', 'fine'] as const

/** Language, ages 6 to 8. */
export const schoolWords: readonly Play[] = [
  {
    id: 'luckily-sadly-secretly',
    categories: ['Language'],
    skills: ['storytelling', 'vocabulary-talk'],
    ages: [6, 8],
    difficulty: 'medium',
    facts: talk([...mood]),
    open: {
      titles: ['Luckily, Sadly, Secretly: The {Hero}', 'The Secret of the {Hero}'],
      words: {
        begin: '"A {hero} stood at our door one morning."',
        secret: 'what the {hero} really came for',
        end: 'what the {hero} had kept from everybody',
      },
    },
    tellings: [
      told('animals', 'The Dog That Came at Eight', 'dog', {
        begin: '"Every evening at eight a dog sat down at our door."',
        secret: 'whom the dog was waiting for',
        end: 'what the dog had known all the time',
      }),
      told('vehicles', 'The Bus Without a Number', 'bus', {
        begin: '"One morning a bus without a number stopped at our stop."',
        secret: 'where the bus really goes',
        end: 'who got off the bus last',
      }),
      told('nature', 'The Tree That Moved', 'tree', {
        begin: '"On Monday the tree stood on the left. On Tuesday it stood on the right."',
        secret: 'who moves the tree, and why',
        end: 'what lay under the tree',
      }),
      told('ocean', 'The Lighthouse Is On Again', 'lighthouse', {
        begin: '"The lighthouse had been shut for years. Last night it was on."',
        secret: 'who lit the lighthouse, and for whom',
        end: 'who saw the lighthouse from out there',
      }),
      told('art', 'The Picture With One More Person', 'picture', {
        begin: '"In the picture in the hall there were four people. Today there are five."',
        secret: 'who the fifth one in the picture is',
        end: 'why the picture needed one more',
      }),
      told('stories', 'The Knight Who Kept the Visor Shut', 'knight', {
        begin: '"The knight came to dinner and would not open the visor."',
        secret: 'who is inside the knight',
        end: 'what they saw when the knight ate soup',
      }),
      told('dinosaurs', 'The Last Dinosaur Has a Secret', 'dinosaur', {
        begin: '"A dinosaur came to school and sat down in the last row."',
        secret: 'whatever it hid under its desk',
        end: 'why nobody had noticed the dinosaur for so long',
      }),
      told('sports', 'The Goalkeeper Has a Secret', 'goalkeeper', {
        begin: '"The goalkeeper had not let in a goal for a hundred games."',
        secret: 'how that was done',
        end: 'what the goalkeeper does when the secret is out',
      }),
      told('cooking', 'The Secret in the Soup', 'cook', {
        begin: '"People came from far away for one soup of the cook."',
        secret: 'what was in it, or was not',
        end: 'what the guests say when the cook tells them',
      }),
      told('space', 'The Astronaut Who Came Back Early', 'astronaut', {
        begin: '"The astronaut came back two days early and would not take off the helmet."',
        secret: 'what was seen up there, or who came along',
        end: 'what the astronaut shows us under the helmet',
      }),
      told('building', 'The Robot That Would Not Switch Off', 'robot', {
        begin: '"At night somebody switched off the robot. In the morning it was on again."',
        secret: 'what the robot does at night',
        end: 'who was helped by the robot all the time',
      }),
      told('music', 'The Piano That Plays Alone', 'piano', {
        begin: '"Every Sunday the old piano played, and the stool was empty."',
        secret: 'who played the piano',
        end: 'which tune the piano plays when all know it',
      }),
      told(null, 'The Lost Glove Has a Secret', 'glove', {
        begin: '"A glove lay on the bus seat and would not be picked up."',
        secret: 'whom the glove was waiting for',
        end: 'whose hand the glove fits in the end',
      }),
    ],
    description:
      'One story about a {hero}, and three words that steer it: luckily, sadly, secretly. What is told in secret has to come out at the end.',
    core: [
      'Begin: {begin} The next sentence starts with "Luckily".',
      'Take turns in this order: luckily, sadly, secretly, then from the front again.',
      'Keep every secret in mind: {secret}. No one in the story may know it yet.',
    ],
    rounds: [
      {
        steps: [
          'Choose one small thing, such as a key. It must turn up twice and mean something else each time.',
        ],
        objective: 'Brings one thing back into a story',
      },
      {
        steps: ['Tell the ending twice: once as a sad film, once as a joke. Choose one.'],
        objective: 'Tells one ending in two moods',
      },
    ],
    close: 'Reveal it in one last sentence each: {end}.',
    objectives: ['Adds a sentence that fits the one before', 'Keeps a story going over six turns'],
    say: 'Say: "I did not see that secret coming. What else might the {hero} be hiding?"',
    easier: 'Use two openings only: luckily and sadly.',
    harder: 'Let each sentence begin with the last word of the one before, after its opening.',
    caution: 'Only voices. Anybody may pass a turn.',
  },
  {
    id: 'museum-of-wrong-ideas',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'creativity'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [{ kind: 'tool', amount: '1' }],
    tellings: [
      told('art', 'The Critic Sees Art Everywhere', 'art critic', {
        claim: '"A masterpiece. The artist was sad, and it was a Tuesday."',
        doubt: '"How can you see the Tuesday?"',
        rule: 'Each reason must name a feeling',
      }),
      told('music', 'The Conductor Explains an Instrument', 'conductor', {
        claim: '"It was played only at night, and only by left-handed people."',
        doubt: '"And what did it sound like?"',
        rule: 'Each reason must come with a sound',
      }),
      told('sports', 'The Coach of the Future Explains', 'coach', {
        claim: '"A match with this took nine days. Nobody ever won."',
        doubt: '"Who was the goalkeeper, then?"',
        rule: 'Each reason must be a rule of the game',
      }),
      told('ocean', 'The Whale Museum Explains the Shore', 'whale', {
        claim: '"Land people used it to drink air, for they could not breathe wet."',
        doubt: '"And how did it work in a storm, professor whale?"',
        rule: 'Each reason must have to do with water',
      }),
      told('space', 'Alien Museum, Hall of Earth', 'alien', {
        claim: '"Humans spoke into it, and far away somebody heard nothing."',
        doubt: '"Where is the switch, then?"',
        rule: 'Each reason must fit a planet where all things float',
      }),
      told('dinosaurs', 'The Dinosaur Professor Digs Us Up', 'dinosaur professor', {
        claim: '"A tooth of the smallest two-legged animal. It ate soup."',
        doubt: '"Where are the other teeth?"',
        rule: 'Each reason must be about teeth or claws',
      }),
      told('animals', 'The Monkey Guide Shows You Around', 'monkey guide', {
        claim: '"With this they scratched each other\'s back, in order of rank."',
        doubt: '"And who scratched the last one?"',
        rule: 'Show each use with your whole body, as a monkey would',
      }),
      told('cooking', 'The Worst Cookbook Museum', 'chef of the future', {
        claim: '"They cooked it for three days. It stayed hard."',
        doubt: '"What did they eat with it?"',
        rule: 'Each reason must include a recipe',
      }),
      told('building', 'Robots Explain a Human Thing', 'robot guide', {
        claim: '"It charged a human for one night. The plug has been lost."',
        doubt: '"What is this end for, then?"',
        rule: 'Give each reason as three numbered points, without a smile',
      }),
      told(null, 'The Year 3000 Gets Us Wrong', 'museum guide', {
        claim: '"They wore it on the head when a letter came."',
        doubt: '"Why is it so small, then?"',
        rule: 'Each reason must sound as if it came from a book',
      }),
    ],
    description:
      'A {tool} lies in a museum, and the {hero} explains it, seriously and all wrong. Visitors ask nasty questions.',
    core: [
      'Lay the {tool} on the table like a treasure and bow to it.',
      'Explain it as the {hero}, with a straight face: {claim}',
      'Swap: your child is the {hero} and explains one part of it. {rule}.',
      'Ask as a visitor: {doubt} Your child must have an answer.',
    ],
    rounds: [
      {
        steps: ['Write or say a sign for it: a false name, a year, and one sentence.'],
        objective: 'Makes up a name and a sentence for a thing',
      },
      {
        steps: [
          'Fetch one more thing from the room. Explain why the two always belonged together.',
        ],
        objective: 'Connects two things with a reason',
      },
    ],
    close: 'Reveal what the {tool} is really for, as a shocking discovery of the {hero}.',
    objectives: ['Explains a thing in a made-up way', 'Answers a doubt with a reason'],
    say: 'Say: "I nearly believed the {hero}. Which answer did you have to invent fastest?"',
    easier: 'Give a beginning: "They used this end to ...", and let your child finish it.',
    harder: 'Use three museum words in each speech: ancient, ceremony, evidence.',
    caution: 'Sit down for it, and put the {tool} back where it belongs at the end.',
  },
  {
    id: 'first-letter-list',
    categories: ['Language'],
    skills: ['letters-sounds', 'vocabulary-talk'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: atTable([...awake], { noise: 0 }),
    slots: [
      { kind: 'paper', amount: '2' },
      { kind: 'pencil', amount: '2' },
    ],
    tellings: [
      told('art', 'The Color List With a Secret', 'painter', {
        list: 'color list',
        sample: 'Gold, Ocher say GO',
        rule: 'only colors a painter could use',
      }),
      told('music', 'The Song List With a Secret', 'singer', {
        list: 'song list',
        sample: 'Home, Ice say HI',
        rule: 'only names of songs, invented ones too',
      }),
      told('dinosaurs', 'The Label at the Dinosaur Museum', 'museum guide', {
        list: 'list of finds',
        sample: 'Neck, Oval stone say NO',
        rule: 'only what could be dug up',
      }),
      told('cooking', 'The Shopping List That Talks', 'cook', {
        list: 'shopping list',
        sample: 'Soup, Onions, Salt say SOS',
        rule: 'only things one can eat or cook with',
      }),
      told('space', 'Secret Message on a Packing List', 'astronaut', {
        list: 'packing list',
        sample: 'Helmet, Ink say HI',
        rule: 'only what an astronaut takes',
      }),
      told('sports', 'The Team Sheet With a Secret', 'coach', {
        list: 'team sheet',
        sample: 'Gil, Olu, Ann, Lee say GOAL',
        rule: 'only names of players',
      }),
      told('vehicles', 'The Train Stops That Spell a Word', 'train driver', {
        list: 'list of stations',
        sample: 'North, Oak, West say NOW',
        rule: 'only names where a train could stop',
      }),
      told('animals', 'The Zoo List Is a Code', 'zookeeper', {
        list: 'feeding list',
        sample: 'Goose, Owl, Otter, Donkey say GOOD',
        rule: 'animals, or their names',
      }),
      told('stories', 'The Spy Who Wrote a Shopping List', 'spy', {
        list: 'list of errands',
        sample: 'Radish, Umbrella, Nails say RUN',
        rule: 'nothing suspicious',
      }),
      told('nature', 'The Flower List Has a Message', 'gardener', {
        list: 'flower list',
        sample: 'Beetroot, Ivy, Grass say BIG',
        rule: 'only what grows or crawls',
      }),
    ],
    description:
      'It looks like a {list} of the {hero}, but the first letters spell a word. You have one minute to crack it, then you write one back.',
    takes: unhurried,
    core: [
      'Explain the trick of the {hero} with a sample. {sample}.',
      'Let your child choose a secret word of three letters and write the {list}: {rule}.',
      'Crack it within a minute: run a finger down the first letters, and say what you think.',
      'Write one back to the {hero} with an answer in it, and slide it over.',
    ],
    rounds: [
      {
        steps: ['Hide a word of four letters for your child, who also has one minute.'],
        objective: 'Reads a hidden word within a minute',
      },
      {
        steps: ['Hide the next word in the last letters. Warn the other only with a cough.'],
        objective: 'Finds words that end with a given letter',
      },
    ],
    close:
      'Hide the best list of the {hero} where somebody will find it tomorrow, and put away the pencils.',
    objectives: ['Finds words with a given first letter', 'Reads down the first letters'],
    say: 'Say: "I read the list of the {hero} twice before I saw it. What word would you hide from me next?"',
    easier: 'Take a word of two letters, such as GO or HI.',
    harder: 'Put in one line that lies, with a clue which one it is.',
    caution: 'Sit down to write; pencils stay on the paper.',
  },
]
