import { setFlagsFromString } from 'node:v8'
import { misspelledSettings, readConfig } from '../core/config.ts'
import { createLog } from '../core/log.ts'
import { startServer } from '../http/server.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/* The program: reads the configuration and serves until it has to stop. The only file with effects at import. */

/*
 * By default V8 lets garbage grow to several times the live heap before it collects it: 40 MB became 150. Collecting earlier
 * costs one or two hundredths of the time, and leaves memory on a small machine.
 */
setFlagsFromString('--heap-growing-percent=40')

let log = createLog('info')
// Rejected promises arrive here, too. Node's own handler would print everything in the error.
process.on('uncaughtException', (err) => {
  try {
    log.fatal({ err }, 'the server ends after an uncaught error')
  } finally {
    process.exit(1)
  }
})

try {
  const config = readConfig()
  log = createLog(config.log_level)
  for (const sentence of misspelledSettings()) log.warn(sentence)
  const server = await startServer(config, log)
  log.info({ port: server.port, address: config.base_url }, 'ready')
  if (config.is_production && !config.smtp_url)
    log.warn('SMTP_URL is not set: mails are written to files and are not delivered')
  if (config.is_production && !config.is_https)
    log.warn('BASE_URL is plain http: fine on this machine, not on the internet')

  stopOnSignal(server, {
    onStop: (signal) => log.info({ signal }, 'stopping'),
    onFailure: (err) => log.error({ err }, 'could not stop cleanly'),
  })
} catch (err) {
  log.fatal(err instanceof Error ? err.message : String(err))
  process.exit(1)
}
