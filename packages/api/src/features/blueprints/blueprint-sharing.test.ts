import { blueprints } from '@fgm/db/schema'
import { sharedView } from '@fgm/shared/blueprints/sharing'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve } from '../../../test/cast.ts'
import { addBlueprint, addHunt, smallHouse } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* What other families see of a shared blueprint. */

let app: TestApp
let owner: TestBrowser
let outsider: TestBrowser
let id: string
beforeEach(async () => {
  app = createTestApp()
  owner = (await ana(app)).browser
  outsider = await eve(app)
  id = await addBlueprint(owner, { name: "The Millers' house", is_public: true })
})
const row = () => app.db.select().from(blueprints).where(eq(blueprints.id, id)).get()

describe('a public blueprint', () => {
  test('is in the gallery of others as a community template without any typed text', async () => {
    const { body } = await outsider.query('blueprints.gallery')
    expect(body.community).toHaveLength(1)
    expect(body.community[0]).toMatchObject({
      id,
      name: 'Home with 2 rooms',
      template_type: 'community',
      is_public: true,
      is_mine: false,
    })
    const labels = body.community[0].blueprint_data.rooms.map(
      ({ label }: { label: string }) => label,
    )
    expect(labels).toEqual(['Kitchen', 'Bedroom'])
    expect(JSON.stringify(body.community)).not.toMatch(/Mia|mia|Miller|kids_room/)
  })

  test('is unchanged for its owner', async () => {
    const { body } = await owner.get(`/api/blueprints/${id}`)
    expect(body).toMatchObject({
      name: "The Millers' house",
      template_type: 'custom',
      is_public: true,
      is_mine: true,
      blueprint_data: smallHouse,
    })
    expect((await owner.query('blueprints.gallery')).body.community).toEqual([])
  })

  test('can be seen and copied by others, and the copy holds no more than they see', async () => {
    const seen = await outsider.get(`/api/blueprints/${id}`)
    const copy = await outsider.post(`/api/blueprints/${id}/copy`)
    expect([seen.status, copy.status]).toEqual([200, 201])
    expect(copy.body.blueprint_data).toEqual(seen.body.blueprint_data)
    expect(JSON.stringify([seen.body, copy.body])).not.toMatch(/Mia|mia|Miller|kids_room/)
    expect(row()?.usage_count).toBe(1)
  })

  test('cannot be changed or deleted by others', async () => {
    for (const { status } of [
      await outsider.put(`/api/blueprints/${id}`, { name: 'Stolen', is_public: false }),
      await outsider.delete(`/api/blueprints/${id}`),
    ])
      expect(status).toBe(403)
    expect(row()).toMatchObject({ name: "The Millers' house", version: 1 })
  })

  test('made private again is hidden from others, whose hunts stay', async () => {
    const huntId = await addHunt(outsider, { blueprint_id: id })
    await owner.put(`/api/blueprints/${id}`, { is_public: false })
    expect((await outsider.get(`/api/blueprints/${id}`)).status).toBe(404)
    const hunt = await outsider.get(`/api/scavenger-hunts/${huntId}`)
    expect(hunt.status).toBe(200)
    expect(JSON.stringify(hunt.body)).not.toMatch(/Miller|kids_room|"mia"/)
    expect(hunt.body.blueprint_template).toEqual({
      name: 'Home with 2 rooms',
      template_type: 'community',
    })
  })

  test('keeps its time of sharing after later saves', async () => {
    const sharedAt = row()?.shared_at
    app.clock.advance(60)
    await owner.put(`/api/blueprints/${id}`, { name: 'Renamed', is_public: true })
    expect(row()?.shared_at).toBe(sharedAt)
  })
})

describe('the gallery', () => {
  test('shows the newest first, without empty houses', async () => {
    app.clock.advance(60)
    const newer = await addBlueprint(owner, { is_public: true })
    app.clock.advance(60)
    await addBlueprint(owner, { is_public: true, blueprint_data: { rooms: [] } })
    const { body } = await outsider.query('blueprints.gallery')
    expect(body.community.map((one: { id: string }) => one.id)).toEqual([newer, id])
  })
})

describe('the preview', () => {
  test('shows the owner what others will see, and what is changed', async () => {
    const own = await owner.get(`/api/blueprints/${id}`)
    const { name, blueprint_data, changes } = sharedView(own.body.blueprint_data)
    const seen = await outsider.get(`/api/blueprints/${id}`)
    expect([name, blueprint_data]).toEqual([seen.body.name, seen.body.blueprint_data])
    expect(name).toBe('Home with 2 rooms')
    expect(changes.join(' ')).toMatch(/Mia's Room.*for children/)
  })
})

describe('a family that waits', () => {
  test('cannot share yet, new or later, and gets a kind sentence', async () => {
    const family = await ben(app)
    const data = { blueprint_data: smallHouse, is_public: true }
    const ownId = await addBlueprint(family)
    for (const { status, body } of [
      await family.post('/api/blueprints', data),
      await family.put(`/api/blueprints/${ownId}`, { is_public: true }),
    ])
      expect([status, body.error]).toEqual([
        403,
        expect.stringMatching(/as soon as your spot opens/),
      ])
    const gallery = await outsider.query('blueprints.gallery')
    expect(gallery.body.community).toHaveLength(1)
  })
})
