/*
 * What a card says of an activity: two lines on a phone of 390 px. A sentence that ends in '...' is not read, so a
 * description is cut where a sentence or a clause ends.
 */

/** So many characters fit on two lines of a card at 390 px, whatever their words. */
export const cardCharacters = 72
/** Less than this says too little alone: the next sentence begins to be told too. */
const tooLittle = 34

/**
 * The first whole sentences of a description that fit; where the first is too long, its first clauses, closed as a sentence of
 * its own. Only a text without any such place (a family may write one) is cut after a word, and says so with an ellipsis.
 */
export function cardSentence(description: string, most = cardCharacters): string {
  const sentences = sentencesOf(description)
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

/** A sentence ends after its mark and what closes a quotation; the next begins with a capital, a digit or a quotation. */
function sentencesOf(text: string): string[] {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’']?) (?=["“‘']?[\p{Lu}\p{N}])/u)
}

/** Where a clause ends, the surest places first: each must leave a sentence that stands alone. */
const clauseEnds = [
  /[:;,] /g,
  / (?=(?:and|then|until|while|because) )/g,
  / (?=(?:without|before|after) )/g,
]
/** 'If every cup gets its share, ...' is no sentence before its comma. */
const waits = /^(?:if|when|while|because|once|as|after|before|where|whoever) /i
/** The last of three things that are told ('trace, cut and fold') is named by its own word, not by one of these. */
const joined = /^(?:each|then|but|so|or|and|yet|with|from|in|on|at|by|all|as) /i
/** A question that is cut before its end is still one, if it began as one. */
const asks = /^(?:who|what|which|where|when|why|how|can|could|will|would|does|do|is|are)\b/i

function firstClauses(sentence: string, most: number): string | undefined {
  const mark = sentence.endsWith('?') && asks.test(sentence) ? '?' : '.'
  for (const end of clauseEnds) {
    const places = [...sentence.matchAll(end)].map(({ index }) => index)
    const place = places.findLast((at) => at < most && at >= tooLittle / 2)
    if (place === undefined || waits.test(sentence)) continue
    const clause = sentence.slice(0, place)
    if (!isClosed(clause)) continue
    const goesOn = /^, (?:and|then) /.test(sentence.slice(place))
    const whole = goesOn ? withAnd(clause) : clause
    return `${whole.length < most ? whole : clause}${mark}`
  }
  return undefined
}

/** 'Trace it, cut it' was going on with ', and fold it': what is left of the row gets its 'and'. */
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
