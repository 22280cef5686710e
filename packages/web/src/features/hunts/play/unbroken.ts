/** Keeps 'grown-ups' from breaking at its hyphen: in large letters the second half looks like a separate word. */
export const unbroken = (words: string): string =>
  words.replaceAll(/(?<=\bgrown)-(?=ups?\b)/gi, '\u2060-\u2060')
