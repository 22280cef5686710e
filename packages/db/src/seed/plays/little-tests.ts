import { atTable, type Play, told } from './play.ts'

const awake = ['bored', 'whiny', 'curious', 'fine'] as const

/** Science, ages 2 to 4, with cups, books and whatever is at hand. */
export const littleTests: readonly Play[] = [
  {
    id: 'what-is-in-the-cup',
    categories: ['Science'],
    skills: ['senses', 'observation-inquiry'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table'] }),
    slots: [
      { kind: 'cup', amount: '2' },
      { kind: 'sock', amount: '1' },
      { kind: 'thing', amount: '1' },
    ],
    tellings: [
      told('animals', 'Who Scratches in the Cup?', 'mouse', {
        shake: 'Scratch the cups over the floor, one after the other, like a mouse in a wall.',
        ask: 'The mouse sleeps in the soft one. Which is it?',
      }),
      told('music', 'The Cup That Makes No Music', 'drummer', {
        shake: 'Shake the cups like rattles, one after the other.',
        ask: 'The drummer wants the loud one. Which is it?',
      }),
      told('vehicles', 'What Rattles in the Truck?', 'truck driver', {
        shake: 'Drive the cups along, one after the other, over a bumpy road.',
        ask: 'The truck driver hears a rattle. Which load is it?',
      }),
      told('space', 'Something Is in the Capsule', 'astronaut', {
        shake: 'Let the cups float, land and shake, one after the other.',
        ask: 'The astronaut must not wake the soft one. Which is it?',
      }),
      told('stories', 'The Treasure Answers When You Shake It', 'pirate', {
        shake: 'Shake the cups like treasure chests, an arm away from ears.',
        ask: 'The pirate wants the chest that answers. Which is it?',
      }),
      told(null, 'Loud Cup, Quiet Cup', 'listener', {
        shake: 'Shake the cups close to the floor, one after the other.',
        ask: 'The listener looks for the quiet one. Which is it?',
      }),
    ],
    description:
      'A sock under one cup, the {thing} under the other. Only ears can tell which is which, and then the {hero} looks.',
    core: [
      'Show both, then put the sock under one cup and the {thing} under the other.',
      'Slide the cups around until nobody knows. {shake}',
      'Listen again: "{ask}" Let your child point or say it.',
      'Lift that cup and look. Say what it was like: soft, hard, loud, quiet.',
    ],
    rounds: [
      {
        steps: ['Let your child hide one of the two, and you guess by ear. Be wrong once.'],
        objective: 'Hides a thing and lets somebody listen',
      },
      {
        steps: [
          'Take the sock away and put in something your child chooses. Guess loud or quiet first.',
        ],
        objective: 'Guesses how loud a thing will be',
      },
    ],
    close: 'Let the {hero} listen once more to the quiet one, and stack the cups.',
    objectives: ['Listens and chooses one of two', 'Says loud or quiet, soft or hard'],
    say: 'Say: "I shut my eyes to hear it like the {hero}. How did you know which one it was?"',
    easier: 'Let your child see where each goes, and only listen.',
    harder: 'Use three cups and leave one empty.',
    caution: 'Use things too big for a mouth, and keep the cups away from ears and faces.',
  },
  {
    id: 'here-comes-the-wind',
    categories: ['Science'],
    skills: ['observation-inquiry', 'fine-motor'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'] }),
    slots: [
      { kind: 'book', amount: '1', line: '1 thin picture book' },
      { kind: 'paper', amount: '1' },
      { kind: 'sock', amount: '1' },
    ],
    also: ['1 shoe'],
    tellings: [
      told('nature', 'A Storm for One Leaf', 'leaf', {
        is: 'a scrap of paper as big as a hand: the leaf',
        move: 'Fan up and down like wind in a tree.',
        home: 'Blow the leaf home to a heap.',
      }),
      told('ocean', 'Wind for the Little Boat', 'boat', {
        is: 'a scrap of paper as big as a hand, bent up: the boat',
        move: 'Fan behind it like wind in a sail.',
        home: 'Blow the boat into the harbor, your two hands.',
      }),
      told('animals', 'A Feather on the Move', 'feather', {
        is: 'a scrap of paper as big as a hand: the feather',
        move: 'Fan with big, slow wings.',
        home: 'Blow the feather back to whoever lost it, your two hands.',
      }),
      told(null, 'Who Flies and Who Stays?', 'scrap', {
        is: 'a piece of paper as big as a hand: the scrap',
        move: 'Fan slowly, then quickly.',
        home: 'Blow the scrap into your two hands.',
      }),
      told('stories', 'The Flying Carpet Takes Off', 'flying carpet', {
        is: 'a scrap of paper as big as a hand: the flying carpet',
        move: 'Fan like a night wind: soft, then strong.',
        home: 'Blow the flying carpet into its castle, your two hands.',
      }),
      told('vehicles', 'Land the Paper Plane by Wind', 'plane', {
        is: 'a scrap of paper as big as a hand: the plane',
        move: 'Fan behind it on the runway, slow, then quick.',
        home: 'Blow the plane into its hangar, your two hands.',
      }),
    ],
    description:
      'A book makes wind. Who flies, and who stays where it is: the paper, the sock, a shoe? The {hero} is the first to go.',
    core: [
      'Tear off {is}. Lay sock, shoe and scrap on the floor.',
      'Ask for each: "Will it fly or stay?" Wait for an answer.',
      'Fan with the closed book, a hand away. {move} Look: who has moved?',
    ],
    rounds: [
      {
        steps: ['Fan from far away, then from near. Where does it start to move?'],
        objective: 'Notices that near wind is stronger',
      },
      {
        steps: ['Crumple the scrap a little. Does it fly better, roll, or stay? Guess first.'],
        objective: 'Changes the shape and tests again',
      },
    ],
    close: '{home} Say who stayed, and who flew like the {hero}.',
    objectives: ['Says or shows fly or stay', 'Makes wind with a book'],
    say: 'Say: "I cannot see the wind, only what the {hero} does. What should we blow at now?"',
    easier: 'Blow with the mouth on a scrap in your hand.',
    harder: 'Make wind for the scrap without touching the floor, all the way to the door.',
    caution: 'Fan low and away from faces; scraps stay as big as a hand and out of mouths.',
  },
]
