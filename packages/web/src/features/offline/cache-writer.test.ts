import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCaches } from '../../../test/fake-caches.ts'
import { cacheWriter, onListCached, wasListSeen } from './cache-writer.ts'
import { noteCachedAt } from './cached-at.ts'

let caches: ReturnType<typeof fakeCaches>
let queryClient: QueryClient
let note: ReturnType<typeof cacheWriter>
let isIdle: () => void
beforeEach(() => {
  caches = fakeCaches()
  queryClient = new QueryClient()
  note = cacheWriter(queryClient)
  const tasks: (() => void)[] = []
  isIdle = () => {
    for (const task of tasks.splice(0)) task()
  }
  Object.assign(window, { requestIdleCallback: (task: () => void) => tasks.push(task) })
})
afterEach(() => {
  queryClient.clear()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  caches.forget()
})

/** The server responds to a request of a page. */
const respondWith = (path: string, data: unknown, input?: object) =>
  queryClient.setQueryData([path.split('.'), { input, type: 'query' }], data)

/** Waits until every write is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const names = () => caches.names().map((name) => name.split(':').slice(0, 2).join(':'))

describe('while a family is here', () => {
  it('responses from before it was known are cached at once', async () => {
    respondWith('children.list', [{ name: 'Mia' }])
    await note('ana')
    await settled()
    expect(names()).toEqual(['fgm-family:ana'])
    expect(await caches.texts()).toMatch(/Mia/)
  })

  it('what is opened is cached at once, and the rest when the browser is idle', async () => {
    await note('ana')
    respondWith('children.list', [{ name: 'Mia' }])
    respondWith('hunts.byId', { hunt_name: 'Rainbow Rooms' }, { id: 'one' })
    respondWith('activities.cards', [{ title: 'Shadow Wave' }])
    await settled()
    expect(await caches.texts()).toMatch(/Rainbow Rooms/)
    respondWith('blueprints.ownAndPresets', [{ name: 'Our House' }])
    await settled()
    expect(await caches.texts()).not.toMatch(/Our House/)
    isIdle()
    await settled()
    expect(await caches.texts()).toMatch(/Our House/)
  })

  it('responses not needed offline are not cached, nor cached ones again', async () => {
    respondWith('payments.history', [{ amount: 500 }])
    respondWith('activities.status', { is_completed: true }, { id: 'one', child_id: 'c1' })
    respondWith('children.list', [{ name: 'Mia' }])
    for (const query of queryClient.getQueryCache().findAll({ queryKey: [['children', 'list']] }))
      noteCachedAt(query, 1)
    await note('ana')
    await settled()
    expect(caches.addresses()).toEqual([])
  })
})

describe('when the family changes', () => {
  it('after a logout everything is deleted, and nothing more is cached', async () => {
    respondWith('children.list', [{ name: 'Mia' }])
    await note('ana')
    await settled()
    await note(null)
    expect(caches.names()).toEqual([])
    respondWith('hunts.byId', { hunt_name: 'Rainbow Rooms' }, { id: 'one' })
    isIdle()
    await settled()
    expect(caches.names()).toEqual([])
  })

  it('nothing more is cached for the former one, not even pending responses', async () => {
    await note('ana')
    respondWith('children.list', [{ name: 'Mia' }])
    await note('eve')
    respondWith('hunts.byId', { hunt_name: 'Rainbow Rooms' }, { id: 'one' })
    isIdle()
    await settled()
    expect(names()).toEqual(['fgm-family:eve'])
  })

  it('the last one that was named counts, and is cached once', async () => {
    const listener = vi.fn()
    const stop = onListCached(listener)
    await Promise.all([note('ana'), note(null), note('ana')])
    respondWith('hunts.list', { hunts: [] })
    isIdle()
    await settled()
    stop()
    expect(names()).toEqual(['fgm-family:ana'])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a list from which something opens', () => {
  it('notifies listeners, once for each response, until they stop', async () => {
    const listener = vi.fn()
    const stop = onListCached(listener)
    await note('ana')
    respondWith('children.list', [])
    isIdle()
    await settled()
    expect(listener).not.toHaveBeenCalled()
    respondWith('activities.cards', [])
    isIdle()
    await settled()
    isIdle()
    await settled()
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    respondWith('hunts.list', { hunts: [] })
    isIdle()
    await settled()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('may have been loaded before anyone listened', () => {
    expect(wasListSeen(queryClient)).toBe(false)
    respondWith('children.list', [])
    expect(wasListSeen(queryClient)).toBe(false)
    respondWith('hunts.list', { hunts: [] })
    expect(wasListSeen(queryClient)).toBe(true)
  })
})
