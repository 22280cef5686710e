/*
 * The only file that knows which better-sqlite3 runs on this Node (docs/decisions/001-versions.md). Plain JavaScript, because
 * `scripts/install.mjs` imports it before anything is installed.
 */

/**
 * The newer one has its binaries inside the package. They need the tenth Node-API, which Node 22.14 and later have; on older
 * versions they crash the process. There the older package is compiled at installation.
 */
export const isSqliteCompiled = Number(process.versions.napi) < 10

/** The name of the package that is loaded; `@fgm/db` and `@fgm/api` depend on it. */
export const sqlitePackage = isSqliteCompiled ? 'better-sqlite3-compiled' : 'better-sqlite3'
