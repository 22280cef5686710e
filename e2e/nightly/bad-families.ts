import { smallHouse, smallHunt } from '@fgm/api/houses'
import { nameKey } from '@fgm/shared/blueprints/document'
import { oneLine } from '@fgm/shared/text/text'
import { browserAt, wish } from '../busy-families.ts'
import { password } from '../families.ts'
import {
  addOwn,
  confirmAddress,
  inDatabase,
  openFeature,
  openGenerator,
  renameFamily,
} from '../ledger.ts'
import type { BuiltServer } from '../server.ts'
import { letters, lines, paths, script, sql, template, types } from './bad-texts.ts'

/*
 * Families and an administrator who write only bad texts into every field, over the literal paths. Where a limit or a
 * check keeps some out, they are written into the database anyway: what shows them must not rely on the checks.
 */

/** The administrator of a server that `fillWithBadTexts` is to fill. */
export const administrator = { email: 'root@example.com', password }

const corpus = [...script, ...template, ...lines, ...sql, ...paths, ...letters, ...types]

/** Bad texts as the input checks would clean them, as many to a line as a field of that size takes. */
export function packedTexts(limit: number, texts: readonly string[] = corpus): string[] {
  const rows: string[] = []
  for (const text of new Set(texts.map((one) => oneLine(one.slice(0, limit))))) {
    const joined = oneLine(`${rows.at(-1) ?? ''} ${text}`)
    if (rows.length > 0 && joined.length <= limit) rows[rows.length - 1] = joined
    else if (text) rows.push(text)
  }
  return rows
}

type Caller = ReturnType<typeof browserAt>

/** What was written, by its field: what pages have to show, letter by letter. */
export async function fillWithBadTexts(server: BuiltServer) {
  for (const feature of ['premium_library', 'community_sharing'] as const)
    openFeature(server, feature)
  openGenerator(server)
  const admin = browserAt(server, 1)
  await done(admin.post('/api/login', administrator))
  const names = packedTexts(100).filter((name) => !/:\/\/|\bwww\./i.test(name))
  const families = await inTurns(names, (name, at) => registered(server, name, at))
  const [viewer] = families
  if (!viewer) throw new Error('No family has registered')
  const house = await drawHouse(viewer.caller)
  return {
    names,
    children: await addChildren(server, viewer),
    room_labels: house.labels,
    house_names: await nameHouses(viewer.caller),
    house_id: house.id,
    hunt_names: await nameHunts(viewer.caller),
    ...(await writeHunt(viewer.caller, house.id)),
    ...(await writeActivities(server, viewer)),
    ...(await share(server, families.slice(1, 41))),
    reasons: await rule(admin, families.at(-1)?.id ?? ''),
    mails: failMails(server),
    viewer,
    blocked_id: families.at(-1)?.id,
  }
}

export type Written = Awaited<ReturnType<typeof fillWithBadTexts>>
type Family = Awaited<ReturnType<typeof registered>>

async function registered(server: BuiltServer, name: string, at: number) {
  const caller = browserAt(server, at + 2)
  const email = `family-${at}@example.com`
  await done(caller.post('/register', { name: 'Ana', email, password }))
  // Accounts that are older than the rule for names keep whatever they have.
  renameFamily(server, email, name)
  confirmAddress(server, email)
  const familyOf = 'select family_id from parents where email = ?'
  const id = inDatabase(server, (one) => one.prepare(familyOf).pluck().get(email))
  return { caller, email, id: String(id) }
}

/** Two over the API, which is the limit; the others as copies. */
async function addChildren(server: BuiltServer, { caller, email }: Family) {
  const names = packedTexts(60)
  const notes = packedTexts(500)
  for (const [at, name] of names.slice(0, 2).entries())
    await done(
      caller.post('/children', { name, birth_date: '2021-05-20', preferences: notes[at] ?? '' }),
    )
  const copy = `insert into children (id, family_id, name, birth_date, interests, preferences, created_at)
    select ?, family_id, ?, birth_date, interests, ?, created_at from children
    where family_id = (select family_id from parents where email = ?) limit 1`
  inDatabase(server, (one) => {
    for (const [at, name] of names.entries())
      if (at > 1) one.prepare(copy).run(`copy-${at}`, name, notes[at % notes.length], email)
  })
  return names
}

/** One house with sixty rooms, each with a bad name. */
async function drawHouse(caller: Caller) {
  // No two rooms of a house have the same name.
  const all = new Map(packedTexts(40).map((label) => [nameKey(oneLine(label)), label]))
  const labels = [...all.values()].slice(0, 60)
  const rooms = labels.map((label, at) => ({
    id: `room-${at}`,
    type: 'kitchen',
    position: { x: 20 + (at % 10) * 90, y: 20 + Math.floor(at / 10) * 90 },
    size: { width: 90, height: 90 },
    label,
    color: '#FFF3B8',
  }))
  const blueprintData = { dimensions: { width: 1000, height: 700 }, rooms, furniture: [] }
  const { id } = await done(
    caller.post('/api/blueprints', { name: labels[0], blueprint_data: blueprintData }),
  )
  return { labels, id: String(id) }
}

/** As many houses as a family may have, shared with others as well. */
async function nameHouses(caller: Caller) {
  const names = packedTexts(60).slice(0, 45)
  for (const name of names)
    await done(
      caller.post('/api/blueprints', { name, blueprint_data: smallHouse, is_public: true }),
    )
  return names
}

async function nameHunts(caller: Caller) {
  const names = packedTexts(80)
  for (const huntName of names)
    await done(
      caller.post('/api/scavenger-hunts', {
        ...smallHunt,
        blueprint_id: 'cozy-apartment',
        hunt_name: huntName,
      }),
    )
  return names
}

