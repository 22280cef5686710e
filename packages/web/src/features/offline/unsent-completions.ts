import { store, storedKeys } from '../../lib/browser-storage.ts'
import { httpStatus } from '../../lib/errors.ts'
import { errorCode } from '../../lib/refusals.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import type { Inputs } from '../../lib/trpc.ts'

/*
 * What a family has done, and the server has not confirmed: hunts and activities. Sending one again after a lost answer
 * counts once, and each has a key of its own, so two tabs never write over each other. They
 * outlast signing out: nothing a family noted is lost, and only that family's session sends it.
 */

/** A finished hunt, with an id made here. */
export type Completion = Inputs['hunts']['complete'] & { completion_id: string }
/** An activity that a child has done. */
type ActivityDone = Inputs['activities']['complete'] & { completed_at: string }
export type Unsent = { family_id: string } & (
  | { completion: Completion }
  | { activity: ActivityDone }
)

/** What sending needs of the server. */
export type CompletionServer = {
  /** Who is signed in; null for nobody. @throws when nobody answers. */
  familyId: () => Promise<string | null>
  /** Refused with 401 when somebody else is signed in by now. */
  complete: (familyId: string, completion: Completion) => Promise<unknown>
  /** As `complete`. */
  completeActivity: (
    familyId: string,
    done: Inputs['activities']['complete'],
  ) => Promise<{ message: string }>
}

/** How sending ended: everything is there, something waits for another try, or there was nothing. */
export type Sending = 'sent' | 'waiting' | 'nothing'

const beginning = 'fgm-unsent:'

const keyOf = (unsent: Unsent) =>
  'completion' in unsent
    ? `${beginning}${unsent.family_id}:${unsent.completion.completion_id}`
    : `${beginning}${unsent.family_id}:${unsent.activity.child_id}:${unsent.activity.id}`

/** Keeps what was done until the server has it; the same again replaces what was noted. */
export function keepUnsent(unsent: Unsent): void {
  store(keyOf(unsent), JSON.stringify(unsent))
}

/** The server has it, or never wants it. */
export function dropUnsent(unsent: Unsent): void {
  store(keyOf(unsent), null)
  // Older pages kept plays under their id alone.
  if ('completion' in unsent) store(`${beginning}${unsent.completion.completion_id}`, null)
}

/** What a family has not sent yet. */
export const unsentOf = (familyId: string): Unsent[] =>
  readAll().filter((one) => one.family_id === familyId)

/** Sends what waits for the family that is signed in, one after the other. Never throws. */
export async function sendUnsent(server: CompletionServer): Promise<Sending> {
  if (readAll().length === 0) return 'nothing'
  try {
    const familyId = await server.familyId()
    const mine = familyId === null ? [] : unsentOf(familyId)
    if (mine.length === 0) return 'nothing'
    const results: boolean[] = []
    for (const one of mine) results.push(await sendOne(server, one))
    return results.every(Boolean) ? 'sent' : 'waiting'
  } catch {
    return 'waiting'
  }
}

async function sendOne(server: CompletionServer, unsent: Unsent): Promise<boolean> {
  const { family_id } = unsent
  try {
    if ('completion' in unsent) await server.complete(family_id, unsent.completion)
    else {
      const { id, child_id } = unsent.activity
      await server.completeActivity(family_id, { id, child_id })
    }
  } catch (error) {
    if (!isFinal(error)) return false
  }
  dropUnsent(unsent)
  return true
}

/** A deleted hunt, one that is locked by now, or something the server will never take: asking again changes nothing. */
function isFinal(error: unknown): boolean {
  const status = httpStatus(error)
  if (status === 400) return errorCode(error) !== 'csrf'
  return status === 404 || status === 413 || status === 422 || errorCode(error) === 'locked'
}

function readAll(): Unsent[] {
  return storedKeys(beginning).flatMap((key) => {
    const one = readStoredJson(key) as Partial<{
      family_id: string
      completion: Completion
      activity: ActivityDone
    }> | null
    const isWhole = one?.family_id && (one.completion?.completion_id || one.activity?.child_id)
    return isWhole ? (one as Unsent) : []
  })
}
