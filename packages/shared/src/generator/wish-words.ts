import type { InterestId, SkillId } from '../activities/lists.ts'
import { type Wording, type Words, wordingsOf } from './wish-moments.ts'

/**
 * What a wish can ask of an activity besides a moment and a topic. `is_place` is matched even in words that a moment already
 * matched: a balcony is outside, and it has a railing. An id may occur twice.
 */
const needs = [
  {
    // Before the body's needs, so that its words are no topic: the family knows which day it is.
    id: 'celebration',
    said: {
      'a day you celebrate':
        "(?:(?:my|our|his|her|their|the) )?(?:diwali|deepavali|christmas|xmas|easter|halloween|hanukkah|chanukah|eid|ramadan|holi|navratri|onam|pongal|raksha bandhan|ganesh chaturthi|thanksgiving|birthdays?|valentine|new year|lunar new year|nowruz|passover|purim|rosh hashanah|vesak|carnival|advent|santa|st nicholas|st patrick|mother'?s day|father'?s day|name ?day|feasts?|festivals?|celebrat(?:e|es|ing|ion)|baptism|christening|bar mitzvah|bat mitzvah|first communion)(?:'?s?)?(?: day| party| eve)?(?: is)?(?: (?:next|this|on|in|tomorrow|today|soon)(?: (?:week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday))?)?",
    },
  },
  {
    id: 'seated',
    said: {
      'works from a wheelchair': 'wheel ?chairs?',
      'sitting down':
        "walker|crutches|(?:can't|cannot|can not|doesn't|not allowed to|unable to) (?:walk|run|jump|stand|move(?: much)?)|(?<!(?:can't|cannot|can not|won't|never|not) )sit(?:ting)?(?!(?: \\w+){1,4} all day)(?: still| down)?|seated|in (?:a|the) (?:high ?chair|chair)|at (?:the|a) (?:table|desk)(?! all day)|desk(?! all day)",
    },
  },
  {
    id: 'whisper',
    said: {
      'whisper quiet':
        "(?:baby|sibling|sister|brother|one|dad|mum|papa|mama|newborn|twin)s? (?:\\w+ )?(?:is |are )?(?:sleeping|asleep|sleeps|naps|napping)|(?:must|should|don't|not|without) (?:not )?wake(?:ing|s)?|not wake|(?:husband|wife|partner|he|she|he's|she's|grandpa|grandma) (?:is )?asleep|asleep (?:till|until|after)|silence|whisper(?:ing|s)?|silent(?:ly)?|no noise|super quiet|very quiet|library",
    },
  },
  {
    id: 'balcony',
    is_place: true,
    said: {
      'on the balcony': '(?:on (?:the|our|my|a) )?(?:balcon(?:y|ies)|fire escape|roof terrace)',
    },
  },
  {
    id: 'no_talk',
    said: {
      'without talking':
        "(?:does not|doesn't|doesnt|do not|don't|won't|will not|not|no|refuses to|without)(?: (?:want(?:s|ing)?|like|feel like))?(?: to)? (?:talk(?:ing)?|speak(?:ing)?|chat(?:ting)?)(?: about (?:it|this|school|anything)| (?:to|with) (?:me|us|anyone|anybody))?|(?:no|without) words|non-?(?:verbal|speaking)",
    },
  },
  // What changes what is played.
  {
    id: 'no_light',
    is_place: true,
    said: {
      'no light':
        'power ?(?:cuts?|outage|failure)|power (?:is |has |went )?(?:out|off|gone)|black ?outs?|no (?:lights?|electricity|power)(?: at home)?|load shedding|lights? (?:has|have) gone',
    },
  },
  {
    id: 'fear_of_dark',
    is_place: true,
    said: {
      'a fear of the dark':
        '(?:(?:is |gets |so |very )?(?:afraid|scared|frightened|terrified|fear) of )(?:the )?(?:dark|night|shadows)|fears? (?:the )?dark|monsters? under the bed',
    },
  },
  {
    id: 'hair',
    is_place: true,
    said: {
      'washing hair':
        '(?:wash(?:es|ing|ed)?|rins(?:e|es|ing)) (?:\\w+ )?hair|hair ?(?:wash(?:ing)?|battle|fight)|shampoo(?:ing)?',
    },
  },
  {
    id: 'family_call',
    is_place: true,
    said: {
      'family on the call':
        '(?:grandma|grandpa|granny|grandad|nani|nana|oma|opa|dadi|nonna|abuela|abuelo)(?: is| are)? (?:on|via|over) (?:the |a )?(?:video call|phone|video|facetime|call)|(?:video|whatsapp|zoom|skype|face ?time)(?: ?calls?)? (?:with|to) (?:\\w+ )?(?:grandma|grandpa|granny|grandad|grandparents|nani|nana|oma|opa|dadi|nonna|abuela|family|cousins?)|(?:grandma|grandpa|granny|nani|oma|opa) calls|call(?:ing)? (?:grandma|grandpa|granny|nani|nana|oma|opa)|long distance grandparents',
    },
  },
  {
    id: 'unseen',
    said: {
      'nothing embarrassing':
        '(?:everything |it |that )?(?:is |are |gets? |so |too |feels )?(?:embarrass(?:ed|ing|es)|cring(?:e|ey|y)|self[- ]conscious)(?: by everything)?',
    },
  },
  {
    // A phone call of the parent: the same words are a moment, too.
    id: 'no_talk',
    is_place: true,
    said: {
      'without talking':
        '(?:on|in|for|during|before|have|having|got) (?:(?:a|an|the|my) )?(?:\\w+ )?(?:zoom|meetings?|teams)|on (?:the )?phone with (?:the|my) (?:bank|boss|office|doctor|insurance|landlord|school|work|client)|on hold|(?:zoom|work|conference|urgent) calls?|boss (?:is )?calling|need to (?:phone|ring|call)|work(?:ing)? from home|wfh|home office|need quiet for a call|quiet minutes for a call',
    },
  },
  {
    id: 'quiet',
    said: {
      'nothing loud':
        "(?:hates?|hate|no|not|without|scared of|afraid of|sensitive to|can't stand|can not stand|cannot stand|bothered by|covers \\w+ ears (?:at|from|for)|dislikes?) (?:\\w+ )?(?:loud|noise|noises|sounds?|noisy|screaming|shouting)(?: noises?| sounds?| things?| music)?|noise[- ]sensitive|(?:sensory|sound) sensitiv(?:e|ity)|not (?:too |so )?loud|neighbou?rs?(?: downstairs| complain)?|thin walls",
      quiet: 'quiet(?:ly|er)?|low ?key|low energy|peace',
    },
  },
  {
    id: 'no_mess',
    said: {
      'no mess':
        "(?:no|not|without|zero|less|low|avoid|hate|don't want|little)(?: \\w+){0,2} (?:mess(?:y|es)?|clean ?-?up|cleaning|paint|glue|glitter|sticky|dirt(?:y)?)|mess[- ]free|clean and easy|carpet",
    },
  },
  {
    id: 'no_things',
    said: {
      'no things':
        '(?:no|without|zero|need(?:s|ing)?|nothing|have) (?:any |no )?(?:things?|toys?|materials?|props?|supplies|stuff|equipment|prep(?:aration)?|set ?-?up|nothing)(?: (?:here|with us|at hand|at all))?|nothing (?:with us|at hand|to hand|here|needed)|only (?:our )?(?:voices?|talking|words|hands)|just (?:talking|talk|voices?|hands)',
    },
  },
  {
    id: 'hands_full',
    said: {
      'no hands free':
        'hands? (?:are |is )?(?:full|busy|free)|one hand(?:ed)?|no (?:free )?hands?|(?:breast|bottle) ?-?feeding|nursing|feeding (?:the|a) (?:baby|newborn)|(?:holding|carrying|rocking) (?:the|a|my) (?:baby|newborn)|baby (?:on|in) (?:my|the|one) (?:arms?|lap|hip|sling)|with (?:a|the) (?:baby|newborn)|newborn|(?:by|on) (?:him|her|them|it)sel(?:f|ves)|(?:plays?|playing) alone|alone|independent(?:ly)? play|keep(?:s)? (?:him|her|them) busy|busy',
    },
  },
  {
    // Before lively wishes, over which it has priority.
    id: 'tired_child',
    said: {
      'tired and worn out':
        '(?:over|so |very |really |too )?tired|worn ?out|wiped(?: out)?|cranky|grumpy|after (?:school|nursery|daycare|kindergarten|swimming|a long day)(?!.*(?:energy|wild|hyper|bounc|restless))|long day|jet ?lag(?:ged)?',
    },
  },
  {
    id: 'lively',
    said: {
      lively:
        "(?:sit|sits|sat|sitting)(?: \\w+){1,4} all day|(?:can't|cannot|can not|won't) (?:sit|keep|stand)(?: still)?|bouncing(?: off the walls)?|bouncy|(?:so much|too much|lots of|full of|a lot of|burn(?:ing)?(?: off)?|get rid of|release|let off|extra|high|crazy) (?:some |the |their )?(?:energy|steam)|energetic|hyper(?:active)?|wild|wiggly|fidgety|restless|zoomies|climbing the walls|running around|active|physical|wants to (?:move|run|jump)|need(?:s)? to move|mov(?:e|ing|ement)|exercise|work ?out|jump(?:s|ing|y)?|run(?:s|ning)?|energy",
    },
  },
  {
    id: 'whiny',
    said: {
      'clingy or whiny':
        'whin(?:y|es|ing|ey)|whing(?:e|ing|es)|moan(?:s|ing)|fuss(?:y|ing)|clingy|moody|bad mood|nothing is right|grizzl(?:y|ing)|needs? (?:a )?(?:cuddle|attention|me)|attention|cuddl(?:e|es|y)|snuggl(?:e|es|y)|nörgelt',
    },
  },
  {
    id: 'bored',
    said: {
      bored:
        "bored(?: of| with)?(?: everything)?|boredom|boring|nothing to do|don't know what to do|langweilig|aburrid[oa]",
    },
  },
  {
    id: 'calm',
    said: {
      calm: 'calm(?:er|ing|s|ly)?|relax(?:ed|ing|es)?|gentle|peaceful|cozy|cosy|sooth(?:e|ing)|slow(?:ly)?|mindful(?:ness)?|evening|unwind|ruhig|tranquil[oa]',
    },
  },
  {
    id: 'feelings',
    said: {
      'a hard day':
        "(?:bad|hard|rough|awful|tough|terrible|horrible|sad) day(?: at (?:school|work|nursery|kindergarten|daycare))?|told off|gutted|in tears|lost the (?:match|race|game)|(?:hates|cries when \\w+|can't stand) (?:losing|loses)|nobody played with \\w+",
      feelings:
        'feelings?|emotions?|(?:bad|hard|rough|tough|awful|horrible|terrible) day(?: at (?:school|nursery|kindergarten|daycare))?|(?:is |was |feels? |feeling |so |very )?(?:sad|shy|lonely|scared|anxious|worried|nervous|frightened|jealous|frustrated|disappointed)(?: of| about)?|worries|fears?|miss(?:es|ing) (?:\\w+)|homesick|confidence|self[- ]esteem|kindness|angry|anger|new school|new house|mov(?:ed|ing) house|moving|divorce',
    },
  },
  {
    id: 'together',
    said: {
      together:
        'together|with (?:me|us|dad|mum|mom|papa|mama|daddy|grandma|grandpa|granny|grandparents|friends?|family)|grandma|grandpa|granny|grandad|grandparents?|friends?|family|bond(?:ing)?|connect(?:ion|ing)?|reconnect|teenager',
    },
  },
  {
    id: 'curious',
    said: {
      curious:
        'curious|(?:keeps |always )?asking (?:why|questions)|why questions?|asks? (?:why|questions|a lot)|wants to know|how things work',
    },
  },
] as const satisfies readonly { id: string; said: Words; is_place?: true }[]

