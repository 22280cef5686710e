import type Libsql from 'libsql'

type Native = InstanceType<typeof Libsql>
type NativeStatement = ReturnType<Native['prepare']>
type Value = null | number | bigint | string | Uint8Array
type Bound = Value[] | Record<string, Value>

/**
 * A prepared statement as better-sqlite3 has them. The driver's own `get` leaves the statement running,
 * so that no transaction can be committed, and adds its own field to the row; it knows `pluck` only
 * for `all`; and a value that it cannot bind ends the process.
 */
export class LibsqlStatement {
  readonly #connection: Native
  readonly #native: NativeStatement
  readonly #refuseClosed: () => void
  readonly source: string
  #mode: 'rows' | 'raw' | 'pluck' = 'rows'

  constructor(connection: Native, source: string, refuseClosed: () => void) {
    this.#connection = connection
    this.#native = connection.prepare(source)
    this.#refuseClosed = refuseClosed
    this.source = source
  }

  get reader(): boolean {
    return this.#native.reader
  }

  run(...input: unknown[]): { changes: number; lastInsertRowid: number | bigint } {
    if (!this.reader) {
      this.#refuseClosed()
      const { changes, lastInsertRowid } = this.#native.run(bound(input))
      return { changes, lastInsertRowid }
    }
    // The driver says that a statement with RETURNING changed nothing.
    this.#rows(input)
    const counted = this.#connection.prepare(
      'select changes() as changes, last_insert_rowid() as lastInsertRowid',
    )
    return counted.all([])[0] as { changes: number; lastInsertRowid: number }
  }

  get(...input: unknown[]): unknown {
    return this.#rows(input)[0]
  }

  all(...input: unknown[]): unknown[] {
    return this.#rows(input)
  }

  iterate(...input: unknown[]): IterableIterator<unknown> {
    return this.#rows(input).values()
  }

  raw(isRaw = true): this {
    this.#mode = isRaw ? 'raw' : 'rows'
    return this
  }

  pluck(isPlucked = true): this {
    this.#mode = isPlucked ? 'pluck' : 'rows'
    return this
  }

  columns(): unknown[] {
    return this.#native.columns()
  }

  /** Every row, so that the statement has come to its end. */
  #rows(input: unknown[]): unknown[] {
    this.#refuseClosed()
    // A pragma that sets something answers with nothing, and refuses to be asked how.
    if (this.reader) this.#native.raw(this.#mode !== 'rows')
    const rows = this.#native.all(bound(input)) as unknown[][]
    return this.#mode === 'pluck' ? rows.map(([first]) => first) : rows
  }
}

/** Values by place, as one list, or by name: everything else would be misread by the driver. */
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
