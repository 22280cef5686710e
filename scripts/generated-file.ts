import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Writes a generated file. Called with --check it writes nothing, and exits with 1 when the file
 * differs from what would be written.
 */
export function keepGenerated(path: string, content: string, script: string) {
  const full_path = join(root, path)
  const is_current = existsSync(full_path) && readFileSync(full_path, 'utf8') === content
  if (!process.argv.includes('--check')) {
    if (!is_current) writeFileSync(full_path, content)
    console.log(`${path} is ${is_current ? 'up to date' : 'written'}.`)
  } else if (!is_current) {
    console.error(`${path} is out of date: run 'node --import tsx ${script}'.`)
    process.exitCode = 1
  }
}
