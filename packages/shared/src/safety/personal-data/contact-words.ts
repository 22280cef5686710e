import { type ContactRow, child, within, wordRow } from './contact-rows.ts'
import { meetingRows } from './meeting-words.ts'
import { isDigitRow, listedNumberPattern } from './number-patterns.ts'
import { photoRows } from './photo-words.ts'

/*
 * Words with which a stranger gets in touch. `refuse` says it outright; `doubt` may be harmless, and a
 * person looks. Every gap between two words is bounded, so that a text is read in linear time.
 */

/** Services whose names mean nothing else. */
const service =
  '(?:telegram|whats ?-?app|viber|we ?chat|snap ?chat|instagram|insta|facebook|fb|discord|skype|kik|tik ?-?tok|face ?time|i ?message|only ?fans|linked ?in|pinterest|reddit|twitch|vkontakte|you ?tube|twitter(?! like)|bluesky|mastodon|roblox|patreon|etsy|google ?meet|ms teams|gmail|hotmail|outlook)'
/** Services that are words, too. */
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
  // What animals and tin cans say in pretend play, too.
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

/** A verb of calling and five digits and more, however they are divided. */
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

/** Every row beside the personal ones, in the order in which they are looked for. */
export const contactRows: readonly ContactRow[] = [
  wordRow('contact', 'refuse', ...refused),
  calledNumber,
  ...meetingRows,
  ...photoRows,
  ...places,
  wordRow('contact', 'doubt', ...doubted),
  { kind: 'number', weight: 'doubt', pattern: listedNumberPattern, isMeant: isDigitRow },
]
