import { runBuilt } from './run-built.mjs'

/*
 * `npm run reconcile`: asks the payment provider about every open order now, as the server does every
 * five minutes, and prints the payments that have to be given back. Safe beside a running server.
 */

await runBuilt('reconcile')
