import { relative } from 'node:path'
import { type Config, readConfig } from '../core/config.ts'
import { createLog } from '../core/log.ts'
import { openDeps, refuseTakenPort, startServer } from '../http/server.ts'
import { makeDemoData } from './demo/demo-data.ts'
import { demoFamilies, demoPassword, mailHost, rootEmail } from './demo/demo-families.ts'
import { finishDemoFolder, prepareDemoFolder } from './demo/demo-folder.ts'
import { print, runProgram } from './run-program.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/*
 * The program behind `npm run demo`: makes demo data if there is none, then serves the product.
 * Called by scripts/run.mjs, which sets the folder and the mode.
 */

const log = createLog('warn')

await runProgram(async () => {
  const config = demoConfig()
  await refuseTakenPort(config)
  await ensureDemoData(config)
  const server = await startServer(config, log)
  print(welcome(config))
  stopOnSignal(server)
})
// Timers that have begun do not keep a demo alive that could not start.
if (process.exitCode) process.exit()

/** The configuration of the environment, but no mail leaves this machine, and there are no backups. */
function demoConfig(): Config {
  const admin = { email: rootEmail, password: demoPassword }
  const config = readConfig()
  return { ...config, smtp_url: null, admin, backups: { ...config.backups, is_on: false } }
}

async function ensureDemoData(config: Config) {
  const options = { is_fresh_wanted: process.argv.includes('--fresh') }
  if (prepareDemoFolder(config.data_dir, options)) return
  print('Making the demo data ...')
  const deps = openDeps(config, log)
  await makeDemoData(deps)
  await deps.close()
  finishDemoFolder(config.data_dir)
}

function welcome(config: Config): string {
  const signIns = ['ana', 'ben'].map(
    (mailbox) => `${mailbox}@${mailHost}`.padEnd(20) + demoFamilies[mailbox]?.role,
  )
  return `
Five Good Minutes is open:  ${config.base_url}

  Log in with the password ${demoPassword} as
    ${[...signIns, `${rootEmail.padEnd(20)}the administrator`].join('\n    ')}

  Mails are kept in ${relative('.', config.data_dir)}/mail. Ctrl-C stops.
`
}
