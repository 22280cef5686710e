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

/** The server answers a request of the pages. */
const answer = (path: string, data: unknown, input?: object) =>
  queryClient.setQueryData([path.split('.'), { input, type: 'query' }], data)

/** Every write has had its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const names = () => caches.names().map((name) => name.split(':').slice(0, 2).join(':'))

describe('while a family is here', () => {
  it('what the server had said before it was known is kept at once', async () => {
    answer('children.list', [{ name: 'Mia' }])
    await note('ana')
    await settled()
    expect(names()).toEqual(['fgm-family:ana'])
    expect(await caches.texts()).toMatch(/Mia/)
  })

  it('what is opened is kept at once, and the rest when the browser is idle', async () => {
    await note('ana')
    answer('children.list', [{ name: 'Mia' }])
    answer('hunts.byId', { hunt_name: 'Rainbow Rooms' }, { id: 'one' })
    answer('activities.cards', [{ title: 'Shadow Wave' }])
    await settled()
    expect(await caches.texts()).toMatch(/Rainbow Rooms/)
    answer('blueprints.ownAndPresets', [{ name: 'Our House' }])
    await settled()
    expect(await caches.texts()).not.toMatch(/Our House/)
    isIdle()
    await settled()
    expect(await caches.texts()).toMatch(/Our House/)
  })

  it('what is no part of being offline is not kept, nor what was kept before', async () => {
    answer('payments.history', [{ amount: 500 }])
    answer('activities.status', { is_completed: true }, { id: 'one', child_id: 'c1' })
    answer('children.list', [{ name: 'Mia' }])
    for (const query of queryClient.getQueryCache().findAll({ queryKey: [['children', 'list']] }))
      noteCachedAt(query, 1)
    await note('ana')
    await settled()
    expect(caches.addresses()).toEqual([])
  })
})

describe('when the family changes', () => {
  it('nobody is here: all goes, and nothing more is kept', async () => {
    answer('children.list', [{ name: 'Mia' }])
    await note('ana')
    await settled()
    await note(null)
    expect(caches.names()).toEqual([])
    answer('hunts.byId', { hunt_name: 'Rainbow Rooms' }, { id: 'one' })
    isIdle()
    await settled()
    expect(caches.names()).toEqual([])
  })

  it('the former one is kept no more, not even what was under way', async () => {
    await note('ana')
    answer('children.list', [{ name: 'Mia' }])
    await note('eve')
    answer('hunts.byId', { hunt_name: 'Rainbow Rooms' }, { id: 'one' })
    isIdle()
    await settled()
    expect(names()).toEqual(['fgm-family:eve'])
  })

  it('the last one that was named counts, and is kept once', async () => {
    const listener = vi.fn()
    const stop = onListCached(listener)
    await Promise.all([note('ana'), note(null), note('ana')])
    answer('hunts.list', { hunts: [] })
    isIdle()
    await settled()
    stop()
    expect(names()).toEqual(['fgm-family:ana'])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a list from which something opens', () => {
  it('is told to who listens, once for each answer, until they stop', async () => {
    const listener = vi.fn()
    const stop = onListCached(listener)
    await note('ana')
    answer('children.list', [])
    isIdle()
    await settled()
    expect(listener).not.toHaveBeenCalled()
    answer('activities.cards', [])
    isIdle()
    await settled()
    isIdle()
    await settled()
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    answer('hunts.list', { hunts: [] })
    isIdle()
    await settled()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('was perhaps seen before anybody listened', () => {
    expect(wasListSeen(queryClient)).toBe(false)
    answer('children.list', [])
    expect(wasListSeen(queryClient)).toBe(false)
    answer('hunts.list', { hunts: [] })
    expect(wasListSeen(queryClient)).toBe(true)
  })
})
