import type { ScenePlace, SceneThing } from './scene.ts'

type Choice = [place: ScenePlace, thing?: SceneThing]

/** Where its words alone would draw an authored activity wrongly or less well: what its picture may show, the best first. */
export const authoredSettings: Record<string, Choice[]> = {
  'a-cup-for-every-bear': [
    ['rug', 'teddy'],
    ['table', 'stack'],
  ],
  'a-story-in-four-colors': [
    ['table', 'paint'],
    ['desk', 'paint'],
  ],
  'adverb-charades': [
    ['room', 'slips'],
    ['rug', 'slips'],
  ],
  'arctic-rescue-team': [
    ['kitchen', 'water'],
    ['table', 'water'],
  ],
  'back-to-back-stand-up': [['rug', 'heart'], ['rug']],
  'backyard-rain-gauge': [
    ['garden', 'cups'],
    ['yard', 'cups'],
  ],
  'blackout-poem': [
    ['table', 'news'],
    ['desk', 'news'],
  ],
  'bowl-bell-scale': [
    ['kitchen', 'water'],
    ['kitchen', 'drum'],
  ],
  'cabbage-color-code': [
    ['kitchen', 'veg'],
    ['table', 'veg'],
  ],
  'cardboard-box-drive': [
    ['rug', 'box'],
    ['room', 'box'],
  ],
  'cargo-boat-trials': [
    ['kitchen', 'boat'],
    ['table', 'boat'],
  ],
  'cipher-wheel-letters': [
    ['table', 'scissors'],
    ['desk', 'scissors'],
  ],
  'color-word-brain-trick': [
    ['desk', 'crayons'],
    ['table', 'crayons'],
  ],
  'cracker-lander': [
    ['table', 'tubes'],
    ['desk', 'tubes'],
  ],
  'crystal-string-garden': [
    ['kitchen', 'cups'],
    ['table', 'cups'],
  ],
  'cup-pass-rhythm': [
    ['table', 'stack'],
    ['desk', 'stack'],
  ],
  'debate-flip': [
    ['sofa', 'talk'],
    ['rug', 'talk'],
  ],
  'edition-of-five': [
    ['table', 'paint'],
    ['desk', 'paint'],
  ],
  'faces-on-the-mirror': [
    ['mirror', 'crayons'],
    ['mirror', 'towel'],
  ],
  'find-the-tipping-point': [
    ['desk', 'ruler'],
    ['table', 'dough'],
  ],
  'front-page-of-our-street': [
    ['table', 'news'],
    ['desk', 'news'],
  ],
  'giant-steps-mouse-steps': [['room'], ['hall']],
  'haiku-walk': [
    ['park', 'paper'],
    ['garden', 'paper'],
  ],
  'hats-for-teddy': [
    ['rug', 'teddy'],
    ['sofa', 'teddy'],
  ],
  'helicopter-blade-trials': [
    ['desk', 'scissors'],
    ['table', 'scissors'],
  ],
  'how-many-folds-to-the-moon': [
    ['table', 'news'],
    ['desk', 'news'],
  ],
  'inside-the-box-mural': [
    ['rug', 'box'],
    ['room', 'box'],
  ],
  'invisible-ink-lab': [
    ['kitchen', 'paint'],
    ['table', 'paint'],
  ],
  'jungle-pose-story': [
    ['room', 'towel'],
    ['rug', 'towel'],
  ],
  'laser-beam-hallway': [
    ['hall', 'tape'],
    ['hall', 'news'],
  ],
  'lemonade-ratio-lab': [
    ['kitchen', 'cups'],
    ['table', 'cups'],
  ],
  'living-room-variety-show': [
    ['room', 'notes'],
    ['sofa', 'notes'],
  ],
  'my-morning-track': [
    ['wall', 'slips'],
    ['wall', 'crayons'],
  ],
  'our-paper-quilt': [
    ['table', 'crayons'],
    ['desk', 'paper'],
  ],
  'painting-with-water': [
    ['table', 'water'],
    ['kitchen', 'water'],
  ],
  'paper-strip-staircase': [
    ['table', 'scissors'],
    ['desk', 'scissors'],
  ],
  'parade-day': [
    ['room', 'drum'],
    ['hall', 'drum'],
  ],
  'pasta-necklace-pattern': [
    ['table', 'pasta'],
    ['desk', 'pasta'],
  ],
  'picnic-from-start-to-finish': [
    ['park', 'fruit'],
    ['garden', 'fruit'],
  ],
  'pitch-a-new-holiday': [
    ['desk', 'slips'],
    ['table', 'slips'],
  ],
  'pop-up-engineer': [
    ['table', 'scissors'],
    ['desk', 'scissors'],
  ],
  'pour-and-stop-at-the-line': [
    ['kitchen', 'cups'],
    ['table', 'cups'],
  ],
  'pulse-detectives': [
    ['sofa', 'heart'],
    ['rug', 'heart'],
  ],
  'quiet-box-challenge': [
    ['desk', 'box'],
    ['rug', 'box'],
  ],
  'read-it-do-it-cards': [
    ['room', 'slips'],
    ['rug', 'slips'],
  ],
  'recipe-card-chef': [
    ['kitchen', 'cups'],
    ['kitchen', 'fruit'],
  ],
  'rice-fossil-dig': [
    ['rug', 'beans'],
    ['table', 'beans'],
  ],
  'ruler-drop-reflexes': [
    ['room', 'ruler'],
    ['wall', 'ruler'],
  ],
  'salt-rivers-painting': [
    ['table', 'paint'],
    ['desk', 'paint'],
  ],
  'sew-on-a-big-button': [
    ['table', 'yarn'],
    ['sofa', 'yarn'],
  ],
  'shadow-theater-in-a-box': [
    ['rug', 'torch'],
    ['table', 'torch'],
  ],
  'shine-the-spoons': [
    ['kitchen', 'spoon'],
    ['kitchen', 'water'],
  ],
  'sit-spot-bird-count': [
    ['garden', 'paper'],
    ['park', 'paper'],
  ],
  'six-unit-paper-cube': [
    ['desk', 'paper'],
    ['table', 'paper'],
  ],
  'slow-motion-mirror': [['room'], ['park']],
  'sock-drop-tube': [
    ['wall', 'socks'],
    ['wall', 'tape'],
  ],
  'spoon-swim-test': [
    ['kitchen', 'water'],
    ['kitchen', 'spoon'],
  ],
  'sweep-to-the-square': [
    ['rug', 'wads'],
    ['room', 'wads'],
  ],
  'tangram-from-one-square': [
    ['desk', 'shapes'],
    ['table', 'shapes'],
  ],
  'the-fix-it-table': [
    ['desk', 'glue'],
    ['table', 'glue'],
  ],
  'the-one-sided-loop': [
    ['table', 'scissors'],
    ['desk', 'tape'],
  ],
  'the-ruler-we-invented': [
    ['desk', 'ruler'],
    ['table', 'ruler'],
  ],
  'the-silence-game': [
    ['rug', 'heart'],
    ['sofa', 'heart'],
  ],
  'the-spoon-that-rings-like-a-bell': [
    ['table', 'yarn'],
    ['kitchen', 'yarn'],
  ],
  'toe-artist': [
    ['rug', 'crayons'],
    ['wall', 'crayons'],
  ],
  'torn-paper-sunset': [
    ['table', 'slips'],
    ['desk', 'slips'],
  ],
  'towel-wind-machine': [
    ['rug', 'towel'],
    ['room', 'towel'],
  ],
  'toy-car-wash': [
    ['kitchen', 'toycar'],
    ['kitchen', 'water'],
  ],
  'two-truths-and-a-tall-tale': [
    ['sofa', 'guess'],
    ['rug', 'guess'],
  ],
  'vegetable-stamp-parade': [
    ['table', 'veg'],
    ['desk', 'paint'],
  ],
  'wall-sit-trivia': [['wall', 'guess']],
  'which-marker-is-hiding-colors': [
    ['table', 'crayons'],
    ['kitchen', 'crayons'],
  ],
  'who-is-under-the-cup': [
    ['rug', 'teddy'],
    ['table', 'stack'],
  ],
}
