import { prepareOnce } from '@fgm/db'
import { Counter, Histogram } from 'prom-client'

/**
 * Totals since the start of the process, incremented where the events happen; each database connection has its own. A
 * rollback does not undo them: count last in a transaction.
 */
export const countersOf = prepareOnce(() => {
  const registers: [] = []
  const paymentsCaptured = new Counter({
    name: 'fgm_payments_total',
    help: 'Captured payments since the start, by what came of them',
    labelNames: ['disposition'] as const,
    registers,
  })
  for (const disposition of ['activated', 'duplicate', 'unmatched'])
    paymentsCaptured.inc({ disposition }, 0)
  return {
    paymentsCaptured,
    revenue: new Counter({
      name: 'fgm_payments_usd_cents_total',
      help: 'Price of the payments that activated a family since the start, in US cents',
      registers,
    }),
    creditsGranted: new Counter({
      name: 'fgm_credits_granted_total',
      help: 'Credits that were given since the start',
      labelNames: ['reason'] as const,
      registers,
    }),
    creditsSpent: new Counter({
      name: 'fgm_credits_spent_total',
      help: 'Credits that were used since the start',
      registers,
    }),
    helpShown: new Counter({
      name: 'fgm_help_shown_total',
      help: 'Texts since the start that told of distress and were answered with help, by kind',
      labelNames: ['kind'] as const,
      registers,
    }),
    aiAttempts: new Counter({
      name: 'fgm_ai_attempts_total',
      help: 'Calls to AI providers since the start, by purpose (writing or reading); outcome is delivered, tested, unread, agreed, refused or a kind of failure',
      labelNames: ['provider', 'purpose', 'outcome'] as const,
      registers,
    }),
    aiSeconds: new Histogram({
      name: 'fgm_ai_attempt_duration_seconds',
      help: 'How long calls to AI providers took',
      labelNames: ['provider', 'purpose'] as const,
      buckets: [0.5, 1, 2, 4, 8, 15, 25, 45],
      registers,
    }),
    aiCost: new Counter({
      name: 'fgm_ai_cost_micro_usd_total',
      help: 'What calls to AI providers cost since the start, in millionths of a US dollar',
      labelNames: ['provider', 'purpose'] as const,
      registers,
    }),
  }
})
