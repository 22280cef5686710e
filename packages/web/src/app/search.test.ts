import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

describe('search parameters', () => {
  it('stay strings, also where they look like numbers', () => {
    expect(parseSearch('?ref=1e5&tab=children')).toEqual({ ref: '1e5', tab: 'children' })
  })

  it('leave out what is empty', () => {
    expect(stringifySearch({ ref: 'A B', tab: '', page: undefined })).toBe('?ref=A+B')
    expect(stringifySearch({})).toBe('')
  })
})
