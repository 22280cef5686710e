import { test } from 'vitest'

/** True in `npm run test:nightly`: every test at full length. The gate takes a share of them. */
export const isNight = process.env.NIGHTLY === '1'

/** Of many cases of the same kind the gate takes every so-and-so-many-th, the night all. */
export const everyNth = <Case>(cases: readonly Case[], nth: number): readonly Case[] =>
  isNight ? cases : cases.filter((_, at) => at % nth === 0)

/** A second look at what other tests or journeys of the gate look at already: `npm run test:nightly` takes it. */
export const atNight: typeof test.skip = test.runIf(isNight)
