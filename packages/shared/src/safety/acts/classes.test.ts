import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../test/training-sentences.ts'
import { checkActivitySafety } from '../gate.ts'
import { ruleSentences } from '../sentences.ts'

/** As a family would get it: the note has every sentence that a rule requires. */
function isRefused(minAge: number, text: string): boolean {
  const activity = { setup_instructions: [text], min_age: minAge }
  const asked = checkActivitySafety(activity).findings.flatMap(({ action, rule_id }) =>
    action === 'phrase' ? (ruleSentences[rule_id] ?? []) : [],
  )
  return !checkActivitySafety({ ...activity, safety_note: asked.join(' ') }).is_safe
}

const unsafe = sentencesOf(`
2 | Put a handful of whole grapes in the muffin tin and let your toddler move them one by one, eating as she goes.
4 | See who can cram the most cotton-wool-soft marshmallows in their cheeks and still say their name.
4 | Knot the skipping rope round your waist and your child's neck as a horse and rider.
5 | Wear the dressing-gown belt as a tie and pull it tight like Daddy does.
2 | Fill the bath and let the twins sail boats while you sort the laundry in the bedroom.
4 | Who can keep their face under the longest? Use the big bucket in the garden.
4 | Stand on a stool and stir the dal while it bubbles.
5 | Iron the melted-crayon picture with your own hands, it is only medium heat.
6 | Stab the pumpkin with the pointy knife and saw out the eyes.
7 | Smash an old plate in a towel and make a mosaic from the pieces.
3 | Count out the shiny red tablets from Gran's box by color.
5 | Squeeze a Persil capsule until it squirts.
3 | Fish with strong little magnets on a string.
4 | Fill a tub with Orbeez and let their feet go in.
3 | Push the plug into the wall and pull it out, push and pull, and feel it click.
5 | Blow-dry boats across the bath with the hairdryer.
4 | Stand on the window ledge and wave to the postman.
3 | Slide down the stairs in the laundry basket.
6 | Kick the ball across the street and run after it.
7 | Stand at the kerb and touch each car as it goes by.
4 | Creep up on the neighbour's sleeping dog and touch its nose.
3 | Hug a dog you meet at the park.
4 | Sit in the parked car with the windows up and pretend to be in a sauna.
3 | Roll in the snow in just your swimmers.
7 | Drop a mint into the cola bottle, screw the cap on tight and throw it.
6 | Put dry ice in a sealed bottle and stand back.
6 | Shine the laser at the wall and then at each other's eyes to see the pupils shrink.
8 | Make a slingshot from a forked stick and shoot gravel at the tins on the wall.
6 | Spin round and round until you fall over, then try to run.
8 | Eat a spoonful of chilli flakes without drinking.
6 | Shut your sister in the wardrobe until she guesses the riddle.
7 | Handcuff yourself to the radiator and find the key.
7 | Chat with another player on Roblox and find out where he lives.
6 | Tell the man at the bus stop your name and your address and ask for his.
5 | Tell your child the monster in the cellar takes the ones who do not tidy.
8 | Make him stand in the corner with his nose to the wall for each mistake.
3 | Blind taste: satay sauce, cashew butter, tahini. Spread it on their lips.
2 | First taste of prawns, egg and peanut butter in one go.
2 | This keeps your toddler busy in the garden so you can finally catch forty winks.
5 | Leave them at the playground and do the weekly shop.
2 | Give him the pen lids and bottle tops to feed the hungry monster box; he can do this happily in his cot.
3 | Play a tasting game lying flat on the sofa: I feed you almonds and you guess with your eyes shut.
6 | Turn the hood cord of your jacket into a steering rein and let your friend pull you along by it.
7 | Make a hammock out of the bed sheet, tie it to the wardrobe handles and swing your sister in it.
3 | After the rain, sit at the edge of the drainage ditch and let your boats race, jumping in to fetch them.
5 | Do handstands in the shallow end and see whose legs stay up longest.
6 | Warm a spoon over the hob flame and press it into the wax crayons.
8 | Make a cuppa for everyone: fill the kettle, switch it on and pour.
7 | Build a bird box: the kids do the sawing and the nailing themselves.
3 | Dig in the kitchen drawer with eyes shut and name what you feel: peeler, corkscrew, skewer.
4 | Let's make perfume: rose petals, surgical spirit and a splash of Dad's aftershave; dab some behind each ear.
5 | Plant lily of the valley bulbs and have a nibble of the white bits.
2 | Use a magnetic drawing board with the little loose magnets spilling over the floor.
3 | Poke the squishy gel balls with your teeth and see if they burst.
4 | Put your tongue across the ends of the rectangular battery and tell us what it tastes of.
3 | Push the pram with him standing in it, like a pirate in the crow's nest.
7 | Roller skate down the hallway holding on to the dog.
7 | Bike down the hill with both hands in the air.
6 | Play frisbee across the lane, and fetch it when it lands in the traffic.
5 | Go and see whether the mother cat lets you take her kittens.
7 | Turn over stones to find scorpions and tickle them with a straw.
6 | Light one end of a string and see how fast it creeps.
7 | Pack cracker powder in a tin and light the wick with an agarbatti.
5 | Make spitballs with chewed paper and shoot them at the baby.
6 | Bite into a whole raw chilli without making a face.
6 | Wind the rope round her, tree and all, for the cowboy game.
9 | Swap photos with your new friend from the game.
10 | Do a room tour live for your followers.
5 | Whoever cries gets filmed and shown to Grandma.
8 | Everyone says who they like least in the family.
1 | Stir a spoonful of honey into the baby's porridge for the bear's breakfast.
3 | Pop the little ones in the paddling pool and get some gardening done round the front.
2 | Once he is busy with the beads, slip out and start the car to warm it up.
6 | Build an igloo, crawl in and block the door with snow.
2 | Sprinkle cake decorations, the hard silver balls, into her hand and let her pop them like pearls.
2 | Let your baby explore the coin purse: open, shut, shake out, put back.
3 | Put the shopping bag with handles over your back like wings, one handle round the neck.
4 | Use the stair gate cord as a zip line for your tummy.
3 | Sit on the step of the swimming pool and kick while I make a call.
5 | Race rubber ducks down the stream, running along the bank.
4 | Help to light the birthday cake; you hold the long match.
5 | Let them drop the pasta into the bubbling pot one piece at a time.
5 | Slice the bread yourself, as thin as you can see through.
7 | Make a sword from the tin lid and a stick.
2 | Squeeze the colourful squishy cushions that live by the washing machine.
5 | Make mud soup with leaves and berries from the hedge and have a proper taste.
6 | Make earrings from two strong magnets, one each side of the lobe.
4 | Play with the jelly balls that came with Mum's vase.
4 | Water the plant that stands on the socket strip with your watering can.
2 | Let him chew the charger while you film the funny face.
3 | Push the stool to the window and wave down to Daddy, the window wide open.
5 | Stack the crates and climb up to touch the top of the door.
3 | Let's see who gets to our car first across the car park!
4 | Play tag round the cars while we wait for the shop to open.
3 | Lie down on the dog and use him as a pillow while he has his dinner.
6 | Put the sealed tin of beans on the camp stove and wait for the bang.
5 | Let each child throw a banger at the pavement.
5 | Take Grandad's old pistol from the drawer; play cowboys with it.
6 | Fill socks with stones for a proper battle.
6 | Who can hang by one hand longest from the top bar?
5 | Put your head in the bowl of water and sing a whole song.
5 | Fasten her to the tree with the skipping rope: the Indians have caught a cowboy.
8 | Cuff the thief with cable ties.
5 | Run ahead and hide from me in the big shop.
9 | Reply to the message from the nice lady online and ask for a present.
6 | Put a sticker on the chart of shame for each mistake.
5 | Whoever spills has to wear the dirty bib all day.
2 | Put the playpen in the shade and take an hour for yourself in the house.
3 | The TV and a bowl of nuts will keep them quiet till you are back from the shop.
1 | A little taste of runny honey calms the teething.
3 | Drink the milk fresh from the cow's udder.
5 | Look at the eclipse through the CD.
`)

