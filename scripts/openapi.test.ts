import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { expect, test } from 'vitest'

/* The OpenAPI document passes an independent linter. */

/** Recommended rules that are off, with the reason. */
const decided = {
  // The spec has both /activities/download/{id} and /activities/{id}/status.
  'no-ambiguous-paths': 'off',
  // A mail program's button is redirected to a page.
  'operation-2xx-response': 'off',
  // Maps with known keys say which are there in `propertyNames`.
  'no-required-schema-properties-undefined': 'off',
} as const

test('Redocly finds nothing to say about the OpenAPI document', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: decided })
  const ref = fileURLToPath(new URL('../packages/api/openapi.json', import.meta.url))
  const problems = await lint({ ref, config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})
