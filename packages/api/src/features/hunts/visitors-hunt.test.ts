import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'

test('the first ready hunt is for everybody to play, and no other', async () => {
  const app = createTestApp()
  const visitor = app.browser()
  const { status, body } = await visitor.query('hunts.forVisitors')
  expect([status, body.id, body.is_ready_made, body.completed_count]).toEqual([
    ...[200, 'rainbow-rooms', true],
    0,
  ])
  expect(body.items_data.length).toBeGreaterThan(0)
  const others = [
    await visitor.get('/api/scavenger-hunts/shape-safari'),
    await visitor.post('/api/scavenger-hunts/rainbow-rooms/complete', {}),
  ]
  expect(others.map((one) => one.status)).toEqual([401, 401])
})
