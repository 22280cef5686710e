import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { endWithParent, giveUp, inProject } from './project.mjs'

/*
 * `node scripts/run.mjs <name> …` runs a program of the built server in this process, also from a fresh clone: it installs and
 * builds what is missing, and reads a file .env if there is one (not for the demo). `npm start`, `npm run demo` and similar call
 * it; all but restore are safe while the server runs.
 */

const programs = {
  start: 'main',
  demo: 'demo',
  admin: 'administrators',
  backup: 'backup',
  restore: 'restore',
  reconcile: 'reconcile',
}

const [name] = process.argv.splice(2, 1)
if (!Object.hasOwn(programs, name ?? ''))
  giveUp(`Usage: node scripts/run.mjs <${Object.keys(programs).join(' | ')}> …`)
if (name === 'start' || name === 'demo') endWithParent()
await ensureInstalled()
await ensureBuilt()
if (name === 'demo') useDemoSettings()
else if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
process.env.NODE_ENV ||= 'production'
await import(`../packages/api/dist/${programs[name]}.mjs`)

/** The demo's families have a separate folder, never the product's DATA_DIR. */
function useDemoSettings() {
  process.env.NODE_ENV = 'development'
  process.env.PAYMENTS ||= 'sandbox'
  process.env.DATA_DIR = process.env.DEMO_DATA_DIR || inProject('data/demo')
}
