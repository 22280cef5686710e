import { server_secrets } from '@fgm/db/schema'
import { min } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { readSetting } from '../settings/settings.ts'

const days_until_launch = 30

/** When the product launches: as an administrator set it, else 30 days after the database was created. */
export function launchDate({ db, now }: Pick<Deps, 'db' | 'now'>): Date {
  const chosen = readSetting(db, 'launch_date')
  if (chosen) return new Date(`${chosen}T00:00:00.000Z`)
  // The server makes its own secrets when it first opens the database.
  const first = db
    .select({ at: min(server_secrets.created_at) })
    .from(server_secrets)
    .get()?.at
  const created = first ? Date.parse(first) : now().getTime()
  const day = new Date(created + days_until_launch * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T00:00:00.000Z`)
}
