/** The requirements of a row, what they ask in our words, what proves it, and in words what the proofs do not say. */
export type Row = readonly [
  ids: string,
  requirement: string,
  proofs: readonly string[],
  words?: string,
]
