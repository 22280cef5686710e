import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { endWithParent } from './parent.mjs'
import { inProject } from './project.mjs'

/* `npm start`: the product itself, from a fresh clone too. Configured by the environment or a file .env. */

endWithParent()
await ensureInstalled()
await ensureBuilt()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import('../packages/api/dist/main.mjs')
