import { rowCount } from '@fgm/db'
import { aiAttemptsTable } from '@fgm/db/schema'
import { oneOf, seededChance } from '@fgm/shared/seeded-chance'
import { describe, expect, test } from 'vitest'
import { isNight } from '../../../test/extent.ts'
import { type Reply, replies, responseWith } from '../../../test/fakes/openai.ts'
import { providerOfFile } from '../../../test/generator-app.ts'
import { type Settings, serversOfFamily } from '../../../test/several-servers.ts'
import type { Deps } from '../../core/deps.ts'
import { semaphoreOfTheDay } from '../ai-providers/ai-providers.ts'

/* Servers that share a database and call providers at the same time. */

const fake = await providerOfFile()
const familyWith = (settings: Settings) => serversOfFamily(fake, settings)

const unsafe = responseWith({ easier: 'Light a candle with a match and let your child hold it.' })

/** What a provider may do, good or bad. */
const days: (() => Reply)[] = [
  () => replies.streamed(),
  () => replies.streamed(),
  () => replies.streamed(unsafe),
  () => replies.refused(500, 'overloaded'),
  () => replies.whole('{'),
  () => replies.cutMidway(),
]

const rounds = isNight ? 40 : 3

describe('the daily quota', () => {
  test.each(Array.from({ length: rounds }, (_, round) => round))(
    'is never exceeded, whatever the outcomes, and no call of it is lost (%i)',
    async (round) => {
      const chance = seededChance(`calls ${round}`)
      const calls = 2 + Math.floor(chance() * 14)
      const { app, servers, generate, callCount, underWay } = await familyWith({
        calls_a_day: calls,
        servers: 3,
      })
      const requests = Array.from({ length: 18 }, (_, place) => servers[place % 3] as Deps)
      fake.next(...requests.map(() => (oneOf(days, chance) ?? replies.streamed)()))
      await Promise.all(requests.map((server) => generate(server)))
      const used = () => rowCount(app.db, aiAttemptsTable)
      expect(callCount()).toBeLessThanOrEqual(used())
      expect(used()).toBeLessThanOrEqual(calls)
      expect(underWay()).toEqual([])
      // Released calls are available again.
      fake.always(replies.streamed())
      for (const { ai } of servers) ai.resetBreakers()
      for (let more = 0; more < 9; more += 1) await generate(servers[more % 3] as Deps)
      expect([calls, calls - 1]).toContain(used())
    },
  )

  test('counts calls of a dead server until no call can take that long', async () => {
    const { app, servers, generate } = await familyWith({ calls_a_day: 2, servers: 2 })
    const [gone, other] = servers as [Deps, Deps]
    expect(semaphoreOfTheDay(gone).acquire(null, 2)).toMatchObject({ release: expect.anything() })
    const isAi = async () => (await generate(other)).activity.made_by.is_ai
    app.clock.advance(100)
    expect(await isAi()).toBe(false)
    app.clock.advance(5)
    expect(await isAi()).toBe(true)
  })

  test('ignores calls that a wrong clock dated ahead', async () => {
    const { app, servers, generate } = await familyWith({ calls_a_day: 2, servers: 1 })
    const [server] = servers as [Deps]
    app.clock.advance(86_400)
    semaphoreOfTheDay(server).acquire(null, 2)
    app.clock.advance(-86_400)
    expect((await generate(server)).activity.made_by.is_ai).toBe(true)
  })
})
