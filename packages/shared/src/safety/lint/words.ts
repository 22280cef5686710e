// The word lists of `lint/lint.ts`: words that careful authors use, and words they avoid.

/** Verbs a step may start with, in the base form: 'Pour the water back'. */
export const imperativeVerbs: ReadonlySet<string> = new Set(
  `act add adjust admire agree aim align allow alternate announce answer applaud arrange ask assemble
  assign attach bake balance bandage beat become begin bend bet blend blindfold blow bob bounce bow
  braid break breathe bring brush bubble build bundle bury button call carry carve cast catch celebrate
  challenge change chant charge chart chase check cheer choose chop circle clap clean clear climb clip
  close collect color comb combine come compare complete compose conduct connect continue convert cook
  copy count cover crack crawl create crinkle cross crouch crumple crush curl cut dab dance deal debate
  decide declare decode decorate deliver demonstrate describe design dictate dig dim dip direct discover
  discuss display divide do donate dot double drag drape draw dress drift drive drop drum dry dust
  echo edit empty end enjoy erase estimate examine exchange exhale explain explore extend fan fasten
  feed feel fetch fetch file fill film find finger finish fit fix flap flash flatten flick flip float
  flutter fold follow form frame free freeze gather gesture get give glance glue go grab greet
  grip group grow growl guess guide hammer hand hang have head heap hear help hide hit hold hop host
  hug hum hunt hush imagine imitate inhale inspect interview introduce invent invite jiggle join jot
  judge juggle jump keep kick kiss kneel knead knit knock knot label lace land laugh launch lay lead
  lean leap leave lend let lie lift light limp line link list listen loop lock look loosen lower make
  march mark mash match measure melt mend mention mime mirror mix model mold move multiply name narrate
  nest nod note notice number observe offer open order organize outline pack page paint pair park pass
  paste pat pause peek peel perform photograph pick picture pile pin pinch place plan plant play plot
  point poke polish pop pose post pounce pour practice praise predict prepare present press pretend
  price print promise prop propose protect pull pump push put quarter quiz race raise rake rank rate
  reach read rearrange recall record recite redesign redraw refill rehearse relax release remember
  remove rename repair repeat replace replay report rescue reset rest restart restore retell retry
  return reveal reverse review rewrite rhyme rinse rip rise roar rock roll rotate round row rub rule
  run rush salute sample save say scan scatter scoop score scrape scratch scribble scrub scrunch seal
  search seat secure see select sell send separate serve set settle sew shade shake shape share shift
  shine shout show shrink shuffle shut sign sing sip sit sketch skip slice slide slip slow smell smile
  smooth snap snatch sniff snip snuggle soak sort sound span speak spin splash split spoon spot spray
  spread sprinkle spy squat squeeze stack stage stamp stand stare start stay steady steer step stick
  stir stitch stomp stop store straighten stretch stroke study stuff subtract suggest swap sway sweep
  swim swing switch take talk tally tap tape taste teach tear tell tempt test thank thread throw thumb
  tick tickle tidy tie tiptoe tilt time tip title toss touch trace track trade transfer translate trap
  travel treat trim try tuck tug tune turn twirl twist uncover undo undress unfold unhook unlock unpack unroll
  unscrew untie unwind unwrap unzip use vary visit vote wade wait wake walk warm wash watch water wave
  wear weave weigh welcome wet whisper whistle widen wiggle wind wipe wish wonder work wrap write yawn
  zip zoom
  bite buy claim clench complain cough couple creep croak dive dock duck dump flop fly forbid gallop hiss howl insert load pay peck peep rattle ring rumble sail sprint tense think whoosh wriggle`.split(
    /\s+/,
  ),
)