export type Need = (typeof needs)[number]['id']
type NeedWording = { id: Need; said: readonly Wording[]; is_place?: true }
/** See `Need` for `is_place`. An id may occur twice. */
export const needWordings = needs.map(
  ({ said, ...need }): NeedWording => ({ ...need, said: wordingsOf(said) }),
)

/** The words for each topic. Nouns in the first list can be a hero and keep their own name. */
export const topicWords: Record<InterestId, { heroes: string; words: string }> = {
  dinosaurs: {
    heroes: 'triceratops|stegosaurus|t[- ]?rex|diplodocus|velociraptor|brontosaurus|pterodactyl',
    words: 'dinos?|dinosaurs?|dinosaurios?|dinosaurier|fossils?|jurassic|raptors?',
  },
  animals: {
    heroes:
      'dog|puppy|cat|kitten|rabbit|bunny|horse|pony|lion|tiger|elephant|fox|hedgehog|penguin|owl|monkey|bear|panda|giraffe|zebra|cow|pig|sheep|goat|duck|chicken|hen|rooster|mouse|hamster|guinea pig|squirrel|wolf|koala|kangaroo|hippo|rhino|crocodile|snake|lizard|frog|parrot|bird|eagle|flamingo|sloth|otter|raccoon|deer|bat|donkey|llama|camel|gorilla|cheetah|leopard|polar bear|meerkat|tortoise|axolotl|capybara',
    words:
      'animals?|animales|tiere?|pets?|farm|zoo|jungle|safari|puppies|bunnies|ponies|wolves|mice|geese|geckos?|vets?',
  },
  vehicles: {
    heroes:
      'train|truck|lorry|bus|tractor|digger|excavator|bulldozer|crane|plane|airplane|helicopter|ambulance|garbage truck|bin lorry|tow truck|motorbike|motorcycle|race car|racing car|police car|dump truck|tram|ferry|submarine|monster truck|cement mixer|bicycle|bike|scooter|steam engine|taxi|boat|ship',
    words:
      'cars?|autos|coches|vehicles?|wheels?|trains|engines?|traffic lights?|railways?|fire ?(?:truck|engine)s?|firefighters?|fire station|machines? on wheels',
  },
  space: {
    heroes: 'rocket|astronaut|alien|planet|comet|satellite|spaceship|moon rover|ufo',
    words:
      'space|planets|moon|stars?|galax(?:y|ies)|universe|mars|saturn|jupiter|solar system|rockets|black holes?|weltraum',
  },
  ocean: {
    heroes:
      'fish|whale|shark|dolphin|octopus|crab|seahorse|jellyfish|turtle|sea turtle|orca|seal|starfish|squid|lobster|narwhal|stingray|clownfish',
    words: 'ocean|sea|under ?water|waves?|shells?|reef|coral|diving|swimming|water|octopuses',
  },
  nature: {
    heroes:
      'bee|butterfly|ladybug|ladybird|snail|spider|ant|worm|beetle|caterpillar|dragonfly|grasshopper|firefly|bumblebee|slug|moth|cricket',
    words:
      'nature|bugs?|insects?|flowers?|trees?|plants?|leaves|leaf|garden(?:ing)?|seeds?|weather|wind(?:y)?|clouds?|rainbows?|volcano(?:e?s)?|seasons?|autumn|spring|mushrooms?|forests?|woods|rocks?|stones?|crystals?|gems?|butterflies|ladies bugs|storms?|earthquakes?|mountains?|rivers?|snow|thunder',
  },
  building: {
    heroes: 'robot|builder|inventor|engineer|android',
    words:
      'build(?:s|ing)?|invent(?:s|ing|ions?|ors?)?|machines?|gears?|construct(?:ion|ing|or)?|construction sites?|engineer(?:ing)|towers?|bridges?|lego|bricks?|blocks?|tools?|marble runs?|minecraft|taking things apart|gadgets?|computers?|coding|electronics|robots',
  },
  art: {
    heroes: 'painter|paintbrush',
    words:
      'arts?|crafts?|crafty|draw(?:s|ing)?|drawings?|paint(?:s|ing)?|colou?rs?|colou?ring|doodl(?:e|es|ing)|origami|cutting|stickers?|sew(?:ing)?|knit(?:ting)?|collages?|creative|basteln|malen|dibujar|pottery|fashion|beads?|jewell?e?ry|making things|play ?dough|clay',
  },
  music: {
    heroes: 'drummer|singer|dancer|ballerina|trumpet|guitar|piano|violin',
    words:
      'music(?:al)?|songs?|sing(?:s|ing)?|danc(?:e|es|ing)|drums?|instruments?|rhythms?|ballet|band|guitars?|karaoke|musik|música|canciones',
  },
  sports: {
    heroes:
      'goalkeeper|footballer|gymnast|runner|skater|swimmer|karate kid|cricketer|tennis player|ninja',
    words:
      'sports?|sporty|soccer|football|fu[sß]+ball|f[uú]tbol|basketball|gymnastics?|olympics?|tennis|cricket|hockey|baseball|rugby|karate|judo|martial arts|skat(?:e|ing)(?:board(?:s|ing)?)?|yoga|parkour|swim(?:s|ming)?|ball games?|athlet(?:e|es|ics)|trampolin(?:e|ing)|cycling|balls?|world cup|ninjas',
  },
  cooking: {
    heroes:
      'chef|baker|pancake|dumpling|carrot|pizza|cupcake|banana|strawberry|tomato|ice cream|cookie',
    words:
      'cook(?:s|ing)?|food|bak(?:e|es|ing)|chefs?|fruits?|vegetables?|pizzas|cakes?|recipes?|pretend restaurant|caf[eé]s?|picky eater|eating|kitchen play|tea part(?:y|ies)|shop(?:s|keeper)? play|snacks?|cookies|pancakes|apples?|market',
  },
  stories: {
    heroes:
      'dragon|unicorn|princess|prince|knight|wizard|witch|fairy|giant|pirate|mermaid|superhero|ghost|troll|elf|queen|king|monster|detective|spy|vampire|explorer',
    words:
      'stor(?:y|ies)|tales?|fairy ?tales?|magic(?:al)?|wizards|hero(?:es)?|superheroes|castles?|books?|reading aloud|pretend(?:ing)?|make ?-?believe|imaginat(?:ion|ive)|dress(?:ing)? up|puppets?|theat(?:er|re)|role ?play|fairies|witches|elves|harry potter|elsa|frozen|paw patrol|bluey|pok[eé]mon|spider ?man|batman|star wars|treasures?|mystery|mysteries|spies|jokes?|riddles?|comics?|poems?|cuentos?|märchen|dolls?|teddy|teddies|stuffed (?:animals?|toys?)',
  },
}

