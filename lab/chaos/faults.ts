import type { Fault } from './fault.ts'
import { aiProvider } from './faults/ai.ts'
import { nightlyBackup } from './faults/backup.ts'
import { disconnects, endlessClients, slowClients } from './faults/clients.ts'
import { clock } from './faults/clock.ts'
import { diskFull } from './faults/disk-full.ts'
import { passwordStorm } from './faults/hashes.ts'
import { logGrowth } from './faults/log-growth.ts'
import { mailServer } from './faults/mail.ts'
import { paymentProvider } from './faults/payments.ts'
import { powerCut } from './faults/power-cut.ts'
import { kill, restarts, stop } from './faults/process.ts'

/** Every fault, in order; those that mostly wait come last, in parallel. */
export const faults: Fault[] = [
  kill,
  stop,
  restarts,
  powerCut,
  diskFull,
  logGrowth,
  nightlyBackup,
  clock,
  disconnects,
  slowClients,
  endlessClients,
  passwordStorm,
  mailServer,
  aiProvider,
  paymentProvider,
]
