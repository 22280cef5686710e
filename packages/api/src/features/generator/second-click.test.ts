import { generations } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { answerWith, replies } from '../../../test/fakes/openai.ts'
import { ledgerOf, providerOfFile } from '../../../test/generator-app.ts'
import { type Settings, serversOfFamily } from '../../../test/several-servers.ts'
import type { Deps } from '../../core/deps.ts'
import { sweepOwn } from './generations.ts'

/* Two clicks on 'Make' at two servers that share a database. */

const fake = await providerOfFile()
const familyWith = (settings: Settings) => serversOfFamily(fake, settings)

const key = 'click-0001'

describe('a second click at another server', () => {
  test('waits for what the first makes: one activity, one credit', async () => {
    const { app, servers, press, asked } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    const made = await Promise.all([press(one, { key }), press(other, { key })])
    expect(new Set(made.map(({ activity }) => activity.id)).size).toBe(1)
    expect([asked(), ledgerOf(app, 'Eve').balance]).toEqual([2, 49])
  })

  test('hears that nothing came of it, and tries again with the same key', async () => {
    const { servers, press } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    fake.always(replies.hanging())
    const leaving = new AbortController()
    const first = press(one, { key, leaving })
    const second = press(other, { key })
    leaving.abort()
    await expect(first).rejects.toThrow('Stopped. No credit was used.')
    await expect(second).rejects.toThrow('Stopped. No credit was used.')
    fake.always(replies.streamed())
    expect((await press(other, { key })).activity.made_by.is_ai).toBe(true)
  })

  test('stops waiting when it is taken back', async () => {
    const { servers, press } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    const { reply, give } = replies.stepwise([JSON.stringify(answerWith({}))])
    fake.next(reply)
    const first = press(one, { key })
    const leaving = new AbortController()
    const second = press(other, { key, leaving })
    leaving.abort()
    await expect(second).rejects.toThrow('Stopped. No credit was used.')
    give(0)
    expect((await first).activity.made_by.is_ai).toBe(true)
  })

  test('makes it when the first server was killed and is back, which frees nothing of others', async () => {
    const { app, servers, press } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    const state = () => app.db.select().from(generations).get()?.state
    fake.always(replies.hanging())
    const leaving = new AbortController()
    const first = press(one, { key, leaving }).catch(() => undefined)
    sweepOwn(other)
    expect(state()).toBe('reserved')
    sweepOwn(one)
    expect(state()).toBe('released')
    fake.always(replies.streamed())
    expect((await press(other, { key })).activity.made_by.is_ai).toBe(true)
    expect(ledgerOf(app, 'Eve').balance).toBe(49)
    leaving.abort()
    await first
  })

  /** A press at one server that lasts, and the same press at another. */
  async function pressOfGone({ sinceSeconds = 0, isRemoved = false }) {
    const { app, servers, press } = await familyWith({ calls_a_day: 100, servers: 2 })
    const [one, other] = servers as [Deps, Deps]
    fake.always(replies.hanging())
    const leaving = new AbortController()
    const first = press(one, { key, leaving }).catch(() => undefined)
    app.clock.advance(sinceSeconds)
    const second = press(other, { key })
    if (isRemoved) app.db.delete(generations).run()
    await expect(second).rejects.toThrow('still being made')
    leaving.abort()
    await first
  }

  test('waits no longer than the first can take, whose server may be gone', () =>
    pressOfGone({ sinceSeconds: 60 }))

  test('waits no more when nothing is left of the first', () => pressOfGone({ isRemoved: true }))
})
