import type { Server, ServerResponse } from 'node:http'

/**
 * How a server is closed: it takes no new connections, requests in flight finish, and what is left
 * after `patience_ms` is cut. From then on every answer says that it is the last of its connection: a
 * client that goes on asking over a connection it has would otherwise be cut in the middle at the end.
 */
export function closingOf(server: Server, patience_ms: number): () => Promise<void> {
  const under_way = new Set<ServerResponse>()
  let is_closing = false
  server.prependListener('request', (_, response) => {
    if (is_closing) makeLast(response)
    under_way.add(response)
    response.once('close', () => under_way.delete(response))
  })
  return () =>
    new Promise((resolve) => {
      is_closing = true
      for (const response of under_way) makeLast(response)
      const cut = setTimeout(() => server.closeAllConnections(), patience_ms)
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
