import type { Face, MaterialId } from '@fgm/shared/activities/activities'
import { childAges } from '@fgm/shared/family/child-age'
import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage.ts'
import { createListeners } from '../../lib/listeners.ts'
import { parseStored } from '../../lib/stored-json.ts'
import { visitorKey } from './play-storage.ts'

/*
 * What this browser keeps of a visitor until there is an account: how old the child is, what is near, and what was played
 * (docs/decisions/054-three-taps.md). The account takes it along; logging out removes it.
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

/** So long is a play kept for an account that may come. */
const keptForMs = 7 * 86_400_000
/** As many as a long day has. */
const mostPlays = 20

/** The age as one of those that children can have here; null for anything else. */
export const ageOf = (word: unknown): number | null =>
  childAges.find((age) => String(age) === String(word)) ?? null

/** What is kept now. */
export const readVisitor = (now = Date.now()): Visitor => parse(readStored(visitorKey), now)

function parse(stored: string | null, now: number): Visitor {
  const kept = parseStored(stored) as Visitor | null
  if (kept === null || typeof kept !== 'object') return {}
  const isLate = ({ played_at }: KeptPlay) => !(now - Date.parse(played_at) < keptForMs)
  const plays = Array.isArray(kept.plays) ? kept.plays.filter((play) => !isLate(play)) : []
  const near = Array.isArray(kept.near) ? kept.near : undefined
  return { age: ageOf(kept.age) ?? undefined, near, plays }
}

/** Keeps what is told, beside what was. */
export const rememberVisitor = (told: Partial<Visitor>): void =>
  write({ ...readVisitor(), ...told })

/** Keeps a play for the account that may come; the same one again replaces it. */
export const keepPlay = (play: KeptPlay): void =>
  rememberVisitor({ plays: [...playsWithout(play.play_id), play].slice(-mostPlays) })

/** An account has this play now. */
export const dropPlay = (playId: string): void => rememberVisitor({ plays: playsWithout(playId) })

/** An account has taken along what there was. */
export const forgetVisitor = (): void => write(null)

const playsWithout = (playId: string) =>
  readVisitor().plays?.filter(({ play_id }) => play_id !== playId) ?? []

function write(visitor: Visitor | null) {
  store(visitorKey, visitor && JSON.stringify(visitor))
  listeners.notify()
}

/** Whether all of it is near, as the visitor said. */
export const isNear = (materials: readonly MaterialId[], { near }: Visitor): boolean =>
  near !== undefined && materials.every((id) => near.includes(id))

const listeners = createListeners()

/** What is kept of the visitor who looks; nothing while a prerendered page hydrates. */
export function useVisitor(): Visitor {
  const stored = useSyncExternalStore(
    listeners.subscribe,
    () => readStored(visitorKey),
    () => null,
  )
  return parse(stored, Date.now())
}
