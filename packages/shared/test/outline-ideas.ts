// The 240 outlines as far as the hazard rules read them.

export type OutlineIdea = {
  slug: string
  min_age: number
  supervision: string
  setting: string
  materials: string[]
  title: string
  description: string
}

const table = `
sock-mountain-match | 2 | S2 | indoor | textiles | Sock Mountain Match | Heap clean socks in a mountain; take turns pulling one out and shout "Twins!" each time two match.
a-cup-for-every-bear | 2 | S2 | indoor | toy_figures,cups_bowls,spoons_tongs | A Cup for Every Bear | Line up three stuffed animals; your child deals one cup to each, then one spoon, and checks that nobody was forgotten.
giant-steps-mouse-steps | 3 | S2 | any | - | Giant Steps, Mouse Steps | Guess how many giant steps cross the rug, walk it counting aloud, then try mouse steps and talk about why it took more.
whos-hiding-under-the-towel | 4 | S1 | indoor | toy_figures,textiles | Who's Hiding Under the Towel? | Count five toys, slip some under a towel while eyes are shut, and let your child work out how many are hiding.
finger-flash | 4 | S1 | any | - | Finger Flash | Flash fingers for one second; your child calls the number without counting, then flashes a number for you.
march-the-secret-pattern | 4 | S1 | any | - | March the Secret Pattern | March a clap-stomp-stomp pattern around the room; your child joins in, says what comes next, then invents the next one.
dont-say-ten | 6 | S1 | any | - | Don't Say Ten | Take turns adding one or two to a running count; whoever is forced to say ten loses, so hunt for the winning trick.
half-of-a-half-of-a-half | 6 | S1 | indoor | paper | Half of a Half of a Half | Fold a paper chocolate bar in half three times, guess the pieces before each opening, and decide who gets three eighths.
five-cards-to-twenty | 7 | S1 | indoor | dice_cards | Five Cards to Twenty | Deal five cards and race to combine some of them with plus and minus until you land on exactly 20.
guess-it-in-seven | 9 | S0 | any | - | Guess It in Seven | Think of a number from 1 to 100; the guesser gets seven yes-or-no questions and soon finds the power of splitting in half.
receipt-round-up | 9 | S0 | indoor | paper,drawing_tools | Receipt Round-Up | Take an old shopping receipt, round each price in your heads, and see who lands closest to the real total.
four-threes-puzzle | 10 | S0 | indoor | paper,drawing_tools | Four Threes Puzzle | Use exactly four threes and any operations to make every number from 0 to 10; tick off the ones you two can crack.
spoon-swim-test | 2 | S2 | indoor | cups_bowls,spoons_tongs,water_ice | Spoon Swim Test | Fill a bowl with a little water, guess which spoons will float, then lower in a wooden, a plastic and a metal one.
shadow-wave | 2 | S2 | indoor | flashlight | Shadow Wave | Dim the room and shine a flashlight at the wall so your child can wave at, grow and shrink their own shadow.
window-weather-reporter | 3 | S2 | indoor | textiles,toy_figures | Window Weather Reporter | Look out of the window, decide if it is wet, windy, sunny or cold, then pick the hat or blanket a teddy should wear.
flat-versus-crumpled | 4 | S1 | indoor | paper | Flat Versus Crumpled | Drop a flat sheet and a crumpled sheet together, predict the winner, then fold new shapes to beat it.
three-sniff-detective | 4 | S1 | indoor | cups_bowls,snack_foods | Three-Sniff Detective | Put three kitchen smells in cups, sniff with eyes shut, and describe each one before guessing it.
the-spoon-that-rings-like-a-bell | 5 | S2 | indoor | string,spoons_tongs | The Spoon That Rings Like a Bell | Hang a metal spoon from a string held up to the ears, let it bump a table edge, and compare with the sound in open air.
drops-on-a-coin | 6 | S1 | indoor | coins_buttons,water_ice,spoons_tongs | Drops on a Coin | Guess how many water drops a coin will hold, add them one at a time from a spoon tip, and watch the dome grow.
pulse-detectives | 6 | S1 | any | - | Pulse Detectives | Find your pulse, count beats for 15 seconds, jump for half a minute, and count again to see what changed.
find-the-tipping-point | 7 | S1 | indoor | measuring,playdough | Find the Tipping Point | Slide two fingers under a ruler until they meet at its balance point, add a lump of playdough, and predict the new one.
the-vanishing-dot | 9 | S0 | indoor | paper,drawing_tools,measuring | The Vanishing Dot | Draw a cross and a dot, cover one eye, move the page until the dot disappears, and measure each person's blind-spot distance.
one-sheet-bridge | 9 | S0 | indoor | paper,cups_bowls,coins_buttons | One-Sheet Bridge | Span two cups with one sheet of paper and fold it three different ways to find which bridge holds the most coins.
color-word-brain-trick | 9 | S0 | indoor | paper,drawing_tools | Color Word Brain Trick | Write color names in the wrong colors, then time reading the words against naming the ink to catch your brain arguing.
moo-moo-phone-call | 2 | S2 | any | - | Moo-Moo Phone Call | Ring your child on a pretend hand phone as a farm animal; they work out who is calling and ask one question back.
bear-is-behind-bear-is-under | 2 | S2 | indoor | toy_figures | Bear Is Behind, Bear Is Under | Hide a teddy on, under, behind or between things and let your child call out exactly where it is.
swap-the-rhyme | 3 | S2 | any | - | Swap the Rhyme | Say a favorite nursery rhyme, stop before the rhyming word, and let your child drop in the right word or the silliest one.
starts-like-sun | 4 | S1 | indoor | - | Starts Like Sun | Say a word, stretch out its first sound, and race to touch three things in the room that begin the same way.
sock-puppet-asks-about-today | 4 | S1 | indoor | textiles | Sock Puppet Asks About Today | A sock puppet asks your child for the best bit and the bumpy bit of the day, then asks you the same questions.
three-random-pages | 4 | S1 | indoor | books | Three Random Pages | Open a picture book at three random pages and tell a brand-new story that joins the pictures together.
would-you-rather-because | 6 | S1 | any | - | Would You Rather, Because | Ask a wild would-you-rather question; each player must give a because, then argue for the other side.
one-word-each-story | 6 | S1 | any | - | One-Word-Each Story | Build a story one word at a time, taking turns, and try to reach a proper ending before the timer rings.
say-it-without-saying-it | 7 | S1 | any | - | Say It Without Saying It | Describe a household object without its name or the three words everyone would use; swap after each guess.
two-truths-and-a-tall-tale | 9 | S0 | any | - | Two Truths and a Tall Tale | Share two true things about your week and one invention; the listener asks three questions and names the fake.
six-word-diary | 9 | S0 | indoor | paper,drawing_tools | Six-Word Diary | Tell today in exactly six words each, read them aloud, and ask for the full story behind the other person's six.
cold-to-warm-word-ladder | 9 | S0 | indoor | paper,drawing_tools | Cold to Warm Word Ladder | Change one letter at a time to climb from COLD to WARM, then set each other a new ladder.
pillow-river-crossing | 2 | S2 | indoor | textiles | Pillow River Crossing | Lay pillows across the floor as stepping stones and cross the river together without a toe touching the water.
foot-to-foot-bowling | 2 | S2 | indoor | ball,cups_bowls | Foot-to-Foot Bowling | Sit with feet touching, roll a ball back and forth, then roll it to knock over one upright plastic cup.
sticky-tape-rescue | 2 | S2 | indoor | tape,toy_figures | Sticky Tape Rescue | Trap toy animals on a tray with strips of tape and let your child peel every one free.
flamingo-freeze | 4 | S1 | any | - | Flamingo Freeze | Dance while you hum; when the humming stops, everyone freezes on one leg like a flamingo and counts the wobbles.
step-back-sock-toss | 4 | S1 | indoor | textiles,cups_bowls | Step-Back Sock Toss | Toss a rolled sock into a bowl; every hit earns one step back, every miss one step forward.
spoon-tightrope | 4 | S1 | indoor | tape,spoons_tongs,textiles | Spoon Tightrope | Walk heel-to-toe along a tape line while carrying a rolled sock on a spoon, turn around and come back.
slow-motion-mirror | 6 | S1 | any | - | Slow-Motion Mirror | Stand face to face and copy each other's moves so slowly that a watcher could not tell who is leading.
paper-ball-keep-up | 6 | S1 | indoor | paper | Paper Ball Keep-Up | Keep a scrunched paper ball in the air with palms only, then add a rule each round: knees, elbows, no talking.
six-cup-speed-pyramid | 6 | S1 | indoor | cups_bowls | Six-Cup Speed Pyramid | Stack six cups into a 3-2-1 pyramid and collapse it back to one tower, racing only your own last time.
wall-sit-trivia | 9 | S0 | indoor | - | Wall-Sit Trivia | Sit against the wall with knees bent while the other person asks quiz questions; swap when the legs give up.
elbow-coin-catch | 9 | S0 | any | coins_buttons | Elbow Coin Catch | Balance a coin on a bent elbow, swing the arm down and snatch it from the air; add a coin after every catch.
back-to-back-stand-up | 9 | S0 | any | - | Back-to-Back Stand-Up | Sit back to back with arms linked and stand up together without using hands; then try it in silence.
draw-the-weather | 2 | S2 | indoor | paper,drawing_tools | Draw the Weather | Make rain dots, wind swirls and thunder zigzags on one big sheet while you sing the weather together.
hats-for-teddy | 2 | S2 | indoor | textiles,toy_figures | Hats for Teddy | Turn socks and scarves into hats for stuffed animals and say where each animal is off to.
who-walked-through-the-dough | 3 | S2 | indoor | playdough,toy_figures | Who Walked Through the Dough? | Press toy feet and wheels into flat playdough, then guess which toy left each track.
squiggle-rescue | 4 | S1 | indoor | paper,drawing_tools | Squiggle Rescue | One person draws a quick squiggle, the other turns it into a creature, and both give it a name.
kitchen-conductor | 4 | S1 | indoor | spoons_tongs,cups_bowls | Kitchen Conductor | One person plays spoons on bowls while the other conducts: hand high means loud, hand low means soft, fist means stop.
toe-artist | 5 | S1 | indoor | paper,drawing_tools,tape | Toe Artist | Tape paper to the floor, hold a crayon between your toes, and draw each other's faces.
feeling-statues | 6 | S1 | any | - | Feeling Statues | Gently pose your partner into a statue of a secret feeling, then guess the feeling and when it last visited.
stretchy-shadow-tracing | 6 | S1 | indoor | flashlight,paper,drawing_tools,toy_figures | Stretchy Shadow Tracing | Shine a flashlight on a toy, trace its shadow on paper, then move the light to make a giant version of the same toy.
ten-photo-movie | 7 | S1 | indoor | toy_figures | Ten-Photo Movie | Move a toy a tiny bit between ten phone photos, then flick through them fast to watch it come alive.
dont-look-down-portraits | 9 | S0 | indoor | paper,drawing_tools | Don't-Look-Down Portraits | Draw each other's faces without looking at the paper or lifting the pencil, then frame the funniest one.
thirty-second-ad | 9 | S0 | indoor | spoons_tongs | Thirty-Second Ad | Grab a kitchen tool, invent a ridiculous new use for it, and sell it to the other person in 30 seconds.
blackout-poem | 9 | S0 | indoor | paper,drawing_tools | Blackout Poem | Take a page of old newspaper, circle the words you like, color out the rest, and read the hidden poem aloud.
pasta-to-the-number-cups | 3 | S2 | indoor | dry_goods,cups_bowls,spoons_tongs,paper,drawing_tools | Pasta to the Number Cups | Number five cups 1 to 5, give exactly fifteen pasta pieces, and spoon the right amount into each; leftovers reveal a slip.
clothespin-number-wheel | 3 | S2 | indoor | cardboard,craft_sticks,drawing_tools | Clothespin Number Wheel | Draw a cardboard wheel with one to six dots per spoke and pinch on the matching number of clothespins.
egg-carton-ten-frame | 4 | S2 | indoor | cardboard,coins_buttons | Egg-Carton Ten Frame | Fill a ten-hole egg carton with buttons and answer one question each round: how many more to make ten?
coin-tower-tally | 5 | S2 | indoor | coins_buttons,paper,drawing_tools | Coin Tower Tally | Sort a handful of coins by type, tally each kind, stack them into towers, and compare the tallest with the most valuable.
quipu-number-knots | 6 | S2 | indoor | string | Quipu Number Knots | Record three-digit numbers as knots on yarn, hundreds high, tens in the middle, ones low, then read each other's strings.
longest-snake-in-the-zoo | 3 | S2 | indoor | playdough | Longest Snake in the Zoo | Roll five playdough snakes, line them from shortest to longest with tails on one line, and give each one a name and a favorite meal.
pasta-necklace-pattern | 4 | S2 | indoor | dry_goods,string | Pasta Necklace Pattern | Thread two shapes of tube pasta on yarn in a repeating pattern, read it aloud like a code, and find the next piece.
paper-strip-staircase | 4 | S1 | indoor | paper,scissors,drawing_tools | Paper-Strip Staircase | Cut ten paper strips from one square to ten squares long, build a staircase, and find pairs of steps that make ten.
bank-of-ten | 5 | S1 | indoor | dry_goods,craft_sticks,dice_cards | Bank of Ten | Roll a die, collect that many beans, and swap ten beans for one craft stick at the bank; first to three sticks wins.
fold-snip-predict | 5 | S1 | indoor | paper,scissors,drawing_tools | Fold, Snip, Predict | Fold paper, snip the folded edge, and draw the hole pattern you expect before opening it up.
tangram-from-one-square | 6 | S1 | indoor | paper,scissors | Tangram From One Square | Fold and cut one square into seven tangram pieces, rebuild the square, then make a fox and a boat.
playdough-bakery-orders | 3 | S2 | indoor | playdough,toy_figures,paper,drawing_tools | Playdough Bakery Orders | Read order tickets for one to five muffins, roll them from dough, add the right toppings, and deliver each to a toy.
measured-in-spoons | 4 | S1 | indoor | tape,spoons_tongs,textiles | Measured in Spoons | Tape around your child lying on the floor, then find out how many spoons, socks and hands tall the outline is.
hanger-balance-lab | 5 | S2 | indoor | cups_bowls,string,toy_figures,tape | Hanger Balance Lab | Hang two cups from a coat hanger, guess which object is heavier, and order five objects from lightest to heaviest.
fraction-pizza-parlor | 6 | S1 | indoor | paper,scissors,drawing_tools | Fraction Pizza Parlor | Cut paper pizzas into halves, fourths and eighths and fill order cards such as half mushroom and one eighth pepper.
coded-cardboard-weaving | 6 | S2 | indoor | cardboard,string,scissors | Coded Cardboard Weaving | Make a cardboard loom and weave rows from a number code such as over two, under one until a pattern appears.
museum-of-numbers | 4 | S1 | indoor | cardboard,paper,drawing_tools,toy_figures | Museum of Numbers | Build shelves from boxes for the numbers 1 to 8, curate a matching set of objects for each, and give a guided tour.
the-ruler-we-invented | 5 | S1 | indoor | paper,tape,drawing_tools,measuring | The Ruler We Invented | Make a paper ruler from your child's own hand width, measure ten things at home, and compare with a real ruler.
box-city-shapes | 5 | S1 | indoor | cardboard,tape,scissors,drawing_tools | Box City Shapes | Unfold a small box to see its flat shapes, fold it back, and build a city where every building gets a count of faces.
corner-shop-change | 6 | S1 | indoor | coins_buttons,paper,drawing_tools | Corner Shop Change | Price ten household items, run a shop with real coins, and make the right change for every customer.
barefoot-texture-path | 3 | S2 | indoor | textiles,cardboard,paper | Barefoot Texture Path | Lay a path of towel, cardboard, pillow and paper, walk it barefoot with eyes closed and a hand to hold, and name each feel.
feel-it-sock-mystery | 3 | S2 | indoor | textiles,blocks,spoons_tongs | Feel-It Sock Mystery | Reach into a sock, feel one hidden object with fingers only, say three words about it, then guess.
find-the-sound-twins | 4 | S2 | indoor | cups_bowls,dry_goods,tape,paper | Find the Sound Twins | Shake six taped-shut cups filled in pairs with rice, pasta or paper, and match the pairs by ear.
three-bowl-temperature-trick | 5 | S2 | indoor | water_ice,cups_bowls | Three-Bowl Temperature Trick | Hold one hand in cool water and one in lukewarm, then put both in the middle bowl and describe the strange result.
human-scale-showdown | 6 | S1 | indoor | measuring,dry_goods,paper,drawing_tools | Human Scale Showdown | Order six pantry items by hand weight alone, write the order, then check every guess on a kitchen scale.
arctic-rescue-team | 3 | S2 | indoor | water_ice,toy_figures,spoons_tongs,baking_staples | Arctic Rescue Team | Free a toy frozen overnight in one big block of ice with warm water, salt and spoons, and find out what works fastest.
leaf-family-portraits | 3 | S2 | outdoor | nature_finds,paper | Leaf Family Portraits | Collect ten leaves, sort them into families by edge, size or color, and lay each family out on paper.
bean-in-a-window | 4 | S2 | indoor | dry_goods,cups_bowls,paper,water_ice,drawing_tools | Bean in a Window | Tuck beans in wet paper inside a clear cup, draw what you see today, and check for roots and shoots all week.
seven-shades-of-blue | 5 | S2 | indoor | paint,water_ice,cups_bowls | Seven Shades of Blue | Add one more drop of paint to each cup of water, shuffle the cups, and put the seven shades back in order.
backyard-rain-gauge | 5 | S1 | outdoor | cups_bowls,tape,measuring,paper,drawing_tools | Backyard Rain Gauge | Turn a straight cup into a rain gauge with a paper scale, set it outside, and start a rain chart.
which-marker-is-hiding-colors | 6 | S1 | indoor | paper,drawing_tools,water_ice,cups_bowls | Which Marker Is Hiding Colors? | Dot washable markers on paper strips, let water climb, and record which pens split into secret colors.
five-senses-one-orange | 4 | S1 | indoor | snack_foods,paper,drawing_tools | Five Senses, One Orange | Explore an orange by look, touch, smell, sound and taste, and fill a five-part drawing with what you notice.
one-square-safari | 4 | S2 | outdoor | craft_sticks,paper,drawing_tools | One-Square Safari | Mark one small square of grass with sticks and watch it for ten quiet minutes, drawing everything that moves.
cargo-boat-trials | 5 | S2 | indoor | paper,tape,water_ice,coins_buttons,cups_bowls | Cargo Boat Trials | Build paper boats, load coins one by one, change the shape, and find the design that carries the most.
the-fizz-ladder | 5 | S1 | indoor | baking_staples,cups_bowls,measuring,drawing_tools,tape | The Fizz Ladder | Test one, two and three spoons of baking soda with the same vinegar and mark how high each fizz climbs.
root-stem-leaf-lab | 6 | S1 | indoor | snack_foods,paper,drawing_tools,scissors | Root, Stem, Leaf Lab | Sort vegetables by the plant part we eat, look inside each one, and build a labeled plant on the table.
rice-fossil-dig | 4 | S2 | indoor | dry_goods,playdough,paint,cups_bowls,spoons_tongs | Rice Fossil Dig | Bury playdough fossils in a tray of rice, dig with a paintbrush and spoon, and lay out the bones of a new creature.
planets-on-a-paper-trail | 5 | S1 | indoor | paper,drawing_tools,tape,measuring | Planets on a Paper Trail | Unroll a long strip of paper as the solar system, mark each planet's distance, and walk it like a spaceship.
island-lake-bay | 4 | S2 | indoor | playdough,water_ice,cups_bowls | Island, Lake, Bay | Shape an island and a lake from playdough in two bowls, add water, and swap land for water to discover opposites.
chalk-sundial | 6 | S1 | outdoor | nature_finds,chalk | Chalk Sundial | Stand a stick upright, chalk its shadow every half hour through the day, and tell the time with it tomorrow.
the-kitchen-name-basket | 3 | S2 | indoor | spoons_tongs,measuring | The Kitchen Name Basket | Lay out five kitchen tools, name them, ask "show me the whisk", then point and ask "what is this?"
rhyming-pairs-on-a-rug | 4 | S1 | indoor | textiles,blocks,toy_figures | Rhyming Pairs on a Rug | Match household objects that rhyme, such as sock and block or bear and chair, and hunt for one more pair.
finger-letters-in-salt | 4 | S1 | indoor | baking_staples,cardboard,drawing_tools | Finger Letters in Salt | Trace a letter on a card, write it in a tray of salt while saying its sound, then shake the tray clean.
where-is-the-sound | 5 | S1 | indoor | cups_bowls,blocks | Where Is the Sound? | Say a word and drop a block in the first, middle or last cup to show where you hear the target sound.
adverb-charades | 6 | S1 | indoor | paper,drawing_tools | Adverb Charades | Draw an action card and a how card, then act brushing teeth proudly or walking sneakily until it is guessed.
story-on-a-scarf | 3 | S2 | indoor | toy_figures,textiles,books | Story on a Scarf | Spread a scarf as the stage and retell a favorite book with toys, pausing so your child supplies the next line.
label-the-living-room | 4 | S1 | indoor | paper,drawing_tools,tape | Label the Living Room | Write labels your child dictates, stick them on real objects, and take a reading walk around the room.
read-it-do-it-cards | 5 | S1 | indoor | paper,drawing_tools | Read It, Do It Cards | Draw cards with short commands such as hop twice or sit on the rug, read them, do them, and write new ones.
postcard-from-our-table | 5 | S1 | indoor | cardboard,drawing_tools,scissors | Postcard From Our Table | Draw what is happening at home on a card, write one true sentence on the back, and really send or deliver it.
snipped-alphabet-words | 4 | S1 | indoor | paper,scissors,drawing_tools,cups_bowls | Snipped Alphabet Words | Cut out paper letters, sound out the names of small objects such as cup and pen, and build each word beside it.
sentence-shapes | 6 | S1 | indoor | paper,scissors,drawing_tools,toy_figures | Sentence Shapes | Lay a triangle on naming words and a circle on doing words in a toy-farm sentence, then swap words and keep the shapes.
pocketful-of-story-stones | 4 | S1 | any | nature_finds,drawing_tools,textiles | Pocketful of Story Stones | Draw a picture on each of eight smooth stones, pull out three, and tell the story that links them.
two-socks-one-show | 3 | S2 | indoor | textiles,paper,tape,drawing_tools | Two Socks, One Show | Give two socks a face, a voice and a problem to solve, then perform the show behind a chair.
the-silent-comic | 5 | S1 | indoor | paper,drawing_tools | The Silent Comic | Draw a six-panel comic with no words, swap it with a partner, and compare the stories each of you reads.
kitchen-radio-interview | 6 | S1 | indoor | paper,drawing_tools | Kitchen Radio Interview | Write five questions, interview a family member as a radio host, and play the recording back at dinner.
map-of-a-made-up-land | 6 | S1 | indoor | paper,drawing_tools,paint | Map of a Made-Up Land | Draw a map with a key, name three places, and write the legend of how one mountain got its shape.
pop-up-bookshop | 4 | S1 | indoor | books,paper,drawing_tools | Pop-Up Bookshop | Sort your books into sections, make signs and price tags, and recommend one book to every customer.
a-book-with-real-binding | 5 | S2 | indoor | paper,string,scissors,drawing_tools | A Book With Real Binding | Fold eight pages, tie them with yarn through two holes, and fill the book with one fact or scene per page.
shadow-theater-in-a-box | 5 | S1 | indoor | cardboard,paper,scissors,craft_sticks,flashlight,tape | Shadow Theater in a Box | Cut a window in a box, cover it with thin paper, and act a tale with paper puppets and a flashlight.
front-page-of-our-street | 6 | S1 | indoor | paper,drawing_tools,glue | Front Page of Our Street | Make a newspaper page with a headline, a weather report, an interview and one honest advertisement.
pour-and-stop-at-the-line | 3 | S2 | indoor | water_ice,cups_bowls,tape,textiles | Pour and Stop at the Line | Pour water from a small jug to a cup with a tape line, stop at the line, and wipe every drip with a cloth.
fold-on-the-dotted-line | 3 | S2 | indoor | textiles,chalk | Fold on the Dotted Line | Draw fold lines on washcloths with chalk and fold halves, quarters and triangles into neat stacks.
wash-the-table-left-to-right | 3 | S2 | indoor | water_ice,textiles,cups_bowls | Wash the Table Left to Right | Squeeze a wet cloth, wipe the table in rows from left to right, and dry it until a dry hand feels no water.
zip-snap-button-relay | 4 | S1 | indoor | textiles | Zip, Snap, Button Relay | Lay three garments on a rug, fasten and unfasten each one, and race only against your own last careful turn.
cardboard-shoe-bows | 5 | S2 | indoor | cardboard,string | Cardboard Shoe Bows | Lace a cardboard shoe and practice tying a bow two ways until it survives a shake test.
banana-coin-breakfast | 3 | S2 | indoor | snack_foods,cups_bowls,spoons_tongs | Banana Coin Breakfast | Slice a banana with a blunt knife, fan the coins on a plate, sprinkle cereal, and serve someone else first.
shine-the-spoons | 4 | S2 | indoor | spoons_tongs,baking_staples,textiles,water_ice | Shine the Spoons | Rub dull spoons with a cloth and a baking-soda paste, rinse, dry, and check for your reflection.
sweep-to-the-square | 3 | S2 | indoor | tape,paper | Sweep to the Square | Tape a square on the floor, scatter paper bits, and sweep every bit into the square before using the dustpan.
little-vase-arranger | 4 | S2 | any | nature_finds,cups_bowls,water_ice,scissors | Little Vase Arranger | Trim garden stems, pour water into three cups, arrange small bouquets, and choose a place at home for each.
pack-my-own-snack-box | 5 | S1 | indoor | snack_foods,cups_bowls,paper,drawing_tools | Pack My Own Snack Box | Choose one fruit, one filling food and one crunchy food, pack them safely, and tick a picture checklist.
sew-on-a-big-button | 6 | S2 | indoor | string,coins_buttons,textiles | Sew On a Big Button | Thread a blunt needle with yarn, sew a large button on felt or a sock, and finish with three knots.
toy-car-wash | 3 | S2 | any | toy_figures,water_ice,cups_bowls,textiles | Toy Car Wash | Set up soap, rinse and dry stations in bowls, wash ten toys in order, and park them on a towel to dry.
grow-it-again-garden | 4 | S2 | indoor | snack_foods,cups_bowls,water_ice,paper,drawing_tools | Grow It Again Garden | Stand a scallion root and a celery base in shallow water, draw the starting line, and predict tomorrow's height.
table-for-a-guest | 5 | S1 | indoor | paper,drawing_tools,cups_bowls,spoons_tongs | Table for a Guest | Draw a place-setting mat, set the table from it, fold a napkin shape, and welcome the guest to their seat.
soda-bread-rolls | 5 | S3 | indoor | baking_staples,cups_bowls,measuring,spoons_tongs | Soda-Bread Rolls | Measure, mix and shape quick bread rolls together; an adult handles the oven while your child sets out plates.
the-fix-it-table | 6 | S1 | indoor | tape,glue,books,cardboard,scissors | The Fix-It Table | Collect three tired things, such as a torn page or split box, choose a repair for each, and tag them when mended.
toy-hospital | 4 | S1 | indoor | toy_figures,textiles,paper,drawing_tools,tape | Toy Hospital | Check each toy in, clean or bandage it, write a care tag, and decide which patients go home and which get donated.
my-morning-track | 4 | S2 | indoor | cardboard,drawing_tools,craft_sticks,tape | My Morning Track | Draw the steps of your morning on cards, hang them in order, and move a clothespin along as each step gets done.
picnic-from-start-to-finish | 5 | S1 | any | snack_foods,textiles,cups_bowls,paper,drawing_tools | Picnic From Start to Finish | Plan a menu, spread sandwiches, pack a bag, choose the spot, host the picnic, and clean up together.
recipe-card-chef | 6 | S1 | indoor | snack_foods,measuring,cups_bowls,paper,drawing_tools | Recipe Card Chef | Write an original layered-yogurt recipe with exact measures, then make it for the family from your own card.
torn-paper-sunset | 3 | S2 | indoor | paper,glue | Torn-Paper Sunset | Tear strips of colored scrap paper, glue them in bands, and add one dark shape in front of the sky.
faces-on-the-mirror | 4 | S1 | indoor | drawing_tools,textiles | Faces on the Mirror | Trace your own face on the mirror with a washable marker, then wipe and redraw it as surprised, sleepy and proud.
the-curvy-lines-only-animal | 4 | S1 | indoor | paper,drawing_tools | The Curvy-Lines-Only Animal | Draw any animal without one straight line, then redraw it without one curve, and compare their moods.
secret-texture-rubbings | 4 | S1 | indoor | paper,drawing_tools | Secret Texture Rubbings | Rub a crayon over six hidden surfaces under paper and let a partner hunt the house for each match.
draw-what-your-hand-sees | 6 | S1 | indoor | textiles,paper,drawing_tools | Draw What Your Hand Sees | Keep one hand under a towel on a mystery object while the other hand draws only what the fingers discover.
vegetable-stamp-parade | 3 | S2 | indoor | paint,snack_foods,paper,drawing_tools | Vegetable Stamp Parade | Dip celery ends and pepper rings in paint, stamp a parade across long paper, and add legs and hats.
salt-rivers-painting | 4 | S1 | indoor | glue,baking_staples,paint,paper | Salt Rivers Painting | Draw with glue, cover the lines with salt, and touch drops of paint to them to watch color run along the rivers.
look-look-line | 5 | S1 | indoor | paper,drawing_tools | Look, Look, Line | Study your face in a mirror one part at a time, saying what you notice, and draw each part before moving on.
string-pull-butterflies | 4 | S2 | indoor | string,paint,paper | String-Pull Butterflies | Lay a painted string in folded paper, press, pull it out, and turn the mirrored shapes into winged creatures.
warm-and-cool-weave | 5 | S1 | indoor | paper,scissors,glue | Warm and Cool Weave | Weave warm-colored paper strips one way and cool colors the other, then name the feeling in each corner.
the-notan-flip | 6 | S1 | indoor | paper,scissors,glue | The Notan Flip | Cut shapes from the edges of a dark square and flip them outward so the light and dark mirror each other.
playdough-family-portrait | 3 | S2 | indoor | playdough,craft_sticks | Playdough Family Portrait | Model each person or pet at home with one special detail, and pose them doing their favorite thing.
forked-stick-nature-loom | 5 | S2 | outdoor | nature_finds,string | Forked-Stick Nature Loom | Wind yarn across a Y-shaped stick and weave in leaves, grass and bark from a walk.
masks-with-two-moods | 5 | S1 | indoor | cardboard,scissors,paint,craft_sticks,tape | Masks With Two Moods | Make a mask that is worried on one side and brave on the other, and act a moment when the feeling turns.
a-story-in-four-colors | 5 | S1 | indoor | paint,paper,books | A Story in Four Colors | Choose one color each for a story's start, trouble, turning point and end, and paint it without drawing a single thing.
the-vanishing-street | 6 | S1 | indoor | paper,drawing_tools,measuring | The Vanishing Street | Rule lines to one vanishing point and draw a street whose houses and lamps shrink toward the distance.
inside-the-box-mural | 3 | S2 | indoor | cardboard,drawing_tools,textiles | Inside-the-Box Mural | Sit inside a big open box and cover the inside walls with the world you would like to wake up in.
one-color-relief-city | 5 | S1 | indoor | cardboard,glue,paint,scissors | One-Color Relief City | Glue layers of cardboard shapes into a skyline, paint it all one color, and watch light and shadow do the drawing.
museum-of-living-pictures | 4 | S1 | indoor | cardboard,textiles,tape,paper,drawing_tools | Museum of Living Pictures | Pose inside cardboard frames as scenes from your own drawings while a guide explains each masterpiece.
edition-of-five | 6 | S2 | indoor | cardboard,glue,string,paint,paper | Edition of Five | Build a raised printing plate from string and cardboard, print it five times, and number and sign the edition.
the-silence-game | 3 | S2 | any | - | The Silence Game | Sit still for half a minute, collect every sound you hear, then come quietly when your name is whispered.
animal-walk-dice | 3 | S2 | indoor | dice_cards | Animal Walk Dice | Match each die number to an animal, roll, and cross the room like a crab, bear, frog, snake, bird or just you.
echo-clap-train | 4 | S1 | any | - | Echo Clap Train | Clap a short rhythm, have it echoed, then add one beat each round until the train derails.
tempo-thermometer | 5 | S1 | indoor | cups_bowls,spoons_tongs | Tempo Thermometer | March to a bowl drum while a raised or lowered hand sets the speed from snail-slow to very fast.
cup-pass-rhythm | 6 | S1 | indoor | cups_bowls | Cup Pass Rhythm | Learn an eight-beat clap, tap and cup-move pattern, then pass cups around without dropping the beat.
scarf-weather-dance | 3 | S2 | indoor | textiles | Scarf Weather Dance | Dance a scarf as breeze, rain, storm and rainbow, changing whenever the singer changes mood.
shaker-trio | 3 | S2 | indoor | cardboard,dry_goods,tape | Shaker Trio | Fill three cardboard tubes with different amounts of rice, tape them shut, and play loud, soft and answer-me.
jungle-pose-story | 4 | S1 | any | textiles | Jungle Pose Story | Choose six animal poses, link them in a story told aloud, and hold each one for three slow breaths.
bowl-bell-scale | 5 | S2 | indoor | cups_bowls,water_ice,spoons_tongs | Bowl Bell Scale | Tap sturdy bowls with different water levels, order them from low to high, and find the start of a song you know.
dance-by-drawing | 5 | S1 | indoor | paper,drawing_tools | Dance by Drawing | Draw symbols for hop, spin, reach and freeze, arrange them as a score, and dance exactly what is written.
stomp-clap-canon | 6 | S1 | any | - | Stomp-Clap Canon | Learn a two-line body-percussion pattern, then start four beats apart and keep your own line steady.
parade-day | 3 | S2 | any | paper,craft_sticks,cups_bowls,spoons_tongs,tape | Parade Day | Make a flag, choose a drum, plan a route through the home, and lead a parade with three different marches.
ribbon-road-dance | 4 | S2 | indoor | string,tape | Ribbon Road Dance | Lay ribbon in waves, zigzags and spirals on the floor and move along each part in a way that fits its shape.
straw-panpipes | 6 | S1 | indoor | craft_sticks,scissors,tape | Straw Panpipes | Tape straws of shrinking length side by side, blow across the tops, and tune them by trimming a little at a time.
still-and-fast-olympics | 5 | S1 | any | ball,textiles,tape,paper,drawing_tools | Still-and-Fast Olympics | Set five stations that switch between speed and total stillness, record the results, and hold a medal ceremony.
human-machine | 6 | S1 | any | - | Human Machine | Build a machine from six linked body moves, each with its own sound, then speed it up, jam it and repair it.
soundtrack-for-a-picture-book | 4 | S1 | indoor | books,spoons_tongs,cups_bowls,paper | Soundtrack for a Picture Book | Find a sound for each page of a book with spoons, cups and paper, then perform the reading with live effects.
hopscotch-rhyme-factory | 5 | S1 | outdoor | chalk,nature_finds | Hopscotch Rhyme Factory | Invent a rhyme, chalk a hopscotch whose squares match its beats, and test it until hop and rhyme fit.
living-room-variety-show | 5 | S1 | indoor | paper,drawing_tools,textiles | Living-Room Variety Show | Plan three short acts, write a program, rehearse entrances and bows, and perform for family or toys.
compose-with-blocks | 6 | S1 | indoor | blocks,cups_bowls,spoons_tongs,paper | Compose With Blocks | Give each block color its own pot or cup sound, line up sixteen blocks as a score, and perform it twice the same way.
lids-and-pots-puzzle | 2 | S2 | indoor | cups_bowls | Lids and Pots Puzzle | Spread out containers and lids, try each lid until it fits, and cheer the click when size and shape agree.
tower-to-my-knee | 2 | S2 | indoor | blocks | Tower to My Knee | Stack big blocks beside your child until the tower reaches ankle, knee and tummy, and count the blocks each time.
the-family-string-chart | 5 | S2 | indoor | string,tape,scissors,paper | The Family String Chart | Cut a string for each person's height, tape the strings to a wall as a bar chart, and ask the chart five questions.
risk-it-or-bank-it | 8 | S1 | indoor | dice_cards,paper,drawing_tools | Risk It or Bank It | Roll a die to add points but lose the round on a one; keep a log and work out when banking pays off.
the-one-sided-loop | 8 | S1 | indoor | paper,tape,scissors | The One-Sided Loop | Twist paper strips once, twice and not at all, predict what cutting down the middle will do, and test it.
dream-room-to-scale | 9 | S0 | indoor | measuring,paper,drawing_tools | Dream Room to Scale | Measure a room, draw it at one square per foot or half meter, and redesign it so doors and drawers still open.
cipher-wheel-letters | 8 | S1 | indoor | cardboard,scissors,drawing_tools | Cipher Wheel Letters | Make two turning alphabet discs, send shifted messages, and crack a message without knowing the shift.
lemonade-ratio-lab | 8 | S1 | indoor | snack_foods,measuring,cups_bowls,water_ice | Lemonade Ratio Lab | Mix three lemonades with different ratios of juice to water, taste-test blind, and scale up the winner for six people.
real-flips-or-fake-flips | 10 | S0 | indoor | coins_buttons,paper,drawing_tools | Real Flips or Fake Flips | Invent 50 coin flips on one sheet, record 50 real flips on another, and learn why long streaks give the fake away.
logic-grid-starring-us | 9 | S0 | indoor | paper,drawing_tools | Logic Grid Starring Us | Write clues about who likes which pet, snack and day, build the grid, and test that your puzzle has only one answer.
how-many-folds-to-the-moon | 8 | S1 | indoor | paper,measuring,drawing_tools | How Many Folds to the Moon? | Fold paper as often as you can, table the doubling layers, and estimate how many folds would reach the moon.
triangle-or-no-triangle | 9 | S0 | indoor | dry_goods,measuring,paper,drawing_tools | Triangle or No Triangle | Break dry spaghetti into three lengths, test which sets close into a triangle, and write the rule you find.
squeeze-and-carry | 2 | S2 | any | water_ice,textiles,cups_bowls | Squeeze and Carry | Soak a washcloth in one bowl, carry it dripping to another, squeeze, and watch the water move house.
towel-wind-machine | 2 | S2 | indoor | textiles,paper,blocks | Towel Wind Machine | Flap a towel to push paper scraps, a sock and a block along the floor, and find out what wind can move.
ruler-drop-reflexes | 6 | S1 | indoor | measuring,paper,drawing_tools | Ruler-Drop Reflexes | Drop a ruler between waiting fingers, read the catch point, and chart who gets faster with practice.
cracker-lander | 8 | S1 | indoor | paper,tape,cardboard,craft_sticks,snack_foods | Cracker Lander | Build a landing craft that protects one cracker from a table-height drop, then raise the drop and redesign.
invisible-ink-lab | 8 | S1 | indoor | baking_staples,paper,snack_foods,paint,cups_bowls | Invisible Ink Lab | Paint secret words with baking-soda water and reveal them with grape juice; test two recipes for the sharpest ink.
layer-cake-liquids | 8 | S1 | indoor | baking_staples,water_ice,snack_foods,cups_bowls | Layer-Cake Liquids | Pour syrup, water and oil slowly into a cup, predict the order, and drop in small items to see where each one stops.
shoebox-pinhole-viewer | 9 | S1 | indoor | cardboard,paper,tape | Shoebox Pinhole Viewer | Turn a shoebox into a pinhole viewer with a thin paper screen and study why the window scene appears upside down.
helicopter-blade-trials | 8 | S1 | indoor | paper,scissors,measuring,drawing_tools | Helicopter Blade Trials | Cut paper helicopters, change one thing at a time, and time five drops each to find the slowest spinner.
cabbage-color-code | 9 | S0 | indoor | snack_foods,baking_staples,cups_bowls,water_ice | Cabbage Color Code | Soak torn red cabbage in warm water, test lemon, soap and baking soda, and chart the colors of acids and bases.
sit-spot-bird-count | 8 | S1 | outdoor | paper,drawing_tools | Sit-Spot Bird Count | Sit in one spot or at one window for fifteen minutes, tally every bird by size and behavior, and guess why they came.
quiet-box-challenge | 9 | S0 | indoor | cardboard,textiles,paper,tape,measuring | Quiet-Box Challenge | Put a ringing phone in a box, line it with different materials, and measure how far away you can still hear it.
crystal-string-garden | 9 | S2 | indoor | baking_staples,string,cups_bowls,water_ice | Crystal String Garden | Dissolve as much salt as warm tap water will hold, hang a string in the cup, and log the crystals for a week.
who-is-under-the-cup | 2 | S2 | indoor | cups_bowls,toy_figures | Who Is Under the Cup? | Hide a toy under one of three bowls, ask who is there, lift, and greet the toy by name and sound.
point-name-add-one | 2 | S2 | indoor | books | Point, Name, Add One | Let your child point at a picture and name it; you add one word each time, so dog becomes muddy dog.
campfire-under-the-table | 4 | S1 | indoor | textiles,flashlight | Campfire Under the Table | Build a blanket tent, pass a flashlight, and let each person from youngest to oldest add one part to a campfire story.
pitch-a-new-holiday | 8 | S1 | indoor | paper,drawing_tools | Pitch a New Holiday | Invent a holiday with a date, a food and one odd rule, then persuade the family to vote it in.
write-the-riddle-trail | 8 | S1 | indoor | paper,drawing_tools | Write the Riddle Trail | Write five riddles that lead from place to place at home, test them on one person, and fix any clue that fails.
debate-flip | 9 | S0 | any | - | Debate Flip | Argue a light topic for two minutes, then swap sides when the timer rings and answer your own best points.
emoji-and-back-again | 8 | S1 | indoor | paper,drawing_tools | Emoji and Back Again | Turn a fairy tale into twelve tiny drawings, pass it on, and have it translated back into words.
haiku-walk | 8 | S1 | outdoor | paper,drawing_tools | Haiku Walk | Take a slow walk, collect five exact details, and shape one of them into a 5-7-5 haiku on the way home.
pilot-episode | 9 | S0 | indoor | paper,drawing_tools | Pilot Episode | Plan a five-minute podcast with an opening, two segments and a sign-off, record it, and listen as critics.
dictionary-bluff | 9 | S0 | indoor | books,paper,drawing_tools | Dictionary Bluff | Pick an odd word from a dictionary, write one real and two fake meanings, and see who can be fooled.
letter-to-later-me | 9 | S0 | indoor | paper,drawing_tools,tape | Letter to Later Me | Write a letter to open in one year: one worry, one hope, one prediction; seal it and hide it together.
story-dice-decoder | 8 | S1 | indoor | dice_cards,paper,drawing_tools | Story Dice Decoder | Give each die number a hero, a place and a problem, roll three times, and tell a two-minute tale.
bear-crawl-tunnel | 2 | S2 | indoor | textiles,ball | Bear Crawl Tunnel | Drape a blanket over two chairs, crawl through like bears, then roll a ball through for the bear to fetch.
sock-drop-tube | 2 | S2 | indoor | cardboard,tape,textiles,cups_bowls | Sock Drop Tube | Tape a cardboard tube low on the wall and post rolled socks through it into a bowl, guessing when each will land.
laser-beam-hallway | 5 | S1 | indoor | paper,tape | Laser-Beam Hallway | Stretch paper strips across a hallway at different heights and slip through without touching a single beam.
learn-to-juggle-socks | 8 | S1 | indoor | textiles | Learn to Juggle Socks | Go from one rolled sock to two to three, adding the next only after ten clean catches in a row.
cardboard-ring-flyers | 8 | S1 | any | cardboard,scissors,tape,drawing_tools | Cardboard Ring Flyers | Cut a flying ring from cardboard, test wider and narrower rims, and set up a nine-target throwing course.
voice-only-navigator | 8 | S2 | indoor | textiles | Voice-Only Navigator | Guide a blindfolded partner past soft obstacles using only words, then trade places and compare instructions.
wall-run-engineers | 8 | S1 | indoor | cardboard,tape,scissors,ball | Wall-Run Engineers | Tape cardboard tubes and ramps to a wall so a ball takes as long as possible to reach the floor.
finger-knit-rope | 8 | S2 | indoor | string | Finger-Knit Rope | Finger-knit a yarn chain, count rows per minute, and turn the finished rope into a bookmark or bag handle.
fitness-card-deck | 8 | S1 | any | dice_cards | Fitness Card Deck | Give each suit an exercise, flip cards for the number of repeats, and use face cards for your own inventions.
paper-plane-landing-strips | 8 | S1 | indoor | paper,tape,drawing_tools | Paper Plane Landing Strips | Fold three plane designs, mark landing strips on the floor, and score accuracy instead of distance.
slow-motion-chase-scene | 9 | S0 | any | - | Slow-Motion Chase Scene | Choreograph a thirty-second chase in extreme slow motion with a near miss, a stumble and a twist ending.
wrong-hand-challenge | 8 | S1 | indoor | paper,drawing_tools,blocks,textiles | Wrong-Hand Challenge | Write your name, stack blocks and toss a sock with the hand you never use, and time how fast you improve.
painting-with-water | 2 | S2 | any | paint,water_ice,cardboard | Painting With Water | Brush plain water on cardboard or a dry path, watch the picture fade, and paint it again.
cardboard-box-drive | 2 | S2 | indoor | cardboard,drawing_tools | Cardboard Box Drive | Turn a box into a car with a drawn wheel, choose where to go, and make every sound on the way.
our-paper-quilt | 4 | S1 | indoor | paper,drawing_tools,tape | Our Paper Quilt | Give each person squares to fill with something about themselves, tape them into a quilt, and guess who made each.
invent-a-board-game | 8 | S1 | indoor | cardboard,paper,drawing_tools,dice_cards | Invent a Board Game | Design a board, three rules and one surprise card, playtest it twice, and cut whatever is boring.
pattern-filled-initial | 9 | S0 | indoor | paper,drawing_tools | Pattern-Filled Initial | Draw a giant initial, divide it in ten zones, and fill each with a different repeating pattern.
six-unit-paper-cube | 9 | S0 | indoor | paper | Six-Unit Paper Cube | Fold six identical paper units and lock them into a cube without glue, then plan a bigger form.
family-crest-studio | 8 | S1 | indoor | paper,drawing_tools | Family Crest Studio | List three things your family stands for, sketch four logos, and combine the best into one crest.
cardboard-armor-workshop | 8 | S1 | indoor | cardboard,scissors,tape,paint | Cardboard Armor Workshop | Design shoulder plates and a shield from boxes, attach them with tape, and add a coat of arms.
two-ending-comic | 9 | S0 | indoor | paper,drawing_tools | Two-Ending Comic | Draw a comic about a small real argument, then draw two endings, one that grows it and one that mends it.
one-line-relay-drawing | 8 | S1 | indoor | paper,drawing_tools | One-Line Relay Drawing | Draw a city, a zoo or a machine with one unbroken line, passing the pencil every ten seconds.
pop-up-engineer | 8 | S1 | indoor | paper,scissors,glue | Pop-Up Engineer | Cut and fold three pop-up mechanisms, choose the liveliest, and build a card around it.
invent-a-band | 9 | S0 | indoor | paper,drawing_tools | Invent a Band | Name a band, design its album cover, write a four-line chorus, and perform it at dinner.
`

export const outlineIdeas: OutlineIdea[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [
      slug = '',
      age = '',
      supervision = '',
      setting = '',
      materials = '',
      title = '',
      idea = '',
    ] = line.split(' | ')
    return {
      slug,
      min_age: Number(age),
      supervision,
      setting,
      materials: materials === '-' ? [] : materials.split(','),
      title,
      description: idea,
    }
  })
