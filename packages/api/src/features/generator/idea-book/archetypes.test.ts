import { interestIds, materialIds, ownCategories } from '@fgm/shared/activities/lists'
import { lintGenerated } from '@fgm/shared/safety/lint/lint'
import { describe, expect, it } from 'vitest'
import type { Archetype } from './archetype.ts'
import { archetypes } from './archetypes/all.ts'
import { composed, titleOf, versionFor } from './composition.ts'
import { fillSlots } from './fillings.ts'
import type { IdeaRequest } from './idea.ts'
import { seedOf } from './seed.ts'
import { themes } from './themes.ts'

function requestFor({ category }: Archetype, childAge: number, duration: number): IdeaRequest {
  return {
    ...{ category, child_age: childAge, duration, available_materials: materialIds },
    ...{ child_interests: [], skill_focus: null, wish: '', attempt: 0 },
    ...{ avoid_titles: [], variation: null },
  }
}

describe('the archetypes', () => {
  it('are forty, eight for each category', () => {
    expect(archetypes).toHaveLength(40)
    for (const category of ownCategories)
      expect(archetypes.filter((one) => one.category === category)).toHaveLength(8)
    expect(new Set(archetypes.map(({ id }) => id)).size).toBe(40)
  })

  it('can be played at age two in every category, also without any material', () => {
    for (const category of ownCategories) {
      const first = archetypes.filter((one) => one.category === category && one.from_age === 2)
      expect(first.length).toBeGreaterThanOrEqual(3)
      const bare = first.filter((one) =>
        fillSlots(one, { child_age: 2, available_materials: [] }, seedOf('bare')),
      )
      expect(bare.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('have titles that belong to one archetype only', () => {
    const templates = archetypes.flatMap(({ titles }) => titles)
    expect(new Set(templates).size).toBe(templates.length)
  })

  it('have a theme of at least four scenes for every interest', () => {
    for (const id of [...interestIds, 'any'] as const)
      expect(themes[id].scenes.length).toBeGreaterThanOrEqual(4)
  })

  it.each(archetypes.map((one) => [one.id, one] as const))(
    '%s reads well in every theme',
    (_, one) => {
      for (const telling of one.tellings) {
        const age = Math.max(one.from_age, telling.until === 12 ? 9 : telling.until)
        for (const childAge of new Set([age, telling.until]))
          for (const [at, name] of ([...interestIds, 'any'] as const).entries())
            for (const duration of [[5, 10, 30, 45][at % 4] ?? 5, 60])
              expectGood(one, requestFor(one, childAge, duration), name)
      }
    },
  )
})

/** No lint finding of any kind, warnings included, but for the reading grade, which may reach 7. */
function expectGood(one: Archetype, request: IdeaRequest, name: keyof typeof themes) {
  const seed = seedOf(`${one.id} ${request.child_age} ${request.duration} ${name}`)
  const telling = versionFor(one, request.child_age)
  const fillings = fillSlots(one, request, seed)
  if (!telling || !fillings) throw new Error(`${one.id} is not for age ${request.child_age}`)
  const interest = name === 'any' ? null : name
  const scene = seed.pick('scene', themes[name].scenes as [(typeof themes.any.scenes)[number]])
  const title = titleOf(seed.pick('title', one.titles as [string]), interest, scene)
  const choice = { archetype: one, interest, scene, title, fillings }
  const activity = composed(request, choice, telling, seed)
  const findings = lintGenerated(activity, request.child_age).filter(
    ({ rule_id, message }) => rule_id !== 'L10' || Number(message.match(/[\d.]+/)?.[0]) > 7,
  )
  expect(findings).toEqual([])
}
