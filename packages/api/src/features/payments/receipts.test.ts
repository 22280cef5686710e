import { mailOutboxTable } from '@fgm/db/schema'
import type { Receipt } from '@fgm/shared/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { checkBooks, createPaymentsApp, type PaymentsApp } from '../../../test/payments-app.ts'
import { readPdf } from '../../../test/pdf/read-pdf.ts'

let it: PaymentsApp
let receipt: Receipt
beforeAll(async () => {
  it = await createPaymentsApp()
  await it.verify(it.ben, it.fake.pay(await it.orderId(it.ben, 'EUR')).handed)
  receipt = (await it.ben.get('/user/receipts')).body.receipts[0]
})
afterAll(async () => {
  await it.app.deps.pdfs.close()
  await it.fake.close()
})

describe('a receipt', () => {
  test('is in the list of the family that paid, and of no one else', async () => {
    expect(receipt).toMatchObject({
      receipt_number: 'FGM-000001',
      label: 'Early Bird',
      amount: 450,
      currency: 'EUR',
      paid_at: '2026-03-02T09:00:00.000Z',
      is_duplicate: false,
      is_refunded: false,
    })
    expect((await (await eve(it.app)).get('/user/receipts')).body).toEqual({ receipts: [] })
    expect((await it.app.browser().get('/user/receipts')).status).toBe(401)
  })

  test('is a PDF that says who paid what for what', async () => {
    const { status, headers, body } = await it.ben.get(receipt.download_url)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    const { words, pages, unseen } = await readPdf(body)
    expect([pages, unseen]).toEqual([1, []])
    for (const part of ['FGM-000001', 'March 2, 2026', 'Ben, ben@example.com', '€4.50'])
      expect(words).toContain(part)
    expect(words).toContain('Lifetime premium (Early Bird)')
    expect(words).toContain('Test payment: no money was moved.')
  })

  test('fits a name of any length and script on one page', async () => {
    const name = `${'Ана 🦦 क्षत्रिय '.repeat(20)}`
    it.app.connection.prepare("update parents set name = ? where name = 'Ben'").run(name)
    const { pages, words } = await readPdf((await it.ben.get(receipt.download_url)).body)
    it.app.connection.prepare("update parents set name = 'Ben' where name = ?").run(name)
    expect(pages).toBe(1)
    expect(words).toContain('€4.50')
  })

  test('of another family is a 404, and a visitor gets a 401', async () => {
    const other = await it.app.register({ name: 'Zoe' })
    const { status, body } = await other.get(receipt.download_url)
    expect([status, body]).toEqual([404, { error: 'Receipt not found', code: 'not_found' }])
    expect((await it.ben.get('/user/receipts/unknown.pdf')).status).toBe(404)
    expect((await it.ben.get('/user/receipts/unknown')).status).toBe(404)
    expect((await it.app.browser().get(receipt.download_url)).status).toBe(401)
  })

  test('is one mail, which in test mode says that no money was taken', () => {
    const mails = it.app.db
      .select()
      .from(mailOutboxTable)
      .where(eq(mailOutboxTable.kind, 'receipt'))
      .all()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: 'Test: your receipt FGM-000001',
      to_address: 'ben@example.com',
    })
    expect(mails[0]?.text_body).toContain('This was a test payment of €4.50. No money was taken')
    expect(mails[0]?.text_body).not.toMatch(/We received|\/upgrade/)
  })

  test('stays on record without a name when the family leaves', async () => {
    it.app.connection.pragma('foreign_keys = ON')
    it.app.connection
      .prepare("delete from families where id = (select family_id from parents where name = 'Ben')")
      .run()
    const row = it.app.connection.prepare('select * from payments').get()
    expect(row).toMatchObject({ family_id: null, amount: 450, amount_usd: 500 })
    expect(it.app.connection.prepare('select * from orders').get()).toMatchObject({
      family_id: null,
      state: 'paid',
    })
    expect(() => checkBooks(it)).toThrow()
  })
})
