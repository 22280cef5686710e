import { Agent, request as send } from 'node:https'
import type { Caddy } from '../attack/caddy.ts'

/** A browser's own timeout is even longer. */
const timeoutMs = 100_000

/** What a browser with its own address sends through Caddy: `fetch` cannot choose an address, and Caddy reports whose it was. */
export function throughCaddy({ port, authority }: Caddy, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const request = (path: string, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const sent = send({
        ...{ agent, localAddress, host: '127.0.0.1', servername: 'localhost', port, path },
        ...{ ca: authority, method: init.method ?? 'GET', timeout: timeoutMs },
        headers: {
          host: `localhost:${port}`,
          ...Object.fromEntries(new Headers(init.headers)),
        },
      })
      sent.once('error', reject)
      sent.once('timeout', () => sent.destroy(new Error(`no response in ${timeoutMs / 1000} s`)))
      sent.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => resolve(responseOf(response, Buffer.concat(chunks))))
      })
      sent.end(init.body ?? undefined)
    })
  return { request, close: () => agent.destroy() }
}

type IncomingResponse = { statusCode?: number | undefined; headersDistinct: NodeJS.Dict<string[]> }

function responseOf({ statusCode = 0, headersDistinct }: IncomingResponse, body: Buffer): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const hasBody = statusCode !== 204 && statusCode !== 304
  return new Response(hasBody ? new Uint8Array(body) : null, { status: statusCode, headers })
}