export const skillWords: readonly { id: SkillId; words: string }[] = [
  {
    id: 'number-sense',
    words:
      'count(?:s|ing)?|numbers?|add(?:ing|ition)?|subtract(?:ing|ion)?|maths?|times tables?|multipl(?:y|ication)|sums?|division|fractions?|money|counting money|arithmetic|to (?:10|20|100)|mathematics',
  },
  {
    id: 'patterns-logic',
    words:
      'patterns?|logic(?:al)?|puzzles?|brain ?teasers?|chess|strategy|sort(?:s|ing)?|match(?:es|ing)|thinking|problem ?-?solving|sudoku|codes?|secret codes?',
  },
  {
    id: 'measuring-spatial',
    words:
      'measur(?:e|es|ing|ement)|shapes?|sizes?|maps?|geometry|telling time|clock|big and small|weigh(?:ing)?',
  },
  {
    id: 'letters-sounds',
    words:
      'letters?|read(?:s|ing)?|phonics|alphabet|abc|rhym(?:e|es|ing)|spell(?:s|ing)?|sight words|learn(?:ing)? to read|syllables?',
  },
  {
    id: 'vocabulary-talk',
    words:
      'talk(?:s|ing|ative)?|words?|vocabulary|speech(?: delay| therapy)?|speak(?:s|ing)?|language(?: skills)?|convers(?:e|ation)|chat(?:ty|ting)?|late talker|pronunciation|debat(?:e|ing)',
  },
  {
    id: 'storytelling',
    words: 'writ(?:e|es|ing)|story ?telling|tell stories|diary|journal(?:ing)?|handwriting',
  },
  {
    id: 'observation-inquiry',
    words:
      'experiments?|science|scientists?|discover(?:s|ies|y|ing)?|explor(?:e|es|ing)|investigat(?:e|ing)|stem|physics|chemistry|biology',
  },
  {
    id: 'senses',
    words: 'sensory|senses|touch(?:es|ing)?|textures?|smells?|listen(?:s|ing)?|tactile|messy play',
  },
  {
    id: 'feelings-connection',
    words:
      'bonding|empathy|shar(?:e|ing)|taking turns|turn[- ]taking|social skills|friendship|losing|sore loser|patient',
  },
  {
    id: 'focus-memory',
    words:
      'focus(?:es|ing|ed)?|memory|concentrat(?:e|es|ion|ing)|patience|attention span|remember(?:ing)?|impulse control|self[- ]control|listening skills|pay attention|adhd focus',
  },
  {
    id: 'gross-motor',
    words:
      'balance|coordination|gross motor|strength|stretch(?:es|ing)?|hop(?:ping)?|obstacle courses?|crawl(?:ing)?|skip(?:ping)?|core strength|big movements?',
  },
  {
    id: 'fine-motor',
    words:
      'fine motor(?: skills)?|fingers?|pencil grip|grip|hand strength|scissor skills|threading|buttons|hands',
  },
  {
    id: 'independence',
    words:
      'independen(?:t|ce)|helping|helps?|help me|helper|self[- ]care|life skills|responsib(?:le|ility)|routines?|do it (?:my|him|her)self',
  },
  { id: 'creativity', words: 'creativity|imagination' },
  { id: 'rhythm-music', words: 'rhythm|clapping|beat' },
]

