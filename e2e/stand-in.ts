import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BuiltServer } from './server.ts'

/** What is at the address: a server that accepts every connection and never responds, or a gateway without a server behind it. */
export type StandInKind = 'silent' | 'gateway'

/** Takes the server's place at its own address. @returns a function that brings the server back. */
export async function standInFor(server: BuiltServer, kind: StandInKind) {
  await server.halt()
  const standIn = createServer((_, response) => {
    if (kind === 'silent') return
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
  })
  standIn.listen(Number(new URL(server.url).port), '127.0.0.1')
  await once(standIn, 'listening')
  return async () => {
    if (!standIn.listening) return
    standIn.close()
    standIn.closeAllConnections()
    await once(standIn, 'close')
    await server.resume()
  }
}
