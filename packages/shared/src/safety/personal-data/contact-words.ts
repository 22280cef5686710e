import { isDigitRow, listedNumberPattern } from './number-patterns.ts'
import type { PersonalKind, Row } from './personal-patterns.ts'

/*
 * Words with which a stranger makes contact. `refuse` is explicit; `doubt` may be harmless, and a person checks it. Every gap
 * between two words is bounded, so that a text is read in linear time.
 */

/** One pattern to look for. */
export type ContactRow = Omit<Row, 'kind'> & {
  kind: PersonalKind | 'contact' | 'meeting' | 'photo'
  weight: 'refuse' | 'doubt'
}

/**
 * A list of alternatives, each from the start to the end of a word, in lower case: a case-insensitive pattern takes ten times as
 * long to compile.
 */
const wordRow = (
  kind: ContactRow['kind'],
  weight: ContactRow['weight'],
  ...sources: string[]
): ContactRow => ({
  kind,
  weight,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
})

/** The most repetitions of the same character. */
const within = (signs: number) => `[^.!?\\n]{0,${signs}}`

const child =
  '(?:child|kid|kiddo|son|daughter|girl|boy|little one|toddler|baby|children|kids|sons|daughters|girls|boys|little ones|toddlers|babies)'

/** Services whose names mean nothing else. */
const service =
  '(?:telegram|whats ?-?app|viber|we ?chat|snap ?chat|instagram|insta|facebook|fb|discord|skype|kik|tik ?-?tok|face ?time|i ?message|only ?fans|linked ?in|pinterest|reddit|twitch|vkontakte|you ?tube|twitter(?! like)|bluesky|mastodon|roblox|patreon|etsy|google ?meet|ms teams|gmail|hotmail|outlook)'
/** Services that are also words. */
const wordyService = '(?:signal|messenger|zoom|snap|line|threads|teams|ig|vk)'
const us = '(?:me|us)'
const my = '(?:my|our)'

