import { relative } from 'node:path'
import { root } from './project.mjs'

/** More names than this at once say that something larger is wrong. */
const namesShown = 15
const errorLinesShown = 12

/**
 * What failed, out of vitest's JSON report: the names of the tests with the first line of each error, then the
 * errors. A record of CI may keep only the first lines of what a step prints, so this comes before all else.
 * @returns '' where nothing failed, or where the report is of a run that did not get that far.
 */
export function failuresIn({ testResults }) {
  const failures = testResults.flatMap(failuresOf)
  if (failures.length === 0) return ''
  const names = failures
    .slice(0, namesShown)
    .map(({ name, error }) => `- ${name}\n    ${error.split('\n')[0]}`)
  const rest = failures.length - names.length
  if (rest > 0) names.push(`- and ${rest} more`)
  const errors = failures.map(
    ({ name, error }) => `${name}\n${error.split('\n').slice(0, errorLinesShown).join('\n')}`,
  )
  return [`${failures.length} failed:`, ...names, '', ...errors, ''].join('\n')
}

/** A file that could not be read, or whose hook failed, may have no test that ran. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} > ${fullName.trim()}`,
      error: failureMessages.join('\n') || 'without a message',
    }))
  if (message) return [{ name: file, error: message }, ...failed]
  if (status === 'failed' && failed.length === 0) return [{ name: file, error: 'a hook failed' }]
  return failed
}
