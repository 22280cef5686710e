import { paths } from '../../../lib/paths.ts'

/** Where a hunt is made, of a house if one is given. */
export const huntFrom = (blueprint?: string) =>
  ({ to: paths.createHunt, search: blueprint === undefined ? {} : { blueprint } }) as const
