import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The repository as the tests of this folder read it. */
export const root = dirname(import.meta.dirname)

/** The paths that a git command lists. */
export const listed = (command: string) =>
  execSync(command, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean)

/** All our paths, including new ones, relative to the root. */
export const paths = listed('git ls-files --cached --others --exclude-standard').filter((path) =>
  existsSync(join(root, path)),
)

export const read = (path: string) => readFileSync(join(root, path), 'utf8')
