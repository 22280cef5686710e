/**
 * Starts the worker from its TypeScript source, for development and tests. A worker thread does not
 * take tsx from its parent and `execArgv: ['--import', 'tsx']` does not reach it (tsx 4.23, Node 20),
 * so the loader is registered here. The built server has `pdf-worker.mjs` and never comes here.
 */
import { register } from 'tsx/esm/api'

register()
await import('./pdf-worker.ts')
