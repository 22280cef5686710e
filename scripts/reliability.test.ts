import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asvs, deviations } from './reliability/asvs.ts'
import { cases } from './reliability/cases.ts'
import { reliabilityPage } from './reliability/page.ts'
import { type Claim, partsOf, problemOf } from './reliability/proofs.ts'

/* What docs/reliability.md claims is proven by tests that are there, or says in words why not. */

const root = join(import.meta.dirname, '..')
const named = (claims: readonly Claim[]) => claims.map((claim) => [claim.statement, claim] as const)

describe('the cases', () => {
  test('are 73, each once', () => {
    expect(cases).toHaveLength(73)
    expect(new Set(cases.map(({ statement }) => statement)).size).toBe(cases.length)
  })

  test.each(named(cases))('%s', (_, { proofs }) => {
    expect(proofs.length).toBeGreaterThan(0)
    expect(proofs.map(problemOf).filter(Boolean)).toEqual([])
  })
})

describe('the rows of ASVS 5.0', () => {
  test('are 79, of which at most four deviate', () => {
    expect(asvs).toHaveLength(79)
    expect(deviations.map(({ id }) => id)).toEqual(['V6.2.1', 'V6.3.3', 'V10.1.2, V10.5.1'])
    const unproven = asvs.filter(({ proofs }) => proofs.length === 0)
    expect(unproven.filter((row) => !deviations.includes(row))).toEqual([])
  })

  test.each(named(asvs))('%s', (_, { proofs }) => {
    expect(proofs.map(problemOf).filter(Boolean)).toEqual([])
  })
})

describe('a proof', () => {
  test('that is none is noticed: no file, no such test', () => {
    expect(problemOf('auth/nowhere: a test')).toContain('there is no')
    expect(problemOf('auth/csrf: a test that nobody wrote')).toContain('holds nothing called')
    expect(problemOf('docs/nowhere.md')).toContain('there is no')
    expect(partsOf('shared/text: a name: with a colon').name).toBe('a name: with a colon')
  })

  test('stands in the page as it stands in the lists', () => {
    const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
    expect(reliabilityPage(page)).toBe(page)
    expect(existsSync(join(root, 'scripts/reliability-page.ts'))).toBe(true)
  })
})
