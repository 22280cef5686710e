import { test } from 'vitest'
import { isNight } from './extent.ts'

/** A second look at a feature that another journey of the gate walks through: `npm run test:nightly` takes it. */
export const atNight: typeof test.skip = test.runIf(isNight)
