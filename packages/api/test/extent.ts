import { test } from 'vitest'

/** True in `npm run test:nightly`: every test at full length. The gate runs a share of them. */
export const isNight = process.env.NIGHTLY === '1'

/** Of many cases of the same kind the gate runs every `n`th, the nightly run all. */
export const everyNth = <Case>(cases: readonly Case[], nth: number): readonly Case[] =>
  isNight ? cases : cases.filter((_, at) => at % nth === 0)

/** A test of something that other tests or journeys of the gate cover already: only `npm run test:nightly` runs it. */
export const atNight: typeof test.skip = test.runIf(isNight)
