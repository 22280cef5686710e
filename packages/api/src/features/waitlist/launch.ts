import type { Deps } from '../../deps.ts'
import { databaseCreatedAt, readSetting } from '../settings/settings.ts'

const days_until_launch = 30

/** When the product launches: as an administrator set it, else 30 days after the database was created. */
export function launchDate({ db, now }: Pick<Deps, 'db' | 'now'>): Date {
  const chosen = readSetting(db, 'launch_date')
  if (chosen) return new Date(`${chosen}T00:00:00.000Z`)
  const created = databaseCreatedAt({ db, now }).getTime()
  const day = new Date(created + days_until_launch * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T00:00:00.000Z`)
}
