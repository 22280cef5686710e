import type { Case } from './case.ts'

/** Payments. */
export const payments: readonly Case[] = [
  [
    'The same verification 50 times at once is a success 50 times, and one activation.',
    ['payments/payments: told 50 times at once is a success 50 times, and one activation'],
  ],
  [
    'A changed amount, a signature of another order, another family’s order or a payment used twice opens nothing.',
    [
      'payments/orders: takes no amount, no skipping and no test mode from a client',
      'payments/payments: with the signature of another order',
      "payments/payments: with another family's order, which is not found",
      'payments/payments: with a payment that was used for another order, even where its signature fits',
    ],
  ],
  [
    'With the browser closed after paying, the webhook alone or the reconciliation alone makes the family active, once.',
    [
      'payments/reconciliation: alone finds what a closed browser paid',
      'payments/webhook: before the checkout says so: both are a success, and it counts once',
      'payments/payments: told 100 times at once by checkout, webhook and check counts once',
    ],
  ],
  [
    'A webhook with a wrong signature or a rewritten body is refused; repeated and disordered ones change nothing.',
    [
      'payments/webhook: without a signature, and with a wrong one',
      'payments/webhook: written anew, though it says the same',
      'payments/webhook: told twice, or as both of its kinds, counts once',
      'payments/webhook: in any order never moves an order back',
      'payments/webhook: takes failed, authorized, captured as what it is: a second try',
    ],
  ],
  [
    'An order whose answer got lost is found again; 20 clicks make one; a provider in trouble leaves nothing paid.',
    [
      'payments/orders: whose answer got lost after the order was made, the retry finds that order',
      'payments/orders: is one order after 20 clicks at once',
      'payments/orders: (%s) an order fails with its sentence, and works later',
      'chaos: payments',
    ],
  ],
  [
    'No client skips paying, the simulated checkout cannot run in production, closed payments take none, and the price is that of the order.',
    [
      'payments/orders: takes no amount, no skipping and no test mode from a client',
      'src/config: %j is refused with one sentence',
      'payments/orders: while payments are closed, with the threshold that is set',
      'payments/orders: keeps its price when the price book says another one by the time it is paid',
    ],
  ],
]
