import { fitsMoment } from '@fgm/shared/activities/everyday-moments'
import { interestIds, materialIds, ownCategories } from '@fgm/shared/activities/lists'
import { everydayMoments } from '@fgm/shared/activities/moment-lists'
import { Moments } from '@fgm/shared/activities/moments'
import { describe, expect, it } from 'vitest'
import { tellingOf } from './choices.ts'
import { composed, minutesOf, titleOf } from './composition.ts'
import { fillSlots } from './fillings.ts'
import { problemsOf } from './gate.ts'
import type { IdeaRequest } from './idea.ts'
import type { Play } from './play.ts'
import { plays } from './plays/all.ts'
import { seedOf } from './seed.ts'
import { themeFor } from './themes.ts'

const ages = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function requestFor(play: Play, childAge: number, duration: number): IdeaRequest {
  return {
    ...{ category: play.categories[0], child_age: childAge, duration },
    ...{ available_materials: materialIds, child_interests: [], skill_focus: null },
    ...{ wish: '', attempt: 0, avoid_titles: [], variation: null },
  }
}

describe('the plays', () => {
  it('have an id and titles of their own', () => {
    expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length)
    const titles = plays.flatMap((play) => play.titles)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => !/\{hero\}/i.test(title))).toEqual([])
  })

  it('offer something of each kind at every age, with any thing ticked and with none', () => {
    for (const age of ages)
      for (const category of ownCategories) {
        const own = plays.filter(
          (play) =>
            !play.made_for &&
            play.categories.includes(category) &&
            age >= play.ages[0] &&
            age <= play.ages[1],
        )
        expect(
          own.some(({ slots }) => slots),
          `${category} ${age}`,
        ).toBe(true)
        const bare = own.some(
          ({ slots, facts }) => !slots && (facts.is_voice_only || category === 'Motor'),
        )
        expect(bare, `${category} ${age} without things`).toBe(true)
      }
  })

  it('say where they fit without contradiction, and fit the moments they were made for', () => {
    for (const { facts, made_for = [], two_ages = null, setting = 'any', id } of plays) {
      const worksForTwoAges = two_ages !== null
      const moments = Moments.parse({
        ...facts,
        made_for,
        two_ages,
        works_for_two_ages: worksForTwoAges,
      })
      const of = { ...moments, materials: [], duration_minutes: 5, setting }
      for (const moment of made_for) expect(fitsMoment(of, moment), `${id} ${moment}`).toBe(true)
    }
  })

  it('leave no everyday moment without a play, at any age', () => {
    for (const { id } of everydayMoments)
      for (const age of ages.filter((age) => age >= 2)) {
        const fitting = plays.filter(
          ({ facts, made_for = [], two_ages = null, setting = 'any', ages }) => {
            const worksForTwoAges = two_ages !== null
            const moments = {
              ...facts,
              made_for: [...made_for],
              two_ages: null,
              works_for_two_ages: worksForTwoAges,
            }
            const isOfAge = age >= ages[0] && age <= ages[1]
            return (
              isOfAge && fitsMoment({ ...moments, materials: [], duration_minutes: 5, setting }, id)
            )
          },
        )
        expect(fitting.length, `${id} at ${age}`).toBeGreaterThan(0)
      }
  })

  it.each(plays.map((play) => [play.id, play] as const))(
    '%s reads well with everyone',
    (_, play) => {
      for (const childAge of new Set(play.ages))
        for (const interest of [null, ...threeOf(`${play.id} ${childAge}`)]) {
          const { heroes } = themeFor(interest, childAge)
          const hero = seedOf(`${play.id} ${interest}`).pick('hero', heroes)
          expectGood(play, requestFor(play, childAge, 30), interest, hero)
        }
    },
  )
})

/** Three of the twelve interests, others for each play and age, so that all are met. */
const threeOf = (key: string) => {
  const at = Math.floor(seedOf(key).share('interest') * interestIds.length)
  return [...interestIds, ...interestIds].slice(at, at + 3)
}

/** Showable, and the interest told in two steps and in the words to say. A longer title is passed over. */
function expectGood(
  play: Play,
  request: IdeaRequest,
  interest: (typeof interestIds)[number] | null,
  hero: string,
) {
  const seed = seedOf(`${play.id} ${hero}`)
  const fillings = fillSlots(play, request, seed)
  if (!fillings) throw new Error(`${play.id} cannot be filled`)
  const telling = tellingOf(interest, hero, request, seed)
  const title = titleOf(play.titles[0], telling, fillings)
  const choice = { play, interest, telling, title, fillings, moments: play.made_for ?? [] }
  for (const asked of interest === null ? [5, 30] : [30]) {
    const minutes = minutesOf(play, request.child_age, asked)
    const activity = composed(request, { ...choice, minutes }, seed)
    const problems = problemsOf(activity, request).filter(
      (one) => title.length <= 60 || !/^(L01|title)/.test(one),
    )
    expect(problems, `${hero} ${asked}`).toEqual([])
    expect(activity.interests).toEqual(interest ? [interest] : [])
  }
}
