import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../core/config.ts'
import { throttleAddress } from '../core/context.ts'
import { isOwnAddress } from './remote-address.ts'

/**
 * The most connections, and how long one may be silent. Our own longest silence is a generation whose
 * providers hang: the connection must stay open until its response.
 */
export const connectionLimits = { in_all: 2_000, by_address: 200, silent_ms: 55_000 }
/** How much longer than a generation, however long its timeouts, a connection may be silent. */
const beyondGenerationMs = 11_000

/**
 * Keeps one client from taking all connections: 2,000 in all, 200 from one address (IPv6 by its
 * /64; this machine and trusted proxies are not counted), and none that is silent for a minute.
 */
export function limitConnections(
  server: Server,
  { ai, trusted_proxies }: Pick<Config, 'ai' | 'trusted_proxies'>,
) {
  const open = new Map<string, number>()
  server.maxConnections = connectionLimits.in_all
  server.setTimeout(
    Math.max(connectionLimits.silent_ms, ai.timeouts.in_all_ms + beyondGenerationMs),
  )
  server.on('connection', (socket) => {
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    if (isOwnAddress(peer, trusted_proxies)) return
    const address = throttleAddress(peer)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > connectionLimits.by_address) socket.destroy()
  })
}

/**
 * How many requests of one connection may be in flight. Browsers and proxies wait for the response before they send the
 * next one; a client that sends thousands without reading would fill the memory.
 */
const pipelineLimit = 10

/** What the HTTP server hands over with a request. */
type Connection = { incoming: Pick<IncomingMessage, 'socket'>; outgoing: ServerResponse }

/**
 * Closes a connection that pipelines more requests than the limit. The parser goes on with what had arrived; those
 * requests are not handled.
 * @throws for a closed connection; no one reads that response.
 */
export function capPipelined<Result>(
  handle: (request: Request, connection: Connection) => Result,
): (request: Request, connection: Connection) => Result {
  const inFlight = new WeakMap<Socket, number>()
  return (request, connection) => {
    const { socket } = connection.incoming
    const count = (inFlight.get(socket) ?? 0) + 1
    if (count > pipelineLimit) socket.destroy()
    if (socket.destroyed) throw new Error('The connection is closed')
    inFlight.set(socket, count)
    connection.outgoing.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1))
    return handle(request, connection)
  }
}

/**
 * Shuts a server down gracefully: it takes no new connections, requests in flight finish, and what is left
 * after `timeoutMs` is cut. Meanwhile every response closes its connection; otherwise a client that goes on
 * sending requests over it would be cut in the middle.
 */
export function gracefulShutdown(server: Server, timeoutMs: number): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (incoming, response) => {
    if (isClosing) makeLast(response)
    underWay.add(response)
    untilOver(incoming, response, () => underWay.delete(response))
  })
  return () =>
    new Promise((resolve) => {
      isClosing = true
      for (const response of underWay) makeLast(response)
      const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
    })
}

function makeLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

const endsOf = new WeakMap<Socket, Set<() => void>>()

/** Calls `end` once, when the response is sent or its connection is gone. */
export function untilOver(
  { socket }: Pick<IncomingMessage, 'socket'>,
  outgoing: ServerResponse,
  end: () => void,
) {
  const ends = endsOf.get(socket) ?? watchClose(socket)
  ends.add(end)
  outgoing.once('close', () => {
    if (ends.delete(end)) end()
  })
  // A connection that is closed already does not emit `close` again.
  if (socket.destroyed && ends.delete(end)) end()
}

/** A pipelined response that waits for another one emits no `close` when the connection breaks. */
function watchClose(socket: Socket): Set<() => void> {
  const ends = new Set<() => void>()
  endsOf.set(socket, ends)
  socket.once('close', () => {
    for (const end of ends) end()
    ends.clear()
  })
  return ends
}
