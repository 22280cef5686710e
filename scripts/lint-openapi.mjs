import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { giveUp } from './project.mjs'

/*
 * `npm run lint:openapi`: a second opinion on packages/api/openapi.json, by Spectral with its rules for OpenAPI. It is 242
 * packages, so npx fetches it when it is asked; the gate has Redocly's linter, which works without a network
 * (openapi.test.ts).
 */

const spectral = '@stoplight/spectral-cli@6.16.3'

const folder = mkdtempSync(join(tmpdir(), 'fgm-spectral-'))
const ruleset = join(folder, 'ruleset.json')
writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }))
const { code } = await runCommand([
  ...['npx', '--yes', '--package', spectral, 'spectral', 'lint', 'packages/api/openapi.json'],
  ...['--ruleset', ruleset, '--fail-severity', 'warn'],
])
rmSync(folder, { recursive: true })
if (code !== 0) giveUp('Spectral finds something to say about packages/api/openapi.json.')
