import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brokenInvariants } from '@fgm/db/invariants'
import { type Acknowledged, lostIn } from '../../../e2e/busy-families.ts'
import { inDatabase } from '../../../e2e/ledger.ts'
import { until } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site.ts'

const familiesAtOnce = 16

export const nightlyBackup: Fault = {
  name: 'backup',
  what: `the nightly backup runs while ${familiesAtOnce} families write; then it is restored and every invariant is checked`,
  run: async (site) => {
    const { server, families, expect } = site
    const ended = new AbortController()
    const before = families.keepBusy(familiesAtOnce, ended.signal)
    await families.whenAcknowledged(150)
    ended.abort()
    await before
    const known = [...families.acknowledged]
    await server.halt()
    missedANight(site)
    await server.resume()
    const evening = new AbortController()
    const busy = families.keepBusy(familiesAtOnce, evening.signal)
    await until('the backup is made', () =>
      server.log_lines.some((line) => /"made a backup"/.test(line)),
    )
    await families.whenAcknowledged(families.acknowledged.length + 40)
    evening.abort()
    await busy
    const meanwhile = families.acknowledged.length - known.length
    const check = await server.run('restore', '--check', 'latest')
    expect(check.code === 0, `the backup does not pass: ${check.output}`)
    await examineCopy(site, known)
    const made = server.log_lines.find((line) => /"made a backup"/.test(line)) ?? '{}'
    const { bytes, seconds } = JSON.parse(made)
    return `${Math.round(bytes / 1024)} KB in ${Number(seconds).toFixed(1)} s while ${meanwhile} writes were acknowledged; it contains all ${known.length} acknowledged before it began`
  },
}

/** A server that was down at night makes up for it at its start; a new one waits for its first night. */
function missedANight({ server }: Site) {
  const daysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString()
  inDatabase(server, (one) => one.prepare('update server_secrets set created_at = ?').run(daysAgo))
}

/** Restores the backup into another folder, and checks its content. */
async function examineCopy({ server, broken, expect }: Site, known: Acknowledged[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fgm-chaos-restored-'))
  try {
    const restored = await server.run('restore', 'latest', '--data-dir', dataDir)
    expect(restored.code === 0, `the backup cannot be restored: ${restored.output}`)
    const copy = { ...server, data_dir: dataDir }
    broken.push(
      ...inDatabase(copy, (one) => brokenInvariants(one)),
      ...inDatabase(copy, (one) => lostIn(one, known)).map((lost) => `not in the backup: ${lost}`),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
