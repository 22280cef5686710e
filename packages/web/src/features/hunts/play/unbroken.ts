/** 'grown-ups' does not break at its hyphen: in large letters the second half looks like a word of its own. */
export const unbroken = (words: string): string =>
  words.replaceAll(/(?<=\bgrown)-(?=ups?\b)/gi, '\u2060-\u2060')
