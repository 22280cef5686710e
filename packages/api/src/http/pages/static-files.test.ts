import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fgm-static-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), '{}')
}

test('serves what the build made for browsers, and nothing whose name begins with a dot', () => {
  const hidden = ['.vite/manifest.json', '.env.json', 'assets/.cache/deep/list.json']
  for (const path of ['index.html', 'assets/app-12345678.js', ...hidden]) write(path)
  expect([...loadStaticFiles(folder).keys()].sort()).toEqual([
    '/assets/app-12345678.js',
    '/index.html',
  ])
})
