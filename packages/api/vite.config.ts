import { defineConfig, type Plugin } from 'vite'

/**
 * tRPC is published for browsers of 2017: its copies of objects (`{ ...one, ...other }`) go property by
 * property through descriptors, some twenty times a call, which took a fifth of the server's time.
 * The bundle copies as the language does. The build fails when tRPC no longer has that function.
 */
function copyObjectsNatively(): Plugin {
  const slow_copy = /function _objectSpread2\(e\) \{[\s\S]*?\n\}/
  let is_done = false
  return {
    name: 'copy-objects-natively',
    transform: {
      filter: { id: /@trpc\/server\/dist\// },
      handler(code) {
        if (!slow_copy.test(code)) return null
        is_done = true
        return code.replace(
          slow_copy,
          'function _objectSpread2(copy, ...sources) { return Object.assign(copy, ...sources) }',
        )
      },
    },
    buildEnd(error) {
      if (!error && !is_done) this.error('tRPC has no slow copy any more: remove this plugin.')
    },
  }
}

/** Bundles the server into dist/: programs beside each other, native and worker packages left outside. */
export default defineConfig({
  plugins: [copyObjectsNatively()],
  ssr: {
    noExternal: true,
    external: [
      'better-sqlite3',
      'libsql',
      '@node-rs/argon2',
      'pino',
      'prom-client',
      'swagger-ui-dist',
    ],
    target: 'node',
  },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        administrators: 'src/administrators.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        'backup-worker': 'src/features/backups/backup-worker.ts',
        demo: 'src/demo.ts',
        reconcile: 'src/reconcile.ts',
        'pdf-worker': 'src/features/downloads/pdf-worker.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
})
