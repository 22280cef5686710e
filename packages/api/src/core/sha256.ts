import { createHash } from 'node:crypto'

/** The SHA-256 of a text. What opens something for 144 random bits or more is kept as this: it needs no slow hash. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')
