import { onFloor, onTheSpot, type Play, told } from './play.ts'

const mood = ['bored', 'curious', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'wild', 'fine'] as const

/** Ages 6 to 9: signs and feet. */
export const schoolRows: readonly Play[] = [
  {
    id: 'one-behind',
    categories: ['Motor'],
    skills: ['focus-memory', 'fine-motor'],
    ages: [6, 9],
    difficulty: 'medium',
    facts: onTheSpot([...mood]),
    is_wordless: true,
    tellings: [
      told('ocean', 'Diver Signs, Always One Late', 'diver', {
        signs: 'all well (a ring), up (thumb up), down (thumb down), stop (flat hand)',
        slip: 'blow one silent bubble',
      }),
      told('sports', 'Referee Signs, Always One Late', 'referee', {
        signs: 'goal (arm up), foul (fists turn), corner (arm points), time out (a T)',
        slip: 'show a silent card',
      }),
      told('music', 'The Conductor Who Is Always Late', 'conductor', {
        signs: 'softly (hand down), loud (hand up), stop (fist), all (open arms)',
        slip: 'bow once',
      }),
      told('animals', 'The Monkey Is One Behind', 'monkey', {
        signs: 'ear, nose, tummy, top of the head',
        slip: 'scratch yourself like a monkey',
      }),
      told('space', 'Space Walk Signs, One Late', 'astronaut', {
        signs: 'all good (thumb up), come (wave), wait (flat hand), look (point)',
        slip: 'float back in slow motion',
      }),
      told('building', 'Crane Signs, Always One Late', 'crane driver', {
        signs: 'up (finger up), down (finger down), stop (flat arm), slow (stroke one hand)',
        slip: 'switch off, and start again',
      }),
      told(null, 'Always One Sign Late', 'mirror', {
        signs: 'fist, flat hand, two fingers, thumb',
        slip: 'shake both hands',
      }),
    ],
    description:
      'A silent game: you show the signs of the {hero}, and your child does each one a sign too late, while watching the next. Not a sound is allowed.',
    core: [
      'Whisper the signs of the {hero}: {signs}. From now on, silence.',
      'Show one sign, then the next. Your child always does the sign before, while watching you.',
      'Go on for eight signs. After a slip: {slip}. Who makes a sound swaps roles with the {hero}.',
    ],
    rounds: [
      {
        steps: [
          'Swap: your child leads, you are one late. Speed up without a sound until one of you slips.',
        ],
        objective: 'Leads a row of signs for somebody',
      },
      {
        steps: ['Add a sign of your own that only you two know. It may come at any time.'],
        objective: 'Invents a sign and uses it',
      },
      {
        steps: [
          'Tell a short silent story with the signs of the {hero}. The other whispers what it was.',
        ],
        objective: 'Tells something with signs only',
      },
    ],
    close:
      'Do all the signs of the {hero} in order, slower and slower, until both hands lie still.',
    objectives: ['Copies the sign before the last one', 'Starts again calmly after a slip'],
    say: 'Say: "I lose the thread at the fifth sign. How do you keep the last sign of the {hero} in your head?"',
    easier: 'Copy at once like a real mirror, with three signs.',
    harder: 'Stay two signs behind.',
    caution: 'Hands stay in front of your own chest, away from faces.',
  },
  {
    id: 'feet-can-do-it',
    categories: ['Motor'],
    skills: ['gross-motor', 'fine-motor'],
    ages: [6, 10],
    difficulty: 'medium',
    facts: onFloor([...awake], { adult_energy: 1, posture: ['floor', 'sitting'] }),
    slots: [{ kind: 'sock', amount: 'four' }],
    tellings: [
      told('animals', 'Monkeys Need No Hands', 'monkey', {
        grip: 'Grip a sock with your toes like a monkey, and hang it over your own knee.',
        pass: 'Pass it from foot to foot like a banana.',
      }),
      told('building', 'The Gripper Arm Is a Foot', 'gripper', {
        grip: 'Lower the gripper, close the toes, lift the sock, and swing it to your side.',
        pass: 'Hand it over between the two grippers in the air.',
      }),
      told('ocean', 'The Octopus Sorts Laundry', 'octopus', {
        grip: 'Wind your toes around a sock like an arm of the octopus, and pull it to you.',
        pass: 'Pass it on from arm to arm, slowly.',
      }),
      told('vehicles', 'The Tow Truck Foot', 'tow truck', {
        grip: 'Catch the sock with a toe, and tow it home without lifting.',
        pass: 'Change trucks in the middle: hook to hook.',
      }),
      told('sports', 'The Foot Olympics', 'athlete', {
        grip: 'Grip a sock with your toes, lift it up high, and hold it for three counts.',
        pass: 'Pass it on like a relay baton.',
      }),
      told(null, 'No Hands in the Sock Drawer', 'foot', {
        grip: 'Grip a sock with your toes, lift it, and lay it on your side.',
        pass: 'Pass it from one foot to the next.',
      }),
    ],
    description:
      'Hands behind the back: four socks lie in the middle, and only feet may work. The {hero} grips, lifts, passes, and rolls a pair.',
    core: [
      'Sit opposite each other, hands on the floor behind you, four socks in between.',
      '{grip} Two for each of you.',
      '{pass} Get one sock all the way from you to your child, and back.',
      'Work as a team: four feet fold one sock in half. Say what the {hero} should do next.',
    ],
    rounds: [
      {
        steps: [
          'Take off one sock you wear with the other foot only. Who is still trying may laugh.',
        ],
        objective: 'Takes off a sock with one foot',
      },
      {
        steps: ['Throw a sock with your toes onto a cushion or a lap. Three tries each.'],
        objective: 'Aims with a foot',
      },
    ],
    close: 'Stack all four socks with feet only, let the {hero} rest, and shake out your toes.',
    objectives: ['Grips and lifts a sock with the toes', 'Passes it on with a foot'],
    say: 'Say: "I get a cramp in my toes at once. How does the {hero} in your foot hold on?"',
    easier: 'Use both feet together like tongs.',
    harder: 'Roll two socks into a pair without hands.',
    caution: 'Sit far enough apart that no foot meets a face, and stretch a cramp at once.',
  },
]
