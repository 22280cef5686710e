import { runBuilt } from './run-built.mjs'

/*
 * `npm run admin`: lists and makes administrators, and gives them new passwords. Called alone it says
 * how. Safe beside a running server.
 */

await runBuilt('administrators')
