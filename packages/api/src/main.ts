import pino from 'pino'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'

/*
 * The program: reads the configuration, serves until it is asked to stop. The only file with effects
 * at import.
 */

const log = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.token', '*.email', 'req.headers.cookie'],
})

try {
  const config = readConfig()
  const server = await startServer(config, log)
  log.info({ port: server.port, address: config.base_url }, 'ready')
  if (config.is_production && !config.is_https)
    log.warn('BASE_URL is plain http: fine on this machine, not on the internet')

  let is_stopping = false
  const stop = (signal: string) => {
    // Asked twice: somebody is in a hurry.
    if (is_stopping) process.exit(1)
    is_stopping = true
    log.info({ signal }, 'stopping')
    server.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
} catch (err) {
  log.fatal(err instanceof Error ? err.message : String(err))
  process.exit(1)
}
