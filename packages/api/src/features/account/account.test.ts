import * as schema from '@fgm/db/schema'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, eve, openFeature } from '../../../test/cast.ts'
import { download, shared } from '../../../test/community.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { familyColumns, parentColumns } from './account.ts'

let app: TestApp
let family: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'community_sharing')
  openFeature(app, 'premium_library')
  openFeature(app, 'ai_generation')
  const registered = await ana(app)
  family = registered.browser
  childId = registered.child_id
})

const wish = {
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper', 'drawing_tools'],
  duration: 15,
}

describe('the figures of a family', () => {
  test('begin at zero', async () => {
    const { status, body } = await family.get('/user/activity-stats')
    expect([status, body]).toEqual([200, { completed: 0, favorites: 0, saved: 0, ai_generated: 0 }])
    expect((await app.browser().get('/user/activity-stats')).status).toBe(401)
  })

  test('count activities, of all children together, and no one else’s', async () => {
    const ada = await addChild(family, { name: 'Ada', birth_date: '2019-01-01' })
    for (const child of [childId, ada])
      await family.post('/activities/shadow-wave/complete', { child_id: child })
    await family.post('/activities/flamingo-freeze/complete', { child_id: childId })
    await family.post('/activities/flamingo-freeze/favorite', { child_id: childId })
    await download(family, await shared(app, await eve(app), 'Eve', 'her-idea'))
    const made = await family.post('/api/ai/generate-activity', wish)
    expect(made.status).toBe(200)
    const { body } = await family.get('/user/activity-stats')
    expect(body).toEqual({ completed: 2, favorites: 1, saved: 1, ai_generated: 1 })
    const outsider = await app.register({ name: 'Late' })
    expect((await outsider.get('/user/activity-stats')).body.completed).toBe(0)
  })
})

describe('the export', () => {
  const owners = ['families', 'parents']
  /** Columns that name a family or a parent, and the reason why the export leaves them out. */
  const notOfTheFamily = [
    'referrals.decided_by_administrator_id', // the administrator
    'community_reports.decided_by_administrator_id', // the administrator
    'audit_entries.administrator_id', // the administrator
    'help_line_checks.checked_by_administrator_id', // the administrator
    'author_blocks.author_family_id', // who blocked whom is the other family's
    'parents.family_id', // each parent takes their own account
    'favorites.family_id', // and their own favorites
    'plays.parent_id', // what one noted is the family's
    'community_items.author_parent_id', // named by its family already
    'invitations.made_by_parent_id', // and so are these
    'orders.parent_id',
  ]
  const tables = Object.values(schema).filter((one) => is(one, SQLiteTable)) as SQLiteTable[]

  test('knows every column of the schema that refers to a family or a parent', () => {
    const known = [...familyColumns, ...parentColumns].map(
      (column) => `${getTableName(column.table)}.${column.name}`,
    )
    const found = tables.flatMap((table) => {
      const { name, columns, foreignKeys } = getTableConfig(table)
      const referring = foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => owners.includes(getTableName(foreignTable)))
        .flatMap((reference) => reference.columns.map((column) => column.name))
      const named = columns
        .map((column) => column.name)
        .filter((one) => /(family|parent)_id$/.test(one))
      return [...new Set([...referring, ...named])].map((column) => `${name}.${column}`)
    })
    expect(found.length).toBeGreaterThan(15)
    const ids = owners.map((owner) => `${owner}.id`)
    expect([...known, ...notOfTheFamily].sort()).toEqual([...ids, ...found].sort())
  })

  test('and every such column allows deleting its family: rows are removed, or lose the reference', () => {
    for (const table of tables)
      for (const { reference, onDelete } of getTableConfig(table).foreignKeys) {
        const isOwned = owners.includes(getTableName(reference().foreignTable))
        if (isOwned) expect(['cascade', 'set null']).toContain(onDelete)
      }
  })

  test('holds what a family wrote and did', async () => {
    await family.post('/activities/shadow-wave/complete', { child_id: childId })
    const note = 'Laughed <b>a lot</b>'
    await family.mutate('activities.note', { id: 'shadow-wave', child_id: childId, note })
    await shared(app, family, 'Ana', 'own-idea')
    const { status, body } = await family.get('/user/export')
    expect([status, body.exported_at]).toEqual([200, '2026-03-02T09:00:00.000Z'])
    expect(body.tables).toMatchObject({
      families: [{ registration_number: 1 }],
      parents: [{ name: 'Ana', email: 'ana@example.com' }],
      children: [{ name: 'Mia', birth_date: '2021-05-20' }],
      plays: [{ activity_id: 'shadow-wave', source: 'marked' }],
      play_children: [{ child_id: childId, line: note }],
      activities: [{ id: 'own-idea' }],
      community_items: [{ source_activity_id: 'own-idea' }],
      credit_entries: [{ amount: 50 }],
    })
    expect(Object.keys(body.tables)).toHaveLength(familyColumns.length + parentColumns.length - 1)
  })

  test('holds no secret, and nothing of others', async () => {
    const outsider = await eve(app)
    await addChild(outsider, { name: 'Zoltan', birth_date: '2019-01-01' })
    const id = await shared(app, outsider, 'Eve', 'her-idea')
    await download(family, id)
    await family.mutate('community.blockAuthor', { id })
    const { body } = await family.get('/user/export')
    const text = JSON.stringify(body)
    const secrets = app.connection
      .prepare('select password_hash as secret from parents union select id from sessions')
      .all() as { secret: string }[]
    for (const { secret } of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/Eve|eve@example|Zoltan|token=[\w-]{8}/)
    const eveRow = app.connection
      .prepare("select family_id as id from parents where name = 'Eve'")
      .get()
    expect(text).not.toContain((eveRow as { id: string }).id)
    expect((await app.browser().get('/user/export')).status).toBe(401)
  })

  test("does not repeat our mail server's messages", async () => {
    const said = 'connect ECONNREFUSED 10.1.2.3:25'
    app.connection.prepare('update mail_outbox set last_error = ?').run(said)
    const { body } = await family.get('/user/export')
    expect(body.tables.mail_outbox).not.toEqual([])
    expect(JSON.stringify(body)).not.toContain('10.1.2.3')
  })

  test('can be requested ten times an hour', async () => {
    const limited = createTestApp({ RATE_LIMITS: 'on' })
    const browser = await limited.register({ name: 'Ana' })
    for (let time = 1; time <= 10; time += 1)
      expect((await browser.get('/user/export')).status).toBe(200)
    expect((await browser.get('/user/export')).status).toBe(429)
  })
})

