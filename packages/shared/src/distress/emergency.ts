import type { HelpCountry, HelpEntry } from './help-instead.ts'
import { countryTable } from './help-lines.ts'

/* The emergency numbers. They come with the page: a network that is gone must not hide them. */

const places = countryTable
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([code = '', name = '', emergency = '', silent = '-']) => ({
    ...{ code, name, emergency, silent },
  }))

const anywhere = places.filter(({ code }) => code === 'default')

/** Each emergency number of the countries that we name, once, with these countries; first the one that works in most of them. */
export const emergencyNumbers: readonly { number: string; countries: string }[] = [
  ...new Set([...anywhere, ...places].map(({ emergency }) => emergency)),
].map((number) => ({
  number,
  countries: places
    .filter(({ code, emergency }) => code !== 'default' && emergency === number)
    .map(({ name }) => name)
    .join(', '),
}))

/** The emergency number of a country, and for who cannot speak what to do; without a country the one that works in many. */
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

/** A number as the address that calls it. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
