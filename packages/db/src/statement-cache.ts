import type Database from 'better-sqlite3'

type Statement = Database.Statement<unknown[], unknown>

/** The most statements kept: lists of varying length produce an unlimited number of texts. */
const cacheSize = 500

/**
 * The driver as Drizzle uses it, with every SQL text compiled once: compiling a query costs several times what running it does,
 * and Drizzle compiles at every call.
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
  // Drizzle calls only these two of a driver (docs/decisions/024-what-is-kept-in-memory.md).
  return { prepare, transaction } as unknown as Database.Database
}

/** One text, compiled at most twice: the driver's `.raw()` is sticky, and the next caller may want rows with names. */
function compiledOnce(prepare: () => Statement) {
  // Compiled at once, so that an error in the SQL is reported where it is written.
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
