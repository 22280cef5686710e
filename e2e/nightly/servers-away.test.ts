import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { noPrimary } from '@fgm/db/primary'
import { describe, expect, test } from 'vitest'

/* A short run of `npm run servers`: servers that share a primary are killed and stopped, and the primary goes away. */

const hasCaddy = spawnSync('caddy', ['version']).status === 0
const missing = noPrimary ?? (hasCaddy ? null : 'there is no caddy on the PATH')
const title = 'servers behind Caddy while one after the other is away'

describe.skipIf(missing !== null)(missing ? `${title} (${missing})` : title, () => {
  test('lose nothing that was acknowledged, and create nothing twice', async () => {
    const program = ['--import', 'tsx', 'lab/servers/servers.ts', '--minutes', '1.2', '--seed', '7']
    const run = promisify(execFile)(process.execPath, program, {
      cwd: join(import.meta.dirname, '../..'),
      maxBuffer: 64 * 1024 * 1024,
    })
    // Its output contains what it found.
    const { stdout } = await run.catch((cause: { stdout: string }) => cause)
    expect(stdout).toContain('Nothing was lost, and nothing is there twice.')
  }, 900_000)
})