const refused = [
  // 'Telegram: ana', 'find me on WhatsApp', 'my insta', 'WhatsApp me'
  `${service} ?[:=@>]\\s?\\S+`,
  `(?:add|find|follow|text|write|reach|contact|message|call|chat with|talk to|ping|join|see|dm|msg) (?:to )?${us} (?:on|via|over|in|through|at|by|with|using) (?:the |my )?(?:${service}|${wordyService}|chat|app)`,
  `(?:on|via|over|through|by|using|per) (?:my |our )?${service}(?: (?:as|under|at|for)|[:@])`,
  `${service}(?: (?:to|with))? ${us}`,
  `${my} (?:${service}|zoom|ig)`,
  `${service} (?:name|id|handle|account|number|group|channel|chat|contact|profile|link|page)`,
  // 'message me', 'get in touch', 'my number'
  `(?:private(?:ly)? |direct(?:ly)? )?(?:message|text|e-?mail|contact|ping|dm|d\\.m\\.|pm|msg|inbox|sms) ${us}`,
  `(?:direct|private|personal) messages?(?: to| with)? ${us}`,
  `(?:send|drop|shoot|slide|write|leave|give) (?:${us} )?(?:a |an |your |some )?(?:dm|dms|pm|direct message|private message|text message|text|e-?mail|message)s?(?: into| to| in| at)? (?:${us}|${my})`,
  `(?:send|drop|shoot|leave|give|write) ${us} (?:a |an )?(?:dm|pm|text message|e-?mail|sms)`,
  `(?:in|into|to|by|via|check) (?:the |${my} )?dms?`,
  `dm (?:for|to) [a-z]+`,
  `(?:contact|reach(?: out to)?) (?:the )?(?:author|creator|writer|owner|organi[sz]er)`,
  `reach out to ${us}`,
  `get in touch(?! with (?:your|their|his|her|the|how|nature|what|our))|be in touch with ${us}|keep in touch with ${us}|stay in touch with ${us}`,
  `(?:call|ring|phone|write(?: to)?|reach) ${us} (?:to (?:buy|order|book|arrange)|if you are interested|privately)`,
  `call (?:now|today|for (?:more|details|info|information|prices?|a))`,
  `${my} (?:phone|cell|cell ?phone|mobile|telephone|whatsapp|home) (?:number|no\\.?|nr\\.?)(?= is|:)`,
  `${my} (?:phone|cell|cell ?phone|mobile|telephone)(?= is|:)`,
  `${my} (?:e-?mail|user ?name|handle|inbox|d\\.?m\\.?s?|website|web ?site|web ?page|blog|channel|profile|account|podcast|socials|social media|online shop|online store|newsletter|link|group chat)`,
  `(?:send|give|tell|share|text|post|leave|write|type)(?: ${us})?(?: with ${us})? (?:your|their|his|her|the child's|your child's|the family's|the|a) (?:phone|cell|mobile|telephone|whatsapp|contact)? ?(?:number|details|address|e-?mail|user ?name|password|location|full name|last name|surname|school)(?: to| with) ${us}`,
  `(?:send|give|tell|text) ${us} (?:your|their|his|her|the) (?:(?:home|phone|cell|mobile|telephone|whatsapp|contact|e-?mail|full|last|real|street|school) ?)?(?:number|details|address|e-?mail|user ?name|password|location|name|surname|school|age)`,
  `(?:tell|ask|have|let|get) (?:your|the) (?:child|kid|son|daughter|little one|children|kids) (?:to )?(?:share|tell|send|give|say|text|type)(?: \\p{L}+){0,2} (?:the|your|their|home|his|her|our) (?:home )?(?:address|phone number|number|location|password)`,
  `share (?:the|your|their|his|her) (?:home )?(?:address|location|phone number|password)`,
  `let ${us} know (?:your|their|his|her|the) (?:(?:home|phone|mobile|school|full|last) ?)?(?:number|address|name|school|location|password)`,
  `(?:tell|show|write|text|let) ${us} (?:know )?where (?:you|your \\p{L}+|he|she|they) (?:live|lives|sleeps?|goes? to school)`,
  `(?:home address|address|phone number|name of (?:the|your|their) (?:school|street)|password|user ?name)(?: \\p{L}+){0,4} (?:send|tell|give|write|text|mail|post|message) (?:it |them )?(?:to )?${us}`,
  `(?:your|the) ${child}${within(20)} (?:chat|talk|speak|write|text)s? (?:with|to) ${us}`,
  `get to know your (?:\\p{L}+ )?${child}`,
  `(?:search|look)(?: \\p{L}+)? (?:for )?\\S{2,40} on ${service}`,
  `add ${us}(?: as)?(?: a)? (?:friend|on|to your)|friend request|send ${us} a friend`,
  `(?:follow|subscribe to|like|visit|check out|look at|see) (?:${us}|${my}) (?:online|page|for more|channel|blog|site|store|website)`,
  `(?:google|look up|search for|search) (?:${us}|my name|our name)(?: up)?(?: online| on)?|look ${us} up`,
  `(?:video|voice|phone|skype|zoom|private|secret) ?-?(?:call|chat) (?:with )?${us}|chat with ${us} (?:online|privately|in private|alone|on)|talk to ${us} (?:online|privately|in private|on)`,
  `(?:for|get) (?:more|further) (?:info|information|details|pictures|photos) (?:call|text|write|message|contact|see|visit|go)`,
  `(?:i|we) can (?:baby ?-?sit|look after|watch|mind|take care of) (?:your|the) (?:child|kid|son|daughter|children|kids|little one)s?`,
]

const doubted = [
  service,
  // What animals and tin cans also say in pretend play.
  `(?:send|drop|shoot|leave|give|write) ${us} (?:a |an )?(?:text|message|ring|call|line|shout)`,
  `(?:call|ring|phone|write(?: to)?|reach) ${us} (?:on|at|for|under|now|today|tonight|tomorrow|any ?time|to (?:talk|chat|hear|learn|get|meet)|if you (?:want|need|like))`,
  `${my} (?:phone|cell|cell ?phone|mobile|telephone|whatsapp|home) (?:number|no\\.?|nr\\.?)`,
  `(?:tell|show|write|text|let) ${us} (?:know )?where (?:you|your \\p{L}+|he|she|they) (?:are|is|play|plays)`,
  `(?:follow|subscribe to|like|visit|check out|look at|see) (?:${us}|${my}) (?:on(?! the)|at)`,
  `dms?(?! of)`,
  `(?:call|ring|phone|mail|write to|reach) ${us}(?! (?:when|once|back|a |an |the |by |as |if you (?:can|find|see|hear)|in the|under|behind))`,
  `(?:text|message|e-?mail|chat)(?: with)? (?:the )?(?:author|other (?:families|parents|kids|children))`,
  `${my} (?:number|address|facebook|page|shop|store|site|group)(?= is|:| online)`,
  `(?:phone|mobile|cell|telephone) numbers?(?= (?:to|with|in the|below|here))`,
  `pay ?pal|venmo|cash ?app|bitcoin|crypto|gift cards?|western union|pay ${us}|send (?:${us} )?money|discount code|promo code`,
  `(?:do not|don't|never) tell (?:your |the )?(?:parents?|mum|mom|mummy|mommy|dad|daddy|mother|father|teacher|anyone|anybody|grown-?ups?|adults?)|our (?:little )?secret|keep (?:it|this) (?:a )?secret from (?:your )?(?:parents|mum|mom|dad|mother|father|family|adults)`,
  `chat with ${us}`,
  `private(?:ly)? (?:chat|message|call|talk)s?|in private`,
  `(?:post|upload|publish)(?: \\p{L}+){0,4} (?:online|on the (?:internet|web|net)|in the comments|to the group|publicly)`,
  `web ?cam|live ?stream`,
  `@ ?\\p{L}[\\p{L}\\p{N}_.]{2,}`,
]

