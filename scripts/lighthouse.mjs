import { ensureBuilt } from './build.mjs'
import { runCommand, typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'

/* `npm run lighthouse`: how good the pages are for a browser on a phone; see scripts/lighthouse/lighthouse.ts. */

await ensureInstalled()
await ensureBuilt()
const { code } = await runCommand(
  typescript('scripts/lighthouse/lighthouse.ts', ...process.argv.slice(2)),
)
process.exit(code)
