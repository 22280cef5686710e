import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Caller, hashingQueue } from './hashing-queue.ts'

/** Hashes and checks passwords, a limited number at a time. Without a `caller` it is for someone whose identity is proven. */
export type PasswordHasher = {
  hash: (password: string, caller?: Caller) => Promise<string>
  /** Checks against a stored hash; without one it takes the same time and returns false. */
  verify: (storedHash: string | null, password: string, caller?: Caller) => Promise<boolean>
  queue: () => { running: number; waiting: number }
}

/** OWASP's Argon2id minimum; one hash takes about 10 ms of one core here. */
// 2 is Argon2id; the package's enum exists for types only.
const argon2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing uses the few threads that also read files and look up hosts, so at most two run at
 * once and a hundred wait; more get 503 (decisions §12). One processor is left for
 * everything else: with two hashes on two of them, reads took 40 ms longer.
 */
export const hashingLimits = {
  running: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 100,
  retry_after_seconds: 2,
}

const proven: Caller = { client: 'proven', isKnown: true }

export function argon2Passwords(options = argon2): PasswordHasher {
  const { inTurn, queue } = hashingQueue(hashingLimits)
  /** A hash that matches nothing: an unknown address is checked against it, for equal time. */
  let noHash: Promise<string> | undefined
  return {
    queue,
    hash: (password, caller = proven) =>
      inTurn(caller, () => hash(password.normalize('NFC'), options)),
    verify: (storedHash, password, caller = proven) =>
      inTurn(caller, async () => {
        noHash ??= hash('no one has this password', options)
        const isRight = await verify(storedHash ?? (await noHash), password.normalize('NFC'))
        return storedHash !== null && isRight
      }),
  }
}
