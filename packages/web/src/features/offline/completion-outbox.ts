import { store, storedKeys } from '../../lib/browser-storage.ts'
import { httpStatus } from '../../lib/errors.ts'
import { errorCode } from '../../lib/refusals.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import type { Inputs } from '../../lib/trpc.ts'

/*
 * The outbox of completed hunts, plays and activities that the server has not confirmed; `offline-sync.tsx` sends them.
 * Sending one again after a lost response counts once, and each has its own key, so two tabs never overwrite each other.
 * They outlast logging out: nothing is lost, and only that family's session sends them.
 */

/** A finished hunt, with an id created here. */
export type Completion = Inputs['hunts']['complete'] & { completion_id: string }
/** An activity that a child has completed. */
type ActivityDone = Inputs['activities']['complete'] & { completed_at: string }
/** An activity that was played, with how it was for each child. */
export type PlayDone = Inputs['activities']['recordPlay']
export type OutboxEntry = { family_id: string } & (
  | { completion: Completion }
  | { play: PlayDone }
  | { activity: ActivityDone }
)

/** The requests that sending needs. */
export type CompletionServer = {
  /** Who is logged in; null for a visitor. @throws without a response. */
  familyId: () => Promise<string | null>
  /** Refused with 401 when another family has logged in meanwhile. */
  complete: (familyId: string, completion: Completion) => Promise<unknown>
  /** As `complete`. */
  completeActivity: (
    familyId: string,
    done: Inputs['activities']['complete'],
  ) => Promise<{ message: string }>
  /** As `complete`. */
  recordPlay: (familyId: string, play: PlayDone) => Promise<unknown>
}

/** How sending ended: all was sent, something waits for a retry, the server refused some of it, or there was nothing. */
type Sending = Sent | 'nothing'
/** How it ended for one entry; a refused one is removed. */
type Sent = 'sent' | 'waiting' | 'refused'

const keyPrefix = 'fgm-unsent:'

const completionKey = (familyId: string, completionId: string) =>
  `${keyPrefix}${familyId}:${completionId}`

function keyOf(entry: OutboxEntry): string {
  const start = `${keyPrefix}${entry.family_id}:`
  if ('completion' in entry) return completionKey(entry.family_id, entry.completion.completion_id)
  if ('play' in entry) return `${start}play:${entry.play.play_id}`
  return `${start}${entry.activity.child_id}:${entry.activity.id}`
}

/** Stores a completion until the server has it; the same one again replaces it. */
export function addToOutbox(entry: OutboxEntry): void {
  store(keyOf(entry), JSON.stringify(entry))
}

/** Deletes an entry that the server has, or will never accept; not if it was changed since. */
export function removeFromOutbox(entry: OutboxEntry): void {
  const kept = readStoredJson(keyOf(entry))
  if (kept === null || JSON.stringify(kept) === JSON.stringify(entry)) store(keyOf(entry), null)
  // Older pages stored plays under their id alone.
  if ('completion' in entry) store(`${keyPrefix}${entry.completion.completion_id}`, null)
}

/** Deletes the entry of a completed hunt that the family does not want to save. */
export function dropCompletion(familyId: string, completionId: string): void {
  store(completionKey(familyId, completionId), null)
}

/** A family's entries that wait to be sent. */
export const outboxOf = (familyId: string): OutboxEntry[] =>
  readAll().filter((one) => one.family_id === familyId)

/** The activities of a family's waiting completions and plays, with the child and the time. */
export const outboxActivities = (familyId: string) =>
  outboxOf(familyId).flatMap((one) => {
    if ('completion' in one) return []
    if ('activity' in one) return [{ ...one.activity, face: null }]
    const { id, played_at, children } = one.play
    return children.map(({ child_id, face = null }) => ({
      ...{ id, child_id, face },
      completed_at: played_at,
    }))
  })

/**
 * Sends the logged-in family's entries one after the other, each as it is stored at its turn: an entry that was
 * replaced or sent meanwhile is not sent in its old form. Never throws.
 */
export async function sendOutbox(server: CompletionServer): Promise<Sending> {
  if (readAll().length === 0) return 'nothing'
  try {
    const familyId = await server.familyId()
    const isMine = (one: OutboxEntry | null) => one?.family_id === familyId
    const keys = storedKeys(keyPrefix).filter((key) => isMine(readOne(key)))
    if (keys.length === 0) return 'nothing'
    const results = new Set<Sent>()
    for (const key of keys)
      await inTurn(key, async () => {
        const now = readOne(key)
        if (now && isMine(now)) results.add(await sendOne(server, now))
      })
    if (results.has('waiting')) return 'waiting'
    return results.has('refused') ? 'refused' : 'sent'
  } catch {
    return 'waiting'
  }
}

/** Sends a stored play, after any pending request for it: an older face never arrives after a newer one. */
export const sendPlay = (
  server: Pick<CompletionServer, 'recordPlay'>,
  { family_id, play }: { family_id: string; play: PlayDone },
): Promise<unknown> => inTurn(keyOf({ family_id, play }), () => server.recordPlay(family_id, play))

/** The pending requests by key. */
const underWay = new Map<string, Promise<unknown>>()

async function inTurn<Response>(key: string, send: () => Promise<Response>): Promise<Response> {
  const sending = Promise.allSettled([underWay.get(key)]).then(() => aloneInBrowser(key, send))
  underWay.set(key, sending)
  try {
    return await sending
  } finally {
    if (underWay.get(key) === sending) underWay.delete(key)
  }
}

/** Waits for other tabs that send the same entry; without browser locks, each tab sends for itself. */
const aloneInBrowser = <Response>(key: string, send: () => Promise<Response>): Promise<Response> =>
  navigator.locks ? navigator.locks.request(key, send) : send()

async function sendOne(server: CompletionServer, entry: OutboxEntry): Promise<Sent> {
  const { family_id } = entry
  let sent: Sent = 'sent'
  try {
    if ('completion' in entry) await server.complete(family_id, entry.completion)
    else if ('play' in entry) await server.recordPlay(family_id, entry.play)
    else {
      const { id, child_id } = entry.activity
      await server.completeActivity(family_id, { id, child_id })
    }
  } catch (error) {
    if (!isFinal(error)) return 'waiting'
    sent = 'refused'
  }
  removeFromOutbox(entry)
  return sent
}

/** A deleted hunt, one that is locked now, or input the server will never accept: a retry changes nothing. */
export function isFinal(error: unknown): boolean {
  const status = httpStatus(error)
  if (status === 400) return errorCode(error) !== 'csrf'
  return status === 404 || status === 413 || status === 422 || errorCode(error) === 'locked'
}

const readAll = (): OutboxEntry[] => storedKeys(keyPrefix).flatMap((key) => readOne(key) ?? [])

/** Null for nothing, and for an unknown form. */
function readOne(key: string): OutboxEntry | null {
  const one = readStoredJson(key) as Partial<{
    family_id: string
    completion: Completion
    activity: ActivityDone
    play: PlayDone
  }> | null
  const isComplete =
    one?.family_id && (one.completion?.completion_id || one.activity?.child_id || one.play?.play_id)
  return isComplete ? (one as OutboxEntry) : null
}
