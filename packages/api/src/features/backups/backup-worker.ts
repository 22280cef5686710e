/** The thread that makes one backup. */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type BackupPlan, type MadeBackup, makeBackup } from './make-backup.ts'

export type BackupAnswer = { made: MadeBackup } | { problem: string }

// Linux counts niceness by thread, so this steps back behind the event loop; elsewhere the call would
// slow the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

const answer = (what: BackupAnswer) => parentPort?.postMessage(what)

try {
  answer({ made: await makeBackup(workerData as BackupPlan) })
} catch (cause) {
  answer({ problem: cause instanceof Error ? cause.message : String(cause) })
}
