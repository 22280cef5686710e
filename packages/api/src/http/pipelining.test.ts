import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capPipelined } from './connections.ts'

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

let handled = 0
let server: ServerType
let port: number
beforeEach(async () => {
  handled = 0
  const respond = capPipelined(async () => {
    handled += 1
    await nextRound()
    return new Response('fine')
  })
  server = serve({
    fetch: (request, env) => respond(request, env as HttpBindings),
    port: 0,
    hostname: '127.0.0.1',
  })
  await vi.waitUntil(() => server.address())
  port = (server.address() as AddressInfo).port
})
afterEach(() => void server.close())

test('a connection that pipelines without end is closed after a few requests', async () => {
  const flood = connect(port, '127.0.0.1').resume()
  const closed = new Promise((resolve) => flood.on('error', () => undefined).on('close', resolve))
  flood.write(get.repeat(50_000))
  await closed
  expect(handled).toBeLessThan(50)
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('fine')
})

test('a connection that pipelines a few at a time has a response for each', async () => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes.toString()
  })
  const responses = () => text.split('HTTP/1.1 200').length - 1
  for (const round of [1, 2, 3, 4]) {
    socket.write(get.repeat(10))
    await vi.waitUntil(() => responses() === round * 10)
  }
  socket.destroy()
  expect(handled).toBe(40)
})
