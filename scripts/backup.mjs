import { runBuilt } from './run-built.mjs'

/* `npm run backup`: one backup of the database now (docs/backups.md). Safe beside a running server. */

await runBuilt('backup')
