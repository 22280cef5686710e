import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { operationsOf, readDocument } from './openapi-document.ts'

/*
 * Collects the responses that all test files of the server got (contract.ts). When the whole project has run and
 * nothing failed, it ends with a failure if an operation of the OpenAPI document was never seen to succeed.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that collects responses: a line `operationId status` each. */
    responsesSeen: string
  }
}

/** Operations that no test sees succeed, each with the reason. */
const neverSucceeding: Record<string, string> = {}

export function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-responses-'))
  // An interrupted run does not call the function below.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'responses')
  project.provide('responsesSeen', file)
  return async () => {
    const seen = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    rmSync(folder, { recursive: true })
    if (await isWholeRun(project)) refuseUnseen(new Set(seen))
  }
}

/** False for chosen files or tests, and for a run that failed anyway. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  const { state, config } = project.vitest
  const { testFiles } = await project.globTestFiles()
  const ran = new Set(state.getFiles().map(({ filepath }) => filepath))
  const isNarrowed = config.testNamePattern !== undefined || !testFiles.every((one) => ran.has(one))
  return !isNarrowed && state.getCountOfFailedTests() === 0
}

function refuseUnseen(seen: ReadonlySet<string>) {
  const succeeded = (id: string) => [200, 201, 302].some((status) => seen.has(`${id} ${status}`))
  const ids = operationsOf(readDocument()).map(({ operationId }) => operationId)
  const missing = ids.filter((id) => !succeeded(id) && !(id in neverSucceeding))
  const explained = Object.keys(neverSucceeding).filter((id) => succeeded(id) || !ids.includes(id))
  if (missing.length > 0) fail(`No test sees these operations succeed: ${missing.join(', ')}`)
  if (explained.length > 0)
    fail(`These need no explanation in operation-coverage.ts: ${explained.join(', ')}`)
}

/** An error at the end of a run is only printed; the exit code is what makes the run fail. */
function fail(sentence: string): never {
  process.exitCode = 1
  throw new Error(sentence)
}
