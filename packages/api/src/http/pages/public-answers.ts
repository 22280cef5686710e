import { openDatabase } from '@fgm/db'
import { migrateDatabase } from '@fgm/db/migrate'
import { seedActivities } from '@fgm/db/seed/activities'
import { ActivityCard, ActivityDetail, FreeActivity } from '@fgm/shared/activities/activities'
import { z } from 'zod'
import { projectPaths } from '../../core/project-paths.ts'
import {
  findActivity,
  listActivityCards,
  listFreeActivities,
} from '../../features/activities/activities.ts'

/*
 * Writes what every visitor gets from the authored activities: the list, the free ones and each one. The build of the pages
 * prerenders pages with it (packages/web/prerender.mjs).
 */

const { db, connection } = openDatabase(':memory:')
migrateDatabase(connection, projectPaths.migrations)
seedActivities(db, new Date(0))
const cards = z.array(ActivityCard).parse(listActivityCards(db, null))
const free = { activities: z.array(FreeActivity).parse(listFreeActivities(db)) }
const activities = cards.map(({ id }) =>
  ActivityDetail.parse(findActivity({ db, now: () => new Date(0) }, null, id)),
)
process.stdout.write(JSON.stringify({ cards, free, activities }))
connection.close()
