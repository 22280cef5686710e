import { atTable, onFloor, type Play } from '../play.ts'

const mood = ['bored', 'whiny', 'curious', 'fine'] as const
const thing = [{ kind: 'thing', amount: '1' }] as const

/** Ages 2 and 3, with something that is ticked. Fifteen minutes are the most. */
export const thingsLittle: readonly Play[] = [
  {
    id: 'parcel-for-the-hero',
    categories: ['Language', 'Motor', 'Math'],
    skills: ['vocabulary-talk', 'gross-motor'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...mood]),
    slots: thing,
    titles: ['A Parcel for the {Hero}', 'The {Hero} Has Ordered a {Thing}'],
    description:
      'The {hero} has ordered a {thing}, but where does it live? On the chair, under the table, behind you: your child delivers.',
    core: [
      'Give your child the {thing} and say: "A parcel for the {hero}! It lives on the chair."',
      'Walk along and say it again where it happens: "On the chair. There!"',
      'Say ding-dong. As the {hero}, answer: "Oh! Please take it under the table."',
    ],
    rounds: [
      {
        steps: [
          'Stand the parcel behind your back and ask where it went. Say behind, and deliver it.',
        ],
        objective: 'Looks behind somebody when told so',
      },
      {
        steps: [
          'Swap: let your child be the {hero} and send you. Go wrong once: on instead of under.',
        ],
        objective: 'Sends somebody with a small word',
      },
    ],
    close: 'Let the {hero} unpack the {thing} at last and wave goodbye.',
    objectives: ['Puts a thing on or under something', 'Says or repeats a word of place'],
    says: [
      'Ask: "Where does the {hero} want its {thing} now?"',
      'Ask: "Where is the {hero} hiding today?"',
    ],
    easier: 'Point at the place while you say it, and carry the parcel together.',
    harder: 'Send it with two words at once: under the table, next to the leg.',
    caution:
      'Clear the way. The parcel is carried low and walked, not run, and never goes into a mouth.',
  },
  {
    id: 'one-each',
    categories: ['Math'],
    skills: ['number-sense', 'independence'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...mood]),
    slots: [{ kind: 'counter', amount: 'three' }],
    titles: ['One for the {Hero}, One for You', 'The {Hero} Comes to Lunch'],
    description:
      'The {hero} comes to lunch. One {counter} for the {hero}, one for you, one for your child: is it fair?',
    core: [
      'Sit on the floor and name three places: the {hero} here, you there, your child.',
      'Give your child three {counters}. Say at each place: "One for the {hero}. One for me."',
      'Take two for yourself and wait. Is that fair? Let your child put it right.',
    ],
    rounds: [
      {
        steps: ['Let the {hero} be full and send one back. Ask who has none now.'],
        objective: 'Notices who has none',
      },
      {
        steps: [
          'Collect all {counters} in your hands, and share them out again with closed mouth, only nodding.',
        ],
        objective: 'Shares out again without words',
      },
    ],
    close: 'Count them back into your hand: one, two, three, thank you.',
    objectives: ['Puts one thing at each place', 'Shows when somebody has too many'],
    says: [
      'Ask: "Who has none, the {hero} or me?"',
      'Ask: "Who should the {hero} invite tomorrow?"',
    ],
    easier: 'Play with two places and two {counters} only.',
    harder: 'Give each place two, so that everybody gets one more.',
    caution: 'No piece goes into a mouth, and all three are counted back in.',
  },
  {
    id: 'tap-and-tell',
    categories: ['Science', 'Creative'],
    skills: ['senses', 'rhythm-music'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['Where the {Thing} Sings for the {Hero}', 'The {Hero} Likes It Loud'],
    description:
      'The same {thing} sings on the table, hums on a pillow and clacks on the floor. Which does the {hero} like?',
    core: [
      'Tap the {thing} softly on the table, then on your leg. Listen after each tap.',
      'Say: "The {hero} likes the loud one. Which is that?" Let your child tap.',
      'Find one more place with a new sound: the floor, a door, a shoe.',
    ],
    rounds: [
      {
        steps: [
          'Hide your hands behind your back and tap. Your child points to the place it came from.',
        ],
        objective: 'Finds the place of a sound',
      },
      {
        steps: ['Tap a slow walk for the {hero}, then a quick one. Let feet or hands go along.'],
        objective: 'Follows a slow and a quick beat',
      },
    ],
    close: 'Tap the softest sound of all, and lay the {thing} to sleep with the {hero}.',
    objectives: ['Taps on two places and listens', 'Shows which sound is louder'],
    says: ['Ask: "Where would the {hero} tap next?"', 'Ask: "Which sound was the sleepy one?"'],
    easier: "Hold your hand under your child's and tap together, two places only.",
    harder: 'Ask before each tap: will it be loud or soft?',
    caution: 'Tap softly and low, never near faces, glass or screens.',
  },
  {
    id: 'slow-delivery',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...mood, 'wild']),
    slots: thing,
    titles: ['Carry the {Thing} Past the {Hero}', 'Shh, the {Hero} Is Asleep'],
    description:
      'The {hero} sleeps in the middle of the room. Can the {thing} get past on tiptoe, without a sound?',
    core: [
      'Choose a spot where the {hero} sleeps and whisper: "Shh. We must get past."',
      'Carry the {thing} in both hands from the door to the window, on tiptoe.',
      'Make the sound of a snore: walk. Stop it: stand as still as a chair.',
    ],
    rounds: [
      {
        steps: ['Go back in giant steps, because now the {hero} snores loudly.'],
        objective: 'Takes big steps without running',
      },
      {
        steps: ['Swap: your child snores and stops, and you freeze at once, wobbling a little.'],
        objective: 'Gives the signal to stop and go',
      },
    ],
    close: 'Lay the {thing} down without a sound, and wave to the {hero} from the door.',
    objectives: ['Walks slowly with a thing in both hands', 'Stands still when the sound stops'],
    says: [
      'Ask: "How could we be softer for the {hero}?"',
      'Ask: "How shall we get past the {hero} now?"',
    ],
    easier: 'Walk hand in hand and carry the {thing} for your child.',
    harder: 'Carry it on flat hands, like a tray.',
    caution: 'Clear the floor of toys and rugs that slip, and go barefoot.',
  },
  {
    id: 'not-a-thing',
    categories: ['Creative', 'Language'],
    skills: ['creativity', 'vocabulary-talk'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...mood]),
    slots: thing,
    titles: ['This Is Not a {Thing}, Says the {Hero}', 'The {Hero} and the Magic {Thing}'],
    description:
      'For the {hero} a {thing} is a hat, a phone, a boat. Show one, and your child finds the next.',
    core: [
      'Answer the {thing} like a phone: "Hello? It is the {hero}! For you." Hand it over.',
      'Put it on your head and ask as the {hero} what it is now. Wait for a word or a laugh.',
      'Give it away: "What is it for you?" Join in with what your child does.',
    ],
    rounds: [
      {
        steps: ['Make it a boat for the {hero}: over the knee, down the leg, splash.'],
        objective: 'Plays that one thing is another',
      },
      {
        steps: ['Do an old idea again without the {thing}, only with hands. Which one was it?'],
        objective: 'Remembers a pretend play',
      },
    ],
    close: 'Say what it is really for, and put the {thing} back where it lives.',
    objectives: ['Copies one pretend use', 'Finds a use of their own'],
    says: ['Ask: "What is it for the {hero} now?"', 'Ask: "What else can it be?"'],
    easier: 'Do the same two things again and again: phone and hat.',
    harder: 'Say nothing at all, and let your child guess from your hands.',
    caution: 'It stays out of mouths and off necks, and nobody walks about with it in the face.',
  },
  {
    id: 'blob-on-paper',
    categories: ['Creative', 'Motor'],
    skills: ['creativity', 'fine-motor'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...mood]),
    slots: [
      { kind: 'page', amount: '2' },
      { kind: 'pen', amount: 'two' },
    ],
    titles: ['The {Hero} Hides in the Scribble', 'Where Is the {Hero} on the Page?'],
    description:
      'You draw one slow line, your child scribbles over it, and somewhere in there the {hero} is hiding.',
    core: [
      'Draw one slow, wavy line across the {page} and say: "The {hero} walked here."',
      'Let your child scribble where the {hero} went next. Say what the hand does: round, round, stop.',
      'Look together for the {hero}: give it two dots for eyes where your child points.',
    ],
    rounds: [
      {
        steps: ['Turn the {page} around and look again: who lives there now?'],
        objective: 'Points to a shape and names it',
      },
      {
        steps: ['Draw at the same time on one {page}, slowly, until your two lines meet.'],
        objective: 'Draws next to somebody on one page',
      },
    ],
    close: 'Let your child say the name of the picture and hang it low.',
    objectives: ['Draws a line or a round scribble', 'Points to where the eyes should go'],
    says: ['Ask: "Where does the {hero} want to go now?"', 'Ask: "Who did you find in there?"'],
    easier: 'Hold the paper still and draw the first round line together.',
    harder: 'Ask for one thing more: a road, rain, a friend for the {hero}.',
    caution: 'Thick crayons, no loose caps, and nothing to draw with goes into mouths.',
  },
]
