import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Writes a generated file. Called with --check it writes nothing, and exits with 1 when the file
 * differs from what would be written.
 */
export function keepGenerated(path: string, content: string, script: string) {
  const fullPath = join(root, path)
  const isCurrent = existsSync(fullPath) && readFileSync(fullPath, 'utf8') === content
  if (!process.argv.includes('--check')) {
    if (!isCurrent) writeFileSync(fullPath, content)
    console.log(`${path} is ${isCurrent ? 'up to date' : 'written'}.`)
  } else if (!isCurrent) {
    console.error(`${path} is out of date: run 'node --import tsx ${script}'.`)
    process.exitCode = 1
  }
}
