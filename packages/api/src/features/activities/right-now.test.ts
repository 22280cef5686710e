import { activities } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

type Listed = { id: string; fits_moments: string[]; moments: { place: string[]; mood: string[] } }
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('what fits right now', () => {
  test('is part of each activity', async () => {
    const { body } = await app.browser().get('/activities/dont-say-ten')
    expect(body.moments).toMatchObject({ is_voice_only: true, adult_energy: 0, two_ages: null })
    expect(body.fits_moments).toEqual(expect.arrayContaining(['couch', 'queue', 'car_seat']))
  })

  test.each([
    ['moment=couch', (one: Listed) => one.fits_moments.includes('couch')],
    ['place=park', (one: Listed) => one.moments.place.includes('park')],
    ['mood=wild', (one: Listed) => one.moments.mood.includes('wild')],
    [
      'moment=rain&mood=curious',
      (one: Listed) => one.fits_moments.includes('rain') && one.moments.mood.includes('curious'),
    ],
  ])('narrows the list by %s, in the same order over REST and tRPC', async (query, isFitting) => {
    const { browser } = await ana(app)
    const { body: all } = await browser.get('/activities')
    const wanted = all.filter(isFitting)
    expect([wanted.length > 0, wanted.length < all.length]).toEqual([true, true])
    const { status, body } = await browser.get(`/activities?${query}`)
    expect([status, ids(body)]).toEqual([200, ids(wanted)])
    const input = Object.fromEntries(new URLSearchParams(query))
    for (const procedure of ['activities.list', 'activities.cards'])
      expect(ids((await browser.query(procedure, input)).body)).toEqual(ids(wanted))
  })

  test('narrows the samples of a visitor, who still has no list of all', async () => {
    const visitor = app.browser()
    const { body: samples } = await visitor.get('/activities/public')
    const { body } = await visitor.get('/activities/public?moment=couch')
    expect(ids(body)).toEqual(
      ids(samples.filter((one: Listed) => one.fits_moments.includes('couch'))),
    )
    expect((await visitor.get('/activities?moment=couch')).status).toBe(401)
  })

  test.each(['moment=moon', 'place=sofas', 'mood=fine&place=moon'])('refuses %s', async (query) => {
    const { browser } = await ana(app)
    expect((await browser.get(`/activities?${query}`)).status).toBe(400)
    expect((await browser.get(`/activities/public?${query}`)).status).toBe(400)
    const input = Object.fromEntries(new URLSearchParams(query))
    expect((await browser.query('activities.cards', input)).status).toBe(400)
  })

  test('finds nothing of a family without judged moments, and its export shows that', async () => {
    const { browser } = await ana(app)
    const { id: owner } = app.connection.prepare('select id from families').get() as { id: string }
    const row = app.db.select().from(activities).where(eq(activities.id, 'dont-say-ten')).get()
    if (!row) throw new Error('The activity is gone')
    const own = {
      ...row,
      id: 'ours',
      owner_family_id: owner,
      library: 'own',
      moments: null,
    } as const
    app.db.insert(activities).values(own).run()
    expect(ids((await browser.get('/activities')).body)).toContain('ours')
    expect(ids((await browser.get('/activities?moment=couch')).body)).not.toContain('ours')
    const { body } = await browser.get('/user/export')
    expect(body.tables.activities).toEqual([expect.objectContaining({ id: 'ours', moments: null })])
  })
})
