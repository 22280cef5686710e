import { atTable, onFloor, type Play, told, unhurried } from './play.ts'

const awake = ['bored', 'curious', 'fine'] as const

/** Creative, ages 6 to 10: with nothing but you two, or with ears. */
export const schoolStage: readonly Play[] = [
  {
    id: 'three-frozen-pictures',
    categories: ['Creative'],
    skills: ['creativity', 'storytelling'],
    ages: [6, 10],
    difficulty: 'easy',
    facts: onFloor([...awake, 'whiny', 'wild'], { noise: 1, hands_needed: 0, child_energy: 2 }),
    tellings: [
      told('sports', 'A Match in Three Frozen Pictures', 'striker', {
        one: 'the striker just before the kick',
        two: 'the moment it goes wrong',
        three: 'what the striker does one second later',
      }),
      told('space', 'Moon Landing in Three Pictures', 'astronaut', {
        one: 'the astronaut at the hatch of the ship',
        two: 'the first step, and somebody is already there',
        three: 'what the astronaut radios home',
      }),
      told('animals', 'The Cat and the Forbidden Table', 'cat', {
        one: 'the cat under the table, smelling fish',
        two: 'the very moment somebody comes in',
        three: 'the cat, quite innocent',
      }),
      told('stories', 'The Door in Three Pictures', 'knight', {
        one: 'the knight in front of a door without a handle',
        two: 'what was behind it',
        three: 'what the knight tells at home',
      }),
      told('music', 'The Concert in Three Pictures', 'singer', {
        one: 'the singer takes a breath before the first note',
        two: 'the note that comes out',
        three: 'the singer after the applause, or without it',
      }),
      told('cooking', 'The Cake in Three Pictures', 'baker', {
        one: 'the baker carries the cake, very high',
        two: 'a dog, a shoe, or a door',
        three: 'the baker serves it anyway',
      }),
      told('vehicles', 'The Last Bus in Three Pictures', 'bus driver', {
        one: 'the bus driver shuts the doors',
        two: 'who comes running',
        three: 'where the bus driver is in the morning',
      }),
      told('dinosaurs', 'The Nest in Three Pictures', 'dinosaur', {
        one: 'the dinosaur guards the nest',
        two: 'the first crack',
        three: 'what the dinosaur did not expect',
      }),
      told(null, 'The Umbrella in Three Pictures', 'umbrella man', {
        one: 'the umbrella man under a blue sky',
        two: 'the gust of wind',
        three: 'where the umbrella man has landed',
      }),
    ],
    description:
      'A whole story in three frozen pictures, made with nothing but you two: before, oh no, after. The other blinks, and the next picture is there.',
    core: [
      'Agree who is the {hero}. Build picture one with your bodies and freeze: {one}.',
      'Find picture two: {two}. Then three: {three}. Freeze in each for three breaths.',
      'Play all three: freeze, shut eyes, next picture. Nobody speaks in between.',
    ],
    rounds: [
      {
        steps: ['Add one sentence for each picture, said by somebody who cannot be seen.'],
        objective: 'Puts a picture into one sentence',
      },
      {
        steps: ['Add a fourth picture between two of them that changes what it means.'],
        objective: 'Changes a story by one picture',
      },
      {
        steps: [
          'Let your child direct you in a new story: three pictures, no words, only pointing.',
        ],
        objective: 'Directs somebody without words',
      },
    ],
    close: 'Show the best picture of the {hero} once more, hold it for five breaths, and melt.',
    objectives: ['Freezes in a clear pose', 'Tells before and after without words'],
    say: 'Say: "I could see in your face what happened to the {hero}. What was going on in picture two?"',
    easier: 'Let your child be the picture and you guess what happens next.',
    harder: 'Play it backward, and see what it turns into.',
    caution: 'Clear the floor, freeze with both feet on it, and lean on nothing that tips.',
  },
  {
    id: 'radio-play-with-three-sounds',
    categories: ['Creative'],
    skills: ['rhythm-music', 'storytelling'],
    ages: [6, 10],
    difficulty: 'medium',
    facts: atTable([...awake]),
    slots: [
      { kind: 'paper', amount: '1' },
      { kind: 'cup', amount: '2' },
    ],
    tellings: [
      told('ocean', 'Storm at Sea, Made of Paper', 'captain', {
        sounds: 'waves (rub the paper), the mast (crack the cups together), wind (blow over a cup)',
        line: '"Hold on!" calls the captain.',
        quiet: 'the storm is over, and something taps on the hull',
      }),
      told('dinosaurs', 'The Swamp at Night, Made of Cups', 'dinosaur', {
        sounds: 'steps (cups upside down, slow), ferns (rustle the paper), breath (into a cup)',
        line: '"Do not move. The dinosaur hears us."',
        quiet: 'the steps stop, right behind us',
      }),
      told('space', 'Lost Contact, Made of Paper and Cups', 'astronaut', {
        sounds:
          'the radio (crumple the paper), breath (into a cup), a knock on the hatch (cup on cup)',
        line: '"Base, do you hear me?" says the astronaut.',
        quiet: 'the radio dies, and only breath is left',
      }),
      told('vehicles', 'The Night Train, Made of Cups', 'train driver', {
        sounds:
          'wheels (cups in turn: clack-clack), steam (rub the paper), the horn (hum into a cup)',
        line: '"There is a light ahead," says the train driver.',
        quiet: 'the brakes hiss, and nobody gets on',
      }),
      told('nature', 'A Thunderstorm for One Snail', 'snail', {
        sounds: 'rain (fingertips on a cup), thunder (shake the paper), leaves (rustle it)',
        line: '"In, quickly," says the snail, and takes ten minutes.',
        quiet: 'the last drop falls',
      }),
      told('stories', 'The Haunted Stairs, Made of Paper', 'ghost', {
        sounds: 'steps (cups upside down), a door (tear the edge slowly), wind (blow over a cup)',
        line: '"Is anybody there?" asks the ghost, who is afraid.',
        quiet: 'a stair creaks, and then nothing',
      }),
      told('cooking', 'The Breakfast Disaster, for Ears Only', 'cook', {
        sounds: 'rain outside (rub the paper), stirring (finger in a cup), a plate (cup on cup)',
        line: '"It only needs a little salt," says the cook.',
        quiet: 'somebody tastes it, and there is a very long silence',
      }),
    ],
    description:
      'A film for ears, half a minute long: a sheet of paper and two cups make all the sounds, and the {hero} has one line.',
    takes: unhurried,
    core: [
      'Try out three sounds: {sounds}.',
      'Put them in order: quiet at first, then more, then everything at once.',
      'Add the one line, said at the loudest moment: {line}',
      'End with a silence: {quiet}. Perform the whole scene of the {hero} without a stop.',
    ],
    rounds: [
      {
        steps: ['Play it again for shut eyes, and let the listener say what they saw.'],
        objective: 'Listens and describes what a sound shows',
      },
      {
        steps: ['Find a fourth sound in the room that nobody would guess. Build it in.'],
        objective: 'Finds a new sound for a scene',
      },
    ],
    close:
      'Announce who did the paper and who did the {hero}, and bow in the direction of the ears.',
    objectives: ['Finds a way to make a sound for a scene', 'Keeps an order of sounds'],
    say: 'Say: "I got goose bumps in one place with the {hero}. Which sound would you keep for a longer film?"',
    easier: 'Tell the story yourself; your child makes each sound when it comes.',
    harder: 'Use no words at all, and let a listener retell it.',
    caution: 'Keep loud sounds away from ears, and stop before the neighbors know the story.',
  },
]
