import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCaches } from '../../../test/fake-caches.ts'
import { addToOutbox } from './completion-outbox.ts'
import { switchFamily } from './current-family.ts'
import { cacheResponse, forgetOldBuilds, readCached } from './response-cache.ts'

let caches: ReturnType<typeof fakeCaches>
beforeEach(() => {
  caches = fakeCaches()
  switchFamily('ana')
})
afterEach(() => {
  document.head.innerHTML = ''
  caches.forget()
})

const of = (id: string) => ({ path: 'hunts.byId', input: { id } })
const read = async (path: string, input?: object) => (await readCached({ path, input }))?.data

it('returns the last response to the same request', async () => {
  await cacheResponse('ana', of('one'), 'older')
  await cacheResponse('ana', of('one'), 'newer')
  expect(await read('hunts.byId', { id: 'one' })).toBe('newer')
  expect(await read('hunts.byId', { id: 'two' })).toBeUndefined()
})

it('keeps 150 responses, and deletes the oldest', async () => {
  for (let number = 1; number <= 151; number += 1)
    await cacheResponse('ana', of(`h${number}`), number)
  expect(await read('hunts.byId', { id: 'h1' })).toBeUndefined()
  expect(await read('hunts.byId', { id: 'h2' })).toBe(2)
  await cacheResponse('ana', of('long'), 'x'.repeat(2_000_000))
  expect(await read('hunts.byId', { id: 'long' })).toBeUndefined()
})

it.each([[null], ['eve']])('is empty when %s is logged in afterwards', async (next) => {
  await cacheResponse('ana', of('one'), 'hers')
  switchFamily(next)
  const hers = () => caches.names().filter((name) => name.includes(':ana:'))
  await expect.poll(hers).toEqual([])
  expect(await read('hunts.byId', { id: 'one' })).toBeUndefined()
  // A response that was pending.
  await cacheResponse('ana', of('one'), 'hers')
  expect(hers()).toEqual([])
})

it('belongs to one build, and stays for the previous one', async () => {
  for (const build of ['a', 'b', 'c']) {
    document.head.innerHTML = `<script type="module" src="/assets/${build}.js"></script>`
    expect(await read('hunts.byId', { id: 'one' })).toBeUndefined()
    await cacheResponse('ana', of('one'), build)
    await forgetOldBuilds('ana')
  }
  expect(caches.names()).toEqual(['fgm-family:ana:/assets/b.js', 'fgm-family:ana:/assets/c.js'])
})

it('reads an activity from the list, unless it was opened since', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const activity = { path: 'activities.byId', input: { id: 'one' } }
  await cacheResponse('ana', activity, { id: 'one', title: 'Opened before' })
  vi.setSystemTime(Date.now() + 1000)
  await cacheResponse('ana', { path: 'activities.list' }, [{ id: 'one', title: 'Listed' }])
  expect(await read('activities.byId', { id: 'one' })).toMatchObject({ title: 'Listed' })
})

it('keeps the sketches of an activity that the list has without them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sketches = [{ step: 1, words: 'Fold it.', paths: [] }]
  await cacheResponse(
    'ana',
    { path: 'activities.byId', input: { id: 'one' } },
    { id: 'one', sketches },
  )
  vi.setSystemTime(Date.now() + 1000)
  await cacheResponse('ana', { path: 'activities.list' }, [{ id: 'one', title: 'Listed' }])
  expect(await read('activities.byId', { id: 'one' })).toEqual({
    id: 'one',
    title: 'Listed',
    sketches,
  })
})

it('includes the outbox in what a child has done and likes', async () => {
  const favorites = [{ child_id: 'c1', activity_id: 'two' }]
  await cacheResponse('ana', { path: 'activities.marks' }, { completed: [], favorites })
  const activity = { id: 'one', child_id: 'c1', completed_at: '2026-03-01T09:00:00.000Z' }
  addToOutbox({ family_id: 'ana', activity })
  const status = (id: string, childId: string) =>
    read('activities.status', { id, child_id: childId })
  expect(await status('one', 'c1')).toEqual({ is_completed: true, is_favorite: false })
  expect(await status('two', 'c1')).toEqual({ is_completed: false, is_favorite: true })
  expect(await status('one', 'c2')).toEqual({ is_completed: false, is_favorite: false })
})