const harmless = sentencesOf(`
4 | Be a kernel of popcorn: crouch down small and pop up when you hear the clap.
3 | Puff your cheeks like a balloon and let the air out slowly.
4 | Wave a scarf like a river and let teddy swim in it.
3 | Play peekaboo with a small towel held in your own hands.
3 | Fish for paper fish from the sofa boat.
6 | Draw the deepest sea creature you can think of.
4 | Play a hot and cold game: hot when you are near the spoon, cold when far.
6 | Hot potato with a rolled sock: pass it before the music stops.
5 | Make a sword from a rolled newspaper and knight the teddy.
3 | Tear the paper into strips; no scissors needed.
4 | Brush your teeth to a two-minute song.
3 | Wash your hands with soap and sing the alphabet.
5 | Move like two magnets: palms drawn together, then pushed apart.
6 | Check the flashlight works, then make shadow animals.
4 | Plug your ears with your fingers and read my lips.
7 | Draw a robot with a plug for a tail.
4 | Walk heel to toe along a line of tape.
3 | Climb the stairs holding hands and count each step.
4 | Draw a road with chalk on the patio and drive toy cars on it.
6 | Practise crossing the rug street: stop, look, listen, hold hands.
3 | Growl like a bear and curl up for winter.
4 | Watch the birds through the window and copy their hops.
5 | Ice skating in socks on the rug, slowly and side by side.
6 | Make paper snowballs and toss them into a basket.
6 | Draw fireworks with bright crayons on dark paper.
7 | Say bang when the number can be divided by five.
5 | Throw rolled socks into the laundry basket from three steps.
4 | Shoot a basket with a soft ball and a box.
6 | Truth or silly: tell a true thing or make a silly face.
4 | Hold as still as a statue while I count to twenty.
6 | Lock the treasure chest with a paper key.
7 | Three-legged march: hold ankles? No, hold hands and match steps.
7 | Play pretend post office with your address written as a drawing.
9 | Film a one-minute show for us to watch tonight on the sofa, and delete it after.
5 | Tell each other one thing you did well today.
4 | Name a feeling: sad, cross, silly, proud, and show it with your face.
6 | Draw the best sandwich of the world.
5 | Pretend picnic with plates of leaves for the dolls.
3 | Roll the ball to each other while the dinner is on the table getting cool.
5 | Let your child do the last piece on their own while you watch.
3 | Comb your hair and mine with the big comb.
5 | Set the table with plates, cups and spoons and a knife at each place by the grown-up.
6 | Find something in the room that is as long as a knife, as flat as a coin, as round as a grape.
7 | Tell a ghost story that ends with a joke.
4 | Name five foods that are round: a pea, a grape, a cherry, a meatball and a melon.
3 | Blow up your cheeks like two balloons and let them sigh.
7 | Draw the longest scarf in the world across four sheets.
6 | Wrap a present for teddy in newspaper and tape.
4 | Row, row, row your boat on the rug, back to back.
3 | Pretend the hallway is a river; hop over it on paper stones.
6 | Play restaurant: take my order, shout it to the kitchen and serve a plate of drawn spaghetti.
4 | Guess what is in the oven glove by feeling through the cloth.
6 | Cut and paste: say which word you would swap in this sentence.
5 | A pirate story with cardboard swords that never touch anybody.
5 | Pretend chemist: pour nothing from cup to cup and call it dragon medicine.
8 | Draw a warning sign for a bottle of monster poison.
5 | Be a phone that is running out of battery and say goodbye slower and slower.
4 | Switch off one lamp each and say good night to the room.
5 | Climb the number ladder in your head: 2, 4, 6 and up.
6 | Crawl under the table like a spy and deliver the note.
4 | Sit side by side on the sofa and drive to the moon with seat belts of air.
6 | From the window, count how many people walk a dog.
5 | Move like a jellyfish, then like a crab.
3 | Feed paper carrots to the toy rabbit.
6 | Pop like a balloon when the story says pop.
4 | Stomp like thunder, tap like rain, flash like lightning with your fingers.
6 | Knock down three empty paper cups with a soft ball.
5 | Toss a feather and keep it in the air with your breath.
6 | Challenge: say a tongue twister three times without laughing.
8 | Who can tell the shortest story?
5 | The key to the castle is a word; guess it and the gate, my arms, opens.
6 | Capture the flag with socks: who is caught sings a line.
8 | Write a pretend post for a dragon's page on a sheet of paper.
9 | Make a newspaper front page about our family evening for Grandpa.
4 | Show me a scared face, a brave face and a sleepy face.
6 | Laugh like Santa, a mouse and a witch.
5 | Your child sets the table alone while you watch from your chair.
6 | Take the call in the same room; your child draws beside you what the voice sounds like.
5 | Say the word balloon ten times fast and see what happens to it.
6 | Paint a kettle, a cat and a cloud in one picture.
7 | Make a table of things that float and things that sink, from memory.
5 | Bury a plastic dinosaur in a tray of dry leaves and dig it out with a spoon.
6 | Roll up the rug and unroll it like a carpet for the queen.
3 | Take teddy for a ride in the laundry basket across the floor, slowly.
5 | Your body is a clock: arms show three, six, nine o'clock.
6 | Choose a button on your shirt and tell its life story.
3 | Look in the mirror, stick out your tongue and count your teeth together.
5 | Make a shadow dog bark at a shadow cat.
6 | Close your eyes and tell me where the sound of the keys comes from.
5 | Hang a drawing on the line with clothespins, beside your grown-up.
5 | Fold a diya from orange paper and put a yellow tissue flame in it.
6 | Play cricket in the hallway with a soft sponge ball and a rolled newspaper.
5 | Use a torch under the duvet to tell a bedtime tale, heads out, with Mum beside you.
7 | Cut a sandwich into triangles: Dad holds the knife, you say where the line goes.
6 | Hunt for the letter S on the tins in the cupboard while Mum cooks next to you.
4 | Use a cold, unplugged lamp as a microphone stand? No, use a wooden spoon as a microphone.
5 | Wash the plastic dinosaurs in a shallow tray, an adult beside you the whole time, and empty it at once.
4 | Put a blanket over the clothes horse, leave both ends open, and read in it together.
3 | Blow soap bubbles in the garden beside Dad, away from the road, and pop them with one finger; wash hands after.
6 | Who am I? I am long, I have a hook and I catch fish. Guess!
8 | Time how long the ice takes to melt in a bowl on the table, an adult beside you; tip the water out.
9 | Compare the labels of two shampoo bottles: which has more words?
`)

describe('classes of words', () => {
  it.each(unsafe)('refuse at age $min_age: $text', ({ min_age, text }) => {
    expect(isRefused(min_age, text)).toBe(true)
  })

  it.each(harmless)('let pass at age $min_age: $text', ({ min_age, text }) => {
    expect(isRefused(min_age, text)).toBe(false)
  })
})

describe('an adult', () => {
  it.each([
    "Cut the apple with Mum's good knife.",
    'Fry an egg and bring it to Mum in bed.',
    'Iron the shirt like Daddy.',
  ])('who is only named does not do the step: %s', (text) => {
    expect(isRefused(6, text)).toBe(true)
  })

  it.each(['An adult cuts the apple with a sharp knife.', "Let an adult's hand hold the grater."])(
    'who does the step is heard: %s',
    (text) => {
      expect(isRefused(9, text)).toBe(false)
    },
  )
})
