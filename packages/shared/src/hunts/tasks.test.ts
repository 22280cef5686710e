import { expect, test } from 'vitest'
import { emptyDocument } from '../blueprints/document.ts'
import { furnishRoom } from '../blueprints/furniture.ts'
import { placeNextTo } from '../blueprints/placing.ts'
import type { AuthoredTask } from './bank.ts'
import { placeAt } from './places.ts'
import { tasksFor } from './tasks.ts'

const task = (id: string, anchor: AuthoredTask['anchor']): AuthoredTask => ({
  ...{ id, anchor, min_age: 2, max_age: 12, noise: 1 },
  words: { easy: `${id}.`, medium: `${id}.`, expert: `${id}.` },
})

test('a stop has a task about its furniture, or else about its room; the last one has none', () => {
  const { document, id = '' } = placeNextTo(emptyDocument(), { type: 'kitchen' })
  const house = furnishRoom(document, id, 'table').document
  const place = placeAt(house, { location: 'Kitchen - table' })
  const tasks = [
    task('Sniff', { kind: 'room', type: 'kitchen' }),
    task('Knock', { kind: 'furniture', type: 'table' }),
    task('Flop', { kind: 'furniture', type: 'bed' }),
  ]
  const stops = ['one', 'two', 'three', 'four'].map((item) => ({ place, authored_id: item }))
  const wish = { difficulty_level: 5, age_range: '7-8' } as const
  const given = tasksFor(tasks, stops, wish, () => 0).map((one) => one?.words)
  expect(given).toEqual(['Knock.', 'Sniff.', undefined, undefined])
})
