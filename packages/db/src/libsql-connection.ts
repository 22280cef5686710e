import { readFileSync, rmSync } from 'node:fs'
import type Libsql from 'libsql'
import { removeScratch, scratchFile } from './libsql-scratch.ts'
import { LibsqlStatement, type NativeStatement, type StatementHost } from './libsql-statement.ts'

export type Native = InstanceType<typeof Libsql>

/** A connection of libsql as better-sqlite3 has them, on a file of its own. */
export class LibsqlConnection implements StatementHost {
  readonly name: string
  readonly memory: boolean
  readonly readonly = false
  readonly bindsNames: boolean = true
  open = true
  protected readonly native: Native
  #savepoints = 0

  constructor(native: Native, path: string) {
    this.native = native
    this.name = path
    this.memory = path === ':memory:'
  }

  get inTransaction(): boolean {
    return this.open && this.native.inTransaction
  }

  prepare(source: string): LibsqlStatement {
    this.refuseClosed()
    return new LibsqlStatement(this, source)
  }

  compile(source: string): () => NativeStatement {
    const statement = this.native.prepare(source)
    return () => statement
  }

  during<Output>(_source: string, work: () => Output): Output {
    return work()
  }

  exec(source: string): this {
    this.refuseClosed()
    this.during(source, () => this.native.exec(source))
    return this
  }

  /** The driver's own ignores `simple` and answers with a row all the same. */
  pragma(source: string, { simple = false }: { simple?: boolean } = {}): unknown {
    const statement = this.prepare(`PRAGMA ${source}`)
    return simple ? statement.pluck().get() : statement.all()
  }

  /** The driver's own knows no transaction in a transaction. */
  transaction<Input extends unknown[], Output>(work: (...input: Input) => Output) {
    const inMode =
      (mode: string) =>
      (...input: Input): Output =>
        this.inTransaction
          ? this.#inSavepoint(() => work(...input))
          : this.#begin(mode, () => work(...input))
    return Object.assign(inMode('DEFERRED'), {
      default: inMode('DEFERRED'),
      deferred: inMode('DEFERRED'),
      immediate: inMode('IMMEDIATE'),
      exclusive: inMode('EXCLUSIVE'),
    })
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
    // SQLite itself rolls back when the disk is full; a second time would hide the reason.
    if (this.inTransaction) this.exec('ROLLBACK')
  }

  #inSavepoint<Output>(work: () => Output): Output {
    this.#savepoints += 1
    const name = `nested_${this.#savepoints}`
    this.exec(`SAVEPOINT ${name}`)
    try {
      const output = work()
      this.exec(`RELEASE ${name}`)
      return output
    } catch (cause) {
      if (this.inTransaction) this.exec(`ROLLBACK TO ${name}; RELEASE ${name}`)
      throw cause
    }
  }

  /** The driver has none: a compact copy is written to a file, and read. */
  serialize(): Buffer {
    const copy = scratchFile()
    this.prepare('VACUUM INTO ?').run(copy)
    const bytes = readFileSync(copy)
    rmSync(copy)
    return bytes
  }

  /** The driver has none. Unlike better-sqlite3's this one is done in one go. */
  async backup(path: string): Promise<{ totalPages: number; remainingPages: number }> {
    rmSync(path, { force: true })
    this.prepare('VACUUM INTO ?').run(path)
    return { totalPages: this.pragma('page_count', { simple: true }) as number, remainingPages: 0 }
  }

  close(): this {
    if (!this.open) return this
    // Statements that are still referenced keep the file open within the driver, and its log.
    if (!this.inTransaction) this.pragma('wal_checkpoint(TRUNCATE)')
    this.open = false
    this.native.close()
    removeScratch(this.name)
    return this
  }

  refuseClosed() {
    if (!this.open) throw new TypeError('The database connection is not open')
  }
}
