import type { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { isUsable } from './fillings.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'

/** An authored activity answers only when category, age, minutes and all of its materials match. */
export function isFullMatch(item: AuthoredActivity, request: IdeaRequest): boolean {
  return isPlayable(item, request) && Math.abs(item.duration_minutes - request.duration) <= 5
}

/** The same, whatever the minutes. */
export function isPlayable(item: AuthoredActivity, request: IdeaRequest): boolean {
  return (
    item.own_category === request.category &&
    item.setting !== 'outdoor' &&
    request.child_age >= item.min_age &&
    request.child_age <= item.max_age &&
    item.materials.every((id) => isUsable(id, request))
  )
}

/** An authored activity as columns: its texts stay as they were written. */
export function libraryColumns(item: AuthoredActivity, request: IdeaRequest): IdeaColumns {
  const { slug: _, library: __, collection: ___, ...columns } = item
  return {
    ...columns,
    category: request.category,
    own_category: request.category,
    materials_list: item.materials_list.join('\n'),
    setup_instructions: item.setup_instructions.join('\n'),
    learning_objectives: item.learning_objectives.join('\n'),
  }
}
