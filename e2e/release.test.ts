import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyAt } from './release-family.ts'
import { freePort } from './server.ts'

/*
 * The result of `npm run release`, as a small server gets it: unpacked, with Node and nothing else. No git, no npm,
 * no compiler can be called, so nothing can be fetched or built.
 */

const root = join(import.meta.dirname, '..')
const base = mkdtempSync(join(tmpdir(), 'fgm-archive-'))
const [out, release, bin] = [join(base, 'out'), join(base, 'release'), join(base, 'bin')]
const dataDir = join(base, 'data')
let env: Record<string, string>
let archive: string

beforeAll(async () => {
  for (const folder of [release, bin, join(base, 'home')]) mkdirSync(folder)
  symlinkSync(process.execPath, join(bin, 'node'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  env = { PATH: bin, HOME: join(base, 'home'), PORT: String(port), BASE_URL: url }
  env.DATA_DIR = dataDir
  const given = ['scripts/release.mjs', '--arch', process.arch, '--out', relative(root, out)]
  const made = spawnSync(process.execPath, given, { cwd: root, encoding: 'utf8' })
  expect([made.status, made.stdout + made.stderr]).toEqual([0, expect.stringContaining('.tar.gz')])
  archive = join(out, readdirSync(out).find((name) => name.endsWith('.tar.gz')) ?? '')
  const unpack = ['-xzf', archive, '-C', release, '--strip-components=1']
  expect(spawnSync('tar', unpack).status).toBe(0)
}, 300_000)
afterAll(() => rmSync(base, { recursive: true, force: true }))

test('an archive is identified by its checksum and its manifest', () => {
  const check = spawnSync('sha256sum', ['--check', `${archive}.sha256`], { cwd: out })
  expect(check.status).toBe(0)
  const manifest = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'))
  expect(manifest).toMatchObject({
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    platform: 'linux',
    arch: process.arch,
    node: expect.stringMatching(/^>=\d+\.\d+/),
    packages: expect.objectContaining({ 'better-sqlite3': expect.any(String) }),
  })
})

test('it contains what runs, with its licences, and no tool, report or link', () => {
  const all = readdirSync(release, { recursive: true, withFileTypes: true })
  expect(all.filter((entry) => entry.isSymbolicLink())).toEqual([])
  const packages = readdirSync(join(release, 'node_modules'))
  for (const name of ['typescript', '@typescript', '@scarf', 'vite', 'react', 'prebuild-install'])
    expect(packages).not.toContain(name)
  const licenses = readFileSync(join(release, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  for (const name of ['better-sqlite3', 'react-dom', 'hono'])
    expect(licenses).toContain(`\n${name} `)
})

test('it serves families with Node alone, backs up, and needs less than half of a small machine', async () => {
  const server = spawn('node', ['scripts/run.mjs', 'start'], { cwd: release, env })
  const ended = once(server, 'close')
  const said: string[] = []
  for await (const line of createInterface(server.stdout)) {
    said.push(line)
    if (line.includes('"ready"')) break
  }
  expect(said.at(-1), said.join('\n')).toContain('"ready"')
  const family = familyAt(env.BASE_URL ?? '')
  expect(await family.register('ana@example.com')).toBe(201)
  expect(await family.pageOf('/')).toContain('Five Good Minutes')
  expect(await family.pageOf('/api/docs')).toContain('swagger')
  expect((await family.printable('shadow-wave')).slice(0, 5)).toBe('%PDF-')
  expect(program('admin', 'create', 'root@example.com')).toContain('is an administrator now')
  expect(program('backup')).toContain('checked and read back')
  expect(program('restore', '--check', 'latest')).toContain('2 families and administrators')
  const peak = peakMegabytes(server.pid ?? 0)
  process.stdout.write(`the release took ${peak} MB at most\n`)
  expect(peak).toBeLessThan(400)
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('it cannot be built again, and says so', () => {
  const { status, stderr } = spawnSync('node', ['scripts/build.mjs'], { cwd: release, env })
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('is built already')])
})

/** The output of a program of the release. */
function program(name: string, ...given: string[]): string {
  const run = spawnSync('node', ['scripts/run.mjs', name, ...given], { cwd: release, env })
  expect([name, run.status, String(run.stderr)]).toEqual([name, 0, ''])
  return String(run.stdout)
}

/** The most memory that a process ever used. */
function peakMegabytes(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(peak?.[1]) / 1024)
}
