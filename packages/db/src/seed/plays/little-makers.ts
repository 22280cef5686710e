import { atTable, onTheSpot, type Play, talk, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const
const awake = ['bored', 'whiny', 'curious', 'fine'] as const

/** Creative, ages 2 and 3: sing, pretend, draw, build, put to bed. */
export const littleMakers: readonly Play[] = [
  {
    id: 'one-word-song',
    categories: ['Creative'],
    skills: ['rhythm-music', 'creativity'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['A Song With One Word: {Hero}', 'The {Hero} Song Has One Word'],
      words: {
        word: 'la',
        big: 'a huge one',
        small: 'a tiny one',
      },
    },
    tellings: [
      told('animals', 'The Cow Sings Every Song', 'cow', {
        word: 'moo',
        big: 'a huge, slow cow',
        small: 'a calf on tiptoe',
      }),
      told('vehicles', 'A Song of Choo', 'train', {
        word: 'choo',
        big: 'a long, heavy train',
        small: 'a toy train',
      }),
      told('ocean', 'Every Song Goes Blub', 'fish', {
        word: 'blub',
        big: 'a whale far below',
        small: 'a tiny fish',
      }),
      told('space', 'Every Song Goes Beep', 'alien', {
        word: 'beep',
        big: 'a giant alien with a low beep',
        small: 'a baby alien',
      }),
      told('nature', 'Every Song Goes Buzz', 'bee', {
        word: 'buzz',
        big: 'a huge bumblebee',
        small: 'a tiny gnat',
      }),
      told('music', 'Every Song Goes Boom', 'drum', {
        word: 'boom',
        big: 'the biggest drum',
        small: 'a finger drum',
      }),
      told('dinosaurs', 'Every Song Goes Roar', 'dinosaur', {
        word: 'roar',
        big: 'a dinosaur as tall as a house',
        small: 'the smallest dinosaur of all',
      }),
      told(null, 'Every Song Goes La', 'bird', {
        word: 'la',
        big: 'a big, sleepy bird',
        small: 'a bird on a twig',
      }),
    ],
    description:
      'Take any tune you both know. The {hero} forgot the words and knows only one: {word}. Your child sings the last.',
    core: [
      'Hum a tune your child knows, very softly, and ask: "What would the {hero} sing?"',
      'Sing it again with one word only: {word}, {word}, {word}.',
      'Stop before the last note and wait: your child puts in the {word}.',
    ],
    rounds: [
      {
        steps: ['Sing it like {big}, then like {small}. Ask who sings next.'],
        objective: 'Changes the voice for big and small',
      },
      {
        steps: ['Let your child choose a new word for the song, whatever it is, and sing that.'],
        objective: 'Chooses a word for a song',
      },
    ],
    close: 'Sing slower and slower until the {hero} only hums, and then nothing.',
    objectives: ['Joins in on the last note', 'Sings or hums along with a tune'],
    say: 'Say: "I had the whole song, only the end was missing. What should the {hero} sing now?"',
    easier: 'Hum only, and let your child put in the word whenever they like.',
    harder: 'Stop in a different place each time and wait.',
    caution: 'Sing into the room, never close to an ear.',
  },
  {
    id: 'who-lives-in-the-fist',
    categories: ['Creative'],
    skills: ['creativity', 'fine-motor'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: onTheSpot([...mood], { hands_needed: 1 }),
    open: {
      titles: ['A {Hero} Lives in My Fist', 'Who Is in the Fist? The {Hero}'],
      words: {
        out: 'Ask how it moves, and let it come out like that, finger by finger.',
        likes: 'what your child says it likes',
      },
    },
    tellings: [
      told('animals', 'A Snail Lives in My Fist', 'snail', {
        out: 'Push out two fingers very slowly as feelers. Pull them in when something moves.',
        likes: 'to be stroked with one finger',
      }),
      told('vehicles', 'The Garage in My Fist', 'train', {
        out: 'Open the thumb as a gate, and roll out one finger after the other: a train.',
        likes: 'to drive up an arm and toot',
      }),
      told('dinosaurs', 'A Dinosaur Comes Out of My Fist', 'dinosaur', {
        out: 'Crack: let one finger break out of its shell, look left and right, and squeak.',
        likes: 'an invisible leaf to eat',
      }),
      told('ocean', 'The Shell in My Fist', 'crab', {
        out: 'Open a crack, look out with two fingers, then run sideways like a crab.',
        likes: 'to pinch the air and run back in',
      }),
      told('space', 'The Rocket in My Fist', 'rocket', {
        out: 'Count three, two, one, open the thumb, and shoot one finger up.',
        likes: 'to fly around your heads and land softly',
      }),
      told('nature', 'A Flower Sleeps in My Fist', 'flower', {
        out: 'Blow on the fist like the sun, and open one finger after the other.',
        likes: 'a drop of rain on each leaf, tip, tip',
      }),
      told('stories', 'The Ghost in My Fist', 'ghost', {
        out: 'Let one finger float out without a sound, and shake: "Boo?"',
        likes: 'to be scared itself, with a small "boo"',
      }),
      told('music', 'The Singer in My Fist', 'singer', {
        out: 'Open and shut the fist like a mouth, and sing one note.',
        likes: 'a song that your child begins',
      }),
      told('cooking', 'The Dumpling in My Fist', 'dumpling', {
        out: 'Blow a little: pff. Let one finger peep out like a noodle.',
        likes: 'a pinch of salt in the air',
      }),
      told(null, 'Somebody Lives in My Fist', 'lodger', {
        out: 'Let one finger look out, yawn, and stretch.',
        likes: 'a good morning and a stroke',
      }),
    ],
    description:
      'Your fist is a house, and the {hero} in it is asleep. Your child knocks, and decides what happens when the door opens.',
    core: [
      'Show your fist: "The {hero} sleeps in here. Knock softly!" Wait for a knock.',
      '{out} Go back in at the smallest noise.',
      'Let your child give it what it likes: {likes}. Ask what comes next, and do it.',
    ],
    rounds: [
      {
        steps: ["Let your child's fist wake up, too. Visit each other, knock, and say hello."],
        objective: 'Plays somebody with a hand',
      },
      {
        steps: ['Find a new place to live together: a sleeve, a lap, behind an ear. Move in.'],
        objective: 'Chooses a place in a story',
      },
    ],
    close: 'Let the {hero} get tired, say good night, and close the door, finger by finger.',
    objectives: ['Waits for an answer after a knock', 'Decides what somebody likes'],
    say: 'Say: "I did not know the {hero} liked that. What does it do when we are asleep?"',
    easier: 'Only knock, come out, and hide again, many times.',
    harder: 'Let two live there who want different things.',
    caution: 'Fingers stay away from eyes and out of mouths.',
  },
  {
    id: 'cup-is-no-cup',
    categories: ['Creative'],
    skills: ['creativity', 'vocabulary-talk'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake], { place: ['home_floor', 'table', 'sofa'] }),
    slots: [{ kind: 'cup', amount: '1' }],
    tellings: [
      told('building', 'The Cup Is a Machine', 'robot', {
        first: 'Turn the cup like a big screw: krrk, krrk, tight.',
        second: 'Put it upside down on a fist: a robot head. Nod with it.',
        third: 'Roll it to and fro: a roller that flattens the road.',
      }),
      told('sports', 'The Cup Is a Cup', 'winner', {
        first: 'Lift it up with both hands: the winner holds the cup. Cheer in a whisper.',
        second: 'Lay it on its side: a goal. Flick two fingers through it.',
        third: 'Stand it upside down: a cone. Let two fingers run around it.',
      }),
      told('dinosaurs', 'The Cup Is a Footprint', 'dinosaur', {
        first: 'Stomp it over the floor, rim down: the foot of a dinosaur.',
        second: 'Turn it over: a nest. Sit a hand on it and be warm.',
        third: 'Hold it upside down on a fist: a horn. Nod.',
      }),
      told('ocean', 'The Cup Is a Boat', 'captain', {
        first: 'Sail the cup over your knees: up, down, splash.',
        second: 'Turn it over: an island. Land two fingers on it and look around.',
        third: 'Hold it like a sea horn, an arm from the mouth, and call "Ahoy!"',
      }),
      told('vehicles', 'The Cup Is a Wheel', 'driver', {
        first: 'Roll the cup along the floor: a wheel that looks for its car.',
        second: 'Hold the rim with two hands: a steering wheel. Take a curve together.',
        third: 'Set it down upside down: a traffic cone. Drive around it with one fist.',
      }),
      told('cooking', 'The Cup Is a Pot', 'cook', {
        first: 'Stir in the cup with one finger: soup. Blow, taste the air, nod.',
        second: 'Turn it over and pat it: a sand cake. Slice it with a flat hand.',
        third: 'Shake it like a salt pot over the cake: tsch, tsch.',
      }),
      told('music', 'The Cup Is a Drum', 'drummer', {
        first: 'Turn the cup over and drum on it with two fingers: rain.',
        second: 'Rub it in circles on the floor: shhh, a broom in the band.',
        third: 'Hold it up and sing one note into the air next to it.',
      }),
      told('animals', 'The Cup Is a Shell', 'snail', {
        first: 'Carry the cup on the back of your hand: a snail with its house.',
        second: 'Turn it over: a nest. Lay two fingers in it like two eggs.',
        third: 'Tap on it: somebody knocks at the snail door. Who is there?',
      }),
      told('space', 'The Cup Is a Space Ship', 'astronaut', {
        first: 'Count three, two, one, and fly the cup slowly over both your heads.',
        second: 'Land it upside down: a moon house. Walk two fingers around it.',
        third: 'Press on top: beep. Your child says what it does.',
      }),
      told(null, 'The Cup Is Not a Cup', 'magician', {
        first: 'Roll the cup on its side: a wheel.',
        second: 'Turn it over and drum on it with two fingers.',
        third: 'Walk it along on its rim: stomp, stomp, a foot.',
      }),
    ],
    description:
      'For the {hero} a cup is never just a cup. You show two ideas without explaining, and your child finds the next.',
    core: [
      'Say: "The {hero} does not drink from it. Look!" {first}',
      '{second} Wait, and let your child try it.',
      'Hand it over: "And what is it for you?" Join in with whatever comes.',
    ],
    rounds: [
      {
        steps: ['{third}'],
        objective: 'Joins in a new pretend use',
      },
      {
        steps: ['Do one of the ideas again without the cup, only with hands. Which one was it?'],
        objective: 'Remembers a pretend use',
      },
    ],
    close: 'Let the {hero} drink a sip of nothing from it, and put the cup back in the cupboard.',
    objectives: ['Copies one pretend use', 'Finds a use of their own'],
    say: 'Say: "I only saw a cup until the {hero} came. What else could it be?"',
    easier: 'Do the same two ideas again and again.',
    harder: 'Say nothing at all, and let your child guess from your hands.',
    caution: 'Use a cup of plastic or metal, and keep it off faces. Sit down for it.',
  },
  {
    id: 'tracks-on-paper',
    categories: ['Creative'],
    skills: ['creativity', 'fine-motor'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake], { noise: 0 }),
    slots: [
      { kind: 'page', amount: '1' },
      { kind: 'pen', amount: 'two' },
    ],
    tellings: [
      told('dinosaurs', 'The Dinosaur Stomped Across', 'dinosaur', {
        draw: 'Stomp it over the {page}: three dots, three dots.',
        go: 'stomp, stomp, stop',
        house: 'a cave, a big bow',
      }),
      told('sports', 'The Ball Bounced Across', 'ball', {
        draw: 'Bounce it over the {page}: bump, bump, bump.',
        go: 'bump, bump, roll',
        house: 'a goal, two posts',
      }),
      told('building', 'The Digger Dug a Line', 'digger', {
        draw: 'Dig it over the {page}: scratch, lift, scratch.',
        go: 'dig, turn, dig',
        house: 'a garage, a box',
      }),
      told('cooking', 'The Noodle Slipped Away', 'noodle', {
        draw: 'Pull a long noodle over the {page}, all wobbly.',
        go: 'slip, round, slip',
        house: 'a bowl, half a round',
      }),
      told('stories', 'The Ghost Flew Across', 'ghost', {
        draw: 'Float it over the {page} in loops: whoo.',
        go: 'loop, loop, and gone',
        house: 'a castle, three points',
      }),
      told('music', 'The Song Went Up and Down', 'song', {
        draw: 'Draw as you sing: up when it is high, down when it is low.',
        go: 'high, low, long',
        house: 'a drum, a round',
      }),
      told('animals', 'The Rabbit Ran Across the Page', 'rabbit', {
        draw: 'Hop it over the {page}: dot, dot, dot.',
        go: 'hop, hop, stop',
        house: 'a round hole',
      }),
      told('vehicles', 'The Train Leaves a Line', 'train', {
        draw: 'Drive it over the {page} in one long, slow line: choo.',
        go: 'round the bend, and stop',
        house: 'a station, a box with a door',
      }),
      told('nature', 'The Snail Draws Its Way', 'snail', {
        draw: 'Pull it over the {page} as slowly as you can: a snail.',
        go: 'round and round, like its shell',
        house: 'a leaf to eat',
      }),
      told('ocean', 'Waves for the Little Boat', 'boat', {
        draw: 'Rock it up and down over the {page}: waves.',
        go: 'up, down, up, down',
        house: 'an island, a round spot',
      }),
      told('space', 'Star Dots on the Page', 'rocket', {
        draw: 'Tap stars on the {page}, then fly a line between them.',
        go: 'fly, land, fly, land',
        house: 'a moon, a big round',
      }),
      told('art', 'The Line Goes for a Walk', 'line', {
        draw: 'Take a line for a walk on the {page}: straight, wavy.',
        go: 'fast, slow, and very small',
        house: 'a bed for the line, a box',
      }),
    ],
    description:
      'You draw where the {hero} went, your child draws where it goes next, until your two lines meet on the page.',
    core: [
      'Take a {pen} each. {draw} "The {hero} was here."',
      'Let your child go on from there. Say what the hand does: {go}.',
      'Draw on in the same way until your line meets theirs: "There you are."',
    ],
    rounds: [
      {
        steps: ['Ask where it lives now, and draw {house}, where your child points.'],
        objective: 'Points to a place on the page',
      },
      {
        steps: ['Turn the page over and swap: your child starts, you follow.'],
        objective: 'Starts a drawing for somebody to follow',
      },
    ],
    close:
      'Find the {hero} with one finger, follow its way from start to end, and hang the page low.',
    objectives: ['Draws a line, dots or a round scribble', 'Starts and stops the hand'],
    say: 'Say: "I tried to follow the {hero}. Where did you take it?"',
    easier: 'Tape or hold the page still and draw the first line together.',
    harder: 'Ask for one thing more: a road, rain, a friend.',
    caution: 'Draw sitting down, on the page, and nothing to draw with goes into a mouth.',
  },
  {
    id: 'bed-for-a-toy',
    categories: ['Creative'],
    skills: ['creativity', 'feelings-connection'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: atTable([...awake, 'wiped_out_child'], {
      place: ['home_floor', 'sofa', 'bed'],
      noise: 0,
    }),
    slots: [
      { kind: 'toy', amount: '1' },
      { kind: 'towel', amount: '1', line: '1 small towel or 2 socks' },
    ],
    tellings: [
      told('animals', 'A Nest for a Tired Bird', 'bird', {
        build: 'Roll the towel into a ring: a nest.',
        need: 'Peep as the bird: "It is cold on one side!" Let your child close the gap.',
        song: 'hum softer with each breath',
      }),
      told('vehicles', 'A Garage for a Tired Engine', 'engine', {
        build: 'Fold the towel in half and prop it open: a garage.',
        need: 'Rattle as the engine: "I still tick!" Let your child switch off each wheel.',
        song: 'hum slower and slower, like a motor',
      }),
      told('stories', 'A Bed for the Prince of the Sofa', 'prince', {
        build: 'Fold the towel small: a soft bed for a castle.',
        need: 'Complain as the prince: "There is a pea!" Let your child find and smooth it.',
        song: 'hum the end of a story',
      }),
      told('space', 'Bunk for a Sleepy Astronaut', 'astronaut', {
        build: 'Roll the towel up from both ends: a bunk.',
        need: 'Float as the astronaut: "I drift away!" Let your child tuck in both sides.',
        song: 'count down from five, softer each time',
      }),
      told(null, 'The Toy That Cannot Sleep', 'sleeper', {
        build: 'Fold the towel once for a bed and once for a blanket.',
        need: 'Complain for it: "My foot sticks out!" Let your child tuck it in.',
        song: 'hum three notes, each slower',
      }),
    ],
    description:
      'A toy is the {hero}, and it cannot sleep. Your child builds the bed, tucks it in, and solves the one thing that keeps it awake.',
    core: [
      'Hold up the toy and yawn: "The {hero} is so tired." {build}',
      'Let your child lay it in and cover it, but not the face.',
      '{need}',
    ],
    rounds: [
      {
        steps: [
          'Wake it once more: it wants a drink, a kiss, a look under the bed. Your child decides.',
        ],
        objective: 'Decides what somebody small needs',
      },
      {
        steps: ['Build a second bed next to it for whoever is lonely, out of what is left.'],
        objective: 'Makes a second bed from other things',
      },
    ],
    close: 'Whisper good night to the {hero} and {song}.',
    objectives: ['Tucks a toy in and leaves its face free', 'Looks after a toy'],
    say: 'Say: "I can never sleep with cold feet. What does the {hero} need to fall asleep?"',
    easier: 'Make the bed yourself; your child lays the toy in and pats it.',
    harder: 'Build the bed so that the toy stays in when you lift it by both ends.',
    caution: 'Cloth covers toys and no faces. Use toys too big for a mouth.',
  },
  {
    id: 'loud-soft-stop',
    categories: ['Creative'],
    skills: ['rhythm-music', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: atTable([...awake, 'wild'], { place: ['home_floor', 'kitchen'], noise: 2 }),
    slots: [
      { kind: 'spoon', amount: 'two', line: 'Two wooden or plastic spoons' },
      { kind: 'bowl', amount: 'two' },
    ],
    tellings: [
      told('music', 'A Band With Two Spoons', 'band', {
        soft: 'Play as softly as rain, with the tip of the spoon.',
        loud: 'Play as loudly as a parade.',
        stop: 'Lift both arms: the band is silent.',
      }),
      told('nature', 'Rain, Thunder, Blue Sky', 'cloud', {
        soft: 'Tap rain from the cloud, one drop, then many.',
        loud: 'Roll thunder around the rim.',
        stop: 'Open both arms wide: blue sky, and nobody plays.',
      }),
      told('dinosaurs', 'Here Comes the Dinosaur on Drums', 'dinosaur', {
        soft: 'Tap as it comes from far away: tip, tip.',
        loud: 'Stomp on the drum as it goes by: boom, boom.',
        stop: 'Freeze: it turns its head and looks at us.',
      }),
      told('vehicles', 'Train Far, Train Near', 'train', {
        soft: 'Tap the train far away: tick, tick, tick.',
        loud: 'Bang it as it comes through: clack, clack, clack.',
        stop: 'Cross the spoons: red light.',
      }),
      told('cooking', 'The Noisy Kitchen', 'cook', {
        soft: 'Tap as if the cook were chopping herbs: tk, tk, tk.',
        loud: 'Bang as if all the pots fell down.',
        stop: 'Hold up the spoons: nobody moves.',
      }),
    ],
    description:
      'Two spoons, two bowls, and a story in three sounds: soft, loud, nothing at all. Your child plays the {hero}, and decides when all is still.',
    core: [
      'Turn the bowls over, one each: "Here comes the {hero}." {soft}',
      'Get louder together. {loud}',
      'Let your child give the sign: {stop} Wait three breaths. The {hero} comes again.',
    ],
    rounds: [
      {
        steps: ['Let your child conduct: low hand is soft, high hand is loud, two hands is stop.'],
        objective: 'Shows soft, loud and stop with the hands',
      },
      {
        steps: ['Play one tap each, in turn, slowly, as a talk between two bowls.'],
        objective: 'Waits for a turn to tap',
      },
    ],
    close: 'Play the {hero} walking away, softer and softer, and lay the spoons into the bowl.',
    objectives: ['Plays loud and soft', 'Stops at the sign'],
    say: 'Say: "I love the moment when it stops. What does the {hero} do in the silence?"',
    easier: "Play with hands on the bowl, and stop by taking your child's hands.",
    harder: 'Play it three times: slow, quick, and as if it were asleep.',
    caution:
      'Bowls of plastic, spoons tap low and never near a face, and nobody walks with a spoon.',
  },
]
