import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const project = pathToFileURL(join(import.meta.dirname, 'project.mjs')).href

/** What a release for that range says of a Node; empty when it takes it. */
function said(node: string, version: string): string {
  const program = `const { nodeProblem } = await import(${JSON.stringify(project)})
    process.stdout.write(nodeProblem({ label: '1.2.3-abc', node: '${node}' }, '${version}') ?? '')`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  }).stdout
}

test.each([
  ['>=20.19 <21', '20.19.0', true],
  ['>=20.19 <21', '20.18.9', false],
  ['>=20.19 <21', '21.0.0', false],
  ['>=22.14', '22.13.1', false],
  ['>=22.14', '22.14.0', true],
  ['>=22.14', '24.0.0', true],
  ['>=20.19 <21 || >=22.14', '20.20.2', true],
  ['>=20.19 <21 || >=22.14', '22.12.0', false],
  ['>=20.19 <21 || >=22.14', '26.1.0', true],
  ['whatever', '24.0.0', false],
])('a release for Node %s on %s: %s', (node, version, isTaken) => {
  const sentence = `Release 1.2.3-abc runs on Node ${node}; this is ${version}.`
  expect(said(node, version)).toContain(isTaken ? '' : sentence)
  expect(said(node, version) === '').toBe(isTaken)
})
