import { createHash } from 'node:crypto'
import { type Connection, openDatabase } from '@fgm/db'
import { registrationTier, waitlistStatusAtRegistration } from '@fgm/shared/family/tiers'

/*
 * A database with any number of families, written straight into the tables: through the product's own rules a million would take
 * days. The measured requests then read and change these rows by the rules.
 */

/** What the load needs to know about a filled database. */
export type DemoData = {
  families: SignedInFamily[]
  /** An authored activity that every family may open. */
  activity_id: string
  /** A drawn house, as `blueprint_data`. */
  house: unknown
}

/** A family that the load logs in as, with what it owns. */
export type SignedInFamily = {
  session_id: string
  child_id: string
  blueprint_id: string
  hunt_id: string
}

/** Families with a session, a house and a hunt; all of them are active. */
const signedInFamilies = 400
const communityItems = 20_000
const moment = '2026-11-01T12:00:00.000Z'
/** When the sessions expire; so far away that none is extended during the measurement. */
const sessionEnd = () => new Date(Date.now() + 29 * 86_400_000).toISOString()

/** Fills an empty, migrated database with that many families. */
export function writeDemoData(path: string, families: number): DemoData {
  const { connection } = openDatabase(path)
  connection.pragma('synchronous = OFF')
  connection.pragma('foreign_keys = OFF')
  try {
    const source = { connection, families, ...authored(connection) }
    return {
      families: withoutIndexes(connection, () => writeRows(source)),
      activity_id: source.activity_ids[0] ?? '',
      house: JSON.parse(String(source.house.blueprint_data)),
    }
  } finally {
    connection.pragma('wal_checkpoint(TRUNCATE)')
    connection.close()
  }
}

type Source = { connection: Connection; families: number } & ReturnType<typeof authored>

function writeRows(source: Source): SignedInFamily[] {
  const { connection } = source
  const numbers = Array.from({ length: source.families }, (_, index) => index + 1)
  const active = numbers.filter(isActive)
  const oneInTwenty = active.filter((_, place) => place % 20 === 0)
  const houses = active.filter((number, place) => place < signedInFamilies || number % 20 === 0)
  const signedIn = active.slice(0, signedInFamilies)
  insertAll(connection, 'families', numbers.map(family))
  insertAll(connection, 'parents', numbers.map(parent))
  insertAll(connection, 'children', numbers.flatMap(children))
  insertAll(connection, 'plays', numbers.flatMap(plays(source)))
  insertAll(connection, 'play_children', numbers.flatMap(playChildren))
  insertAll(connection, 'favorites', oneInTwenty.map(favorite(source)))
  insertAll(connection, 'credit_entries', active.map(firstCredits))
  insertAll(connection, 'mail_outbox', numbers.map(sentMail))
  insertAll(connection, 'activities', oneInTwenty.map(ownActivity(source)))
  insertAll(connection, 'blueprints', houses.map(blueprint(source)))
  insertAll(connection, 'hunts', houses.map(hunt(source)))
  insertAll(connection, 'hunt_completions', houses.map(huntCompletion))
  writeCommunity(source)
  insertAll(connection, 'sessions', signedIn.map(session))
  writeSettings(connection)
  return signedIn.map((number) => ({
    session_id: sessionId(number),
    child_id: id('child', number * 2),
    blueprint_id: id('house', number),
    hunt_id: id('hunt', number),
  }))
}

/** The founders, and every third of the others, who have paid. */
const isActive = (number: number) =>
  waitlistStatusAtRegistration(number) === 'active' || number % 3 === 0

const id = (kind: string, number: number) => `${kind}-${String(number).padStart(15, '0')}`
const sessionId = (number: number) => id('benchsession', number).padEnd(40, 'x')

function family(number: number) {
  const { tier } = registrationTier(number)
  const isActiveFamily = isActive(number)
  return {
    id: id('family', number),
    registration_number: number,
    tier,
    founding_member: tier === 'founding_premium' ? 1 : 0,
    waitlist_status: isActiveFamily ? 'active' : waitlistStatusAtRegistration(number),
    referral_code: `BENCH${number}`,
    queue_order: isActiveFamily ? null : number * 2 ** 20,
    confirmed_at: moment,
    activated_at: isActiveFamily ? moment : null,
    spot_opened_at: moment,
    created_at: moment,
  }
}

function parent(number: number) {
  const email = `family${number}@example.test`
  return {
    id: id('parent', number),
    family_id: id('family', number),
    name: `Parent ${number}`,
    email,
    email_key: email,
    email_canonical: email,
    email_verified_at: moment,
    password_hash: null,
    is_admin: 0,
    joined_at: moment,
    created_at: moment,
  }
}

const child = (number: number, place: number) => ({
  id: id('child', number * 2 + place),
  family_id: id('family', number),
  name: place === 0 ? 'Mia' : 'Leo',
  birth_date: place === 0 ? '2021-05-01' : '2023-02-03',
  interests: '["animals"]',
  preferences: '',
  created_at: moment,
})

const children = (number: number) =>
  number % 2 === 0 ? [child(number, 0), child(number, 1)] : [child(number, 0)]

const plays =
  ({ activity_ids }: Source) =>
  (number: number) =>
    Array.from({ length: number % 3 }, (_, place) => ({
      family_id: id('family', number),
      id: id('play', number * 3 + place),
      parent_id: id('parent', number),
      activity_id: activity_ids[(number + place) % activity_ids.length],
      source: 'marked',
      played_at: moment,
      minutes: null,
    }))

