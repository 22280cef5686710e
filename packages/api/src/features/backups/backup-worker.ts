import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type BackupPlan, type MadeBackup, makeBackup } from './make-backup.ts'

export type BackupResult = { made: MadeBackup } | { problem: string }

// Linux counts niceness by thread, so the event loop keeps its priority; elsewhere the call would
// slow the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

const reply = (what: BackupResult) => parentPort?.postMessage(what)

try {
  reply({ made: await makeBackup(workerData as BackupPlan) })
} catch (cause) {
  reply({ problem: cause instanceof Error ? cause.message : String(cause) })
}
