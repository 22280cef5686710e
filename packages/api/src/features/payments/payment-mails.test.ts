import { expect, test } from 'vitest'
import { receiptMail, testReceiptMail } from './payment-mails.ts'

const paid = { receipt_number: 'FGM-000001', price: '€4.50', payment_id: 'pay_1' }

test('a receipt says what was received and what the family now has', () => {
  const mail = receiptMail(paid)
  expect(mail.subject).toBe('Your receipt FGM-000001')
  expect(mail.paragraphs.join(' ')).toContain('We received €4.50. Premium is yours for life')
  expect(mail.action?.url).toBe('/upgrade')
})

test('a receipt in test mode claims no money, and links to no checkout', () => {
  const mail = testReceiptMail(paid)
  expect(mail.subject).toBe('Test: your receipt FGM-000001')
  expect(mail.paragraphs[0]).toBe(
    'This was a test payment of €4.50. No money was taken, and none is due.',
  )
  expect(JSON.stringify(mail)).not.toMatch(/upgrade|We received/)
})
