import { installSentences } from '@fgm/shared/text/sentences'
import { readConfig } from '../core/config.ts'
import { openNextToServer } from '../core/database-file.ts'
import { createLog } from '../core/log.ts'
import { openPayments } from '../features/payments/payments.ts'
import { reconcileOrders } from '../features/payments/reconciliation.ts'
import { paymentsToReturn } from '../features/payments/settlement.ts'
import { system } from '../services/system.ts'
import { print, runProgram } from './run-program.ts'

/* The program behind `npm run reconcile`. */

await runProgram(async () => {
  installSentences()
  const config = readConfig()
  // libsql's SQLite is not safe with two programs at one file (decisions 020).
  if (config.database.driver === 'libsql')
    throw new Error(
      'With libsql the server alone opens the database; it reconciles every 5 minutes.',
    )
  const { db, close } = openNextToServer(config)
  const deps = { ...system, db, config, log: createLog('warn') }
  const payments = openPayments(deps)
  try {
    const round = await reconcileOrders({ ...deps, payments })
    print(
      `${round.asked} open orders asked about: ${round.settled} payments found, ${round.expired} orders expired, ${round.unanswered} without an answer.`,
    )
    if (round.unanswered > 0) process.exitCode = 1
  } finally {
    for (const one of paymentsToReturn(db))
      print(
        `To be given back: ${one.payment_id}, ${one.amount} ${one.currency}, ${one.disposition}.`,
      )
    close()
  }
})
