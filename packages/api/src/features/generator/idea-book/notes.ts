import type { InterestId, SkillId } from '@fgm/shared/activities/activities'
import { interests, skills } from '@fgm/shared/activities/lists'
import type { Mood } from './archetype.ts'
import { needsPauses } from './composition.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'
import type { Wish } from './wish-words.ts'

/**
 * What is said about the wish: what was used, what was understood but did not fit, and that the rest
 * was not used. Nothing of the wish's own text is repeated, and nothing is pretended.
 */
export function notesFor(
  request: IdeaRequest,
  wish: Wish,
  columns: IdeaColumns,
  made: { skills: readonly SkillId[]; moods: readonly Mood[] },
): string[] {
  const asked = [
    ...wish.moods.map(({ mood, label }) => ({ label, is_met: made.moods.includes(mood) })),
    ...wish.interests.map((id) => ({
      label: topicOf(id),
      is_met: columns.interests.includes(id),
    })),
    ...wish.skills.map((id) => ({ label: skillOf(id), is_met: made.skills.includes(id) })),
    ...(wish.is_indoors ? [{ label: 'indoors', is_met: true }] : []),
  ]
  const met = unique(asked.filter(({ is_met }) => is_met).map(({ label }) => label))
  const missed = unique(asked.filter(({ is_met }) => !is_met).map(({ label }) => label))
  const leftOut = unique(wish.unwanted.filter((id) => !columns.interests.includes(id)).map(topicOf))
  return [
    ...(met.length > 0 ? [`We used: ${met.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`We left out: ${leftOut.join(', ')}.`] : []),
    ...(missed.length > 0 ? [`This idea does not cover: ${missed.join(', ')}.`] : []),
    ...(wish.has_rest
      ? ['We did not use the rest of your wish: the idea book understands only a few words.']
      : []),
    ...closestMatch(request, made.skills),
    ...(needsPauses(request)
      ? ['For this age: several short sittings. Stop while it still goes well.']
      : []),
    ...(columns.duration_minutes === request.duration
      ? []
      : [`This one takes about ${columns.duration_minutes} minutes.`]),
  ]
}

function closestMatch(
  { skill_focus, category }: IdeaRequest,
  madeSkills: readonly SkillId[],
): string[] {
  const [about] = madeSkills
  if (!skill_focus || !about || madeSkills.includes(skill_focus)) return []
  return [
    `Closest match: nothing in ${category} fitted "${skillOf(skill_focus)}" here, so this is about "${skillOf(about)}".`,
  ]
}

const topicOf = (id: InterestId) =>
  (interests.find((interest) => interest.id === id)?.label ?? id).toLowerCase()

const skillOf = (id: SkillId) => skills.find((skill) => skill.id === id)?.label ?? id

const unique = (labels: string[]) => [...new Set(labels)]
