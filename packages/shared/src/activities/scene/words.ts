import type { MaterialId } from '../lists.ts'
import type { ScenePlace, SceneThing } from './scene.ts'

/* Which words of an activity suggest which place and which thing (see `scene/rule.ts`). */

/** Where clues are looked for: the title with the sentence below it, what is needed, and the steps. */
export type ClueTexts = { head: string; needs: string; steps: string }

/** A thing, how much it says about the activity, and its names among what is needed. */
export type ThingClue = {
  thing: SceneThing
  weight: number
  needs: RegExp
  /** A second match that the title or description needs. */
  head?: RegExp
}

/** Rare and distinctive things weigh most; paper and pencil lie on half of all tables. */
export const thingClues: ThingClue[] = [
  { thing: 'shadow', weight: 12, needs: /flashlight/, head: /shadow/ },
  { thing: 'torch', weight: 9, needs: /flashlight/ },
  { thing: 'puppet', weight: 12, needs: /socks? that fits? over/ },
  { thing: 'puppet', weight: 10, needs: /\bpuppets?\b/ },
  { thing: 'masks', weight: 12, needs: /cardboard|paper/, head: /\bmasks?\b/ },
  { thing: 'shaker', weight: 12, needs: /rice|beans|pasta/, head: /\bshakers?\b/ },
  { thing: 'pulley', weight: 12, needs: /coat hanger|hanger/ },
  { thing: 'boat', weight: 12, needs: /paper|tape|cork|foil/, head: /\bboats?\b/ },
  { thing: 'plane', weight: 12, needs: /paper/, head: /\bplanes?\b|\bpaper flyer|glider/ },
  { thing: 'microphone', weight: 9, needs: /microphone/ },
  { thing: 'vase', weight: 12, needs: /flowers?\b|\bvase\b/ },
  {
    thing: 'plant',
    weight: 11,
    needs: /seeds?\b|beans?\b|scallion|roots?\b|\bpot\b/,
    head: /grow|garden|sprout|\bbean\b|plant/,
  },
  { thing: 'shirt', weight: 9, needs: /jacket|sweater|\bshirt|garment|\bcoat\b(?! hanger)|zipper/ },
  {
    thing: 'letter',
    weight: 9,
    needs: /paper|card|envelope/,
    head: /\bletter to\b|postcard|envelope|invitation|thank-you note/,
  },
  { thing: 'map', weight: 9, needs: /paper|cardboard/, head: /\bmaps?\b|board game|treasure/ },
  {
    thing: 'news',
    weight: 8,
    needs: /newspaper page|\bnews/,
    head: /front page|headline|newspaper|blackout/,
  },
  { thing: 'wads', weight: 9, needs: /paper/, head: /crumpl|paper ball|snowball|\bsweep/ },
  {
    thing: 'shapes',
    weight: 8,
    needs: /paper/,
    head: /tangram|triangle|fraction|\bcut[- ]?outs?\b|notan|\bshapes?\b|snip/,
  },
  {
    thing: 'drum',
    weight: 9,
    needs: /bowls?\b|\bpots?\b|\blid/,
    head: /drum|conductor|parade|rhythm|soundtrack|tempo|\bband\b|\bbeat/,
  },
  { thing: 'dough', weight: 9, needs: /playdough|modeling dough/ },
  { thing: 'dice', weight: 9, needs: /\bdie\b|\bdice\b/ },
  { thing: 'cards', weight: 8.5, needs: /playing cards|pack of cards|deck of cards/ },
  { thing: 'chalk', weight: 8, needs: /\bchalk\b/ },
  { thing: 'pasta', weight: 9, needs: /pasta|spaghetti|macaroni/ },
  { thing: 'beans', weight: 8, needs: /\brice\b|\bbeans?\b|lentil/ },
  { thing: 'fizz', weight: 8.5, needs: /vinegar|baking soda|\boil\b|syrup|food coloring/ },
  { thing: 'flour', weight: 8, needs: /\bflour\b|table salt|\bsalt\b/ },
  { thing: 'blocks', weight: 7.5, needs: /blocks?\b|\bbricks?\b/ },
  { thing: 'toycar', weight: 7.5, needs: /toy cars?|toy trucks?|toy trains?/ },
  {
    thing: 'ball',
    weight: 8,
    needs: /\b(?:soft|light|foam|beach) (?:\w+ )?ball\b|\ba ball\b|\b1 ball\b(?! of)/,
  },
  { thing: 'stones', weight: 8, needs: /\bstones?\b|pebbles?/ },
  {
    thing: 'leaf',
    weight: 7.5,
    needs: /\bleaves\b|\btwigs?\b|pine cones?|acorns?|\bstick, about|shaped stick/,
  },
  { thing: 'coins', weight: 8, needs: /\bcoins?\b|penn(?:y|ies)|\bbuttons?\b/ },
  { thing: 'book', weight: 8, needs: /\bbooks?\b|dictionary/ },
  { thing: 'paint', weight: 7.5, needs: /\bpaints?\b|paintbrush/ },
  { thing: 'yarn', weight: 7, needs: /\bstring|\byarn|\bribbons?|shoelace|\bthread/ },
  { thing: 'scarf', weight: 7, needs: /\bscar(?:f|ves)\b|thin cloths/ },
  { thing: 'ruler', weight: 7, needs: /\brulers?\b|tape measure|measuring tape/ },
  {
    thing: 'veg',
    weight: 7,
    needs: /carrots?|cucumber|cabbage|celery|broccoli|lettuce|radish|vegetables?/,
  },
  {
    thing: 'fruit',
    weight: 7,
    needs: /bananas?|\b\d (?:\w+ )?oranges?\b|clementines?|\bapples?\b(?! juice)|\bfruit|\bberries/,
  },
  { thing: 'box', weight: 6.5, needs: /\bbox(?:es)?\b(?! of)|shoebox|egg carton/ },
  { thing: 'tubes', weight: 6.5, needs: /cardboard tubes?/ },
  {
    thing: 'teddy',
    weight: 6,
    needs: /teddy|stuffed animals?|soft toys?|\btoys?\b|toy figures?|\bdolls?\b/,
  },
  { thing: 'scissors', weight: 6, needs: /scissors/ },
  { thing: 'sticks', weight: 6, needs: /craft sticks?|clothespins?|straws?\b/ },
  { thing: 'pillow', weight: 6, needs: /pillows?|cushions?/ },
  { thing: 'blanket', weight: 6, needs: /blankets?|large sheet or/ },
  { thing: 'socks', weight: 6, needs: /\bsocks?\b/ },
  {
    thing: 'slips',
    weight: 5.5,
    needs:
      /\bslips?\b|paper cards|cards of (?:folded )?paper|small cards|tickets?|price tags|sticky notes/,
  },
  { thing: 'towel', weight: 5, needs: /towels?(?! for)|washcloths?|\bcloth\b/ },
  { thing: 'water', weight: 5.5, needs: /\bwater\b|\bice\b/ },
  {
    thing: 'cups',
    weight: 5,
    needs:
      /\bcups?\b[^;]*(?:water|juice|milk|yogurt|drink)|clear (?:plastic )?cups?|\bjugs?\b|\bglasses\b/,
  },
  { thing: 'stack', weight: 4.5, needs: /\bcups?\b|\btubs?\b/ },
  { thing: 'spoon', weight: 4.5, needs: /spoons?\b|whisk|ladle|tongs|\bbowls?\b/ },
  { thing: 'glue', weight: 4, needs: /\bglue\b/ },
  { thing: 'tape', weight: 4, needs: /\btape\b(?! measure)/ },
  { thing: 'crayons', weight: 3.5, needs: /crayons?|markers?|colored pencils/ },
  { thing: 'paper', weight: 3, needs: /\bpaper\b|newspaper|pencils?/ },
]

