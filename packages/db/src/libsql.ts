import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import type Libsql from 'libsql'
import { LibsqlStatement } from './libsql-statement.ts'

/*
 * libsql behind the interface of better-sqlite3 (docs/decisions/020-growing-past-one-machine.md). The
 * package implements that interface in part; every difference that we rely on is fixed here
 * and nowhere else.
 */

/** A primary on another machine, of which the local file is a copy that is read from. */
export type Replication = { sync_url: string; auth_token?: string | undefined }

const syncPeriodSeconds = 1

type Native = InstanceType<typeof Libsql>

/** Opens a database with libsql. The package is optional: it is loaded when it was chosen, not before. */
export function openLibsql(
  source: string | Buffer,
  replication: Replication | null,
): Database.Database {
  const path = typeof source === 'string' ? source : fileHolding(source)
  const native = replication
    ? new (driver())(path, {
        syncUrl: replication.sync_url,
        authToken: replication.auth_token ?? '',
        syncPeriod: syncPeriodSeconds,
        readYourWrites: true,
      } as Libsql.Options)
    : new (driver())(path)
  // The part of the interface that we rely on, not all of it (docs/decisions/020-growing-past-one-machine.md).
  return new LibsqlConnection(native, path) as unknown as Database.Database
}

function driver(): typeof Libsql {
  try {
    return createRequire(import.meta.url)('libsql') as typeof Libsql
  } catch (cause) {
    throw new Error(
      'DATABASE_DRIVER=libsql needs the package libsql, which is not installed here.',
      {
        cause,
      },
    )
  }
}

class LibsqlConnection {
  readonly name: string
  readonly memory: boolean
  readonly readonly = false
  open = true
  readonly #native: Native
  #savepoints = 0

  constructor(native: Native, path: string) {
    this.#native = native
    this.name = path
    this.memory = path === ':memory:'
  }

  get inTransaction(): boolean {
    return this.open && this.#native.inTransaction
  }

  prepare(source: string): LibsqlStatement {
    this.#refuseClosed()
    return new LibsqlStatement(this.#native, source, () => this.#refuseClosed())
  }

  exec(source: string): this {
    this.#refuseClosed()
    this.#native.exec(source)
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
    this.exec(`BEGIN ${mode}`)
    try {
      const output = work()
      this.exec('COMMIT')
      return output
    } catch (cause) {
      // SQLite itself rolls back when the disk is full; a second time would hide the reason.
      if (this.inTransaction) this.exec('ROLLBACK')
      throw cause
    }
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
    this.#native.close()
    if (scratch && this.name.startsWith(scratch))
      for (const end of ['', '-wal', '-shm']) rmSync(`${this.name}${end}`, { force: true })
    return this
  }

  #refuseClosed() {
    if (!this.open) throw new TypeError('The database connection is not open')
  }
}

/** A database from memory becomes a file: the driver opens no bytes. */
function fileHolding(bytes: Buffer): string {
  const path = scratchFile()
  writeFileSync(path, bytes)
  return path
}

let scratch: string | undefined
let scratchFiles = 0

/** A path that was not given out before. */
function scratchFile(): string {
  scratchFiles += 1
  return join(scratchFolder(), `${scratchFiles}.sqlite`)
}

/** A folder of this process, in memory where the machine has such a place; it goes with the process. */
function scratchFolder(): string {
  if (scratch) return scratch
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'fgm-libsql-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  scratch = folder
  return folder
}
