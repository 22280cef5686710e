import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BuiltServer } from './server.ts'

/** What stands at the address: accepts every call and never answers, or a gateway that has no server behind it. */
export type Answering = 'silent' | 'gateway'

/** Takes the server's place at its own address. @returns what brings the server back. */
export async function standInFor(server: BuiltServer, answering: Answering) {
  await server.halt()
  const standIn = createServer((_, response) => {
    if (answering === 'silent') return
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
