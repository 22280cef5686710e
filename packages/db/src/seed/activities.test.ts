import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import {
  baseSupervisionFor,
  ownCategoryFor,
  type PremiumCategory,
} from '@fgm/shared/activities/lists'
import { homeGrid, momentGrid } from '@fgm/shared/activities/moment-grid'
import { packMoments } from '@fgm/shared/activities/moments'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { lintActivity, lintLibrary } from '@fgm/shared/safety/lint/lint'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { activities, children, families, playChildren, plays } from '../schema/index.ts'
import { authoredActivities, everydayActivities, seedActivities } from './activities.ts'

const authored = authoredActivities()
const categories = ['Math', 'Science', 'Language', 'Motor', 'Creative'] as const

/** How many entries of a list have each key. */
function countBy<T>(list: readonly T[], keyOf: (one: T) => string | number) {
  const counts: Record<string, number> = {}
  for (const one of list) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1
  return counts
}
const of = (fields: Partial<AuthoredActivity>) =>
  authored.filter((one) =>
    Object.entries(fields).every(([key, value]) => one[key as keyof AuthoredActivity] === value),
  )

/** The age band of an activity, by its minimum age. */
function bandOf({ min_age }: AuthoredActivity): string {
  if (min_age <= 3) return '2-3'
  if (min_age <= 5) return '4-5'
  return min_age <= 8 ? '6-8' : '9-12'
}

/** The bucket of its minutes: under 15, under 30, under 45, or longer. */
const lengthOf = ({ duration_minutes }: AuthoredActivity) =>
  Math.min(3, Math.floor(duration_minutes / 15))

