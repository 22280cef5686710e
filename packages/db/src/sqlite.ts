import { createRequire } from 'node:module'
import type Driver from 'better-sqlite3'
import { sqlitePackage } from './sqlite-package.mjs'

/** The driver of SQLite that runs on this Node. Both that there are have one interface. */
export const Sqlite = createRequire(import.meta.url)(sqlitePackage) as typeof Driver
