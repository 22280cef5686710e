import type { EverydayMoment } from '../activities/moment-lists.ts'

/** A word pattern, and the label for its meaning. */
export type Wording = { label: string; pattern: RegExp }

/** Word patterns by label. */
export type Words = Readonly<Record<string, string>>

export const wordingsOf = (words: Words): Wording[] =>
  Object.entries(words).map(([label, pattern]) => ({ label, pattern: patternOf(pattern) }))

export const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${words})(?![\\p{L}\\p{N}])`, 'gu')

const my = '(?:the|my|our|his|her|their|your|a|an|this|that)'
const parent =
  "(?:i|we|i'm|im|i am|we are|we're|mum|mom|mummy|mommy|mama|dad|daddy|papa|parent|both parents)"
const food =
  '(?:dinner|diner|supper|tea|lunch|breakfast|food|meal|pasta|soup|roti|chapati|khana|rice|the kids)'

/**
 * How parents write that an everyday moment is there; if two contradict, the first decides (content spec, section 'Moments',
 * 'order'). Based on the authors' phrases in `everyday-moments.json`, with common misspellings. A label says what was written,
 * never what anyone feels.
 */
const momentWords: Record<EverydayMoment, Words> = {
  bath: {
    'bath time': `(?:bath|bathing|shower|hair) ?(?:time|tme|wash(?:ing)?|battle|fight)|(?:in|into|out of|after|at|during|before|giving|hates?|won't|bubble|bucket|evening|have|having|needs?|take|taking|takes|gets?) (?:to )?(?:in |into |out of )?(?:${my} )?(?:bath|bathe|bathtub|tub|shower|towel|wash)|in ${my} towel|wrapped in ${my} towel|bathe|bathing|bathtub|washing (?:${my} )?hair|scrubbing knees|splashing everywhere`,
  },
  sick: {
    'a cold': `(?:has|have|having|had|got|with|caught|catching|is) (?:a )?(?:bad |nasty |little |slight |heavy )?(?:cold|flu|cough)|(?:blocked|runny|stuffy|snotty) nose|sore throat|coughing|sniffles|snotty`,
    'a fever': `fevers?|feaver|feverish|(?:has|running|a|high) temperature`,
    poorly: `sick(?! of)|sik|ill|poorly|unwell|not (?:feeling )?(?:so |very )?(?:well|good)|under the weather|tummy (?:bug|ache)|stomach (?:bug|ache|flu)|ear ?ache|ear infection|headache|migraine|chicken ?pox|crook(?: today)?|is hill|loose motion|throwing up|vomitt?ing|(?:leg|arm|foot|hand|ankle|wrist) in ${my} cast|broken (?:arm|leg|foot|wrist|ankle)|in ${my} cast|(?:arm|leg|foot|hand|wrist) in plaster|plaster cast|tonsils|hospital room|off school|after (?:the |an? )?(?:operation|surgery|vaccination|jab|shot)|in (?:the )?hospital|recovering|krank|enfermo|enferma`,
  },
  car_seat: {
    'in the car': `(?:in|into) ${my} (?:family )?(?:car|carr|taxi|cab|uber|ute|van|back ?seat|(?:car|booster) ?seat|booster)|in (?:car|traffic)|(?:car|taxi) ?(?:ride|trip|journey|drive)|car ?seats?|(?:long|the|boring|hours?'?) drive|drive (?:home|to)|long way in car|road ?trip|(?:on|along) ${my} (?:motorway|highway|freeway)|traffic(?: jam)?|stuck at ${my} signal|(?:on )?${my} school run(?! on foot)|(?:i am|i'm|while|when|am|i|we are|we're) driv(?:e|ing)|driving(?: home)?|back ?seat|are we there yet|travel by auto|im auto|hours? (?:in|by) ${my}? ?car|by car`,
    'strapped in': '(?:strapped|buckled|belted|harnessed) (?:in|up|down)|seat ?belt',
  },
  after_a_storm: {
    'after a storm': `(?:after|had|just had|threw|has|having|recover(?:ing)? from|big|huge|a|post|another)? ?(?:${my} )?(?:(?:massive|huge|big|bad) )?(?:tantrums?|tantrem|melt ?downs?|meltdwon|tanty|wobbly|screaming fit|screaming(?! (?:with laugh|and laugh))|outburst|rage)|lost it|cried (?:a lot|for|so)|(?:finally )?stopped (?:crying|screaming)|crying after|been crying|after crying|(?:he|she|they|we|was|is|were|are) (?:is |was )?(?:still )?(?:very |so )?(?:angry|furious|upset)|(?:calm(?:ing)? (?:him|her|them)?|needs to calm|cool(?:ing)?) down|(?:because )?(?:the )?(?:tablet|ipad|tv|screen) (?:is |was |went |got )?(?:off|over|away)(?: tantrum)?|screen time (?:is )?over|no more tv fight|after (?:a |our |the )?(?:big )?fight|we (?:had a fight|fought|argued)|i (?:shouted|yelled|snapped)(?: at (?:him|her|them|the kids))?|lost my temper|feel bad i shouted|big feelings|overstimulated|overwhelmed|sensory overload|make up after|after (?:an )?argument`,
  },
  bedtime: {
    bedtime: `bed ?time|bed tme|bedtim|(?:going|go|goes|fall|falling|get(?:ting)?|ready|back) (?:in)?to (?:sleep|bed)|(?:for|before|till|until) (?:bed|sleep)|(?:won't|can't|cannot|can not|will not|not|doesn't want to|refuses to|fighting) (?:fall a)?sleep(?:ing)?|sleep(?:s|ing)? time|settle(?: down)?|will not settle|(?:wind(?:ing)?|calm) down(?: before bed)?|calm before bed|in ${my} dark|dark room|lights? (?:out|off)|afraid of the dark|one more (?:story|drink)|keeps coming out of bed|nap ?time|(?:won't|before|no) nap|make (?:him|her|them) sleep|taking sleep|sleepy(?: but fighting it)?|monster under the bed|at night|night ?time|good ?night|tuck(?:ing)? (?:him |her |them )?in|einschlafen|dormir`,
  },
  teeth: {
    'brushing teeth': `(?:brush|brushing|brusing|clean|cleaning) (?:${my} )?(?:teeth|theeth|tooth|toofs|gnashers)|(?:teeth|tooth) ?(?:time|brushing|cleaning|battle)(?: drama| fight)?|tooth ?brush(?:ing|es)?(?: fight)?|tooth ?paste|(?:won't|refuses to|hates) brush(?:ing)?|bites the brush|won't open (?:${my} )?mouth|clamps ${my} mouth|don't open the mouth|brush and bed|two minutes brushing|brushing is fight|manjan time|bathroom sink fight|teeth`,
  },
  dressing: {
    'getting dressed': `(?:get|getting|geting|gets|be) (?:\\w+ )?(?:dressed|ready for (?:school|nursery|daycare|kindergarten))|(?:un)?dress(?:ing|ed)|dresing|refuses clothes|(?:put|putting|puts|get|getting|pull|has|have|won't wear|wear|refuses) (?:on )?(?:${my} )?(?:shoes?|clothes|coats?|jackets?|socks?|boots?|jumper|trousers|tights|uniform|pyjamas|pajamas|pants|t-?shirt)(?: on)?|(?:shoes?|coat|jacket|socks?|clothes) (?:on|and coat|fight|feel wrong)|sock fight|py?jamas (?:on|off)|school uniform|uniform on|tie and shoes|(?:nappy|diaper) change|changing (?:${my} )?(?:nappy|diaper|clothes)|jumper on|jacket fight|morning rush|late for (?:school|nursery|work)|we are late|hurry up|naked|wear the clothes`,
  },
  goodbye: {
    'a goodbye': `(?:say(?:ing)? )?good ?-?bye|bye ?bye(?: crying)?|drop(?:p?ing)?[ -]?off(?: tears)?|dropping (?:him|her|them) (?:off )?|cr[eè]che|(?:at )?(?:the )?(?:school|nursery|kindergarten|daycare|kindy) (?:gate|door)|at the gate|(?:won't|doesn't|not) let (?:go of )?me(?: go| leave)?|(?:doesn't|does not|don't|not) want me to (?:go|leave)|cling(?:s|ing|y) (?:to (?:my leg|me)|at (?:the )?(?:nursery|school|daycare|kindergarten|door|gate))(?: at nursery)?|separation(?: anxiety)?|(?:cries |crying )?(?:when|before|that|because) (?:i|mama|mummy|daddy|papa|mum|mom|dad) (?:leaves?|goe?s?(?: to work)?|has to (?:go|leave)|am leaving)|(?:i am|i'm) leaving(?: for work)?|going on a trip|goes to office|(?:mummy|daddy|mama|papa) (?:is )?leaving|hand ?over(?: to dad)?|week at the other parent|first (?:day|week) (?:of|at) (?:school|nursery|kindergarten|daycare)|do not want that i go|child do not want`,
  },
  waiting_room: {
    waiting: `(?:waiting|wating) ?room|(?:waiting|wait|sitting|sit) (?:at|in|for) ${my}? ?(?:doctor|dentist|clinic|hospital|appointment|restaurant|caf[eé]|our food|food|garage|office|airport)s?|at ${my} (?:doctors?(?:'s)?(?: office| surgery)?|gp|dentist(?:'s)?|clinic|hospital(?: waiting)?|p(?:a)?ediatrician|vet|physio|barber|hairdresser|salon|office waiting|garage waiting|airport gate|restaurant|caf[eé]|gate|church|mosque|temple|hairdresser's)|doctor's (?:surgery|office)|waiting for (?:our|the|an|my|his|her) (?:appointment|turn|name|number|food|order)|appointment(?: is late)?|a&e|(?:in |er |emergency )waiting|in emergency|opd|p(?:a)?ediatrician|restaurants?|caf[eé]|waiting at school office|we wait(?: for doctor)?|waiting since long|sitting and waiting|airport|delayed|(?:we|are|is|while|long) ?wait(?:ing)?|waiting|wait for`,
  },
  queue: {
    'standing in line': `(?:in|at|a|the|long|slow) (?:${my} )?(?:queue|que|cue|queqe|line)|(?:standing|waiting|wait|stand) in (?:${my} )?(?:line|queue)|in line(?: at)?|queu(?:e|ing|eing)|(?:at|in) (?:${my} )?(?:check ?out|till|cash desk|register|bank|post office|airport|supermarket|super market|shops?|store|ticket counter|woolies|grocery(?: store)?|mall)|passport control|security line|ration shop line|temple queue|ticket counter|standing since one hour|long line|waiting to pay|line for the ride|groceries|grocery shopping|shopping|supermarket`,
    'waiting at a stop': `(?:wait(?:ing|s)?|late) for (?:${my} )?(?:bus|train|tram|plane|ferry)|(?:bus|tram) stop|at the stop|(?:bus|tram|train) (?:is )?late|on (?:the|a) platform`,
  },
  bus: {
    'on the move in a seat': `(?:in|on|by|with|taking|take|during) (?:${my} )?(?:long )?(?:bus|buss|train|trian|tube|metro|subway|tram|plane|airplane|aeroplane|flight|ferry|boat|coach|auto|rickshaw|tempo|underground|s-bahn|u-bahn)|(?:long |the )?(?:bus|train|metro|tram|plane|ferry) (?:ride|trip|journey|seat)|long flight|flights?|flying|30,?000 feet|local train|sleeper coach|seat on the bus|commut(?:e|ing)(?: with kid)?|public transport|we go with bus|(?:train|bus|plane|ferry|coach),? (?:\\w+ )?(?:hours|minutes)|park and ride|no space to move|middle seat|tray table`,
  },
  cooking_dinner: {
    'while you cook': `(?:dinner|lunch|supper)(?: \\w+){1,4} minutes|(?:cook|cooking|coking|make|making|preparing|prepare|prep|fixing|getting|get) (?:${my} )?${food}(?: for the kids| ready| on)?|(?:while|when|as|and) (?:i|we|i'm|i am) (?:am |are )?(?:cook|chop|make|stir|fry|bake)(?:ing)?|while cooking|(?:i am|i'm|we are|am|i must|i have to|i need to|have to) cook(?:ing)?(?: ${food})?|(?:i'm |stuck )?in (?:${my} )?kitchen(?: with kid)?|(?:at|on|over) the (?:stove|hob|cooker)|(?:witching|arsenic) hour|(?:before|until|till|waiting for) (?:${my} )?dinner|${food} ?(?:time )?(?:chaos|is not ready|not ready|is late|cooks|is cooking|is boiling|boils)|dinner ?time|hungry and whining|hangry|cook and child cry|chopping(?: vegetables)?|(?:washing|wash) up|(?:doing|do|washing|wash|drying|dry|clearing|clear) (?:the |some |our )?(?:dishes|plates|pans)|food in ten minutes|hands? (?:full|covered) of dough|stirring`,
  },
  tidying: {
    'tidying up': `(?:tidy|tidying|tidyng|clean|cleaning|clear|clearing)[ -]?(?:up|time|the room|the toys|${my} room)|tidy(?:ing)?|clean-up time|cleanup|(?:pick(?:ing)?|pack(?:ing)?) (?:up|away)(?: toys| ${my} toys| time)?|put(?:ting)? (?:away|things back|toys back)(?: toys)?|(?:toys?|bricks|blocks|clothes|stuff|things|lego) (?:are |is )?(?:everywhere|(?:all )?over the (?:floor|place|room|flat|house))|room is a mess|messy room|a mess|bombsite|lego everywhere|won't tidy|refuses to clean up|(?:living )?room chaos|before (?:guests|visitors) come|(?:visitors|guests) (?:are )?coming|(?:sort|arrange) (?:the |up )?(?:toys|laundry|socks)|laundry|toy explosion|keep toys properly|make order|chores?|housework`,
  },
  walking_home: {
    'walking home': `walk(?:ing|ng|s)? (?:\\w+ )?(?:home|back|to (?:school|nursery|kindergarten|daycare|the shop|the bus|the station))|on (?:the|our) (?:way|walk) (?:home|to|back)|way (?:home|back|to school|to nursery)(?: from school)?|on ${my} walk|school run on foot|(?:won't|refuses to|don't want to|hates?) walk(?:ing)?|wants to be carried|carry me|(?:my )?legs (?:are )?(?:tired|hurt|broken)|sit-down strike|dawdling|so slow|with the (?:pram|buggy|pushchair|stroller)|in the (?:stroller|pram|buggy|pushchair)|stroller walk|dog walk(?: with kid)?|walking (?:the|our) dog|from the (?:bus stop|station)|(?:heading|get(?:ting)?|come|coming) home(?: from the park)?|(?:leaving|won't leave) the (?:playground|park)|walking with shopping|want walk more|(?:by|on) foot|after school pick ?-?up`,
  },
  on_a_call: {
    'on a call': `(?:on|in|for|during|have|having|before|while on|got) (?:${my} )?(?:\\w+ )?(?:call|phone|zoom|meetings?|teams|video ?call)|(?:conference|phone|video|vido|urgent|work|whatsapp|zoom|face ?time|skype) ?calls?(?: with \\w+| with family)?|work(?:ing)? from home|wfh(?: with kid)?|home office|quiet minutes for a call|need quiet for a call|videocall|(?:face ?time|skype)(?:ing)?(?: with \\w+)?|(?:grandma|grandpa|granny|nani|nana|oma|opa|dadi|nonna|abuela) (?:is )?(?:on|via|over) (?:${my} )?(?:video call|phone|video|facetime|call)|(?:papa|mama|mum|mom|dad|daddy|grandma|grandpa|granny|nani|oma|opa) calls|call(?:ing)? (?:papa|mama|grandma|grandpa|granny|nani|nana|daddy|dad|mum|mom)(?: abroad)?|daddy is away,? we call|mama is on a trip|long distance grandparents|won't talk on the phone|doesn't say anything on calls|meeting in five minutes|telefon with oma|i am working|i'm working|need to work|have to work|must work|emails?`,
  },
  two_children: {
    'two children': `(?:two|2|three|3|both|my|several|four) (?:\\w+ )?(?:kids|children|boys|girls|sons|daughters|toddlers|siblings)|both of them|siblings?(?: fight)?|sibblings|(?:brother|sister|sis|bro|cousin)s?(?: (?:and|&) (?:brother|sister)s?)?(?: (?:fight(?:ing)?|are here))?|(?:the )?(?:boys|girls|kids|twins|children|they) (?:are |keep )?(?:fight(?:ing)?|bicker(?:ing)?|argu(?:e|ing)|squabbling)|my two|twins?|(?:a|my) (?:toddler|baby|preschooler|\\d+[- ]year[- ]old) and (?:a |my |an )?\\w+|baby and a big one|big one and little one|different ages|kids of two ages|\\d+ ?(?:yo|yr|year[- ]?olds?|years?)? ?(?:and|&|\\+) (?:a |an |my )?\\d+ ?(?:yo|yr|year[- ]?olds?|years?)?|play ?date(?: with siblings)?|older one|younger one|elder one|they want both play|jealous of (?:${my} )?(?:\\w+)|new baby|each wants the same toy|both play|all of us|whole family`,
  },
  couch: {
    'on the couch': `(?:on|to|from|of|off) (?:${my} )?(?:couch|coutch|sofa|soffa|settee|lounge|armchair|recliner)|(?:couch|sofa) day|sofa|couch|auf dem sofa|en el sof[aá]`,
    'you stay lying down': `${parent}(?: \\w+){0,4} (?:lie|lying|lay|laying)(?: down)?|(?:parent|while i'm|while i|i) (?:lying|lie)(?: down)?|lie down|lying down|(?:mum|mom|dad|mama|papa) needs to (?:lie|rest|sit)|(?:too|so|very|really|am|i'm|dead|completely|totally|absolutely|i|we are|we're) (?:so |very much |very |dead |too |really |completely |totally |absolutely )?(?:tired|exhausted|knackered|shattered|wrecked|drained|wiped(?: out)?)(?: (?:to|on) (?:get up|move|the sofa|stand))?|knackered|shattered|exhausted|i'm wrecked|dead tired|(?:no|zero) energy(?: today| left)?|no force today|can ?(?:not|'t) (?:stand up|move|get up)(?: anymore)?|cannot move|flat out(?: on the lounge)?|very much tired|horizontal parenting|asleep on his feet|pregnant(?: and exhausted)?|bad back|my back (?:hurts|is)|hung ?over|without getting up|don't want to (?:get up|move)|need (?:a )?rest|slept badly|no sleep|bad night|night shifts?|dead on (?:my|our) feet|back pain|can't bend`,
  },
  bed: {
    'in bed': `(?:still |awake |snuggled |cuddl\\w+ )?(?:in|into) (?:${my} )?(?:\\w+ )?(?:bed|bedd|beds|bunk|hotel bed)(?: with me| but not sleepy)?|woke (?:me )?up (?:too|so|at|very|way) ?\\w*|(?:up|awake) (?:at|since) (?:five|six|5|4|6|4am|5am|6am|5 am|dawn|four)|awake since (?:five|long)|too early(?: to get up)?|(?:sunday|saturday) (?:morning in bed|lie-in|morning)|lie[- ]in|(?:morning )?cuddles?(?: in bed)?|jumped in our bed|all in one bed|under (?:${my} )?(?:doona|duvet|quilt|blankets?|covers)|on the (?:mattress|charpai)|early bird kid|early (?:in the )?morning|kid awake i am not|(?:he|she) is awake since long|let me sleep(?: five minutes more)?|im bett|en la cama`,
  },
  outdoors_five: {
    outside: `(?:go(?:ing)? |play(?:ing)? |run |minutes |be |arvo )?(?<!(?:too (?:cold|hot|wet|windy|dark|icy)(?: to)?|can't|cannot|can not|not) (?:go |be |play )?)(?:out ?side|outdoors?|outsde|out side)|fresh air|out of (?:the )?house|(?:in|on|at|to|around) (?:${my} )?(?:society )?(?:garden|yard|courtyard|terrace|balcony|play ?ground|park|foot ?path|schoolyard|beach|nature|veranda|woods|forest|back ?yard|sandpit|sand ?box|pavement|sidewalk|street|lake|field|hills?|mountains?)|back ?yard|balcony|courtyard|terrace|veranda|puddles?|bush ?walk|too hot for long outside|quick run outside|to take air|before it gets dark|garden ?(?:time|play)|before (?:the|it) (?:rains?|storm|starts raining|pours)|sunny(?: day)?|hik(?:e|ing)|camping|picnic|draußen|afuera`,
  },
  rain: {
    indoors: `(?<!(?:before|until|till|after) (?:the |it )?)(?:it'?s? (?:is )?)?(?:rains?|raining|rainning|pouring|bucketing down|chucking it down|snowing)(?: day| outside)?|rain(?:y|ing)? (?:days?|\\w+day|afternoon|morning|weekend)|rainy|rany day|heavy rain outside|wet (?:day|play)|monsoon|(?:stuck|cooped up|locked|trapped|staying|stay) (?:inside|indoors?|at home)|staying in|cooped up|cabin fever|snowed in|too (?:cold|hot|wet|windy|dark|icy) (?:to (?:go|be|play) )?out(?:side|doors)?|heat ?wave(?: inside)?|smog day|air quality bad|bad weather|storm outside|power ?cut|no light at home|no electricity|load shedding|light has gone|(?:can ?not|can't|cannot) go out(?:side)?|indoor(?:s)?(?: energy)?|inside|at home|small (?:flat|apartment|room)|tiny (?:flat|apartment)|regen|regnet|lluvia|llueve`,
  },
}

/**
 * How parents write that an everyday moment is there; if two contradict, the first decides (content spec, section 'Moments',
 * 'order'). Based on the authors' phrases in `everyday-moments.json`, with common misspellings. A label says what was written,
 * never what anyone feels.
 */
export const momentWordings = Object.entries(momentWords).map(([id, words]) => ({
  // The keys of the record are the moments.
  id: id as EverydayMoment,
  said: wordingsOf(words),
}))