describe('the authored library', () => {
  test('holds every activity of every file, complete', () => {
    const folder = join(import.meta.dirname, 'activities')
    const written: AuthoredActivity[] = readdirSync(folder).flatMap((file) =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    )
    const bySlug = (one: AuthoredActivity, other: AuthoredActivity) =>
      one.slug < other.slug ? -1 : 1
    expect([...authored].sort(bySlug)).toEqual(written.sort(bySlug))
    for (const one of authored) expect(AuthoredActivity.parse(one)).toEqual(one)
  })

  test('holds 60 starters, 60 older ones and 120 for Montessori, 12 of them free', () => {
    const { moments = 0, ...planned } = countBy(authored, (one) => one.collection)
    expect(planned).toEqual({ starter: 60, older: 60, montessori: 120 })
    expect(of({ library: 'free' })).toHaveLength(12)
    expect(of({ library: 'free', collection: 'starter' })).toHaveLength(12)
    expect(authored).toHaveLength(240 + moments)
    const levels = authored.filter((one) => one.collection !== 'moments')
    expect(countBy(levels, (one) => one.difficulty_level)).toEqual({
      ...{ easy: 95, medium: 96, hard: 49 },
    })
  })

  test('holds activities made for a moment, five minutes each, of both libraries', () => {
    const moments = of({ collection: 'moments' })
    for (const one of moments)
      expect([one.slug, one.duration_minutes, one.made_for.length > 0]).toEqual([one.slug, 5, true])
    expect(countBy(moments, (one) => one.library)).toEqual({
      prebuilt: expect.any(Number),
      premium: expect.any(Number),
    })
  })

  test('has something at home and at a table for every need, age and energy, and few empty cells in all', () => {
    const empty = momentGrid(authored).filter(({ count }) => count === 0)
    expect(empty.filter(({ where }) => /home|table/.test(where))).toEqual([])
    expect(empty.length).toBeLessThanOrEqual(35)
  })

  test('has something for every place and routine at home at every age, and 120 of five minutes', () => {
    const cells = homeGrid(authored)
    expect(cells).toHaveLength(42)
    expect(cells.filter(({ count }) => count === 0)).toEqual([])
    const short = authored.filter(({ duration_minutes }) => duration_minutes === 5)
    expect(short.length).toBeGreaterThanOrEqual(120)
  })

  // A seat has a belt, a line is for standing, and neither they nor a bed have water.
  test.each([
    ['seat', ({ posture }) => posture.includes('sitting')],
    ['queue', ({ posture }) => posture.includes('standing')],
    ['bed', ({ posture }) => posture.includes('sitting') || posture.includes('lying')],
    ['seat', isWithoutWaterOrParting],
    ['queue', isWithoutWaterOrParting],
    ['bed', isWithoutWaterOrParting],
    ['table', ({ made_for }) => !made_for.includes('goodbye')],
  ] as [AuthoredActivity['place'][number], (one: AuthoredActivity) => boolean][])(
    'lists the place %s only where it can be played then and there',
    (place, isPossible) => {
      const there = authored.filter((one) => one.place.includes(place))
      expect(there.filter((one) => !isPossible(one)).map(({ slug }) => slug)).toEqual([])
    },
  )

  test('has every slug and every title once', () => {
    expect(new Set(authored.map((one) => one.slug)).size).toBe(authored.length)
    expect(new Set(authored.map((one) => one.title.toLowerCase())).size).toBe(authored.length)
  })

  test('keeps the everyday library apart: it comes first, none of it premium', () => {
    const { length } = everydayActivities()
    expect(everydayActivities()).toEqual(authored.slice(0, length))
    expect(everydayActivities().some((one) => one.library === 'premium')).toBe(false)
    expect(authored.slice(length).every((one) => one.library === 'premium')).toBe(true)
  })

  test('has at least 24 everyday ones of each category, filed under the same own category', () => {
    const each = countBy(everydayActivities(), (one) => one.category)
    for (const category of categories) expect(each[category]).toBeGreaterThanOrEqual(24)
    expect(countBy(everydayActivities(), (one) => one.own_category)).toEqual(each)
  })

  // The coverage matrix of the content plan (4.4): the minimum that the seeded library keeps.
  test.each([
    ['Math', 2],
    ['Science', 3],
    ['Language', 2],
    ['Motor', 3],
    ['Creative', 2],
  ] as const)(
    'has 12 starters of %s: 3 a band, easy ones most, %i free, five minutes each',
    (category, free) => {
      const starters = of({ category, collection: 'starter' })
      expect(countBy(starters, bandOf)).toEqual({ '2-3': 3, '4-5': 3, '6-8': 3, '9-12': 3 })
      expect(countBy(starters, (one) => one.difficulty_level)).toEqual({
        easy: 6,
        medium: 4,
        hard: 2,
      })
      expect(starters.filter((one) => one.library === 'free')).toHaveLength(free)
      expect(countBy(starters, (one) => one.duration_minutes)).toEqual({ 5: 12 })
    },
  )

  test.each([
    ['Math', [2, 1, 5, 4], [2, 5, 3, 2]],
    ['Science', [2, 0, 6, 4], [2, 3, 5, 2]],
    ['Language', [2, 1, 5, 4], [2, 5, 3, 2]],
    ['Motor', [2, 1, 8, 1], [2, 6, 3, 1]],
    ['Creative', [2, 1, 5, 4], [1, 4, 5, 2]],
  ] as const)('has 12 older ones of %s, by age %j and by minutes %j', (category, ages, minutes) => {
    const older = of({ category, collection: 'older' })
    const bands = countBy(older, bandOf)
    const lengths = countBy(older, lengthOf)
    expect(['2-3', '4-5', '6-8', '9-12'].map((band) => bands[band] ?? 0)).toEqual(ages)
    expect([0, 1, 2, 3].map((length) => lengths[length] ?? 0)).toEqual(minutes)
  })

  test.each([
    ['Math & Fine Motor', [4, 9, 15, 16, 11, 8]],
    ['Science & Sensory', [4, 10, 16, 18, 13, 10]],
    ['Language & Creativity', [3, 9, 15, 18, 13, 9]],
    ['Practical Life', [6, 12, 17, 15, 12, 7]],
    ['Art & Expression', [4, 10, 16, 18, 14, 8]],
    ['Music & Movement', [5, 9, 15, 17, 13, 10]],
  ] as const)(
    'has 20 Montessori-style ones of %s, that many for the ages 3 to 8: %j',
    (category, ages) => {
      const premium = of({ category, collection: 'montessori' })
      const lengths = countBy(premium, lengthOf)
      expect([0, 1, 2, 3].map((length) => lengths[length])).toEqual([5, 6, 5, 4])
      expect(countBy(premium, (one) => one.difficulty_level)).toEqual({
        easy: 8,
        medium: 8,
        hard: 4,
      })
      const fits = (age: number) =>
        premium.filter((one) => one.min_age <= age && age <= one.max_age)
      expect([3, 4, 5, 6, 7, 8].map((age) => fits(age).length)).toEqual(ages)
      const cells = countBy(premium, (one) => `${one.difficulty_level} ${lengthOf(one)}`)
      expect(Object.keys(cells)).toHaveLength(12)
    },
  )

  test('files every premium activity under the own category that the map says', () => {
    for (const one of of({ library: 'premium' }))
      expect([one.slug, one.own_category]).toEqual([
        one.slug,
        ownCategoryFor(one.category as PremiumCategory, one.skill),
      ])
  })

  test('has enough for every age, of all libraries together', () => {
    const ages = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const fitting = ages.map(
      (age) => authored.filter((one) => one.min_age <= age && age <= one.max_age).length,
    )
    const least = [21, 51, 98, 117, 133, 104, 103, 76, 73, 65, 62]
    expect(fitting.map((count, place) => Math.min(count, least[place] ?? 0))).toEqual(least)
  })

  test('offers the twelve free downloads that the plan names', () => {
    const titles = of({ library: 'free' }).map((one) => one.title.replaceAll('’', "'"))
    expect(titles.sort()).toEqual([
      "Don't Say Ten",
      "Don't-Look-Down Portraits",
      'Flamingo Freeze',
      'Flat Versus Crumpled',
      'One-Word-Each Story',
      'Pillow River Crossing',
      'Pulse Detectives',
      'Shadow Wave',
      'Six-Word Diary',
      'Sock Mountain Match',
      'Squiggle Rescue',
      'Wall-Sit Trivia',
    ])
  })

  test('does not begin with many of a kind: the first five are of five categories', () => {
    expect(new Set(authored.slice(0, 5).map((one) => one.category)).size).toBe(5)
    expect(authored.slice(0, 60).every((one) => one.collection === 'starter')).toBe(true)
  })
})

