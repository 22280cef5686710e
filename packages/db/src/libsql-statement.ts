import type Libsql from 'libsql'

type Native = InstanceType<typeof Libsql>
export type NativeStatement = ReturnType<Native['prepare']>
type Value = null | number | bigint | string | Uint8Array
type Bound = Value[] | Record<string, Value>

/** What a statement asks of its connection. */
export type StatementHost = {
  /** Compiles a text. @returns what is to be run, asked again before each run. */
  compile: (source: string) => () => NativeStatement
  /** Does `work`, which runs this text. */
  during: <Output>(source: string, work: () => Output) => Output
  /** Whether values go by name, too. */
  readonly bindsNames: boolean
  /** @throws when the connection is closed. */
  refuseClosed: () => void
}

/**
 * A prepared statement as better-sqlite3 has them. The driver's own `get` leaves the statement running,
 * so that no transaction can be committed, and adds its own field to the row; it knows `pluck` only
 * for `all`; and a value that it cannot bind ends the process.
 */
export class LibsqlStatement {
  readonly #host: StatementHost
  readonly #ready: () => NativeStatement
  readonly source: string
  #mode: 'rows' | 'raw' | 'pluck' = 'rows'

  constructor(host: StatementHost, source: string) {
    this.#host = host
    this.#ready = host.compile(source)
    this.source = source
  }

  get reader(): boolean {
    return this.#ready().reader
  }

  run(...input: unknown[]): { changes: number } {
    // The driver says that a statement with RETURNING changed nothing.
    if (this.reader) return { changes: this.#rows(input).length }
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
    return this.#ready().columns()
  }

  #bound(input: unknown[]): Bound {
    const values = bound(input)
    if (!this.#host.bindsNames && !Array.isArray(values))
      throw new TypeError('Values go to a primary by place, not by name')
    return values
  }

  /** Every row, so that the statement has come to its end. */
  #rows(input: unknown[]): unknown[] {
    this.#host.refuseClosed()
    const rows = this.#host.during(this.source, () => {
      const statement = this.#ready()
      // A pragma that sets something answers with nothing, and refuses to be asked how.
      if (statement.reader) statement.raw(this.#mode !== 'rows')
      return statement.all(this.#bound(input)) as unknown[][]
    })
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
