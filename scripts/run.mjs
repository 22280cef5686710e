import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { endWithParent } from './parent.mjs'
import { giveUp, inProject } from './project.mjs'

/*
 * `node scripts/run.mjs <name> …` runs a program of the built server in this process, from a fresh clone
 * too: it installs and builds what is missing, and reads a file .env if there is one. `npm start`,
 * `npm run admin`, `backup`, `restore` and `reconcile` call it; admin, backup and reconcile are safe while the server runs.
 */

const programs = {
  start: 'main',
  admin: 'administrators',
  backup: 'backup',
  restore: 'restore',
  reconcile: 'reconcile',
}

const [name] = process.argv.splice(2, 1)
if (!Object.hasOwn(programs, name ?? ''))
  giveUp(`Usage: node scripts/run.mjs <${Object.keys(programs).join(' | ')}> …`)
if (name === 'start') endWithParent()
await ensureInstalled()
await ensureBuilt()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import(`../packages/api/dist/${programs[name]}.mjs`)
