import { type Db, prepareOnce } from '@fgm/db'
import { users } from '@fgm/db/schema'
import { type RegistrationInfo, registrationInfo } from '@fgm/shared/tiers'
import { max } from 'drizzle-orm'
import { spotsTaken } from '../founding-spots/founding-spots.ts'
import { readSetting } from '../settings/settings.ts'

/**
 * How many families have registered. Numbers are given 1, 2, 3 ... without gap, so this is also the
 * highest number, which the index answers at any size.
 */
export function familyCount(db: Db): number {
  return highestNumber(db).get()?.count ?? 0
}

const highestNumber = prepareOnce((db) =>
  db
    .select({ count: max(users.registration_number) })
    .from(users)
    .prepare(),
)

/** GET /registration-info: what the next family would get, from the database's own count. */
export function currentRegistrationInfo(db: Db): RegistrationInfo {
  const counts = { family_count: familyCount(db), spots_taken: spotsTaken(db) }
  return registrationInfo(counts, readSetting(db, 'are_spots_shown'))
}
