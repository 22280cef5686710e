import type Database from 'better-sqlite3'

type Statement = Database.Statement<unknown[], unknown>

/** Statements that are kept at most: texts of lists of changing length are without an end. */
const cacheSize = 500

/**
 * The driver as Drizzle uses it, with every text compiled once: compiling a query costs several times what running it
 * does, and Drizzle compiles at every call.
 */
export function withStatementCache(connection: Database.Database): Database.Database {
  const cache = new Map<string, ReturnType<typeof compiledOnce>>()
  const prepare = (text: string) => {
    const known = cache.get(text)
    if (known) return known
    const statement = compiledOnce(() => connection.prepare<unknown[], unknown>(text))
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '')
    cache.set(text, statement)
    return statement
  }
  const transaction = connection.transaction.bind(connection)
  // Drizzle calls no more of a driver than these two (docs/decisions/024-what-is-kept-in-memory.md).
  return { prepare, transaction } as unknown as Database.Database
}

/** One text, compiled at most twice: the driver's `.raw()` is sticky, and the next caller may want rows with names. */
function compiledOnce(prepare: () => Statement) {
  // At once, so that a mistake in the text is found where it is written.
  const named = prepare()
  let raw: Statement | undefined
  return {
    run: named.run.bind(named),
    get: named.get.bind(named),
    all: named.all.bind(named),
    raw: () => {
      raw ??= prepare().raw()
      return raw
    },
  }
}
