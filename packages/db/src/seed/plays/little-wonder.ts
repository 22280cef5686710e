import { atTable, onFloor, type Play, talk, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'whiny', 'curious', 'fine'] as const

/** Science, ages 2 and 3: hear, feel, watch, and see what happens. */
export const littleWonder: readonly Play[] = [
  {
    id: 'big-ears',
    categories: ['Science'],
    skills: ['senses', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['What Does the {Hero} Hear?', 'As Quiet as the {Hero}'],
      words: {
        ears: 'Ask how it listens, and do it that way.',
        found: 'make that sound as it would',
      },
    },
    tellings: [
      told('dinosaurs', 'As Still as a Dinosaur', 'dinosaur', {
        ears: 'Stretch your neck up high like a dinosaur, and keep quite still.',
        found: 'show with both arms how big it must be',
      }),
      told('building', 'The Robot Switches Its Ears On', 'robot', {
        ears: 'Turn an invisible knob at each ear, click, and turn like a robot.',
        found: 'beep in the direction it came from',
      }),
      told('music', 'The Conductor Hears It All', 'conductor', {
        ears: 'Lift both hands like a conductor who asks for silence.',
        found: 'conduct that sound, long or short',
      }),
      told('sports', 'The Runner Waits for the Start', 'runner', {
        ears: 'Crouch like a runner at the start, and listen.',
        found: 'hop once toward it, on the spot',
      }),
      told('cooking', 'The Cook Listens to the Pot', 'cook', {
        ears: 'Bend down like a cook with an ear at the lid.',
        found: 'stir the air as fast as it sounds',
      }),
      told('art', 'The Painter Listens to Colors', 'painter', {
        ears: 'Shut your eyes like a painter who thinks.',
        found: 'paint it in the air: a line, a dot, a wave',
      }),
      told('animals', 'Rabbit Ears On', 'rabbit', {
        ears: 'Put two hands up like rabbit ears and turn them slowly.',
        found: 'drop one ear in the direction of the sound',
      }),
      told('space', 'The Astronaut Opens the Helmet', 'astronaut', {
        ears: 'Cup both hands over your ears like a helmet, then open them.',
        found: 'radio it down: "Base, I hear a hum."',
      }),
      told('vehicles', 'Engine Off, Says the Night Train', 'train', {
        ears: 'Hum like an engine, slower and slower, then switch it off.',
        found: 'make that sound instead of the engine',
      }),
      told('nature', 'The Moth Hears the Night', 'moth', {
        ears: 'Fold your arms like wings and keep still, like a moth on a wall.',
        found: 'show with fingers if it was tiny or huge',
      }),
      told('stories', 'The Giant Listens', 'giant', {
        ears: 'Breathe in deep like a giant, and let it go slowly.',
        found: 'say it in a giant whisper',
      }),
      told('ocean', 'The Whale Goes Down to Listen', 'whale', {
        ears: 'Breathe in, sink down with your head, and stay under for one breath.',
        found: 'come up, blow, and say it',
      }),
    ],
    description:
      'The {hero} pricks up its ears and keeps quite still. For three breaths you two are just as quiet, and then you hear it, too.',
    core: [
      'Whisper: "The {hero} is listening. Shh." {ears}',
      'Listen for three slow breaths without a word.',
      'Point to where a sound came from, then {found}.',
      'Turn the other way and listen again as the {hero}: is it louder here, or softer?',
    ],
    rounds: [
      {
        steps: ['Listen again for a sound far away. Show with arms: near is small, far is wide.'],
        objective: 'Shows whether a sound is near or far',
      },
      {
        steps: ['Make one of the sounds yourself and ask who does that. Then swap.'],
        objective: 'Says who or what makes a sound',
      },
    ],
    close: 'Let the {hero} choose its favorite sound and make it once more, in a whisper.',
    objectives: ['Stays quiet for a breath to listen', 'Copies or names one sound'],
    say: 'Say: "I only heard that because the {hero} was so quiet. What do you hear now?"',
    easier: 'Make a sound for your child first: scratch, tap or hum, and listen to it together.',
    harder: 'Shut your eyes, and say which sound is nearer.',
    caution:
      'If a sound frightens your child, name it and stop; keep clear of where it comes from.',
  },
  {
    id: 'hunt-for-a-feel',
    categories: ['Science'],
    skills: ['senses', 'vocabulary-talk'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...awake], { hands_needed: 0, adult_energy: 1 }),
    tellings: [
      told('animals', 'The Penguin Wants Something Cold', 'penguin', {
        feel: 'cold',
        test: 'Waddle over, feet together, and lay a flat flipper hand on it.',
        not: 'warm, like a tummy',
      }),
      told('building', 'The Robot Wants Something Hard', 'robot', {
        feel: 'hard',
        test: 'Walk stiffly, and knock on it with one robot finger.',
        not: 'soft, like a pillow',
      }),
      told('ocean', 'The Fish Wants Something Smooth', 'fish', {
        feel: 'smooth',
        test: 'Swim over with hands together, and slide one hand along it.',
        not: 'rough, like a rug',
      }),
      told('nature', 'The Caterpillar Wants Something Soft', 'caterpillar', {
        feel: 'soft',
        test: 'Crawl there slowly, and stroke it with one finger.',
        not: 'hard, like a table leg',
      }),
      told('dinosaurs', 'The Dinosaur Wants Something Bumpy', 'dinosaur', {
        feel: 'bumpy',
        test: 'Stomp over, and rub it with your knuckles, like its own back.',
        not: 'smooth, like a door',
      }),
      told('cooking', 'The Baker Wants Something Warm', 'baker', {
        feel: 'warm',
        test: 'Tiptoe over, and hold the back of your hand to it, like a loaf.',
        not: 'cold, like the floor',
      }),
      told(null, 'The Kitten Wants Something Soft', 'kitten', {
        feel: 'soft',
        test: 'Creep over on all fours, and stroke it with the back of your hand.',
        not: 'hard, like a chair leg',
      }),
    ],
    description:
      'The {hero} loves everything that is {feel}. Your child tests the room by hand: is this {feel}, or not at all?',
    core: [
      'Touch something {feel} together: "Feel! That is {feel}. The {hero} loves it."',
      'Go to the next thing your child chooses. {test}',
      'Ask: "{feel} or not?" Wait for a word, a nod or a face. Then try one that is {not}.',
    ],
    rounds: [
      {
        steps: ['Guess before you touch: look at a thing, say {feel} or not, then test it.'],
        objective: 'Guesses how a thing feels before touching it',
      },
      {
        steps: ['Test with another part: an elbow, a foot, a cheek. Does it still feel {feel}?'],
        objective: 'Feels the same thing with another part of the body',
      },
    ],
    close: 'Go back to the best one for the {hero}, rest a hand on it, and breathe out.',
    objectives: ['Touches and compares two things', 'Says or shows {feel} or not'],
    say: 'Say: "I thought the {hero} would like that one. What does your hand say?"',
    easier: 'Bring two things to your child, one {feel} and one not.',
    harder: 'Find three, and put them in order: the one that is most {feel} first.',
    caution: 'Try each place with your own hand first: nothing hot, sharp or plugged in.',
  },
  {
    id: 'where-does-it-sing',
    categories: ['Science'],
    skills: ['senses', 'rhythm-music'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'] }),
    slots: [{ kind: 'spoon', amount: '1', line: '1 wooden or plastic spoon' }],
    also: ['A pillow, a chair and a bare patch of floor'],
    tellings: [
      told('dinosaurs', 'The Dinosaur Tests the Ground', 'dinosaur', {
        tap: 'Stomp the spoon on each, tom, tom, like a heavy foot.',
        want: 'the ground that booms',
        end: 'Stomp home on the softest ground.',
      }),
      told('nature', 'The Beetle Knocks on Wood', 'beetle', {
        tap: 'Knock tik, tik on each with the tip, like a beetle in a tree.',
        want: 'the wood that answers',
        end: 'Knock on the best wood, and crawl home.',
      }),
      told('ocean', 'The Captain Knocks on the Hull', 'captain', {
        tap: 'Knock clonk on each, like on the side of a ship.',
        want: 'the hull that is hard and loud',
        end: 'Knock once more: "All dry in there!"',
      }),
      told('art', 'Bright Sounds, Dark Sounds', 'painter', {
        tap: 'Dab the spoon on each like a brush: tap, tap.',
        want: 'the brightest sound, like yellow',
        end: 'Dab all three once more, from bright to dark.',
      }),
      told('cooking', 'The Cook Looks for a Pot', 'cook', {
        tap: 'Knock ting, tong on each, like on a pot.',
        want: 'the pot that rings longest',
        end: 'Stir once in the air.',
      }),
      told('stories', 'The Dwarf Knocks at Every Door', 'dwarf', {
        tap: 'Knock, knock on each, like at the door of a castle.',
        want: 'the door with somebody behind it',
        end: 'Knock once more, very politely.',
      }),
      told('music', 'The Drummer Looks for a Drum', 'drummer', {
        tap: 'Tap boom, boom on each, like trying out drums.',
        want: 'the loudest drum',
        end: 'Play the whole set once: chair, floor, pillow.',
      }),
      told('animals', 'The Woodpecker Looks for a Tree', 'woodpecker', {
        tap: 'Peck tock, tock on each, with the tip of the spoon.',
        want: 'the tree that knocks back',
        end: 'Peck on the best tree, then fly home and rest.',
      }),
      told('vehicles', 'The Mechanic Knocks on Everything', 'mechanic', {
        tap: 'Knock clonk, clonk on each, and bend an ear to it.',
        want: 'the part that rattles or rings',
        end: 'Knock once more: "All mended. Drive on!"',
      }),
      told('building', 'The Builder Tests the Floor', 'builder', {
        tap: 'Knock gently on each, tock, tock, like testing boards.',
        want: 'the hard board, not the soft one',
        end: 'Knock once on the last board and pack up.',
      }),
      told(null, 'Where Does the Spoon Sing?', 'spoon', {
        tap: 'Tap twice on each and bend an ear to it.',
        want: 'the place where it sings loudest',
        end: 'Tap the softest sound of all.',
      }),
    ],
    description:
      'The same spoon clacks on the floor, knocks on the chair and says nothing on the pillow. The {hero} needs to know where.',
    core: [
      'Sit on the floor with the pillow and a chair. {tap}',
      'Say: "The {hero} wants {want}. Which was it?" Let your child tap and choose.',
      'Find one more place together with a sound you have not heard yet.',
    ],
    rounds: [
      {
        steps: ['Guess before each tap: "Loud or soft?" Then test it.'],
        objective: 'Guesses loud or soft before the test',
      },
      {
        steps: ["Cover your child's eyes with your hand if they like it, tap, and let them point."],
        objective: 'Points to the place a sound came from',
      },
    ],
    close: '{end} Lay the spoon on the pillow: the {hero} hears nothing now.',
    objectives: ['Taps on two places and listens', 'Shows which sound is louder'],
    say: 'Say: "I can hardly hear it on the pillow. Where would the {hero} tap next?"',
    easier: "Tap two places only, your hand over your child's hand.",
    harder: 'Put three places in order: loud, softer, silent.',
    caution: 'Tap low and gently, sitting down, never near faces, windows or screens.',
  },
  {
    id: 'print-that-goes-away',
    categories: ['Science'],
    skills: ['observation-inquiry', 'senses'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake]),
    slots: [
      { kind: 'bowl', amount: '1', line: '1 plastic bowl with a finger of water' },
      { kind: 'water', amount: 'some', line: 'Cool tap water' },
    ],
    also: ['A tabletop or a bare floor, and a cloth'],
    tellings: [
      told('animals', 'The Bear Leaves a Wet Paw', 'bear', {
        print: 'Press a whole flat hand down like a bear paw, and lift it.',
        walk: 'Walk the bear on: paw, paw, paw, until the prints get pale.',
      }),
      told('ocean', 'The Crab Walks Out of the Sea', 'crab', {
        print: 'Set down five wet fingertips like a crab, and lift them.',
        walk: 'Walk the crab sideways: tip, tip, tip, until no wet is left.',
      }),
      told('dinosaurs', 'Footprints of the Dinosaur', 'dinosaur', {
        print: 'Press down three wet fingers like a dinosaur foot, and lift them.',
        walk: 'Stomp the dinosaur on: three toes, three toes, until the prints get pale.',
      }),
      told('nature', 'The Snail Paints a Shiny Road', 'snail', {
        print: 'Slide one wet finger slowly along: a shiny snail road.',
        walk: 'Draw the snail around a corner and back, until the road gets thin.',
      }),
      told('vehicles', 'The Wet Tire Track', 'tractor', {
        print: 'Roll the wet side of a fist along: the wheel of a tractor.',
        walk: 'Roll the tractor on: fist after fist, until the track gets thin.',
      }),
    ],
    description:
      'A wet hand makes a print, and the print goes away all by itself. Watch the edges: where does the {hero} disappear first?',
    core: [
      'Dip a hand, and shake it once over the bowl. {print}',
      'Look closely: "The {hero} was here. Is it still there?" Watch the edges get small.',
      '{walk} Which print goes first?',
    ],
    rounds: [
      {
        steps: ['Blow softly on one print and leave another alone. Which one is gone first?'],
        objective: 'Says which print is gone first',
      },
      {
        steps: ['Make a print with lots of water and one with a nearly dry hand. Watch both.'],
        objective: 'Compares a very wet and a nearly dry print',
      },
    ],
    close: 'Wave goodbye to the last print of the {hero}, empty the bowl, and wipe the table dry.',
    objectives: ['Makes a print and looks for it again', 'Shows where the water is gone'],
    say: 'Say: "I could not see the {hero} go. Where do you think the water is now?"',
    easier: 'Make one big print and wait for it together.',
    harder: 'Make prints on table, paper and your sleeve. Where does the print stay longest?',
    caution:
      "Stay within arm's reach of the water, empty the bowl straight away, and wipe drips so nobody slips.",
  },
  {
    id: 'roll-stay-or-slide',
    categories: ['Science'],
    skills: ['observation-inquiry', 'focus-memory'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor'] }),
    slots: [
      { kind: 'roller', amount: '1' },
      { kind: 'book', amount: '1', line: '1 big picture book' },
      { kind: 'sock', amount: '1', line: '1 flat sock' },
    ],
    tellings: [
      told('vehicles', 'Down the Book Road', 'truck', {
        go: 'Say "Truck, ready? Go!" and let go at the top of the road.',
        park: 'Park your own two hands as a garage at the bottom.',
      }),
      told('animals', 'The Hedgehog Rolls Down the Hill', 'hedgehog', {
        go: 'Say "Hedgehog, curl up!" and let go at the top of the hill.',
        park: 'Make a nest of your two hands at the bottom.',
      }),
      told('space', 'The Moon Rolls Down', 'moon', {
        go: 'Count three, two, one, and let the moon go at the top.',
        park: 'Make a round crater of your two hands at the bottom.',
      }),
      told('sports', 'Goal at the Bottom of the Book', 'striker', {
        go: 'Call "Striker, shoot!" and let go at the top, without a push.',
        park: 'Make a goal of your two hands at the bottom.',
      }),
    ],
    description:
      'A tilted book is a hill. Who goes down alone, the {roller} or the sock? Your child says it first, then lets go.',
    core: [
      'Lean the book on your leg as a hill. {park}',
      'Ask: "Will it roll or stay?" {go}',
      'Try the sock next: roll, slide or stay? Let the {hero} wait at the top while you guess.',
    ],
    rounds: [
      {
        steps: ['Make the hill flat, then steep. When does it start to go?'],
        objective: 'Notices that a steeper hill is faster',
      },
      {
        steps: ['Let your child choose one more soft or round thing, guess, and test it.'],
        objective: 'Guesses before letting go',
      },
    ],
    close: 'Roll the {hero} home one last time, and close the book.',
    objectives: ['Lets go and watches', 'Says or shows roll, slide or stay'],
    say: 'Say: "I guessed it would roll like the {hero}. What did you see the sock do?"',
    easier: 'Roll it to and fro between you first, on the flat floor.',
    harder: 'Find a way to stop it halfway down.',
    caution:
      'Sit on the floor; things roll and are not thrown, and faces stay away from the bottom.',
  },
]
