import { onFloor, outside, type Play, told } from './play.ts'

const awake = ['bored', 'whiny', 'wild', 'fine'] as const

/** Motor, ages 2 and 3. */
export const littleMoves: readonly Play[] = [
  {
    id: 'go-and-drop',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 3, hands_needed: 0, noise: 2 }),
    tellings: [
      told('animals', 'Frogs Hop, Frogs Drop', 'frog', {
        go: 'Hop and bounce like frogs all over the rug: boing, boing.',
        drop: 'Call "Stork!" and drop flat into the grass.',
        up: 'Croak once, stretch your legs, and hop off again.',
      }),
      told('vehicles', 'Full Speed, Flat Tire', 'race car', {
        go: 'Drive around with both hands on the wheel: brrrm.',
        drop: 'Call "Flat tire!" and sink to the floor with a long hiss.',
        up: 'Pump each other up, arm by arm, and drive on.',
      }),
      told('space', 'Rockets Up, Rockets Down', 'rocket', {
        go: 'Crouch, count three, two, one, and shoot up with high arms. Fly around.',
        drop: 'Call "Landing!" and come down softly on your bottom.',
        up: 'Press start on your tummy and start again.',
      }),
      told('dinosaurs', 'The Dinosaurs Run Out of Puff', 'dinosaur', {
        go: 'Stomp around with claws up and a big roar.',
        drop: 'Call "Nap!" and fall over like a heavy dinosaur.',
        up: 'Sniff: something smells good. Get up and stomp off again.',
      }),
      told('ocean', 'Waves, Waves, Beach', 'dolphin', {
        go: 'Swim around the rug with big arms and little leaps.',
        drop: 'Call "Beach!" and lie down flat on the warm sand.',
        up: 'Wriggle back into the water like a dolphin and swim off.',
      }),
      told('nature', 'Bees Out, Bees In', 'bee', {
        go: 'Buzz around with fast little wings from flower to flower.',
        drop: 'Call "Rain!" and fold up small under a leaf.',
        up: 'Shake the drops off your bee wings and fly off again.',
      }),
      told('music', 'Dance Until the Tune Stops', 'dancer', {
        go: 'Sing a quick tune and dance with arms and knees.',
        drop: 'Stop singing, and sink down like a tired dancer.',
        up: 'Hum the first note, rise up slowly, and dance on.',
      }),
      told(null, 'Run Like Wind, Drop Like a Leaf', 'leaf', {
        go: 'Run in circles with open arms, as the wind blows a leaf.',
        drop: 'Call "Still!" and sink to the ground like a leaf.',
        up: 'Blow on each other, rise up, and whirl on.',
      }),
    ],
    description:
      'Full speed, then one word, and everybody drops. The {hero} needs a rest as short as three breaths, and off it goes again.',
    core: [
      'Clear the rug and be the {hero} together. {go}',
      '{drop} Lie still for three loud breaths.',
      '{up} Repeat four times, a little faster each time.',
    ],
    rounds: [
      {
        steps: ['Let your child call the word. Drop at once, wherever you are, with a groan.'],
        objective: 'Calls the word and watches it work',
      },
      {
        steps: [
          'Go in slow motion for one round, then as small as you can, then as big as you can.',
        ],
        objective: 'Moves slowly, small and big',
      },
    ],
    close: 'Drop one last time and stay down: the {hero} lets you count ten breaths on its tummy.',
    objectives: ['Moves fast and drops at the word', 'Rests still for three breaths'],
    say: 'Say: "I feel my heart knock. Where in your body do you feel the {hero} run?"',
    easier: 'Hold hands and drop together.',
    harder: 'Whisper the word, so that ears must be open while legs run.',
    caution: 'Clear the floor, go barefoot, and drop on the rug, an arm away from corners.',
  },
  {
    id: 'past-the-sleeper',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...awake], { noise: 0 }),
    slots: [{ kind: 'thing', amount: '1' }],
    tellings: [
      told('ocean', 'Past the Sleeping Whale', 'whale', {
        walk: 'in slow swimming steps, the treasure in both hands',
        snore: 'Breathe in and out like waves: the whale sleeps. Go silent, and everybody freezes.',
        back: 'Swim back on your tummy, pushing the treasure ahead, under the same rule.',
      }),
      told('nature', 'Past the Owl at Noon', 'owl', {
        walk: 'on tiny mouse feet, the load in both hands',
        snore: 'Breathe a soft "hoo": the owl sleeps. Go silent, and everybody freezes.',
        back: 'Leave the load there, and creep back on hands and feet, under the same rule.',
      }),
      told('space', 'Past the Sleeping Robot Guard', 'robot guard', {
        walk: 'in slow, floating steps, the load in both hands',
        snore: 'Hum one low note: the robot guard recharges. Stop humming, and everybody freezes.',
        back: 'Float back sideways, one big step after the other.',
      }),
      told('building', 'Do Not Wake the Crane', 'crane', {
        walk: 'with stiff, straight arms, the load out in front',
        snore: 'Make a soft creak: the crane sleeps. Stop, and everybody freezes.',
        back: 'Carry it back low, with bent knees.',
      }),
      told('music', 'Past the Sleeping Singer', 'singer', {
        walk: 'on tiptoe, in time with a slow breath',
        snore: 'Hum a lullaby: the singer sleeps. Stop in the middle, and everybody freezes.',
        back: 'Dance it back without a sound, with one turn.',
      }),
      told('cooking', 'Past the Sleeping Cook', 'cook', {
        walk: 'in both hands, held flat like a plate',
        snore: 'Breathe as if the cook smelled something good. Stop, and everybody freezes.',
        back: 'Carry it back hugged in both arms, without a clatter.',
      }),
      told('sports', 'Past the Sleeping Goalkeeper', 'goalkeeper', {
        walk: 'bent low, the load against the tummy',
        snore: 'Breathe slowly: the goalkeeper sleeps in the goal. Sniff, and everybody freezes.',
        back: 'Push it back softly with one foot.',
      }),
      told('stories', 'Do Not Wake the Giant', 'giant', {
        walk: 'on tiptoe, the treasure in both hands',
        snore:
          'Breathe in and out, deep and slow: the giant snores. Go silent, and everybody freezes.',
        back: 'Take the treasure around the giant by another way.',
      }),
      told('animals', 'Past the Sleeping Bear', 'bear', {
        walk: 'on soft bear feet, the load in both hands',
        snore:
          'Breathe softly through your nose: the bear sleeps. Sniff twice, and everybody freezes.',
        back: 'Leave the load there, and go back on hands and feet, as softly as a bear.',
      }),
      told('dinosaurs', 'Something Must Get Past the Dinosaur', 'dinosaur', {
        walk: 'with bent knees, the load against the tummy',
        snore: 'Rumble very softly: the dinosaur sleeps. Stop rumbling, and everybody freezes.',
        back: 'Go back backward, feeling for the floor with your toes.',
      }),
      told('vehicles', 'Quiet at the Train Shed', 'train', {
        walk: 'slowly along one line like a train, the load in both hands',
        snore: 'Hiss a little steam: the train rests. Stop hissing, and all wheels stand still.',
        back: 'Reverse out of the shed with tiny steps: beep, in a whisper.',
      }),
      told(null, 'Past the Sleeping Guard', 'guard', {
        walk: 'on tiptoe, the load in both hands',
        snore: 'Breathe slowly and softly: it sleeps. Go silent, and everybody freezes.',
        back: 'Go back in giant steps, still without a sound.',
      }),
    ],
    open: {
      titles: ['Softly, the {Hero} Is Near', 'The {Hero} Must Not Wake Up'],
      words: {
        walk: 'the way your child says is quietest',
        snore: 'Ask how a {hero} snores, and snore like that. Go silent, and everybody freezes.',
        back: 'Go back in another way that your child shows, still without a sound.',
      },
    },
    description:
      'The {hero} sleeps on the floor. Can your child carry the {thing} past without a sound, and freeze in time?',
    core: [
      'Lie down as the {hero}. Whisper the rule: walk while it makes a sound, freeze when it is silent.',
      '{snore} Try it once without the load.',
      'Let your child carry the {thing} past you {walk}. Go silent twice.',
    ],
    rounds: [
      {
        steps: ['{back}'],
        objective: 'Finds another way to walk quietly',
      },
      {
        steps: ['Swap: your child sleeps and listens, you carry. Let one floorboard creak.'],
        objective: 'Listens and stops somebody who is too loud',
      },
    ],
    close: 'Lay down the {thing} next to the {hero}, wave, and wake up with a whispered "Oh!"',
    objectives: ['Walks slowly with a thing in both hands', 'Stands still when the sound stops'],
    say: 'Say: "I was the {hero}, and I hardly heard you. How did your feet do that?"',
    easier: 'Sit up as the sleeper, and hold out a hand to walk along.',
    harder: 'Carry it on two flat hands, like a tray.',
    caution:
      'Lie so that the whole way is within your reach; clear the floor of toys and rugs that slip, go barefoot, and carry low.',
  },
  {
    id: 'push-the-pillow',
    categories: ['Motor'],
    skills: ['gross-motor', 'independence'],
    ages: [2, 4],
    difficulty: 'easy',
    facts: onFloor([...awake], { child_energy: 3, adult_energy: 1 }),
    slots: [
      { kind: 'pillow', amount: 'two' },
      { kind: 'toy', amount: '1' },
    ],
    tellings: [
      told('vehicles', 'The Digger Clears the Road', 'digger', {
        go: 'Kneel behind the pillow and push it with both hands, brrrm, to the far wall.',
        job: 'Dump it: tip the pillow up so that the load slides off.',
        rest: 'Reverse home: beep, beep, beep, on all fours.',
      }),
      told('animals', 'The Mole Pushes Up the Hill', 'mole', {
        go: 'Kneel down and push the pillow with both hands, like a mole.',
        job: 'Dig it in: press the pillow flat with both fists.',
        rest: 'Crawl home in the tunnel, eyes nearly shut.',
      }),
      told('ocean', 'The Whale Pushes the Iceberg', 'whale', {
        go: 'Lie on your tummy and push the pillow ahead with your hands, like a whale.',
        job: 'Give it a last nudge with your nose and blow: pffff.',
        rest: 'Swim home on your back, pushing with your feet.',
      }),
      told('building', 'A Wall for the Builder', 'builder', {
        go: 'Push the pillow across the floor like a heavy stone, with both hands.',
        job: 'Lift it upright and lean it on the wall.',
        rest: 'Walk home wiping your brow, and fetch the next stone.',
      }),
      told('dinosaurs', 'The Dinosaur Moves a Rock', 'dinosaur', {
        go: 'Push the rock with one wide shoulder, then with the other, to the far wall.',
        job: 'Stomp around it twice, and roar.',
        rest: 'Walk home with heavy steps, tail swinging.',
      }),
    ],
    description:
      'Heavy work for a whole body: the {hero} pushes a pillow with a passenger across the room, unloads, and comes back for more.',
    core: [
      'Set the toy on the pillow as a passenger: "The {hero} has work to do."',
      'Show it once, then let your child work: {go}',
      '{job} Wait at the wall and cheer softly.',
      '{rest}',
    ],
    rounds: [
      {
        steps: ['Call the way for the second pillow: "Round the chair! Now past the door!"'],
        objective: 'Steers the way that is called',
      },
      {
        steps: ['Lean against the pillow from the other side: who is stronger, you or the {hero}?'],
        objective: 'Pushes hard against somebody',
      },
    ],
    close: 'Park the pillows side by side, let the {hero} lie down on them, and breathe out.',
    objectives: ['Pushes a load across the room', 'Steers so that the toy stays on'],
    say: 'Say: "I can hear how hard the {hero} works. What was the heaviest bit?"',
    easier: "Push together, your hands next to your child's hands.",
    harder: 'Carry two passengers, and let none fall off.',
    caution:
      'Clear the floor, push low on knees, and keep fingers from under the pillow. Pillows stay off faces.',
  },
  {
    id: 'roll-it-home',
    categories: ['Motor'],
    skills: ['gross-motor', 'focus-memory'],
    ages: [2, 3],
    difficulty: 'easy',
    facts: onFloor([...awake], { adult_energy: 1, posture: ['floor', 'sitting'] }),
    slots: [{ kind: 'soft', amount: '1' }],
    tellings: [
      told('nature', 'The Beetle Rolls Its Ball', 'beetle', {
        stop: 'Stop it with both feet like a beetle, and hold it.',
        send: 'Lean back on your hands and push it off with your feet.',
      }),
      told('art', 'The Ball Leaves a Color', 'painter', {
        stop: 'Stop it with two hands full of pretend paint: say which color it is now.',
        send: 'Roll a long, straight line back, in that color.',
      }),
      told('music', 'One, Two, Roll', 'drummer', {
        stop: 'Stop it and play a drum roll on it: drrr, boom.',
        send: 'Count one, two, and send it off on three.',
      }),
      told('cooking', 'The Dumpling Rolls Home', 'cook', {
        stop: 'Stop the dumpling between two flat hands, like a lid.',
        send: 'Roll it on with one flat hand: swish.',
      }),
      told('building', 'The Crane Stops the Load', 'crane', {
        stop: 'Let two stiff arms come down and grip it.',
        send: 'Lift it a hand high, swing, set it down, and push.',
      }),
      told('sports', 'The Goalkeeper Sits Down', 'goalkeeper', {
        stop: 'Stop it with two flat hands, hug it, and call "Saved!"',
        send: 'Push it back from the chest, through the other goal.',
      }),
      told('animals', 'Feed the Penguin a Fish', 'penguin', {
        stop: 'Clap your flippers on it, gulp, and say "Yum."',
        send: 'Slide the next fish over the ice with a straight arm.',
      }),
      told('vehicles', 'Garage Door Open', 'car', {
        stop: 'Open your legs as the garage, let it drive in, and shut them: clack.',
        send: 'Start it again, vroom, with one push of one hand.',
      }),
      told('space', 'The Comet Comes Around', 'comet', {
        stop: 'Let it fly in, and catch it like a moon with both arms round.',
        send: 'Whoosh it back with two hands, once slow, once fast.',
      }),
      told('dinosaurs', 'Roll It to the Dinosaur', 'dinosaur', {
        stop: 'Stop it with two claws, and guard it for one breath.',
        send: 'Roll it back gently with the tip of one claw.',
      }),
      told(null, 'Roll It Home', 'doorkeeper', {
        stop: 'Stop it with two hands and say "Home!"',
        send: 'Push it back with one hand.',
      }),
    ],
    description:
      'Face to face on the floor, and the {soft} goes to and fro. Each of you is the {hero} and stops it in the same funny way.',
    core: [
      'Sit face to face with open legs, one long step between your feet, each of you the {hero}.',
      "Say your child's name, wait for a look, and roll the {soft} over.",
      '{stop}',
      '{send} Keep going for ten.',
    ],
    rounds: [
      {
        steps: ['Roll it with something new each time: a foot, an elbow, the back of a hand.'],
        objective: 'Pushes with a foot or an elbow',
      },
      {
        steps: [
          'Move apart by one bottom shuffle after each stop, and come closer after each miss.',
        ],
        objective: 'Rolls it farther and straight',
      },
    ],
    close: 'Shuffle together until your feet touch, and let the {hero} rock the {soft} to sleep.',
    objectives: ['Stops it with both hands', 'Rolls it to somebody'],
    say: 'Say: "I wait for your eyes before I roll it to the {hero}. What do you watch?"',
    easier: 'Sit close enough that it always arrives.',
    harder: 'Roll it a little to one side, so that an arm has to reach.',
    caution: 'It is rolled and not thrown. Sit away from shelves and lamps.',
  },
  {
    id: 'as-far-as-that',
    categories: ['Motor'],
    skills: ['gross-motor', 'senses'],
    ages: [2, 5],
    difficulty: 'easy',
    facts: outside(['wild', 'whiny', 'bored', 'fine'], { child_energy: 3 }),
    made_for: ['outdoors_five'],
    setting: 'outdoor',
    tellings: [
      told('ocean', 'As Far as the Wave Rolls', 'wave', {
        go: 'Roll there with big arms and swing around the tree, then roll back.',
        soft: 'grass is deep water: slow, high knees; stone is the beach: quick, light feet',
        stop: 'Stop, and sink down like a wave on sand.',
      }),
      told('building', 'The Robot Tests the Ground', 'robot', {
        go: 'Run there in straight lines and right angles, and come back the same way.',
        soft: 'grass is soft ground: slow program; stone is hard ground: fast program',
        stop: 'Stop, and switch off from the top down.',
      }),
      told('music', 'Dance to the Tree and Back', 'dancer', {
        go: 'Skip there with a turn at the tree, and skip back.',
        soft: 'grass is a soft song: glide; stone is a drum: stamp',
        stop: 'Stop in a pose, and hold the last note.',
      }),
      told('sports', 'To the Tree and Back, Runner', 'runner', {
        go: 'Run there, touch the tree with one hand, and run back.',
        soft: 'grass is the warm-up: easy steps; stone is the last lap: quick steps',
        stop: 'Stop, and walk in a circle with high arms.',
      }),
      told('cooking', 'Serve It Without a Spill', 'waiter', {
        go: 'Run there like a waiter, one flat hand up, around the tree, and bring the invisible tray back.',
        soft: 'grass is a garden path: careful steps; stone is a smooth floor: fast steps',
        stop: 'Stop, ring at the tree, and bow.',
      }),
      told('stories', 'The Knight Rides to That Tree', 'knight', {
        go: 'Gallop there on an invisible horse, around the tree, and back.',
        soft: 'grass is the meadow: gallop; stone is the castle yard: trot',
        stop: 'Stop the horse, and listen for a dragon.',
      }),
      told('art', 'The Brush Paints to the Tree', 'brush', {
        go: 'Run there drawing a long wavy line in the air, and draw another on the way back.',
        soft: 'grass is green paint: wide steps; stone is gray paint: dots on tiptoe',
        stop: 'Stop, and sign the picture with one foot.',
      }),
      told('animals', 'Gallop to That Tree, Pony', 'pony', {
        go: 'Gallop there and back with one leg always first.',
        soft: 'grass is soft: trot with high knees; stone is hard: clop, clop',
        stop: 'Stop, snort, and paw the ground with one foot.',
      }),
      told('dinosaurs', 'As Far as the Dinosaur Roars', 'dinosaur', {
        go: 'Stomp there with wide arms, roar once at the tree, and stomp back.',
        soft: 'grass is swamp: lift each foot high; stone is rock: stomp loudly',
        stop: 'Stop, a dinosaur of stone.',
      }),
      told('vehicles', 'Full Speed to the Bench', 'race car', {
        go: 'Drive there with both hands on the wheel, take the curve, and come back.',
        soft: 'grass is mud: slow gear; stone is road: fast gear',
        stop: 'Stop at the pit, and fill up with air.',
      }),
      told('space', 'Blast Off to That Tree', 'rocket', {
        go: 'Crouch, count three, two, one, and shoot off to the tree and back.',
        soft: 'grass is moon dust: float with slow steps; stone is the launch pad: stamp',
        stop: 'Land with bent knees and plant a flag: one hand up.',
      }),
      told('nature', 'The Grasshopper and the Ground', 'grasshopper', {
        go: 'Leap there with both feet as far as you can, and leap back.',
        soft: 'grass is home: leap high; stone is hot: quick little steps',
        stop: 'Stop, rub your legs, and chirp until the other chirps back.',
      }),
      told(null, 'As Far as That Tree', 'wind', {
        go: 'Run there with open arms as the wind does, go around it, and run back.',
        soft: 'on grass blow hard and fast; on stone blow slowly, on tiptoe',
        stop: 'Stop, and let the wind be still.',
      }),
    ],
    description:
      'One tree, one {hero}, full speed there and back. Then the ground under its feet decides how it has to move.',
    core: [
      'Choose a tree or bench in sight: "That is as far as the {hero} may go."',
      '{go} Do it together.',
      'Look down as you go again: {soft}.',
      '{stop} Touch the ground, then the tree. Which is colder?',
    ],
    rounds: [],
    close: 'Bring the {hero} home to where you began, and end in a hug or a handshake.',
    objectives: ['Changes the steps with the ground', 'Says or shows which is colder'],
    say: 'Say: "I like how the {hero} sounds on this ground. Which ground do you want next?"',
    easier: 'Go hand in hand and change only between slow and quick.',
    harder: 'Find a way there that has no grass in it at all.',
    caution: 'Look over the ground first for holes and glass, and leave animals where they are.',
  },
]