/** The thing of a material on the list, if only its id is known. */
export const thingOfMaterial: Record<MaterialId, SceneThing> = {
  paper: 'paper',
  drawing_tools: 'crayons',
  paint: 'paint',
  chalk: 'chalk',
  scissors: 'scissors',
  glue: 'glue',
  tape: 'tape',
  cardboard: 'box',
  craft_sticks: 'sticks',
  string: 'yarn',
  playdough: 'dough',
  blocks: 'blocks',
  toy_figures: 'teddy',
  ball: 'ball',
  textiles: 'towel',
  cups_bowls: 'stack',
  spoons_tongs: 'spoon',
  measuring: 'ruler',
  water_ice: 'water',
  dry_goods: 'beans',
  baking_staples: 'flour',
  snack_foods: 'fruit',
  coins_buttons: 'coins',
  dice_cards: 'dice',
  books: 'book',
  nature_finds: 'leaf',
  flashlight: 'torch',
}

/** What is drawn in the air if no thing is needed. The first that fits. */
export const airClues: { thing: SceneThing; words: RegExp }[] = [
  {
    thing: 'notes',
    words:
      /\bclap|\bsongs?\b|\bsing(?:s|ing)?\b|rhythm|music|\bbeats?\b|\bstomp|\bmarch|\bdanc|canon|\bhum\b/,
  },
  { thing: 'numbers', words: /count|number|\bten\b|finger-flash|plus|minus|add up/ },
  { thing: 'heart', words: /\bpulse|\bheart|feeling|silence|\bhug|\bcalm/ },
  {
    thing: 'guess',
    words: /guess|trivia|riddle|truth|would you rather|without saying|debate|which one/,
  },
  { thing: 'story', words: /story|tale|once upon|hero|movie|scene/ },
  { thing: 'talk', words: /\bword|rhyme|\bsays?\b|phone|talk|sound|letter|ask|call/ },
]

