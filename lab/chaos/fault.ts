import type { Ground, Site } from './site.ts'

/** Something that goes wrong around the server, and what must hold meanwhile and afterwards. */
export type Fault = {
  /** For `--only`. */
  name: string
  /** What was done, for the table. */
  what: string
  /** It mostly waits and measures no speed: run in parallel with others of its kind. */
  is_mostly_waiting?: true
  /** Prepares what the server is started with; returns a sentence when this machine cannot do it. */
  prepare?: () => Ground | string
  /** Causes the fault on a fresh site. What is not as promised goes to `site.expect`. @returns the figures. */
  run: (site: Site) => Promise<string>
}

/** The outcome of a fault. */
export type Outcome = { name: string; what: string } & (
  | { state: 'survived' | 'lost'; figures: string; broken: string[]; seconds: number }
  | { state: 'not run'; reason: string }
)
