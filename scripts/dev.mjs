import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { endWithParent, inProject, root } from './project.mjs'

/*
 * `npm run dev`: server and pages from their sources, each reloading when its files change. Open the address of the pages; they
 * forward requests to the server. Both stop together.
 */

endWithParent()
await ensureInstalled()
if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
const env = {
  NODE_ENV: 'development',
  PAYMENTS: 'sandbox',
  BACKUPS: 'off',
  DATA_DIR: inProject('data/dev'),
  ...process.env,
  // The development server of the pages forwards requests to this port.
  PORT: '3000',
  BASE_URL: 'http://localhost:5173',
}
const [node, ...server] = typescript('packages/api/src/programs/main.ts')
const pages = [inProject('node_modules/vite/bin/vite.js')]
const watch = ['--watch', '--watch-preserve-output', ...server]
const sides = [
  spawn(node, watch, { cwd: root, env, stdio: 'inherit' }),
  spawn(node, pages, { cwd: inProject('packages/web'), env, stdio: 'inherit' }),
]

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopBoth)
for (const side of sides)
  side.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    stopBoth()
  })

function stopBoth() {
  for (const side of sides) if (side.exitCode === null) side.kill('SIGTERM')
}
