import { caseTable } from './case-table.ts'

/** The 40 cases handed over with the rules. */
export const givenCases = caseTable(`
S01 | 6 | - | Fill balloons with water and toss them outside. | Adult watches.
S02 | 4 | water_ice | Tip a cup of water beads into the tray. | Within arm's reach, empty the tray after.
S03 | 7 | - | Open a musical card to find the coin battery. | Adult helps.
S04 | 5 | - | Sort objects by magnet and not magnetic. | Adult watches.
S05 | 3 | cardboard | Roll marbles down the ramp. | Keep away from younger siblings.
S06 | 3 | cups_bowls | Sort buttons by color into cups. | Count in and out.
S07 | 2 | cups_bowls | Scoop dry beans from bowl to bowl. | Not in mouth.
S07b | 4 | dry_goods | Count ten raw red kidney beans. | Not in mouth.
S08 | 3 | snack_foods | Thread whole grapes on a stick and count them. | Check allergies.
S09 | 4 | snack_foods | Serve yogurt with cereal on top. | Sit down to eat.
S11 | 4 | baking_staples | Mix flour and water and taste the dough. | Adult watches.
S13 | 8 | glue | Make slime with borax and glue. | Adult helps.
S14 | 9 | coins_buttons | Clean coins with bleach. | Gloves.
S15 | 7 | baking_staples | Put the tray in the oven for ten minutes. | Careful, hot. wash hands. do not taste. allergies.
S16 | 9 | water_ice | Pour boiling water over the leaves. | Careful.
S17b | 9 | cardboard | Cut cardboard with a craft knife. | Careful.
S19 | 5 | paper | Prick holes with a pin. | Adult.
S20 | 6 | - | Hammer three nails into the board. | Adult.
S21 | 4 | string | Tie a ribbon leash on the teddy. | Adult watches.
S21b | 2 | string | Thread yarn through the tube. | never around the neck
S23b | 5 | - | Swim toys race in the bathtub. | Adult.
S26 | 9 | cardboard | Track the sun with a pinhole viewer. | Adult near.
S29 | 3 | glue | Sprinkle glitter on the glue. | keep from eyes
S31 | 5 | craft_sticks | Build a slingshot and hit the cups. | Never aim at people.
S32 | 4 | cardboard | Stretch rubber bands over the box. | Watch fingers.
S34 | 5 | - | Watch a YouTube video about whales. | Adult.
S39 | 6 | - | Hide in the dryer or the fridge and wait. | Adult.
S40 | 9 | - | Post the picture on Instagram. | Adult.
S41 | 6 | - | Sort vitamins and pills by color. | Adult.
S45 | 6 | - | If he loses, no dessert and he is lazy. | Adult.
- | 3 | snack_foods | Fan the banana coins on a plate. | Check allergies; an adult sits beside.
- | 3 | textiles | Play this without balloons: use a rolled sock. | Stay within arm's reach.
- | 4 | - | Press the play button in the air and pretend to be a robot. | An adult watches.
- | 4 | flashlight | Tell a campfire story under the table with a flashlight. | An adult stays in the room.
- | 5 | paper | Say what you saw when the paper fell. | An adult watches.
- | 4 | cups_bowls | Never use glass jars; use a plastic cup. | An adult watches.
- | 2 | - | Ring a pretend hand phone and answer it. | Stay within arm's reach.
- | 4 | - | Stand behind the chair and hum the tune. | An adult watches.
- | 3 | paper,drawing_tools | Draw a sunset with warm colors. | Stay within arm's reach.
- | 6 | snack_foods | Quarter the grapes lengthwise and share them on a plate. | Sit down to eat; check allergies; an adult watches.
`)