/** A verb of calling and at least five digits, in any grouping. */
const calledNumber: ContactRow = {
  kind: 'number',
  weight: 'refuse',
  pattern:
    /(?<!\p{L})(?:call|text|ring|phone|dial|sms|fax|tel|mobile|cell|handy|whats ?app|number is|reach (?:me|us)|message)(?!\p{L})[^\d.!?\n]{0,15}\+?\d(?:[^\p{L}\n]{0,3}\d){4,14}/giu,
}

const places: ContactRow[] = [
  wordRow(
    'place',
    'refuse',
    `p\\.? ?o\\.? ?box \\d+`,
    `[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}`,
    `(?:${my} (?:home )?address is|${my} address:)[^.!?\\n]{0,40}`,
    `(?:i|we) (?:live|are living|stay) (?:at|on|in|near|next to|behind|opposite) (?:number )?(?:\\d+|\\p{L}+ (?:street|road|avenue|lane|drive))`,
    `(?:flat|apartment|apt|suite)\\.? ?(?:no\\.? |number |#)?\\d{1,4}[a-z]?,? (?:on|at|of|in|\\d)`,
  ),
  wordRow(
    'place',
    'doubt',
    `\\d{1,5}[a-z]? \\p{L}{3,20} (?:street|avenue|boulevard|road|lane|drive)`,
    `(?:house|flat|apartment|building) (?:number |no\\.? )\\d{1,4}`,
    `(?:i|we) live (?:at|near|next to|opposite|across from)`,
  ),
]

/* Words that bring a child and a stranger to one place. Things at home are not such a place. */

/** Where a family meets at home: 'meet me at the sofa'. */
const atHome =
  '(?! (?:back )?(?:at|by|on|in|behind|under|near|beside|next to|in front of|around|along) (?:the|your|a|our) (?:\\p{L}+ )?(?:sofa|couch|table|door|bed|rug|mat|carpet|line|finish|start|chair|pillow|cushion|stairs|kitchen|middle|hall|hallway|window|blanket|tent|fort|den|box|tape|cone|wall|shelf|bath|sink|fridge|corner|island|bridge|cave|castle|line))'
const outside =
  "(?:park|playground|bench|bus stop|station|train station|mall|shopping cent(?:er|re)|beach|swimming pool|pool|car park|parking lot|parking|hotel|motel|woods|forest|school gate|school|library|caf[eé]|mcdonald'?s|cinema|alley|lake|river|pond|harbou?r|street|corner shop|zoo|petrol station|gas station|church|fountain|skate ?park|toilets?|restroom|changing room)"
const placeOfMine =
  '(?:house|home|flat|apartment|place|address|car|van|truck|studio|office|hotel|cabin|boat|farm|caravan|trailer)'
const when =
  "(?:at (?:noon|midnight|dawn|dusk|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'?clock)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|after (?:school|dark|work)|tomorrow|tonight|this (?:evening|afternoon|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|next week|later today)"
const alone =
  '(?:alone|by (?:him|her|them|your)sel(?:f|ves)|on (?:his|her|their) own|unaccompanied|unsupervised|without (?:you|an adult|a parent|any adults?|adults|parents|their parents?|his parents?|her parents?|(?:their |his |her )?(?:mum|mom|dad)|anyone))'
