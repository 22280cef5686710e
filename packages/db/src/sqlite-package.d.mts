export declare const isSqliteCompiled: boolean
export declare const sqlitePackage: 'better-sqlite3' | 'better-sqlite3-compiled'
