import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* What docs/reliability.md claims is proven by tests that are there, or the row says why not. */

const root = dirname(import.meta.dirname)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
const files = ['packages', 'e2e', 'scripts'].flatMap(filesIn)

const rows = [...read('docs/reliability.md').matchAll(/^\| (\d+|V\d.*?) \| .+ \| (.+) \|$/gm)].map(
  ([, id = '', proofs = '']) => ({ id, proofs: proofs.replaceAll('\\|', '|').split('<br>') }),
)

test('the rows are 73 cases and 79 of ASVS', () => {
  const numbers = Array.from({ length: 73 }, (_, at) => String(at + 1))
  expect(rows.slice(0, 73).map(({ id }) => id)).toEqual(numbers)
  expect(rows.slice(73).filter(({ id }) => id.startsWith('V'))).toHaveLength(79)
  expect(rows).toHaveLength(73 + 79)
})

test('every row names proofs that are there, but for three that deviate', () => {
  expect(rows.flatMap(({ proofs }) => proofs.map(problemOf).filter(Boolean))).toEqual([])
  const deviating = rows.filter(({ proofs }) => proofs.some((text) => text.startsWith('Deviation')))
  expect(deviating.map(({ id }) => id)).toEqual(['V6.2.1', 'V6.3.3', 'V10.1.2, V10.5.1'])
  const unproven = rows.filter(({ proofs }) => !proofs.some((text) => /^[`[]/.test(text)))
  expect(unproven.filter((row) => !deviating.includes(row))).toEqual([])
})

test('a proof that is none is noticed', () => {
  expect(problemOf('`auth/nowhere`: a test')).toContain('0 files')
  expect(problemOf('`auth/csrf`: a test that nobody wrote')).toContain('nothing called')
  expect(problemOf('`npm run chaos -- --only flood`')).toContain('nothing called')
  expect(problemOf('[nowhere](nowhere.md)')).toContain('is missing')
  expect(problemOf('`auth/csrf` without a name')).toContain('cannot be read')
})

/** Why a proof is not one; null when it is, and for plain words. */
function problemOf(proof: string): string | null {
  const link = /^\[[^\]]+\]\(([^)]+)\)$/.exec(proof)?.[1]
  if (link) return existsSync(join(root, 'docs', link)) ? null : `${link} is missing`
  const [, fault, attack, place, testName] =
    /^`(?:npm run chaos -- --only (\S+)|npm run (attack)|(\S+))`(?:: (.+))?$/.exec(proof) ?? []
  const name = fault ?? testName
  if (!name) return /^[`[]/.test(proof) ? `${proof} cannot be read` : null
  const held = place ? files.filter(isCalled(place)) : filesIn(`lab/${attack ?? 'chaos'}`)
  if (place && held.length !== 1) return `${held.length} files are called ${place}.test`
  const text = held.map(read).join('\n')
  const isThere = ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
  return isThere ? null : `${place ?? attack ?? 'chaos'} holds nothing called '${name}'`
}

const isCalled = (place: string) => (path: string) =>
  `/${path}`.split('.test.ts')[0]?.endsWith(`/${place}`) && path.includes('.test.ts')
