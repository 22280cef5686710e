import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'

/* `npm run backup`: one backup of the database now (docs/backups.md). Safe beside a running server. */

await ensureInstalled()
await ensureBuilt()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import('../packages/api/dist/backup.mjs')