/** A hunt whose every field is bad, played and remembered. */
async function writeHunt(caller: Caller, blueprintId: string) {
  const clues = packedTexts(400)
  const [names, places, tips] = [packedTexts(100), packedTexts(120), packedTexts(300)]
  const itemsData = Array.from({ length: 50 }, (_, at) => ({
    name: names[at % names.length],
    description: clues[at % clues.length],
    location: places[at % places.length],
    category: packedTexts(40)[at],
    parent_tip: tips[at % tips.length],
  }))
  const hunt = {
    ...smallHunt,
    blueprint_id: blueprintId,
    items_data: itemsData,
    hunt_name: names[0]?.slice(0, 80),
  }
  const { id } = await done(caller.post('/api/scavenger-hunts', hunt))
  for (const parentNotes of packedTexts(2_000))
    await done(
      caller.post(`/api/scavenger-hunts/${id}/complete`, {
        completion_time: 60,
        items_found: 50,
        total_items: 50,
        parent_notes: parentNotes,
      }),
    )
  return { hunt_id: String(id), hunt_items: names.slice(0, 50) }
}

/** One made by the generator and changed by hand; others with a title each, and one with all of it. */
async function writeActivities(server: BuiltServer, { caller, email }: Family) {
  const titles = packedTexts(60)
  const all = packedTexts(1_000)
  const prompt = packedTexts(500)[0] ?? ''
  const made = await done(caller.post('/api/ai/generate-activity', { ...wish, prompt }))
  const edit = { id: made.activity.id, title: titles[0], description: packedTexts(300)[0] }
  await caller.mutate('generator.update', edit)
  const ids = titles.map((title, at) =>
    addOwn(server, email, { title, description: packedTexts(300)[at] ?? title }),
  )
  const wholeId = ids.at(-1) ?? ''
  const fields = [
    'materials_list',
    'setup_instructions',
    'learning_objectives',
    'connection_prompt',
    'easier',
    'harder',
    'safety_note',
  ]
  inDatabase(server, (one) =>
    one
      .prepare(`update activities set ${fields.map((field) => `${field} = @all`)} where id = @id`)
      .run({ id: wholeId, all: all.join('\n') }),
  )
  const { children } = (await caller.get('/children')).body
  const notes = packedTexts(500)
  for (const [at, note] of notes.entries()) {
    const of = { child_id: children[0].id }
    await done(caller.post(`/activities/${ids[at]}/complete`, of))
    const kept = await caller.mutate('activities.note', { ...of, id: ids[at], note })
    if (kept.status !== 200) throw new Error(`A note was refused: ${JSON.stringify(kept.body)}`)
  }
  return { titles, whole_id: wholeId, whole: all, notes }
}

/** What the community would refuse is written into the database. */
async function share(server: BuiltServer, families: Family[]) {
  const titles = packedTexts(60)
  const harmless = { title: 'Sock parade', description: 'Socks walk along the table.' }
  const shared = await inTurns(titles, async (title, at) => {
    const { caller, email } = families[at % families.length] as Family
    const bad = addOwn(server, email, { title, description: packedTexts(300)[at] ?? title })
    const response = await caller.post('/community/share-activity', { activity_id: bad })
    if (response.status === 201) return { id: String(response.body.id), title }
    const good = addOwn(server, email, harmless)
    const { id } = await done(caller.post('/community/share-activity', { activity_id: good }))
    return { id: String(id), title }
  })
  inDatabase(server, (one) => {
    const rename = one.prepare('update activities set title = ?, description = ? where id = ?')
    for (const { id, title } of shared) rename.run(title, title, id)
    // What waits for a review is shown to no one else, and cannot be reported.
    one.prepare("update community_items set state = 'shown'").run()
  })
  const reports = packedTexts(500)
  await inTurns(reports, async (reason, at) => {
    const { caller } = families[(at + 1) % families.length] as Family
    await done(caller.post(`/community/activities/${shared[at]?.id}/report`, { reason }))
  })
  return { shared_titles: titles, reports }
}

/** The administrator gives credits, blocks, and says why: all of it is in the audit log. */
async function rule(admin: Caller, familyId: string) {
  const reasons = packedTexts(200)
  for (const reason of reasons)
    await done(admin.post(`/api/admin/families/${familyId}/credits`, { amount: 1, reason }))
  const block = { is_blocked: true, reason: reasons[0] }
  await done(admin.post(`/api/admin/families/${familyId}/block`, block))
  await done(admin.put('/api/admin/settings', { maintenance_message: packedTexts(300)[0] }))
  return reasons
}

/** The responses of a mail server and the recipients of mails, in the list of the administrator. */
function failMails(server: BuiltServer) {
  const errors = packedTexts(200)
  inDatabase(server, (one) => {
    const ids = one.prepare('select id from mail_outbox order by created_at desc').pluck().all()
    const fail = one.prepare("update mail_outbox set state = 'failed', last_error = ? where id = ?")
    for (const [at, error] of errors.entries()) if (ids[at]) fail.run(error, ids[at])
  })
  return errors
}

/** Eight at a time. */
async function inTurns<One, Result>(
  list: readonly One[],
  work: (one: One, at: number) => Promise<Result>,
) {
  const results: Result[] = []
  for (let at = 0; at < list.length; at += 8)
    results.push(
      ...(await Promise.all(list.slice(at, at + 8).map((one, next) => work(one, at + next)))),
    )
  return results
}

// biome-ignore lint/suspicious/noExplicitAny: responses of every shape
async function done(pending: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await pending
  if (status < 300) return body
  throw new Error(`A bad text was refused: ${status} ${JSON.stringify(body)}`)
}
