import { createRequire } from 'node:module'
import { sqlitePackage } from '../../packages/db/src/sqlite-package.mjs'

/*
 * Loaded into a server before it starts: makes it commit as the driver does by default, without waiting for the disk. The product
 * has no such setting; the power cut needs it to prove that its cut is real.
 */

const inDatabasePackage = createRequire(new URL('../../packages/db/src/', import.meta.url))
const { prototype } = inDatabasePackage(sqlitePackage)
const { pragma } = prototype

prototype.pragma = function unsynced(source, options) {
  return pragma.call(this, source.replace('synchronous = FULL', 'synchronous = NORMAL'), options)
}