/** What suggests a place: in the title or its sentence, among the needs, or in a step. */
export type PlaceClue = {
  place: ScenePlace
  words: RegExp
  head?: number
  needs?: number
  steps?: number
}

export const placeClues: PlaceClue[] = [
  {
    place: 'mirror',
    words: /\b(?:wall|big|hand|tall|long|bathroom) mirror\b|\bin the mirror\b/,
    head: 12,
    needs: 14,
    steps: 8,
  },
  { place: 'window', words: /\bwindows?\b(?!less)/, head: 10, needs: 10, steps: 3 },
  {
    place: 'hall',
    words: /hallway|corridor|\bstairs?\b|staircase|doorway|front door/,
    head: 9,
    needs: 9,
    steps: 2,
  },
  { place: 'wall', words: /\bwalls?\b/, head: 8, needs: 8, steps: 3 },
  {
    place: 'den',
    words: /tunnel|\bden\b|\bfort\b|campfire|under the table|\bcave\b/,
    head: 12,
    steps: 2,
  },
  {
    place: 'bed',
    words: /\bin bed\b|bedtime|good ?night|pajama|lullaby|before sleep/,
    head: 11,
    steps: 3,
  },
  {
    place: 'car',
    words: /\bin the car\b|car seat|car ride|road trip|back seat|traffic jam/,
    head: 12,
    steps: 4,
  },
  {
    place: 'queue',
    words: /\bqueue|waiting room|\bin line\b|while you wait|bus stop|checkout line/,
    head: 12,
    steps: 4,
  },
  { place: 'bath', words: /bathtub|in the bath\b|bath ?time|\bin the tub\b/, head: 12, steps: 5 },
  { place: 'balcony', words: /balcony/, head: 12, needs: 6, steps: 3 },
  {
    place: 'sofa',
    words: /\bsofa\b|\bcouch\b|armchair|snuggle|cuddle/,
    head: 8,
    needs: 3,
    steps: 4,
  },
  {
    place: 'kitchen',
    words:
      /kitchen|\bcook|\bbak(?:e|ing|ery)\b|recipe|\bsnack|breakfast|bread|lemonade|\bchef\b|\bsink\b|counter\b/,
    head: 6,
    needs: 4,
    steps: 3,
  },
  { place: 'table', words: /\btable\b(?!spoon)/, head: 5, needs: 4, steps: 3 },
  {
    place: 'rug',
    words: /\brug\b|\bcarpet\b|on the floor|patch of floor|bit of floor/,
    head: 5,
    needs: 4,
    steps: 3,
  },
  {
    place: 'shelf',
    words: /\bbelly\b|\btummy\b|lie (?:down|on)|bookshop|bookshelf|library/,
    head: 6,
    steps: 4,
  },
  {
    place: 'room',
    words:
      /\bdanc(?:e|ing)|\bmarch|\bjump|\bhop(?:s|ping)?\b|\bstomp|\bbalance\b|\bthrow|\btoss|\bcatch(?:es)?\b|\bstatues?\b|\bfreeze|\bcrawl|\bjuggl|\bparade|olympic|fitness|\bchase\b|\bpose\b|\bwalks?\b|\btiptoe|giant steps|stand up|conductor|variety show|machine\b|catwalk|tightrope|keep.?up/,
    head: 7,
    steps: 1,
  },
  { place: 'room', words: /clear (?:floor|stretch|patch|path|strip)|firm floor/, needs: 5 },
]

/** What a material suggests about the place. */
export const placesOfMaterial: Partial<Record<MaterialId, Partial<Record<ScenePlace, number>>>> = {
  paper: { table: 2 },
  drawing_tools: { table: 2 },
  paint: { table: 4 },
  scissors: { table: 4 },
  glue: { table: 4 },
  playdough: { table: 5 },
  craft_sticks: { table: 2 },
  cardboard: { table: 1, rug: 2 },
  string: { table: 2, sofa: 2 },
  dice_cards: { table: 3, rug: 2 },
  coins_buttons: { table: 4 },
  dry_goods: { table: 3, kitchen: 3 },
  baking_staples: { kitchen: 6 },
  snack_foods: { kitchen: 6 },
  water_ice: { kitchen: 4, table: 2 },
  spoons_tongs: { kitchen: 3 },
  cups_bowls: { kitchen: 2, table: 1 },
  measuring: { table: 2 },
  blocks: { rug: 5 },
  toy_figures: { rug: 5 },
  ball: { room: 5, rug: 3 },
  textiles: { rug: 4, sofa: 1 },
  books: { sofa: 7, shelf: 6 },
  flashlight: { wall: 5, den: 2 },
}
