import { caseTable } from './case-table.ts'

/** Hazards in an author's words: materials, ages and verbs, and some attempts to hide them. */
export const hazardCases = caseTable(`
S01 | 5 | - | Blow up three balloons and bat them over the sofa. | An adult watches.
S01 | 3 | - | Rub a balloon on your hair and stick it to the wall. | Stay within arm's reach.
S01 | 8 | - | Make a balloon animal and give it a name. | An adult stays in the room.
S01 | 10 | - | Let go of the balloon and measure how far the rocket flies on its string. | Never around the neck.
S01 | 4 | - | Keep it up! Do not let the balloon touch the floor. | An adult stays in the room.
S01 | 6 | - | Fill water balloons and play catch with a partner. | An adult watches.
S01 | 7 | - | Don't drop the balloon while you walk across the rug. | An adult watches.
S01 | 9 | - | Cover a b a l l o o n with strips of wet newspaper. | An adult is at home.
S01 | 9 | - | Cover a bal\u200Bloon with strips of wet newspaper. | An adult is at home.
S01 | 5 | - | Draw a face on a balloon and fill it with flour. | Wash hands, do not taste, check allergies. An adult watches.
S01 | 2 | - | Chase the party balloon around the room together. | Stay within arm's reach.
S01 | 12 | - | Power a cardboard car with a balloon taped to a straw. | An adult is at home.
S01 | 6 | - | No glue today, but balloons for everybody. | An adult watches.
S01 | 6 | - | Twist a balloon animal and name it. | An adult watches.
S01 | 10 | - | Race two balloon-powered cars. | An adult is at home.
S01 | 3 | - | Pass the balloon with your elbows. | Stay close.
S01 | 5 | - | Stuff a small balloon with rice to make a stress ball. | Not in mouth. An adult watches.
S02 | 4 | water_ice | Scoop water beads with a slotted spoon. | Stay within arm's reach and empty the bowl straight away.
S02 | 6 | - | Soak Orbeez overnight and feel them in the morning. | An adult watches.
S02 | 8 | - | Grow gel beads in a cup and measure them daily. | An adult stays in the room.
S02 | 3 | - | Hide toy fish in a tray of jelly beads. | Stay within arm's reach.
S02 | 5 | - | Watch the expanding gel animals grow in a bowl. | An adult watches.
S02 | 3 | - | Squeeze the water beads through your fingers. | Stay close.
S03 | 7 | - | Swap the button battery in the toy watch. | An adult helps.
S03 | 9 | - | Light a bulb with two coin cells and tape. | An adult is at home.
S03 | 5 | - | Take a musical greeting card apart and find what makes the sound. | An adult watches.
S03 | 4 | - | Put a battery tea light inside the paper lantern. | An adult watches.
S03 | 8 | - | Take the batteries out of the toy and line them up by size. | An adult watches.
S03 | 6 | - | Set an LED candle behind the shadow screen. | An adult stays in the room.
S03 | 10 | - | Press a coin-cell between the legs of a small lamp. | An adult is at home.
S03 | 8 | - | Build a tiny lamp with a coin battery. | An adult helps.
S04 | 4 | - | Fish for paper clips with a magnet on a string. | Never around the neck; count them back in. An adult watches.
S04 | 6 | - | Build a tower from magnetic tiles. | An adult stays in the room.
S04 | 3 | - | Slide the fridge magnets around and sing the letters. | Stay within arm's reach.
S04 | 9 | - | Hang a magnet from a thread to make a compass. | An adult is at home.
S04 | 7 | - | Do not lose the magnet while you drag it under the paper. | An adult watches.
S04 | 5 | - | Test which things are magnetic. | An adult watches.
S04 | 5 | - | Build a house with magnetic tiles. | An adult watches.
S04 | 4 | - | Stick letters on the fridge with magnets. | An adult watches.
S05 | 3 | cardboard | Race marbles through a cardboard tube. | Keep away from younger siblings.
S05 | 2 | - | Drop ping pong balls into a muffin tin. | Stay within arm's reach.
S05 | 3 | - | Bounce a bouncy ball into the bucket. | Stay within arm's reach.
S05 | 2 | ball | Roll small balls down a ramp. | Stay within arm's reach.
S05 | 5 | - | Tilt the tray until the marble finds the hole. | An adult stays in the room.
S05 | 6 | - | Flick marbles into a chalk ring. | An adult watches.
S05 | 3 | - | Putt golf balls into a cup. | Stay within arm's reach; keep away from younger siblings.
S05 | 7 | - | Blow the ping-pong ball across the table with a straw. | An adult stays in the room.
S05 | 3 | - | Paint by rolling a marble through paint in a box lid. | Stay within arm's reach.
S05 | 3 | - | Guide a marble through a maze with your finger. | Keep away from younger siblings.
S05 | 6 | - | Blow ping pong balls over the line. | An adult watches.
S06 | 2 | coins_buttons | Drop coins into a jar lid slot. | Stay within arm's reach; not in mouth.
S06 | 3 | coins_buttons | Sort large buttons by color. | Stay within arm's reach; not in mouth.
S06 | 3 | string | Thread beads on yarn. | Never around the neck; not in mouth.
S06 | 2 | - | Move pom-poms with tongs from bowl to bowl. | Not in mouth.
S06 | 3 | glue | Glue googly eyes on a paper monster. | Not in mouth.
S06 | 3 | - | Press sequins into the playdough. | Not in mouth.
S06 | 2 | blocks | Build a house from small bricks. | Not in mouth.
S06 | 3 | nature_finds | Line up pebbles from small to big. | Not in mouth.
S06 | 2 | - | Twist screws and bolts together and apart. | Not in mouth.
S06 | 3 | water_ice | Float corks in a bowl of water. | Stay within arm's reach and empty the bowl straight away. Not in mouth.
S06 | 3 | - | Stack bottle caps into a tower. | Count them back in.
S06 | 5 | coins_buttons | Slide pennies along the table edge. | An adult stays in the room.
S06 | 4 | - | String wooden beads into a pattern. | An adult stays in the room.
S06 | 5 | - | Sew a button on a sock puppet. | An adult stays in the room with a blunt needle. Never around the neck.
S06 | 3 | - | Post paper clips through the slot of a box. | Not in mouth.
S06 | 4 | - | Collect acorns on the rug and count them. | An adult watches.
S06 | 3 | - | Scoop tiny shells from the sand tray. | Not in mouth.
S06 | 2 | - | Sort Lego by color. | Not in mouth.
S06 | 4 | coins_buttons | Roll a coin to your partner and catch it. | An adult stays in the room.
S06 | 2 | - | Put the marker caps and bottle tops into a cup. | Stay within arm's reach.
S06 | 2 | coins_buttons,cups_bowls | Drop each coin in the cup and hear it clink. | Stay within reach; not in mouth.
S06 | 3 | - | Thread buttons on a pipe cleaner. | Not in mouth.
S06 | 3 | - | Find ten coins hidden in playdough. | Count them back.
S06 | 3 | - | Make a bracelet from beads. | Not in mouth.
S06b | 2 | dice_cards | Roll the die and clap that many times. | Stay within arm's reach.
S06b | 2 | craft_sticks | Poke straws through a colander. | Stay within arm's reach.
S06b | 2 | craft_sticks | Pinch clothespins onto a box. | Stay within arm's reach.
S06b | 3 | craft_sticks | Lay craft sticks in a row. | Stay within arm's reach.
S06b | 3 | dice_cards | Turn cards and name the pictures. | Stay within arm's reach.
S06b | 2 | dice_cards,paper | Match cards with the same picture. | Stay close.
S07 | 2 | dry_goods | Pour rice from cup to cup. | Not in mouth.
S07 | 2 | - | Scoop dried lentils with a spoon. | Not in mouth.
S07 | 2 | - | Bury toy animals in a tub of uncooked rice. | Not in mouth.
S07 | 2 | - | Press sunflower seeds into playdough. | Not in mouth.
S07 | 4 | dry_goods | Sort pasta shells by shape. | Check allergies. An adult watches.
S07 | 3 | dry_goods | Fill a tube with dry beans and shake it. | Stay within arm's reach.
S07 | 4 | - | Plant three bean seeds in a cup. | An adult watches.
S07 | 2 | - | Shake a bottle of dry chickpeas to the song. | Not in mouth.
S07 | 3 | - | Glue raw macaroni on a paper plate. | Check allergies; stay beside your child.
S07 | 2 | - | Fill a sock with rice and squeeze it. | Not in mouth.
S07 | 2 | dry_goods,cups_bowls | Spoon pasta into a cup. | Not in mouth.
S07 | 2 | - | Plant a seed and water it. | Stay within arm's reach, empty the can straight away.
S07b | 5 | dry_goods | Sort kidney beans from white beans. | Not in mouth.
S07b | 3 | dry_goods | Glue red kidney beans along a line. | Not in mouth.
S07b | 4 | - | Make a kidney-bean mosaic. | Not in mouth.
S08 | 2 | snack_foods | Eat whole grapes from a cup and count down. | Check allergies. Seated.
S08 | 3 | snack_foods | Taste popcorn and listen to the crunch. | Check allergies; seated.
S08 | 3 | - | Build a tower with marshmallows. | Seated; check allergies.
S08 | 2 | - | Suck an ice cube and describe it. | Seated.
S08 | 3 | snack_foods | Make a face with raisins on toast. | Check allergies; seated.
S08 | 3 | snack_foods | Slice hot dogs into coins and share them. | Check allergies; seated, an adult beside.
S08 | 5 | snack_foods | Share peanuts and count the shells. | Check allergies.
S08 | 4 | snack_foods | Thread cherry tomatoes on a stick. | Check allergies; an adult watches.
S08 | 3 | - | Sort jelly beans by color. | Seated; check allergies.
S08 | 3 | snack_foods | Crunch raw carrots like rabbits. | Check allergies; seated.
S08 | 5 | - | Blow bubbles with chewing gum. | An adult watches.
S08 | 4 | - | Catch nuts in your mouth. | Check allergies.
S08 | 3 | - | Serve grapes whole and count them. | Check allergies; seated.
S08 | 3 | - | Lick a lollipop and guess the flavor. | Seated; check allergies.
S08 | 3 | - | Dig cashews out of the bowl with a spoon. | Seated; check allergies.
S08 | 2 | water_ice | Race to melt loose ice cubes in your hands. | Stay within arm's reach and empty the bowl straight away. Seated.
S08 | 3 | snack_foods | Offer grapes whole on a plate. | Check allergies; seated.
S08 | 5 | - | Roast peanuts with an adult and count them. | An adult handles the stove. Check allergies.
S08 | 2 | snack_foods | Pick raisins one by one. | Seated; check allergies.
S09 | 4 | snack_foods | Taste three fruits with eyes shut. | An adult stays in the room.
S09 | 6 | - | Spread cheese on crackers and stack them. | Sit down to eat.
S09 | 8 | - | Whisk milk and cocoa in a cup. | An adult stays in the room.
S09 | 5 | - | Serve bread with butter to the teddies and eat it. | An adult watches.
S09 | 10 | - | Mix tahini and lemon into a dip. | An adult is at home.
S09 | 7 | - | Make peanut sandwiches for a picnic. | Sit down to eat. An adult watches.
S09 | 9 | - | Cook shrimp on a skewer with an adult. | An adult handles the stove.
S09 | 3 | snack_foods | Dip cereal into yogurt. | Stay within arm's reach, seated.
S09 | 6 | - | Decorate cupcakes with berries and eat one. | An adult watches.
S09 | 11 | - | Fry eggs while an adult stands beside you. | An adult handles the stove.
S09 | 6 | snack_foods | Build a sandwich and eat half. | An adult watches.
S09 | 9 | - | Grind almonds into a paste with a spoon. | An adult is at home.
S10 | 3 | - | Drizzle honey on a plate and draw with a finger. | Check allergies; stay within arm's reach.
S10 | 8 | - | Taste honey and maple syrup and compare. | Check allergies.
S10 | 5 | - | Stir honey into oats. | Check allergies. An adult watches.
S10 | 4 | - | Sweeten the tea with honey. | Check allergies.
S11 | 4 | baking_staples | Mix flour and water into a paste. | Check allergies. An adult watches.
S11 | 7 | baking_staples | Knead bread dough and shape letters. | Check allergies. Wash hands.
S11 | 9 | - | Whisk the pancake batter for three minutes. | Check allergies.
S11 | 6 | - | Lick the spoon after mixing cookie dough. | Check allergies. Wash hands.
S11 | 5 | - | Crack two eggs into the bowl. | Check allergies. An adult watches.
S11 | 3 | - | Drive toy trucks through a tray of flour. | Check allergies; stay within arm's reach.
S11 | 5 | baking_staples | Roll raw dough into worms and nibble some. | Check allergies; wash hands.
S12 | 4 | baking_staples | Trace letters in a salt tray. | An adult stays in the room.
S12 | 3 | - | Shape salt dough stars. | Stay within arm's reach. Check allergies.
S12 | 5 | - | Pour a cup of salt over the glue lines. | An adult watches.
S12 | 4 | - | Write your name in a tray of colored salt. | An adult watches.
S12 | 4 | baking_staples | Mix a salt dough and press hands in it. | Check allergies.
S13 | 6 | glue | Stir borax into white glue. | An adult helps.
S13 | 9 | - | Make fluffy slime with contact lens solution. | An adult helps.
S13 | 7 | - | Mix liquid starch with glue and knead it. | An adult watches.
S13 | 4 | - | Fill a tray with laundry detergent foam. | Stay within arm's reach.
S13 | 10 | - | Test which detergent cleans a coin best. | An adult is at home.
S13 | 5 | - | Sort the dishwasher tablets by color. | An adult watches.
S13 | 3 | - | Stretch the slime and squeeze it. | Stay within arm's reach.
S13 | 5 | - | Knead slime and hide toys in it. | An adult watches.
S13 | 9 | - | Mix glue with contact-lens solution. | An adult helps.
S14 | 9 | - | Remove ink with acetone. | Gloves.
S14 | 7 | - | Paint your nails with nail varnish. | An adult watches; washable.
S14 | 10 | - | Drop dry ice into warm water. | An adult is at home.
S14 | 8 | - | Glue the wheels on with superglue. | An adult helps.
S14 | 6 | - | Color the shirt with permanent markers. | An adult watches.
S14 | 5 | - | Add two drops of essential oil to the playdough. | An adult watches.
S14 | 11 | - | Dip the paper in hydrogen peroxide. | An adult is at home.
S14 | 4 | - | Clean the table with hand sanitizer and a cloth. | An adult watches.
S14 | 12 | - | Spray paint a cardboard shield. | An adult is at home.
S14 | 9 | - | Wipe the brush with turpentine. | An adult helps.
S14 | 8 | - | Pour a little lighter fluid on the cloth to clean it. | An adult helps.
S14 | 3 | - | Scrub the sink with bathroom cleaner. | Stay within arm's reach.
S14 | 6 | - | Draw on foil with a Sharpie. | An adult watches.
S14 | 8 | - | Seal the shell with nail varnish. | An adult helps.
S14 | 7 | - | Fix the cup with superglue. | An adult helps.
S14 | 12 | - | Melt foam with acetone. | An adult helps.
S15 | 6 | baking_staples | Bake the cookies for ten minutes. | Check allergies, wash hands, do not taste.
S15 | 8 | - | Boil the eggs and paint them when cool. | Check allergies.
S15 | 10 | - | Iron the leaves between two sheets of paper. | Careful.
S15 | 9 | glue | Join the sticks with hot glue. | Careful.
S15 | 5 | - | Warm the milk in the microwave. | Check allergies.
S15 | 7 | - | Heat the crayons in a pan until they melt. | Careful.
S15 | 11 | - | Simmer the peel in a saucepan. | Careful.
S15 | 12 | - | Toast the bread in the toaster. | Check allergies.
S15 | 4 | - | Put the kettle on and listen to it. | Stay close.
S15 | 9 | - | Cook the pasta and count the minutes. | Check allergies.
S15 | 8 | - | Melt chocolate over the stove and dip fruit. | Check allergies.
S15 | 10 | - | Dry the paint with a hair dryer. | Careful.
S15 | 6 | - | Fry pancakes and flip them. | Check allergies; do not taste batter; wash hands.
S15 | 9 | - | Take the baking tray out of the oven. | Careful.
S15 | 7 | - | Turn on the stove without an adult and stir. | Careful.
S15 | 12 | - | Use a glue gun to fix the wheels. | Wear gloves.
S15 | 7 | - | Heat the sugar in a pan. | Careful.
S15 | 9 | - | Fix the wings with hot glue. | Careful.
S15 | 10 | - | Stir the soup on the stove. | Careful.
S15 | 12 | - | Sear the edges with an iron. | Careful.
S15b | 6 | - | Light a candle and watch it flicker. | An adult watches.
S15b | 9 | - | Strike a match and time how long it burns. | An adult helps.
S15b | 4 | - | Blow out the birthday candles one by one. | Stay close.
S15b | 8 | - | Toast marshmallows over a campfire. | An adult watches; seated; check allergies.
S15b | 10 | - | Hold the string over a flame until it melts. | An adult helps.
S15b | 12 | - | Burn the edges of the paper to make an old map. | An adult helps.
S15b | 7 | - | Wave sparklers and write your name. | An adult watches.
S15b | 5 | - | Use a lighter to seal the ribbon. | An adult watches; never around the neck.
S15b | 11 | - | Build a bonfire and tell stories. | An adult watches.
S15b | 9 | - | Count matchsticks from the box into piles of ten. | Count them back.
S15b | 6 | - | Never leave the candle alone while you sing. | An adult watches.
S15b | 8 | - | Build a square with match sticks. | Count them back.
S15b | 5 | - | Set three tea candles in the sand. | An adult watches.
S15b | 10 | - | Light the paper with a magnifying glass. | An adult watches.
S16 | 5 | water_ice | Pour hot water over the ice block. | Stay within arm's reach and pour it away straight after.
S16 | 9 | - | Soak the tea bag in very warm water. | An adult is at home.
S16 | 8 | - | Fill the cup with boiling water and add salt. | An adult helps.
S16 | 10 | - | Add just-boiled water to the cabbage. | An adult helps.
S16 | 6 | - | Dip the spoon in water from the kettle. | An adult helps.
S16 | 4 | - | Wash the dolls in hot soapy water. | Stay beside your child and empty the bowl straight away.
S16 | 7 | - | Carry a cup of hot tea across the line. | An adult watches.
S16 | 6 | water_ice | Stir the color into hot water. | Stay in reach; pour it away straight after.
S17 | 3 | scissors | Snip the edge of the paper. | Blunt scissors, seated.
S17 | 3 | paper | Cut out three circles. | Stay within arm's reach.
S17 | 5 | scissors | Cut along the zigzag line. | An adult stays in the room.
S17 | 6 | paper | Cut paper strips and weave them. | An adult watches.
S17 | 2 | - | Practice cutting with scissors. | Stay within arm's reach, blunt scissors.
S17 | 7 | - | Trim the straws to different lengths. | An adult watches.
S17 | 4 | scissors | Cut yarn into pieces as long as your arm. | Never around the neck. An adult watches.
S17 | 3 | - | Cut out pictures from a magazine and glue them. | Stay within arm's reach.
S17 | 3 | scissors,paper | Snip a fringe along the edge. | Blunt, seated.
S17 | 3 | scissors | Open and close the scissors like a crocodile. | Blunt, seated.
S17b | 6 | - | Carve a pumpkin with a kitchen knife. | Careful.
S17b | 9 | - | Slice the cardboard with a box cutter. | Careful.
S17b | 10 | - | Grate the carrot with a grater. | Careful.
S17b | 8 | - | Peel the potato with a peeler. | Careful.
S17b | 12 | - | Trim the edge with an x-acto blade. | Careful.
S17b | 7 | - | Chop the onions into small cubes. | Careful.
S17b | 11 | - | Cut the foam with a razor blade. | Wear gloves.
S17b | 9 | - | Sharpen the stick with a pocket knife. | Careful.
S17b | 5 | - | Cut the apple with a sharp knife. | Careful; check allergies; stay beside.
S17b | 10 | - | Score the card with a razor. | Careful.
S17b | 8 | - | Cut the melon with a big knife. | Careful; allergies.
S17b | 12 | - | Carve a spoon with a whittling knife. | Careful.
S18 | 2 | - | Cut a banana with a butter knife. | Stay beside your child, check allergies.
S18 | 5 | - | Spread jam with a blunt knife. | Check allergies.
S18 | 4 | - | Cut soft pears with a plastic knife. | Check allergies.
S18 | 2 | - | Slice strawberries with a table knife. | Within arm's reach; check allergies.
S18 | 2 | snack_foods | Slice a soft banana with a plastic knife. | Beside your child; check allergies.
S19 | 5 | - | Sew felt with a needle and thread. | An adult beside; never around the neck.
S19 | 4 | - | Poke holes in a leaf with a toothpick. | An adult watches.
S19 | 3 | - | Thread fruit on skewers. | An adult beside; check allergies; seated, cut small.
S19 | 5 | - | Pin the pictures to the board with push pins. | An adult watches.
S19 | 7 | - | Stick pins into the cork board along the line. | Careful. Count them back.
S19 | 8 | - | Join the felt with a safety pin. | Careful.
S19 | 5 | - | Pop the bubble with a thumbtack. | An adult watches.
S19 | 4 | - | Hold the pattern in place with pins. | An adult beside.
S19 | 5 | string | Thread a needle and sew on a button. | Adult beside; never round a neck; not in mouth.
S19 | 4 | snack_foods | Spear fruit with toothpicks. | Adult beside; allergies; cut small; seated.
S20 | 6 | - | Hammer a nail into a log. | An adult watches.
S20 | 7 | - | Tighten the bolts with a screwdriver. | An adult watches; count them back.
S20 | 5 | - | Saw a thin board in two. | An adult helps.
S20 | 4 | - | Drill a hole in the wood. | An adult helps.
S20 | 7 | - | Staple the pages with a stapler. | An adult watches.
S20 | 9 | - | Use a hand saw to cut the dowel. | Careful.
S20 | 10 | - | Bend the wire with pliers. | Careful.
S20 | 6 | - | Bang nails in with a mallet. | An adult watches.
S20 | 5 | - | Screw two boards together with a screwdriver. | An adult helps; count them back.
S20 | 6 | - | Hammer golf tees into a pumpkin. | An adult watches.
S21 | 5 | string | Wind yarn around a stick. | An adult watches.
S21 | 4 | - | Pull a toy car by a ribbon. | An adult watches.
S21 | 3 | - | Dance with a scarf. | Stay within arm's reach.
S21 | 6 | - | Jump over a rope on the floor. | An adult watches.
S21 | 7 | string | Make a cat's cradle. | An adult watches.
S21 | 5 | - | Tie a shoelace between two chairs as a washing line. | An adult watches.
S21 | 4 | textiles | Wrap scarves around your shoulders like capes. | An adult watches.
S21 | 6 | - | Lead your partner with a cord around the waist. | An adult watches.
S21 | 6 | - | Pull a friend on a blanket with a rope. | An adult watches.
S21 | 3 | textiles | Wrap teddy in a scarf. | Stay within arm's reach.
S21b | 2 | string | Pull the yarn through the colander holes. | Never around the neck; stay within arm's reach.
S21b | 2 | string | Wave a long ribbon to music. | Never near the neck.
S21b | 2 | string | Drag the string like a snake. | Never around the neck.
S22 | 4 | - | Paint inside a zip-lock bag taped to the window. | An adult watches.
S22 | 5 | - | Slide down the rug on a garbage bag. | An adult watches.
S22 | 3 | - | Wrap the bowl in cling film and drum on it. | An adult beside.
S22 | 2 | - | Squeeze paint in a sealed plastic bag. | Stay within arm's reach, an adult.
S22 | 8 | - | Fill a freezer bag with air and squeeze it. | Careful.
S22 | 5 | - | Make a parachute from a plastic bag. | An adult watches.
S22 | 3 | - | Squish paint in a zip bag. | Adult beside.
S22 | 5 | - | Line the box with a bin bag. | Adult helps.
S22 | 4 | - | Pop the plastic wrap drum. | Adult helps.
S23 | 3 | water_ice | Pour water from cup to cup. | Stay close.
S23 | 4 | - | Wash the toys in a tub of water. | An adult watches.
S23 | 2 | - | Splash in a tray of water. | Stay within arm's reach.
S23 | 5 | water_ice | Sink and float things in the sink. | Empty the sink straight away.
S23 | 3 | - | Fill a bucket with soapy water and wash the wall. | An adult watches.
S23 | 4 | water_ice | Melt a block of ice with salt. | Do not taste the salt. An adult watches.
S23 | 5 | - | Carry water in a sponge from bowl to bowl. | An adult watches.
S23 | 3 | water_ice,cups_bowls | Scoop water with a cup into a bottle. | An adult watches.
S23 | 4 | water_ice | Give the dolls a bath in a bowl of warm water. | Stay within arm's reach.
S23 | 5 | water_ice | Pour water through a funnel. | Empty the bowl straight away.
S23b | 4 | - | Float boats in the paddling pool. | Stay within arm's reach and empty it straight away.
S23b | 6 | - | Look for tadpoles in the pond. | An adult holds hands.
S23b | 3 | - | Blow bubbles in the bath. | Stay within arm's reach.
S23b | 9 | - | Skip stones at the lake shore. | An adult is near; away from the road.
S23b | 8 | - | Practice floating in the swimming pool. | An adult watches.
S23b | 5 | - | Wash dolls in the bathtub. | Stay beside.
S23b | 4 | - | Sail cork boats in the bath. | Count them back. Stay within arm's reach.
S23b | 7 | - | Catch minnows in a stream. | An adult is in sight; wash hands.
S24 | 4 | - | Climb on the chair and jump down. | An adult holds hands.
S24 | 3 | - | Jump on the bed and count to three. | Stay close.
S24 | 6 | - | Stand on the table and sing. | An adult watches.
S24 | 5 | - | Balance along the back of the sofa. | An adult holds a hand.
S24 | 7 | - | Climb the bookshelf to find the clue. | An adult watches.
S24 | 8 | - | Stand on a stool to reach the lamp. | An adult holds it.
S24 | 9 | - | Jump from the couch to the rug. | An adult watches.
S24 | 4 | - | Climb onto the counter to get the bowls. | Stay close.
S24 | 10 | - | Drop the parachute from the balcony. | An adult watches.
S24 | 5 | - | Walk across the dining table like a bridge. | An adult watches.
S24 | 6 | - | Climb up the ladder and look around. | An adult holds it.
S24 | 7 | - | Leap off the bunk bed onto pillows. | An adult watches.
S24 | 3 | - | Have your child stand on a kitchen chair and recite. | Stay close.
S24 | 6 | - | Climb the tree in three moves. | An adult watches; away from the road.
S24 | 5 | - | Let your child climb on the table and give a speech. | Stay near.
S24 | 4 | - | Stand on a stool to hang the paper star. | An adult holds it.
S25 | 5 | chalk | Draw a chalk track on the pavement. | An adult watches.
S25 | 4 | - | Collect leaves in the park. | An adult watches.
S25 | 7 | - | Race to the end of the driveway. | An adult watches.
S25 | 3 | nature_finds | Look for three sticks in the backyard. | Stay within arm's reach.
S25 | 8 | - | Go for a walk around the block and count doors. | An adult is with you.
S25 | 6 | - | Take a nature walk and sort what you see. | An adult watches.
S25 | 4 | nature_finds | Pick berries and sort them by color. | An adult watches.
S25 | 6 | - | Ride scooters to the corner. | An adult watches.
S25 | 3 | - | Look for worms in the garden soil. | Adult beside.
S26 | 6 | - | Track the sun through a pinhole viewer. | An adult watches.
S26 | 8 | - | Look at the moon and the eclipse with binoculars. | An adult watches.
S26 | 5 | - | Watch the sun move across the window. | An adult watches.
S26 | 4 | flashlight | Shine the flashlight into your partner's eyes. | An adult watches.
S26 | 10 | - | Build a sundial on the windowsill. | An adult is at home.
S26 | 7 | - | Burn a leaf with the sun and a lens. | An adult watches.
S26 | 9 | - | Point a telescope at the sky by day. | An adult is at home.
S26b | 6 | - | Chase the dot of a laser pointer. | An adult watches.
S26b | 9 | - | Bend light from a laser pen with a cup. | Never look into it.
S27 | 8 | - | Plug in the lamp and change the bulb. | An adult helps.
S27 | 5 | - | Count the sockets in the room and touch each one. | An adult watches.
S27 | 11 | - | Join the bare wires to the motor. | Careful.
S27 | 7 | - | Run an extension cord to the tent. | An adult watches.
S27 | 10 | - | Open the plug and look at the wires. | An adult helps.
S27 | 6 | - | Charge the toy with a phone charger. | An adult helps.
S28 | 4 | - | Fill glass jars with colored water and tap them. | Plastic is fine too; stay within arm's reach and empty them straight away.
S28 | 5 | - | Catch the sun with a magnifying glass. | Plastic. Never look at the sun.
S28 | 3 | - | Drop beads in a jam jar. | Not in mouth; an adult beside.
S28 | 8 | - | Layer oil and syrup in a drinking glass. | Careful.
S28 | 5 | - | Tip water from one glass cup to the other. | An adult beside your child within arm's reach; pour it away straight after.
S28 | 5 | - | Shake cream in a jar until it turns to butter. | Allergies; adult beside.
S28 | 4 | - | Look at an ant with a magnifying glass. | Do not touch; an adult beside.
S29 | 2 | - | Shake glitter over the glue. | Keep from eyes.
S29 | 3 | - | Draw in shaving cream on a tray. | Keep from eyes.
S29 | 5 | - | Mix powder paint with water. | Stay within reach and empty it straight away.
S29 | 3 | - | Puff talc over the footprints. | Keep from eyes.
S29 | 3 | - | Spread shaving foam on the table. | Keep from eyes.
S29 | 2 | - | Sprinkle glitter over wet paint. | Keep from eyes.
S31 | 5 | - | Launch pom-poms with a catapult. | Never aim at people; count them back.
S31 | 4 | - | Throw darts at the target. | Never aim at people.
S31 | 7 | - | Make a slingshot from a forked stick. | An adult watches.
S31 | 5 | - | Shoot a bow and arrow at the box. | Never aim at people.
S31 | 8 | - | Load the launcher and fire paper balls. | An adult watches.
S31 | 5 | - | Fling a pom-pom with a spoon catapult. | Never aim at people. Not in mouth.
S31 | 3 | - | Throw a dart at the paper target. | Never at people.
S32 | 4 | - | Wrap rubber bands around a tube. | Watch fingers.
S32 | 5 | - | Weave loom bands into a ring. | Not around wrists.
S32 | 7 | - | Stretch elastic bands over a box and strum. | An adult watches.
S32 | 5 | - | Bundle sticks with a rubber band. | Keep from wrists.
S33 | 6 | - | Walk the line with eyes closed. | An adult watches.
S33 | 8 | - | Blindfold your partner and lead the way by voice. | An adult watches.
S33 | 5 | - | Close your eyes and walk to the sound. | An adult stays in the room.
S33 | 4 | - | Step over the pillows with eyes shut. | An adult watches.
S33 | 4 | - | Spin around with eyes closed, then walk to the door. | An adult watches.
S33 | 7 | - | Tie a scarf over your eyes and find your partner. | Keep it off the neck.
S34 | 3 | - | Watch a cartoon about colors and name them. | Stay close.
S34 | 7 | - | Play a tablet game about numbers. | An adult watches.
S34 | 9 | - | Stream a movie and rate each scene. | An adult is at home.
S34 | 5 | - | Download an app that names birds. | An adult helps.
S34 | 4 | - | Turn on the TV and copy the dancers. | An adult watches.
S34 | 10 | - | Play a video game and write a review. | An adult is at home.
S34 | 6 | - | Find a dance video and copy it. | An adult watches.
S34 | 4 | - | Put on a cartoon and pause it to guess. | An adult watches.
S34 | 9 | - | Look up the answer on the internet. | An adult is at home.
S34b | 5 | - | Take the phone and photograph five circles. | Careful.
S34b | 6 | - | Hold the camera and film the puppet. | Careful.
S34b | 4 | - | Use the tablet to record your song. | Careful.
S34b | 5 | - | Let your child take photos of shadows with the phone. | Careful.
S35 | 5 | - | Catch a snail and watch it crawl. | Careful. Stay in sight.
S35 | 7 | - | Feed the birds and touch one gently. | Stay in sight of the house.
S35 | 3 | - | Pet the dog and talk about its fur. | Stay within arm's reach.
S35 | 8 | - | Hold a worm and measure it. | Stay in sight.
S35 | 6 | - | Collect bugs in a cup. | Stay in sight.
S35 | 4 | - | Pick up a snail and look at its eyes. | Careful.
S36 | 3 | - | Swing your child by the arms. | Careful.
S36 | 2 | - | Toss your child in the air and catch. | Careful.
S36 | 4 | - | Spin the child around by the wrists. | Careful.
S36 | 5 | - | Lift them upside down. | Careful.
S36 | 2 | - | Throw your toddler up high and catch. | Careful.
S36 | 3 | - | Hold your child by the ankles and swing. | Careful.
S37 | 8 | - | Hold your breath and count as far as you can. | An adult watches.
S37 | 10 | - | Take turns with dares from a hat. | An adult is at home.
S37 | 7 | - | Have an eating contest with crackers. | Check allergies.
S37 | 9 | - | Eat as much as you can in a minute. | Check allergies.
S37 | 11 | - | Try a spicy challenge with peppers. | Check allergies.
S37 | 9 | - | See who can hold their breath longest. | An adult is at home.
S37 | 6 | - | Race to eat three crackers first. | Check allergies, seated.
S39 | 4 | - | Hide in the toy box and wait to be found. | An adult watches.
S39 | 5 | - | Climb into the suitcase and be a parcel. | An adult watches.
S39 | 6 | - | Crawl inside the washing machine like an astronaut. | An adult watches.
S39 | 8 | - | Hide inside the fridge while your partner counts. | An adult watches.
S39 | 3 | - | Get into the cooler and close your eyes. | Stay close.
S39 | 7 | - | Hide in the trunk of the car. | An adult watches.
S39 | 6 | - | Hide in the dryer and giggle. | An adult watches.
S39 | 5 | - | Squeeze into the kitchen cupboard and close the door. | An adult watches.
S39 | 7 | - | Shut the lid of the chest while your child is inside. | An adult watches.
S40 | 9 | - | Share the drawing online with your name. | An adult is at home.
S40 | 10 | - | Upload the song to TikTok. | An adult helps.
S40 | 7 | - | Knock on three neighbors' doors and ask a question. | An adult watches.
S40 | 6 | - | Talk to strangers at the bus stop. | Hold hands near the road.
S40 | 8 | - | Tell the group your home address and phone number. | An adult watches.
S40 | 8 | - | Film the trick and post it on YouTube. | An adult helps.
S41 | 5 | - | Sort the pills into cups. | An adult watches.
S41 | 9 | - | Mix a drink from wine and juice. | An adult helps.
S41 | 4 | - | Give the doll cough syrup from the bottle. | An adult watches.
S41 | 7 | - | Draw a gun and aim it at the target. | Never at people.
S41 | 11 | - | Compare the smell of beer and vinegar. | An adult helps.
S41 | 6 | - | Shake a bottle of pills as a maraca. | An adult watches.
S41 | 8 | - | Fill a syringe with paint and squirt it. | An adult watches.
S42 | 5 | - | Use face paint to become a tiger. | An adult watches.
S42 | 7 | - | Put on a temporary tattoo and tell its story. | An adult watches.
S42 | 4 | - | Try body paint on your arms. | An adult watches.
S42 | 4 | - | Paint whiskers on your child's face. | An adult watches.
S42 | 6 | - | Draw on your arms with markers. | An adult watches.
S44 | 4 | - | Pull yourself up on the bookcase. | An adult watches.
S44 | 6 | - | Push the dresser to the wall. | An adult watches.
S44 | 5 | - | Hang from the cabinet like a monkey. | An adult watches.
S44 | 3 | - | Push against the TV and feel it move. | Stay close.
S44 | 5 | - | Open all the drawers and climb them like stairs. | An adult watches.
S44 | 3 | - | Push the bookcase and see if it moves. | Stay close.
S45 | 6 | - | The loser is stupid and sits out. | An adult watches.
S45 | 8 | - | If she fails the quiz, no treat tonight. | An adult watches.
S45 | 9 | - | Count the calories of each snack. | An adult is at home.
S45 | 5 | - | Tell your child that bad boys do not win. | An adult watches.
S45 | 10 | - | Guess who is fat and who is skinny. | An adult is at home.
S45 | 7 | - | Laugh at the one who is too slow and call it stupid. | An adult watches.
S46 | 4 | - | This game treats ADHD and calms the brain. | An adult watches.
S46 | 6 | - | It is scientifically proven to raise grades. | An adult watches.
S46 | 3 | - | These steps are guaranteed to end tantrums. | Stay close.
S46 | 5 | - | A therapy for speech delay in five minutes. | An adult watches.
S46 | 5 | - | This game cures dyslexia. | An adult watches.
L09 | 2 | glue | Squeeze glue on the paper and stick scraps. | Stay within arm's reach.
L09 | 2 | nature_finds | Lay leaves in a row. | Stay within arm's reach.
L09 | 2 | baking_staples | Sprinkle baking soda on the tray. | Stay within arm's reach.
S47 | 6 | - | Tie your child to the chair leg with a scarf and see if he escapes. | Keep cords and scarves off necks. An adult watches.
S47 | 7 | - | Lock your brother in the wardrobe and count to ten. | An adult is at home.
S48 | 3 | - | Leave the two of them to it and have a shower yourself. | Stay within arm's reach.
S48 | 5 | - | They can play unsupervised in the garden. | An adult watches.
S49 | 5 | - | Lick the cake mix off the spoon. | Do not taste raw flour or dough, and wash hands. Check for allergies.
S49 | 6 | - | Nibble a leaf of every plant in the hedge. | Do not pick or taste plants; away from the road.
S50 | 6 | - | Throw popcorn up and catch it in your mouth. | Eat seated, and check for allergies.
S50 | 5 | - | Hop to the door with a lollipop in your mouth. | Eat seated. An adult watches.
S51 | 6 | - | Put the plastic bag over your head and be a ghost. | An adult keeps every plastic bag away from faces.
S51 | 5 | - | Wind the scarf around your neck and be led like a dog. | Never around a neck.
S52 | 4 | - | Push a bead up your nose. | Keep small parts out of mouths and count them back in.
S52 | 5 | - | Put a button in your ear and listen. | Keep small parts out of mouths and count them back in.
S53 | 6 | - | Put your face in the basin and see how long you last before you need air. | An adult within arm's reach.
S53 | 8 | - | Hold him down until he gives up. | An adult watches.
S54 | 4 | - | Tickle next door's dog through the fence while it eats. | Wash hands. An adult watches.
S54 | 6 | - | Pick up the jellyfish with your hands and turn it over. | Look, do not touch; wash hands.
S55 | 6 | - | Chase the ball across the lane when the cars stop. | Stay in sight, away from the road.
S55 | 8 | - | Play tag between the parked cars. | Stay in sight, away from the road.
S56 | 8 | - | Throw stones at the passing cars. | Never aim at people or animals.
S56 | 7 | - | Squirt lemon juice in your brother's eyes. | An adult watches.
S57 | 6 | - | Stop the fan blade with your finger. | An adult watches.
S57 | 9 | - | Sit on my lap and steer the car. | An adult watches.
S58 | 4 | - | Snip bits off her fringe. | Use blunt, child-safe scissors, seated at the table.
S58 | 6 | - | Shave a stripe into the cat's fur. | An adult watches.
S59 | 8 | - | Your child carries the baby while you watch. | An adult is near.
S59 | 7 | - | Let the big one bath the baby. | An adult is near.
S60 | 6 | - | Keep it a secret from Mum. | An adult is near.
S60 | 9 | - | Play strip poker with socks. | An adult is near.
`)
