import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleReadyItems } from '@fgm/db/seed/hunts'
import { renderEnvExample } from '../packages/api/src/core/config.ts'
import { openApiDocument } from '../packages/api/src/http/rest/openapi.ts'

/* Writes the files that are generated from our sources; with --check it only lists outdated ones. */

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const generated = {
  '.env.example': renderEnvExample(),
  'packages/api/openapi.json': json(openApiDocument()),
  'packages/db/src/seed/hunts/ready-items.json': json(sampleReadyItems()),
}

for (const [path, content] of Object.entries(generated)) {
  const file = join(import.meta.dirname, '..', path)
  if (readFileSync(file, 'utf8') === content) continue
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run 'node --import tsx scripts/generate.ts'.`)
    process.exitCode = 1
  } else writeFileSync(file, content)
}
