import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The file of a worker: next to the built server or in the folder above the chunk that contains the module at `from`;
 * without a build its source, through tsx.
 */
export function workerFileOf(name: string, from: string): string {
  const files = [`${name}.mjs`, `../${name}.mjs`, `${name}-from-source.mjs`].map((file) =>
    fileURLToPath(new URL(file, from)),
  )
  return files.find((file) => existsSync(file)) ?? String(files[0])
}
