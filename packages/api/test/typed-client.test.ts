import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { expect, onTestFinished } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { atNight } from './extent.ts'
import { createTestApp } from './test-app.ts'
import { playOneActivity } from './typed-client/journey.ts'

/* The README's command that makes a typed client from the OpenAPI document of a running server. */

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const bin = (folder: string, name: string) => join(folder, 'node_modules/.bin', name)

/** A real server on its own port. @returns its address. */
async function startServer(): Promise<string> {
  // The client checks the document here, not our harness.
  const app = createApp(createTestApp().deps, { files: new Map() })
  const server = serve({ fetch: app.fetch, port: 0 })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** The README's command, for this server, with the generator that is installed here. */
async function generate(site: string, folder: string): Promise<string> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const line = /^npx openapi-typescript@7 (.+)$/m.exec(readme)?.[1]
  if (!line) throw new Error('The README does not say how to make a typed client')
  const options = line.replaceAll('"', '').replaceAll('$SITE', site).split(' ')
  await run(bin(join(root, 'packages/api'), 'openapi-typescript'), options, { cwd: folder })
  return join(folder, 'five-good-minutes.d.ts')
}

/** Compiles the journey with the generated types, as strictly as the compiler can. */
async function compile(folder: string): Promise<string> {
  cpSync(join(import.meta.dirname, 'typed-client/journey.ts'), join(folder, 'journey.ts'))
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    ...{ allowImportingTsExtensions: true, verbatimModuleSyntax: true, types: ['node'] },
    lib: ['es2023', 'dom', 'dom.iterable'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { 'openapi-fetch': [join(root, 'packages/api/node_modules/openapi-fetch')] },
  }
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['journey.ts'] }))
  return run(bin(root, 'tsc'), ['-p', project]).then(
    () => 'compiled',
    ({ stdout }) => String(stdout),
  )
}

atNight(
  'a client is generated, compiles strictly, and plays the quick start of the README',
  async () => {
    const site = await startServer()
    const folder = mkdtempSync(join(tmpdir(), 'fgm-client-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const types = await generate(site, folder)
    expect(statSync(types).size).toBeGreaterThan(100_000)
    expect(await compile(folder)).toBe('compiled')
    const played = await playOneActivity(site)
    expect(played).toMatchObject({
      ...{ next_number: 1, number: 1, by_token: ['Leo'] },
      status: { is_completed: true, is_favorite: true },
    })
    expect([played.samples.length, played.titles.length]).toEqual([12, 5])
    expect((await fetch(`${site}${played.download_url}`)).headers.get('content-type')).toBe(
      'application/pdf',
    )
  },
  60_000,
)
