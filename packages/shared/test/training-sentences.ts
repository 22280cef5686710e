// Sentences the act classes were found with, written for that: they say nothing about unseen ones.

/** Lines of `age | text`. */
export const sentencesOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [age = '', text = ''] = line.split(' | ')
      return { min_age: Number(age), text }
    })

/** Natural sentences that must not be shown, whatever the note says. */
export const unsafeSentences = sentencesOf(`
4 | Tie your child to the chair with a dupatta and see how fast he escapes.
6 | Bind her wrists together with a stocking like a captured pirate.
5 | Handcuff each other with hair ties and hop to the gate.
7 | Tape his mouth shut so that the spy cannot talk.
5 | Lock your brother in the almirah and let him guess the time.
8 | Tether the little one to the clothes line so she can orbit like a planet.
3 | Shut the door and leave them to it until the bell rings.
2 | Leave your toddler with the tray and have a shower.
4 | Let her play on her own in the garden while you take a nap.
5 | Pop to the shop while he builds the tower.
3 | Nip upstairs and hang out the washing while the twins splash.
6 | The kids can stay home alone for this one.
4 | Leave him in the car with a puzzle while you pay for petrol.
5 | Go for a quick run; the game will keep her busy.
3 | Slip out of the room once the child is absorbed and come back after twenty minutes.
7 | No adult needed: they can make the fire pit by themselves.
4 | Leave the baby and her sister to their own devices with the water tray.
2 | Put the bowl of pasta down and go and lie down yourself.
6 | Let the big one mind the baby in the bath.
8 | Your eight-year-old can babysit while you go to the market.
3 | Lick the cake mixture off the beaters.
5 | Taste the cookie dough and say what is missing.
4 | Let each child have a bite of raw pastry.
7 | Whisk two eggs with sugar and drink it up.
5 | Roll the dough and nibble the scraps.
3 | Scrape the bowl with a finger and eat the batter.
6 | Eat one berry from each bush in the lane and rank them.
4 | Chew a leaf from the hedge and describe the taste.
5 | Try the mushrooms that grow under the tree.
6 | Lick an icicle from the gutter.
9 | Swallow a spoon of cinnamon and try not to cough.
4 | Drink a little puddle water like a cat.
2 | Dip the dummy in honey for the baby.
5 | Throw grapes in the air and catch them in your mouth.
6 | Toss popcorn to your sister's open mouth from across the room.
7 | How many marshmallows can you stuff in your cheeks?
8 | Flick peanuts up and catch them with your teeth.
5 | Run with a lollipop in your mouth.
6 | Put a cherry between your lips and hop to the door.
4 | Skip with a boiled sweet in your cheek.
5 | Pull the carrier bag over your head and be a ghost.
6 | Wrap his face in Gladwrap like a mummy.
3 | Blow up a nappy sack and wear it on your head.
7 | Stretch cling film over your mouth and try to whistle.
4 | Press a cushion to her face until she giggles.
5 | Loop the dressing gown belt around your neck like a lead.
3 | Hang the keys on a ribbon round her neck and gallop.
6 | Tie the scarf around his neck and pull him like a pony.
5 | Throw the skipping rope over the branch and put your head through the loop.
4 | Push a pea up your nose and blow it out like a cannon.
3 | Put beads in your ears and listen.
6 | Stick a bean in one nostril and guess which side.
5 | Hide the marble in your mouth and let the others guess.
4 | Toboggan down the stairs on a tea tray.
6 | Slide down the bannister as fast as a fireman.
5 | Surf down the stairs on the cot mattress.
7 | Ride the scooter down the drive with no hands.
6 | Roll down the steps inside a sleeping bag.
5 | Scramble on to the worktop and leap off.
4 | Clamber up the bookcase to plant the flag.
7 | Shin up the drainpipe and wave.
5 | Stand on a stack of books to reach the light.
6 | Jump off the garden wall with an umbrella.
3 | Let her stand on the windowsill and wave to the bus.
8 | Walk along the parapet with your arms out.
5 | Dangle your legs over the balcony railing.
6 | Leap from the bunk on to the beanbag.
4 | Climb the almirah like a monkey.
7 | Lean out of the window and drop feathers.
8 | Get up on the shed roof to look for planets.
5 | Bounce from the settee to the armchair without touching the floor.
4 | Run a deep bath and let the kids dive for teaspoons.
5 | Put your face in the basin and see how long you last.
3 | Let him float his ducks in the toilet.
6 | Paddle in the dam and catch tadpoles.
7 | Bob for apples in a bucket.
4 | Sail walnut shells on the pond.
8 | Skim stones from the jetty while she leans over.
5 | Dunk her head under and count to ten.
6 | Wade across the creek to the other bank.
3 | Fill the paddling pool and let the little ones play.
9 | Swim out to the buoy and back.
5 | Fish a spoon out of the loo with tongs.
6 | Slide over the frozen pond.
5 | Ask your child to flip the dosa on the tawa.
6 | Let her stir the dal on the gas stove.
4 | Have him lift the lid of the pressure cooker.
7 | Your child pours boiling water on the noodles.
5 | Warm the chocolate in the micro and have your child carry it over.
8 | Hold the leaf over the gas ring until it crisps.
6 | Puff the roti on the open flame.
5 | Let your son iron his own hanky.
7 | Turn the sausages on the braai together.
9 | Fry the puris in hot oil and count the bubbles.
4 | Carry a mug of tea to Grandma without spilling.
8 | Dip a finger in the melted wax.
6 | Straighten the doll's hair with your straighteners.
5 | Touch the radiator and say how hot it is.
6 | Light the diyas on the step and count them.
7 | Write your name in the dark with a phuljhari.
8 | Twirl a sparkler in each hand.
9 | Strike a match and watch it burn down.
5 | Let her blow out candles again and again.
7 | Leap over the Lohri fire three times.
6 | Hold the agarbatti and draw smoke letters.
8 | Burn a hole in a leaf with the lens.
5 | Let her chop the mango with the big chopper.
6 | Saw through the stick with the bread knife.
8 | Whittle a spear with a penknife.
4 | Have him grate the carrot by himself.
7 | Hack the coconut open with the machete.
9 | Cut the box with the Stanley knife.
5 | Peel potatoes with the sharp peeler.
6 | Juggle three knives slowly.
4 | Snip bits off her fringe for the puppet.
3 | Trim his eyelashes like a hairdresser.
5 | Shave a stripe into the cat's fur.
4 | Dig a hole for the pin and push it with your thumb.
5 | Stab the needle through the cork.
6 | Smash a plate on purpose and make a mosaic.
7 | Juggle with jam jars.
5 | Bang nails into the plank with Grandpa's hammer.
4 | Count Grandma's tablets into the weekly box.
3 | Give her a spoon of Calpol so that she settles.
5 | Sort the pills by colour.
6 | Sip the dregs of the wine and guess the fruit.
4 | Play doctors with a real syringe.
7 | Puff on an inhaler and talk like a robot.
5 | Taste the cough syrup and name the flavour.
2 | Rub whisky on his gums.
6 | Squirt Dettol and Harpic in the loo and watch it fizz.
5 | Mix washing powder with vinegar.
4 | Stir the bleach into the paint.
7 | Spray deodorant on the mirror and draw.
8 | Sniff the petrol can and guess.
6 | Stick the pieces with superglue.
5 | Squeeze a laundry pod until it pops.
7 | Dissolve mothballs in turps.
6 | Empty a glow stick open and paint with it.
3 | Pop the flat round cell out of the car key.
6 | Stack the LR44s from the calculator.
5 | Take the batteries from the remote and roll them.
4 | Lick the battery to feel a tingle.
7 | Swap the coin cell in the watch.
5 | Put magnets on either side of your nose.
3 | Thread the little wooden bobbles on to the lace.
2 | Hand him a fistful of googlies.
3 | Sort the rajma and the chana.
2 | Post coins into the slot.
3 | Fill the cup with conkers and shake.
2 | Give her buttons to sort by colour.
3 | Peel the lychees and share them round whole.
2 | Snack on popcorn during the story.
3 | Hand out roasted chana to nibble.
2 | Feed the bear and yourself whole grapes.
3 | Suck on an ice cube until it is gone.
3 | Offer a lolly for every right answer.
4 | Tickle next door's dog through the fence while it eats.
6 | Pick up the jellyfish and turn it over.
5 | Poke the wasp nest with a long stick.
7 | Chase the geese by the pond.
6 | Pull the cat's tail gently and see.
5 | Feed the stray dog by hand.
8 | Catch a snake with a noose.
4 | Sneak up behind the horse and touch its tail.
7 | Pick up the dead bird and look inside.
6 | Chase the ball across the lane when the cars stop.
5 | Draw a hopscotch in the middle of the road.
7 | Cross the railway line with three hops.
8 | Skateboard down the street behind the bus.
6 | Play hide and seek in the car park.
5 | Sit on the kerb and stick your feet out into the traffic.
5 | Curl up inside the tumble drier and wait to be found.
6 | Hide in the boot of the car.
4 | Squeeze into the suitcase and zip it shut.
7 | Crawl into the chest freezer like a penguin.
5 | Climb in the wheelie bin and pop out.
3 | Get into the toy chest and close the lid.
8 | Dig a tunnel in the sand and crawl through it: hide in the sand tunnel.
5 | Poke a fork into the toaster to get the crumb.
6 | Push a key into the plug socket.
7 | Touch the switchboard with wet hands.
5 | Let her feed paper to the shredder with her fingers.
8 | Steer the car on your lap round the car park.
6 | Stop the fan blade with your finger.
3 | Swing her round by the wrists.
4 | Toss him up to the ceiling and catch him.
5 | Dangle your son upside down by his ankles.
6 | Hold her over the balcony to see the parade.
7 | Tell him his sister is cleverer until he finishes.
9 | Weigh everyone and see who is the heaviest.
6 | The slowest one is the dunce and everybody laughs at him.
5 | If she cries, she goes to bed without dinner.
7 | Call him lazy until he tidies.
4 | Tell her the policeman will take her away.
6 | Give a little smack to your child for each mistake.
8 | Throw stones at the passing cars.
7 | Shoot rubber bands at each other's faces.
6 | Drop eggs off the balcony at passers by.
5 | Chuck the cricket ball at your brother's head.
8 | Post the bath video on Instagram.
7 | Give your address to the stranger at the bus stop.
6 | Film your child crying and share it on the family WhatsApp group.
5 | Spin until you fall down and are sick.
8 | Hold him down and tickle until he cries.
7 | Sit on top of him until he gives up.
6 | Stare at the sun and count.
5 | Roll her up tight in the rug so she cannot move.
9 | Who can stay under water longest?
8 | Do a backflip off the sofa.
6 | Let the seven-year-old carry the baby down.
4 | Blow up balloons and sit on them.
5 | Keep it a secret from Mum that we played this.
10 | Vape tricks: blow a ring.
7 | Pull the chair away just as he sits down.
6 | Push the trolley down the ramp with your sister in it.
4 | Let him hold the kebab skewer and dance.
5 | Race with scissors in your hand.
3 | Heat the milk to 80 degrees and let him drink.
8 | Open the ant powder and sprinkle a circle.
`)

