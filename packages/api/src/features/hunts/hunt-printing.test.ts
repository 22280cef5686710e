import { hunts } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve } from '../../../test/cast.ts'
import { atNight } from '../../../test/extent.ts'
import { addBlueprint, addHunt, fourRooms, smallPlay } from '../../../test/houses.ts'
import { readCodes, says } from '../../../test/pdf/read-codes.ts'
import { readPdf } from '../../../test/pdf/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { createPdfRenderer, PdfBusyError } from '../../print/pdf-renderer.ts'

// One renderer for all tests: its thread takes a moment to start.
const pdfs = createPdfRenderer()
afterAll(() => pdfs.close())

let app: TestApp
let founder: TestBrowser
beforeEach(async () => {
  app = createTestApp({ BASE_URL: 'https://minutes.example' }, { pdfs })
  founder = (await ana(app)).browser
})

const pathOf = (id: string, query = '') => `/api/scavenger-hunts/${id}/print${query}`
const ready = 'rainbow-rooms'

describe('printing a hunt', () => {
  test('gives a family its own hunt as a PDF', async () => {
    const id = await addHunt(founder)
    const { status, headers, body } = await founder.get(pathOf(id))
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe(
      'inline; filename="scavenger-hunt-rainy-day-treasure.pdf"; ' +
        "filename*=UTF-8''Scavenger%20hunt%20Rainy%20Day%20Treasure.pdf",
    )
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    const { words } = await readPdf(body)
    expect(words).toContain('Find what stirs the soup.')
    expect(words).toContain('Five Good Minutes minutes.example/scavenger-hunt Page 1 of 3')
  })

  test('puts a code on each card that opens the player at this item', async () => {
    const id = await addHunt(founder)
    const { sheets } = await readPdf((await founder.get(pathOf(id))).body)
    const codes = readCodes(sheets[0]?.content ?? '')
    const found = `https://minutes.example/scavenger-hunt/play/${id}?found=item-`
    expect(codes.map((code, at) => says(code, `${found}${at + 1}`))).toEqual([true, true])
  })

  atNight('is A4 unless letter is requested', async () => {
    const widthOf = async (query: string) =>
      (await readPdf((await founder.get(pathOf(ready, query))).body)).doc.getPage(0).getWidth()
    expect(await widthOf('?paper=letter')).toBe(612)
    for (const query of ['', '?paper=a4', '?paper=LETTER', '?paper=', '?paper[]=letter'])
      expect(await widthOf(query)).toBe(595.28)
  })

  test('follows a change', async () => {
    const id = await addHunt(founder)
    await founder.get(pathOf(id))
    await founder.put(`/api/scavenger-hunts/${id}`, { hunt_name: 'Sunny Day' })
    expect((await readPdf((await founder.get(pathOf(id))).body)).doc.getTitle()).toBe('Sunny Day')
  })

  test('lets a family that waits print the ready ones', async () => {
    const { status, body } = await (await ben(app)).get(pathOf(ready))
    expect([status, (await readPdf(body)).doc.getTitle()]).toEqual([200, 'Rainbow Rooms'])
  })
})

describe('a story on paper', () => {
  atNight('is the hunt’s own, with its treasure, or the requested one', async () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, name: id, description: `Find ${id}.` }))
    const own = { items_data: items, story_id: 'night-train', treasure_place: 'behind the couch' }
    const id = await addHunt(founder, own)
    const { words } = await readPdf((await founder.get(pathOf(id))).body)
    expect(words).toContain('The treasure: behind the couch.')
    const other = await readPdf((await founder.get(pathOf(id, '?story=number-safe'))).body)
    expect(other.words).toContain('The Number Safe')
    const none = await readPdf((await founder.get(pathOf(ready, '?story=no-such'))).body)
    expect(none.sheets).toHaveLength(3)
  })

  test("names no treasure's place that a child must not search", async () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, name: id, description: `Find ${id}.` }))
    const own = { items_data: items, story_id: 'night-train', treasure_place: 'in the hot oven' }
    const { words } = await readPdf((await founder.get(pathOf(await addHunt(founder, own)))).body)
    expect(words).toContain('You know where the treasure is')
    expect(words).not.toContain('oven')
  })

  test('puts no card where a child must not go, and has no story for older children', async () => {
    const items = ['in the hot oven', 'under the rug', 'by the f r i d g e'].map(
      (location, at) => ({ id: `${at}`, name: `Thing ${at}`, description: 'Find it.', location }),
    )
    const furniture = fourRooms.furniture.map((one) => ({
      ...one,
      type: one.id === 'f' ? 'stove' : one.type,
    }))
    const pot = { id: 'pot', name: 'Pot', description: 'Find it.', location: 'Kitchen - stove' }
    const own = {
      blueprint_id: await addBlueprint(founder, { blueprint_data: { ...fourRooms, furniture } }),
      items_data: [...items, { ...pot, place_id: 'f' }],
      story_id: 'night-train',
      age_range: '3-4',
    }
    const id = await addHunt(founder, own)
    for (const query of ['', '?cards=pictures', '?story=number-safe']) {
      const { words } = await readPdf((await founder.get(pathOf(id, query))).body)
      expect(words).not.toMatch(/oven|f r i d g e|stove/)
      expect(words).toContain('under the rug')
      expect(words).toContain('Night Train')
    }
    app.db.update(hunts).set({ story_id: 'number-safe' }).where(eq(hunts.id, id)).run()
    const { sheets } = await readPdf((await founder.get(pathOf(id))).body)
    expect(sheets.map(({ words }) => words).join()).not.toContain('Number Safe')
  })
})

