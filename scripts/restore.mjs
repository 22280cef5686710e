import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'

/* `npm run restore`: lists, checks and restores backups (docs/backups.md); called alone it says how. */

await ensureInstalled()
await ensureBuilt()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import('../packages/api/dist/restore.mjs')
