import { type AnySQLiteColumn, integer, text } from 'drizzle-orm/sqlite-core'

/*
 * Column kinds with one meaning each. The property name is the column name, so a column has one spelling from SQL to the page.
 * Times, ids and random values are never column defaults: they come from the caller's `deps`, so that a test can control them.
 */

/** Primary key, an opaque string made by `deps.newId()` (activities use their slug). */
export const id = () => text().primaryKey()

/** The id of the row that this one belongs to; deleting that row deletes this one. */
export const belongsTo = (owner: () => AnySQLiteColumn) =>
  text().notNull().references(owner, { onDelete: 'cascade' })

/** A moment as ISO-8601 UTC text, e.g. `2026-11-21T12:00:00.000Z`: sorts as text, reads in any tool. */
export const moment = () => text()

/** A calendar day as `YYYY-MM-DD`. */
export const day = () => text()

/** True or false, stored as 1 or 0. */
export const flag = () => integer({ mode: 'boolean' })

/** A JSON value of a type that the writer guarantees; schemas in `@fgm/shared` validate what gets in. */
export const json = <T>() => text({ mode: 'json' }).$type<T>()