/** Verbs an objective may start with, in the third person: what a parent can see or hear while watching. */
export const observableVerbs: ReadonlySet<string> = new Set(
  `acts adds adjusts agrees aims aligns alternates announces answers applies argues arranges asks
  assembles assigns attaches balances beats begins bends blends blows bounces breaks breathes brings
  brushes builds buttons calculates calls carries catches changes charts checks chooses claps cleans
  climbs closes collects colors combines comes comforts compares completes composes connects continues
  controls converts cooks copies corrects counts covers crawls creates crosses curls cuts dances deals
  debates decides decodes decorates defends defines demonstrates describes designs dictates digs dips
  directs discovers divides does doubles draws dresses drops dries drums echoes edits empties ends
  estimates examines exchanges explains expresses fastens feels fills finds finishes fits fixes flips
  folds follows forms frames freezes gathers gives glues graphs greets grips groups guesses guides hangs
  helps hides hits holds hops hums hunts identifies imitates improves includes interviews introduces
  invents invites joins judges juggles jumps justifies keeps kicks kneads knits knots labels laces lands lays leads leaves lets lifts lines links lists listens lists locates looks loops
  lowers makes maps marches marks matches measures mends mimes mixes models molds moves multiplies names
  narrates negotiates notices numbers observes offers opens orders organizes outlines packs paints pairs
  passes pastes pats pauses peels performs persuades picks pinches places plans plants plays points poses
  positions posts pours practices predicts prepares presents presses pretends prices prints produces
  pronounces proposes proves pulls pushes puts questions raises ranks rates reaches reacts reads
  rearranges reasons recalls recites recognizes records recovers recreates redesigns redraws refers
  refines relates releases remembers removes renames repairs repeats replaces replies reports represents
  resets responds rests retells returns reverses revises rewrites rhymes rides rinses rolls rotates
  rounds rubs runs says scales scans scatters scoops scores scrubs searches seals segments selects sells
  sends separates sequences serves sets settles sews shakes shapes shares shifts shows shuffles signals
  signs sings sits sketches skips slices slides slows smells smooths sniffs snips solves sorts sounds
  spaces speaks spells spins splits spoons spots spreads squeezes stacks stands starts states stays
  steadies steers steps sticks stirs stomps stops stretches subtracts suggests sums supports swaps sweeps
  swings switches takes talks tallies taps tastes teaches tears tells tests thanks threads throws ties
  tidies tilts times tips tosses touches traces tracks trades transfers translates travels tries trims
  tucks tunes turns twists uncovers undoes unfastens unfolds unscrews unties unzips uses varies votes
  waits walks warns washes watches waves wears weaves weighs welcomes whispers winds wipes works wraps
  writes zips`.split(/\s+/),
)

/** Openings of an objective that no one can watch (L05). */
export const unobservable =
  /\b(learns?(?: about)?|understands?|explores?|develops?|appreciates?|knows?|enjoys?|realizes?|grasps?|gains?|becomes? aware)\b/i

/** Filler that says nothing about the activity (L11). */
export const bannedWords: readonly RegExp[] = [
  /\bexciting(ly)?\b/i,
  /\bamazing(ly)?\b/i,
  /\bdelightful(ly)?\b/i,
  /\bmagical(ly)?\b/i,
  /\bfoster(s|ed|ing)?\b/i,
  /\benhanc(e|es|ed|ing|ement)\b/i,
  /\bboost(s|ed|ing)?\b/i,
  /\bpromot(e|es|ed|ing)\b/i,
  /\bengag(e|es|ed|ing|ement)\b/i,
  /\bunlock(s|ed|ing)?\b/i,
  /\bembark(s|ed|ing)?\b/i,
  /\bdiv(e|es|ing) into\b/i,
  /\bperfect for\b/i,
  /\bgreat way to\b/i,
  /\bquality time\b/i,
  /\blittle ones?\b/i,
  /\bendless possibilities\b/i,
  /\bvarious\b/i,
  /\betc\b/i,
  /\bthis activity\b/i,
  /\bcognitive\b/i,
  /\bhand[- ]eye coordination\b/i,
]

/** Company names, and words that send a parent shopping (L18). */
export const brands =
  /\b(lego|duplo|play-?doh|crayola|disney|barbie|pok[eé]mon|minecraft|roblox|fortnite|nerf|hot wheels|magna-?tiles|playmobil|k'?nex|lincoln logs|jenga|uno|monopoly|scrabble|twister|hasbro|mattel|fisher-price|melissa (&|and) doug|sharpie|post-its?|ziploc|velcro|kleenex|band-aids?|tupperware|scotch tape|blu-?tack|q-tips?|oreos?|cheerios?|m&ms?|skittles|nutella|coca-cola|mcdonald'?s|starbucks|ikea|amazon|walmart|target store|etsy|ebay|dollar (store|tree)|youtube|netflix|spotify|instagram|tiktok|facebook|pinterest|google|alexa|siri|whatsapp|zoom call|paw patrol|peppa pig|bluey|sesame street|star wars|marvel|spider-?man|batman|elsa|harry potter)\b/i

export const shopping =
  /\b(order(ed)? online|add to cart|on sale|discount|coupon|available (at|from|in) (any|most|the|your) (store|shop)s?|from the (craft|toy|dollar|hardware) (store|shop)|(buy|purchase) (a|an|the|some|one|new|extra|more) (\w+ ){0,3}(kit|set|pack|supplies|online)|affiliate)\b/i