/** Where the author of the text lives, or an animal of a story. */
const comeTo = `(?:come|visit|drive|walk|run|go|move|sleep|stay|play|drop by|stop by|pop)(?: over| round| along)?(?: and \\p{L}+)? ?(?:to|at|by|in|into|with me at)? (?:my|our) ${placeOfMine}(?!s)`
const getInto = '(?:get|climb|hop|jump|sit)s? (?:in|into) (?:my|our) (?:car|van|truck)'
/** Not what a character in a story says: 'Come to my house, says the snail'. */
const notSpoken = `(?![,.!?"'”’ ]{1,4}(?:says?|said|calls?|asks?|squeaks?|growls?|roars?|whispers?|sings?|shouts?|cries|answers?) )`

const meetingRows: readonly ContactRow[] = [
  wordRow(
    'meeting',
    'refuse',
    `(?<!nice to |pleased to |glad to |happy to )meet(?: up)?(?: with)? ${us}${atHome}(?! and )`,
    `(?:let's|let us|can we|could we|shall we|we can|we could|we will|we'll|we should|we might|want to|wants to|wanna|like to|love to|i will|i'll|i can|i could|i'd) meet(?! (?:a|an|the|some|another|every|each|new|our|many|more|all|different|these|those|at zero)(?! (?:park|playground|station|bench|child|kids?)))(?: up)?(?: \\p{L}+){0,2}?${atHome}`,
    `meet (?:up )?in (?:person|real life|secret|private)|meet(?:ing|s)? (?:up )?${within(20)} ${alone}`,
    `meet(?:ing)?(?: up)?${within(30)} (?:at|in|by|near|outside|behind) (?:the |a |our |my )?(?:\\p{L}+ )?${outside}${within(20)} ${when}`,
    `meet(?:ing)?(?: up)?${within(20)} ${when}${within(30)} (?:at|in|by|near|outside|behind) (?:the |a |our |my )?(?:\\p{L}+ )?${outside}`,
    `come(?: over| round| along)?(?: and \\p{L}+)? (?:to|by) (?:my|our) ${placeOfMine}(?!s)${notSpoken}`,
    `${child}${within(30)} ${comeTo}`,
    `${comeTo}${within(20)} (?:${when}|${alone})`,
    `(?:bring|send|take|drop|deliver|leave|lend|give|invite)${within(20)} (?:your|the|their|any|a|little|young) (?:\\p{L}+ )?${child}${within(40)} (?:to|at|by|with|in|into|over to) (?:${us}|(?:my|our) (?:${placeOfMine}|room|garden|yard|pool|basement))`,
    `(?:bring|drop|send|take) (?:him|her|them|the ${child}) (?:over )?(?:to|at|by|into) (?:${us}|(?:my|our) ${placeOfMine})`,
    `bring${within(20)} ${child}${within(60)} ${alone}`,
    `(?:send|drop|leave|let|take)${within(20)} ${child}${within(40)} ${outside}${within(30)} ${alone}`,
    `(?:send|drop|leave|let|take|have)${within(20)} ${child}${within(30)} ${alone}${within(30)} (?:to|at|in|by|near|outside) (?:the |a )?(?:\\p{L}+ )?${outside}`,
    `(?:i|we)(?:'ll| will| shall|'m going to| am going to|'m gonna)? be outside (?:your|the (?:house|school|gate))`,
    `(?:i|we)(?:'ll| will| shall|'m going to| am going to|'m gonna)? be (?:there|waiting)${within(30)} (?:${child}|${when}|${alone})`,
    `(?:i|we)(?:'ll| will| can| could| shall| am going to|'m going to) (?:pick|collect|fetch|drive|take) (?:you|him|her|them|(?:your|the) ${child})(?: up| home| out| away| somewhere)? (?:from|after|at|outside|in my|with my|to my)`,
    `(?:i|we)(?:'ll| will| can| could) (?:pick|collect|fetch) (?:him|her|them|(?:your|the) ${child})(?: up)?`,
    `come (?:alone|without (?:your )?(?:parents?|mum|mom|dad|an adult|telling))`,
    `${child}${within(30)} ${getInto}`,
    `${getInto}${within(20)} (?:${when}|${alone})`,
    `(?:play ?date|sleep ?over|meet ?-?up) (?:with ${us}|at (?:ours|mine|my|our))`,
    `(?:want|like|love) to (?:meet|see|hold|hug|touch) your ${child}`,
    `(?:i|we)(?:'ll| will| can)? (?:come|visit|stop by|drive) (?:by |over )?(?:to )?(?:your (?:house|home|place|flat|address)|you at home)`,
  ),
  wordRow(
    'meeting',
    'doubt',
    `meet ?-?up|sleep ?-?over`,
    `(?:meet|meeting|see you)${within(30)} (?:at|in|by|near|outside|behind|to) (?:the |a |our |my )?(?:\\p{L}+ )?(?:park|playground|bench|bus stop|station|mall|beach|car park|parking lot|hotel|school gate)`,
    `(?:at|to|in|by|near) the (?:park|playground|bench|bus stop|station|mall|beach|car park|parking lot|hotel|school gate)${within(20)} ${when}`,
    `${when}${within(20)} (?:at|in|by|near) the (?:park|playground|bench|bus stop|station|mall|beach|car park|hotel)`,
    `(?:i|we)(?:'ll| will) (?:pick you up|visit|be watching|wait for (?:you|your ${child}) (?:outside|at|by) the (?:park|school|bench|gate|station|playground|shop))`,
    `my (?:house|flat|apartment)`,
    comeTo,
    getInto,
    `(?:i|we)(?:'ll| will| shall|'m going to| am going to|'m gonna)? be (?:there|waiting(?! (?:by|at|on|in|behind) the (?:sofa|couch|table|door|finish|line|end)))`,
    `(?:send|leave|drop|take)${within(20)} ${child}${within(30)} (?:alone|unaccompanied|unsupervised)`,
    `come over|see you there|be there at|strangers?(?: \\p{L}+){0,3} (?:house|car|home)`,
  ),
]

