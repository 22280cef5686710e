import { capital } from '../../text/words.ts'
import type { Token } from './reader-tokens.ts'
import { adultWords, childWords, numbers } from './reader-words.ts'

/* Whose room it is: 'Mila's room', 'our room', 'my daughter has her own room', 'the boys share a room'. */

/** Rooms of a person; `name` is what the room is called, undefined if no one is named. */
export type OwnedRooms = {
  first: number
  last: number
  names: (string | undefined)[]
  isChild: boolean
  /** Written as a sentence about one person of a family, so the others sleep elsewhere. */
  isImplied: boolean
}

const notOwners = new Set(
  "it's,that's,there's,let's,what's,here's,who's,he's,she's,master's".split(','),
)

/** All rooms of people in a line. */
export function ownedRoomsIn(tokens: readonly Token[]): OwnedRooms[] {
  const found: OwnedRooms[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const owned = sentenceAt(tokens, at) ?? possessiveAt(tokens, at)
    if (!owned) continue
    found.push(owned)
    at = owned.last
  }
  return found
}

/** 'Mila's room', 'mum and dad's bedroom', 'our room'. */
function possessiveAt(tokens: readonly Token[], at: number): OwnedRooms | undefined {
  const word = tokens[at]?.word ?? ''
  const last = tokens[at + 1]?.word === 'own' ? at + 2 : at + 1
  const room = tokens[last]?.word ?? ''
  if (room !== 'room' && room !== 'bedroom') return undefined
  // 'Our bedrooms' may be any; 'our room' and 'my bedroom' belong to the parents.
  if (word === 'our' || word === 'my')
    return { first: at, last, names: ['Our room'], isChild: false, isImplied: false }
  const owner = /^(.+?)(?:'s|s')$/.exec(word)?.[1]
  // 'The kids' room' is a kind of room and is counted.
  if (!owner || notOwners.has(word) || kindsOfRooms.test(owner)) return undefined
  const isPair = tokens[at - 1]?.word === 'and' && adultWords.has(tokens[at - 2]?.word ?? '')
  const isAdult = adultWords.has(owner)
  const isName = !isAdult && !childWords.has(owner)
  const name = isName ? `${capital(owner)}'s room` : parents.test(owner) ? 'Our room' : undefined
  return { first: isPair ? at - 2 : at, last, names: [name], isChild: !isAdult, isImplied: false }
}

const kindsOfRooms = /^(?:kid|child|children|boy|girl|baby|kids|boys|girls)$/
const parents = /^(?:mum|mom|dad|parent|mama|papa|mummy|mommy|daddy)/

/** 'The girls share a room', 'both kids have their own rooms'. */
function sentenceAt(tokens: readonly Token[], at: number): OwnedRooms | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const isFamily = childWords.has(token.word) || adultWords.has(token.word)
  const line = tokens
    .slice(at + 1, at + 9)
    .map(({ word }) => word)
    .join(' ')
  const own =
    /^(?:each |all |both |each one )?(?:has|have|got|gets|get|sleeps in|sleep in|needs)(?: got)? (?:each )?(?:(?:her|his|their|its|a|an)(?: very)? ?own (?:bed ?)?rooms?|a (?:bed ?)?room(?: each)?)\b/.exec(
      line,
    )
  const shares =
    /^(?:all |both )?(?:share|shares|sleep in|sleeps in|are in|is in) (?:a |an |one |the |the same |another |their )?(?:big |small |large |little )?(bed ?)?room\b/.exec(
      line,
    )
  const said = own ?? shares
  if (!said || (!isFamily && !isNameLike(token)) || /^(?:our|my|us|me)$/.test(token.word))
    return undefined
  const words = said[0].split(' ').length
  const isMany =
    /^(?:kids|children|boys|girls|twins|sons|daughters|babies|toddlers|teens|teenagers)$/.test(
      token.word,
    )
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word)
  const counted = before
    .map((word) => (/^\d$/.test(word) ? Number(word) : numbers.get(word)))
    .findLast((value) => value !== undefined && value > 1)
  const count = own && isMany ? (counted ?? 2) : 1
  const name = isFamily ? undefined : `${capital(token.word)}'s room`
  return {
    ...{ first: at, last: at + words },
    names: Array.from({ length: count }, () => name),
    isChild: !adultWords.has(token.word),
    isImplied: true,
  }
}

/** A name as a parent types it: with a capital, or any word before 'has her own room' that is not a pronoun. */
const isNameLike = ({ word }: Token) =>
  !/^(?:he|she|they|we|i|you|it|who|each|everyone|everybody|one|both|all|house|home|flat|apartment|and|also|room|which|that|family)$/.test(
    word,
  ) && !/\d/.test(word)
