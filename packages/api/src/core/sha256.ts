import { createHash } from 'node:crypto'

/**
 * The SHA-256 of a text or of bytes, in base64url. Rows are found by it, so neither the hash nor its encoding may change. It is
 * fast: only for what cannot be guessed (tokens, recovery codes of 80 random bits) or is no secret (keys of rate limits and
 * repeated requests).
 */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')
