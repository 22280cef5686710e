/**
 * True in `npm run test:nightly`: every journey, each at full length. The gate takes a share of them. Not imported
 * from `@fgm/api/extent`: vitest.config.ts reads this file, and that one needs a running vitest.
 */
export const isNight = process.env.NIGHTLY === '1'

/** Of the variants of a journey (a screen, a currency, a page) the gate takes the first, or so many; the night all. */
export const share = <Variant>(variants: readonly Variant[], count = 1) =>
  isNight ? variants : variants.slice(0, count)

/** The themes in which axe checks a page: the texts are the same in both, so the gate checks the light one. */
export const themes: readonly ('light' | 'dark')[] = isNight ? ['light', 'dark'] : ['light']
