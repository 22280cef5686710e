import { leases } from '@fgm/db/schema'
import { describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import type { CopyOfPrimary } from '../../core/copy-of-primary.ts'
import { asOnlyServer, byTheClock, claim, releaseLeases, sweepLeases } from './leases.ts'

/** Two servers on one database, and the work of each. */
function twoServers() {
  const app = createTestApp()
  const done: string[] = []
  const server = (run: string) => {
    const copy: CopyOfPrimary = {
      server: run,
      serverId: run,
      run,
      refresh: () => {},
      refreshForMiss: async () => {},
    }
    const deps = { ...app.deps, copy }
    return { deps, work: () => asOnlyServer(deps, 'mails', () => done.push(run)) }
  }
  return { app, done, one: server('one'), other: server('other') }
}

describe('among servers that share a primary', () => {
  test('one does the work, and keeps doing it', async () => {
    const { app, done, one, other } = twoServers()
    for (let turn = 0; turn < 10; turn += 1) {
      await one.work()
      await other.work()
      app.clock.advance(15)
    }
    expect(done).toEqual(Array.from({ length: 10 }, () => 'one'))
  })

  test('another one takes over when it is gone for a minute, not before', async () => {
    const { app, done, one, other } = twoServers()
    await one.work()
    app.clock.advance(59)
    await other.work()
    app.clock.advance(1)
    await other.work()
    await one.work()
    expect(done).toEqual(['one', 'other'])
  })

  test('another one takes over at once when it was stopped', async () => {
    const { done, one, other } = twoServers()
    await one.work()
    releaseLeases(one.deps)
    await other.work()
    expect(done).toEqual(['one', 'other'])
  })

  test('a lease from a wrong clock blocks no one', async () => {
    const { app, done, one, other } = twoServers()
    app.clock.advance(86_400)
    await one.work()
    app.clock.advance(-86_400)
    await other.work()
    expect(done).toEqual(['one', 'other'])
  })

  test('claims of a dead server are swept, those of a running one are not', () => {
    const { app, one, other } = twoServers()
    claim(one.deps, 'order gone')
    app.clock.advance(25)
    claim(other.deps, 'order held')
    sweepLeases(app.deps)
    expect(app.db.select({ name: leases.name }).from(leases).all()).toEqual([
      { name: 'order held' },
    ])
  })
})

test('a single server does it each time, and writes no row', async () => {
  const { app, done } = twoServers()
  for (const _ of [1, 2]) await asOnlyServer(app.deps, 'mails', () => done.push('alone'))
  expect([done, app.db.select().from(leases).all()]).toEqual([['alone', 'alone'], []])
})

test('a failed timer run is logged and repeated at the next interval, never twice at once', async () => {
  const { app } = twoServers()
  const logged = vi.spyOn(app.deps.log, 'error')
  let [turns, underWay, most] = [0, 0, 0]
  const timer = byTheClock(app.deps, 'sweep', 1, async () => {
    turns += 1
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, 5))
    underWay -= 1
    throw new Error('disk full')
  })
  await vi.waitFor(() => expect(turns).toBeGreaterThan(2))
  clearInterval(timer)
  expect(most).toBe(1)
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ work: 'sweep' }),
    'work by the clock failed',
  )
})
