import { generations } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { replies, responseWith } from '../../../test/fakes/openai.ts'
import { ledgerOf, providerOfFile } from '../../../test/generator-app.ts'
import { type Settings, serversOfFamily } from '../../../test/several-servers.ts'
import type { Deps } from '../../core/deps.ts'
import { sweepOwn } from './generations.ts'

/* Two clicks on 'Make' at two servers that share a database. */

const fake = await providerOfFile()
const familyWith = (settings: Settings) => serversOfFamily(fake, settings)

const key = 'click-0001'

describe('a second click at another server', () => {
  test('waits for the first: one activity, one credit', async () => {
    const { app, servers, generate, callCount } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    const made = await Promise.all([generate(one, { key }), generate(other, { key })])
    expect(new Set(made.map(({ activity }) => activity.id)).size).toBe(1)
    expect([callCount(), ledgerOf(app, 'Eve').balance]).toEqual([2, 49])
  })

  test('gets its failure, and a retry with the same key works', async () => {
    const { servers, generate } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    fake.always(replies.hanging())
    const leaving = new AbortController()
    const first = generate(one, { key, leaving })
    const second = generate(other, { key })
    leaving.abort()
    await expect(first).rejects.toThrow('Stopped. No credit was used.')
    await expect(second).rejects.toThrow('Stopped. No credit was used.')
    fake.always(replies.streamed())
    expect((await generate(other, { key })).activity.made_by.is_ai).toBe(true)
  })

  test('stops waiting when it is cancelled', async () => {
    const { servers, generate } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    const { reply, give } = replies.stepwise([JSON.stringify(responseWith({}))])
    fake.next(reply)
    const first = generate(one, { key })
    const leaving = new AbortController()
    const second = generate(other, { key, leaving })
    leaving.abort()
    await expect(second).rejects.toThrow('Stopped. No credit was used.')
    give(0)
    expect((await first).activity.made_by.is_ai).toBe(true)
  })

  test('makes the activity if the first server was killed and restarted, which releases nothing of others', async () => {
    const { app, servers, generate } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    const state = () => app.db.select().from(generations).get()?.state
    fake.always(replies.hanging())
    const leaving = new AbortController()
    const first = generate(one, { key, leaving }).catch(() => undefined)
    sweepOwn(other)
    expect(state()).toBe('reserved')
    sweepOwn(one)
    expect(state()).toBe('released')
    fake.always(replies.streamed())
    expect((await generate(other, { key })).activity.made_by.is_ai).toBe(true)
    expect(ledgerOf(app, 'Eve').balance).toBe(49)
    leaving.abort()
    await first
  })

  /** A lasting request at one server, and the same request at another. */
  async function secondOfGone({ sinceSeconds = 0, isRemoved = false }) {
    const { app, servers, generate } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    fake.always(replies.hanging())
    const leaving = new AbortController()
    const first = generate(one, { key, leaving }).catch(() => undefined)
    app.clock.advance(sinceSeconds)
    const second = generate(other, { key })
    if (isRemoved) app.db.delete(generations).run()
    await expect(second).rejects.toThrow('still being made')
    leaving.abort()
    await first
  }

  test('waits no longer than the first can take, as its server may be dead', () =>
    secondOfGone({ sinceSeconds: 60 }))

  test("stops waiting when the first one's row is gone", () => secondOfGone({ isRemoved: true }))
})