const playChildren = (number: number) =>
  Array.from({ length: number % 3 }, (_, place) => ({
    family_id: id('family', number),
    play_id: id('play', number * 3 + place),
    child_id: id('child', number * 2),
    face: null,
    line: null,
  }))

const favorite =
  ({ activity_ids }: Source) =>
  (number: number) => ({
    parent_id: id('parent', number),
    child_id: id('child', number * 2),
    family_id: id('family', number),
    activity_id: activity_ids[number % activity_ids.length],
    favorited_at: moment,
  })

const firstCredits = (number: number) => ({
  id: id('credits', number),
  family_id: id('family', number),
  // The logged-in ones generate during the whole measurement.
  amount: 1_000_000,
  reason: 'became_active',
  created_at: moment,
})

const sentMail = (number: number) => ({
  id: id('mail', number),
  parent_id: id('parent', number),
  kind: 'welcome',
  to_name: `Parent ${number}`,
  to_address: `family${number}@example.test`,
  subject: 'Welcome',
  text_body: '',
  html_body: '',
  state: 'sent',
  attempts: 1,
  unsubscribe_url: null,
  next_attempt_at: moment,
  last_error: null,
  sent_at: moment,
  created_at: moment,
})

const ownActivity =
  ({ activity }: Source) =>
  (number: number) => ({
    ...activity,
    id: id('own', number),
    owner_family_id: id('family', number),
    library: 'own',
    position: 0,
  })

const blueprint =
  ({ house }: Source) =>
  (number: number) => ({
    ...house,
    id: id('house', number),
    owner_family_id: id('family', number),
    position: 0,
    created_at: moment,
    updated_at: moment,
  })

const hunt =
  ({ ready_hunt }: Source) =>
  (number: number) => ({
    ...ready_hunt,
    id: id('hunt', number),
    owner_family_id: id('family', number),
    position: 0,
    blueprint_id: id('house', number),
  })

const huntCompletion = (number: number) => ({
  id: id('play', number),
  family_id: id('family', number),
  hunt_id: id('hunt', number),
  completion_id: id('play', number),
  completion_time: 200,
  items_found: 5,
  total_items: 5,
  fun_rating: 5,
  parent_notes: '',
  score: 160,
  completed_at: moment,
})

const session = (number: number) => ({
  id: createHash('sha256').update(sessionId(number)).digest('base64url'),
  parent_id: id('parent', number),
  expires_at: sessionEnd(),
  created_at: moment,
})

/** Copies of one authored activity, shared by families in turn. */
function writeCommunity({ connection, families, activity }: Source) {
  const numbers = Array.from({ length: Math.min(communityItems, families) }, (_, place) => place)
  insertAll(
    connection,
    'activities',
    numbers.map((number) => ({
      ...activity,
      id: id('shared', number),
      library: 'community',
      position: 0,
    })),
  )
  insertAll(
    connection,
    'community_items',
    numbers.map((number) => ({
      activity_id: id('shared', number),
      source_activity_id: null,
      author_family_id: id('family', number + 1),
      author_parent_id: id('parent', number + 1),
      state: 'shown',
      own_category: activity.own_category,
      min_age: activity.min_age,
      max_age: activity.max_age,
      duration_minutes: activity.duration_minutes,
      search_text: String(activity.title).toLowerCase(),
      download_count: number % 100,
      rating_count: 0,
      rating_sum: 0,
      rating_score: 0,
      shared_at: moment,
    })),
  )
}

/** Limits so high that the load is never rate limited. */
function writeSettings(connection: Connection) {
  const wide = { monthly: 100_000, daily: 100_000, hourly: 100_000, cooldown_seconds: 0 }
  const value = JSON.stringify({ founding_premium: wide, launch_special: wide, trial: wide })
  insertAll(connection, 'settings', [
    { name: 'generation_limits', value, updated_at: moment },
    { name: 'registrations_an_hour', value: '100000', updated_at: moment },
  ])
}

/** The authored content to copy from. */
function authored(connection: Connection) {
  const one = (text: string) => connection.prepare(text).get() as Record<string, unknown>
  const activityIds = connection
    .prepare("select id from activities where library in ('free', 'prebuilt')")
    .pluck()
    .all() as string[]
  return {
    activity_ids: activityIds,
    activity: one("select * from activities where library = 'prebuilt' limit 1"),
    house: one('select * from blueprints where owner_family_id is null limit 1'),
    // The measured completion finds five items.
    ready_hunt: one(
      'select * from hunts where owner_family_id is null and json_array_length(items_data) = 5 limit 1',
    ),
  }
}

/** Writes rows without building their indexes one by one; they are built once, at the end. */
function withoutIndexes<T>(connection: Connection, work: () => T): T {
  const indexes = connection
    .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
    .all() as { name: string; sql: string }[]
  for (const { name } of indexes) connection.exec(`drop index ${name}`)
  const result = work()
  for (const { sql } of indexes) connection.exec(sql)
  return result
}

function insertAll(connection: Connection, table: string, rows: Record<string, unknown>[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const places = columns.map((column) => `@${column}`)
  const insert = connection.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
  )
  connection.transaction(() => {
    for (const row of rows) insert.run(row)
  })()
}
