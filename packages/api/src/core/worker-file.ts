import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The file of a worker: next to the built server or above the chunk that the module at `from` went into; else its source,
 * through tsx.
 */
export function workerFileOf(name: string, from: string): string {
  const files = [`${name}.mjs`, `../${name}.mjs`, `${name}-from-source.mjs`].map((file) =>
    fileURLToPath(new URL(file, from)),
  )
  return files.find((file) => existsSync(file)) ?? String(files[0])
}
