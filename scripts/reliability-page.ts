import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepGenerated } from './generated-file.ts'
import { reliabilityPage } from './reliability/page.ts'

/* Writes the tables of docs/reliability.md; with --check it only says whether they are up to date. */

const path = 'docs/reliability.md'
keepGenerated(
  path,
  reliabilityPage(readFileSync(join(import.meta.dirname, '..', path), 'utf8')),
  'scripts/reliability-page.ts',
)
