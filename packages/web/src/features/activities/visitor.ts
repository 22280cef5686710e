import type { Face, MaterialId } from '@fgm/shared/activities/activities'
import { childAges } from '@fgm/shared/family/child-age'
import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage.ts'
import { createListeners } from '../../lib/listeners.ts'
import { parseStored } from '../../lib/stored-json.ts'
import { visitorKey } from './play-storage.ts'

/*
 * What this browser stores of a visitor until there is an account: how old the child is, what is near, and what was
 * played (docs/decisions/054-three-taps.md). The account takes it over; logging out removes it.
 */

/** A play as its end screen has it; the account adds which child it was. */
export type KeptPlay = {
  id: string
  title: string
  play_id: string
  played_at: string
  minutes: number
  face: Face | null
  line: string
}
export type Visitor = { age?: number; near?: readonly MaterialId[]; plays?: readonly KeptPlay[] }

/** How long a play is stored for a future account. */
const keptForMs = 7 * 86_400_000
/** As many as a long day has. */
const mostPlays = 20

/** The age if children can have it here; null for anything else. */
export const ageOf = (word: unknown): number | null =>
  childAges.find((age) => String(age) === String(word)) ?? null

/** What is stored now. */
export const readVisitor = (now = Date.now()): Visitor => parse(readStored(visitorKey), now)

function parse(stored: string | null, now: number): Visitor {
  const kept = parseStored(stored) as Visitor | null
  if (kept === null || typeof kept !== 'object') return {}
  const isLate = ({ played_at }: KeptPlay) => !(now - Date.parse(played_at) < keptForMs)
  const plays = Array.isArray(kept.plays) ? kept.plays.filter((play) => !isLate(play)) : []
  const near = Array.isArray(kept.near) ? kept.near : undefined
  return { age: ageOf(kept.age) ?? undefined, near, plays }
}

/** Stores answers, in addition to earlier ones. */
export const rememberVisitor = (answers: Partial<Visitor>): void =>
  write({ ...readVisitor(), ...answers })

/** Stores a play for a future account; the same one again replaces it. */
export const keepPlay = (play: KeptPlay): void =>
  rememberVisitor({ plays: [...playsWithout(play.play_id), play].slice(-mostPlays) })

/** An account has this play now. */
export const dropPlay = (playId: string): void => rememberVisitor({ plays: playsWithout(playId) })

/** An account has taken over everything. */
export const forgetVisitor = (): void => write(null)

const playsWithout = (playId: string) =>
  readVisitor().plays?.filter(({ play_id }) => play_id !== playId) ?? []

function write(visitor: Visitor | null) {
  store(visitorKey, visitor && JSON.stringify(visitor))
  listeners.notify()
}

/** Whether all of it is near, according to the visitor. */
export const isNear = (materials: readonly MaterialId[], { near }: Visitor): boolean =>
  near !== undefined && materials.every((id) => near.includes(id))

const listeners = createListeners()

/** What is stored of this visitor; nothing while a prerendered page hydrates. */
export function useVisitor(): Visitor {
  const stored = useSyncExternalStore(
    listeners.subscribe,
    () => readStored(visitorKey),
    () => null,
  )
  return parse(stored, Date.now())
}
