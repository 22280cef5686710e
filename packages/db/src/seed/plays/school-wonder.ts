import { atTable, onFloor, type Play, told, unhurried } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const

/** Science, ages 6 to 8. */
export const schoolWonder: readonly Play[] = [
  {
    id: 'arms-that-rise',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor([...awake, 'wild', 'whiny'], {
      ...{ place: ['doorway', 'home_floor'], hands_needed: 0, noise: 0, child_energy: 2 },
    }),
    also: ["An open doorway as wide as your child's arms hanging down"],
    tellings: [
      told('space', 'Your Arms Take Off Without You', 'rocket', {
        press:
          'Build up thrust like a rocket: press the backs of both hands hard against the door frame.',
        rise: 'Step out, hang loose, and say "Lift-off." Do nothing at all.',
      }),
      told('animals', 'Wings That Flap Without You', 'bird', {
        press: 'Be a bird that spreads its wings: press both hands out against the door frame.',
        rise: 'Step out, hang your wings, and do nothing at all.',
      }),
      told('building', 'A Robot Takes Over Your Arms', 'robot', {
        press: 'Load the robot arms: press the backs of both hands hard against the door frame.',
        rise: 'Step out, switch yourself off, and do nothing at all.',
      }),
      told('stories', 'A Ghost Lifts Your Arms', 'ghost', {
        press: 'Push the ghost out of the door: press the backs of both hands against the frame.',
        rise: 'Step out, hang your arms, and let the ghost come.',
      }),
      told('ocean', 'Arms Like a Jellyfish', 'jellyfish', {
        press:
          'Press outward like a jellyfish in a pipe: the backs of both hands against the frame.',
        rise: 'Swim out into open water, hang loose, and do nothing at all.',
      }),
      told('music', 'The Invisible Conductor', 'conductor', {
        press:
          'Hold back the whole band: press the backs of both hands hard against the door frame.',
        rise: 'Step out, hang your arms, and see what the conductor in you does.',
      }),
      told(null, 'Your Arms Have a Plan of Their Own', 'magician', {
        press: 'Press the backs of both hands hard against the door frame.',
        rise: 'Step out, hang both arms loosely, and wait like a magician.',
      }),
    ],
    description:
      'Press, step out, hang loose, and your arms rise without you. It feels as if the {hero} did it. What makes it work best?',
    core: [
      'Stand in the doorway, arms hanging. {press}',
      'Keep pressing while the other counts slowly to thirty. Guess now what will happen.',
      '{rise} Watch how high they float.',
      'Swap, and compare: whose {hero} was stronger, and whose came later?',
    ],
    rounds: [
      {
        steps: [
          'Change one thing: press for ten, then for thirty. Rest between, and compare the height.',
        ],
        objective: 'Changes only the time and compares',
      },
      {
        steps: ['Try one arm only, and then looking at it or away. What makes a difference?'],
        objective: 'Tests whether looking changes the result',
      },
    ],
    close:
      'Press once more with the best time, let the {hero} have the last word, and shake out both arms.',
    objectives: ['Predicts before the test', 'Says what felt different from lifting'],
    say: 'Say: "I did not lift mine, I promise. What did the {hero} feel like in your arms?"',
    easier: 'Press with one arm, sideways against a wall.',
    harder: 'Find out how long it lasts, counting together, and what stops it.',
    caution:
      'Fingers stay off the hinge side, the door stays open, and pressing stops when anything hurts.',
  },
  {
    id: 'one-ear-or-two',
    categories: ['Science'],
    skills: ['senses', 'observation-inquiry'],
    ages: [6, 9],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table'], hands_needed: 2 }),
    slots: [{ kind: 'cup', amount: '2' }],
    tellings: [
      told('dinosaurs', 'Can the T-rex Hear You?', 'T-rex', {
        point: 'Turn the whole head slowly to where it came from, teeth first.',
        cover: 'Lean one side on a tree: a hand over an ear',
      }),
      told('music', 'The Conductor Hears Who Plays', 'conductor', {
        point: 'Point with a conducting hand to where it came from.',
        cover: 'Let one ear rest: a hand over it',
      }),
      told('nature', 'The Mosquito Test', 'sleeper', {
        point: 'Point with one finger of the sleeper, quickly, to where it came from.',
        cover: 'Put one ear on the pillow: a hand over it',
      }),
      told('animals', 'The Bat Test', 'bat', {
        point: 'Point with a whole wing to where it came from.',
        cover: 'Fold one wing over an ear',
      }),
      told('ocean', 'Sonar in the Submarine', 'submarine', {
        point: 'Turn the whole submarine, your body, to where it came from.',
        cover: 'Shut one hatch with a hand over an ear',
      }),
      told('space', 'Mission by Ear', 'pilot', {
        point: 'Say it to the ground crew as a clock: "Three o\'clock, high."',
        cover: 'Put one headphone off: a hand over an ear',
      }),
      told('sports', 'The Keeper Cannot See the Shot', 'goalkeeper', {
        point: 'Reach out with both hands to where the shot came from.',
        cover: 'Play with one side shut: a hand over an ear',
      }),
      told('stories', 'The Night Guard of the Castle', 'guard', {
        point: 'Point with an arm like a lance to where it came from.',
        cover: 'Pull the helmet down on one side: a hand over an ear',
      }),
    ],
    description:
      'Eyes shut, two cups click, and the {hero} has to say where. Then one ear is covered, and suddenly it is much harder. Why?',
    core: [
      'Sit down together. Your child, the {hero}, shuts both eyes. Click two cups softly, an arm away.',
      '{point} Do it in six places: left, right, front, back, high, low.',
      'Count how many of the six were right. Bet: how many with one ear?',
      '{cover}, and do the same six again in another order.',
    ],
    rounds: [
      {
        steps: [
          'Find the place that fools the {hero} most: straight in front or behind. Test it four times.',
        ],
        objective: 'Finds out which place is hardest',
      },
      {
        steps: ['Swap. Then try cupped hands behind the ears: how many are right now?'],
        objective: 'Tests whether bigger ears help',
      },
    ],
    close: 'Say in one sentence what two ears are for, and let the {hero} open the eyes.',
    objectives: ['Points to where a sound came from', 'Compares one ear with two'],
    say: 'Say: "I tried to fool the {hero} from above. How do you think your ears found me?"',
    easier: 'Use only left, right and front.',
    harder: 'Click two places one after the other: which was nearer?',
    caution: 'Click softly and never close to an ear. The one with shut eyes stays seated.',
  },
  {
    id: 'two-fingers-meet',
    categories: ['Science'],
    skills: ['observation-inquiry', 'measuring-spatial'],
    ages: [6, 10],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['table', 'home_floor', 'sofa', 'seat'], noise: 0 }),
    slots: [{ kind: 'stick', amount: '1' }],
    tellings: [
      told('dinosaurs', 'The Long Neck in Balance', 'brontosaurus', {
        is: 'a brontosaurus, neck left, tail right',
        load: 'Let the brontosaurus eat: press a scrap of paper or a sock over the front end.',
      }),
      told('cooking', 'The Old Kitchen Balance', 'kitchen balance', {
        is: 'an old kitchen balance',
        load: 'Add salt to the kitchen balance: press a scrap of paper or a sock over one end.',
      }),
      told('ocean', 'The Boat That Must Not Tip', 'boat', {
        is: 'a long, narrow boat',
        load: 'Load the boat: press a scrap of paper or a sock over one end.',
      }),
      told('building', 'The Crane Finds Its Middle', 'crane', {
        is: 'the arm of a crane',
        load: 'Hang a load on it: press a scrap of paper or a sock over one end.',
      }),
      told('sports', 'The Tightrope Pole', 'tightrope walker', {
        is: 'the pole of a tightrope walker',
        load: 'Load a bird: press a scrap of paper or a sock over one end.',
      }),
      told('space', 'The Balance of a Space Ship', 'space ship', {
        is: 'a space ship seen from the side',
        load: 'Load the engine at one end: press a scrap of paper or a sock over it.',
      }),
      told('animals', 'The Seesaw of Two Snails', 'snail', {
        is: 'the seesaw of a snail',
        load: 'Load the second snail: press a scrap of paper or a sock over one end.',
      }),
      told('vehicles', 'Wings Level, Pilot', 'glider', {
        is: 'the wing of a glider',
        load: 'Load one wing of the glider: press a scrap of paper or a sock over the end.',
      }),
      told(null, 'The Fingers Always Meet', 'bridge', {
        is: 'a bridge on two fingers',
        load: 'Load one end: press a scrap of paper or a sock over it.',
      }),
    ],
    description:
      'Lay a {stick} on two fingers and slide them together. They meet at one special point each time, and the {hero} balances there.',
    core: [
      'Lay the {stick} on your two pointing fingers, far apart: {is}. Guess where they will meet.',
      'Slide the fingers slowly together. Watch: first one slips, then the other.',
      'Start unfairly, one finger near the middle. Guess again, slide, and mark the point with a thumb.',
      '{load} Guess the new point, then slide.',
    ],
    rounds: [
      {
        steps: ['Pull one finger away slowly under that point. Does the {hero} stay up?'],
        objective: 'Tests whether the point really balances',
      },
      {
        steps: ['Try to slide only one finger all the way. Say what stops the {hero} and why.'],
        objective: 'Describes what stops a sliding finger',
      },
    ],
    close:
      'Balance the {stick} on one finger, count the seconds the {hero} lasts, and lay it down.',
    objectives: ['Guesses the point before the slide', 'Balances it on one finger'],
    say: 'Say: "I tried to cheat the {hero}, and it did not work. What do you think makes a finger stop?"',
    easier: "Hold your child's hands and slide very slowly.",
    harder: 'Do it with eyes shut, and say which finger is moving.',
    caution: 'Sit down, hold it away from faces, and let it fall rather than grab at it.',
  },
  {
    id: 'moon-in-the-hand',
    categories: ['Science'],
    skills: ['observation-inquiry', 'measuring-spatial'],
    ages: [6, 10],
    difficulty: 'medium',
    facts: atTable([...awake], {
      place: ['home_floor'],
      light: 'dim',
      child_energy: 2,
      posture: ['standing'],
    }),
    slots: [
      { kind: 'light', amount: '1' },
      { kind: 'soft', amount: '1' },
    ],
    also: ['A dim room and a shelf or table for the light'],
    tellings: [
      told('space', 'Your Head Is the Earth', 'astronaut', {
        who: 'Look at the moon like an astronaut on Earth',
        game: 'Call a shape, full, half or thin; the astronaut must turn until it is there.',
      }),
      told('animals', 'The Wolf Wants a Full Moon', 'wolf', {
        who: 'Look up at the moon like a wolf',
        game: 'Howl, very softly, only when it is full; turn away from the light and back until it is.',
      }),
      told('stories', 'The Witch Needs Half a Moon', 'witch', {
        who: 'Hold it up like a witch',
        game: 'Order a moon for the spell of the witch: full, half or thin. Turn until it is there.',
      }),
      told('ocean', 'Moon and Tide', 'sailor', {
        who: 'Watch the moon like a sailor',
        game: 'Call "full moon" or "new moon": the sailor turns there and shows a big tide with both arms.',
      }),
    ],
    description:
      "One light, one {soft}, and your child's own head as the Earth: turn once, and the moon gets thin, half and full. The {hero} finds out why.",
    takes: unhurried,
    core: [
      'Set the flashlight on a shelf a little above head height, shining into the dim room.',
      "Hold the {soft} at arm's length, above the head. {who}: which part is bright?",
      'Turn slowly on the spot, the moon always in front. Say the shape: thin, half, full.',
      '{game} Swap after three.',
    ],
    rounds: [
      {
        steps: ['Guess where to stand so that the {hero} sees it quite dark. Turn and test.'],
        objective: 'Predicts where the moon is dark',
      },
      {
        steps: ['Lower the moon until your head throws a shadow on it. What has happened to it?'],
        objective: 'Makes and names an eclipse',
      },
    ],
    close:
      'Stop at the shape the moon has tonight, or look it up later, and let the {hero} switch it off.',
    objectives: [
      'Says which part of the moon is bright',
      'Finds full moon and new moon by turning',
    ],
    say: 'Say: "I used to think a shadow made the half moon. What did the {hero} see instead?"',
    easier: 'Only find full and dark.',
    harder: 'Draw the shapes in order while you turn, without looking back.',
    caution: 'Turn slowly on a clear floor, and look at the ball, never into the light.',
  },
  {
    id: 'paper-legs',
    categories: ['Science'],
    skills: ['observation-inquiry', 'creativity'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [
      { kind: 'paper', amount: 'four' },
      { kind: 'tape', amount: 'eight' },
      { kind: 'book', amount: 'two', line: 'Two books that may fall' },
    ],
    tellings: [
      told('animals', 'Can Paper Legs Carry an Elephant?', 'elephant', {
        load: 'One book is a calf, two are a grown elephant.',
        is: 'the elephant',
        bet: 'a wide leg or a narrow one',
      }),
      told('building', 'Columns for the Builder', 'builder', {
        load: 'One book is a floor, two are the roof of the builder.',
        is: 'the roof of the builder',
        bet: 'a wide column or a narrow one',
      }),
      told('space', 'Landing Legs for a Heavy Moon Ship', 'moon ship', {
        load: 'One book is an empty moon ship, two a full one.',
        is: 'the moon ship',
        bet: 'one wide leg or one narrow leg',
      }),
      told('dinosaurs', 'Legs for a Brachiosaurus', 'brachiosaurus', {
        load: 'One book is its lunch, two are the whole brachiosaurus.',
        is: 'the brachiosaurus',
        bet: 'a wide foot or a narrow one',
      }),
      told('vehicles', 'A Bridge Post for the Train', 'train', {
        load: 'One book is an engine, two are the whole train.',
        is: 'the train on its bridge',
        bet: 'a wide post or a narrow one',
      }),
    ],
    description:
      'A sheet cannot even stand. Rolled up, it carries a book, the {hero}. Which roll carries more: {bet}?',
    takes: unhurried,
    core: [
      'Try to stand one sheet on its edge with a book on top: {is}. What happens?',
      'Roll one sheet wide, like an arm, and one tight, like a thumb. Hold each with two strips of tape.',
      'Bet: {bet}? Stand each up, and lay a book on it gently.',
      'Add the second book to the winner, and watch where it bends. {load}',
    ],
    rounds: [
      {
        steps: [
          'Fold one into a square leg, then one into three sides. Bet, and load both like the round one.',
        ],
        objective: 'Compares three shapes with the same load',
      },
      {
        steps: [
          'Stand four legs under one book. Where must they stand so that the {hero} cannot tip?',
        ],
        objective: 'Finds places that keep a load level',
      },
    ],
    close: 'Name the best leg for the {hero} and the reason, and smooth out the paper to draw on.',
    objectives: ['Guesses before loading', 'Says which shape carries more and why'],
    say: 'Say: "I would have bet on the other one for the {hero}. Where did you see it give way?"',
    easier: 'You tape while your child rolls, and test one book only.',
    harder: 'Carry both books on one single sheet.',
    caution: 'Load in the middle of the table, with toes and fingers out from under the books.',
  },
]
