import { readDistress, readDistressInActivity } from '@fgm/shared/distress/distress'
import { type HelpTopic, helpFor } from '@fgm/shared/distress/help'
import type { HelpCountry, HelpInstead } from '@fgm/shared/distress/help-instead'
import type { Deps } from '../../core/deps.ts'
import { countersOf } from '../counters/counters.ts'
import { checkedLines } from './help-lines.ts'

/**
 * Help in the place of an answer, where a text tells of distress (decisions §14); null where it does not. Asked
 * before anything else is done with the text. Nothing of it is stored or logged, only counted by kind.
 */
export const helpInstead = (
  deps: Pick<Deps, 'db'>,
  text: string,
  country: HelpCountry | undefined = undefined,
): HelpInstead | null => helpOf(deps, readDistress(text), country)

/** The same for words of an own activity, in which play and secrets are no signs of distress. */
export const helpInsteadOfActivity = (deps: Pick<Deps, 'db'>, words: string): HelpInstead | null =>
  helpOf(deps, readDistressInActivity(words), undefined)

function helpOf(
  { db }: Pick<Deps, 'db'>,
  kind: HelpTopic | null,
  country: HelpCountry | undefined,
): HelpInstead | null {
  if (kind === null) return null
  countersOf(db).helpShown.inc({ kind })
  return helpFor(kind, country, checkedLines(db))
}

/** Where anybody can turn to, without having told of anything. */
export const helpForAnybody = ({ db }: Pick<Deps, 'db'>, country: HelpCountry | undefined) =>
  helpFor('anything', country, checkedLines(db))