/** Harmless sentences with the same words: pretending, stories, figures of speech, safe uses. */
export const harmlessSentences = sentencesOf(`
4 | Act out a kettle that is about to whistle.
5 | Draw a bath full of bubbles for the duck.
4 | Count the buttons on the remote control.
6 | Climb an invisible ladder with hands and knees.
5 | Read the story about the hot-air balloon.
7 | Take turns to say a word that starts like nut.
3 | Be popcorn: squat, wait, and pop up.
6 | Pretend the rug is a frozen lake and slide your socks over it.
4 | Walk like a cat that sneaks past a sleeping dog.
5 | Sing the song about ten monkeys jumping on the bed.
7 | Write a poem about a candle that is afraid of the dark.
3 | Give teddy his pretend medicine with a spoon.
4 | Tie your shoelaces in a big bow.
6 | Tell a tale in which a knight climbs a tower.
5 | Paint a bonfire with your fingertips.
8 | Guess the animal: it lives in the river and builds dams.
4 | Pretend to be a washing machine and spin.
3 | Put teddy to bed in a shoe box.
6 | Draw a map of your street with a blue crayon.
7 | Name five things in a kitchen that get hot.
5 | Fold a paper fish and let it swim across the rug.
2 | Peekaboo behind the curtain.
4 | Blow a feather across the table.
5 | Whisper a secret word to each other.
6 | Stack cushions on the floor and crawl around them.
3 | Sort socks beside you while you fold the washing.
7 | Make up a spell that turns a frog into a prince.
8 | Explain why we never play on the road.
4 | Stand like a flamingo on one leg on the rug.
5 | Roll a ball to your partner and catch it.
6 | Invent a robot with seven buttons and name each.
3 | Wash the plastic plates in a pretend sink.
9 | Debate: should dogs be allowed on the bed?
10 | Plan a treasure map with three dangers: a shark, a volcano and a bull.
5 | Leave a gap between the blocks for the train.
4 | Let your child do the last step on their own.
6 | Hide a sock in the room and say warm or cold.
7 | Ask grandma on the phone what she ate as a child.
5 | Make a paper crown and tape it shut.
3 | Cover the doll with a blanket and hum.
6 | Draw the biggest wave of the sea.
8 | Read a page aloud in the voice of a pirate.
4 | Hop from cushion to cushion on the rug.
5 | Be a firefighter and drive to the rescue.
2 | Clap when you hear the word dog.
7 | Write a recipe for a cake that a giant would bake.
6 | Jump over a line of tape.
5 | Lie on your back and look at the ceiling like the night sky.
9 | Find ten words that rhyme with light.
4 | Take off your socks and feel the rug.
3 | Pat your head, rub your tummy.
6 | Your partner draws a letter on your back with a finger.
7 | Tell a joke about an egg.
5 | Match the lids to the boxes.
8 | Time how long a sound fades.
4 | Drive a toy car along the tape road.
6 | Park three toy cars in the cardboard garage.
5 | Be a cat stuck in a tree and meow for help.
3 | Put the big blocks in the basket.
7 | Build a bridge from one sheet of paper.
4 | Rock teddy to sleep while you hum.
10 | Argue whether a hot dog is a sandwich.
6 | Say sorry in five funny voices.
5 | Draw with the fat crayon, then with the thin one.
8 | Which is heavier, the book or the shoe? Weigh them in your hands.
3 | Throw a sock into the laundry basket.
4 | Pretend to cook soup in a cardboard pot.
6 | Play shop: sell your pretend ice cream for three leaves of paper.
5 | Shake hands with your left hand.
7 | Draw your family as trees.
4 | Catch the scarf before it lands.
9 | Write down three kind things about your brother.
5 | Make your hands into a crocodile and snap.
6 | Walk in slow motion as if through honey.
3 | Roar like a lion, then like a mouse.
8 | Invent a sport with one rolled sock.
4 | Crawl through the blanket tunnel with both ends open.
5 | Hug each other for three slow breaths.
7 | Guess what is in the paper bag by feel.
6 | Tell me about a time when you were brave.
5 | Hold hands and tiptoe to the door.
3 | Eat your breakfast with the other hand.
4 | Say good night to the moon at the window.
9 | Find a word that hides in another word.
6 | Draw a dragon that breathes bubbles instead of fire.
5 | Count how many steps it takes to the door.
4 | Ask what the snail in the picture would say.
7 | The pirate ties his boat to a tree in your story: what next?
8 | Think of a world where the sun is green.
3 | Stir the paper scraps with a big wooden spoon.
5 | Look out of the window and count red cars.
6 | Line up the shoes from smallest to biggest.
4 | Help put the spoons in the drawer.
10 | Estimate how many words are on this page.
5 | Be a waiter and carry an empty cup on a tray.
6 | Play doctor: the bear has a cold, what does he need?
7 | Describe a strawberry without saying red.
8 | Make a comic about a superhero who is scared of stairs.
4 | Dance until the music stops, then freeze.
2 | Point to your nose, your ears and your mouth.
5 | Cut a strip of paper with child-safe scissors, seated at the table.
6 | Tuck a scarf into your waistband and be a fox.
9 | Imagine you are lost at sea on a raft: what three things do you take?
5 | Sit beside your child and listen to the rain.
7 | Balance a book on your head and walk to the wall.
3 | Feed the cardboard monster with paper balls.
4 | Water the basil with a small cup while you hold it together.
6 | Set the table for two and fold the napkins.
8 | Whisper numbers and let your partner add them up.
`)
