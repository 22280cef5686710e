import { capital } from '../text/words.ts'

/*
 * What a card says about an activity: two lines on a phone of 390 px. People do not read a sentence that ends in '...', so a
 * description is cut at the end of a sentence or clause. Many descriptions begin with a riddle ('Six cups look the same.'): there
 * the card says what the two do.
 */

/** Any text of this many characters fits on two lines of a card at 390 px. */
export const cardCharacters = 72
/** A shorter text says too little: the next sentence is added. */
const tooLittle = 34

/**
 * What the family does, from a description: its beginning if that says it, else its first sentence that does, with the beginning
 * before it if both fit. A text that never says it keeps its beginning.
 */
export function cardSentence(description: string, most = cardCharacters): string {
  const sentences = sentencesOf(description)
  const beginning = theFirst(sentences, most)
  if (sentencesOf(beginning).some(isDoing)) return beginning
  const [first = '', ...others] = sentences
  for (const doing of [
    ...afterColon(first),
    ...others.flatMap((one) => [one, ...afterColon(one)]),
  ]) {
    if (!isDoing(doing)) continue
    const said = theFirst([doing], most)
    if (said.length < tooLittle / 2 || said.endsWith('…')) continue
    const both = `${first} ${said}`
    if (others.includes(doing) && both.length <= most) return both
    if (!pointsBack.test(said)) return said
  }
  return beginning
}

/**
 * The first whole sentences that fit; if the first is too long, its first clauses, closed as a sentence. Only a text without any
 * such place (a family may write one) is cut after a word and gets an ellipsis.
 */
function theFirst(sentences: readonly string[], most: number): string {
  let said = ''
  for (const sentence of sentences) {
    const longer = said ? `${said} ${sentence}` : sentence
    if (longer.length > most) {
      if (said.length >= tooLittle) return said
      const room = said ? most - said.length - 1 : most
      const clause = firstClauses(sentence, room)
      if (clause) return said ? `${said} ${clause}` : clause
      return said || afterWord(sentence, most)
    }
    said = longer
  }
  return said
}

/** 'Two recipes, one secret message: test which ink shows up sharpest.' What the family does may follow the colon. */
function afterColon(sentence: string): string[] {
  const [, after] = /^[^:]+: (.+)$/.exec(sentence) ?? []
  return after ? [capital(after)] : []
}

/** Alone, a reader would not know who 'it' is, or what came before 'then'. */
const pointsBack =
  /^(?:(?:then|now|soon) |(?:(?:you|your child) )?\p{L}+ (?:it|its|them|all|each one)\b)|\bit really is\b/iu

const isDoing = (sentence: string) =>
  tells.test(sentence) || (asksFor.has(firstWord(sentence)) && !/^find out /i.test(sentence))

const firstWord = (sentence: string) =>
  /^(?:(?:then|now|soon) )?([\p{L}'-]+)/iu.exec(sentence)?.[1]?.toLowerCase() ?? ''

/** 'Your child traces the face', 'One of you sits against the wall', 'You tell a book'. */
const tells = /^(?:(?:then |soon )?your child (?!sees|says)|one of you |you (?!have )\p{L}+ )/iu

/** What the two are asked to do. Words that also begin other sentences ('Paper doubles ...') are left out. */
const asksFor = new Set(
  `act add argue arrange ask balance bake bend bet bid blow bounce bring brush build call carry cast catch chalk chase
  check choose circle clap close collect color copy count cover crack crawl create cross crumple cut dance decide
  decorate describe design dig discover draw dress drop explore face feel fill find flip float fold follow freeze give
  glue go grow guess guide hang hear hide hold hop hum hunt hush imagine invent jump keep knock lay lie lift line
  listen look make march mark match measure mix move name open pack paint pass perform pick pinch pitch place plan plant play
  plus point post pour press pretend pull push put race read record reach ride roll rub rule run say scoop send set
  shake share show shrink shuffle shut sing sit slide snap sniff snip sort spin spot spread squeeze stack stand start
  step stick stir stomp stop stretch strike swap sweep swing take talk tape taste tear tell test throw tie toss touch
  trace trade trim try turn twist walk wash watch wave wear weave whisper work wrap write zip`.split(
    /\s+/,
  ),
)

/** A sentence ends after its mark and a closing quotation mark; the next begins with a capital, a digit or a quotation. */
function sentencesOf(text: string): string[] {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’']?) (?=["“‘']?[\p{Lu}\p{N}])/u)
}

/** Where a clause ends, the most reliable places first: each must leave a complete sentence. */
const clauseEnds = [
  /[:;,] /g,
  / (?=(?:and|then|until|while|because) )/g,
  / (?=(?:without|before|after) )/g,
]
/** Of 'the place: on, under, behind' the first alone would be wrong. */
const shortList = /: \S+$/
/** 'If every cup gets its share, ...' is not a sentence when cut at its comma. */
const waits = /^(?:if|when|while|because|once|as|after|before|where|whoever) /i
/** The last of three actions ('trace, cut and fold') begins with its own verb, not with one of these words. */
const joined = /^(?:each|then|but|so|or|and|yet|with|from|in|on|at|by|all|as) /i
/** A question that is cut before its end keeps its question mark. */
const asks = /^(?:who|what|which|where|when|why|how|can|could|will|would|does|do|is|are)\b/i

function firstClauses(sentence: string, most: number): string | undefined {
  const mark = sentence.endsWith('?') && asks.test(sentence) ? '?' : '.'
  for (const end of clauseEnds) {
    const places = [...sentence.matchAll(end)].map(({ index }) => index)
    const place = places.findLast((at) => at < most && at >= tooLittle / 2)
    if (place === undefined || waits.test(sentence)) continue
    const clause = sentence.slice(0, place).replace(shortList, '')
    if (!isClosed(clause)) continue
    const goesOn = /^, (?:and|then) /.test(sentence.slice(place))
    const whole = goesOn ? withAnd(clause) : clause
    return `${whole.length < most ? whole : clause}${mark}`
  }
  return undefined
}

/** 'Trace it, cut it' continued with ', and fold it': the rest of the list gets its 'and'. */
function withAnd(clause: string): string {
  const comma = clause.lastIndexOf(', ')
  const last = clause.slice(comma + 2)
  if (comma < 0 || joined.test(last) || / and /.test(last)) return clause
  return `${clause.slice(0, comma)} and ${last}`
}

/** Whether no quotation and no bracket is left open. */
const isClosed = (words: string) =>
  (words.match(/["“”]/g) ?? []).length % 2 === 0 && !/\([^)]*$/.test(words)

function afterWord(sentence: string, most: number): string {
  const cut = sentence.slice(0, most - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}
