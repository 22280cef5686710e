import { describe, expect, test } from 'vitest'
import { readNextPath } from './next-path.ts'

describe('the page that was wanted before logging in', () => {
  test.each([
    '/activities/window-weather-reporter',
    '/premium-library?category=Math%20%26%20Fine%20Motor&item=x',
    '/upgrade#prices',
    '/',
  ])('is %s', (path) => {
    expect(readNextPath(path)).toBe(path)
  })

  test.each([
    'https://elsewhere.example/activities',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/x/..//elsewhere.example',
    '/.//elsewhere.example',
    ' /activities',
    'activities',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/login?next=/login',
    '/register?ref=ABC',
    `/${'a'.repeat(500)}`,
    '',
    undefined,
    null,
    7,
    ['/activities'],
  ])('is never %s', (value) => {
    expect(readNextPath(value)).toBeUndefined()
  })
})
