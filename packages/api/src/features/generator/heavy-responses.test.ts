import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { everyNth } from '../../../test/extent.ts'
import { heavyResponses } from '../../../test/fakes/heavy-responses.ts'
import { goodAnswer, replies } from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  ledgerOf,
  providerOfFile,
  streamedPress,
  wishOfFive,
} from '../../../test/generator-app.ts'

/* Responses that are expensive to read. One process serves everyone: none may block it. */

const fake = await providerOfFile()
beforeAll(async () => {
  // What is compiled at first use is no matter of the answer: a server does it when it starts.
  await pressBeside(JSON.stringify(goodAnswer))
  await pressBeside(`{"title":"${'a'.repeat(2_000)}"}`)
})

/**
 * Milliseconds of the processor that this thread has used. Threads that tidy memory or compile are not in it, nor is
 * the time that a busy machine gave to others: a clock, and what an event loop says of itself, count both. Linux knows
 * it of each thread; elsewhere that of the process is the nearest.
 */
function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
}

/** The longest that this thread did not let go, in milliseconds of the processor, until `stop`. */
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

/** A press, and a page that another family reads over and over until the press is answered. */
async function pressBeside(answer: string) {
  fake.always(replies.streamed(answer))
  const app = generatorApp([fake.provider()])
  const [browser, other] = [await eve(app), await app.register({ name: 'Kim' })]
  const server = serve({ fetch: app.app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const press = { isOver: false }
  const work = streamedPress(app, browser, wishOfFive).finally(() => {
    press.isOver = true
  })
  const turns = longestTurn()
  const pages: { status: number; ms: number }[] = []
  while (!press.isOver) {
    const began = performance.now()
    const page = await fetch(`http://127.0.0.1:${port}/children`, { headers: { cookie } })
    await page.arrayBuffer()
    pages.push({ status: page.status, ms: performance.now() - began })
  }
  const longestTurnMs = await turns.stop()
  await new Promise((resolve) => server.close(resolve))
  return { app, said: await work, pages, longest_turn_ms: longestTurnMs }
}

/** Other work on the machine slows one measurement; code that blocks is slow in all three. */
const quickestOfThree = { retry: 2 }

describe('an answer that is heavy to read', () => {
  test.each(everyNth(heavyResponses, 3))(
    '(%s) ends as an idea, and blocks no one',
    quickestOfThree,
    async (_, answer) => {
      const began = process.cpuUsage()
      const { app, said, pages, longest_turn_ms } = await pressBeside(answer)
      const { user, system } = process.cpuUsage(began)
      expect(said).toContain('"type":"done"')
      expect(said).toContain('"provider":"ideabook"')
      expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, states: ['delivered'] })
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
      expect(longest_turn_ms).toBeLessThan(100)
      // The press, the pages of the other family and the provider's side of it together.
      expect((user + system) / 1_000).toBeLessThan(4_000)
    },
  )
})
