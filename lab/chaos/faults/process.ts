import { type Reply, replies } from '@fgm/api/fakes/openai'
import { wish } from '../../../e2e/busy-families.ts'
import { span, tally, timed, until } from '../conditions.ts'
import type { Fault } from '../fault.ts'

/* The process is ended: at once, gracefully, again and again. */

const familiesAtOnce = 16

export const kill: Fault = {
  name: 'kill',
  what: '`kill -9` while 16 families write, three times',
  run: async ({ server, families, examine }) => {
    const starts: number[] = []
    for (const writes of [100, 150, 200]) {
      const busy = families.keepBusy(familiesAtOnce)
      await families.whenAcknowledged(families.acknowledged.length + writes)
      await server.crash()
      await busy
      starts.push(await timed(() => server.resume()))
      examine()
    }
    return `${families.acknowledged.length} acknowledged writes; ready again after ${span(starts)} ms`
  },
}

/** The response is ready, and is not sent before `release()`. */
const heldBack: Reply = async (call, c) => {
  await Promise.race([call.released, call.closed])
  return replies.whole()(call, c)
}

const slowRequests = 20
const endsWithinMs = 10_000

export const stop: Fault = {
  name: 'stop',
  what: `SIGTERM under load while ${slowRequests} requests wait for the AI provider`,
  run: async ({ server, families, ai, register, expect }) => {
    const guests = await register(slowRequests)
    ai.always(heldBack)
    const requests = guests.map(({ browser }) => browser.post('/api/ai/generate-activity', wish))
    await until('all calls are under way', () => ai.calls.length >= slowRequests)
    const busy = families.keepBusy(familiesAtOnce)
    await families.whenAcknowledged(2 * familiesAtOnce)
    const halted = timed(() => server.halt())
    await until('the server has the requests', () =>
      server.log_lines.some((line) => /"stopping"/.test(line)),
    )
    ai.always(replies.streamed())
    ai.release()
    const results = await Promise.allSettled(requests)
    const tookMs = await halted
    await busy
    const statuses = results.map((result) =>
      result.status === 'fulfilled' ? result.value.status : 'no response',
    )
    expect(
      statuses.every((status) => status === 200),
      `in flight: ${tally(statuses)}`,
    )
    expect(tookMs <= endsWithinMs, `it took ${tookMs} ms to end`)
    await server.resume()
    return `requests in flight: ${tally(statuses)}; exit code 0 after ${tookMs} ms; ${families.acknowledged.length} acknowledged writes`
  },
}

const restartCount = 10

export const restarts: Fault = {
  name: 'restarts',
  what: `${restartCount} restarts in a row while 16 families write`,
  run: async ({ server, families }) => {
    const away: number[] = []
    for (let round = 0; round < restartCount; round += 1) {
      const busy = families.keepBusy(familiesAtOnce)
      await families.whenAcknowledged(families.acknowledged.length + familiesAtOnce)
      away.push(
        await timed(async () => {
          await server.halt()
          await server.resume()
        }),
      )
      await busy
    }
    return `${families.acknowledged.length} acknowledged writes; down for ${span(away)} ms`
  },
}
