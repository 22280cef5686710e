import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Connection, openDatabase } from '@fgm/db'
import type { Feature } from '@fgm/shared/flags'
import type { BuiltServer } from './server.ts'

/*
 * What an administrator of the machine can see and do, while the server runs: its database, by hand.
 */

/** Opens a feature before its threshold, as an administrator may (decisions §3). */
export function openFeature(server: BuiltServer, feature: Feature) {
  inDatabase(server, (connection) =>
    connection
      .prepare('insert into settings (name, value, updated_at) values (?, ?, ?)')
      .run(`${feature}_mode`, '"on"', new Date().toISOString()),
  )
}

/** Every payment that was captured: currency, amount, and what became of it. */
export function paymentsOf(server: BuiltServer, email: string) {
  return inDatabase(server, (connection) =>
    connection
      .prepare(
        `select currency, amount, disposition from payments
         where user_id = (select id from users where email = ?)`,
      )
      .all(email),
  )
}

/** Takes credits from a family. */
export function takeCredits(server: BuiltServer, email: string, amount: number) {
  inDatabase(server, (connection) =>
    connection
      .prepare(
        `insert into credit_entries (id, user_id, amount, reason, created_at)
         select ?, id, ?, 'granted', ? from users where email = ?`,
      )
      .run(randomUUID(), -amount, new Date().toISOString(), email),
  )
}

/** What a family has left, and how each of its generations ended, oldest first. */
export function ledgerOf(server: BuiltServer, email: string) {
  return inDatabase(server, (connection) => ({
    balance: column(
      connection,
      `select coalesce(sum(amount), 0) from credit_entries
       where user_id = (select id from users where email = ?)`,
      email,
    )[0],
    states: column(
      connection,
      `select state from generations
       where user_id = (select id from users where email = ?) order by created_at`,
      email,
    ),
  }))
}

const column = (connection: Connection, query: string, email: string) =>
  connection.prepare(query).pluck().all(email)

function inDatabase<Answer>({ data_dir }: BuiltServer, work: (of: Connection) => Answer): Answer {
  const { connection } = openDatabase(join(data_dir, 'fgm.sqlite'))
  try {
    return work(connection)
  } finally {
    connection.close()
  }
}
