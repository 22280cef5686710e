import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* CONTRIBUTING.md has one `git ls-files` line for each noun. This runs them. */

const root = dirname(import.meta.dirname)
const packages = {
  shared: 'packages/shared/src/',
  schema: 'packages/db/src/schema/',
  seed: 'packages/db/src/seed/',
  api: 'packages/api/src/features/',
  services: 'packages/api/src/services/',
  print: 'packages/api/src/print/',
  web: 'packages/web/src/features/',
}

const filesOf = (line: string) =>
  execSync(line, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean)
const nouns = [
  ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| (\S.*?) +\| `(git ls-files(?: '[\w*/.-]+')+)` +\| (\S.*?) +\|$/gm,
  ),
].map(([, name = '', line = '', claimed = '']) => ({ name, claimed, files: filesOf(line) }))

test.each(nouns)('$name has files in: $claimed', ({ claimed, files }) => {
  const packageOf = (path: string) =>
    Object.entries(packages).find(([, folder]) => path.startsWith(folder))?.[0] ?? path
  expect([...new Set(files.map(packageOf))].sort()).toEqual(claimed.split(', ').sort())
})

test('every feature and every table belongs to exactly one noun, and no file to two', () => {
  const owned = filesOf(`git ls-files ${packages.schema} ${packages.api} ${packages.web}`)
  const problems = new Set([...owned, ...nouns.flatMap(({ files }) => files)])
  problems.delete('packages/db/src/schema/index.ts')
  for (const path of problems)
    if (nouns.filter(({ files }) => files.includes(path)).length === 1) problems.delete(path)
  expect([...problems]).toEqual([])
})
