import { lyingDown, onTheSpot, type Play, talk, told } from './play.ts'

const mood = ['bored', 'whiny', 'wiped_out_child', 'fine'] as const

/** Ages 2 and 3, with voices only, or on the spot. */
export const littleTalk: readonly Play[] = [
  {
    id: 'silly-visitor',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    tellings: [
      told('animals', 'The Rabbit Eats With Its Ears', 'rabbit', {
        wrong: 'I eat my carrot with my ears!',
        more: '"I say moo." "I sleep in a shoe."',
        thanks: 'wiggle its nose',
      }),
      told('vehicles', 'The Bus That Drives in Bed', 'bus', {
        wrong: 'I drive along in my bed!',
        more: '"My wheels are square." "At a red light I go."',
        thanks: 'beep twice',
      }),
      told('dinosaurs', 'The Dinosaur Brushes Its Tail', 'dinosaur', {
        wrong: 'I brush my teeth on my tail!',
        more: '"I am as small as a pea." "I wear socks on my horns."',
        thanks: 'roar in a whisper',
      }),
      told('cooking', 'The Chef Who Stirs With a Toe', 'chef', {
        wrong: 'I stir my soup with my toe!',
        more: '"My spoon is for my hair." "I drink bananas."',
        thanks: 'smack its lips',
      }),
      told('stories', 'The Dragon Takes a Bath in Jam', 'dragon', {
        wrong: 'I wash my face with jam!',
        more: '"I go to bed in the morning." "My hat is for my foot."',
        thanks: 'puff out a long breath',
      }),
      told('ocean', 'The Fish With Wet Shoes', 'fish', {
        wrong: 'I put on my shoes to swim!',
        more: '"The sea is dry." "I have six feet."',
        thanks: 'blow three bubbles',
      }),
      told(null, 'Teddy Gets Everything Wrong', 'teddy', {
        wrong: 'I eat my soup with my ears!',
        more: '"I wear my hat on my foot." "I sleep in my cup."',
        thanks: 'give a bear hug in the air',
      }),
    ],
    description:
      'The {hero} says: "{wrong}" Your child knows better, and puts it right, one silly sentence at a time.',
    core: [
      'Say in a small voice: "Hello, I am the {hero}. {wrong}" Then wait.',
      'Ask as the {hero} when your child laughs or says no: "No? What, then?"',
      'Get two more things wrong, one by one: {more} Wait.',
    ],
    rounds: [
      {
        steps: ['Swap: let your child tell you something wrong. Be shocked, and put it right.'],
        objective: 'Makes up a silly sentence',
      },
      {
        steps: ['Mix up today: "First we woke up, then we got up, then it was night." Wait again.'],
        objective: 'Says what really came next',
      },
    ],
    close: 'Let the {hero} {thanks} for each true word, and say goodbye.',
    objectives: ['Says no to a silly sentence', 'Says the word that fits'],
    say: 'Say: "I like it when you tell the {hero} off. What should it get wrong next?"',
    easier: 'Offer two words to choose from after each silly sentence.',
    harder: 'Sing a song you both know and get just one word wrong.',
    caution: 'Only voices. Laugh about the {hero}, never about a word your child gets wrong.',
  },
  {
    id: 'good-morning-world',
    categories: ['Language'],
    skills: ['vocabulary-talk', 'feelings-connection'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: talk([...mood]),
    open: {
      titles: ['The {Hero} Says Hello to All of It', 'Hello, Says the {Hero}'],
      words: {
        greet: 'the sound your child thinks it makes',
        reply: 'say hello back in the same way',
      },
    },
    tellings: [
      told('animals', 'The Cat Says Hello to Your Toes', 'cat', {
        greet: 'a slow blink and "meow"',
        reply: 'blink back slowly with both eyes',
      }),
      told('music', 'The Singer Sings Hello to Your Knee', 'singer', {
        greet: 'two notes, low and high',
        reply: 'sing the two notes back, or hum them',
      }),
      told('nature', 'The Bee Buzzes Hello', 'bee', {
        greet: 'a long buzz and one word',
        reply: 'buzz back, long or short',
      }),
      told('building', 'The Robot Learns to Say Hello', 'robot', {
        greet: 'a flat robot voice: "hel-lo, shoe"',
        reply: 'answer in the same stiff robot voice',
      }),
      told('sports', 'The Goalkeeper Waves to Everyone', 'goalkeeper', {
        greet: 'a high five in the air and a name',
        reply: 'give a high five in the air back',
      }),
      told('art', 'The Red Crayon Looks for Red', 'red crayon', {
        greet: 'a happy gasp at everything red',
        reply: 'gasp, too, at the next red thing',
      }),
    ],
    description:
      'The {hero} has only one word today: hello. It greets shoes, clouds and noses until your child says who is next.',
    core: [
      'Say hello as the {hero} to one thing you both see, with {greet}.',
      'Wait. Let your child {reply}, then point: "And who is that?"',
      'Greet three more things wherever your child looks. Say each name clearly, once.',
    ],
    rounds: [
      {
        steps: [
          'Greet something that is not here: "Hello, Grandma! Hello, moon!" Ask who is missing.',
        ],
        objective: 'Names somebody or something that is not there',
      },
      {
        steps: [
          'Say hello in two ways: big thing, big voice; small thing, tiny voice. Let your child decide.',
        ],
        objective: 'Chooses a big or a small voice',
      },
    ],
    close: 'Say goodbye to the same things backward, and let the {hero} get tired and yawn.',
    objectives: ['Looks at or points to the next thing', 'Says hello or a name'],
    say: 'Say: "I had not seen that one until the {hero} said hello. Who needs a hello now?"',
    easier: 'Greet only parts of the body: nose, ear, tummy, toe.',
    harder: 'Add one word each time: hello, shoe; hello, wet shoe.',
    caution:
      'Only voices. Greet things rather than strangers, and stop when your child turns away.',
  },
  {
    id: 'toes-wake-up',
    categories: ['Motor'],
    skills: ['gross-motor', 'vocabulary-talk'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onTheSpot([...mood]),
    open: {
      titles: ['The {Hero} Wakes Up Your Toes', 'Wake Up, Knees, Says the {Hero}'],
      words: {
        wake: 'Ask how it wakes somebody, and do that, softly.',
        how: 'move as it would',
      },
    },
    tellings: [
      told('dinosaurs', 'A Dinosaur Breaks Out of Your Sock', 'dinosaur', {
        wake: 'Tap on the heel, tock, tock, like a dinosaur in its shell.',
        how: 'break the shell, stretch and stomp',
      }),
      told('ocean', 'The Wave Reaches Your Toes', 'wave', {
        wake: 'Roll a flat hand up to them, shhh, and back like a wave.',
        how: 'rise, tip over and sink',
      }),
      told('art', 'The Brush Paints Ten Toes', 'brush', {
        wake: 'Dab each with one finger, as a brush does, a color for each.',
        how: 'dry in the wind, spread and shine',
      }),
      told('sports', 'Warm-Up for Ten Toes', 'coach', {
        wake: 'Blow a soft whistle through your teeth, like a coach.',
        how: 'bend, stretch and shake',
      }),
      told('cooking', 'The Baker Kneads Your Toes', 'baker', {
        wake: 'Press them softly like dough, one after the other, says the baker.',
        how: 'puff up, get round and cool down',
      }),
      told('stories', 'The Giant Sleeps in Your Feet', 'giant', {
        wake: 'Whisper up from the heel: "Giant, it is morning."',
        how: 'yawn, stretch and wriggle',
      }),
      told('animals', 'The Rooster Wakes Your Toes', 'rooster', {
        wake: 'Crow in a whisper, and peck the air above them with two fingers.',
        how: 'peck, scratch and shake',
      }),
      told('nature', 'Raindrops on Sleepy Toes', 'raindrop', {
        wake: 'Tap them with one fingertip, drip, drop, slow and then quick.',
        how: 'drip, tremble and shake off the wet',
      }),
      told('vehicles', 'Start the Engine, Toes', 'tractor', {
        wake: 'Turn an invisible key at the heel: rattle, rattle, brrrm.',
        how: 'rattle, stop and rattle again',
      }),
      told('space', 'Countdown for Ten Toes', 'rocket', {
        wake: 'Count three, two, one at the heel, and let them shoot up.',
        how: 'shoot up, float and land',
      }),
      told('building', 'The Robot Switches You On', 'robot', {
        wake: 'Press start on the heel: click. They move stiffly, up, down.',
        how: 'move stiffly, stop and start',
      }),
      told('music', 'The Drummer Wakes the Band', 'drummer', {
        wake: 'Drum on the soles with two fingers, soft, then softer.',
        how: 'tap a beat, pause and tap again',
      }),
    ],
    description:
      'Toes sleep, knees sleep, even a nose can sleep. The {hero} wakes them one by one, right where you are.',
    core: [
      'Lie or sit down. Whisper: "Toes asleep? Here comes the {hero}." {wake}',
      'Say "Good morning, toes!" Let them {how} while you count to three.',
      'Wake the fingers, then the nose with a wrinkle, then one knee with a bend. Ask the {hero} who is next.',
    ],
    rounds: [
      {
        steps: ['Let your child wake you: whatever they name is what you move.'],
        objective: 'Names a part of the body to be moved',
      },
      {
        steps: ['Wake two at once: one knee and the tongue, one hand and the toes.'],
        objective: 'Moves two parts at the same time',
      },
    ],
    close: 'Send everything back to sleep, the toes last, and breathe out long.',
    objectives: ['Moves the part that is named', 'Stops moving at three'],
    say: 'Say: "I think your knee is still snoring. Who should the {hero} wake now?"',
    easier: 'Stroke the foot or hand while you say its name.',
    harder: 'Wake them without a word, only by looking.',
    caution: 'Your child stays lying or seated. Stop when it tickles too much.',
  },
  {
    id: 'the-lap-that-moves',
    categories: ['Motor'],
    skills: ['feelings-connection', 'gross-motor'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: lyingDown(['whiny', 'sad_or_angry_after', 'wiped_out_child', 'bored', 'fine'], {
      ...{ place: ['sofa', 'bed', 'home_floor'], hands_needed: 2, adult_energy: 1, noise: 1 },
    }),
    tellings: [
      told('ocean', 'The Sea in Your Lap', 'sea', {
        small: 'Rock from side to side, hardly at all: the sea is asleep.',
        big: 'lean far to one side, wait, and come back like a wave of the sea',
        wish: 'a small wave, a big wave, or flat water',
      }),
      told('vehicles', 'The Bus Takes Every Bump', 'bus', {
        small: 'Hum like a bus, and jiggle your knees hardly at all.',
        big: 'lean into the bend, and bump the bus once, high and soft',
        wish: 'a bump, a bend, or the last stop',
      }),
      told('animals', 'The Kangaroo Has a Passenger', 'kangaroo', {
        small: 'Wrap your arms around like the pouch of a kangaroo, and breathe.',
        big: 'lift your heels for one kangaroo hop, and land softly',
        wish: 'a hop, a look out of the pouch, or a nap',
      }),
      told('space', 'The Rocket With Arms', 'rocket', {
        small: 'Fasten your arms like belts of a rocket, and tremble hardly at all.',
        big: 'count three, two, one, and lean the rocket back, slowly',
        wish: 'a start, a float, or a landing',
      }),
      told('nature', 'The Tree and the Bird', 'tree', {
        small: 'Sway like a tree in a little wind, your arms around the bird.',
        big: 'bend far over like a tree in a storm, and straighten up',
        wish: 'a little wind, a storm, or no wind',
      }),
      told('music', 'The Song You Can Feel', 'singer', {
        small: 'Hum one low note, back against chest, so that the singer can be felt.',
        big: 'sing the next line with a bounce on the last word of the singer',
        wish: 'high, low, or only breath',
      }),
      told('dinosaurs', 'The Dinosaur Carries Its Baby', 'dinosaur', {
        small: 'Plod with your knees, left, right, like a slow dinosaur.',
        big: 'stomp both heels twice, and lean over like a dinosaur that drinks',
        wish: 'a stomp, a drink, or a rest',
      }),
      told(null, 'The Rocking Chair With Arms', 'rocking chair', {
        small: 'Be a rocking chair: to and fro, hardly at all.',
        big: 'lean the chair far back, wait, and come up again',
        wish: 'a little swing, a big swing, or stop',
      }),
    ],
    description:
      'For a child who wants nothing but you: your lap is the {hero}, and your child decides what it does: small, big, or nothing at all.',
    core: [
      'Take your child on your lap, if they like. {small}',
      'Do something bigger, once: {big}. Look if it was good.',
      'Ask what the {hero} should do now: {wish}. A nod is enough.',
      'Do exactly that, and ask again. Go on for as long as it does good.',
    ],
    rounds: [
      {
        steps: ['Swap: let your child lean on you and move you, as the {hero}. Be heavy and slow.'],
        objective: 'Moves somebody gently',
      },
      {
        steps: ['Hold still in the middle and wait: your child has to say go, with any sign.'],
        objective: 'Gives a sign to go on',
      },
    ],
    close: 'Get smaller and smaller, until the {hero} only breathes, and stay a moment longer.',
    objectives: ['Chooses small, big or stop', 'Balances on a moving lap'],
    say: 'Say: "I have time for you now. What should the {hero} do next?"',
    easier: 'Do only the small one, over and over, and hum.',
    harder: 'Let your child shut the eyes and guess which one comes.',
    caution: 'Sit low, keep both arms around a small child, and stop at any sign of enough.',
  },
]
