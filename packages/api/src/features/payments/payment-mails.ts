import { creditsWhenActive } from '@fgm/shared/family/tiers'
import type { MailContent } from '../mail/mail.ts'

type Paid = { receipt_number: string; price: string; payment_id: string }

const footnote = 'You get this mail because you paid at Five Good Minutes. Please keep it.'

/** The only mail about a payment that made a family active. */
export const receiptMail = ({ receipt_number, price, payment_id }: Paid): MailContent => ({
  subject: `Your receipt ${receipt_number}`,
  preview: 'Premium is yours for life.',
  paragraphs: [
    `We received ${price}. Premium is yours for life: nothing renews, and nothing more is due.`,
    `Every activity is open, with its printable, and ${creditsWhenActive} credits for activities of your own are in your account.`,
    `Receipt ${receipt_number}, payment ${payment_id}.`,
  ],
  action: { label: 'See your receipt', url: '/upgrade' },
  footnote,
})

/** The same after a payment in test mode, in which everything happens except the money. */
export const testReceiptMail = ({ receipt_number, price, payment_id }: Paid): MailContent => ({
  subject: `Test: your receipt ${receipt_number}`,
  preview: 'This was a test. No money was taken.',
  paragraphs: [
    `This was a test payment of ${price}. No money was taken, and none is due.`,
    `Premium is open on your account as after a real payment, with ${creditsWhenActive} credits.`,
    `Test receipt ${receipt_number}, payment ${payment_id}.`,
  ],
  action: { label: 'My Activities', url: '/activities' },
  footnote: 'You get this mail because you tried a test payment at Five Good Minutes.',
})

/** Premium was active already: this payment is refunded. */
export const paidTwiceMail = ({ receipt_number, price, payment_id }: Paid): MailContent => ({
  subject: 'We received a second payment',
  preview: 'We have noted it and will refund it.',
  paragraphs: [
    `We received ${price} although premium is yours already. We will refund this payment; you do not need to do anything.`,
    `If it has not arrived in ten days, reply to this email and mention payment ${payment_id}.`,
    `Receipt ${receipt_number}.`,
  ],
  action: { label: 'See your receipts', url: '/upgrade' },
  footnote,
})
