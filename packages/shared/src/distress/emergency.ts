import { type HelpCountry, type HelpEntry, helpCountries } from './help-instead.ts'
import { countryTable } from './help-lines.ts'

/* The emergency numbers. They come with the page, so that they are there without a network. */

const places = countryTable
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([code = '', name = '', emergency = '', silent = '-']) => ({
    ...{ code, name, emergency, silent },
  }))

/** Members of the European Union that have no row. */
const otherMembers = new Set(
  'AT BE BG HR CY CZ DK EE FI GR HU LV LT LU MT PL PT RO SK SI SE'.split(' '),
)

/** The country that a browser's language names ('en-GB'); none if it names no region, or one that we do not know. */
export function countryOfLanguage(tag: string): HelpCountry | undefined {
  const region = /^[a-z]{2,3}([-_][a-z]{4})?[-_]([a-z]{2})\b/i.exec(tag)?.[2]?.toUpperCase() ?? ''
  if (otherMembers.has(region)) return 'EU'
  return helpCountries.find(({ code }) => code === region && code !== 'EU')?.code
}

const anywhere = places.filter(({ code }) => code === 'default')

/** Each emergency number of the known countries, once, with these countries; the one that works in most of them first. */
export const emergencyNumbers: readonly { number: string; countries: string }[] = [
  ...new Set([...anywhere, ...places].map(({ emergency }) => emergency)),
].map((number) => ({
  number,
  countries: places
    .filter(({ code, emergency }) => code !== 'default' && emergency === number)
    .map(({ name }) => name)
    .join(', '),
}))

/** The same, with the number of this country first. */
export function emergencyNumbersFrom(country: HelpCountry | undefined): typeof emergencyNumbers {
  const own = places.find(({ code }) => code === country)?.emergency
  return emergencyNumbers.toSorted((a, b) => Number(b.number === own) - Number(a.number === own))
}

/** The emergency number of a country, and what to do for people who cannot speak; without a country the one that works in many. */
export function emergencyIn(
  country: HelpCountry | undefined,
  { canSpeak }: { canSpeak: boolean },
): HelpEntry {
  const place = places.find(({ code }) => code === country)
  if (place === undefined)
    return {
      name: 'Emergency number',
      how: 'Call 112. It works in many countries; elsewhere call your own number, such as 911, 999 or 000.',
      url: 'tel:112',
    }
  const { name, emergency, silent } = place
  return {
    name: `Emergency number, ${name}`,
    how: `Call ${emergency}.${canSpeak || silent === '-' ? '' : ` If you cannot speak: ${silent}`}`,
    url: telOf(emergency),
  }
}

/** A number as a `tel:` address. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
