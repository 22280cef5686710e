import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How many requests of one connection may be in flight. Browsers and proxies send the next one when they have the
 * response; who sends thousands without reading would fill the memory with them.
 */
const pipelineLimit = 10

/** What the HTTP server hands over with a request. */
type Connection = { incoming: Pick<IncomingMessage, 'socket'>; outgoing: ServerResponse }

/**
 * Closes a connection that pipelines more requests than the limit, and handles none of a connection that is closed:
 * the parser goes on with what had arrived already.
 * @throws for a closed connection; that response is never read.
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
