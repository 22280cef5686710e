import { readDistress } from '@fgm/shared/distress/distress'
import { helpFor } from '@fgm/shared/distress/help'
import type { HelpCountry, HelpInstead } from '@fgm/shared/distress/help-instead'
import type { Deps } from '../../core/deps.ts'
import { countersOf } from '../counters/counters.ts'
import { checkedLines } from './help-lines.ts'

/**
 * Help in the place of an answer, where a text tells of distress (decisions §14); null where it does not. Asked
 * before anything else is done with the text. Nothing of it is stored or logged, only counted by kind.
 */
export function helpInstead(
  { db }: Pick<Deps, 'db'>,
  text: string,
  country: HelpCountry | undefined = undefined,
): HelpInstead | null {
  const kind = readDistress(text)
  if (kind === null) return null
  countersOf(db).helpShown.inc({ kind })
  return helpFor(kind, country, checkedLines(db))
}
