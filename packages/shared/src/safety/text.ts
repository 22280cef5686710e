// Prepares text for the hazard rules: one spelling per word, nothing hidden, with 'not' and 'as if' recognized.

/** Beyond this many characters a text is refused unread: a real activity has about two thousand. */
export const longestCheckedText = 10_000

/** A stretch of text, as offsets: `from` included, `to` not. */
export type Span = { from: number; to: number }

/**
 * The text as a person would read it aloud: compatibility forms folded, accents and invisible characters removed, look-alike
 * letters and telling emoji as plain words, one kind of quote, hyphen and white space.
 */
export function plainText(text: string): string {
  return text
    .slice(0, longestCheckedText)
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(lookalike, (letter) => lookalikes[letter] ?? letter)
    .replace(pictured, (picture) => ` ${pictures[picture] ?? ''} `)
    .replace(/[\u2018-\u201B\u2032\u02BC`\u00B4]/g, "'")
    .replace(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/<\/?[a-z][^<>]{0,60}>/gi, '')
    .replace(/([a-z])[*_~|]{1,3}(?=[a-z])/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
}

/** The same text with spaced-out letters (`b a l l o o n`) and digits for letters (`b4lloon`) corrected. */
export function undisguised(text: string): string {
  return text
    .replace(/\b(?:[a-z][ .\-_*]){3,}[a-z]\b/gi, (spaced) => joined(spaced.replace(/[^a-z]/gi, '')))
    .replace(/\b(?=[\d@$]*[a-z])[a-z\d@$]*[\d@$][a-z\d@$]*/gi, undigited)
}

/** Whether the words before a hit say that the thing is not used at all (content spec 2.2). */
export function isNegated(text: string, span: Span): boolean {
  const before = clauseBefore(text, span)
  if (/(?:^|\W)(?:no|non)-$/i.test(before) || /^-free\b/i.test(text.slice(span.to))) return true
  if (
    /^,? (?:is|are) (?:not|never) (?:used|needed|allowed|safe|part)\b/i.test(text.slice(span.to))
  ) {
    return true
  }
  const negated = before.match(negation)
  if (negated === null) return false
  const [, negator = '', between = ''] = negated
  if (stillUsed.test(`${negator.replace(/ than$/i, '')} ${between}`)) return false
  if (/\b(?:let|letting)\b/i.test(between) && isBeingPlayed.test(text.slice(span.to))) return false
  return between.includes(',') ? isListed(between, text.slice(span.to)) : true
}

/**
 * Whether a hit is only drawn, named, pretended or a comparison ('like a candle'). With `scene` also what a game imagines:
 * 'pretend the rug is a pond'.
 */
export function isPretended(text: string, span: Span, kind: 'object' | 'scene'): boolean {
  const before = clauseBefore(text, span)
  const around = text.slice(Math.max(0, span.from - 12), span.to)
  if (/\b(?:real|actual|genuine|live|lit)\b/i.test(around)) return false
  if (/\b(?:pretend|imaginary|make-believe|invisible)\b/i.test(text.slice(span.from, span.to)))
    return true
  if (pretendedAfter.test(text.slice(span.to))) return true
  const patterns = kind === 'scene' ? [...pretended, ...pretendedScenes] : pretended
  return patterns.some((pattern) => pattern.test(before))
}

/** Whether the words before a hit say that it is only told, drawn, played or talked about. */
export function isTold(text: string, span: Span): boolean {
  const before = clauseBefore(text, span)
  const after = text.slice(span.to)
  if (asked.test(before) && /^[^.!\n]{0,120}\?/.test(after)) return true
  return told.some((pattern) => pattern.test(before)) || toldAfter.test(after)
}

/**
 * Whether a hit is only in a story, a drawing or a debate. Narrower than `isTold`, for things that a person who guesses, names or
 * lists them may have in hand.
 */
export function isMadeUp(text: string, span: Span): boolean {
  const before = clauseBefore(text, span)
  return madeUp.some((pattern) => pattern.test(before))
}

/** Whether a hit is only a word to call out: 'say "boiling hot" when he is near'. */
export function isCalled(text: string, span: Span): boolean {
  return spoken.test(clauseBefore(text, span)) && /^[^'"\n]{0,30}['"]/.test(text.slice(span.to))
}

/** Whether a hit is made of something soft, or something soft represents it: 'fold a sword out of newspaper'. */
export function isCraft(text: string, span: Span): boolean {
  const before = clauseBefore(text, span)
  const after = text.slice(span.to)
  if (
    /\b(?:real|sharp|lit|light (?:it|them|the|an?|some)|burn|burns|burning)\b/i.test(before + after)
  )
    return false
  if (making.test(before) && outOf.test(after)) return true
  return (
    [madeFrom, nameOfSoft].some((one) => one.test(after)) ||
    [madeInto, standIn].some((one) => one.test(before))
  )
}

/** Whether it is done with a pretend thing: 'saw the box with a pretend saw'. */
export const isPlayedWith = (text: string, span: Span): boolean =>
  playedWith.test(text.slice(span.to))

/** Whether an adult does what a hit says: 'Grandpa hammers the nail', 'Mum cutting the tape'. */
export function isAdultDoing(text: string, span: Span): boolean {
  const before = clauseBefore(text, span)
  if (adultDoes.test(before)) return true
  return adultNamed.test(before) && /^\w+(?:s|ing)\b/i.test(text.slice(span.from, span.to))
}

/** A few words around a span of the whole text, within its passage. */
export function excerptAt(passage: { text: string; from: number }, span: Span): string {
  const from = Math.max(0, span.from - passage.from - 30)
  const to = Math.min(passage.text.length, span.to - passage.from + 30)
  const words = passage.text.slice(from, to).trim()
  return `${from > 0 ? '…' : ''}${words}${to < passage.text.length ? '…' : ''}`
}

/** The part of the same sentence before a span, at most 90 characters. */
function clauseBefore(text: string, span: Span): string {
  const before = text.slice(Math.max(0, span.from - 90), span.from)
  return before.slice(
    Math.max(...['.', '!', '?', ';', ':', '\n'].map((mark) => before.lastIndexOf(mark))) + 1,
  )
}

/** A negating word at most three words back, or five if it forbids letting someone do it. */
const negation =
  /(?:^|[^\w'-])(no|not|never|without|instead of|avoid(?:ing)?|don't|do not|mustn't|shouldn't|skip(?:ping)? (?:the|any|all)|rather than)\s((?:let|letting|allow|allowing) (?:[^\s]+ ){1,4}|(?:[^\s]+ ){0,3})(?:"|')?$/i

/** Words after a negation that mean the thing is there anyway: 'do not drop the balloon'. */
const stillUsed =
  /\b(?:not only|not just|no more|no less|no fewer|no \w+er than|no matter|why not|forget|worry|afraid|scared|shy|wait|stop|hesitate|rush|hurry|drop|pop|spill|lose|swallow|burst|break|leave|shake|waste|until|till|before|unless|if|when|while|after|because|but|except|than|not too|help|fear|an adult|adults?|grown-?ups?|supervision|permission|asking|telling|looking|peeking|spilling|dropping|stopping|talking|waiting|popping|losing|breaking|touching the (?:floor|ground)|without (?:touching|moving|seeing|lifting|opening|shaking|tipping)|(?:step|stepping|bump|bumping|knock|knocking|wake|waking|hit|hitting)(?: on| into| over)?)\b/i
const isBeingPlayed =
  /^[^.!?;\n]{0,18}\b(?:touch|fall|drop|hit|land|pop|roll|escape|float|go|get|burn|tip|spill|slip|fly|bounce|out)\b/i

/** After a comma a negation only continues in a list: 'no glue, balloons or pins'. */
function isListed(between: string, after: string): boolean {
  const lastPart = between.slice(between.lastIndexOf(',') + 1).trim()
  if (/^(?:[\w-]+ )?(?:or|nor|no)(?: any)?$/i.test(lastPart)) return true
  return lastPart === '' && /^s?,? (?:or|nor|and)\b/i.test(after)
}

const article =
  '(?:(?:a|an|one|two|three|four|five|six|some|many|little|big|tiny|red|blue|round) ){1,3}(?:\\w+ )?'
const pretended: readonly RegExp[] = [
  /\b(?:pretend|imaginary|imagined|make-believe|invisible|paper|cardboard|drawn|play-?dough)[ -](?:(?!the|a|an|and|or|with|of|on|in|to|for|your|some|around|from)\w+ )?$/i,
  new RegExp(`\\b(?:draw|draws|sketch|doodle|sketches|imagine|invent|picture) ${article}$`, 'i'),
  /\b(?:act|move|dance|hop|jump|pop|bounce|float|roll|melt|sizzle|walk|wiggle|clap|wave|explode|burst|sparkle|glitter|whirl|drum|tap|roar|growl|cling|crackle|puff|shake|sound|sounds|sway|flicker|spin|swell|fill|grow|drift|rise|stretch|curl|breathe|stand|freeze|crawl|hum|bubble|hiss|whistle|stomp|bounces|buzz|stick|sticks|feel|feels|look|looks|shine|glow|up|down|up high|tall|still|slowly|softly) (?:(?!something|anything|things?|objects?|items?|toys?|stuff|food|foods|foods)\w+ )?like (?:(?:the|a|an|hot|two|\w+ing) )*(?:\w+ )?$/i,
  /\b(?:draw|paint|sketch|design) (?:an? |the |your )?(?:[\w'-]+ )?(?:cake|castle|town|map|monster|kitchen|bedroom) with (?:[\w'-]+ ){0,5}$/i,
  /\b(?:be|become|becomes|as \w+ as|shaped like|named|called|size of) (?:a|an|one) (?:\w+ )?$/i,
  /^(?!.*\b(?:use|uses|using|with|choose|pick|find|add|try|need|bring|get|take|grab|test|include|collect|gather|something|anything|things?|objects?|items?|toys?|foods?|tools?|snacks?|treats?|containers?|materials?|pieces?|parts?|liquids?|props?|prizes?)\b).*\blike (?:a|an) (?:\w+ )?$/i,
  /\b(?:the word|the words|say|says|spell|spells|rhymes? with|riddles? about|songs? about|story about|stories about|poem about|raps? about|jokes? about|pictures? of|photos? of|drawings? of|words? like|words? such as) "?(?:(?:a|an|the|two|three|some) )?(?:\w+ )?"?$/i,
]
const pretendedScenes: readonly RegExp[] = [
  /\b(?:pretend|imagine)(?:s|ing)? (?:that )?(?:the|a|an|your|this|that|it|these|each|one|every)(?: [\w'-]+){0,4} (?:is|are|was|were|holds?|has|becomes?|turns into) (?:(?!and|then|with|using)[\w'-]+ ){0,3}$/i,
  /\b(?:pretend|imagine)(?:s|ing)? to (?:be|drink|eat|pour|cook|stir|serve|swim|sail|row|bake|taste|milk|feed|cut|iron|sip|carry|hold|blow out|visit|walk|cross|watch|mix|bite|lick|smell|toast|boil|fry|chop|peel|sew|pick|catch) (?:(?!(?:and|then|with|using|near|beside|while|by|from|off|onto|or|on|at|in) )[\w'-]+ ){0,4}$/i,
]
/** No word in between that means really doing it: 'pretend to camp by lighting a candle'. */
const stillTold =
  "(?:(?!(?:and|then|with|using|by|while|so|near|beside|onto|on|in|inside|into|between|under|at|from|it|real|off|before|until) )[\\w'-]+ ){0,12}$"
const told: readonly RegExp[] = [
  /\b(?:read|tell|tells|sing|write|make up|invent|listen to|act out|retell|recite|chant|hum|hear|finish|perform)\b[^,]{0,20}\b(?:story|stories|song|poem|rhyme|tale|riddle|joke|book|chapter|spell|legend|comic|play|scene|verse|page|chant|recipe|puppet show)\b(?![^.]*(?:\b(?:and|then|while)\b|,))/i,
  /\b(?:story|stories|song|poem|rap|rhyme|tale|riddle|joke|book|comic|picture|drawing|sketch|cartoon|poster|painting|photo|superstitions?|sayings?|proverbs?|facts?|words?) (?:about|of|in which|where|that|for)\b(?![^.]*\b(?:and then|, then|then|while)\b)/i,
  new RegExp(
    `\\b(?:pretend|pretends|pretending|imagine|imagines|act out|acts out|mime|mimes|act like|act as|impersonate|imitate|as if|as though|dream that|dream of|play-act) ${stillTold}`,
    'i',
  ),
  new RegExp(`\\b(?:sound|noise|voice|song)s? (?:of|like) ${stillTold}`, 'i'),
  new RegExp(`\\b(?:tell|tells|say) (?:how|why|when|where|who) ${stillTold}`, 'i'),
  new RegExp(
    `\\b(?:draw|draws|sketch|doodle|paint|paints|colou?r in|sculpt|design|invent|describe|(?<!\\b(?:your|their|his|her|its|a|the|own|each) )names?|spell|guess|list|lists|rhyme|debate|argue|research|discuss|explain|explains|talk about|think of|learns?(?: about)?|says?|whisper|quiz|ask (?:what|why|how|who|which|if|whether)|wonder|what if|would you rather|true or false) ${stillTold}`,
    'i',
  ),
  /\b(?:be|become|becomes|you are|you're|turn into) (?:(?:a|an|the|like) )?(?:(?!(?:and|then|in|on|with|by|at|to|near|of|off|from) )[\w'-]+ ){0,2}$/i,
  /(?<!\b(?:something|anything|things?|tools?|toys?|items?|foods?|snacks?|treats?|objects?|item|object|tool|material|materials|sweets) )\blike (?:a|an|two|the) (?:(?!(?:on|off|from|in|with|and|by|into|over|then) )[\w'-]+ ){0,3}$/i,
  /\b(?:imaginary|invisible|make-believe|cardboard|playdough|play-?dough|chalk|drawn|painted|felt|puppet|tape|ribbon|rug|teddy's) (?:(?!(?:on|off|from|in|with|and|by|into|over|his|her|their|your|the|a|then|to) )[\w'-]+ )?$/i,
]
const anAdult =
  '\\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|grandad|granny|(?:an|the) adult|(?:a|the|your) grown-?up|your (?:parent|mum|mom|dad))'
const adultNamed = new RegExp(`${anAdult} $`, 'i')
/** Not one who only watches, helps or hands it over, and no word that passes to the child. */
const adultDoes = new RegExp(
  `${anAdult} (?!watch|see|say|tell|ask|let|help|show|give|hand|guide|join|cheer|clap|count|wait|look|pass|offer|teach|time|is|has|was)\\w+(?:s|ing) (?:(?!while|and|then|as|him|her|he|she|they|you|your|child|so|when|until|for)[\\w'-]+ ){0,4}$`,
  'i',
)
const softStuff =
  '(?:cardboard|card|paper|newspapers?|felt|foam|play-?dough|plasticine|clay|socks?|blankets?|cushions?|pillows?|foil|tissue paper|paper plates?|(?:cardboard|paper) (?:tubes?|boxes))'
const spoken =
  /\b(?:say|says|saying|shout|shouts|call|calls|whisper|whispers|answer|answers|cry|cries) (?:out )?['"][^'"\n]{0,30}$/i
const making =
  /\b(?:make|makes|making|fold|folds|roll|rolls|build|builds|twist|twists|shape|shapes|cut|cuts) (?:[\w-]+ ){0,3}$/i
const outOf = new RegExp(`^s? (?:out of|from) (?:[\\w-]+ ){0,4}${softStuff}\\b`, 'i')
const madeFrom = new RegExp(
  `^s?(?:,? because |,? as |,? | )(?:it's |it is |that's |that is |is |are )?(?:made|cut|rolled|folded|built) (?:out of|of|from) (?:[\\w-]+ ){0,4}${softStuff}\\b`,
  'i',
)
/** 'Saw the box with a pretend saw', 'hammer the pegs with your toy mallet'. */
const playedWith =
  /^[^.!?;\n]{0,40}\bwith (?:an? |the |your |his |her )(?:[\w-]+ ){0,2}(?:pretend|toy|imaginary|invisible|cardboard|paper) /i
/** ''deep cold river' towel': a game's name for something soft. */
const nameOfSoft =
  /^['"] (?:towel|scarf|blanket|rug|cushion|carpet|sheet|pillow|tape|paper|box|mat|sofa)\b/i
/** 'Three fingers as candles', 'an old card as the razor'. */
const standIn =
  /\b(?:card|tube|ruler|spoon|sock|block|banana|pillow|cushion|box|scarf|finger|hand|hairbrush|brush|balls?|paper|towel|blanket|pencil|crayon)s? as (?:(?:a|an|the|your|our|my) )?(?:\w+ )?$/i
const madeInto = new RegExp(
  `\\b(?:roll|rolls|fold|folds|twist|twists|turn|turns|shape|shapes|squash|build|builds) (?:up )?(?:[\\w-]+ ){0,3}${softStuff} (?:up )?(?:into|as) (?:a|an|your|the|some|two) (?:[\\w-]+ ){0,2}$`,
  'i',
)
const madeUp: readonly RegExp[] = [
  /\bfinish (?:my|the|this|your|each other's) sentences?\b/i,
  /\bin (?:the|a|this|your|our) (?:story|book|song|poem|picture|tale|film|fairy tale|rhyme|game of words)\b(?![^.]*\b(?:then|while)\b)/i,
  /\b(?:story|song|poem|rap|rhyme|tale|riddle|joke|comic|poster|drawing|cartoon|sign|advert|headline|sentence) (?:about|of|in which|where|that|for|against|with)\b(?![^.]*\b(?:then|while)\b)/i,
  new RegExp(
    `\\b(?:draw (?:a|the) (?:picture|poster|map|cartoon|comic)|sketch|doodle|invent|invents|debate|argue|explain|rap|discuss|imagine|imagines|pretend to|call it|called|mime|act out|written|spelled) ${stillTold}`,
    'i',
  ),
  /\b(?:pretend|imaginary|invisible|make-believe|paper|cardboard) (?:[\w'-]+ )?$/i,
]
/** A question imagines things: 'If we floated down this river, where would we stop?' */
const asked =
  /^\s*"?(?!who can|who stays|how (?:many|long|fast|far|high|much)|which of you)(?:if (?:we|you|he|she|they|it) |what|who|where|which|why|how|would|did|do you|have you)\b/i
const toldAfter =
  /^(?:s? (?:song|rhyme|story|poem|picture|puzzle|book|drawing)\b|s? (?:made )?of (?:(?!real|hot|boiling|broken)\w+ ){0,1}(?:scarves|newspapers?|kisses|hugs|laughter|applause|air|words|cloths?|towels|felt|wool|yarn|lego|paper|tape|cardboard|playdough|play-?dough|cushions|pillows|blankets|chalk|salt|sand|light|socks|cloth|blue|blocks|color|colour|paint|foil|leaves|sound|sounds)\b|[^.!?;\n]{0,30}\b(?:in the (?:story|book|picture|song|film|tale|poem)|on paper)\b|[^.!?;:\n]{0,20}: act (?:it|this|that) out\b)/i
const pretendedAfter =
  /^(?:s? (?:song|rhyme|story|poem)|-sized|-shaped| (?:that|which) (?:is|are) not there\b|(?: (?:a|an|the|some|your))? (?:pretend|imaginary|make-believe|invisible))\b/i

const invisible =
  /[\p{M}\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu

/** Letters of other alphabets that print like Latin ones, each followed by the Latin letter. */
const lookalikePairs =
  'аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwѵvкkмmтtвbнhгrАAЕEОOРPСCХXУYІIЈJЅSКKМMТTВBНH' +
  'αaοoρpτtυuνvκkιiεeηnΑAΟOΡPΤTΥYΝNΚKΙIΕEΗHΒBΜMΧXΖZıiøoØOłlŁLɡgɑaｏo'
const lookalikes: Record<string, string> = Object.fromEntries(
  (lookalikePairs.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu')

/** Emoji that stand for a hazard. */
const pictures: Record<string, string> = {
  '🎈': 'balloon',
  '🕯': 'candle',
  '🔪': 'kitchen knife',
  '🧲': 'magnet',
  '💊': 'pills',
  '🔫': 'gun',
  '🍿': 'popcorn',
  '🔥': 'open flame',
  '🧨': 'fireworks',
  '🎆': 'fireworks',
  '🍺': 'beer',
  '🍷': 'wine',
  '🚬': 'cigarette',
  '💉': 'needle',
  '🪡': 'needle',
  '🔨': 'hammer',
  '✂': 'scissors',
  '🍇': 'grapes',
  '🥜': 'peanuts',
  '🍯': 'honey',
}
const pictured = new RegExp(Object.keys(pictures).join('|'), 'gu')

const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

/** `aballoon` was 'a balloon': both readings are kept. */
function joined(letters: string): string {
  return /^a./i.test(letters) ? `${letters} ${letters.slice(1)}` : letters
}

/** Only words of at least four characters that are mostly letters: '3cm' and '10x' do not change. */
function undigited(word: string): string {
  const letters = word.replace(/[^a-z]/gi, '').length
  if (
    word.length < 4 ||
    letters * 2 <= word.length ||
    /^\d+[a-z]{1,4}$|^[a-z]{2}\d+s?$/i.test(word)
  )
    return word
  return word.replace(/[\d@$]/g, (sign) => digitLetters[sign] ?? sign)
}
