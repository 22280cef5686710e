import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startBuiltServer } from './server.ts'

test('the REST quick start of the README works as described', async () => {
  const server = await startBuiltServer()
  const folder = mkdtempSync(join(tmpdir(), 'fgm-readme-'))
  try {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
    const script = /```bash\n(SITE=[\s\S]*?)```/.exec(readme)?.[1]
    if (!script) throw new Error('The README has no quick start')
    // Without --norc bash may take its input for a remote login, and read the machine's own start files.
    const { stdout, stderr, status } = spawnSync(
      'bash',
      ['--norc', '-euo', 'pipefail', '-c', script.replace('http://localhost:3000', server.url)],
      { cwd: folder, encoding: 'utf8' },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('"registration_number":1')
    expect(stdout).toContain('{"is_completed":true,"is_favorite":true}')
    expect(stdout).not.toContain('"error"')
    const printable = readFileSync(join(folder, 'shadow-wave.pdf'))
    expect(printable.subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
})
