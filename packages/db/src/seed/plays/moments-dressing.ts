import { type Facts, onFloor, type Play, talk, told } from './play.ts'

const atWardrobe: Partial<Facts> = {
  ...{ place: ['home_floor', 'bed', 'doorway'], child_energy: 1, noise: 0 },
  posture: ['sitting', 'standing'],
}
const clothes = ['The clothes for today']

/** Getting dressed: the game is the job itself, and ends when the job is done. */
export const momentsDressing: readonly Play[] = [
  {
    id: 'sleeve-tunnel',
    categories: ['Motor', 'Language'],
    skills: ['independence', 'vocabulary-talk'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'bored', 'fine'], atWardrobe),
    made_for: ['dressing'],
    also: clothes,
    tellings: [
      told('dinosaurs', 'The Dinosaur Looks Out of the Sleeve', 'dinosaur', {
        out: 'Let the hand come out as a long neck and look around.',
        why: '"I had to bend my neck."',
      }),
      told('building', 'The Crane Arm Comes Through', 'crane', {
        out: 'Let the hand come out slowly, fingers down like a hook.',
        why: '"I had to unload a sock first."',
      }),
      told('music', 'The Drummer Is Stuck in the Sleeve', 'drummer', {
        out: 'Let the hand come out and tap three beats.',
        why: '"I was looking for my sticks."',
      }),
      told('sports', 'The Goalkeeper Runs Out of the Tunnel', 'goalkeeper', {
        out: 'Let the hand run out, and give it a high five.',
        why: '"The other team was in the way."',
      }),
      told('cooking', 'The Noodle Slips Through', 'noodle', {
        out: 'Let the hand slip out finger by finger, like a long noodle.',
        why: '"I was not quite soft yet."',
      }),
      told('stories', 'The Ghost in the Sleeve', 'ghost', {
        out: 'Let the hand float out without a sound, and say "Boo".',
        why: '"I forgot which way I was haunting."',
      }),
      told('art', 'The Brush Comes Out Yellow', 'brush', {
        out: 'Let the hand come out and paint one stroke in the air.',
        why: '"I had to choose a color first."',
      }),
      told('animals', 'The Elephant Goes Through the Sleeve', 'elephant', {
        out: 'Let the hand come out as a trunk and wave.',
        why: '"I stopped in there to drink."',
      }),
      told('vehicles', 'Train in the Tunnel, Arm in the Sleeve', 'train', {
        out: 'Let the hand come out with a toot, fingers spread.',
        why: '"There was a cow on the line."',
      }),
      told('ocean', 'The Eel in the Sleeve', 'eel', {
        out: 'Let the hand wriggle out and snap twice.',
        why: '"I met a fish and said hello."',
      }),
      told('space', 'The Rocket Flies Through Your Sleeve', 'rocket', {
        out: 'Count three, two, one: let the hand shoot out.',
        why: '"There was a black hole in the elbow."',
      }),
      told('nature', 'The Worm in the Sleeve', 'worm', {
        out: 'Let one finger look out first, then the whole hand.',
        why: '"It was dark, and I took a nap."',
      }),
      told(null, 'Where Is Your Hand?', 'hand', {
        out: 'Let the hand come out and wave to its sister.',
        why: '"I lost my way at the elbow."',
      }),
    ],
    description:
      'Each sleeve is a tunnel and the hand in it is the {hero}. It goes in, gets lost, comes out, and your child is dressed.',
    core: [
      'Hold up two things to wear and let your child choose the first tunnel.',
      'Say: "The {hero} goes in. I cannot see it!" Wait, and do not pull.',
      '{out} Greet it by name.',
      'Ask why it took so long: {why} Send the {hero} through the next tunnel.',
    ],
    rounds: [],
    close: 'Count the tunnels on the way to the door: sleeve, sleeve, leg, leg, all dressed.',
    objectives: ['Pushes a hand or foot through alone', 'Chooses which piece comes next'],
    say: 'Say: "I can hear the {hero} in there. Which tunnel does it take now?"',
    easier: 'Gather the sleeve up for your child, so that the tunnel is short.',
    harder: 'Keep your hands still: the {hero} must find its own way in.',
    caution:
      'Sit down for legs and socks; head holes go over quickly, and cloth stays off the face.',
  },
  {
    id: 'suit-up',
    categories: ['Motor'],
    skills: ['independence', 'focus-memory'],
    ages: [2, 8],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'bored', 'wild', 'fine'], { ...atWardrobe, noise: 1 }),
    made_for: ['dressing'],
    also: clothes,
    tellings: [
      told('animals', 'The Hedgehog Puts On Its Spines', 'hedgehog', {
        call: '"Spines on! Which leg goes in first?" Wait for a sniff.',
        test: 'Test each part: curl up small once, and open again.',
        go: 'Walk to the door in tiny steps, nose down.',
      }),
      told('dinosaurs', 'Plates On, Stegosaurus', 'stegosaurus', {
        call: '"Leg plates, please!" Wait for a growl.',
        test: 'Test each part: stomp once, and swing the tail.',
        go: 'Stomp to the door, slow and heavy.',
      }),
      told('nature', 'The Beetle Closes Its Wings', 'beetle', {
        call: '"Left leg, right leg, six in all?" Wait for a buzz.',
        test: 'Test each part: bend it, stretch it, buzz once.',
        go: 'Fold the wings, and crawl to the door.',
      }),
      told('ocean', 'The Diver Gets Into the Suit', 'diver', {
        call: '"Left leg, diver?" Wait for a ring of fingers: all well.',
        test: 'Test each part: bend it slowly, as if in deep water.',
        go: 'Walk to the door as if in flippers.',
      }),
      told('art', 'Color by Color, Painter', 'painter', {
        call: '"What color comes first, painter?" Wait for a pointing finger.',
        test: 'Test each part: step back, one eye shut, nod.',
        go: 'Walk to the door with one stroke in the air.',
      }),
      told('cooking', 'The Pancake Gets Its Layers', 'pancake', {
        call: '"First layer!" Wait for a pat on the tummy.',
        test: 'Test each part: turn around once, like in the pan.',
        go: 'Slide to the door, warm on all sides.',
      }),
      told('space', 'Suit Up for the Space Walk', 'astronaut', {
        call: '"Suit check. Trousers on?" Wait for "Check."',
        test: 'Test each part: bend a knee in slow motion, breathe through the helmet.',
        go: 'Close the hatch behind you, and walk out in moon steps.',
      }),
      told('vehicles', 'Bell Rings, Firefighter Dresses', 'firefighter', {
        call: '"Ding, ding! Trousers!" Wait for "Ready."',
        test: 'Test each part: squat, reach up, hold an invisible hose.',
        go: 'Roll to the door: hands on the wheel, siren in a whisper.',
      }),
      told('stories', 'Armor for the Knight', 'knight', {
        call: '"Bring the leg armor, noble page!" Wait for a clank.',
        test: 'Test each part: knock on it, and say clank.',
        go: 'Walk to the door as if on a horse.',
      }),
      told('building', 'The Robot Is Put Together', 'robot', {
        call: '"Part one: legs." Wait for a beep.',
        test: 'Test each part: move it stiffly, up and down.',
        go: 'Press start on the tummy, and roll to the door.',
      }),
      told('sports', 'In the Dressing Room Before Kick-Off', 'goalkeeper', {
        call: '"Kick-off in a few minutes. Shirt?" Wait for a thumb.',
        test: 'Test each part: one save high, one save low.',
        go: 'Run out through the tunnel, the hall, with a wave.',
      }),
      told('music', 'Costume Call for the Dancer', 'dancer', {
        call: '"Costume, please. Which leg first?" Wait for a pointed toe.',
        test: 'Test each part: one stretch, one turn.',
        go: 'Step onto the stage, the doormat, and bow.',
      }),
    ],
    description:
      'Nobody can go out like that: first the {hero} is suited up, part by part, and every part is tested before the next.',
    core: [
      'Lay the clothes in a row. Call the first part of the {hero}: {call}',
      'Let your child put it on, and keep your hands behind your back.',
      '{test} Then call the next part.',
      'Leave out one thing on purpose. Wait until the {hero} complains.',
    ],
    rounds: [],
    close: '{go} Shoes are the last part before the door.',
    objectives: ['Puts on a piece without help', 'Notices what is missing'],
    say: 'Say: "I would have sent the {hero} out without socks. Which part comes next?"',
    easier: 'You start each piece, and your child does the last pull.',
    harder: 'Let your child call the parts, and dress yourself the same way.',
    caution: 'Sit down for trousers and socks; nobody tests a knee on one leg near furniture.',
  },
  {
    id: 'clothes-that-talk',
    categories: ['Language', 'Creative'],
    skills: ['vocabulary-talk', 'independence'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: onFloor(['whiny', 'bored', 'sad_or_angry_after', 'fine'], atWardrobe),
    made_for: ['dressing'],
    also: clothes,
    tellings: [
      told('animals', 'The Sock Is a Hungry Frog', 'frog', {
        voice: 'Open the sock wide like a frog: "I eat toes! Only five, please."',
        two: 'Let the shirt be a sleepy bear: "Wake me with a head."',
      }),
      told('stories', 'The Sock Is a Spoiled King', 'king', {
        voice: 'Hold the sock up high: "I am the king. I want the big toe first!"',
        two: 'Let the shirt be a cave: "Is there a brave head?"',
      }),
      told('ocean', 'The Sock Is a Fish With an Open Mouth', 'fish', {
        voice: 'Open and shut the sock like a fish: "Blub. Five little worms?"',
        two: 'Let the shirt be the sea: "Dive in, and come up for air."',
      }),
      told('vehicles', 'The Sock Is a Garage', 'garage', {
        voice: 'Open the sock: "I am the garage. Is there a car with five lights?"',
        two: 'Let the trousers be two tunnels: "Two trains, please, left and right."',
      }),
      told(null, 'The Sock Complains', 'sock', {
        voice: 'Let the sock yawn wide: "I am cold. I need a foot."',
        two: 'Let the shirt whisper: "And I need a head, gently."',
      }),
    ],
    description:
      'The clothes have wishes today, and each speaks in its own voice. Your child decides whose wish is granted first.',
    core: [
      'Sit down low. {voice}',
      'Wait for a laugh, a word or a foot. Thank the child in the voice of the {hero}.',
      '{two} Ask: "Who comes first, this one or the {hero}?"',
    ],
    rounds: [],
    close: 'Let every piece say one word of thanks, the {hero} last, and get up together.',
    objectives: ['Chooses a piece by name or by pointing', 'Pushes in a foot or an arm'],
    say: 'Say: "I think the {hero} has waited long enough. Who in this pile needs you next?"',
    easier: 'Give one piece a voice, and do the others quietly.',
    harder: 'Let your child be the voice, and you the clumsy foot.',
    caution: 'Sit down for it, and keep cloth off the face for more than a moment.',
  },
  {
    id: 'dressed-in-a-story',
    categories: ['Language', 'Creative'],
    skills: ['storytelling', 'independence'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: talk(['bored', 'whiny', 'fine'], {
      ...atWardrobe,
      is_voice_only: false,
      light: 'light',
      noise: 1,
    }),
    made_for: ['dressing'],
    also: clothes,
    tellings: [
      told('dinosaurs', 'The Footprint Waits for Your Shoes', 'dinosaur', {
        begin: '"The dinosaur woke up under our street and stretched one toe."',
        cliff: 'the ground opens only when both shoes are closed',
      }),
      told('vehicles', 'The Train Cannot Leave Without Shoes', 'train', {
        begin: '"The train stood at the platform, and one door would not shut."',
        cliff: 'the door shuts only when both shoes are closed',
      }),
      told('nature', 'The Beetle Waits Under the Shoe', 'beetle', {
        begin: '"A beetle had moved into a shoe, with all its furniture."',
        cliff: 'the beetle moves out only when both shoes are on',
      }),
      told('building', 'The Robot Is One Screw Short', 'robot', {
        begin: '"The robot stood up and fell over. One screw was missing."',
        cliff: 'the screw turns up only when both shoes are closed',
      }),
      told('art', 'The Picture With a Hole', 'painter', {
        begin: '"The painter had finished the picture, but in the middle there was a hole."',
        cliff: 'something looks out of the hole only when both shoes are closed',
      }),
      told('music', 'The Concert Cannot Begin', 'conductor', {
        begin: '"The conductor lifted both arms, and the piano was gone."',
        cliff: 'the first note sounds only when both shoes are closed',
      }),
      told('cooking', 'The Pot Lid That Would Not Wait', 'pot lid', {
        begin: '"The pot lid began to roll, through the hall, to our door."',
        cliff: 'the pot lid is caught only when both shoes are closed',
      }),
      told('space', 'The Airlock Waits for Your Shoes', 'astronaut', {
        begin: '"The astronaut stood in the airlock. Out there, somebody knocked."',
        cliff: 'the hatch opens only when both shoes are closed',
      }),
      told('stories', 'The Drawbridge Waits for Your Socks', 'knight', {
        begin: '"The knight stood at the drawbridge. It was up, and it was raining."',
        cliff: 'the bridge comes down only when both shoes are closed',
      }),
      told('ocean', 'The Wave Waits for Your Shoes', 'captain', {
        begin: '"The captain saw the wave. It was as high as a house, and it stood still."',
        cliff: 'the wave breaks only when both shoes are closed',
      }),
      told('animals', 'The Cat Stands on One Leg', 'cat', {
        begin: '"The cat lifted one paw and listened. Something was under the bed."',
        cliff: 'the cat jumps only when both shoes are closed',
      }),
      told('sports', 'The Whistle Waits for Your Shoes', 'striker', {
        begin: '"The striker ran up, and then the floodlights went out."',
        cliff: 'the shot is taken only when both shoes are closed',
      }),
      told(null, 'One Sock, One Sentence', 'clock', {
        begin: '"The clock in the hall began to run backward."',
        cliff: 'the clock goes right again only when both shoes are closed',
      }),
    ],
    description:
      'A story that goes on only when a piece of clothing is on: one sock, one sentence. The end hangs on the shoes.',
    core: [
      'Begin: {begin} Then stop, and look at the clothes.',
      'Tell one sentence more about the {hero} for each piece that is on. Your child decides the order.',
      'Leave the {hero} in a tight spot at the shoes: {cliff}.',
    ],
    rounds: [],
    close: 'Say the last sentence together at the door, and leave the next part for tomorrow.',
    objectives: ['Puts clothes on in an order of their own', 'Adds or ends a sentence'],
    say: 'Say: "I do not know yet how the {hero} gets out of this. What happens at the second shoe?"',
    easier: 'Tell all of it yourself and only wait for the piece.',
    harder: 'Let your child tell, and you add one word at each piece.',
    caution: 'Sit down for socks and shoes. Nothing is raced: the story waits for whoever is slow.',
  },
  {
    id: 'guess-your-own-seconds',
    categories: ['Math'],
    skills: ['number-sense', 'independence'],
    ages: [6, 12],
    difficulty: 'easy',
    facts: onFloor(['bored', 'wild', 'fine'], { ...atWardrobe, hands_needed: 0, noise: 1 }),
    made_for: ['dressing'],
    also: clothes,
    tellings: [
      told('vehicles', 'Pit Stop With Guesses', 'mechanic', {
        role: 'a mechanic in the pits',
        job: 'Call each piece like a wheel: "Front left: sock."',
      }),
      told('music', 'Quick Change Behind the Stage', 'singer', {
        role: 'a singer between two songs',
        job: 'Hum the song that is playing outside while you change.',
      }),
      told('space', 'How Long Does a Space Suit Take?', 'astronaut', {
        role: 'an astronaut who has to plan the air',
        job: 'Report each piece as done: "Left boot sealed."',
      }),
      told('sports', 'Substitute, Get Ready', 'substitute', {
        role: 'a substitute on the bench',
        job: 'Run three steps on the spot between two pieces.',
      }),
      told(null, 'How Well Do You Know Your Socks?', 'guesser', {
        role: 'somebody who knows every sock',
        job: 'Say "done" after each piece.',
      }),
    ],
    description:
      'Not faster, but truer: as {role} you guess how many seconds a sock or a shirt will take, and the best guess wins, also a slow one.',
    core: [
      'Guess the seconds for the first piece like {role}. Count evenly while your child puts it on.',
      'Compare: off by how many? The {hero} may correct the guess for the next piece.',
      '{job} Go on, piece by piece, and add up how far the {hero} was off.',
    ],
    rounds: [],
    close: 'Guess the shoes together, do them, and say the total of the {hero} at the door.',
    objectives: ['Guesses a time and compares', 'Corrects the next guess'],
    say: 'Say: "I guessed far too little for the {hero}. Which piece fooled you?"',
    easier: 'Guess only "before ten" or "after ten".',
    harder: 'Guess all pieces at once, before you start.',
    caution: 'A slow, true guess beats a quick one; sit down for legs and socks.',
  },
  {
    id: 'dressed-by-touch',
    categories: ['Motor'],
    skills: ['fine-motor', 'independence'],
    ages: [6, 12],
    difficulty: 'medium',
    facts: onFloor(['bored', 'wild', 'whiny', 'fine'], { ...atWardrobe, hands_needed: 0 }),
    made_for: ['dressing'],
    also: clothes,
    tellings: [
      told('animals', 'The Mole Gets Dressed', 'mole', {
        shut: 'Shut your eyes like a mole, and feel for the first piece.',
        know: 'sniff and stroke it: seams in, label at the back',
      }),
      told('space', 'Power Cut in the Space Suit Room', 'astronaut', {
        shut: 'Shut your eyes: the lights of the station are out. Feel for the first piece.',
        know: 'report what your fingers find: zip, cuff, label',
      }),
      told('stories', 'The Spy Dresses in the Dark', 'spy', {
        shut: 'Shut your eyes and keep silent, like a spy, and feel for the first piece.',
        know: 'find the seam with one finger: it has to be inside',
      }),
      told('sports', 'The Goalkeeper Without Light', 'goalkeeper', {
        shut: 'Shut your eyes in the tunnel, and feel for the first piece of kit.',
        know: 'find the number with your fingertips: it belongs at the back',
      }),
      told(null, 'Eyes Shut, Fingers Open', 'explorer', {
        shut: 'Shut your eyes, and feel for the first piece with every finger.',
        know: 'find label, seam and opening before you start',
      }),
    ],
    description:
      'Your child gets dressed with shut eyes, like the {hero}, and you may only answer with warm or cold. It is slower, and nobody argues.',
    core: [
      'Lay the clothes in any order. {shut}',
      'Let the {hero} {know}. Only then put it on.',
      'Answer every question with one word: warm or cold. Keep your hands still.',
      'Guess together before the eyes open: what is on the wrong way round?',
    ],
    rounds: [],
    close: 'Open the eyes, put right what the {hero} missed, and do the shoes looking.',
    objectives: ['Finds front and back by touch', 'Puts on a piece with shut eyes'],
    say: 'Say: "I could not tell left from right in the dark, dear {hero}. How did your fingers know?"',
    easier: 'Do only socks and shirt with shut eyes.',
    harder: 'Use one hand only for the last piece.',
    caution: 'Sit down for trousers and socks, and nobody walks with shut eyes.',
  },
]
