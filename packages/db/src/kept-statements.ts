import type Database from 'better-sqlite3'

type Statement = Database.Statement<unknown[], unknown>

/** Texts that are kept at most; those of lists of changing length would pile up without an end. */
const kept_at_most = 500

/**
 * The driver as Drizzle uses it, with every text compiled once: compiling a query costs several times
 * what running it does, and Drizzle asks for it at every call.
 */
export function keepStatements(connection: Database.Database): Database.Database {
  const kept = new Map<string, KeptStatement>()
  const prepare = (text: string): KeptStatement => {
    const known = kept.get(text)
    if (known) return known
    const statement = new KeptStatement(() => connection.prepare<unknown[], unknown>(text))
    if (kept.size >= kept_at_most) kept.delete(kept.keys().next().value ?? '')
    kept.set(text, statement)
    return statement
  }
  const transaction = connection.transaction.bind(connection)
  // Drizzle asks a driver for no more than these two (docs/decisions/024-what-is-kept-in-memory.md).
  return { prepare, transaction } as unknown as Database.Database
}

/**
 * One text, compiled at most twice: the driver switches a statement to rows without names for good, and
 * the next caller may want them with names.
 */
class KeptStatement {
  #prepare: () => Statement
  #named: Statement
  #bare: Statement | undefined

  constructor(prepare: () => Statement) {
    this.#prepare = prepare
    // At once, so that a mistake in the text is found where it is written.
    this.#named = prepare()
  }

  run(...values: unknown[]) {
    return this.#named.run(...values)
  }

  get(...values: unknown[]) {
    return this.#named.get(...values)
  }

  all(...values: unknown[]) {
    return this.#named.all(...values)
  }

  raw(): Statement {
    this.#bare ??= this.#prepare().raw()
    return this.#bare
  }
}
