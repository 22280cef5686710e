import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Shuts a server down gracefully: it takes no new connections, requests in flight finish, and what is left
 * after `timeoutMs` is cut. From then on every answer says that it is the last of its connection: a
 * client that goes on asking over a connection it has would otherwise be cut in the middle at the end.
 */
export function gracefulShutdown(server: Server, timeoutMs: number): () => Promise<void> {
  const under_way = new Map<Socket, Set<ServerResponse>>()
  let is_closing = false
  server.prependListener('request', ({ socket }, response) => {
    if (is_closing) makeLast(response)
    const of_socket = under_way.get(socket) ?? keepUntilClosed(socket)
    of_socket.add(response)
    response.once('close', () => of_socket.delete(response))
  })
  // An answer that stands behind another one when its connection breaks is never told that it is over.
  function keepUntilClosed(socket: Socket) {
    const of_socket = new Set<ServerResponse>()
    under_way.set(socket, of_socket)
    socket.once('close', () => under_way.delete(socket))
    return of_socket
  }
  return () =>
    new Promise((resolve) => {
      is_closing = true
      for (const of_socket of under_way.values())
        for (const response of of_socket) makeLast(response)
      const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
      server.closeIdleConnections()
    })
}

function makeLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
