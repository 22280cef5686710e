import { endWithParent } from './parent.mjs'
import { runBuilt } from './run-built.mjs'

/* `npm start`: the product itself, from a fresh clone too. Configured by the environment or a file .env. */

endWithParent()
await runBuilt('main')
