import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { replies } from '@fgm/api/fakes/openai'
import { wish } from '../../../e2e/busy-families.ts'
import { ledgerOf } from '../../../e2e/ledger.ts'
import { numbersBelow, tally, until } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { allowedP99, readAlone, readWhile } from '../readers.ts'
import { type Family, figureOf, metricOf, type Site } from '../site.ts'

/* Clients that leave in the middle, and clients that never finish. */

const leavers = 25
const leaves = 10

export const disconnects: Fault = {
  name: 'disconnects',
  what: `${leavers * leaves} clients disconnect in the middle of a request, ${leavers * leaves} in the middle of a streaming generation`,
  run: async (site) => {
    const { ai, server, expect } = site
    const families = await site.registerConfirmed(leavers)
    const before = await metricOf(site, 'process_open_fds')
    ai.always(replies.hangingMidway())
    for (const _ of numbersBelow(leaves)) {
      await Promise.all(families.map((family) => leaveStream(server.url, family)))
      await Promise.all(families.map(() => leaveRequest(server.url)))
    }
    await until('every generation has ended', () => held(site) === 0)
    await until('the provider is let go', () => ai.calls.every((call) => call.is_closed()))
    await until(
      'the connections are closed',
      async () => (await metricOf(site, 'process_open_fds')) <= before + leavers,
    )
    ai.always(replies.streamed())
    const credits = families.map(({ email }) => Number(ledgerOf(server, email).balance))
    const released = figureOf(site, "select count(*) from generations where state = 'released'")
    expect(
      credits.every((count) => count === 50),
      `credits: ${tally(credits)}`,
    )
    expect(released === leavers * leaves, `${released} generations were given back`)
    const after = await families[0]?.browser.post('/api/ai/generate-activity', wish)
    expect(after?.status === 200, `the next generation: ${after?.status}`)
    return `${released} generations stopped at the provider and their credits returned (balances: ${tally(credits)}); all connections closed`
  },
}

const held = (site: Site) =>
  figureOf(site, "select count(*) from generations where state = 'reserved'")

/** Clicks 'Generate' on our own page, reads the first words, and closes the tab. */
async function leaveStream(url: string, { browser }: Family) {
  const tab = new AbortController()
  const response = await fetch(`${url}/trpc/generator.generate?batch=1`, {
    method: 'POST',
    signal: tab.signal,
    headers: {
      'content-type': 'application/json',
      'trpc-accept': 'application/jsonl',
      'x-csrftoken': await browser.csrfToken(),
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ 0: wish }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader && !text.includes('"type":"draft"')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`The stream ended early: ${text}`)
    text += value
  }
  tab.abort()
}

/** Sends half of a registration and hangs up. */
async function leaveRequest(url: string) {
  const socket = await open(url)
  const head = 'POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  await new Promise<void>((resolve) => {
    socket.write(`${head}Content-Length: 500\r\n\r\n{"name":"Half`, () => resolve())
  })
  socket.destroy()
}

function open(url: string): Promise<Socket> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket))
    // The server may close it at any time; nothing here depends on it.
    socket.on('error', () => {})
    socket.once('error', reject)
  })
}

const slowCount = 1_000
const dripEveryMs = 1_000
const reclaimedWithinMs = 30_000

export const slowClients: Fault = {
  name: 'slow-clients',
  what: `${slowCount} connections that send a header one byte a second, while others read`,
  run: async (site) => {
    const { server, expect } = site
    const alone = await readAlone(site)
    const started = performance.now()
    let highestMemory = 0
    const { reads, done } = await readWhile(site, async () => {
      const sockets = await Promise.all(numbersBelow(slowCount).map(() => open(server.url)))
      for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('a')
      }, dripEveryMs)
      const closed = Promise.all(
        sockets.map(
          (socket) => new Promise<void>((resolve) => socket.resume().once('close', resolve)),
        ),
      )
      highestMemory = await metricOf(site, 'process_resident_memory_bytes')
      await closed.finally(() => clearInterval(drip))
      return Math.round((performance.now() - started) / 1000)
    })
    expect(reads.refused === 0, `${reads.refused} reads of others were refused`)
    expect(reads.p99 <= allowedP99(alone.reads), `the p99 of others: ${reads.p99} ms`)
    expect(done * 1000 <= reclaimedWithinMs, `reclaimed only after ${done} s`)
    return `all ${slowCount} closed after ${done} s; others: ${reads.count} reads, p99 ${reads.p99} ms (alone ${alone.reads.p99} ms), ${reads.refused} refused; ${Math.round(highestMemory / 2 ** 20)} MB of memory`
  },
}

const floods = 4
const floodMs = 6_000
/** Far below what would accumulate in this time if each request were kept. */
const memoryBoundMb = 400

export const endlessClients: Fault = {
  name: 'endless-clients',
  what: `${floods} connections send requests for ${floodMs / 1000} s without waiting for responses and reconnect when closed, while others read`,
  run: async (site) => {
    const { server, expect } = site
    const { reads, done: sent } = await readWhile(site, async () => {
      const untilThen = performance.now() + floodMs
      const sent = await Promise.all(numbersBelow(floods).map(() => flood(server.url, untilThen)))
      return sent.reduce((sum, one) => sum + one, 0)
    })
    const memory = (await metricOf(site, 'process_resident_memory_bytes')) / 2 ** 20
    expect(reads.refused === 0, `${reads.refused} reads of others were refused`)
    expect(reads.count > 0, 'no other client got a response')
    expect(memory < memoryBoundMb, `${Math.round(memory)} MB`)
    return `${Math.round(sent / 1e6)} MB of requests; others: ${reads.count} reads, p99 ${reads.p99} ms, ${reads.refused} refused; ${Math.round(memory)} MB of memory`
  },
}

/** Sends the same request again and again. @returns the number of bytes sent. */
async function flood(url: string, untilThen: number): Promise<number> {
  const many = 'GET /registration-info HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500)
  let sent = 0
  while (performance.now() < untilThen) {
    const socket = (await open(url)).resume()
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    while (!socket.destroyed && performance.now() < untilThen) {
      sent += many.length
      if (!socket.write(many)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
    }
    socket.destroy()
    await closed
  }
  return sent
}
