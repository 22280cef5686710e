import { ensureBuilt } from './build.mjs'
import { runCommand, typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'

/* `npm run bench`: how fast it is; see scripts/bench/bench.ts. */

await ensureInstalled()
await ensureBuilt()
const { code } = await runCommand(typescript('scripts/bench/bench.ts', ...process.argv.slice(2)))
process.exit(code)
