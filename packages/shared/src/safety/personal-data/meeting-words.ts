import { type ContactRow, child, within, wordRow } from './contact-rows.ts'

/* Words that bring a child and a stranger to one place. Things of the own home are no such place. */

/** Where a family meets in its own home: 'meet me at the sofa'. */
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
const me = '(?:me|us)'
/** Where who wrote the text lives, or an animal of a story. */
const comeTo = `(?:come|visit|drive|walk|run|go|move|sleep|stay|play|drop by|stop by|pop)(?: over| round| along)?(?: and \\p{L}+)? ?(?:to|at|by|in|into|with me at)? (?:my|our) ${placeOfMine}(?!s)`
const getInto = '(?:get|climb|hop|jump|sit)s? (?:in|into) (?:my|our) (?:car|van|truck)'
/** Not what a character in a story says: 'Come to my house, says the snail'. */
const notSpoken = `(?![,.!?"'”’ ]{1,4}(?:says?|said|calls?|asks?|squeaks?|growls?|roars?|whispers?|sings?|shouts?|cries|answers?) )`

export const meetingRows: readonly ContactRow[] = [
  wordRow(
    'meeting',
    'refuse',
    `(?<!nice to |pleased to |glad to |happy to )meet(?: up)?(?: with)? ${me}${atHome}(?! and )`,
    `(?:let's|let us|can we|could we|shall we|we can|we could|we will|we'll|we should|we might|want to|wants to|wanna|like to|love to|i will|i'll|i can|i could|i'd) meet(?! (?:a|an|the|some|another|every|each|new|our|many|more|all|different|these|those|at zero)(?! (?:park|playground|station|bench|child|kids?)))(?: up)?(?: \\p{L}+){0,2}?${atHome}`,
    `meet (?:up )?in (?:person|real life|secret|private)|meet(?:ing|s)? (?:up )?${within(20)} ${alone}`,
    `meet(?:ing)?(?: up)?${within(30)} (?:at|in|by|near|outside|behind) (?:the |a |our |my )?(?:\\p{L}+ )?${outside}${within(20)} ${when}`,
    `meet(?:ing)?(?: up)?${within(20)} ${when}${within(30)} (?:at|in|by|near|outside|behind) (?:the |a |our |my )?(?:\\p{L}+ )?${outside}`,
    `come(?: over| round| along)?(?: and \\p{L}+)? (?:to|by) (?:my|our) ${placeOfMine}(?!s)${notSpoken}`,
    `${child}${within(30)} ${comeTo}`,
    `${comeTo}${within(20)} (?:${when}|${alone})`,
    `(?:bring|send|take|drop|deliver|leave|lend|give|invite)${within(20)} (?:your|the|their|any|a|little|young) (?:\\p{L}+ )?${child}${within(40)} (?:to|at|by|with|in|into|over to) (?:${me}|(?:my|our) (?:${placeOfMine}|room|garden|yard|pool|basement))`,
    `(?:bring|drop|send|take) (?:him|her|them|the ${child}) (?:over )?(?:to|at|by|into) (?:${me}|(?:my|our) ${placeOfMine})`,
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
    `(?:play ?date|sleep ?over|meet ?-?up) (?:with ${me}|at (?:ours|mine|my|our))`,
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
