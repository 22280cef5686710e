/*
 * Failures at a primary come as a text of the driver's own, without the codes of SQLite that the rest of the program reads.
 */

/** The code of a failure when the primary did not answer. */
const primaryUnreachable = 'PRIMARY_UNREACHABLE'

/** What is thrown for a primary that is known to be away. */
export const primaryAway = (): Error =>
  Object.assign(new Error('The primary does not answer.'), {
    name: 'SqliteError',
    code: primaryUnreachable,
  })

export const isPrimaryUnreachable = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === primaryUnreachable

/** Runs `work`; what it throws has the name, the code and the message that SQLite gives on a file. */
export function inWordsOfSqlite<Output>(work: () => Output): Output {
  try {
    return work()
  } catch (cause) {
    throw translated(cause)
  }
}

function translated(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  // The driver has nothing but this text.
  const { message: said } = cause
  const [, kind, extended, text] =
    /^RemoteSqliteFailure\((-?\d+), (-?\d+), "(.*)"\)$/s.exec(said) ?? []
  if (text !== undefined) {
    const code = codes[Number(extended)] ?? codesOfKinds[Number(kind)] ?? 'SQLITE_ERROR'
    return asSqliteError(text.replaceAll(/\\(["'\\])/g, '$1'), code, cause)
  }
  if (/^(?:WriteDelegation|Replication|ConnectionFailed)\b/.test(said))
    return asSqliteError(`The primary does not answer: ${said}`, primaryUnreachable, cause)
  return cause
}

const asSqliteError = (message: string, code: string, cause: Error) =>
  Object.assign(new Error(message, { cause }), { name: 'SqliteError', code })

/** Those that the program tells apart, and what they begin with. */
const codes: Partial<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  19: 'SQLITE_CONSTRAINT',
  275: 'SQLITE_CONSTRAINT_CHECK',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  1811: 'SQLITE_CONSTRAINT_TRIGGER',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
  2579: 'SQLITE_CONSTRAINT_ROWID',
  778: 'SQLITE_IOERR_WRITE',
}

/** Of the primary itself, which names no code of SQLite then: too many transactions, and one that took longer than its five seconds. */
const codesOfKinds: Partial<Record<number, string>> = { 1: 'SQLITE_BUSY', 2: 'SQLITE_BUSY' }
