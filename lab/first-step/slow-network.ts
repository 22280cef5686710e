import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** Slow 4G as defined by Lighthouse: round-trip time, and bytes per millisecond down and up. */
const slow4G = { roundTripMs: 150, down: 1_638_400 / 8_000, up: 768_000 / 8_000 }

export type SlowNetwork = {
  url: string
  /** Forwards to this port, slowly while `isSlow`. */
  leadTo: (port: number) => void
  isSlow: boolean
  close: () => void
}

/**
 * A proxy as slow as a phone's network: also for the requests of a service worker, which the browser's own throttling leaves out.
 * Opening a connection takes a round trip; all connections share the bandwidth.
 */
export async function slowNetwork(): Promise<SlowNetwork> {
  let port = 0
  const free = { down: 0, up: 0 }
  const sockets = new Set<Socket>()
  const network: SlowNetwork = {
    url: '',
    leadTo: (to) => {
      port = to
    },
    isSlow: false,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  const server = createServer((phone) => {
    const far = connect(port)
    const opened = performance.now() + (network.isSlow ? slow4G.roundTripMs : 0)
    carry(phone, far, 'up', opened)
    carry(far, phone, 'down', 0)
  })
  function carry(from: Socket, to: Socket, way: 'down' | 'up', earliest: number) {
    let last = Promise.resolve()
    sockets.add(from)
    from.setNoDelay(true)
    from.on('data', (bytes) => {
      const time = arrival(bytes.length, way, earliest)
      last = last.then(() => wait(time)).then(() => void to.write(bytes))
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => sockets.delete(from))
  }
  function arrival(length: number, way: 'down' | 'up', earliest: number): number {
    if (!network.isSlow) return 0
    const begin = Math.max(performance.now(), free[way], earliest)
    free[way] = begin + length / slow4G[way]
    return free[way] + slow4G.roundTripMs / 2
  }
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening)
  })
  network.url = `http://localhost:${(server.address() as AddressInfo).port}`
  return network
}

async function wait(until: number): Promise<void> {
  const ms = until - performance.now()
  if (ms > 0) await after(ms)
}
