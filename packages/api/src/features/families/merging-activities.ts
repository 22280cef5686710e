import type { Db } from '@fgm/db'
import { activities, type Family } from '@fgm/db/schema'
import { eq, sql } from 'drizzle-orm'
import { forgetMade } from '../idempotency/idempotency.ts'

type Row = typeof activities.$inferSelect

/**
 * Copies of the same activity that still say the same become one: who leaves with a copy and comes back doubles nothing.
 * What was done with the copy was done with the original. Where either was changed both stay: somebody wrote each.
 */
export function mergeActivities(tx: Db, from: Pick<Family, 'id'>, into: Pick<Family, 'id'>) {
  const of = ({ id }: Pick<Family, 'id'>) =>
    tx.select().from(activities).where(eq(activities.owner_family_id, id)).all()
  const there = new Map(of(into).map((row) => [contentOf(row), row.id]))
  for (const row of of(from)) {
    const kept = there.get(contentOf(row))
    if (kept) becomeOne(tx, from, row.id, kept)
  }
}

/** Where it comes from, and all that a family can change. */
const contentOf = ({ id, origin_id, ...row }: Row) =>
  JSON.stringify([
    origin_id ?? id,
    ...[row.title, row.description, row.materials_list, row.setup_instructions],
    ...[row.connection_prompt, row.easier, row.harder],
  ])

const references = [
  ['plays', 'activity_id'],
  ['favorites', 'activity_id'],
  ['saved_activities', 'activity_id'],
  ['community_items', 'source_activity_id'],
  ['generations', 'activity_id'],
] as const

function becomeOne(tx: Db, from: Pick<Family, 'id'>, gone: string, kept: string) {
  for (const [table, column] of references) {
    const [name, reference] = [sql.identifier(table), sql.identifier(column)]
    tx.run(sql`update or ignore ${name} set ${reference} = ${kept} where ${reference} = ${gone}`)
  }
  tx.run(sql`update day_links set items = replace(items, ${gone}, ${kept})
    where family_id = ${from.id} and instr(items, ${gone}) > 0`)
  forgetMade(tx, gone)
  tx.delete(activities).where(eq(activities.id, gone)).run()
}