/*
 * Requests for pictures of children. A photo that stays with the family is part of many activities: it counts if it goes to the
 * author of the text, or if the child is undressed.
 */

const media =
  '(?:photos?|photographs?|pictures?|pics?|videos?|vids?|selfies?|films?|clips?|recordings?|images?|footage|snapshots?|movies?|voice notes?)'
const send =
  '(?:send|share|post|upload|e-?mail|text|mail|message|show|submit|forward|dm|whats ?app|give)'
/** Undressed, whoever is meant. */
const bare =
  '(?:naked|nude|nudes|undress(?:ed|ing)?|unclothed|shirtless|topless|bottomless|half[ -]dressed|bare (?:body|bottom|chest|bum|skin)|without (?:a |an |any |his |her |their |your )?(?:\\p{L}+ )?(?:shirt|t-?shirt|clothes|clothing|trousers|pants|underwear|swimsuit|diaper|nappy)(?: on)?|(?:with |has |have |wearing )no (?:shirt|clothes|top|pants|trousers|underwear)(?: on)?|(?:shirt|clothes) off)'
/** Hardly dressed: it counts if it is about a child. */
const bathing =
  '(?:in (?:(?:his|her|their|your|only|just|nothing but|a|the) ){0,2}(?:underwear|undies|underpants|panties|bikini|swimsuit|swimwear|bathing suit|bath|bathtub|bath tub|tub|shower|diaper|nappy)|(?:bathing|showering|on the (?:toilet|potty)|(?:getting |being )(?:changed|dressed|undressed)|changing clothes))'
const camera = `(?:${media}|cameras?|web ?cams?)`
/** The author of the text, and places where strangers look. */
const outsideTheFamily =
  '(?:me|us|the (?:author|creator|writer|community|group|comments)|(?:my|our) (?:page|profile|channel|group|site|website|blog|account|inbox|collection|e-?mail|story|chat))'
/** Nearby, even beyond the end of a sentence: 'Take a photo of your child. Send it to me.' */
const near = (signs: number) => `[\\s\\S]{0,${signs}}?`
const whose = '(?:your|the|their|his|her|our|my|any|a|every|each|little|young|these|those)'

