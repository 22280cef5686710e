import { randomBytes, randomUUID } from 'node:crypto'

/** The system's clock and randomness: the only place that reads them. */
export const system = {
  now: () => new Date(),
  newId: () => randomUUID(),
  random: () => Math.random(),
  newToken: (bytes: number) => randomBytes(bytes).toString('base64url'),
}
