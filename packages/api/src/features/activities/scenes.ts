import { authoredActivities } from '@fgm/db/seed/activities'
import type { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { dealScenes, type SceneFacts, sceneOf } from '@fgm/shared/activities/scene/rule'
import { sceneCode } from '@fgm/shared/activities/scene/scene'

/**
 * The code of an activity's picture, on its card, its page and its sheet. The authored ones are assigned together, so that
 * neighbors in a list differ; a family's own follow the same rule one by one, by their titles: a shared copy has
 * its own id, and the picture of its original.
 */
export function sceneCodeOf(facts: SceneFacts): string {
  authored ??= dealtCodes()
  return authored.get(facts.id) ?? sceneCode(sceneOf({ ...facts, id: facts.title }))
}

/** Assigned at the first request: only a new version of the server changes the authored activities. */
let authored: ReadonlyMap<string, string> | undefined

function dealtCodes(): ReadonlyMap<string, string> {
  const all = authoredActivities()
  const idsOf = (isIn: (activity: AuthoredActivity) => boolean) =>
    all.filter(isIn).map(({ slug }) => slug)
  const lists = [
    idsOf(({ library }) => library !== 'premium'),
    idsOf(({ library }) => library === 'free'),
    idsOf(({ library }) => library === 'premium'),
  ]
  const scenes = dealScenes(all.map(factsOf), lists)
  return new Map([...scenes].map(([id, scene]) => [id, sceneCode(scene)]))
}

const factsOf = ({ slug, ...fields }: AuthoredActivity): SceneFacts => ({
  ...fields,
  id: slug,
  materials_list: fields.materials_list.join('\n'),
  setup_instructions: fields.setup_instructions.join('\n'),
})
