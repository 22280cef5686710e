import { store } from '../../lib/browser-storage.ts'
import { readNextPath } from '../../lib/next-path.ts'
import { readStoredJson } from '../../lib/stored-json.ts'

/*
 * The page that was wanted before a password was forgotten. The link of the mail opens in a tab of its own, so this browser
 * keeps it; it never travels in the mail, where it would be text that anybody can put there (decisions §14).
 */

const key = 'wanted-page'
/** As long as the link of the mail works. */
const lastsMs = 3_600_000

type Kept = { next: string; until: number }

/** Keeps it until the link has been used; undefined for who wanted none. */
export function keepNext(next: string | undefined): void {
  const kept: Kept | null = next === undefined ? null : { next, until: Date.now() + lastsMs }
  store(key, kept && JSON.stringify(kept))
}

/** The page that is kept, while its link works. */
export function keptNext(): string | undefined {
  const kept = readStoredJson(key) as Partial<Kept> | null
  return Number(kept?.until) > Date.now() ? readNextPath(kept?.next) : undefined
}
