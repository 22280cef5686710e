import { defineConfig } from 'vite'

/** Bundles the server into dist/: programs beside each other, native and worker packages left outside. */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: [
      'better-sqlite3',
      'better-sqlite3-compiled',
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
        main: 'src/programs/main.ts',
        administrators: 'src/programs/administrators.ts',
        backup: 'src/programs/backup.ts',
        restore: 'src/programs/restore.ts',
        'backup-worker': 'src/features/backups/backup-worker.ts',
        demo: 'src/programs/demo.ts',
        reconcile: 'src/programs/reconcile.ts',
        'pdf-worker': 'src/print/pdf-worker.ts',
      },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        // One character outside Latin-1 doubles the memory that a file's source takes (docs/decisions/037-speed-of-a-call.md).
        charset: 'ascii',
        comments: { legal: true, jsdoc: false },
      },
    },
  },
})
