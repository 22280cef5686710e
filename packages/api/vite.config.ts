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
