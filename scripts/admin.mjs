import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'

/*
 * `npm run admin`: lists and makes administrators, and gives them new passwords. Called alone it says
 * how. Safe beside a running server.
 */

await ensureInstalled()
await ensureBuilt()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import('../packages/api/dist/administrators.mjs')
