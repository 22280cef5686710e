import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Connection, openDatabase } from '@fgm/db'
import type { Feature, FeatureMode } from '@fgm/shared/flags'
import type { BuiltServer } from './server.ts'

/* Reads and changes the database of a running server directly, as an administrator of the machine could. */

/** Sets a feature, whatever its threshold says, as an administrator may (decisions §3). */
export function openFeature(server: BuiltServer, feature: Feature, mode: FeatureMode = 'on') {
  setTo(server, `${feature}_mode`, mode)
}

/** Opens the generator to every active family, without a limit; between two activities it may have to wait. */
export function openGenerator(server: BuiltServer, cooldownSeconds = 0) {
  const often = { monthly: 10_000, daily: 10_000, hourly: 10_000 }
  const endless = { ...often, cooldown_seconds: cooldownSeconds }
  openFeature(server, 'ai_generation')
  setTo(server, 'generation_limits', {
    founding_premium: endless,
    launch_special: endless,
    trial: endless,
  })
}

/** Puts a family behind the founding spots, as if it had registered so many days ago. */
export function letWait(server: BuiltServer, email: string, days: number) {
  const cameAt = new Date(Date.now() - days * 86_400_000).toISOString()
  inDatabase(server, (connection) =>
    connection
      .prepare(
        `update families set waitlist_status = 'reserved', tier = 'recovery_tier', founding_member = 0,
         activated_at = null, queue_order = registration_number, created_at = ? where id = (select family_id from parents where email = ?)`,
      )
      .run(cameAt, email),
  )
}

/** Confirms the address of a family that does not follow the link in its mail. */
export function confirmAddress(server: BuiltServer, email: string) {
  inDatabase(server, (connection) =>
    connection.exec(`
      update parents set email_verified_at = created_at where email = '${email}';
      update families set confirmed_at = created_at
      where id = (select family_id from parents where email = '${email}')`),
  )
}

/** Gives a family a name that registration refuses. */
export function renameFamily(server: BuiltServer, email: string, name: string) {
  inDatabase(server, (connection) =>
    connection.prepare('update parents set name = ? where email = ?').run(name, email),
  )
}

/** An own creation of a family, without a generation: a copy of a sample with these texts. @returns its id. */
export function addOwn(
  server: BuiltServer,
  email: string,
  changes: Readonly<Record<string, string | number>>,
): string {
  return inDatabase(server, (connection) => {
    const sample = connection.prepare("select * from activities where id = 'squiggle-rescue'").get()
    const owner = connection
      .prepare('select family_id as id from parents where email = ?')
      .pluck()
      .get(email)
    const id = randomUUID()
    const own = { ...(sample as object), ...changes, id, owner_family_id: owner, library: 'own' }
    const names = Object.keys(own)
    connection
      .prepare(`insert into activities (${names}) values (${names.map((name) => `@${name}`)})`)
      .run(own)
    return id
  })
}

/** How often the children of a family have played, and how many hearts they have. */
export function marksOf(server: BuiltServer, email: string) {
  return inDatabase(server, (connection) => {
    const count = (table: string) =>
      connection
        .prepare(
          `select count(*) from ${table} where family_id = (select family_id from parents where email = ?)`,
        )
        .pluck()
        .get(email)
    return { plays: count('play_children'), favorites: count('favorites') }
  })
}

/** How each play of a family was for each child. */
export function facesOf(server: BuiltServer, email: string) {
  return inDatabase(server, (connection) =>
    connection
      .prepare(
        'select face from play_children where family_id = (select family_id from parents where email = ?)',
      )
      .pluck()
      .all(email),
  )
}

/** Changes the texts of an activity without any cleaning. */
export function rewriteActivity(server: BuiltServer, id: string, description: string) {
  inDatabase(server, (connection) =>
    connection.prepare('update activities set description = ? where id = ?').run(description, id),
  )
}

