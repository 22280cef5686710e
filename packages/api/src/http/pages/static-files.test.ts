import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadStaticFiles, serveStaticFile, textFile } from './static-files.ts'

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

test.each([
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['GZIP ; Q=1', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=NaN', null],
  ['x-gzip', null],
])('accept-encoding %s gets %s', (accepted, encoding) => {
  const headers = new Headers({ 'accept-encoding': accepted })
  const file = textFile('text '.repeat(50), {
    'content-type': 'text/plain',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  })
  const response = serveStaticFile(file, headers)
  expect(response.headers.get('content-encoding')).toBe(encoding)
})