const photoRows: readonly ContactRow[] = [
  wordRow(
    'photo',
    'refuse',
    `${media} (?:of|with|showing|from) (?:${whose} )?(?:\\p{L}+ ){0,2}(?:${child}|them|him|her|body|face|yourself)${near(120)} (?:to|with) ${outsideTheFamily}`,
    `${media} (?:of|with|showing|from) (?:${whose} )?(?:\\p{L}+ ){0,2}(?:${child}|them|him|her|body|face|yourself)${near(100)} (?:send|show|mail|e-?mail|text|give|dm|message) (?:it |them |that )?(?:to )?${us}`,
    `(?:photograph|film|record|video|snap|picture) (?:${whose} )?(?:\\p{L}+ )?(?:${child}|them|him|her)${near(100)} (?:to|with) ${outsideTheFamily}`,
    `(?:send|post|upload|e-?mail|text|mail|message|forward|submit|dm|give|share) (?:it |them )?(?:to |with )?${us} ${within(25)}(?<![\\p{L}])(?:photos?|photographs?|pics?|videos?|vids?|selfies?|clips?|footage|nudes?|(?:pictures?|images?|films?|recordings?)(?= (?:of|from|with|where)))`,
    `${send} (?:${whose} |some |more |a few |lots of )?(?:\\p{L}+ ){0,2}(?:photos?|photographs?|pics?|videos?|vids?|selfies?|clips?|footage|nudes?) ${within(50)}(?<![\\p{L}])(?:to|with) ${outsideTheFamily}`,
    `${send} (?:\\p{L}+ ){0,3}(?:pictures?|images?|films?|recordings?) (?:of|from|with) ${within(50)}(?<![\\p{L}])(?:to|with) ${outsideTheFamily}`,
    `(?:post|upload|publish|put|share|send) ${within(30)}(?<![\\p{L}])${media} of (?:${whose} )?(?:\\p{L}+ )?${child} ${within(40)}(?:online|internet|web|comments|group|public|profile|community|other families|others|everyone|stranger)`,
    `${send} (?:${whose} |some |more )?(?:\\p{L}+ ){0,2}${media} of (?:${whose} )?(?:\\p{L}+ )?${child} ${within(50)}(?<![\\p{L}])(?:to|with) ${outsideTheFamily}`,
    `(?:post|upload|publish) (?:${whose} |some )?(?:\\p{L}+ ){0,2}${media} of (?:${whose} )?(?:\\p{L}+ )?${child}(?! on (?:the|your) (?:fridge|wall|door|board))`,
    `${camera}${near(60)} ${bare}`,
    `${bare}${near(60)} ${camera}`,
    `(?:photograph|film|record|video) ${within(40)} ${bare}`,
    `(?:${media}|photograph|film|record|video|snap)${near(40)} (?:${child}|them|him|her)${near(40)} ${bathing}`,
    `(?:${child}|him|her|them) ${within(20)}(?:take|takes|strip|pull) off (?:everything|all)(?! (?:from|on|that|the ))`,
    `show ${us} (?:what|how) (?:your|the) ${child} looks?`,
    `(?:i|we)(?:'d| would)? (?:want|like|love|need|collect|buy|pay for) (?:to (?:see|have|get) )?(?:some |more |your |a |any )?(?:\\p{L}+ )?${media} of (?:${whose} )?(?:\\p{L}+ )?${child}`,
    `let ${us} see (?:${whose} |what )?(?:\\p{L}+ )?${child} (?:wears?|looks?|in|on (?:camera|video))`,
    `(?:${child}|them|him|her) (?:on|to|at) (?:the |a |your )?(?:web ?cam|camera|video call|live ?stream)${within(40)} (?:${us}|my)`,
  ),
  wordRow(
    'photo',
    'doubt',
    `(?:post|upload|publish) ${within(30)}(?<![\\p{L}])(?:photos?|photographs?|pics?|videos?|selfies?|footage)`,
    `${media} of (?:${whose} )?(?:\\p{L}+ )?${child} ${within(60)}(?<![\\p{L}])(?:online|internet|comments|website|strangers?|group chat)`,
    `${send} ${us} (?:your|a|the|their) (?:\\p{L}+ )?(?:photos?|photographs?|pics?|videos?|selfies?|recordings?|films?)`,
    `naked(?! (?:eye|mole|flame))|nude|nudes|(?:get |be |fully |half )undressed|strip (?:off (?:his|her|their|your|all)|down to|naked)`,
    `(?:take|pull|strip|get) (?:off )?(?:all )?(?:his|her|their|your|all) (?:clothes|shirt|t-?shirt|trousers|underwear|pants)(?: off)?|(?:take|pull) off (?:all )?(?:the |his |her |their |your |all )?(?:clothes|shirt|t-?shirt|trousers|underwear|pants)|remove (?:all )?(?:the |his |her |their |your |all )?(?:clothes|shirt|trousers|underwear|pants)`,
    `without (?:a |any |their |his |her |your )?(?:shirt|clothes|clothing|trousers|pants|underwear)(?: on)?`,
  ),
]

/** All patterns except the personal ones, in the order in which they are tried. */
export const contactRows: readonly ContactRow[] = [
  wordRow('contact', 'refuse', ...refused),
  calledNumber,
  ...meetingRows,
  ...photoRows,
  ...places,
  wordRow('contact', 'doubt', ...doubted),
  { kind: 'number', weight: 'doubt', pattern: listedNumberPattern, isMeant: isDigitRow },
]
