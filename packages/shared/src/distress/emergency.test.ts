import { describe, expect, it } from 'vitest'
import { countryOfLanguage, emergencyNumbers, emergencyNumbersFrom } from './emergency.ts'

describe('the country of a language', () => {
  it.each([
    ['en-US', 'US'],
    ['en-GB', 'GB'],
    ['en_AU', 'AU'],
    ['hi-Deva-IN', 'IN'],
    ['en-US@posix', 'US'],
    ['ca-ES-valencia', 'ES'],
    ['pl-PL', 'EU'],
  ])('%s names %s', (tag, country) => {
    expect(countryOfLanguage(tag)).toBe(country)
  })

  it.each(['en', 'es-419', 'ja-JP', 'zh-Hant', 'en-EU', 'en-USA', 'x-GB', ''])(
    "'%s' names none that we know",
    (tag) => {
      expect(countryOfLanguage(tag)).toBeUndefined()
    },
  )
})

describe('the emergency numbers', () => {
  const numbersFrom = (...of: Parameters<typeof emergencyNumbersFrom>) =>
    emergencyNumbersFrom(...of).map(({ number }) => number)

  it('begin with that of the country, and lose none', () => {
    expect(numbersFrom('GB')).toEqual(['999', '112', '911', '000', '111', '995'])
    expect(numbersFrom('NZ')[0]).toBe('111')
    expect(numbersFrom('EU')[0]).toBe('112')
  })

  it('stay in their order where no country is known', () => {
    expect(emergencyNumbersFrom(undefined)).toEqual(emergencyNumbers)
  })
})
