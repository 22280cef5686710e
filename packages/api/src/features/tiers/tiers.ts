import { type Db, prepareOnce } from '@fgm/db'
import { families } from '@fgm/db/schema'
import { max } from 'drizzle-orm'

/**
 * How many families have registered. Numbers are given 1, 2, 3 ... without gap, so this is also the
 * highest number, which the index answers at any size.
 */
export const familyCount = (db: Db): number => highestNumber(db).get()?.count ?? 0

const highestNumber = prepareOnce((db) =>
  db
    .select({ count: max(families.registration_number) })
    .from(families)
    .prepare(),
)
