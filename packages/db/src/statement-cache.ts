import type Database from 'better-sqlite3'

type Statement = Database.Statement<unknown[], unknown>

/** Statements that are kept at most: texts of lists of changing length are without an end. */
const cacheSize = 500

/**
 * The driver as Drizzle uses it, with every text compiled once: compiling a query costs several times what running it
 * does, and Drizzle compiles at every call.
 */
export function withStatementCache(connection: Database.Database): Database.Database {
  const cache = new Map<string, CachedStatement>()
  const prepare = (text: string): CachedStatement => {
    const known = cache.get(text)
    if (known) return known
    const statement = new CachedStatement(() => connection.prepare<unknown[], unknown>(text))
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '')
    cache.set(text, statement)
    return statement
  }
  const transaction = connection.transaction.bind(connection)
  // Drizzle calls no more of a driver than these two (docs/decisions/024-what-is-kept-in-memory.md).
  return { prepare, transaction } as unknown as Database.Database
}

/** One text, compiled at most twice: the driver's `.raw()` is sticky, and the next caller may want rows with names. */
class CachedStatement {
  #prepare: () => Statement
  #named: Statement
  #raw: Statement | undefined

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
    this.#raw ??= this.#prepare().raw()
    return this.#raw
  }
}
