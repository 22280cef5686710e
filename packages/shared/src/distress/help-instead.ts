import { z } from 'zod'

/** Countries that have their own numbers; EU stands for its other members. */
export const HelpCountry = z
  .enum(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'DE', 'ES', 'FR', 'IT', 'NL', 'EU'])
  .meta({ id: 'HelpCountry' })
export type HelpCountry = z.output<typeof HelpCountry>

/** Where to get help; `url` is an address or, as `tel:`, a number to call. */
export const HelpEntry = z.object({ name: z.string(), how: z.string(), url: z.string().optional() })
export type HelpEntry = z.output<typeof HelpEntry>

/** Replaces the normal response when a text tells of distress; nothing of the text is kept (decisions §14). */
export const HelpInstead = z
  .object({ help: z.array(HelpEntry), message: z.string() })
  .meta({ id: 'HelpInstead' })
export type HelpInstead = z.output<typeof HelpInstead>

/** GET /api/help: where to turn to in a country; without one, what works in many. */
export const HelpIn = z.object({ country: HelpCountry.optional() })

/** To be chosen by the person: never guessed from an address. */
export const helpCountries: readonly { code: HelpCountry; name: string }[] = [
  { code: 'AU', name: 'Australia' },
  { code: 'CA', name: 'Canada' },
  { code: 'FR', name: 'France' },
  { code: 'DE', name: 'Germany' },
  { code: 'IN', name: 'India' },
  { code: 'IE', name: 'Ireland' },
  { code: 'IT', name: 'Italy' },
  { code: 'NL', name: 'Netherlands' },
  { code: 'NZ', name: 'New Zealand' },
  { code: 'SG', name: 'Singapore' },
  { code: 'ZA', name: 'South Africa' },
  { code: 'ES', name: 'Spain' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'US', name: 'United States' },
  { code: 'EU', name: 'Elsewhere in the European Union' },
]
