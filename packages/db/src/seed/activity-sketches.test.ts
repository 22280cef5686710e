import { StepSketch } from '@fgm/shared/activities/activities'
import { sketchSize } from '@fgm/shared/activities/sketches'
import { describe, expect, test } from 'vitest'
import { authoredActivities } from './activities.ts'
import { allSketches, sketchesOf } from './activity-sketches.ts'

const drawn = Object.entries(allSketches)
const all = drawn.flatMap(([slug, sketches]) => sketches.map((sketch) => ({ slug, ...sketch })))
const stepsOf = new Map(
  authoredActivities().map(({ slug, setup_instructions }) => [slug, setup_instructions.length]),
)

describe('the sketches', () => {
  test('help with at least a dozen activities', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(12)
  })

  test('belong to steps that exist, in their order', () => {
    for (const [slug, sketches] of drawn) {
      const steps = sketches.map(({ step }) => step)
      expect([slug, steps]).toEqual([slug, steps.toSorted((a, b) => a - b)])
      expect([slug, Math.max(...steps) <= (stepsOf.get(slug) ?? 0)]).toEqual([slug, true])
    }
  })

  test.each(all)('of $slug, step $step: $words', ({ slug: _, ...sketch }) => {
    expect(StepSketch.parse(sketch)).toEqual(sketch)
    expect(JSON.stringify(sketch).length).toBeLessThanOrEqual(2000)
    expect(sketch.words).toMatch(/^\S.{12,118}[.?]$/u)
    expect(sketch.paths.filter(({ d }) => isOffPaper(d))).toEqual([])
  })

  test('say different things about one step', () => {
    const said = all.map(({ slug, step, words }) => `${slug} ${step} ${words}`)
    expect(new Set(said).size).toBe(said.length)
  })

  test('are none for an activity without drawings', () => {
    expect(sketchesOf('shadow-wave')).toEqual([])
  })
})

/** Whether an absolute point of a path lies beyond the paper. */
function isOffPaper(d: string): boolean {
  const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
  return points.some(
    ([x = 0, y = 0]) => x < 0 || y < 0 || x > sketchSize.width || y > sketchSize.height,
  )
}
