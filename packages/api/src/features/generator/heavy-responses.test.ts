import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { everyNth } from '../../../test/extent.ts'
import { heavyResponses } from '../../../test/fakes/heavy-responses.ts'
import { goodResponse, replies } from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  ledgerOf,
  providerOfFile,
  streamedGeneration,
  wishOfFive,
} from '../../../test/generator-app.ts'

/* Responses that are expensive to read. One process serves everyone: none may block it. */

const fake = await providerOfFile()
beforeAll(async () => {
  // Rules are compiled at first use, which is not part of the measurement: a server does it at its start.
  await generateWithLoad(JSON.stringify(goodResponse))
  await generateWithLoad(`{"title":"${'a'.repeat(2_000)}"}`)
})

/**
 * Milliseconds of processor time of this thread: without the threads that collect garbage or compile, and without the
 * time of other processes on a busy machine, which a clock and an event loop's own metrics include. Only Linux has it
 * for each thread; elsewhere that of the process is the closest.
 */
function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
}

/** The longest turn of the event loop, in milliseconds of processor time, until `stop`. */
function longestTurn() {
  let longest = 0
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      const before = threadMs()
      await nextTurn()
      longest = Math.max(longest, threadMs() - before)
    }
  })()
  const stop = async () => {
    isOver = true
    await work
    return longest
  }
  return { stop }
}

/** Generates an activity while another family reads a page over and over. */
async function generateWithLoad(response: string) {
  fake.always(replies.streamed(response))
  const app = generatorApp([fake.provider()])
  const [browser, other] = [await eve(app), await app.register({ name: 'Kim' })]
  const server = serve({ fetch: app.app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const generation = { isOver: false }
  const work = streamedGeneration(app, browser, wishOfFive).finally(() => {
    generation.isOver = true
  })
  const turns = longestTurn()
  const pages: { status: number; ms: number }[] = []
  while (!generation.isOver) {
    const began = performance.now()
    const page = await fetch(`http://127.0.0.1:${port}/children`, { headers: { cookie } })
    await page.arrayBuffer()
    pages.push({ status: page.status, ms: performance.now() - began })
  }
  const longestTurnMs = await turns.stop()
  await new Promise((resolve) => server.close(resolve))
  return { app, stream: await work, pages, longest_turn_ms: longestTurnMs }
}

/** Other work on the machine slows one measurement; code that blocks is slow in all three. */
const quickestOfThree = { retry: 2 }

describe('a response that is expensive to read', () => {
  test.each(everyNth(heavyResponses, 3))(
    '(%s) ends as an activity and blocks no one',
    quickestOfThree,
    async (_, response) => {
      const began = process.cpuUsage()
      const { app, stream, pages, longest_turn_ms } = await generateWithLoad(response)
      const { user, system } = process.cpuUsage(began)
      expect(stream).toContain('"type":"done"')
      expect(stream).toContain('"provider":"ideabook"')
      expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, states: ['delivered'] })
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
      expect(longest_turn_ms).toBeLessThan(100)
      // The generation, the other family's pages and the fake provider together.
      expect((user + system) / 1_000).toBeLessThan(4_000)
    },
  )
})