/** A payment in US cents that opened premium just now. */
export function addPayment(server: BuiltServer, email: string, amount: number) {
  inDatabase(server, (connection) =>
    connection
      .prepare(
        `insert into payments (id, payment_id, family_id, disposition, currency, amount, amount_usd, source, created_at)
         select @id, @id, family_id, 'activated', 'USD', @amount, @amount, 'verify', @created_at
         from parents where email = @email`,
      )
      .run({ id: randomUUID(), email, amount, created_at: new Date().toISOString() }),
  )
}

/** Every captured payment: currency, amount, and its result. */
export function paymentsOf(server: BuiltServer, email: string) {
  return inDatabase(server, (connection) =>
    connection
      .prepare(
        `select currency, amount, disposition from payments
         where family_id = (select family_id from parents where email = ?)`,
      )
      .all(email),
  )
}

/** Takes credits from a family. */
export function takeCredits(server: BuiltServer, email: string, amount: number) {
  inDatabase(server, (connection) =>
    connection
      .prepare(
        `insert into credit_entries (id, family_id, amount, reason, created_at)
         select ?, family_id, ?, 'granted', ? from parents where email = ?`,
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
       where family_id = (select family_id from parents where email = ?)`,
      email,
    )[0],
    states: column(
      connection,
      `select state from generations
       where family_id = (select family_id from parents where email = ?) order by created_at`,
      email,
    ),
  }))
}

const column = (connection: Connection, query: string, email: string) =>
  connection.prepare(query).pluck().all(email)

/** Opens the database of a server, whether it runs or not. */
export function inDatabase<Result>(
  { data_dir }: BuiltServer,
  work: (of: Connection) => Result,
): Result {
  const { connection } = openDatabase(join(data_dir, 'fgm.sqlite'))
  try {
    return work(connection)
  } finally {
    connection.close()
  }
}

/** Writes a setting directly into the database of the running server. */
function setTo(server: BuiltServer, name: string, value: unknown) {
  inDatabase(server, (connection) =>
    connection
      .prepare(
        `insert into settings (name, value, updated_at) values (?, ?, ?)
         on conflict (name) do update set value = excluded.value`,
      )
      .run(name, JSON.stringify(value), new Date().toISOString()),
  )
}

/** Makes so many families registered in all, 50 of them founders; one has to exist already. */
export function addFamilies(server: BuiltServer, total: number) {
  inDatabase(server, (connection) => {
    const own: Record<string, string> = {
      registration_number: 'n',
      founding_member: 'n <= 50',
      tier: "iif(n <= 50, 'founding_premium', 'recovery_tier')",
      waitlist_status: "iif(n <= 50, 'active', 'reserved')",
      queue_order: 'iif(n <= 50, null, n)',
      spot_held_until: 'null',
    }
    const copied = (table: 'families' | 'parents') => {
      const names = columnsOf(connection, table)
      const values = names.map(
        (name) => own[name] ?? (unique.includes(name) ? `first.${name} || n` : `first.${name}`),
      )
      return `insert into ${table} (${names.join()}) select ${values.join()} from numbers`
    }
    const first = 'select * from families order by registration_number limit 1'
    const numbers = `with recursive numbers (n) as (
      select max(registration_number) + 1 from families union all select n + 1 from numbers where n < ${total})`
    // The parents first: they count from the same last number.
    connection.pragma('foreign_keys = off')
    connection.exec(`
      ${numbers} ${copied('parents')}, (select * from parents where family_id = (select id from (${first}))) as first;
      ${numbers} ${copied('families')}, (${first}) as first`)
  })
}

const unique = ['id', 'family_id', 'email', 'email_key', 'email_canonical', 'referral_code']

const columnsOf = (connection: Connection, table: string) =>
  connection.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[]

/** Adds so many friends of a family that have joined and count. */
export function countReferrals(server: BuiltServer, email: string, count: number) {
  inDatabase(server, (connection) =>
    connection
      .prepare(
        `insert into referrals (id, referrer_family_id, state, created_at)
         select 'friend-' || value || family_id, family_id, 'counted', created_at
         from parents, json_each(?) where email = ?`,
      )
      .run(JSON.stringify(Array.from({ length: count }, (_, at) => at)), email),
  )
}
