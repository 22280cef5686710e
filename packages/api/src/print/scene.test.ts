import { scenePlaces, sceneThings } from '@fgm/shared/activities/scene/drawing'
import { describe, expect, test } from 'vitest'
import { sceneMarks } from './scene.ts'

const operatorsOf = (code: string) =>
  sceneMarks(code, 40, 800, 160)
    .map((mark) => (mark.kind === 'shape' ? mark.operators : ''))
    .join('\n')

describe('a scene on paper', () => {
  test('is complete for every place and every thing', () => {
    const codes = [
      ...scenePlaces.map((place) => `${place}.socks.45`),
      ...sceneThings.map((thing) => `rug.${thing}.12`),
    ]
    for (const code of codes) {
      const operators = operatorsOf(code)
      const words = operators.split(/\s+/u)
      const count = (word: string) => words.filter((one) => one === word).length
      expect([code, count('q')]).toEqual([code, count('Q')])
      expect([code, /NaN|undefined|null/u.test(operators)]).toEqual([code, false])
      expect(count('f') + count('S')).toBeGreaterThan(30)
    }
  })

  test('is colored like the drawing: a coral top, a skin a little lighter', () => {
    const operators = operatorsOf('rug.socks.51')
    expect(operators).toContain('0.871 0.373 0.282 rg')
    expect(operators).not.toContain('0.42 0.255 0.188 rg')
  })

  test('is empty for an unknown code', () => {
    expect(sceneMarks('moon.rocket.11', 0, 0, 100)).toEqual([])
    expect(sceneMarks(undefined, 0, 0, 100)).toEqual([])
  })
})
