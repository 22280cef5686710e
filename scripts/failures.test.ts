import { join } from 'node:path'
import { expect, test } from 'vitest'

// The scripts are plain JavaScript, without types.
const modules: string[] = ['./failures.mjs', './project.mjs']
const [{ failuresIn }, { root }] = await Promise.all(modules.map((path) => import(path)))

const passed = { status: 'passed', fullName: 'adds up', failureMessages: [] }
const failed = (fullName: string) => ({
  status: 'failed',
  fullName,
  failureMessages: [`AssertionError: ${fullName} was 2\n    at line 1\n    at line 2`],
})
const file = (name: string, message: string, ...assertionResults: object[]) => ({
  name: join(root, name),
  message,
  status: message || assertionResults.some((one) => one !== passed) ? 'failed' : 'passed',
  assertionResults,
})

test('the names of what failed come first, each with its error; what passed is not named', () => {
  const report = { testResults: [file('a.test.ts', '', passed, failed('counts'), failed('sums'))] }
  const lines = failuresIn(report).split('\n')
  expect(lines.slice(0, 5)).toEqual([
    '2 failed:',
    '- a.test.ts > counts',
    '    AssertionError: counts was 2',
    '- a.test.ts > sums',
    '    AssertionError: sums was 2',
  ])
  expect(lines).toContain('    at line 2')
  expect(lines.join()).not.toContain('adds up')
})

test('a file whose hook failed is named even when none of its tests ran', () => {
  const text = failuresIn({ testResults: [file('b.test.ts', 'The server did not start')] })
  expect(text.split('\n').slice(1, 3)).toEqual(['- b.test.ts', '    The server did not start'])
  const unsaid = { ...file('b.test.ts', ''), status: 'failed' }
  expect(failuresIn({ testResults: [unsaid] })).toContain('- b.test.ts\n    a hook failed')
})

test('many failures leave room for their first errors within forty lines', () => {
  const many = Array.from({ length: 60 }, (_, at) => failed(`number ${at}`))
  const lines = failuresIn({ testResults: [file('c.test.ts', '', ...many)] }).split('\n')
  expect(lines[0]).toBe('60 failed:')
  expect(lines.slice(0, 40)).toContain('- and 45 more')
  expect(lines.slice(0, 40)).toContain('    at line 1')
})

test('a run without failures says nothing', () => {
  expect(failuresIn({ testResults: [file('d.test.ts', '', passed)] })).toBe('')
})
