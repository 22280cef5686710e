import { Agent, request as send } from 'node:https'
import type { Caddy } from '../attack/caddy.ts'

/** A browser's own timeout is even longer. */
const patienceMs = 100_000

/** What a browser with its own address sends through Caddy: `fetch` cannot choose an address, and Caddy reports whose it was. */
export function throughCaddy({ port, authority }: Caddy, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const request = (path: string, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const asked = send({
        ...{ agent, localAddress, host: '127.0.0.1', servername: 'localhost', port, path },
        ...{ ca: authority, method: init.method ?? 'GET', timeout: patienceMs },
        headers: {
          host: `localhost:${port}`,
          ...Object.fromEntries(new Headers(init.headers)),
        },
      })
      asked.once('error', reject)
      asked.once('timeout', () => asked.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
      asked.once('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => resolve(responseOf(answer, Buffer.concat(chunks))))
      })
      asked.end(init.body ?? undefined)
    })
  return { request, close: () => agent.destroy() }
}

type Answered = { statusCode?: number | undefined; headersDistinct: NodeJS.Dict<string[]> }

function responseOf({ statusCode = 0, headersDistinct }: Answered, body: Buffer): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const hasBody = statusCode !== 204 && statusCode !== 304
  return new Response(hasBody ? new Uint8Array(body) : null, { status: statusCode, headers })
}
