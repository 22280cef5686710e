import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { endWithParent } from './parent.mjs'
import { inProject } from './project.mjs'

/*
 * `npm run demo`: the product with 120 made-up families, in a separate database.
 * `npm run demo -- --fresh` resets it.
 */

endWithParent()
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV = 'development'
process.env.PAYMENTS ||= 'sandbox'
// Never the folder that DATA_DIR names for the product: real families and made-up ones do not mix.
process.env.DATA_DIR = process.env.DEMO_DATA_DIR || inProject('data/demo')
await import('../packages/api/dist/demo.mjs')
