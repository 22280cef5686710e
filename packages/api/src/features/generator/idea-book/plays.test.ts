import { plays } from '@fgm/db/seed/plays'
import type { Play, Telling } from '@fgm/db/seed/plays/play'
import type { SlotKind } from '@fgm/db/seed/plays/slots'
import { fitsMoment } from '@fgm/shared/activities/everyday-moments'
import { interestIds, materialIds, ownCategories } from '@fgm/shared/activities/lists'
import { everydayMoments } from '@fgm/shared/activities/moment-lists'
import { Moments } from '@fgm/shared/activities/moments'
import { sceneOf } from '@fgm/shared/activities/scene/rule'
import { describe, expect, it } from 'vitest'
import { everyNth } from '../../../../test/extent.ts'
import { composed, minutesOf } from './composition.ts'
import { fillSlots, fillText } from './fillings.ts'
import type { IdeaRequest } from './idea.ts'
import { problemsOf } from './idea-book.ts'
import { seedOf } from './seed.ts'
import { tellingsFor } from './tellings.ts'
import { factsOf } from './wish-filter.ts'

const ages = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** What most homes have. */
const common = [
  ...(['paper', 'drawing_tools', 'textiles', 'cups_bowls', 'spoons_tongs', 'books'] as const),
  ...(['toy_figures', 'blocks', 'ball'] as const),
]

const requestFor = (play: Play, childAge: number, duration: number): IdeaRequest => ({
  ...{ category: play.categories[0], child_age: childAge, duration },
  ...{ available_materials: materialIds, child_interests: [], skill_focus: null },
  ...{ wish: '', attempt: 0, avoid_titles: [], variation: null },
})

/** Not limited to a moment, a feast or a single wish. */
const isForAnyDay = ({ made_for, is_for_feasts, answers }: Play) =>
  !made_for && !is_for_feasts && !answers

const isOfAge = ({ ages: [least, most] }: Play, age: number) => age >= least && age <= most

const playsOn = (materials: IdeaRequest['available_materials'], age: number) =>
  plays.filter(
    (play) =>
      isOfAge(play, age) &&
      fillSlots(play, { child_age: age, available_materials: materials }, seedOf(play.id)),
  )

describe('the plays', () => {
  it('have an id and titles of their own', () => {
    expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length)
    const titles = plays.flatMap((play) => [
      ...play.tellings.map(({ title }) => title),
      ...(play.open?.titles ?? []),
    ])
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.length > 60)).toEqual([])
  })

  it('offer something of each kind at every age, with any thing ticked and with none', () => {
    for (const age of ages)
      for (const category of ownCategories) {
        const own = plays.filter(
          (play) => isForAnyDay(play) && play.categories.includes(category) && isOfAge(play, age),
        )
        expect(
          own.some(({ slots }) => slots),
          `${category} ${age}`,
        ).toBe(true)
        const bare = own.some(
          ({ slots, facts, also }) =>
            !slots && (facts.is_voice_only || !also || category === 'Motor'),
        )
        expect(bare, `${category} ${age} without things`).toBe(true)
      }
  })

  it.each([5, 10, 15])(
    'are at least four of a kind for %i minutes, at any age, with what most homes have',
    (minutes) => {
      for (const age of ages)
        for (const category of ownCategories) {
          const own = playsOn(common, age).filter(
            (play) =>
              isForAnyDay(play) &&
              play.categories.includes(category) &&
              minutesOf(play, age, minutes) === minutes,
          )
          expect(own.length, `${category} at ${age}`).toBeGreaterThanOrEqual(4)
        }
    },
  )

  it('name their places without contradiction, and fit the moments they were made for', () => {
    for (const play of plays) {
      const { facts, made_for = [], two_ages = null, id } = play
      Moments.parse({ ...facts, made_for, two_ages, works_for_two_ages: two_ages !== null })
      for (const moment of made_for)
        expect(fitsMoment(factsOf({ play, fillings: [] }, 5), moment), `${id} ${moment}`).toBe(true)
    }
  })

  it.each(everydayMoments.map(({ id }) => id))('are at least three for %s at any age', (moment) => {
    for (const age of ages) {
      const fitting = plays.filter(
        (play) =>
          !play.is_for_feasts &&
          !play.answers &&
          isOfAge(play, age) &&
          fitsMoment(factsOf({ play, fillings: [] }, 5), moment),
      )
      expect(fitting.length, `${moment} at ${age}`).toBeGreaterThanOrEqual(3)
    }
  })

  it('say something true about the parent, and ask an open question', () => {
    for (const { id, say } of plays) {
      expect(say, id).toMatch(/\bI(?:'\w+)? /)
      expect(say, id).toMatch(/\b(?:what|which|where|how|who|whose|when|why)\b[^?]*\?/i)
      expect(say, id).toContain('{hero}')
      expect(say, id).not.toMatch(/\bwe were both\b|\bwhy did you\b/i)
    }
  })

  it('name in their caution nothing of a place where they may not be played', () => {
    const elsewhere =
      /\bbelts?\b|\bdriv(?:es|ing)\b|\broad\b|\bcurb\b|\bstove\b|\bqueue\b|\bbath\b/i
    for (const { id, made_for, caution } of plays)
      if (!made_for) expect(caution, id).not.toMatch(elsewhere)
  })
})

