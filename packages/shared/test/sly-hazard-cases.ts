import { caseTable } from './case-table.ts'

/** Hazards behind pretending, comparing, negating and odd words, written after the patterns to try them. */
export const slyHazardCases = caseTable(`
S01 | 6 | - | Push the balloon out of the ring with your head. | An adult watches.
S01 | 6 | - | You can't go wrong with balloons. | An adult watches.
S01 | 6 | - | Move the cup without touching the balloon. | An adult watches.
S02 | 7 | - | Squeeze gel beads and count them. | Count them back.
S03 | 5 | - | Put a tealight under the paper house. | An adult watches.
S03 | 6 | - | Roll two AAA batteries; then swap in a button cell. | An adult watches.
S04 | 8 | - | Make a compass: rub a needle on a magnet. | An adult beside, blunt.
S04 | 6 | - | Touch the magnetic poles together. | An adult watches.
S05 | 2 | - | Post ping-pong balls down a tube. | Beside.
S05 | 3 | - | Use a small item like a marble. | Keep away from younger siblings.
S05 | 3 | - | Avoid stepping on the marbles. | Keep away from younger siblings.
S06 | 3 | - | Screw the bolts onto the board. | Not in mouth.
S06 | 2 | - | Do up the button box and shake the coins. | Not in mouth.
S06 | 3 | - | Sort coat buttons by color. | Not in mouth.
S06 | 2 | - | Toy coins go in the slot one by one. | Not in mouth.
S07 | 2 | - | Pour the beans from one cup to another. | Not in mouth.
S07 | 2 | - | Stir the dry pasta with a spoon. | Not in mouth.
S07 | 2 | - | Make seed pictures with glue. | Not in mouth.
S08 | 3 | - | Cut the grapes in half and share. | Check allergies; seated.
S08 | 3 | - | Eat a hot dog in slices. | Check allergies; seated.
S09 | 5 | - | Taste the yogurt with a spoon. | Seated.
S10 | 2 | - | Dip apple slices in honey. | Allergies; beside; seated.
S11 | 4 | - | Let your child pat the raw dough. | Allergies.
S12 | 3 | - | Dig in a bowl of salt with spoons. | Beside.
S13 | 6 | - | Blow bubbles from dish detergent and water. | Beside your child; empty it straight away.
S14 | 5 | - | Stamp with hand sanitizer gel. | An adult watches.
S15 | 9 | - | Pretend to be chefs, then boil the pasta. | Check allergies.
S15 | 9 | - | Pretend to be a baker and bake real bread. | Check allergies, wash hands, do not taste raw dough.
S15 | 9 | - | Pick a hot tool like a glue gun. | Careful.
S15 | 8 | - | Put the milk in a microwave safe cup and heat it in the microwave. | Allergies.
S15b | 7 | - | Pretend to camp by lighting a candle. | An adult watches.
S15b | 5 | - | Stick candles in the cake and count them. | An adult watches.
S15b | 7 | - | Keep away from the candle while it burns. | An adult watches.
S15b | 9 | - | Sit in an indoor campfire circle around a lit candle. | An adult watches.
S16 | 3 | - | Dip a cloth in hot water and feel the steam. | Beside; empty it straight away.
S17 | 2 | paper | Cut paper with your child's hand in yours. | Beside.
S17 | 3 | - | Cut and paste the shapes. | Stay within arm's reach.
S17b | 7 | - | Use sharp scissors to cut the felt. | Careful, seated.
S18 | 2 | - | Let your child cut banana slices with a plastic knife. | Beside; allergies.
S19 | 5 | - | Stick ten pins along the line. | An adult watches.
S19 | 5 | - | Stick a name badge on with a pin. | An adult watches.
S20 | 5 | - | Fix the wheel with a small screwdriver. | An adult helps.
S20 | 6 | - | Tap the peg with a rubber mallet and a hammer. | An adult watches.
S21 | 4 | - | Pull the box by a cord. | An adult watches.
S21 | 7 | - | Tie the scarf like a cape. | An adult watches.
S21 | 5 | - | Hold a blue ribbon and run. | An adult watches.
S22 | 3 | - | Hide under a plastic sheet. | Adult beside.
S23b | 4 | - | Pretend to be a fish in the bathtub. | Stay near.
S23b | 4 | - | Find things that float in the bath. | Stay near.
S23b | 6 | - | Catch creatures in the pond. | Wash hands.
S24 | 5 | - | Pretend the couch is a cliff and jump off the couch. | An adult watches.
S24 | 6 | - | Be a statue while you stand on the stool. | An adult watches.
S24 | 6 | - | Step up onto the bench and hop down. | An adult watches.
S24 | 4 | - | Let them climb up the drawers of the dresser. | An adult watches.
S24 | 8 | - | Stack two chairs and climb up to the lamp. | An adult watches.
S24 | 5 | - | Walk the plank along the edge of the bed. | An adult watches.
S24 | 5 | - | Climb up to get the bowl from the shelf. | An adult watches.
S25 | 4 | - | Run through the garden barefoot. | An adult watches.
S25 | 6 | - | Pick garden flowers and press them. | An adult watches.
S26 | 5 | - | Find where the sun stands at noon. | An adult watches.
S26 | 7 | - | Lie in the sun and feel the warmth. | An adult watches.
S26 | 8 | - | Watch the rising sun. | An adult watches.
S27 | 6 | - | Find all the outlets and put stickers on them. | An adult watches.
S28 | 4 | - | Look in the snow globe jar. | Adult beside.
S29 | 3 | - | Blow glitter off the paper. | Keep from eyes.
S29 | 3 | - | Sprinkle glitter like snow. | Keep from eyes.
S31 | 4 | - | Load the catapult with paper balls. | Never at people.
S32 | 3 | - | Snap rubber bands on a peg board. | Mouth.
S33 | 5 | - | Pretend to be moles walking with eyes closed. | An adult watches.
S34 | 5 | - | Watch two short videos about frogs. | An adult watches.
S34 | 3 | - | Play with an app that makes animal sounds. | Beside.
S34 | 6 | - | Watch a two-minute video and clap. | An adult watches.
S34 | 4 | - | Watch your favorite movie in a blanket tent. | An adult watches.
S35 | 5 | - | Let the cat sniff and pet the cat gently. | Careful.
S36 | 3 | - | Swing them by the hands like a helicopter. | Careful.
S36 | 2 | - | Bounce and toss your baby into the air. | Careful.
S37 | 6 | - | Dare your partner to lick the window. | An adult watches.
S39 | 5 | - | Curl up in the laundry basket with the lid closed, or in the dryer. | An adult watches.
S39 | 6 | - | Be very quiet in the closet: hide in the wardrobe. | An adult watches.
S39 | 7 | - | Hide your sibling in the wardrobe. | An adult watches.
S40 | 9 | - | Call out your address and phone number to the others online. | An adult is at home.
S41 | 5 | - | Play doctor with real medicine bottles. | An adult watches.
S41 | 9 | - | Aim the toy gun at the cups. | Never at people.
S41 | 5 | - | Give the doll medicine from the cabinet. | An adult watches.
S42 | 5 | - | Turn your face into a cat with face paint. | An adult watches.
S44 | 5 | - | Rock the bookshelf gently and see what falls. | An adult watches.
S45 | 6 | - | Whoever loses is a lazy bones and gets punished. | An adult watches.
S46 | 3 | - | Singing this song treats speech delay. | Beside.
S46 | 5 | - | A doctor says it cures autism. | An adult watches.
`)
