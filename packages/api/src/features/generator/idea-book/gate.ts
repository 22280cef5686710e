import { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { lintGenerated } from '@fgm/shared/safety/lint/lint'
import { isUsable } from './fillings.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'

const shape = AuthoredActivity.shape

/**
 * What is wrong with an idea, as sentences; nothing means it may be shown. Lengths, wording and hazards
 * at the child's real age, and no material that was not ticked.
 */
export function problemsOf(columns: IdeaColumns, request: IdeaRequest): string[] {
  const problems: string[] = []
  for (const id of columns.materials) {
    if (!isUsable(id, request)) problems.push(`${id} is not ticked or too early.`)
  }
  for (const name of ['title', 'description', 'easier', 'harder'] as const) {
    if (!shape[name].safeParse(columns[name]).success) problems.push(`${name} has a wrong length.`)
  }
  for (const finding of lintGenerated(columns, request.child_age)) {
    if (finding.level === 'error') problems.push(`${finding.rule_id} ${finding.message}`)
  }
  return problems
}