describe('a certificate', () => {
  const certificateOf = (id: string, query = '') => `/api/hunt-memories/${id}/certificate${query}`
  async function memory() {
    const id = await addHunt(founder)
    const [child] = (await founder.get('/user/profile')).body.children
    await founder.post(`/api/scavenger-hunts/${id}/complete`, {
      ...smallPlay,
      child_ids: [child.id],
    })
    const [found] = (await founder.query('hunts.memories', {})).body.memories
    return { ...found, child: child.name }
  }

  test('has name, hunt and day of the play; the day differs from ours by at most one', async () => {
    const { id, child, completed_at } = await memory()
    const { status, headers, body } = await founder.get(certificateOf(id))
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { words, doc } = await readPdf(body)
    for (const text of [child, '“Rainy Day Treasure”']) expect(words).toContain(text)
    const dayAfter = (days: number) =>
      new Date(Date.parse(completed_at) + days * 86_400_000).toISOString().slice(0, 10)
    const made = async (query: string) =>
      (await readPdf((await founder.get(certificateOf(id, query))).body)).doc.getCreationDate()
    expect(doc.getCreationDate()?.toISOString()).toBe(`${dayAfter(0)}T00:00:00.000Z`)
    expect((await made(`?day=${dayAfter(1)}`))?.toISOString()).toContain(dayAfter(1))
    for (const day of [dayAfter(2), 'soon', '2026-02-31', ''])
      expect((await made(`?day=${day}`))?.toISOString()).toContain(dayAfter(0))
  })

  test('is only for its family', async () => {
    const { id } = await memory()
    expect((await app.browser().get(certificateOf(id))).status).toBe(401)
    const intruder = await eve(app)
    for (const one of [id, 'no-such'])
      expect((await intruder.get(certificateOf(one))).body.code).toBe('not_found')
  })

  test('gets a 503 when too many sheets are being made', async () => {
    const { id } = await memory()
    const refuse = () => Promise.reject(new PdfBusyError('full'))
    app.deps.pdfs = { ...pdfs, render: refuse }
    expect((await founder.get(certificateOf(id))).status).toBe(503)
  })
})

describe('printing is refused', () => {
  test('to a visitor, whatever the id', async () => {
    for (const id of [ready, 'no-such-hunt']) {
      const { status, body } = await app.browser().get(pathOf(id))
      expect([status, body]).toEqual([401, { error: 'Please log in first.', code: 'signed_out' }])
    }
  })

  test('as not found to another family, exactly as for a hunt that is not there', async () => {
    const id = await addHunt(founder)
    const intruder = await eve(app)
    for (const one of [id, 'no-such-hunt', 'a%00b', '..%2F..%2Fetc', '%E0%A4%A', 'x'.repeat(200)]) {
      const { status, body } = await intruder.get(pathOf(one))
      expect([status, body]).toEqual([
        404,
        { error: 'Scavenger hunt not found', code: 'not_found' },
      ])
    }
  })

  test('with a time to retry when too many sheets are being made', async () => {
    const refuse = () => Promise.reject(new PdfBusyError('full'))
    app.deps.pdfs = { ...pdfs, render: refuse }
    const { status, headers } = await founder.get(pathOf(ready))
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('after 60 in ten minutes, for this family only', async () => {
    const limited = createTestApp({ RATE_LIMITS: 'on' }, { pdfs })
    const { browser } = await ana(limited)
    for (let time = 1; time <= 60; time += 1)
      expect((await browser.get(pathOf(ready))).status).toBe(200)
    const refused = await browser.get(pathOf(ready))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await (await eve(limited)).get(pathOf(ready))).status).toBe(200)
    limited.clock.advance(600)
    expect((await browser.get(pathOf(ready))).status).toBe(200)
  })
})
