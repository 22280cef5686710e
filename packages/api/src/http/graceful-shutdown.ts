import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Shuts a server down gracefully: it takes no new connections, requests in flight finish, and what is left
 * after `timeoutMs` is cut. From then on every answer says that it is the last of its connection: a
 * client that goes on asking over a connection it has would otherwise be cut in the middle at the end.
 */
export function gracefulShutdown(server: Server, timeoutMs: number): () => Promise<void> {
  const underWay = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  server.prependListener('request', ({ socket }, response) => {
    if (isClosing) makeLast(response)
    const ofSocket = underWay.get(socket) ?? keepUntilClosed(socket)
    ofSocket.add(response)
    response.once('close', () => ofSocket.delete(response))
  })
  // A pipelined response that waits when its connection breaks gets no event.
  function keepUntilClosed(socket: Socket) {
    const ofSocket = new Set<ServerResponse>()
    underWay.set(socket, ofSocket)
    socket.once('close', () => underWay.delete(socket))
    return ofSocket
  }
  return () =>
    new Promise((resolve) => {
      isClosing = true
      for (const ofSocket of underWay.values()) for (const response of ofSocket) makeLast(response)
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