/** What cannot be had, each with a kind sentence that says so. */
export const cannotWords: readonly { words: string; sentence: string }[] = [
  {
    words:
      '(?:in |learn |speak |speaks |practice |teach )?(?:spanish|german|french|hindi|italian|arabic|chinese|mandarin|dutch|portuguese|tamil|urdu|turkish|polish|russian|japanese|bilingual|second language|español|deutsch)',
    sentence: 'We write in English only so far. Play it in the language you speak together.',
  },
  {
    words:
      'balloons?|magnets?|candles?|fire ?works?|sparklers?|slime|water beads?|orbeez|knives|knife|matches|lighter|bleach|explosions?|glitter|guns?',
    sentence: 'Some things in your wish are not safe enough for us, so we leave them out.',
  },
  {
    words:
      '(?:on (?:the|a) )?(?:tablet|ipad|youtube|tv|television|video ?games?|screen ?time|app|apps|movie|cartoons?|roblox|fortnite|xbox|playstation|nintendo|screens?)',
    sentence: 'What we make is always without a screen.',
  },
]

/** Words that are no wish. */
export const idleWords: ReadonlySet<string> = new Set(
  `a about activities activity after again all along already also always am an and another any anything are around as ask asks at
  away baby back be been before being bit both boy boys but by can cannot cant child children could daughter day days did do
  does doesn doing don done down each easy either else even ever every everything few fill find five for from fun game games
  get gets getting girl give go goes going good got had half has have having he help her here hers him his home hour hours how i
  idea ideas if im in interesting into is isn it its just keep keeps kid kids kind know last later learn learning left less
  let lets like liked likes little long lot lots love loved loves m make makes making maybe me mind mine minute minutes mom
  moment months more morning most mother much mum must my nearly need needs never new next nice no not nothing now obsessed of
  off okay old on one only or other our out over own perhaps play played playing plays please quick quickly quite rather re
  ready really right room s same say says she short should since small so some someone something somewhere son special
  start still stop stuff such super sure t take ten than thank thanks that the their them then there these they thing things
  think this those three time to today toddler together tomorrow tonight too toy toys try two under until up us use ve very
  wait want wanted wants was way we week weekend well were what when where which while who why will with without won would year years yes
  yesterday yet yo yr you your father dad hi hello hey afternoon noon crazy favorite favourite fan big into mad
  stay stays staying uses using used stuck rides autistic adhd come comes came coming visit visiting visits told tell tells show shows sees see give gives been bring find finds finding hold held look looks looking leave left put puts happy great enough yet whole while since till most other others outdoor loud anymore lately currently best hard usually right five-minute about afterwards`.split(
    /\s+/,
  ),
)
