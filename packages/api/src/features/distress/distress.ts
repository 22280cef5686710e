import { type Db, inTransaction } from '@fgm/db'
import { helpLineChecks, parents } from '@fgm/db/schema'
import { readDistress, readDistressInActivity } from '@fgm/shared/distress/distress'
import { type HelpTopic, helpFor } from '@fgm/shared/distress/help'
import type { HelpCountry } from '@fgm/shared/distress/help-instead'
import type { CheckHelpLine, EditHelpLine, HelpLine } from '@fgm/shared/distress/help-line'
import { type CheckedLine, helpLines } from '@fgm/shared/distress/line-list'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { countersOf } from '../counters/counters.ts'

/**
 * Help instead of a response, if a text mentions distress (decisions §14); null if it does not. Called
 * before anything else is done with the text. Nothing of it is stored or logged, only counted by kind.
 */
export const helpInstead = (deps: Pick<Deps, 'db'>, text: string, country?: HelpCountry) =>
  helpOf(deps, readDistress(text), country)

/** The same for texts of an own activity, in which play and secrets are not signs of distress. */
export const helpInsteadOfActivity = (deps: Pick<Deps, 'db'>, words: string) =>
  helpOf(deps, readDistressInActivity(words))

function helpOf({ db }: Pick<Deps, 'db'>, kind: HelpTopic | null, country?: HelpCountry) {
  if (kind === null) return null
  countersOf(db).helpShown.inc({ kind })
  return helpFor(kind, country, checkedLines(db))
}

/** Help for everyone, without any text. */
export const helpForEveryone = ({ db }: Pick<Deps, 'db'>, country: HelpCountry | undefined) =>
  helpFor('anything', country, checkedLines(db))

/** What administrators confirmed, changed and withdrew, for `helpFor` and for their own list. */
function checkedLines(db: Db): CheckedLine[] {
  return db
    .select({ check: helpLineChecks, checked_by: parents.name })
    .from(helpLineChecks)
    .leftJoin(parents, eq(parents.id, helpLineChecks.checked_by_administrator_id))
    .all()
    .map(({ check: { checked_by_administrator_id: _, ...check }, checked_by }) => ({
      ...check,
      checked_by,
    }))
}

/** All help lines by country, with how sure each is and who last checked it (decisions §14). */
export const listHelpLines = (db: Db): { lines: HelpLine[] } => ({
  lines: helpLines(checkedLines(db)),
})

type Checker = { id: string }

/**
 * Confirms a line: from now on it is shown, even if it was known only from memory.
 * @throws 404 for an unknown line, 409 if another administrator changed it meanwhile or it has no contact.
 */
export function confirmHelpLine(deps: Deps, by: Checker, seen: CheckHelpLine): { message: string } {
  keepCheck(deps, by, seen, (line) => {
    if (line.phone === '' && line.other_way === '')
      throw conflict('help_line_changed', 'This line has no number yet. Add one first.')
    return { ...line, is_withdrawn: false }
  })
  return { message: 'Confirmed. Parents see this line now.' }
}

/**
 * Saves a line as the administrator has just checked it, and shows it.
 * @throws 404 for an unknown line, 409 if another administrator changed it meanwhile.
 */
export function editHelpLine(deps: Deps, by: Checker, edited: EditHelpLine): { message: string } {
  keepCheck(deps, by, edited, (line) => ({ ...line, ...edited, is_withdrawn: false }))
  return { message: 'Saved. Parents see the line like this now.' }
}

/**
 * Hides a line from parents until it is confirmed again.
 * @throws 404 for an unknown line, 409 if another administrator changed it meanwhile.
 */
export function withdrawHelpLine(deps: Deps, by: Checker, seen: CheckHelpLine) {
  keepCheck(deps, by, seen, (line) => ({ ...line, is_withdrawn: true }))
  return { message: 'Withdrawn. Parents no longer see this line.' }
}

function keepCheck(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Checker,
  { id, checked_at }: CheckHelpLine,
  change: (line: HelpLine) => HelpLine,
): void {
  inTransaction(db, (tx) => {
    const line = listHelpLines(tx).lines.find((one) => one.id === id)
    if (!line) throw notFound('Help line')
    if (line.checked_at !== checked_at)
      throw conflict(
        'help_line_changed',
        'Another administrator changed this line meanwhile. Please look at it again.',
      )
    const { name, phone, other_way, hours, url, is_withdrawn } = change(line)
    const row = {
      ...{ name, phone, other_way, hours, url, is_withdrawn },
      ...{ checked_at: now().toISOString(), checked_by_administrator_id: by.id },
    }
    tx.insert(helpLineChecks)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: helpLineChecks.id, set: row })
      .run()
  })
}
