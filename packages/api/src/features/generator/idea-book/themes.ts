import type { InterestId } from '@fgm/shared/activities/activities'

/** A little world an activity can be set in. */
export type Scene = {
  hero: string
  place: string
  thing: string
  things: string
  /** What went wrong, as the start of a sentence. */
  trouble: string
}

export type Theme = {
  topic: string
  scenes: readonly Scene[]
  /** Movements and sounds as an imperative. */
  moves: readonly [string, string, string, string]
  sounds: readonly [string, string, string, string]
  words: readonly [string, string, string, string]
}

const scene = (
  hero: string,
  place: string,
  thing: string,
  things: string,
  trouble: string,
): Scene => ({ hero, place, thing, things, trouble: `the ${hero} ${trouble}` })

/** One theme per interest, and one for children whose interest is not named. */
export const themes: Record<InterestId | 'any', Theme> = {
  any: {
    topic: 'everyday wonders',
    scenes: [
      scene('explorer', 'map room', 'map', 'maps', 'has lost the way'),
      scene('mail carrier', 'hilltop post office', 'letter', 'letters', 'has mixed up the letters'),
      scene('lighthouse keeper', 'old lighthouse', 'lamp', 'lamps', 'cannot find the lamp'),
      scene('clockmaker', 'clock shop', 'clock', 'clocks', 'has lost track of time'),
      scene('night owl', 'owl tower', 'feather', 'feathers', 'cannot sleep'),
    ],
    moves: [
      'tiptoe like a night guard',
      'march like a parade',
      'sway like a boat',
      'push through tall pretend grass',
    ],
    sounds: [
      'tick like a clock',
      'ding like a bell',
      'whoosh like the wind',
      'creak like an old door',
    ],
    words: ['journey', 'lamp', 'secret', 'corner'],
  },
  animals: {
    topic: 'animals',
    scenes: [
      scene('hedgehog', 'hedgehog hotel', 'blanket', 'blankets', 'cannot sleep'),
      scene('puppy', 'puppy school', 'bone', 'bones', 'cannot find the way home'),
      scene('penguin', 'snow harbor', 'ticket', 'tickets', 'has missed the boat'),
      scene('fox cub', 'fox den', 'feather', 'feathers', 'is lost in the fog'),
    ],
    moves: [
      'waddle like a penguin',
      'hop like a rabbit',
      'stretch like a cat',
      'stomp like an elephant',
    ],
    sounds: ['purr like a cat', 'hoot like an owl', 'moo like a cow', 'squeak like a mouse'],
    words: ['paw', 'whisker', 'tail', 'burrow'],
  },
  dinosaurs: {
    topic: 'dinosaurs',
    scenes: [
      scene('baby triceratops', 'dinosaur valley', 'fern', 'ferns', 'cannot find the herd'),
      scene('stegosaurus', 'fossil museum', 'bone', 'bones', 'is in the wrong room'),
      scene('long-neck', 'treetop diner', 'leaf', 'leaves', 'is too tall for the door'),
      scene('young raptor', 'raptor school', 'claw mark', 'claw marks', 'is late for class'),
    ],
    moves: [
      'stomp like a triceratops',
      'sway like a long-neck',
      'tiptoe like a small raptor',
      'flap slowly like a pterosaur',
    ],
    sounds: [
      'roar like a big dinosaur',
      'hum like a long-neck',
      'click like a raptor',
      'rumble like a volcano',
    ],
    words: ['fossil', 'claw', 'horn', 'herd'],
  },
  vehicles: {
    topic: 'cars, trains and trucks',
    scenes: [
      scene('little train', 'mountain station', 'parcel', 'parcels', 'cannot get up the hill'),
      scene('tow truck', 'repair shop', 'wheel', 'wheels', 'has a flat tire'),
      scene('night bus', 'bus depot', 'ticket', 'tickets', 'has forgotten its route'),
      scene('fire truck', 'fire station', 'helmet', 'helmets', 'is stuck in a jam'),
    ],
    moves: [
      'chug like a train',
      'roll slowly like a truck',
      'turn like a digger',
      'glide like an airplane',
    ],
    sounds: [
      'beep like a truck',
      'chug like a train',
      'hum like a bus',
      'whistle like a steam engine',
    ],
    words: ['wheel', 'engine', 'ticket', 'tunnel'],
  },
  space: {
    topic: 'space',
    scenes: [
      scene('moon rover', 'moon base', 'moon rock', 'moon rocks', 'is stuck in the dust'),
      scene('small alien', 'space station', 'star map', 'star maps', 'has lost the way home'),
      scene('astronaut', 'rocket tower', 'supply pack', 'supply packs', 'has missed the landing'),
      scene('comet', 'planet hotel', 'star', 'stars', 'is going the wrong way'),
    ],
    moves: [
      'float like an astronaut',
      'roll along like a rover',
      'circle slowly like a planet',
      'tiptoe like a small alien',
    ],
    sounds: [
      'beep like a robot',
      'whoosh like a rocket',
      'hum like a satellite',
      'crackle like a radio',
    ],
    words: ['orbit', 'comet', 'crater', 'planet'],
  },
  nature: {
    topic: 'nature and bugs',
    scenes: [
      scene('snail', 'leaf village', 'petal', 'petals', 'is caught in the rain'),
      scene(
        'bumblebee',
        'flower market',
        'petal',
        'petals',
        'has forgotten the way to the flowers',
      ),
      scene('ladybug', 'moss hotel', 'dot', 'dots', 'has lost its dots'),
      scene('caterpillar', 'branch inn', 'leaf', 'leaves', 'is too long for its bed'),
    ],
    moves: [
      'creep like a snail',
      'flutter like a moth',
      'march like an ant',
      'scuttle like a beetle',
    ],
    sounds: ['buzz like a bee', 'chirp like a cricket', 'rustle like leaves', 'patter like rain'],
    words: ['petal', 'root', 'wing', 'cocoon'],
  },
  ocean: {
    topic: 'the ocean',
    scenes: [
      scene('little octopus', 'coral school', 'shell', 'shells', 'has run out of hiding places'),
      scene('turtle', 'turtle bay', 'seaweed leaf', 'seaweed leaves', 'has lost the way home'),
      scene('whale', 'whale choir', 'message', 'messages', 'cannot hear the other whales'),
      scene('hermit crab', 'crab town', 'shell', 'shells', 'has outgrown its shell'),
    ],
    moves: [
      'scuttle sideways like a crab',
      'drift like a jellyfish',
      'glide like a ray',
      'wobble like an octopus',
    ],
    sounds: ['hum like a whale', 'blub like a fish', 'click like a dolphin', 'whoosh like a wave'],
    words: ['wave', 'tide', 'fin', 'anchor'],
  },
  building: {
    topic: 'building and inventing',
    scenes: [
      scene('little robot', 'robot workshop', 'spare part', 'spare parts', 'has lost its balance'),
      scene('crane driver', 'tower site', 'beam', 'beams', 'cannot see over the wall'),
      scene('bridge builder', 'bridge town', 'plank', 'planks', 'is one plank short'),
      scene('inventor', 'idea attic', 'gadget', 'gadgets', 'has mixed up the plans'),
    ],
    moves: [
      'stride like a tall crane',
      'walk like a robot',
      'turn slowly like a mixer',
      'walk and scoop like a digger',
    ],
    sounds: ['beep like a robot', 'clank like a machine', 'whirr like a fan', 'tick like a clock'],
    words: ['beam', 'gear', 'plan', 'tower'],
  },
  art: {
    topic: 'art',
    scenes: [
      scene('painter', 'tiny gallery', 'picture', 'pictures', 'has lost every color but one'),
      scene('museum guard', 'night museum', 'statue', 'statues', 'has mixed up the rooms'),
      scene('color mixer', 'color shop', 'color', 'colors', 'cannot find the right green'),
      scene('tailor', 'hat studio', 'hat', 'hats', 'has run out of ideas'),
    ],
    moves: [
      'swish along like a brush',
      'sneak like a museum guard',
      'drip and drop like paint',
      'flutter like a sheet of paper',
    ],
    sounds: ['swish like a brush', 'squeak like a crayon', 'rip like paper', 'tap like a pencil'],
    words: ['shade', 'stripe', 'frame', 'sketch'],
  },
  music: {
    topic: 'music',
    scenes: [
      scene('drummer', 'band room', 'drum', 'drums', 'has lost the beat'),
      scene('opera mouse', 'mouse opera', 'ticket', 'tickets', 'is too shy to sing'),
      scene('conductor', 'concert hall', 'note', 'notes', 'cannot find the last note'),
      scene('dancing bear', 'ballroom', 'slipper', 'slippers', 'has forgotten the steps'),
    ],
    moves: [
      'march like a band',
      'drift along to a slow song',
      'bounce like a drumstick',
      'twirl like a dancer',
    ],
    sounds: ['boom like a drum', 'hum like a cello', 'ting like a bell', 'toot like a trumpet'],
    words: ['beat', 'chorus', 'tune', 'echo'],
  },
  sports: {
    topic: 'sports',
    scenes: [
      scene('goalkeeper', 'home stadium', 'medal', 'medals', 'has forgotten every move'),
      scene('team captain', 'training camp', 'flag', 'flags', 'has a team of one'),
      scene('champion snail', 'snail stadium', 'trophy', 'trophies', 'is nervous about the race'),
      scene('referee', 'whistle school', 'whistle', 'whistles', 'has forgotten the rules'),
    ],
    moves: [
      'jog with high knees',
      'sidestep like a goalkeeper',
      'skate with long slow steps',
      'march like a team',
    ],
    sounds: [
      'cheer like a crowd',
      'whistle like a referee',
      'thump like a ball',
      'clap like a stadium',
    ],
    words: ['team', 'goal', 'whistle', 'lap'],
  },
  cooking: {
    topic: 'food and cooking',
    scenes: [
      scene('chef', 'pretend restaurant', 'order', 'orders', 'has mixed up the orders'),
      scene('market seller', 'fruit market', 'apple', 'apples', 'has lost the price list'),
      scene('lunch-box mouse', 'lunch-box town', 'crumb', 'crumbs', 'is late for lunch'),
      scene('waiter', 'upside-down café', 'menu', 'menus', 'cannot read the menu'),
    ],
    moves: [
      'carry a tall pretend tray',
      'wobble like jelly',
      'stir a pretend pot as you walk',
      'twist like a noodle',
    ],
    sounds: [
      'sizzle like a pan',
      'plop like soup',
      'crunch like an apple',
      'slurp like a spaghetti fan',
    ],
    words: ['recipe', 'menu', 'spice', 'spoonful'],
  },
  stories: {
    topic: 'stories and heroes',
    scenes: [
      scene('small dragon', 'dragon library', 'scroll', 'scrolls', 'is afraid of the dark'),
      scene('sleepy wizard', 'wizard tower', 'wand', 'wands', 'has forgotten the password'),
      scene('brave mouse', 'mouse castle', 'crown', 'crowns', 'cannot open the gate'),
      scene('gentle giant', 'giant village', 'boot', 'boots', 'is too big for the door'),
    ],
    moves: [
      'tiptoe like a mouse',
      'flap like a dragon',
      'swirl like a wizard',
      'gallop like a knight',
    ],
    sounds: [
      'roar like a small dragon',
      'hoot like a castle owl',
      'creak like an old gate',
      'whoosh like a flying carpet',
    ],
    words: ['castle', 'riddle', 'cloak', 'promise'],
  },
}
