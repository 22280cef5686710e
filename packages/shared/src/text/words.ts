/** 'tonight' at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** 'Four pillows' within a sentence is 'four pillows'; 'TV' stays. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** 'Mila', 'Mila and Leo', 'Mila, Leo, and Ida'. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words)

/** 'Thursday, March 5', in a time zone. */
export const dayInWords = (at: Date, timeZone = 'UTC'): string =>
  at.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone })
