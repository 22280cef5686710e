import { materialIds, ownCategories } from '@fgm/shared/activities/lists'
import type { VariationKind } from '@fgm/shared/generator'
import { describe, expect, it } from 'vitest'
import { isNight } from '../../../../test/extent.ts'
import type { Idea, IdeaRequest } from './idea.ts'
import { composeIdea, problemsOf } from './idea-book.ts'

const levels = ['easy', 'medium', 'hard']

const requests: IdeaRequest[] = [2, 4, 6, 9, 12].flatMap((childAge) =>
  ownCategories.flatMap((category) =>
    (isNight ? [5, 30, 60] : [30]).map((duration) => ({
      child_age: childAge,
      category,
      duration,
      available_materials: materialIds,
      child_interests: ['space' as const],
      skill_focus: null,
      wish: '',
      attempt: childAge + duration,
      avoid_titles: [],
      variation: null,
    })),
  ),
)

function varied(request: IdeaRequest, idea: Idea, kind: VariationKind) {
  const { title, materials, setup_instructions } = idea.activity
  const next: IdeaRequest = {
    ...request,
    attempt: request.attempt + 1,
    avoid_titles: [title],
    variation: {
      kind,
      of: { title, materials, setup_instructions: setup_instructions.split('\n') },
    },
  }
  const made = composeIdea(next)
  expect(problemsOf(made.activity, next)).toEqual([])
  expect(made.activity.title).not.toBe(title)
  return made
}

describe('a variation', () => {
  it('is the same idea made easier: not more difficult, and with other words', () => {
    let same = 0
    for (const request of requests) {
      const idea = composeIdea(request)
      const easier = varied(request, idea, 'easier')
      expect(levels.indexOf(easier.activity.difficulty_level)).toBeLessThanOrEqual(
        levels.indexOf(idea.activity.difficulty_level),
      )
      expect(easier.activity.setup_instructions).not.toBe(idea.activity.setup_instructions)
      if (easier.source_id !== idea.source_id) continue
      same += 1
      expect(easier.activity.setup_instructions).toContain(idea.activity.easier.slice(1))
    }
    expect(same / requests.length).toBeGreaterThan(0.8)
  })

  it('is the same idea made harder', () => {
    let same = 0
    for (const request of requests) {
      const idea = composeIdea(request)
      const harder = varied(request, idea, 'harder')
      if (harder.source_id !== idea.source_id) continue
      same += 1
      expect(levels.indexOf(harder.activity.difficulty_level)).toBeGreaterThanOrEqual(
        levels.indexOf(idea.activity.difficulty_level),
      )
      expect(harder.activity.setup_instructions).toContain(idea.activity.harder.slice(1))
    }
    expect(same / requests.length).toBeGreaterThan(0.8)
  })

  it('can be made easier again and again', () => {
    for (const request of requests.slice(0, 20)) {
      const first = varied(request, composeIdea(request), 'easier')
      varied(request, first, 'easier')
    }
  })

  it('uses at least one other material when any is ticked', () => {
    for (const request of requests) {
      const idea = composeIdea(request)
      const other = varied(request, idea, 'other_materials')
      expect(other.activity.materials.some((id) => !idea.activity.materials.includes(id))).toBe(
        true,
      )
    }
  })

  it.each(['easier', 'harder', 'other_materials'] as const)(
    'made for two (%s) notes it if the play is for one child',
    (kind) => {
      const untold: string[] = []
      let same = 0
      for (const request of requests) {
        const idea = composeIdea(request)
        const two = varied({ ...request, are_two: true }, idea, kind)
        if (two.source_id === idea.source_id) same += 1
        const isForTwo = two.activity.moments?.works_for_two_ages === true
        const isTold = two.notes.some((note) => /does not cover:.*two children/.test(note))
        if (isTold === isForTwo) untold.push(two.activity.title)
      }
      expect(untold).toEqual([])
      expect(same).toBeGreaterThan(0)
    },
  )

  it('of an activity that is not from this book is another idea, with a note', () => {
    const request = requests[0] as IdeaRequest
    const of = {
      title: 'Something by a model',
      materials: ['paper'],
      setup_instructions: ['Fold.'],
    }
    const made = composeIdea({ ...request, variation: { kind: 'easier', of } })
    expect(made.notes[0]).toContain('We could not rework that one')
    expect(made.activity.difficulty_level).toBe('easy')
  })
})
