import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './server.ts'

test('a taken port is reported before the demo data is created', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'fgm-demo-'))
  onTestFinished(() => {
    other.close()
    rmSync(dataDir, { recursive: true })
  })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/api/dist/demo.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`Port ${port} is taken`)
  expect(readdirSync(dataDir)).toEqual([])
})
