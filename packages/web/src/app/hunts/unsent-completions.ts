import { readStoredJson, store, storedKeys } from '../../lib/browser-storage.ts'
import { httpStatus } from '../../lib/errors.ts'
import type { Inputs } from '../../lib/trpc.ts'

/*
 * Finished hunts that the server has not confirmed. Each has an id made here, so sending one again
 * after a lost answer counts once, and a key of its own, so two tabs never write over each other. They
 * outlast signing out: nothing a family noted is lost, and only that family's session sends it.
 */

export type Completion = Inputs['hunts']['complete'] & { completion_id: string }
export type Unsent = { family_id: string; completion: Completion }

/** What sending needs of the server. */
export type CompletionServer = {
  /** Who is signed in; null for nobody. @throws when nobody answers. */
  familyId: () => Promise<string | null>
  /** Refused with 401 when somebody else is signed in by now. */
  complete: (family_id: string, completion: Completion) => Promise<unknown>
}

/** How sending ended: everything is there, something waits for another try, or there was nothing. */
export type Sending = 'sent' | 'waiting' | 'nothing'

const beginning = 'fgm-unsent:'

/** Keeps a completion until the server has it; the same id again replaces what was noted. */
export function keepUnsent(unsent: Unsent): void {
  const { family_id, completion } = unsent
  store(`${beginning}${family_id}:${completion.completion_id}`, JSON.stringify(unsent))
}

/** The server has it, or never wants it. */
export function dropUnsent(family_id: string, completion_id: string): void {
  store(`${beginning}${family_id}:${completion_id}`, null)
  // Older pages kept plays under their id alone.
  store(`${beginning}${completion_id}`, null)
}

/** What a family has not sent yet. */
export const unsentOf = (family_id: string): Completion[] =>
  readAll().flatMap((one) => (one.family_id === family_id ? one.completion : []))

/** Sends what waits for the family that is signed in, one after the other. Never throws. */
export async function sendUnsent(server: CompletionServer): Promise<Sending> {
  if (readAll().length === 0) return 'nothing'
  try {
    const family_id = await server.familyId()
    const mine = family_id === null ? [] : unsentOf(family_id)
    if (family_id === null || mine.length === 0) return 'nothing'
    const results: boolean[] = []
    for (const completion of mine) results.push(await sendOne(server, family_id, completion))
    return results.every(Boolean) ? 'sent' : 'waiting'
  } catch {
    return 'waiting'
  }
}

async function sendOne(
  server: CompletionServer,
  family_id: string,
  completion: Completion,
): Promise<boolean> {
  try {
    await server.complete(family_id, completion)
  } catch (error) {
    if (!isFinal(httpStatus(error))) return false
  }
  dropUnsent(family_id, completion.completion_id)
  return true
}

/** A deleted hunt, or something the server will never take: asking again changes nothing. */
const isFinal = (status: number | undefined) =>
  status !== undefined && [404, 413, 422].includes(status)

function readAll(): Unsent[] {
  return storedKeys(beginning).flatMap((key) => {
    const one = readStoredJson(key) as Partial<Unsent> | null
    return one?.family_id && one.completion?.completion_id ? (one as Unsent) : []
  })
}
