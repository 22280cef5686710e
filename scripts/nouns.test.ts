import { expect, test } from 'vitest'
import { listed, read } from './tree.ts'

/* CONTRIBUTING.md has one `git ls-files` line for each noun. This runs them. */

const packages = {
  shared: 'packages/shared/src/',
  schema: 'packages/db/src/schema/',
  seed: 'packages/db/src/seed/',
  api: 'packages/api/src/features/',
  services: 'packages/api/src/services/',
  print: 'packages/api/src/print/',
  web: 'packages/web/src/features/',
}

const nouns = [
  ...read('CONTRIBUTING.md').matchAll(
    /^\| (\S.*?) +\| `(git ls-files(?: '[\w*/.-]+')+)` +\| (\S.*?) +\|$/gm,
  ),
].map(([, name = '', line = '', claimed = '']) => ({ name, claimed, files: listed(line) }))

test.each(nouns)('$name has files in: $claimed', ({ claimed, files }) => {
  const packageOf = (path: string) =>
    Object.entries(packages).find(([, folder]) => path.startsWith(folder))?.[0] ?? path
  expect([...new Set(files.map(packageOf))].sort()).toEqual(claimed.split(', ').sort())
})

test('every feature and every table belongs to exactly one noun, and no file to two', () => {
  const owned = listed(`git ls-files ${packages.schema} ${packages.api} ${packages.web}`)
  const problems = new Set([...owned, ...nouns.flatMap(({ files }) => files)])
  problems.delete('packages/db/src/schema/index.ts')
  for (const path of problems)
    if (nouns.filter(({ files }) => files.includes(path)).length === 1) problems.delete(path)
  expect([...problems]).toEqual([])
})
