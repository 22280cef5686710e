import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../core/config.ts'
import { createFlights, flightLimits, limitInFlight } from './requests-in-flight.ts'
import { type RunningServer, startServer } from './server.ts'

/* Over real HTTP: this machine is the proxy and names the client of each request. */

const dataDir = mkdtempSync(join(tmpdir(), 'fgm-flights-'))
let server: RunningServer
beforeAll(async () => {
  const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }
  server = await startServer(readConfig(env), pino({ level: 'silent' }))
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})

/** Opens a connection of the proxy and writes a text to it; `response` is the first one that comes back. */
function write(text: string): { socket: Socket; response: Promise<string> } {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  socket.write(text)
  const response = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString()))
    socket.once('close', () => resolve('closed'))
  })
  return { socket, response }
}

const head = (first: string, client: string) =>
  `${first} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n`
/** A login of which only the first byte ever comes. */
const slowBody = (client: string) =>
  write(
    `${head('POST /api/login', client)}Content-Type: application/json\r\nContent-Length: 50000\r\n\r\n{`,
  )
const slowBodies = (count: number, clientOf: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => slowBody(clientOf(place)))
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])

const read = async (client: string) =>
  fetch(`http://127.0.0.1:${server.port}/activities/public`, {
    headers: { 'x-forwarded-for': client, accept: 'application/json' },
  })

/** Resolves with the responses as soon as there are `count` of them. */
async function responsesOf(
  writes: { response: Promise<string> }[],
  count: number,
): Promise<string[]> {
  const responses: string[] = []
  for (const { response } of writes) void response.then((text) => responses.push(text))
  await vi.waitUntil(() => responses.length >= count, { timeout: 10_000 })
  return responses
}

describe('slow bodies of one client', () => {
  const over = 12

  test('are refused beyond a few before they are read, and no one else is affected', async () => {
    const writes = slowBodies(flightLimits.bodiesOfClient + over, () => '203.0.113.9')
    const refused = await responsesOf(writes, over)
    expect(refused.map(statusOf)).toEqual(Array(over).fill(429))
    expect(refused[0]).toMatch(/\r\nretry-after: 1\r\n/i)
    expect(refused[0]).toMatch(/\r\nconnection: close\r\n/i)
    expect(refused[0]).toContain('{"error":"That was a lot at once. Please try again in a moment."')
    expect((await read('198.51.100.4')).status).toBe(200)
    // The client itself can still read.
    expect((await read('203.0.113.9')).status).toBe(200)
  })

  test('that speaks IPv6 are counted for its whole /64', async () => {
    const writes = slowBodies(
      flightLimits.bodiesOfClient + over,
      (place) => `2001:db8:7:7::${place.toString(16)}`,
    )
    expect((await responsesOf(writes, over)).map(statusOf)).toEqual(Array(over).fill(429))
    expect((await read('2001:db8:7:8::1')).status).toBe(200)
  })

  test('that breaks them off leave nothing counted, and it may send as many again', async () => {
    for (const _ of Array(3)) {
      const writes = slowBodies(flightLimits.bodiesOfClient, () => '203.0.113.10')
      // This request comes after those connections had their turn, so their bodies have begun to arrive.
      expect((await read('203.0.113.10')).status).toBe(200)
      for (const { socket } of writes) socket.destroy()
      await vi.waitUntil(() => isTaken('203.0.113.10'), { timeout: 10_000 })
    }
  })
})

/** Whether a body of that client is accepted: the server then waits for the rest, which comes. */
async function isTaken(client: string): Promise<boolean> {
  const { response } = write(
    `${head('POST /api/login', client)}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
  )
  return statusOf(await response) === 400
}

describe('a connection that breaks', () => {
  test('ends all of its requests, also those that wait for an earlier response', async () => {
    const flights = createFlights()
    const app = new Hono()
    app.use(limitInFlight(['127.0.0.1'], flights))
    app.get('*', () => new Promise<Response>(() => undefined))
    const hanging = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    onTestFinished(() => void hanging.close())
    await vi.waitUntil(() => hanging.address())
    const { port } = hanging.address() as AddressInfo
    for (const count of [1, 3, 40]) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`${head('GET /', '203.0.113.9')}\r\n`.repeat(count))
      await vi.waitUntil(() => flights.inFlight().count === count)
      socket.destroy()
      await vi.waitUntil(() => flights.inFlight().count === 0)
    }
    expect(flights.inFlight()).toEqual({ count: 0, clients: 0 })
  })
})

describe('requests in flight', () => {
  const limits = { ofClient: 5, bodiesOfClient: 2, bodiesInAll: 3, bodiesAtMost: 5 }
  const slow = () => ({ complete: false })

  test('of one client are bounded, and of others are not', () => {
    const flights = createFlights(limits)
    for (let place = 0; place < 5; place += 1) flights.begin('a', { complete: true })
    expect(flights.refusalOf('a', false)).toBe('client')
    expect(flights.refusalOf('b', true)).toBeUndefined()
  })

  test('whose bodies have arrived count as any other', () => {
    const flights = createFlights(limits)
    const bodies = [slow(), slow()]
    for (const body of bodies) flights.begin('a', body)
    expect(flights.refusalOf('a', true)).toBe('client')
    expect(flights.refusalOf('a', false)).toBeUndefined()
    for (const body of bodies) body.complete = true
    expect(flights.refusalOf('a', true)).toBeUndefined()
  })

  test('with slow bodies are bounded for all clients together, and reading goes on', () => {
    const flights = createFlights(limits)
    for (const client of ['a', 'b', 'c', 'd', 'e']) flights.begin(client, slow())
    expect(flights.refusalOf('f', true)).toBe('all')
    expect(flights.refusalOf('f', false)).toBeUndefined()
  })

  test('with slow bodies of a few clients are bounded for these, not for a client with one body', () => {
    const flights = createFlights(limits)
    for (const client of ['a', 'b', 'c']) flights.begin(client, slow())
    expect(flights.refusalOf('a', true)).toBe('all')
    expect(flights.refusalOf('d', true)).toBeUndefined()
  })

  test('end once, in any order, however often they are closed', () => {
    const flights = createFlights(limits)
    const ends = Array.from({ length: 200 }, (_, place) => flights.begin(`c${place % 7}`, slow()))
    expect(flights.inFlight()).toEqual({ count: 200, clients: 7 })
    for (const [place, end] of ends.entries()) if (place % 3 !== 1) end()
    for (const end of ends.reverse()) end()
    expect(flights.inFlight()).toEqual({ count: 0, clients: 0 })
  })
})

test('the Caddyfile forwards no body before it has arrived in full', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../deploy/Caddyfile'), 'utf8')
  const [, taken] = /^\t*max_size (\w+)$/m.exec(text) ?? []
  const [, awaited] = /^\t*request_buffers (\w+)$/m.exec(text) ?? []
  expect([taken, awaited]).toEqual(['300KB', '300KB'])
})