describe('a telling', () => {
  it('changes what is done in at least two steps', () => {
    for (const { id, core, close, tellings } of plays)
      for (const [index, one] of tellings.entries())
        for (const other of tellings.slice(index + 1)) {
          const [a, b] = [one, other].map((telling) => doneIn([...core, close], telling))
          const changed = a?.filter((step, at) => step !== b?.[at]) ?? []
          expect(changed.length, `${id}: ${one.hero}, ${other.hero}`).toBeGreaterThanOrEqual(2)
        }
  })

  it.each(plays.map((play) => [play.id, play] as const))('of %s reads well', (_, play) => {
    for (const [index, telling] of everyNth([...tellingsOf(play).entries()], 3)) {
      const age = play.ages[index % 2] ?? play.ages[0]
      expectGood(play, requestFor(play, age, index === 0 ? 5 : 30), telling)
    }
  })

  it('shows a room if its play has no place outside', () => {
    const outside = ['balcony', 'park', 'yard', 'path', 'garden', 'queue']
    for (const play of plays.filter(
      ({ facts }) => !/balcony|garden|park/.test(facts.place.join()),
    )) {
      const request = requestFor(play, play.ages[0], 30)
      const fillings = fillSlots(play, request, seedOf(play.id)) ?? []
      const kept = { moments: play.made_for ?? [], needs: [] }
      const minutes = minutesOf(play, play.ages[0], 30)
      for (const telling of everyNth(play.tellings, 4)) {
        const made = composed(request, { play, telling, fillings, minutes, ...kept })
        expect(outside, telling.title).not.toContain(sceneOf({ ...made, id: made.title }).place)
      }
    }
  })

  it('gets no sentence about a hazard that is only in its story', () => {
    for (const play of plays)
      for (const telling of everyNth(play.tellings, 4)) {
        const request = { ...requestFor(play, play.ages[0], 30), available_materials: harmless }
        const fillings = fillSlots(play, request, seedOf(play.id))
        if (!fillings) continue
        const kept = { moments: play.made_for ?? [], needs: [] }
        const minutes = minutesOf(play, play.ages[0], 30)
        const made = composed(request, { play, telling, fillings, minutes, ...kept })
        expect(made.safety_note, telling.title).toMatch(/(?:An adult|The children) [^.]*\.$/)
      }
  })

  it.each(plays.map((play) => [play.id, play] as const))(
    'of %s lists what it uses, and uses what it lists',
    (_, play) => {
      for (const telling of everyNth(play.tellings, 3)) {
        const request = requestFor(play, play.ages[1], 30)
        const fillings = fillSlots(play, request, seedOf(play.id)) ?? []
        const kept = { moments: play.made_for ?? [], needs: [] }
        const minutes = minutesOf(play, play.ages[1], 30)
        const made = composed(request, { play, telling, fillings, minutes, ...kept })
        const text = `${made.setup_instructions} ${made.description}`.toLowerCase()
        for (const { kind, option } of fillings)
          expect(text, kind).toMatch(isUsed[kind] ?? new RegExp(stemOf(option.one)))
        const listed = `${made.materials_list} ${made.easier}`.toLowerCase()
        for (const noun of needed.filter((one) => new RegExp(`\\bthe ${one}\\b`).test(text)))
          if (!isOnlyTold(noun, telling)) expect(listed, `${telling.hero}: ${noun}`).toContain(noun)
      }
    },
  )
})

