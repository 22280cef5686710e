import { type ContactRow, child, within, wordRow } from './contact-rows.ts'

/*
 * Requests for pictures of children. A photo that stays with the family is part of many activities: it
 * counts where it goes to who wrote the text, or where the child is undressed.
 */

const media =
  '(?:photos?|photographs?|pictures?|pics?|videos?|vids?|selfies?|films?|clips?|recordings?|images?|footage|snapshots?|movies?|voice notes?)'
const send =
  '(?:send|share|post|upload|e-?mail|text|mail|message|show|submit|forward|dm|whats ?app|give)'
const me = '(?:me|us)'
/** Undressed, whoever is meant. */
const bare =
  '(?:naked|nude|nudes|undress(?:ed|ing)?|unclothed|shirtless|topless|bottomless|half[ -]dressed|bare (?:body|bottom|chest|bum|skin)|without (?:a |an |any |his |her |their |your )?(?:\\p{L}+ )?(?:shirt|t-?shirt|clothes|clothing|trousers|pants|underwear|swimsuit|diaper|nappy)(?: on)?|(?:with |has |have |wearing )no (?:shirt|clothes|top|pants|trousers|underwear)(?: on)?|(?:shirt|clothes) off)'
/** Hardly dressed: it counts where it is said of a child. */
const bathing =
  '(?:in (?:(?:his|her|their|your|only|just|nothing but|a|the) ){0,2}(?:underwear|undies|underpants|panties|bikini|swimsuit|swimwear|bathing suit|bath|bathtub|bath tub|tub|shower|diaper|nappy)|(?:bathing|showering|on the (?:toilet|potty)|(?:getting |being )(?:changed|dressed|undressed)|changing clothes))'
const camera = `(?:${media}|cameras?|web ?cams?)`
/** Who wrote the text, and places where strangers look. */
const outsideTheFamily =
  '(?:me|us|the (?:author|creator|writer|community|group|comments)|(?:my|our) (?:page|profile|channel|group|site|website|blog|account|inbox|collection|e-?mail|story|chat))'
/** Nearby, also beyond the end of a sentence: 'Take a photo of your child. Send it to me.' */
const near = (signs: number) => `[\\s\\S]{0,${signs}}?`
const whose = '(?:your|the|their|his|her|our|my|any|a|every|each|little|young|these|those)'

export const photoRows: readonly ContactRow[] = [
  wordRow(
    'photo',
    'refuse',
    `${media} (?:of|with|showing|from) (?:${whose} )?(?:\\p{L}+ ){0,2}(?:${child}|them|him|her|body|face|yourself)${near(120)} (?:to|with) ${outsideTheFamily}`,
    `${media} (?:of|with|showing|from) (?:${whose} )?(?:\\p{L}+ ){0,2}(?:${child}|them|him|her|body|face|yourself)${near(100)} (?:send|show|mail|e-?mail|text|give|dm|message) (?:it |them |that )?(?:to )?${me}`,
    `(?:photograph|film|record|video|snap|picture) (?:${whose} )?(?:\\p{L}+ )?(?:${child}|them|him|her)${near(100)} (?:to|with) ${outsideTheFamily}`,
    `(?:send|post|upload|e-?mail|text|mail|message|forward|submit|dm|give|share) (?:it |them )?(?:to |with )?${me} ${within(25)}(?<![\\p{L}])(?:photos?|photographs?|pics?|videos?|vids?|selfies?|clips?|footage|nudes?|(?:pictures?|images?|films?|recordings?)(?= (?:of|from|with|where)))`,
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
    `show ${me} (?:what|how) (?:your|the) ${child} looks?`,
    `(?:i|we)(?:'d| would)? (?:want|like|love|need|collect|buy|pay for) (?:to (?:see|have|get) )?(?:some |more |your |a |any )?(?:\\p{L}+ )?${media} of (?:${whose} )?(?:\\p{L}+ )?${child}`,
    `let ${me} see (?:${whose} |what )?(?:\\p{L}+ )?${child} (?:wears?|looks?|in|on (?:camera|video))`,
    `(?:${child}|them|him|her) (?:on|to|at) (?:the |a |your )?(?:web ?cam|camera|video call|live ?stream)${within(40)} (?:${me}|my)`,
  ),
  wordRow(
    'photo',
    'doubt',
    `(?:post|upload|publish) ${within(30)}(?<![\\p{L}])(?:photos?|photographs?|pics?|videos?|selfies?|footage)`,
    `${media} of (?:${whose} )?(?:\\p{L}+ )?${child} ${within(60)}(?<![\\p{L}])(?:online|internet|comments|website|strangers?|group chat)`,
    `${send} ${me} (?:your|a|the|their) (?:\\p{L}+ )?(?:photos?|photographs?|pics?|videos?|selfies?|recordings?|films?)`,
    `naked(?! (?:eye|mole|flame))|nude|nudes|(?:get |be |fully |half )undressed|strip (?:off (?:his|her|their|your|all)|down to|naked)`,
    `(?:take|pull|strip|get) (?:off )?(?:all )?(?:his|her|their|your|all) (?:clothes|shirt|t-?shirt|trousers|underwear|pants)(?: off)?|(?:take|pull) off (?:all )?(?:the |his |her |their |your |all )?(?:clothes|shirt|t-?shirt|trousers|underwear|pants)|remove (?:all )?(?:the |his |her |their |your |all )?(?:clothes|shirt|trousers|underwear|pants)`,
    `without (?:a |any |their |his |her |your )?(?:shirt|clothes|clothing|trousers|pants|underwear)(?: on)?`,
  ),
]
