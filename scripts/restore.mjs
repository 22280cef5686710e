import { runBuilt } from './run-built.mjs'

/* `npm run restore`: lists, checks and restores backups (docs/backups.md); called alone it says how. */

await runBuilt('restore')
