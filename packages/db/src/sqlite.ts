import { createRequire } from 'node:module'
import type Driver from 'better-sqlite3'
import { sqlitePackage } from './sqlite-package.mjs'

/** The SQLite driver that runs on this Node. Both possible drivers have the same interface. */
export const Sqlite = createRequire(import.meta.url)(sqlitePackage) as typeof Driver
