import type Libsql from 'libsql'

export type Native = InstanceType<typeof Libsql>
export type NativeStatement = ReturnType<Native['prepare']>
type Value = null | number | bigint | string | Uint8Array
type Bound = Value[] | Record<string, Value>

/** A libsql connection to a file with the interface of better-sqlite3. */
export class LibsqlConnection {
  readonly name: string
  /** Whether values are bound by name, too. */
  readonly bindsNames: boolean = true
  open = true
  protected readonly native: Native

  constructor(native: Native, path: string) {
    this.native = native
    this.name = path
  }

  get inTransaction(): boolean {
    return this.open && this.native.inTransaction
  }

  prepare(source: string): LibsqlStatement {
    this.refuseClosed()
    return new LibsqlStatement(this, source)
  }

  /** Compiles SQL. @returns a function that gives the statement; called before each run. */
  compile(source: string): () => NativeStatement {
    const statement = this.native.prepare(source)
    return () => statement
  }

  /** Calls `work`, which runs this SQL. */
  during<Output>(_source: string, work: () => Output): Output {
    return work()
  }

  exec(source: string): this {
    this.refuseClosed()
    this.during(source, () => this.native.exec(source))
    return this
  }

  /** The driver's own ignores `simple` and always returns a row. */
  pragma(source: string, { simple = false }: { simple?: boolean } = {}): unknown {
    const statement = this.prepare(`PRAGMA ${source}`)
    return simple ? statement.pluck().get() : statement.all()
  }

  /** The driver's own has no nested transactions. */
  transaction<Input extends unknown[], Output>(work: (...input: Input) => Output) {
    const inMode =
      (mode: string) =>
      (...input: Input): Output =>
        this.inTransaction
          ? this.#inSavepoint(() => work(...input))
          : this.#begin(mode, () => work(...input))
    const deferred = inMode('DEFERRED')
    return Object.assign(deferred, { deferred, immediate: inMode('IMMEDIATE') })
  }

  #begin<Output>(mode: string, work: () => Output): Output {
    try {
      this.exec(`BEGIN ${mode}`)
      const output = work()
      this.exec('COMMIT')
      return output
    } catch (cause) {
      this.rollBack()
      throw cause
    }
  }

  protected rollBack() {
    // SQLite itself rolls back when the disk is full; a second rollback would hide the reason.
    if (this.inTransaction) this.exec('ROLLBACK')
  }

  #inSavepoint<Output>(work: () => Output): Output {
    // A name means the innermost savepoint of that name.
    this.exec('SAVEPOINT nested')
    try {
      const output = work()
      this.exec('RELEASE nested')
      return output
    } catch (cause) {
      if (this.inTransaction) this.exec('ROLLBACK TO nested; RELEASE nested')
      throw cause
    }
  }

  close(): this {
    if (!this.open) return this
    // Statements that are still referenced keep the file and its log open in the driver.
    if (!this.inTransaction) this.pragma('wal_checkpoint(TRUNCATE)')
    this.open = false
    this.native.close()
    return this
  }

  refuseClosed() {
    if (!this.open) throw new TypeError('The database connection is not open')
  }
}

/**
 * A prepared statement with the interface of better-sqlite3. The driver's own `get` leaves the statement running, so that no
 * transaction can commit, and adds a field to the row; it knows `pluck` only for `all`; and a value that it cannot bind ends the
 * process.
 */
class LibsqlStatement {
  readonly #host: LibsqlConnection
  readonly #ready: () => NativeStatement
  readonly source: string
  #mode: 'rows' | 'raw' | 'pluck' = 'rows'

  constructor(host: LibsqlConnection, source: string) {
    this.#host = host
    this.#ready = host.compile(source)
    this.source = source
  }

  run(...input: unknown[]): { changes: number } {
    // The driver reports 0 changes for a statement with RETURNING.
    if (this.#ready().reader) return { changes: this.#rows(input).length }
    this.#host.refuseClosed()
    const { changes } = this.#host.during(this.source, () => this.#ready().run(this.#bound(input)))
    return { changes }
  }

  get(...input: unknown[]): unknown {
    return this.#rows(input)[0]
  }

  all(...input: unknown[]): unknown[] {
    return this.#rows(input)
  }

  raw(isRaw = true): this {
    this.#mode = isRaw ? 'raw' : 'rows'
    return this
  }

  pluck(isPlucked = true): this {
    this.#mode = isPlucked ? 'pluck' : 'rows'
    return this
  }

  #bound(input: unknown[]): Bound {
    const values = bound(input)
    if (!this.#host.bindsNames && !Array.isArray(values))
      throw new TypeError('Values go to a primary by place, not by name')
    return values
  }

  /** Every row, so that the statement is finished. */
  #rows(input: unknown[]): unknown[] {
    this.#host.refuseClosed()
    const rows = this.#host.during(this.source, () => {
      const statement = this.#ready()
      // A pragma that sets something returns no rows, and throws when asked for its columns.
      if (statement.reader) statement.raw(this.#mode !== 'rows')
      return statement.all(this.#bound(input)) as unknown[][]
    })
    return this.#mode === 'pluck' ? rows.map(([first]) => first) : rows
  }
}

/** Values by position, as one list, or by name: the driver would misread everything else. */
function bound(input: unknown[]): Bound {
  const [first] = input
  if (input.length !== 1 || !isNamed(first)) return input.flat().map(bindable)
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, bindable(value)]))
}

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array)

function bindable(value: unknown): Value {
  if (value === undefined || value === null) return null
  if (value instanceof Uint8Array) return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value
  throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null')
}
