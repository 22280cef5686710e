import { activities } from '@fgm/db/schema'
import { seedActivities } from '@fgm/db/seed/activities'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { atNight } from '../../../test/extent.ts'
import { goodResponse } from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'

const fake = await providerOfFile()

/** Ana with one own creation, and Eve, another family. */
async function creation() {
  const app = generatorApp([fake.provider()])
  const { browser, child_id } = await ana(app)
  const { body } = await browser.post('/api/ai/generate-activity', wishOfFive)
  return { app, browser, child_id, intruder: await eve(app), activity: body.activity }
}

describe('an own creation', () => {
  test('is in the list of own activities, newest first, with who made it', async () => {
    const { browser, activity, intruder } = await creation()
    const second = await browser.post('/api/ai/generate-activity', { ...wishOfFive, duration: 5 })
    const { body } = await browser.get('/user/generated-activities')
    expect(body.activities).toHaveLength(2)
    expect(body.activities).toContainEqual(activity)
    expect(body.activities).toContainEqual(second.body.activity)
    expect((await intruder.get('/user/generated-activities')).body).toEqual({ activities: [] })
    expect((await browser.get(`/activities/${activity.id}`)).body.title).toBe(goodResponse.title)
    expect((await intruder.get(`/activities/${activity.id}`)).status).toBe(404)
  })

  test('is changed by its family; what is left out stays', async () => {
    const { browser, activity } = await creation()
    const { status, body } = await browser.mutate('generator.update', {
      id: activity.id,
      title: 'Our Mountain Maps',
      setup_instructions: 'Lay out the paper.\nDraw one long line.\nPut the crayons away.',
    })
    expect([status, body.title, body.easier]).toEqual([200, 'Our Mountain Maps', activity.easier])
    const { body: later } = await browser.get(`/activities/${activity.id}`)
    expect(later).toMatchObject({ title: 'Our Mountain Maps', description: activity.description })
  })

  test('can be changed again and again, up to a rate limit, which is per family', async () => {
    const { app, browser, intruder, activity } = await creation()
    const change = (by = browser) =>
      by.mutate('generator.update', { id: activity.id, title: 'Our Maps' })
    app.deps.config.are_rate_limits_on = true
    const statuses: number[] = []
    for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await change()).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await change(intruder)).status).toBe(404)
    app.clock.advance(600)
    expect((await change()).status).toBe(200)
  })

  const hazards = [
    { title: 'Balloon Party' },
    { setup_instructions: 'Sit.\nClimb on the table and jump.\nTidy up.' },
    { materials_list: '20 marbles\nmatches\n1 candle' },
    { easier: 'Let your child swallow the vitamins.' },
    { harder: 'Hide inside the fridge.' },
    { description: 'Mix bleach and vinegar and watch what happens in the bowl.' },
  ]
  test.each(hazards)('does not become %o: refused with a sentence, unchanged', async (change) => {
    const { browser, activity } = await creation()
    const response = await browser.mutate('generator.update', { id: activity.id, ...change })
    expect([response.status, response.body.error]).toEqual([
      400,
      expect.stringMatching(/^[A-Z].+\(".+"\)$/),
    ])
    const { body } = await browser.get('/user/generated-activities')
    expect(body.activities).toEqual([activity])
  })

  test('changed so that it needs a safety sentence gets that sentence', async () => {
    const { browser, activity } = await creation()
    const steps = 'Fill a bowl with lukewarm water.\nFloat a paper boat.\nDry your hands.'
    const { status, body } = await browser.mutate('generator.update', {
      id: activity.id,
      setup_instructions: steps,
    })
    expect([status, body.safety_note.length > activity.safety_note.length]).toEqual([200, true])
    expect(body.safety_note).toMatch(/empty/i)
  })

  test('is checked for distress only in what the family adds, not in the old text', async () => {
    const { browser, activity } = await creation()
    const { id } = activity
    const plays = 'A sock is asleep on your spoon. Do not wake it.\nKnock with the secret sign.'
    const kept = await browser.mutate('generator.update', { id, setup_instructions: plays })
    expect([kept.status, kept.body.setup_instructions]).toEqual([200, plays])
    const cry = 'My husband hits me again and we hide from him.'
    const changes = { id, setup_instructions: `${plays}\n${cry}` }
    const { status, body } = await browser.mutate('generator.update', changes)
    expect([status, Object.keys(body)]).toEqual([200, ['help', 'message']])
    expect((await browser.get(`/activities/${id}`)).body.setup_instructions).toBe(plays)
  })

  test('is not found by another family: not to change, remove, print or vary', async () => {
    const { app, intruder, activity } = await creation()
    const { id } = activity
    const change = await intruder.mutate('generator.update', { id, title: 'Mine now' })
    const removal = await intruder.mutate('generator.remove', { id })
    const pdf = await intruder.get(activity.download_url)
    const variation = { kind: 'harder', of_activity_id: id }
    const input = { ...wishOfFive, variation }
    const varied = await intruder.post('/api/ai/generate-activity', input)
    expect([change, removal, pdf, varied].map(({ status }) => status)).toEqual(Array(4).fill(404))
    expect(ledgerOf(app, 'Eve').balance).toBe(50)
    const visitor = app.browser()
    expect((await visitor.mutate('generator.remove', { id })).status).toBe(401)
  })

  test('of the library cannot be changed', async () => {
    const { browser } = await creation()
    for (const action of ['generator.update', 'generator.remove'])
      expect((await browser.mutate(action, { id: 'sock-mountain-match' })).status).toBe(404)
  })

  test('is removed by its family, with its history; the credit stays spent', async () => {
    const { app, browser, child_id, activity } = await creation()
    await browser.post(`/activities/${activity.id}/complete`, { child_id })
    const { body } = await browser.mutate('generator.remove', { id: activity.id })
    expect(body).toEqual({ message: `${goodResponse.title} is removed.` })
    expect((await browser.get(`/activities/${activity.id}`)).status).toBe(404)
    expect((await browser.get('/user/generated-activities')).body).toEqual({ activities: [] })
    expect(ledgerOf(app, 'Ana')).toMatchObject({ balance: 49, states: ['delivered'] })
    expect((await browser.get('/ai/generation-status')).body.used_this_month).toBe(1)
  })

  test('is unchanged when the authored library is seeded again', async () => {
    const { app, activity } = await creation()
    const own = () => app.db.select().from(activities).where(eq(activities.id, activity.id)).all()
    const before = own()
    app.clock.advance(86_400)
    seedActivities(app.db, app.deps.now())
    expect(own()).toEqual(before)
  })

  atNight('is printed for its family', async () => {
    const { browser, activity } = await creation()
    expect(activity).toMatchObject({
      pdf_available: true,
      download_url: `/downloads/${activity.id}.pdf`,
    })
    const { status, headers, body } = await browser.get(activity.download_url)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(body.length).toBeGreaterThan(1_000)
  })
})

describe('ideas to start from', () => {
  test('are for the age of the child; a wrong age is refused with the sentence of the form', async () => {
    const { browser } = await creation()
    for (const age of [2, 3, 5, 8, 12]) {
      const { body } = await browser.get(`/api/ai/activity-suggestions?child_age=${age}`)
      expect(body.suggestions.length).toBeGreaterThan(0)
      expect(Object.keys(body.suggestions[0]).sort()).toEqual([
        'category',
        'description',
        'difficulty',
        'focus_areas',
        'name',
      ])
    }
    for (const age of ['1', '13', 'x', '4.5']) {
      const { status, body } = await browser.get(`/api/ai/activity-suggestions?child_age=${age}`)
      expect([status, body.error]).toEqual([400, 'Please enter a valid child age (2-12 years)'])
    }
  })
})
