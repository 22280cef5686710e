import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gracefulShutdown } from './connections.ts'

const timeoutMs = 60_000

/** One connection that is kept for the next request. */
let agent: Agent
let server: Server
let close: () => Promise<void>
let answer: () => void
let asked: Promise<void>
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  asked = new Promise((hear) => {
    server = createServer((_, response) => {
      answer = () => response.end('fine')
      hear()
    })
  })
  // Longer than any test: a connection that is only idle would hold the server open.
  server.keepAliveTimeout = timeoutMs
  close = gracefulShutdown(server, timeoutMs)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

function ask(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => resolve(response.resume())).on(
      'error',
      reject,
    )
  })
}

describe('a server that closes', () => {
  test('answers what is in flight, and says that nothing more comes over that connection', async () => {
    const pending = ask()
    await asked
    const closed = close()
    answer()
    const { statusCode, headers } = await pending
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
    await closed
  })

  test('leaves connections open as long as it does not close', async () => {
    const pending = ask()
    await asked
    answer()
    expect((await pending).headers.connection).toBe('keep-alive')
    await close()
  })

  test('accepts no new connection', async () => {
    const { port } = server.address() as AddressInfo
    await close()
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  })
})
