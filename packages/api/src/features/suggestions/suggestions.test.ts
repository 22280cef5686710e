import { playChildren, plays, savedActivities, suggestions } from '@fgm/db/schema'
import { addDays } from '@fgm/shared/week'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { listActivities } from '../activities/activities.ts'
import { listChildren } from '../children/children.ts'
import { suggester } from './suggestions.ts'

/* The clock begins on Monday, 2026-03-02; Ana is active, and Mia is four. */

const monday = '2026-03-02'

let app: TestApp
let browser: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp()
  ;({ browser, child_id: childId } = await ana(app))
})

const family = () => {
  const found = app.db.query.families.findFirst({ where: (of, { eq }) => eq(of.id, familyId()) })
  return found.sync() ?? expect.fail()
}
const familyId = () =>
  (app.connection.prepare('select family_id as id from children').get() as { id: string }).id
/** Suggests as the server does, and stores it. */
function suggested<Result>(suggest: (of: ReturnType<typeof suggester>) => Result): Result {
  const suggesting = suggester(app.deps, family(), listChildren(app.deps, family()))
  const result = suggest(suggesting)
  suggesting.keep(app.db)
  return result
}
const day = (on: string) => suggested((of) => of.forDay(on))?.activity ?? expect.fail()
const week = (on: string) => suggested((of) => of.forWeek(on)).five
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
/** Every child played it, with that rating. */
function play(id: string, at: string, face: 'loved' | 'fine' = 'fine') {
  const one = { family_id: familyId(), id: app.deps.newId() }
  app.db
    .insert(plays)
    .values({ ...one, activity_id: id, source: 'play', played_at: at })
    .run()
  app.db
    .insert(playChildren)
    .values({ family_id: one.family_id, play_id: one.id, child_id: childId, face })
    .run()
}
const advanceTo = (on: string) =>
  app.clock.advance((Date.parse(`${on}T10:00:00Z`) - app.deps.now().getTime()) / 1000)

/** All that Mia can play in five minutes at a table. */
const fittingAtTable = () =>
  listActivities(app.db, family()).filter(
    ({ min_age, max_age, duration_minutes, moments }) =>
      min_age <= 4 && 4 <= max_age && duration_minutes <= 5 && moments?.place.includes('table'),
  )

describe('the activity of a day', () => {
  test('is never the same within seven days, and every activity gets its turn', () => {
    const seen: string[] = []
    for (let at = 0; at < 300; at += 1) {
      advanceTo(addDays(monday, at))
      const { id } = day(addDays(monday, at))
      expect(seen.slice(-6)).not.toContain(id)
      seen.push(id)
    }
    expect(idsOf(fittingAtTable()).filter((id) => !seen.includes(id))).toEqual([])
  })

  test('rests for seven days once it is played', () => {
    const played = new Map<string, number>()
    for (let at = 0; at < 60; at += 1) {
      const on = addDays(monday, at)
      advanceTo(on)
      const { id } = day(on)
      expect(at - (played.get(id) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(7)
      // Also what was not suggested.
      const { id: other } = suggested((of) => of.forWeek(addDays(on, 14))).more[at % 20] ?? { id }
      for (const one of at % 2 === 0 ? [id] : [other]) {
        play(one, `${on}T18:30:00.000Z`, at % 4 === 0 ? 'loved' : 'fine')
        played.set(one, at)
      }
    }
  })

  test('does not change on its day, even when played, but before it', () => {
    const tuesday = addDays(monday, 1)
    const [first, second] = [day(monday), day(tuesday)]
    for (const { id } of [first, second]) play(id, `${monday}T09:30:00.000Z`)
    expect(day(monday).id).toBe(first.id)
    expect(day(tuesday).id).not.toBe(second.id)
  })

  test('is open to the family and suits the youngest, even one who was added later', async () => {
    day(monday)
    await addChild(browser, { name: 'Leo', birth_date: '2023-11-01' })
    const open = idsOf(listActivities(app.db, family()))
    for (let at = 0; at < 40; at += 1) {
      const one = day(addDays(monday, at))
      expect([one.title, one.min_age <= 2 && open.includes(one.id)]).toEqual([one.title, true])
    }
  })
})

describe('the five of a week', () => {
  test('are the same for a week that begins on the Sunday before, and differ in the next', () => {
    const next = addDays(monday, 7)
    const five = idsOf(week(next))
    expect(idsOf(week(addDays(next, -1)))).toEqual(five)
    expect(idsOf(week(addDays(next, 7))).filter((id) => five.includes(id))).toEqual([])
    for (let at = 0; at < 7; at += 1) expect(five).not.toContain(day(addDays(next, at)).id)
  })

  test('are of five kinds, five minutes, and for both children if there are two', async () => {
    await addChild(browser, { name: 'Leo', birth_date: '2018-05-01' })
    const five = week(addDays(monday, 7))
    expect(new Set(five.map(({ own_category }) => own_category)).size).toBe(5)
    for (const one of five)
      expect([
        one.title,
        one.min_age <= 4 && one.duration_minutes <= 5,
        one.max_age >= 7 || one.moments?.works_for_two_ages,
      ]).toEqual([one.title, true, true])
  })

  test('change before the week if one is played, but not while it runs', () => {
    const next = addDays(monday, 7)
    const [first = '', ...others] = idsOf(week(next))
    play(first, '2026-03-02T09:30:00.000Z')
    const changed = idsOf(week(next))
    expect(changed.slice(0, 4)).toEqual(others)
    expect(changed).not.toContain(first)
    advanceTo(next)
    for (const id of changed) play(id, `${next}T09:00:00.000Z`)
    expect(idsOf(week(next))).toEqual(changed)
  })

  test('of a waiting family are what it may print, even if it saved others', () => {
    const premium = fittingAtTable()
      .filter(({ library }) => library !== 'free')
      .slice(0, 20)
    const savedAt = app.deps.now().toISOString()
    for (const { id } of premium)
      app.db
        .insert(savedActivities)
        .values({ family_id: familyId(), activity_id: id, saved_at: savedAt, source: 'benefit' })
        .run()
    app.connection.exec("update families set waitlist_status = 'waitlisted'")
    const open = idsOf(listActivities(app.db, family()))
    expect(premium.some(({ id }) => open.includes(id))).toBe(true)
    for (let at = 1; at <= 8; at += 1)
      for (const { title, library } of week(addDays(monday, 7 * at)))
        expect([title, library]).toEqual([title, 'free'])
  })

  test('have each activity in turn over the weeks, even if no one records plays', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 52; at += 1) {
      advanceTo(addDays(monday, 7 * at))
      for (const { id } of week(addDays(monday, 7 * at + 7))) seen.add(id)
    }
    expect(idsOf(fittingAtTable()).filter((id) => !seen.has(id))).toEqual([])
  })
})

test('old suggestions are deleted', () => {
  for (const at of [0, 30, 60, 90, 120]) {
    advanceTo(addDays(monday, at))
    day(addDays(monday, at))
  }
  expect(app.db.select().from(suggestions).all()).toHaveLength(3)
})
