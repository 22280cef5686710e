import { auditEntries } from '@fgm/db/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ana, registerFamilies, root } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { csvCell } from './queue-export.ts'

const path = '/api/admin/waitlist-queue/export'

/** Founding spots are taken, and these families wait. */
async function openQueue(...names: string[]) {
  const app = createTestApp()
  const browser = await root(app)
  registerFamilies(app, 50)
  // Including names from before the rules for names.
  const rename = app.connection.prepare('update parents set name = ? where email = ?')
  for (const [place, name] of names.entries()) {
    const email = `waiting-${place}@example.com`
    await app.register({ name: 'Ben', email })
    rename.run(name, email)
  }
  return { app, browser }
}

/** 2,550 families wait: more than are read at once. */
async function openLongQueue() {
  const app = createTestApp()
  const browser = await root(app)
  registerFamilies(app, 2_600)
  return { app, browser }
}

const bytesOf = async ({ app }: TestApp, cookies: Map<string, string>, url = path) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return Buffer.from(await (await app.request(url, { headers: { cookie } })).arrayBuffer())
}

/** Reads a file of RFC 4180 the way a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push(row.splice(0))
    row = end === ',' ? row : []
  }
  return rows
}

describe('the queue as a file', () => {
  let long: ReturnType<typeof openLongQueue>
  beforeAll(() => {
    long = openLongQueue()
  })

  test('is a download with a byte order mark, first in line first', async () => {
    const { app, browser } = await openQueue('Zoë', 'Ben')
    const { status, headers } = await browser.get(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="waitlist-2026-03-02.csv"',
    )
    const bytes = await bytesOf(app, browser.cookies)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(readCsv(bytes.subarray(3).toString())).toEqual([
      ['Position', 'Name', 'E-mail', 'Status', 'Family number', 'Registered at'],
      ['1', 'Zoë', 'waiting-0@example.com', 'reserved', '51', '2026-03-02T09:00:00.000Z'],
      ['2', 'Ben', 'waiting-1@example.com', 'reserved', '52', '2026-03-02T09:00:00.000Z'],
    ])
  })

  test('has the search results, with the positions in the full queue', async () => {
    const { app, browser } = await openQueue('Cleo', 'Ben')
    const rows = readCsv((await bytesOf(app, browser.cookies, `${path}?query=bEN`)).toString())
    expect(rows.slice(1)).toMatchObject([{ 0: '2', 1: 'Ben' }])
    expect((await browser.get(`${path}?query=${'x'.repeat(101)}`)).status).toBe(400)
  })

  test('has only the requested tier', async () => {
    const { app, browser } = await openQueue('Cleo', 'Ben')
    app.connection.exec("update families set tier = 'standard' where registration_number = 51")
    const rows = readCsv(
      (await bytesOf(app, browser.cookies, `${path}?tier=recovery_tier`)).toString(),
    )
    expect(rows.slice(1)).toMatchObject([{ 0: '2', 1: 'Ben' }])
    expect((await browser.get(`${path}?tier=gold`)).status).toBe(400)
    const { entries } = (await browser.get('/api/admin/audit-log?target_kind=queue&is_mine=true'))
      .body
    expect(entries).toMatchObject([{ details: { families: 1, is_searched: true } }])
    const others = await browser.get('/api/admin/audit-log?is_mine=false')
    expect(others.body.entries).toEqual([])
  })

  test("runs no formula, whatever a family's name", async () => {
    const { app, browser } = await openQueue('=SUM("A1")', '+1 Ann', '@SUM(A1)', 'O"Neil, Al')
    const rows = readCsv((await bytesOf(app, browser.cookies)).toString())
    expect(rows.slice(1).map(([, name]) => name)).toEqual([
      '\'=SUM("A1")',
      "'+1 Ann",
      "'@SUM(A1)",
      'O"Neil, Al',
    ])
  })

  test('is complete when it is long', async () => {
    const { app, browser } = await long
    const rows = readCsv((await bytesOf(app, browser.cookies)).toString())
    expect(rows).toHaveLength(2_551)
    expect(rows.at(-1)?.[4]).toBe('2600')
  })

  test('is read while it is sent: a family that moves is in it once, one that leaves is not', async () => {
    const { app, browser } = await long
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const { body } = await app.app.request(path, { headers: { cookie } })
    const reader = body?.getReader()
    const chunks = [(await reader?.read())?.value, (await reader?.read())?.value]
    const change = app.connection.prepare(
      'update families set queue_order = ? where registration_number = ?',
    )
    change.run(1, 2_600)
    change.run(2 ** 40, 51)
    app.connection.exec("update families set deleted_at = 'now' where registration_number = 2599")
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      chunks.push(read.value)
    const rows = readCsv(Buffer.concat(chunks.filter((chunk) => chunk !== undefined)).toString())
    const numbers = rows.slice(1).map((row) => Number(row[4]))
    expect(numbers).toEqual(
      Array.from({ length: 2_550 }, (_, at) => at + 51).filter((number) => number !== 2_599),
    )
  })

  test('is only for administrators, and each download is in the audit log', async () => {
    const { app, browser } = await openQueue('Ben')
    expect((await app.browser().get(path)).status).toBe(401)
    const parent = await (await ana(app)).browser.get(path)
    expect([parent.status, parent.body]).toEqual([
      403,
      { error: 'Access Denied', code: 'access_denied' },
    ])
    await browser.send('HEAD', path, undefined, {})
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await browser.get(path, elsewhere)).status).toBe(403)
    expect(app.db.select().from(auditEntries).all()).toEqual([])
    await browser.get(`${path}?query=ben`)
    const { entries } = (await browser.get('/api/admin/audit-log')).body
    expect(entries).toMatchObject([
      {
        action: 'admin.exportQueue',
        what: 'Downloaded a part of the queue as a file. Families in it: 1.',
      },
    ])
  })
})

test('any text is one cell, is read back unchanged, and begins no formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ,"\'aé＝') }), (text) => {
      const [cell = ''] = readCsv(`${csvCell(text)}\r\n`)[0] ?? []
      expect([text, `'${text}`]).toContain(cell)
      expect(cell).not.toMatch(/^\s*[=+\-@＝]|^[\t\r\n]/)
    }),
  )
})

test('no formula begins where a spreadsheet of another locale ends a cell', () => {
  expect(csvCell("Ann;=cmd|' /C calc'!A0;")).toBe("Ann;'=cmd|' /C calc'!A0;")
  expect(csvCell('Ann; +1;-2')).toBe("Ann;' +1;'-2")
  expect(csvCell('Ann; Ben')).toBe('Ann; Ben')
})