describe('the history of a child', () => {
  const history = (browser: TestBrowser, child: string) =>
    browser.query('activities.history', { child_id: child })
  const note = (browser: TestBrowser, text: string, id = 'shadow-wave') =>
    browser.mutate('activities.note', { id, child_id: childId, note: text })

  test('lists what it did, newest first, with notes', async () => {
    await family.post('/activities/shadow-wave/complete', { child_id: childId })
    app.clock.advance(60)
    await family.post('/activities/flamingo-freeze/complete', { child_id: childId })
    expect((await note(family, ' Twice!\u202E ')).body.note).toBe('Twice!')
    const { status, body } = await history(family, childId)
    expect([status, body.entries]).toMatchObject([
      200,
      [
        { activity_id: 'flamingo-freeze', title: 'Flamingo Freeze', note: '' },
        { activity_id: 'shadow-wave', title: 'Shadow Wave', note: 'Twice!' },
      ],
    ])
    expect((await note(family, '')).body.note).toBe('')
  })

  test('takes notes of up to 500 characters, on what was done', async () => {
    await family.post('/activities/shadow-wave/complete', { child_id: childId })
    expect((await note(family, 'x'.repeat(500))).status).toBe(200)
    expect((await note(family, 'x'.repeat(501))).status).toBe(400)
    expect((await note(family, 'not done yet', 'flamingo-freeze')).status).toBe(404)
  })

  test('is only for its own family', async () => {
    await family.post('/activities/shadow-wave/complete', { child_id: childId })
    const outsider = await eve(app)
    for (const response of [await history(outsider, childId), await note(outsider, 'mine')])
      expect([response.status, response.body.error]).toEqual([404, 'Child not found'])
    for (const response of [await history(app.browser(), childId), await note(app.browser(), 'x')])
      expect(response.status).toBe(401)
  })
})
