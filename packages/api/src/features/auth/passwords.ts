import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Caller, hashingQueue } from './hashing-queue.ts'

/**
 * Hashes and checks passwords, a bounded number at a time. Who does not say for whom, does so for somebody
 * who has proven who it is: a session, a token of a mail, or whoever runs the server.
 */
export type PasswordHasher = {
  hash: (password: string, caller?: Caller) => Promise<string>
  /** Checks against a stored hash; without one it takes the same time and answers false. */
  verify: (storedHash: string | null, password: string, caller?: Caller) => Promise<boolean>
  /** How many are at work and how many wait, for whoever watches. */
  queue: () => { running: number; waiting: number }
}

/** OWASP's Argon2id minimum; one hash takes about 10 ms of one core here. */
// 2 is Argon2id; the package's enum exists for types only.
const argon2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing runs on the few threads that also read files and look up hosts, so at most two run at
 * once and a hundred wait; more are told to come back (decisions §12). One processor is left to
 * everybody else: with two hashes on two of them, who only read waited for 40 ms more.
 */
export const hashingLimits = {
  running: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 100,
  retry_after_seconds: 2,
}

const proven: Caller = { client: 'proven', isKnown: true }

export function argon2Passwords(options = argon2): PasswordHasher {
  const { inTurn, queue } = hashingQueue(hashingLimits)
  /** The hash of no password at all: what an unknown address is checked against, for equal time. */
  let nobodysHash: Promise<string> | undefined
  return {
    queue,
    hash: (password, caller = proven) =>
      inTurn(caller, () => hash(password.normalize('NFC'), options)),
    verify: (storedHash, password, caller = proven) =>
      inTurn(caller, async () => {
        nobodysHash ??= hash('nobody has this password', options)
        const isRight = await verify(storedHash ?? (await nobodysHash), password.normalize('NFC'))
        return storedHash !== null && isRight
      }),
  }
}
