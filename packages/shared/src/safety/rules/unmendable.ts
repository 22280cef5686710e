import type { SafetyRule } from './safety-rule.ts'

const unmendable = (
  id: string,
  hazard: string,
  advice: string,
  source: string,
  more: Partial<Pick<SafetyRule, 'until' | 'patterns' | 'exclude' | 'unless_harmless'>> = {},
): SafetyRule => ({
  id,
  hazard,
  action: 'block',
  patterns: [],
  harmless_as: 'scene',
  advice,
  source,
  ...more,
})

/** Acts that no sentence in a note makes safe: S47 to S60. Their words are in `acts/`. */
export const unmendable47to60: readonly SafetyRule[] = [
  unmendable(
    'S47',
    'Tying up, gagging or locking in a child',
    'Nobody is tied or locked in. Play freeze instead: stand still until somebody says the magic word.',
    'strangulation and restraint; house policy',
    {
      exclude: [
        /\block(s|ing)? eyes\b/,
        /\b(scar(f|ves)|ribbons?|strings?|yarns?|wool|strands?) (that |which )?(are|is) tied to\b/,
      ],
    },
  ),
  unmendable(
    'S48',
    'A child left alone',
    'An adult stays. Let the activity happen where you are.',
    'supervision levels, content README 2.1',
    {
      unless_harmless: 'likely',
      until: 9,
      patterns: [
        /\b(stay|stays|staying|sleep|sleeps) (at )?(home|indoors|here|all night|the night) (alone|by (yourself|himself|herself|themselves)|on (your|his|her|their) own)\b/,
        /\b(until|till) (you|we|I|mummy|mum|daddy|dad) (return|returns|get back|gets back|are back|is back)\b/,
        /\b(you|mummy|mum|mommy|mom|daddy|dad) (does|do|runs?|finish(es)?) (her|his|your|some|the) errands\b/,
        /\b(go|nip|pop|slip|head|drive) (off )?(to|round to|down to) (the|a) (bar|pub|gym|shops?|supermarket|office)\b[^.!?\n]{0,40}\b(he|she|they)('ll| will| can)\b/,
      ],
    },
  ),
  unmendable(
    'S49',
    'Tasting what is raw, wild or no food',
    'Taste only food that is ready to eat, cut for the age.',
    'FDA/CDC on raw flour and egg; poison centers on plants',
    {
      unless_harmless: 'surely',
      patterns: [
        /\bsee (if|whether) (the|his|her|your|their) (\w+ )?allerg(y|ies)\b/,
        /\b(hogweed|hemlock|laburnum|foxglove|oleander|castor (seeds?|beans?)|spurge|nightshade|monkshood)\b/,
      ],
      exclude: [
        /\b(do not|don't|never) (touch|pick|taste|eat)\b[^.!?\n]{0,30}/,
        /\bgive (it|them|the \w+|each) (a|an|its|their) (\w+ )?(names?|faces?|shape|squeeze|hug|pat|tap|rest)\b/,
        /\b(spoonfuls?|teaspoons?|tablespoons?|drops?) of (\w+ )?(baking soda|bicarbonate|bicarb|salt|vinegar|soap|oil)\b[^.!?\n]{0,12}\b(in|into|to|on|onto|over)\b(?! (your|his|her|their) (mouth|tongue))[^.!?\n]{0,60}/,
      ],
    },
  ),
  unmendable(
    'S50',
    'Catching food with the mouth, or running with something in it',
    'Food is eaten seated and slowly. Catch a rolled sock with both hands.',
    'AAP Pediatrics 125:601',
    {
      unless_harmless: 'surely',
      exclude: [
        /\b(tornado|whirlpool|hole|monster|box|bag|tunnel|puppet|dragon|whale|shark|crocodile|volcano|machine) (swallow|gobble|eat)s?\b/,
      ],
    },
  ),
  unmendable(
    'S51',
    'Something over a face or around a neck',
    'Keep faces and necks free. Make a mask of paper with wide holes.',
    'CFOC 6.4.1.2; ASTM F963',
    {
      exclude: [
        /\bbalanc(e|es|ing) (a |the |your |one |two )*(\w+ )?(pillow|cushion|bean ?bag)s? on (your|his|her|their|the|my) heads?\b/,
        /\b(pillow|cushion|bean ?bag)s? on (your|his|her|their|my) heads?,? and (walk|curtse?y|bow|parade|glide|stroll|tiptoe)\b/,
      ],
    },
  ),
  unmendable(
    'S52',
    'Small things in noses, ears or mouths',
    'Nothing goes into a nose, an ear or a mouth. Drop the pieces into a cup.',
    'ED foreign-body reports',
    {
      patterns: [
        /\b(inside|in|into) (each|one|either|your|his|her) cheeks?\b[^.!?\n]{0,30}\b(pull|recite|balls?|beads?|marbles?|pebbles?|coins?)\b/,
        /\b(marbles?|beads?|buttons?|coins?|balls?|nuts?|hazelnuts?|pebbles?)\b[^.!?\n]{0,25}\bon (your|his|her|their|(your|the) (toddler|child)'s) tongue\b/,
      ],
      exclude: [/\bbehind (your|his|her|the|one|an) ears?\b/],
    },
  ),
  unmendable(
    'S53',
    'Stunts, force and held breath',
    'Stop where somebody could get hurt. Try slow motion, balance on a line, or a gentle count.',
    'house policy',
    {
      unless_harmless: 'likely',
      exclude: [
        /\bchok(e|es|ing) (back|up)\b/,
        /\b(the|a|this|that|your|one|each|next|beanbag|cushion|pillow|leaf|laundry|blanket) piles? on\b/,
        /\b(starving|hungry|dying) for (a |some |your )*(\w+ )?(story|hug|song|cuddle|kiss|joke)\b/,
        /\b(punch|hit|thump|bash|whack)(es|s|ing)? (the|a|your) (\w+ )?(pillow|cushion|mattress|bean ?bag)s?\b/,
        /\btruth or dare\b[^.!?\n]{0,12}\b(gentle|kind|cozy|cosy|friendly|silly) (version|one|way)\b/,
        /\b(stack|build|pile|balance)(s|ing)?\b[^.;]{0,40}\b(until|till) (it|they|one|the \w+) (falls?|topples?|tumbles?)\b/,
      ],
    },
  ),
  unmendable(
    'S54',
    'Bothering an animal',
    'Watch animals from a distance, and never while they eat or sleep.',
    'CDC animals & hygiene; AVMA dog bite prevention',
    {
      unless_harmless: 'surely',
      exclude: [
        /\bon (dad|daddy|mum|mummy|mom|grandpa|your parent|your partner|an adult)('s)? (knees?|lap|back|shoulders)\b/,
      ],
    },
  ),
  unmendable(
    'S55',
    'Play on roads, tracks and car parks',
    'Stay away from traffic. A tape road on the floor is long enough.',
    'AAP pedestrian safety',
    { unless_harmless: 'surely', exclude: [/\btraffic[- ]?lights?\b/] },
  ),
  unmendable(
    'S56',
    'Hard things thrown at people, animals or windows',
    'Throw something soft at a target that is no living being.',
    'CPSC: eye injury',
    { unless_harmless: 'surely' },
  ),
  unmendable(
    'S57',
    'Machines and vehicles',
    'Keep hands and play away from machines and vehicles.',
    'CPSC; NHTSA',
    {
      unless_harmless: 'likely',
      exclude: [
        /\b(pillow|cushion|teddy|sock|bean ?bag)s? (onto|on|into|at) the (mattress|bed)\b|\bmattress on the floor\b/,
      ],
    },
  ),
  unmendable('S58', 'Cutting hair, fur or nails', 'Cut paper or wool instead.', 'house policy'),
  unmendable(
    'S59',
    'A child in charge of a baby',
    'An adult carries, bathes and minds the baby; the child sings to it.',
    'AAP; house policy',
  ),
  unmendable(
    'S60',
    'Secrets from parents, and undressing',
    'No secrets from parents and no undressing in a game.',
    'child protection; house policy',
    {
      patterns: [
        /\b(tickl\w+|touch\w*) (game|play)\b[^.!?\n]{0,40}\b(never|not|don't|won't|just for|only for|between)\b/,
        /\bunder (your|his|her|their) (clothes|shirt|skirt|pants|underwear|pyjamas)\b/,
        /\bhide (the |your |his |her )?([\w']+ )?(messages|texts|chats?|photos|calls) from\b/,
      ],
      exclude: [
        /\bspin the bottle\b[^.!?\n]{0,60}\b(animal|sound|song|dance|move|question|joke|colou?r)s?\b/,
      ],
    },
  ),
]
