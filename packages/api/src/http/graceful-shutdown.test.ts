import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gracefulShutdown } from './connections.ts'

const timeoutMs = 60_000

/** Keeps one connection for the next request. */
let agent: Agent
let server: Server
let close: () => Promise<void>
let respond: () => void
let arrived: Promise<void>
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  arrived = new Promise((resolve) => {
    server = createServer((_, response) => {
      respond = () => response.end('fine')
      resolve()
    })
  })
  // Longer than any test: an idle connection would keep the server open.
  server.keepAliveTimeout = timeoutMs
  close = gracefulShutdown(server, timeoutMs)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

function request(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => resolve(response.resume())).on(
      'error',
      reject,
    )
  })
}

describe('a server that closes', () => {
  test('finishes the request in flight and closes its connection', async () => {
    const pending = request()
    await arrived
    const closed = close()
    respond()
    const { statusCode, headers } = await pending
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
    await closed
  })

  test('keeps connections open until it closes', async () => {
    const pending = request()
    await arrived
    respond()
    expect((await pending).headers.connection).toBe('keep-alive')
    await close()
  })

  test('accepts no new connection', async () => {
    const { port } = server.address() as AddressInfo
    await close()
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  })
})
