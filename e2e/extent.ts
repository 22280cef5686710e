/** True in `npm run test:nightly`: every journey, each at full length. The gate takes a share of them. */
export const isNight = process.env.NIGHTLY === '1'

/** The themes in which axe looks at a page: the words are the same by night, so the gate looks by day. */
export const themes: readonly ('light' | 'dark')[] = isNight ? ['light', 'dark'] : ['light']
