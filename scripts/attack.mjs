import { ensureBuilt } from './build.mjs'
import { runCommand, typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'

/* `npm run attack`: bad inputs by the hundred thousand at the built server (docs/reliability.md). */

await ensureInstalled()
await ensureBuilt()
const { code } = await runCommand(typescript('scripts/attack/attack.ts'))
process.exit(code)
