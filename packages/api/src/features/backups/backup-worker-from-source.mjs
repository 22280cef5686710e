/** Starts the worker from its TypeScript source, as pdf-worker-from-source.mjs does and for its reasons. */
import { register } from 'tsx/esm/api'

register()
await import('./backup-worker.ts')
