import { activities } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, openFeature } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createPdfRenderer, PdfBusyError, PdfTimeoutError } from '../../print/pdf-renderer.ts'

// One renderer for all tests: its thread takes a moment to start.
const pdfs = createPdfRenderer()
afterAll(() => pdfs.close())

let app: TestApp
beforeEach(() => {
  app = createTestApp({}, { pdfs })
})

const free = 'sock-mountain-match'
const prebuilt = 'squeeze-and-carry'

/** Width and height of the first page, in points. */
async function pageSize(bytes: Uint8Array): Promise<[number, number]> {
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize()
  return [Math.round(width), Math.round(height)]
}
const startOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5))

describe('requesting a printable', () => {
  test('gives a visitor the address of a free one, which is a PDF', async () => {
    const visitor = app.browser()
    const { status, body } = await visitor.post(`/activities/download/${free}`)
    expect([status, body]).toEqual([200, { download_url: `/downloads/${free}.pdf` }])
    const pdf = await visitor.get(body.download_url)
    expect(pdf.status).toBe(200)
    expect(startOf(pdf.body)).toBe('%PDF-')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toContain(
      'inline; filename="sock-mountain-match.pdf"',
    )
    expect(pdf.headers.get('cache-control')).toBe('private, no-cache')
    expect(pdf.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test("has today's date, and is the same until tomorrow", async () => {
    const get = async () => (await app.browser().get(`/downloads/${free}.pdf`)).body
    const sheet = await get()
    const madeOn = (await PDFDocument.load(sheet)).getCreationDate()?.toISOString()
    expect(madeOn).toBe(`${app.deps.now().toISOString().slice(0, 10)}T00:00:00.000Z`)
    app.clock.advance(60)
    expect(await get()).toEqual(sheet)
    app.clock.advance(86_400)
    expect(await get()).not.toEqual(sheet)
  })

  test('works the same through tRPC', async () => {
    const { body } = await app.browser().mutate('downloads.request', { id: free })
    expect(body).toEqual({ download_url: `/downloads/${free}.pdf` })
  })

  test('gives a founding family any activity of the library', async () => {
    const { browser } = await ana(app)
    const { body } = await browser.post(`/activities/download/${prebuilt}`)
    const pdf = await browser.get(body.download_url)
    expect([pdf.status, startOf(pdf.body)]).toEqual([200, '%PDF-'])
  })

  test('is locked for a library activity that a visitor or a reserved family may not open', async () => {
    const reserved = await ben(app)
    for (const browser of [app.browser(), reserved]) {
      const request = await browser.post(`/activities/download/${prebuilt}`)
      const file = await browser.get(`/downloads/${prebuilt}.pdf`)
      for (const { status, body } of [request, file])
        expect([status, body.error_type, body.opens_with]).toEqual([403, 'locked', 'premium'])
    }
  })

  test('is open to a waiting family whose benefit opened the activity, but to no other', async () => {
    openFeature(app, 'premium_library')
    const family = await ben(app)
    const other = await app.register({ name: 'Bea' })
    app.clock.advance(14 * 86_400)
    const row = app.connection
      .prepare("select id from activities where library = 'premium' order by position")
      .get()
    const { id } = row as { id: string }
    expect((await family.post('/user/save-activity', { activity_id: id })).status).toBe(200)
    const { status, body } = await family.post(`/activities/download/${id}`)
    expect([status, body]).toEqual([200, { download_url: `/downloads/${id}.pdf` }])
    const pdf = await family.get(body.download_url)
    expect([pdf.status, startOf(pdf.body)]).toEqual([200, '%PDF-'])
    expect((await other.post(`/activities/download/${id}`)).body.opens_with).toBe('early_access')
    await family.mutate('library.unsave', { activity_id: id })
    expect((await family.post(`/activities/download/${id}`)).status).toBe(403)
  })

  test('lets a reserved family print the free ones', async () => {
    const reserved = await ben(app)
    expect((await reserved.post(`/activities/download/${free}`)).status).toBe(200)
    expect((await reserved.get(`/downloads/${free}.pdf`)).status).toBe(200)
  })

  test("refuses the printable of a reserved family's own activity: that comes with premium", async () => {
    const reserved = await ben(app)
    const row = app.db.select().from(activities).where(eq(activities.id, free)).get()
    const owner = app.connection
      .prepare("select family_id as id from parents where name = 'Ben'")
      .get() as {
      id: string
    }
    if (row)
      app.db
        .insert(activities)
        .values({ ...row, id: 'own-idea', owner_family_id: owner.id, library: 'own' })
        .run()
    const { status, body } = await reserved.post('/activities/download/own-idea')
    expect([status, body]).toEqual([
      403,
      { error: 'Printables of this activity come with premium.', code: 'not_premium' },
    ])
  })

  test.each(['no-such-activity', 'a%00b', '..%2F..%2Fetc%2Fpasswd', "x'--"])(
    'is 404 for %s',
    async (id) => {
      const request = await app.browser().post(`/activities/download/${id}`)
      expect([request.status, request.body]).toEqual([
        404,
        { error: 'Activity not found', code: 'not_found' },
      ])
    },
  )
})

describe('the printable', () => {
  test('is A4 unless letter is requested', async () => {
    const visitor = app.browser()
    const size = async (query: string) =>
      pageSize((await visitor.get(`/downloads/${free}.pdf${query}`)).body)
    expect(await size('?paper=letter')).toEqual([612, 792])
    for (const query of [
      '',
      '?paper=a4',
      '?paper=',
      '?paper=a0',
      '?paper[]=letter',
      '?paper=LETTER',
    ])
      expect(await size(query)).toEqual([595, 842])
    expect(await size('?paper=a4&paper=letter')).toEqual([595, 842])
  })

  test.each([
    ['an unknown activity', 'no-such-activity.pdf', 'Activity not found'],
    ['no ending', free, 'Printable not found'],
    ['another ending', `${free}.html`, 'Printable not found'],
    ['only an ending', '.pdf', 'Printable not found'],
    ['an endless id', `${'a'.repeat(101)}.pdf`, 'Printable not found'],
    ['a path upwards', '..%2F..%2Ffgm.sqlite.pdf', 'Activity not found'],
    ['a broken escape', '%E0%A4%A.pdf', 'Activity not found'],
  ])('is 404 for %s', async (_, file, sentence) => {
    const { status, body } = await app.browser().get(`/downloads/${file}`)
    expect([status, body]).toEqual([404, { error: sentence, code: 'not_found' }])
  })

  test.each([
    ['line ends', 'Socks\r\nSet-Cookie: a=b'],
    ['quotes and paths', '../../"; rm -rf / #.exe'],
    ['another script', 'क्षत्रिय 🧦'],
    ['nothing printable', '///'],
  ])('has a file name that is safe with %s in the title', async (_, title) => {
    app.db.update(activities).set({ title }).where(eq(activities.id, free)).run()
    const { status, headers } = await app.browser().get(`/downloads/${free}.pdf`)
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename="[a-z0-9-]+\.pdf"(; filename\*=UTF-8''[\w%.~-]+)?$/,
    )
  })

  test.each([
    [
      'too many are being made',
      new PdfBusyError('full'),
      '2',
      'Many printables are being made right now. Please try again in a moment.',
    ],
    [
      'one takes too long',
      new PdfTimeoutError('slow'),
      '60',
      'This printable takes longer than usual, so we stopped it. Please try again in a minute.',
    ],
  ])('responds with 503 and a time to retry when %s', async (_, trouble, seconds, sentence) => {
    const refuse = () => Promise.reject(trouble)
    const busy = { render: refuse, close: async () => {} }
    const crowded = createTestApp({}, { pdfs: busy })
    const { status, headers, body } = await crowded.browser().get(`/downloads/${free}.pdf`)
    expect([status, headers.get('retry-after')]).toEqual([503, seconds])
    expect(body.error).toBe(sentence)
  })

  test('reveals nothing of an internal error', async () => {
    const fail = () => Promise.reject(new Error('at worker.ts:12:3'))
    const broken = { render: fail, close: async () => {} }
    const { status, body } = await createTestApp({}, { pdfs: broken })
      .browser()
      .get(`/downloads/${free}.pdf`)
    expect([status, Object.keys(body)]).toEqual([500, ['error', 'code', 'request_id']])
    expect(body.error).toBe('Something went wrong on our side. Please try again.')
  })

  test('can be fetched 60 times in ten minutes, then comes a 429 with a time to retry', async () => {
    const limited = createTestApp({ RATE_LIMITS: 'on' }, { pdfs })
    const visitor = limited.browser()
    const get = () => visitor.get(`/downloads/${free}.pdf`)
    for (let time = 1; time <= 60; time += 1) expect((await get()).status).toBe(200)
    const refused = await get()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect(refused.body.error).toMatch(/try again/)
    limited.clock.advance(600)
    expect((await get()).status).toBe(200)
  })
})
