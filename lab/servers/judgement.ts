import { type Connection, openDatabase } from '@fgm/db'
import { brokenInvariants } from '@fgm/db/invariants'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { lostIn } from '../../e2e/busy-families.ts'
import type { Family, TestFamilies, Thing } from './families.ts'
import type { Site } from './site.ts'

/* What must be true at the end, in the primary's own file. */

/** What was seen there, for the table. */
export type Seen = {
  mails: number
  doubles: number
  /** Reminders that a killed server had taken: each is sent once, or not at all (docs/growing.md). */
  taken_along: number
  reminders: number
  money: number
}

/**
 * Checks the primary's file against every promise and against what was acknowledged to families; records findings. A mail that
 * was written after `settledAt` may wait.
 */
export function judge(site: Site, tested: TestFamilies, settledAt: string): Seen {
  const { connection } = openDatabase(site.primary.file)
  try {
    for (const sentence of brokenInvariants(connection)) site.record.find('promise', sentence)
    for (const lost of lostIn(connection, tested.acknowledged))
      site.record.find('acknowledged, and not there once', lost)
    judgeFounders(site, connection)
    for (const family of tested.families) judgeFamily(site, connection, family)
    const money = judgePayments(site, connection)
    judgeCredits(site, connection)
    return {
      money,
      ...judgeMails(site, connection, settledAt),
      reminders: judgeReminders(site, connection, tested),
    }
  } finally {
    connection.close()
  }
}

const numberOf = (connection: Connection, query: string, ...values: (string | number)[]) =>
  Number(
    connection
      .prepare(query)
      .pluck()
      .get(...values),
  )

function judgeFounders({ record }: Site, connection: Connection) {
  const founders = numberOf(connection, 'select count(*) from families where founding_member = 1')
  if (founders !== foundingSpots) record.find('founders', `there are ${founders}`)
}

const countOf: { [What in Thing]: string } = {
  child: 'children where family_id = family.id',
  play: 'plays where family_id = family.id',
  favorite: 'favorites where parent_id = parents.id',
  idea: "generations where family_id = family.id and state = 'delivered'",
  house: 'blueprints where owner_family_id = family.id',
  hunt: 'hunts where owner_family_id = family.id',
  'hunt play': 'hunt_completions where family_id = family.id',
}

/** Each thing exactly once: what was sent again after a cut exists once. */
function judgeFamily({ record }: Site, connection: Connection, family: Family) {
  for (const what of Object.keys(countOf) as Thing[]) {
    const known = family.made.get(what) ?? 0
    const count = numberOf(
      connection,
      `select (select count(*) from ${countOf[what]}) from parents
       join families as family on family.id = parents.family_id where email = ?`,
      family.email,
    )
    if (count < known || count > known + family.unsure)
      record.find('not made once', `${family.email} knows ${known} × ${what}, has ${count}`)
  }
}

/** Every payment that the provider took opened a membership, once. @returns how much was paid, in cents. */
function judgePayments({ record, payments }: Site, connection: Connection): number {
  for (const { id } of payments.payments) {
    const rows = connection
      .prepare('select disposition from payments where payment_id = ?')
      .pluck()
      .all(id)
    if (rows.join() !== 'activated') record.find('paid', `${id}: ${rows.join() || 'no row'}`)
  }
  const taken = payments.payments.reduce((sum, { amount }) => sum + amount, 0)
  const kept = numberOf(connection, 'select coalesce(sum(amount), 0) from payments')
  if (kept !== taken) record.find('money', `${taken} cents were paid, ${kept} are on record`)
  const orders = numberOf(connection, "select count(*) from orders where state = 'paid'")
  if (orders !== payments.payments.length)
    record.find('orders', `${payments.payments.length} were paid, ${orders} say so`)
  return kept
}

/** Every credit has one of the four reasons of these families; the promises cover the rest. */
function judgeCredits({ record }: Site, connection: Connection) {
  const others = connection
    .prepare(
      `select reason, count(*) as count from credit_entries
       where reason not in ('founding_spot', 'became_active', 'generated_activity') group by reason`,
    )
    .all()
  if (others.length > 0) record.find('credits', JSON.stringify(others))
}

/** How long it may take to record that a mail was sent. */
const notedMs = 15_000
/** How long a reminder may wait for a server that sends it. */
const takenUpMs = 30_000

/**
 * Every mail is sent and arrived once; a second time only if a server was killed before it had recorded the first. A reminder may
 * be missing if its server was killed with it.
 */
function judgeMails({ record, mail }: Site, connection: Connection, settledAt: string) {
  mail.look()
  const rows = connection
    .prepare(
      `select id, kind, state, created_at, good_until is not null and next_attempt_at = good_until as is_in_hand
       from mail_outbox`,
    )
    .all() as ({ [key in 'id' | 'kind' | 'state' | 'created_at']: string } & {
    is_in_hand: number
  })[]
  const wasTakenAlong = ({ id, state, created_at, is_in_hand }: (typeof rows)[number]) => {
    const from = Date.parse(created_at) - performance.timeOrigin
    const isGone = state === 'waiting' && is_in_hand === 1 && !arrivals.has(id)
    return isGone && record.during({ from, to: from + takenUpMs }, 'kill', 'primary')
  }
  const arrivals = new Map<string, number[]>()
  for (const { id, at } of mail.came) arrivals.set(id, [...(arrivals.get(id) ?? []), at])
  const takenAlong = rows.filter(wasTakenAlong)
  for (const row of rows) {
    const { id, kind, state, created_at } = row
    if ((state === 'waiting' && created_at > settledAt) || takenAlong.includes(row)) continue
    if (state !== 'sent') record.find('a mail that is not sent', `${kind} ${state}`)
    const [first, ...more] = arrivals.get(id) ?? []
    if (first === undefined) record.find('a mail that did not arrive', kind)
    const isExcused = record.during(
      { from: first ?? 0, to: (first ?? 0) + notedMs },
      'kill',
      'primary',
    )
    if (more.length > 0 && !isExcused) record.find('a mail that came twice', kind)
  }
  const twice = connection
    .prepare(
      `select kind, count(*) as count from mail_outbox
       where kind in ('welcome', 'verify_email', 'receipt', 'reminder') group by parent_id, kind having count > 1`,
    )
    .all()
  if (twice.length > 0) record.find('mails of one kind', JSON.stringify(twice.slice(0, 5)))
  return {
    mails: rows.length,
    doubles: mail.came.length - arrivals.size,
    taken_along: takenAlong.length,
  }
}

/** Each due reminder was sent, once. */
function judgeReminders(
  { record }: Site,
  connection: Connection,
  { families }: TestFamilies,
): number {
  const wanted = families.filter(({ reminder_at }) => reminder_at !== null)
  let count = 0
  for (const { email, reminder_at } of wanted) {
    const sent = numberOf(
      connection,
      `select count(*) from mail_outbox join parents on parents.id = parent_id
       where kind = 'reminder' and email = ?`,
      email,
    )
    const isDue = Date.parse(reminder_at ?? '') < Date.now() - 60_000
    if (sent > 1 || (isDue && sent === 0))
      record.find('reminders', `${email} was to have one at ${reminder_at}, and has ${sent}`)
    count += sent
  }
  return count
}
