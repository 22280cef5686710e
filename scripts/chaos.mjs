import { ensureBuilt } from './build.mjs'
import { runCommand, typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'

/* `npm run chaos`: what the built server survives; see scripts/chaos/chaos.ts. */

await ensureInstalled()
await ensureBuilt()
const { code } = await runCommand(typescript('scripts/chaos/chaos.ts', ...process.argv.slice(2)), {
  env: { CHAOS_BEGAN_AT: String(performance.timeOrigin) },
})
process.exit(code)
