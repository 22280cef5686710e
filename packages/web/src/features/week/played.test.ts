import { expect, it } from 'vitest'
import { grownIn, minutesOf, momentsOf, type Played } from './played.ts'

const child = (name: string, face: Played['children'][number]['face'] = null) => ({
  child_id: name,
  name,
  face,
  line: '',
})
const play = (changes: Partial<Played>): Played => ({
  ...{ play_id: 'a', activity_id: 'sock-fishing', title: 'Sock Fishing', own_category: 'Math' },
  ...{ duration_minutes: 5, scene: 'rug.socks.32', skill: 'number-sense', is_open: true },
  ...{ learned: 'Counts to five', source: 'play', played_at: '2026-03-05T17:40:00.000Z' },
  ...{ minutes: null, children: [child('Mila')] },
  ...changes,
})
const marked = (name: string, at = '2026-03-05T12:00:00.000Z') =>
  play({ play_id: name, source: 'marked', played_at: at, children: [child(name)] })

it('is one moment where two children were marked on one day, and two on two days', () => {
  const together = momentsOf([marked('Mila'), marked('Leo')])
  expect(together.map(({ children }) => children.map(({ name }) => name))).toEqual([
    ['Mila', 'Leo'],
  ])
  expect(momentsOf([marked('Mila'), marked('Leo', '2026-03-03T12:00:00.000Z')])).toHaveLength(2)
  expect(momentsOf([marked('Mila'), marked('Mila')])).toHaveLength(2)
  expect(momentsOf([play({}), play({ play_id: 'b' })])).toHaveLength(2)
})

it("lasted what the clock says, otherwise the activity's minutes", () => {
  expect(minutesOf([play({ minutes: 7 }), play({}), play({ minutes: 0 })])).toBe(12)
  expect(minutesOf([])).toBe(0)
})

it('trained each skill once, the latest, and a flop trained nothing', () => {
  const flop = play({ children: [child('Mila', 'not_today'), child('Leo', 'loved')] })
  const grown = grownIn([
    play({ skill: 'senses', children: [child('Mila', 'not_today')] }),
    flop,
    play({ title: 'An older one' }),
    play({ skill: 'rhythm-music', learned: '' }),
  ])
  expect(grown.map(({ play, names }) => [play.title, play.skill, names])).toEqual([
    ['Sock Fishing', 'number-sense', ['Leo']],
  ])
})
