import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'

/**
 * Runs a program of the built server in this process, from a fresh clone too: installs and builds what is
 * missing, and takes the environment from a file .env where there is one.
 */
export async function runBuilt(program) {
  await ensureInstalled()
  await ensureBuilt()
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
  process.env.NODE_ENV ||= 'production'
  await import(`../packages/api/dist/${program}.mjs`)
}
