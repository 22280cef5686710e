import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'

/*
 * `npm run reconcile`: asks the payment provider about every open order now, as the server does every
 * five minutes, and prints the payments that have to be given back. Safe beside a running server.
 */

await ensureInstalled()
await ensureBuilt()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import('../packages/api/dist/reconcile.mjs')
