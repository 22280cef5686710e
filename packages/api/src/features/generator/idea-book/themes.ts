import type { InterestId } from '@fgm/shared/activities/activities'

/** What a play is told about: who is in it, where, and three kinds of things to talk of. */
export type Theme = {
  topic: string
  heroes: readonly [string, ...string[]]
  places: readonly [string, ...string[]]
  /** With their article, as they stand in a sentence. */
  words: readonly [string, ...string[]]
}

export const themes: Record<InterestId, Theme> = {
  animals: {
    topic: 'animals',
    heroes: ['hedgehog', 'elephant', 'penguin', 'owl', 'rabbit', 'fox', 'donkey'],
    places: ['the farm', 'the forest', 'the zoo'],
    words: ['a bone', 'a feather', 'a nest', 'a carrot', 'a warm stable', 'a collar'],
  },
  dinosaurs: {
    topic: 'dinosaurs',
    heroes: ['triceratops', 'stegosaurus', 'diplodocus', 'T-rex', 'young dinosaur'],
    places: ['the swamp', 'the fern forest', 'the valley of the dinosaurs'],
    words: ['a huge egg', 'a fern', 'a lost tooth', 'a footprint', 'a horn', 'a fossil'],
  },
  vehicles: {
    topic: 'cars and trains',
    heroes: ['tractor', 'night train', 'digger', 'bus', 'garbage truck', 'tow truck'],
    places: ['the garage', 'the station', 'the harbor'],
    words: ['a spare wheel', 'a ticket', 'a horn', 'a traffic light', 'a full tank', 'a tunnel'],
  },
  space: {
    topic: 'space',
    heroes: ['astronaut', 'rocket', 'moon robot', 'alien', 'comet'],
    places: ['the moon', 'the space station', 'the far side of Mars'],
    words: ['a moon rock', 'a star map', 'a helmet', 'a floating spoon', 'a space suit', 'a radio'],
  },
  nature: {
    topic: 'bugs and plants',
    heroes: ['snail', 'ladybug', 'bumblebee', 'beetle', 'earthworm', 'caterpillar'],
    places: ['the meadow', 'the hollow tree', 'the flower bed'],
    words: ['a leaf', 'a drop of dew', 'a petal', 'a pine cone', 'a snail shell', 'a twig'],
  },
  ocean: {
    topic: 'the sea',
    heroes: ['octopus', 'whale', 'crab', 'seahorse', 'turtle', 'dolphin'],
    places: ['the reef', 'the harbor', 'the bottom of the sea'],
    words: ['a shell', 'a pearl', 'a wave', 'a message in a bottle', 'seaweed', 'an anchor'],
  },
  building: {
    topic: 'machines and building',
    heroes: ['robot', 'crane', 'builder', 'inventor', 'repair robot'],
    places: ['the building site', 'the workshop', 'the robot factory'],
    words: ['a screw', 'a plan', 'a gear', 'a ladder', 'a toolbox', 'a switch'],
  },
  art: {
    topic: 'colors and pictures',
    heroes: ['paintbrush', 'red crayon', 'scribble', 'painter', 'color blue'],
    places: ['the studio', 'the color shop', 'the picture on the wall'],
    words: ['a frame', 'a blot', 'a golden pencil', 'an empty page', 'a stripe', 'a new color'],
  },
  music: {
    topic: 'music',
    heroes: ['drummer', 'trumpet', 'singer', 'dancer', 'old piano'],
    places: ['the concert hall', 'the music room', 'the stage'],
    words: ['a drum', 'a lost tune', 'a bell', 'a high note', 'a song', 'a dancing shoe'],
  },
  sports: {
    topic: 'sports',
    heroes: ['goalkeeper', 'runner', 'referee', 'gymnast', 'swimmer'],
    places: ['the stadium', 'the gym', 'the locker room'],
    words: ['a whistle', 'a medal', 'a jersey', 'a lost shoe', 'a trophy', 'a goal'],
  },
  cooking: {
    topic: 'food',
    heroes: ['pancake', 'dumpling', 'chef', 'carrot', 'noodle', 'grumpy lemon'],
    places: ['the bakery', 'the market', 'the restaurant'],
    words: ['a spoon', 'a lemon', 'a recipe', 'a pot', 'a noodle', 'a slice of melon'],
  },
  stories: {
    topic: 'stories',
    heroes: ['dragon', 'wizard', 'knight', 'giant', 'unicorn', 'small ghost'],
    places: ['the castle', 'the cave', 'the enchanted forest'],
    words: ['a crown', 'a key', 'a cloak', 'a secret door', 'a treasure', 'a wand'],
  },
}

/** Where nothing is ticked: what stands and lies about in any child's day. */
const everydayOfTheSmall: Theme = {
  topic: 'things at home',
  heroes: ['teddy bear', 'rubber duck', 'odd sock', 'wooden spoon', 'little kitten'],
  places: ['the kitchen', 'the playground', 'the laundry basket'],
  words: ['a spoon', 'a sock', 'a cup', 'a pillow', 'a shoe', 'a towel'],
}

const everydayOfTheBig: Theme = {
  topic: 'looking for things',
  heroes: [
    'class hamster',
    'school bag',
    'lost sock',
    'goldfish',
    'alarm clock',
    'talking umbrella',
  ],
  places: ['the playground', 'the school bus', 'the lost and found'],
  words: ['a key', 'a pencil case', 'a sandwich', 'a lost glove', 'a ticket', 'an umbrella'],
}

/** The theme of an interest; without one the child's own everyday. */
export function themeFor(interest: InterestId | null, childAge: number): Theme {
  if (interest) return themes[interest]
  return childAge <= 5 ? everydayOfTheSmall : everydayOfTheBig
}
