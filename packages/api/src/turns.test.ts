import {
  Agent,
  createServer,
  get,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { inTurns } from './turns.ts'

const connections = 30

let server: Server | undefined
let agents: Agent[] = []
afterEach(() => {
  for (const agent of agents) agent.destroy()
  server?.closeAllConnections()
  server?.close()
})

/** Work that keeps the process from everything else, as a query or a page that is written does. */
function work() {
  const begun_at = performance.now()
  while (performance.now() - begun_at < 3);
}

const connectionOf = ({ req }: ServerResponse): Socket => req.socket

/** A connection for a request alone. */
const ownConnection = () => ({
  destroyed: false,
  destroy() {
    this.destroyed = true
  },
})

async function startServer(listener: RequestListener): Promise<number> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return (started.address() as AddressInfo).port
}

/** Asks over many connections at once, over each again as soon as it is answered; tells who was answered. */
async function askAll(port: number): Promise<number[]> {
  const answered: number[] = []
  agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const ask = (agent: Agent, by: number) =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        answered.push(by)
        response.resume().on('end', resolve)
      }).on('error', reject)
    })
  await Promise.all(
    agents.map(async (agent, by) => {
      while (answered.length < connections * connections) await ask(agent, by)
    }),
  )
  return answered
}

describe('requests in turns', () => {
  test('let the last of many new connections in before the first is answered over and over', async () => {
    const handle = inTurns((response: ServerResponse) => {
      work()
      response.end('fine')
    }, connectionOf)
    const answered = await askAll(await startServer((_, response) => void handle(response)))
    const until_last = answered.findIndex(
      (_, place) => new Set(answered.slice(0, place + 1)).size === connections,
    )
    // As one connection more comes in with every round, a round of all of them makes it 30 * 30 / 2.
    expect(until_last).toBeGreaterThan(0)
    expect(until_last).toBeLessThan(5 * connections)
  })

  test('come in the order they were asked', async () => {
    const begun: number[] = []
    const handle = inTurns((number: number) => {
      work()
      begun.push(number)
      return number
    }, ownConnection)
    const numbers = Array.from({ length: 12 }, (_, number) => number)
    expect(await Promise.all(numbers.map((number) => handle(number)))).toEqual(numbers)
    expect(begun).toEqual(numbers)
  })

  test('fail alone', async () => {
    const handle = inTurns((number: number) => {
      work()
      if (number % 2 === 1) return Promise.reject(new Error(`${number} failed`))
      return number
    }, ownConnection)
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, async (_, number) => handle(number)),
    )
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
      results.map((_, number) => number % 2 === 0),
    )
  })

  test('of a connection that sends without end are few, and the others are answered', async () => {
    let handled = 0
    const handle = inTurns((response: ServerResponse) => {
      handled += 1
      work()
      response.end('fine')
    }, connectionOf)
    const port = await startServer((_, response) => void handle(response)?.catch(() => undefined))
    const flood = connect(port, '127.0.0.1').resume()
    const closed = new Promise((resolve) => flood.on('error', () => undefined).on('close', resolve))
    flood.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50_000))
    await closed
    expect(handled).toBeLessThan(50)
    expect(new Set(await askAll(port)).size).toBe(connections)
  })

  test('are not worked on when nobody waits for them any more', async () => {
    const begun: number[] = []
    const own = Array.from({ length: 8 }, () => ownConnection())
    const handle = inTurns(
      (number: number) => {
        work()
        begun.push(number)
      },
      (number) => own[number] as ReturnType<typeof ownConnection>,
    )
    const results = own.map((_, number) => Promise.resolve(handle(number)))
    for (const number of [5, 6]) own[number]?.destroy()
    await Promise.allSettled(results)
    expect(begun).toEqual([0, 1, 2, 3, 4, 7])
  })
})
