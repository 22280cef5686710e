import { LibsqlConnection, type Native, type NativeStatement } from './libsql-connection.ts'
import { inWordsOfSqlite, PrimaryWatch } from './primary-watch.ts'

/** Pragmas about a file: the primary decides for its own file, the driver for the copy. */
const ofFile =
  /^\s*(?:journal_mode|synchronous|busy_timeout|journal_size_limit|trusted_schema|wal_checkpoint)\b/i

/**
 * A copy of a primary (docs/decisions/055-one-primary.md). Writes and whole transactions go to the primary. Reads outside of a
 * transaction use the copy: it can be a second old, but is never older than the last write of this connection, or than the last
 * `sync`.
 *
 * The driver would decide the same, but only once, when it compiles SQL: a query compiled before a transaction would read the
 * copy inside it. And what it compiled for the copy keeps the values of its first run. So the copy has a plain connection here.
 */
export class ReplicaConnection extends LibsqlConnection {
  /** The driver ends the process when a value with a name goes to the primary. */
  override readonly bindsNames = false
  readonly #copy: Native
  readonly #primary: PrimaryWatch
  /** Separate: an error that stops this copy from fetching, such as a full disk, must not stop writing. */
  readonly #fetching: PrimaryWatch
  /** Something was written that the copy does not have yet. */
  #isBehind = false

  /** @param native the driver's replica, @param copy a plain connection to its file, @param syncUrl of the primary. */
  constructor(native: Native, copy: Native, path: string, syncUrl: string) {
    super(native, path)
    this.#copy = copy
    this.#primary = new PrimaryWatch(syncUrl)
    this.#fetching = new PrimaryWatch(syncUrl)
    copy.exec('PRAGMA query_only = ON; PRAGMA busy_timeout = 2000')
  }

  /** Fetches what was written since, here or elsewhere. @throws PRIMARY_UNREACHABLE */
  sync() {
    this.refuseClosed()
    this.#primary.refuseWhileAway()
    this.#fetching.run(() => this.native.sync())
    this.#isBehind = false
  }

  override compile(source: string): () => NativeStatement {
    const kind = kindOf(source)
    let ofCopy: NativeStatement | undefined
    let ofPrimary: NativeStatement | undefined
    const ready = () => {
      if (this.#isOfCopy(kind)) {
        // A table that was just created is not in the copy yet.
        this.#catchUp()
        ofCopy ??= this.#copy.prepare(source)
        return ofCopy
      }
      // The driver might run this on the copy: only a newly compiled statement takes new values there.
      if (kind === 'either' && !this.inTransaction) return this.#compileForPrimary(source)
      ofPrimary ??= this.#compileForPrimary(source)
      return ofPrimary
    }
    // Compiled at once, so that an error in the SQL is reported where it is written.
    ready()
    return ready
  }

  override during<Output>(source: string, work: () => Output): Output {
    const isOfCopy = this.#isOfCopy(kindOf(source))
    const output = isOfCopy ? inWordsOfSqlite(work) : this.#runFor(source, work)
    // Fetched at the next read, not before: often something else is written first.
    if (!isOfCopy && !this.inTransaction) this.#isBehind = true
    return output
  }

  override pragma(source: string, options: { simple?: boolean } = {}): unknown {
    if (ofFile.test(source)) return options.simple ? undefined : []
    return super.pragma(source, options)
  }

  override close(): this {
    if (this.open) this.#copy.close()
    this.#primary.stop()
    this.#fetching.stop()
    return super.close()
  }

  #compileForPrimary(source: string): NativeStatement {
    return this.#runFor(source, () => this.native.prepare(source))
  }

  /** Queries about the file itself: the driver answers them without the primary. */
  #runFor<Output>(source: string, work: () => Output): Output {
    return /^\s*pragma\b/i.test(source) ? inWordsOfSqlite(work) : this.#primary.run(work)
  }

  #isOfCopy(kind: Kind): boolean {
    return kind === 'read' && !this.inTransaction
  }

  /** While the primary is unreachable, reads continue with the data there is. */
  #catchUp() {
    if (!this.#isBehind) return
    try {
      this.sync()
    } catch {
      // The next read tries again.
    }
  }

  /** The primary may be unreachable, or have ended a transaction that took too long: then only the driver has to forget it. */
  protected override rollBack() {
    try {
      super.rollBack()
    } catch {
      this.#forgetTransaction()
    }
    if (this.inTransaction) this.#forgetTransaction()
  }

  /** The driver refuses nested transactions, and treats the attempt as the end of both. */
  #forgetTransaction() {
    try {
      this.native.exec('BEGIN')
    } catch {
      // Refused, as it should be.
    }
  }
}

type Kind = 'read' | 'write' | 'either'

/** What SQL does, by its first word; a `with` can begin either. How long to wait for the disk is the copy's own setting. */
function kindOf(source: string): Kind {
  if (/^\s*pragma\s+synchronous\b/i.test(source)) return 'read'
  if (/^\s*(?:select|values|explain)\b/i.test(source)) return 'read'
  if (/^\s*(?:insert|update|delete|replace)\b/i.test(source)) return 'write'
  const isPlainWith =
    /^\s*with\b/i.test(source) && !/\b(?:insert|update|delete|replace)\b/i.test(source)
  return isPlainWith ? 'read' : 'either'
}