describe('every authored activity', () => {
  test.each(authored)('$slug reads well and is safe', (activity) => {
    const errors = lintActivity(activity).filter((finding) => finding.level === 'error')
    expect(errors).toEqual([])
    const report = checkActivitySafety(activity)
    expect([report.is_safe, report.findings]).toEqual([true, []])
    expect(activity.supervision >= baseSupervisionFor(activity.min_age)).toBe(true)
    expect(activity.supervision >= report.supervision).toBe(true)
  })

  test('differs from every other', () => {
    expect(lintLibrary(authored).filter((finding) => finding.level === 'error')).toEqual([])
  })
})

function isWithoutWaterOrParting({ materials, made_for }: AuthoredActivity): boolean {
  return !materials.includes('water_ice') && !made_for.includes('goodbye')
}

describe('seeding', () => {
  const migrations = join(import.meta.dirname, '../../migrations')
  const now = new Date('2026-03-02T09:00:00.000Z')

  function seeded() {
    const opened = openDatabase(':memory:')
    migrateDatabase(opened.connection, migrations)
    seedActivities(opened.db, now)
    return opened
  }

  test('adds all of them, in the order of the authors, one line per thing and step', () => {
    const rows = seeded().db.select().from(activities).orderBy(activities.position).all()
    expect(rows.map((row) => row.id)).toEqual(authored.map((one) => one.slug))
    expect(rows.map((row) => row.position)).toEqual(authored.map((_, place) => place))
    rows.forEach((row, place) => {
      expect(row.setup_instructions.split('\n')).toEqual(authored[place]?.setup_instructions)
      expect(row.materials_list.split('\n')).toEqual(authored[place]?.materials_list)
      expect(row.owner_family_id).toBeNull()
      expect(row.moments).toEqual(packMoments(authored[place] as AuthoredActivity).moments)
    })
  })

  test('twice changes nothing, not even the first timestamp', () => {
    const { db } = seeded()
    const before = db.select().from(activities).all()
    seedActivities(db, new Date('2027-01-01T00:00:00.000Z'))
    expect(db.select().from(activities).all()).toEqual(before)
  })

  test('adds new ones to an older database, and moves only the others', () => {
    const { db } = seeded()
    const complete = db.select().from(activities).orderBy(activities.position).all()
    const added = of({ collection: 'moments' }).map(({ slug }) => slug)
    const own = { ...complete[0], id: 'ours', owner_family_id: 'ana', library: 'own' } as const
    db.insert(families).values(family).run()
    db.insert(activities)
      .values(own as typeof activities.$inferInsert)
      .run()
    db.delete(activities).where(inArray(activities.id, added)).run()
    db.update(activities).set({ position: 7 }).where(eq(activities.library, 'premium')).run()
    seedActivities(db, now)
    const rows = db.select().from(activities).orderBy(activities.position).all()
    expect(rows.filter(({ id }) => id !== 'ours')).toEqual(complete)
    expect(rows.find(({ id }) => id === 'ours')).toEqual(own)
  })

  test('keeps what children have done, and updates changed texts', () => {
    const { db } = seeded()
    const [activityId, title] = ['sock-mountain-match', 'Sock Mountain Match']
    const at = now.toISOString()
    const play = {
      ...{ family_id: 'ana', id: 'p1', parent_id: null, activity_id: activityId },
      ...{ source: 'marked' as const, played_at: at, minutes: null },
    }
    const done = {
      ...{ family_id: 'ana', play_id: 'p1', child_id: 'mia' },
      ...{ face: null, line: 'Again!' },
    }
    db.insert(families).values(family).run()
    db.insert(children)
      .values({ ...mia, family_id: 'ana' })
      .run()
    db.insert(plays).values(play).run()
    db.insert(playChildren).values(done).run()
    db.update(activities).set({ title: 'Old title' }).where(eq(activities.id, activityId)).run()
    seedActivities(db, now)
    expect(db.select().from(plays).all()).toEqual([play])
    expect(db.select().from(playChildren).all()).toEqual([done])
    expect(db.select().from(activities).where(eq(activities.id, activityId)).get()?.title).toBe(
      title,
    )
  })

  test('never touches what a family made, even under the same id', () => {
    const { db } = seeded()
    db.insert(families).values(family).run()
    const own = { owner_family_id: 'ana', title: 'Ours', library: 'own' } as const
    db.update(activities).set(own).where(eq(activities.id, 'shadow-wave')).run()
    seedActivities(db, now)
    expect(
      db.select().from(activities).where(eq(activities.id, 'shadow-wave')).get(),
    ).toMatchObject(own)
  })
})

const mia = {
  id: 'mia',
  name: 'Mia',
  birth_date: '2021-05-20',
  interests: [],
  preferences: '',
  created_at: '',
}
const family = {
  id: 'ana',
  registration_number: 1,
  tier: 'founding_premium',
  founding_member: true,
  waitlist_status: 'active',
  referral_code: 'ANA',
  created_at: '2026-03-02T09:00:00.000Z',
} as const
