import { randomBytes, randomUUID } from 'node:crypto'

/** The machine's own clock and randomness: the one place that reads them. */
export const system = {
  now: () => new Date(),
  newId: () => randomUUID(),
  random: () => Math.random(),
  newToken: (bytes: number) => randomBytes(bytes).toString('base64url'),
}
