import type { InterestId, SkillId } from '@fgm/shared/activities/activities'
import { interests, skills } from '@fgm/shared/activities/lists'
import { type EverydayMoment, everydayMoments } from '@fgm/shared/activities/moment-lists'
import { understoodWords, unusedSentences, type WishReading } from '@fgm/shared/generator/wish'
import { type Need, needWordings } from '@fgm/shared/generator/wish-words'
import { mostMinutesAt } from './composition.ts'
import type { IdeaColumns, IdeaRequest } from './idea.ts'

/**
 * The notes about the wish: what was understood, in the words that the form showed before, what did not fit, and what could
 * not be used. They repeat nothing of the wish's own text and pretend nothing.
 */
export function notesFor(
  request: IdeaRequest,
  wish: WishReading,
  columns: IdeaColumns,
  missed: readonly (EverydayMoment | Need)[],
  madeSkills: readonly SkillId[],
): string[] {
  const understood = understoodWords(wish)
  const uncovered = [
    ...missed.map(labelOf),
    ...wish.topics.filter(({ id }) => !columns.interests.includes(id)).map(({ id }) => topicOf(id)),
    ...wish.skills.filter((id) => !madeSkills.includes(id)).map(skillOf),
  ]
  return [
    ...(understood ? [`We understood: ${understood}.`] : []),
    ...(uncovered.length > 0
      ? [`This idea does not cover: ${[...new Set(uncovered)].join(', ')}.`]
      : []),
    ...unusedSentences(wish),
    ...(columns.own_category === request.category
      ? []
      : [
          `Nothing in ${request.category} fits that moment, so this one is ${columns.own_category}.`,
        ]),
    ...closestMatch(request, madeSkills),
    ...otherMinutes(request, columns),
  ]
}

function otherMinutes({ duration, child_age }: IdeaRequest, { duration_minutes }: IdeaColumns) {
  if (duration_minutes === duration) return []
  const why = duration > mostMinutesAt(child_age) && child_age <= 5 ? ', plenty at this age' : ''
  return [`This one takes about ${duration_minutes} minutes${why}. Play it again, or make another.`]
}

function closestMatch({ skill_focus, category }: IdeaRequest, madeSkills: readonly SkillId[]) {
  const [about] = madeSkills
  if (!skill_focus || !about || madeSkills.includes(skill_focus)) return []
  return [
    `Closest match: nothing in ${category} fitted "${skillOf(skill_focus)}" here, so this is about "${skillOf(about)}".`,
  ]
}

const labelOf = (id: EverydayMoment | Need) =>
  (
    everydayMoments.find((moment) => moment.id === id)?.label ??
    needWordings.find((need) => need.id === id)?.said[0]?.label ??
    id
  ).toLowerCase()

const topicOf = (id: InterestId) =>
  (interests.find((interest) => interest.id === id)?.label ?? id).toLowerCase()

const skillOf = (id: SkillId) => skills.find((skill) => skill.id === id)?.label ?? id
