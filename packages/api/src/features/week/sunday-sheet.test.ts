import { addDays } from '@fgm/shared/week'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, ben, eve } from '../../../test/cast.ts'
import { atNight } from '../../../test/extent.ts'
import { readPdf } from '../../../test/pdf/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { createPdfRenderer, PdfBusyError } from '../../print/pdf-renderer.ts'

// One renderer for all tests: its thread takes a moment to start.
const pdfs = createPdfRenderer()
afterAll(() => pdfs.close())

let app: TestApp
let family: TestBrowser
let mia: string
beforeEach(async () => {
  app = createTestApp({ BASE_URL: 'https://minutes.example' }, { pdfs })
  ;({ browser: family, child_id: mia } = await ana(app))
})

/** A Monday after the tests' own day. */
const monday = () => {
  const day = app.deps.now()
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
const pathOf = (startsOn = monday(), query = '') => `/api/weeks/${startsOn}/print${query}`
const words = async (browser: TestBrowser, path = pathOf()) =>
  (await readPdf((await browser.get(path)).body)).words
/** The activities of the library that a sheet names. */
const titlesOn = (text: string) =>
  app.connection
    .prepare('select id, title, min_age, max_age, library from activities')
    .all()
    .map(
      (row) =>
        row as { id: string; title: string; min_age: number; max_age: number; library: string },
    )
    .filter(({ title }) => text.includes(title))

describe('a sheet for the fridge', () => {
  test('is a PDF of one page with five activities for the child', async () => {
    const { status, headers, body } = await family.get(pathOf())
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toContain('inline; filename="five-for-the-fridge-')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    const { pages, words } = await readPdf(body)
    expect(pages).toBe(1)
    expect(words).toContain('Five for the fridge')
    expect(words).toContain(', for Mia')
    expect(titlesOn(words).length).toBeGreaterThanOrEqual(5)
    expect(words).toContain('minutes.example/activities')
  })

  test('fits the younger of two, and names both', async () => {
    app.clock.advance(1)
    await addChild(family, { name: 'Leo', birth_date: '2015-03-01' })
    const text = await words(family)
    expect(text).toContain('for Mia and Leo')
    const age = (await family.get('/children')).body.children.find(
      ({ id }: { id: string }) => id === mia,
    ).age
    for (const { title, min_age, max_age } of titlesOn(text).filter(
      ({ title }) => title.length > 9,
    ))
      expect([title, min_age <= age && age <= max_age]).toEqual([title, true])
  })

  atNight('stays the same while its week runs, without what was done before', async () => {
    const next = addDays(monday(), 7)
    const [played] = titlesOn(await words(family, pathOf(next)))
    await family.post(`/activities/${played?.id}/complete`, { child_id: mia })
    const before = await words(family, pathOf(next))
    expect([played?.title, before.includes(`${played?.title}`)]).toEqual([played?.title, false])
    app.clock.advance(9 * 86_400)
    const [inWeek] = titlesOn(before)
    await family.post(`/activities/${inWeek?.id}/complete`, { child_id: mia })
    expect(await words(family, pathOf(next))).toBe(before)
  })

  atNight('is A4 unless letter is requested', async () => {
    const widthOf = async (query: string) =>
      (await readPdf((await family.get(pathOf(monday(), query))).body)).doc.getPage(0).getWidth()
    expect([await widthOf(''), await widthOf('?paper=letter')]).toEqual([595.28, 612])
  })

  test('has only what a waiting family may print', async () => {
    const waiting = await ben(app)
    await addChild(waiting, { name: 'Bea', birth_date: '2021-05-20' })
    const text = await words(waiting)
    const titles = titlesOn(text).filter(({ title }) => title.length > 9)
    expect(titles.length).toBeGreaterThan(2)
    expect(titles.filter(({ library }) => library !== 'free')).toEqual([])
  })

  test("is per family: another family's has its own children", async () => {
    const other = await eve(app)
    await addChild(other, { name: 'Zoe', birth_date: '2021-05-20' })
    const text = await words(other)
    expect([text.includes('Zoe'), text.includes('Mia')]).toEqual([true, false])
  })
})

describe('a sheet is refused', () => {
  test('to a visitor', async () => {
    const { status, body } = await app.browser().get(pathOf())
    expect([status, body.code]).toEqual([401, 'signed_out'])
  })

  test.each(['soon', '2026-02-30', '2020-01-06', '9999-12-31', '%E0%A4%A', '2026-1-1', "x'--"])(
    'for the day %s',
    async (day) => {
      const { status, body } = await family.get(pathOf(day))
      expect([status, body]).toEqual([
        400,
        { error: 'A sheet is for this week or one of the next five.', code: 'invalid_input' },
      ])
    },
  )

  test('without a child, and for one too young, with a kind sentence', async () => {
    const alone = await eve(app)
    expect((await alone.get(pathOf())).body).toEqual({
      error: 'Please add your child first. Then the five will fit.',
      code: 'incomplete_request',
    })
    const id = await addChild(alone, { name: 'Zoe', birth_date: '2021-05-20' })
    app.connection
      .prepare('update children set birth_date = ? where id = ?')
      .run(app.deps.now().toISOString().slice(0, 10), id)
    const { status, body } = await alone.get(pathOf())
    expect([status, body]).toEqual([
      400,
      {
        error: 'Our activities start at age 2. None is for your child yet.',
        code: 'child_age_outside',
      },
    ])
  })

  test('with a time to retry when too many are being made', async () => {
    app.deps.pdfs = { ...pdfs, render: () => Promise.reject(new PdfBusyError('full')) }
    const { status, headers } = await family.get(pathOf())
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('after 60 in ten minutes, for this family only', async () => {
    app = createTestApp({ RATE_LIMITS: 'on' }, { pdfs })
    const { browser } = await ana(app)
    for (let time = 1; time <= 60; time += 1) expect((await browser.get(pathOf())).status).toBe(200)
    const refused = await browser.get(pathOf())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    const other = await eve(app)
    await addChild(other, { name: 'Zoe', birth_date: '2021-05-20' })
    expect((await other.get(pathOf())).status).toBe(200)
  })
})
