import type { Server, ServerResponse } from 'node:http'
import { untilOver } from './until-over.ts'

/**
 * Shuts a server down gracefully: it takes no new connections, requests in flight finish, and what is left
 * after `timeoutMs` is cut. From then on every answer says that it is the last of its connection: a
 * client that goes on asking over a connection it has would otherwise be cut in the middle at the end.
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
      server.closeIdleConnections()
    })
}

function makeLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
