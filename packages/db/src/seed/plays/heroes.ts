import type { InterestId } from '@fgm/shared/activities/activities'

type Heroes = readonly [string, ...string[]]

/** Who can be in a play in which the child says how anyone does it. */
export const heroes: Record<InterestId, Heroes> = {
  animals: ['hedgehog', 'elephant', 'penguin', 'owl', 'rabbit', 'fox', 'donkey'],
  dinosaurs: ['triceratops', 'stegosaurus', 'diplodocus', 'T-rex', 'raptor'],
  vehicles: ['fire truck', 'night train', 'digger', 'bus', 'garbage truck', 'tow truck'],
  space: ['astronaut', 'rocket', 'moon robot', 'alien', 'comet'],
  nature: ['snail', 'ladybug', 'bumblebee', 'beetle', 'earthworm', 'caterpillar'],
  ocean: ['octopus', 'whale', 'crab', 'seahorse', 'turtle', 'dolphin'],
  building: ['robot', 'crane', 'builder', 'inventor', 'repair robot'],
  art: ['painter', 'paintbrush', 'red crayon', 'picture'],
  music: ['drummer', 'trumpet player', 'singer', 'dancer'],
  sports: ['goalkeeper', 'runner', 'referee', 'gymnast'],
  cooking: ['chef', 'pancake', 'dumpling', 'noodle', 'baker'],
  stories: ['dragon', 'wizard', 'knight', 'giant', 'unicorn', 'ghost'],
}

/** Where nothing is ticked: who comes by on any day. */
const everydayOfTheSmall: Heroes = ['teddy bear', 'rubber duck', 'kitten', 'postman']
const everydayOfTheBig: Heroes = ['goldfish', 'hamster', 'bus driver', 'postman']

/** The heroes of an interest; without one those of the child's own everyday. */
export function heroesFor(interest: InterestId | null, childAge: number): Heroes {
  if (interest) return heroes[interest]
  return childAge <= 5 ? everydayOfTheSmall : everydayOfTheBig
}
