/* How a clue names a room: families name rooms as they like, and the sentence has to stay English. */

/**
 * 'the living room', 'our room', 'Mia's Room', 'Bedroom 2', and 'Rasoi' for a name that is no English word for a room: it is used
 * as typed. A person's name gets an owner form: 'Mama & Papa' is 'Mama & Papa's room'. A name that would break the sentence is in
 * quotes.
 */
export function roomPhrase(label: string): string {
  const name = label.trim()
  const words = name.split(/\s+/)
  if (name === '') return 'the room'
  const usual = usualNames.get(name.toLowerCase())
  if (usual) return usual
  if (/^\d+$/.test(name)) return `room ${name}`
  if (/^the$/i.test(words[0] ?? '') && words.length > 1)
    return isPlain(words.slice(1))
      ? `the ${inSmallLetters(words.slice(1))}`
      : asTyped(`the ${words.slice(1).join(' ')}`)
  if (pronouns.has(words[0]?.toLowerCase() ?? '') && words.length > 1)
    return isPlain(words.slice(1)) ? inSmallLetters(words) : asTyped(name)
  if (isPlain(words)) return `the ${inSmallLetters(words)}`
  if (/^(?:\d{1,2}|[IVX]{1,4}|[A-D])$/.test(words.at(-1) ?? '') && isPlain(words.slice(0, -1)))
    return name
  if (isOwned(words)) return name
  if (arePeople(name)) return `${name}'s room`
  if (arePeople(name.replace(/'s room$/, ''))) return name
  return asTyped(name)
}

/** 'The bath' is the tub, not a place to send a child to. */
const usualNames = new Map([
  ['other', 'the other room'],
  ['bath', 'the bathroom'],
  ['wc', 'the bathroom'],
  // As guests read the owner's name.
  ['the child', 'the child’s room'],
  ['the grown-up', 'the grown-up’s room'],
])

/** Whether a text is what a clue calls a room, whatever its label; saved clues may say “Rasoi” in quotes. */
export const isRoomPhrase = (text: string): boolean =>
  text !== '' && (/^(?:the room called )?“[^“”]+”$/i.test(text) || roomPhrase(text) === text)

/** Words that people use for a room: 'TV room', 'big bedroom', 'kids' room'. */
function isPlain(words: readonly string[]): boolean {
  const [noun, ...before] = words.map(plainWord).reverse()
  return (
    noun !== undefined &&
    (roomNouns.has(noun) || (before.length > 0 && roomNounsAfterAnother.has(noun))) &&
    before.every((word) => roomAdjectives.has(word) || roomNouns.has(word))
  )
}

/** 'Mia's Room', 'James' Office': has an owner, and so no article. */
const isOwned = (words: readonly string[]): boolean =>
  words.length > 1 &&
  /^\p{L}[\p{L}-]*(?:['’]s|s['’])$/u.test(words[0] ?? '') &&
  isPlain(words.slice(1))

const plainWord = (word: string): string => word.toLowerCase().replaceAll('’', "'")

/** 'TV' is not changed. */
const inSmallLetters = (words: readonly string[]): string =>
  words
    .map((word) => (/^\p{Lu}{2,3}$/u.test(word) && acronyms.has(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/\btv\b/g, 'TV')

/** 'Oma', 'Mama & Papa': the people who live there. */
const arePeople = (name: string): boolean => {
  const people = name.split(/\s*(?:&|\+|\band\b)\s*/)
  return (
    people.every((one) => /^\p{Lu}[\p{L}-]+$/u.test(one)) &&
    (people.length > 1 || relatives.has(name.toLowerCase()))
  )
}

/** A short name with a capital, or in a script without capitals, is used in a sentence as it is. */
const asTyped = (name: string): string => {
  const bare = withoutQuotes(name).trim()
  const isShort = bare.split(/\s+/).length <= 3
  return isShort && /^(?:the )?[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}\s'’&#-]*$/u.test(bare)
    ? bare
    : `“${bare}”`
}

/** A label between the quotes of a clue. */
export const withoutQuotes = (label: string): string => label.replaceAll(/[“”"]/g, '')

const listed = (words: string): Set<string> => new Set(words.split(/\s+/))

const acronyms = listed('TV DIY')

const relatives = listed(
  `mom mum mama mommy mummy dad papa daddy oma opa nana nanna nan granny grandma grandpa gran grandad pop
   nonna nonno abuela abuelo baba dada`,
)

const pronouns = listed('my our your his her their')

const roomNouns = listed(
  `room kitchen bathroom bedroom hall hallway corridor entrance entry garden yard backyard garage office
   study den nursery lounge library attic basement cellar pantry laundry playroom classroom porch patio
   studio workshop parlor conservatory sunroom washroom restroom mudroom storeroom cloakroom kitchenette
   nook shed courtyard veranda`,
)

/** Means a room only after another word: 'art corner', 'work area'. */
const roomNounsAfterAnother = listed('corner area space')

const roomAdjectives = listed(
  `living dining family other guest guests' spare main master big small little large front back upstairs
   downstairs tv play utility sitting drawing music craft sewing sun garden bed bath wash store storage
   powder reading game games work working home kids' kid's children's child's boys' girls' parents'
   grandparents' baby baby's first second third upper lower red blue green yellow white pink gray purple
   orange mud rain summer winter quiet art coat class toy diy box breakfast media computer school homework
   circle helping`,
)