/** Things of which none is edible, small or long. */
const harmless = materialIds.filter(
  (id) => !['snack_foods', 'coins_buttons', 'dry_goods', 'string', 'baking_staples'].includes(id),
)

/** Things that have to be fetched for a step that says 'the tape', 'the pencil'. */
const needed = [
  ...['tape', 'pencil', 'crayon', 'flashlight', 'string', 'towel', 'die', 'bowl', 'ruler'],
  ...['spoon', 'sheet', 'book', 'tube', 'lid', 'toothbrush'],
]

/** A word of the telling: someone or something in the story. */
const isOnlyTold = (noun: string, { hero, words }: Telling) =>
  [hero, ...Object.values(words)].some((word) => word.includes(noun))

/** How a step can mention the use of a thing without its noun: writing needs a pencil and a sheet. */
const isUsed: Partial<Record<SlotKind, RegExp>> = {
  ...{ page: /page|sheet|paper|card|draw/, paper: /sheet|page|paper|draw|writ|list/ },
  ...{ pen: /crayon|pencil|chalk|draw|scribble/, pencil: /pencil|draw|writ|mark/ },
  ...{ crayon: /color|crayon/, water: /water/, bowl: /bowl|water/, small: /lay the six/ },
}

/** The beginning of the last word: 'leaf' and 'leaves' have it in common. */
const stemOf = (noun: string) => (noun.split(' ').at(-1) ?? noun).slice(0, 3)

/** The steps of a telling, with any hero. */
const doneIn = (steps: readonly string[], { hero, words }: Telling) =>
  steps.map((step) =>
    fillText(step, { telling: { hero: 'somebody', words }, fillings: [] }).replaceAll(
      hero,
      'somebody',
    ),
  )

/** All authored ones, and generated ones for three of the twelve interests. */
function tellingsOf(play: Play): Telling[] {
  const seed = seedOf(play.id)
  const at = Math.floor(seed.share('interest') * interestIds.length)
  const some = [...interestIds, ...interestIds].slice(at, at + 3)
  const childAge = { child_age: play.ages[0] }
  return [
    ...play.tellings,
    ...some.flatMap((id) =>
      tellingsFor({ ...play, tellings: [] }, [{ id, hero: null }], [], childAge, seed),
    ),
  ]
}

/** Showable, and with the interest in two steps and in the connection prompt. A longer title is passed over. */
function expectGood(play: Play, request: IdeaRequest, telling: Telling) {
  const fillings = fillSlots(play, request, seedOf(`${play.id} ${telling.hero}`))
  if (!fillings) throw new Error(`${play.id} cannot be filled`)
  const kept = { moments: play.made_for ?? [], needs: [] }
  const minutes = minutesOf(play, request.child_age, request.duration)
  const activity = composed(request, { play, telling, fillings, minutes, ...kept })
  const problems = problemsOf(activity, request).filter(
    (one) => telling.title.length <= 60 || !/^(L01|title)/.test(one),
  )
  expect(problems, `${telling.hero} ${request.child_age}`).toEqual([])
  expect(JSON.stringify(activity)).not.toMatch(/\{\w+\}(?!")/)
  expect(activity.interests, telling.hero).toEqual(telling.interest ? [telling.interest] : [])
}
