import { normalize } from 'node:path'
import { expect, test } from 'vitest'
import { paths, read } from './tree.ts'

/* Every claim of docs/reliability.md is proven by existing tests, or the row says why not. */

const tests = paths.filter((path) => /^(packages|e2e|scripts)\/.*\.test\.tsx?$/.test(path))

const rows = [...read('docs/reliability.md').matchAll(/^\| (\d+|V\d.*?) \| .+ \| (.+) \|$/gm)].map(
  ([, id = '', proofs = '']) => ({ id, proofs: proofs.replaceAll('\\|', '|').split('<br>') }),
)

test('the rows are 75 cases and 79 of ASVS', () => {
  const numbers = Array.from({ length: 75 }, (_, at) => String(at + 1))
  expect(rows.slice(0, 75).map(({ id }) => id)).toEqual(numbers)
  expect(rows.slice(75).map(({ id }) => id[0])).toEqual(Array(79).fill('V'))
})

test('every row names proofs that exist, except three that deviate', () => {
  expect(rows.flatMap(({ proofs }) => proofs.map(problemOf).filter(Boolean))).toEqual([])
  const deviating = rows.filter(({ proofs }) => proofs.some((text) => text.startsWith('Deviation')))
  expect(deviating.map(({ id }) => id)).toEqual(['V6.2.1', 'V6.3.3', 'V10.1.2, V10.5.1'])
  const unproven = rows.filter(({ proofs }) => !proofs.some((text) => /^[`[]/.test(text)))
  expect(unproven.filter((row) => !deviating.includes(row))).toEqual([])
})

/** Why a proof is invalid; null when it is valid, and for plain words. */
function problemOf(proof: string): string | null {
  const link = /^\[[^\]]+\]\(([^)]+)\)$/.exec(proof)?.[1]
  if (link) return paths.includes(normalize(`docs/${link}`)) ? null : `${link} is missing`
  const [, fault, attack, place, testName] =
    /^`(?:npm run chaos -- --only (\S+)|npm run (attack)|(\S+))`(?:: (.+))?$/.exec(proof) ?? []
  const name = fault ?? testName
  if (!name) return /^[`[]/.test(proof) ? `${proof} cannot be read` : null
  const held = place
    ? tests.filter((path) => `/${path}`.split('.test.ts')[0]?.endsWith(`/${place}`))
    : paths.filter((path) => path.startsWith(`lab/${attack ?? 'chaos'}/`))
  if (place && held.length !== 1) return `${held.length} files are called ${place}.test`
  const text = held.map(read).join('\n')
  const isThere = ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
  return isThere ? null : `${place ?? attack ?? 'chaos'} holds nothing called '${name}'`
}
