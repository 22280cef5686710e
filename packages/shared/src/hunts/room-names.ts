/* How a clue speaks of a room: families name rooms as they like, and the sentence has to stay English. */

/**
 * 'the living room', 'our room', 'Mia's Room', 'Bedroom 2', and 'the room called “Rasoi”' for a name
 * that is no English word for a room: it is said as it was typed.
 */
export function roomPhrase(label: string): string {
  const name = label.trim()
  const words = name.split(/\s+/)
  if (name === '') return 'the room'
  if (name.toLowerCase() === 'other') return 'the other room'
  if (/^the$/i.test(words[0] ?? '') && words.length > 1)
    return isPlain(words.slice(1)) ? `the ${inSmallLetters(words.slice(1))}` : quoted(name)
  if (pronouns.has(words[0]?.toLowerCase() ?? '') && words.length > 1)
    return isPlain(words.slice(1)) ? inSmallLetters(words) : quoted(name)
  if (isPlain(words)) return `the ${inSmallLetters(words)}`
  if (/^(?:\d{1,2}|[IVX]{1,4}|[A-D])$/.test(words.at(-1) ?? '') && isPlain(words.slice(0, -1)))
    return name
  if (isOwned(words)) return name
  return quoted(name)
}

/** The same at the beginning of a sentence. */
export function roomPhraseAtStart(label: string): string {
  const phrase = roomPhrase(label)
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

/** Whether a text is what a clue says of a room, whatever its label; saved clues may say only “Rasoi”. */
export const isRoomPhrase = (text: string): boolean =>
  text !== '' &&
  (/^(?:the room called )?“[^“”]+”$/i.test(text) ||
    [roomPhrase(text), roomPhraseAtStart(text)].includes(text))

/** Words as people say a room: 'TV room', 'big bedroom', 'kids' room'. */
function isPlain(words: readonly string[]): boolean {
  const [noun, ...before] = words.map(plainWord).reverse()
  return (
    noun !== undefined &&
    (roomNouns.has(noun) || (before.length > 0 && roomNounsAfterAnother.has(noun))) &&
    before.every((word) => roomAdjectives.has(word) || roomNouns.has(word))
  )
}

/** 'Mia's Room', 'James' Office': somebody's, and so without an article. */
const isOwned = (words: readonly string[]): boolean =>
  words.length > 1 &&
  /^\p{L}[\p{L}-]*(?:['’]s|s['’])$/u.test(words[0] ?? '') &&
  isPlain(words.slice(1))

const plainWord = (word: string): string => word.toLowerCase().replaceAll('’', "'")

/** 'TV' stays what it is. */
const inSmallLetters = (words: readonly string[]): string =>
  words
    .map((word) => (/^\p{Lu}{2,3}$/u.test(word) && acronyms.has(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/\btv\b/g, 'TV')

const quoted = (name: string): string => `the room called “${withoutQuotes(name)}”`

/** A label as it stands between the quotes of a clue. */
export const withoutQuotes = (label: string): string => label.replaceAll(/[“”"]/g, '')

const listed = (words: string): Set<string> => new Set(words.split(/\s+/))

const acronyms = listed('TV DIY')

const pronouns = listed('my our your his her their')

const roomNouns = listed(
  `room kitchen bathroom bedroom hall hallway corridor entrance entry garden yard backyard garage office
   study den nursery lounge library attic basement cellar pantry laundry playroom classroom porch patio
   studio workshop parlor conservatory sunroom washroom restroom mudroom storeroom cloakroom kitchenette
   nook shed courtyard veranda`,
)

/** Said of a room only after another word: 'art corner', 'work area'. */
const roomNounsAfterAnother = listed('corner area space')

const roomAdjectives = listed(
  `living dining family other guest guests' spare main master big small little large front back upstairs
   downstairs tv play utility sitting drawing music craft sewing sun garden bed bath wash store storage
   powder reading game games work working home kids' kid's children's child's boys' girls' parents'
   grandparents' baby baby's first second third upper lower red blue green yellow white pink gray purple
   orange mud rain summer winter quiet art coat class toy diy box breakfast media computer school homework`,
)
