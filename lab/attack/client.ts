import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** One input: a request as it is sent, and what it tests. */
export type Input = {
  kind: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The text that it injects, if there is one. */
  sent_text?: string
}

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string; ms: number }

/** The outcome of an input: a response, or how the connection ended without one. */
export type Outcome = Reply | { failed: string; ms: number }

/** The timeout of a response, in milliseconds. */
const timeoutMs = 15_000

/** Sends requests to one server over keep-alive connections, exactly as given. */
export function openClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)

  function once(
    input: Input,
    headers: Record<string, string>,
  ): Promise<Outcome & { is_stale?: boolean }> {
    const started = performance.now()
    const ms = () => Math.round(performance.now() - started)
    return new Promise((resolve) => {
      const sent = request({
        agent,
        hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        method: input.method,
        path: input.path,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(input.body ?? '')) },
        timeout: timeoutMs,
      })
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', (cause) => resolve({ failed: cause.message, ms: ms() }))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            ms: ms(),
          }),
        )
      })
      sent.on('timeout', () => sent.destroy(new Error(`no response in ${timeoutMs} ms`)))
      sent.on('error', (cause) =>
        resolve({ failed: cause.message, ms: ms(), is_stale: sent.reusedSocket }),
      )
      sent.end(input.body)
    })
  }

  return {
    /** Sends an input with these default headers; once more when an idle connection was just closed. */
    send: async (input: Input, headers: Record<string, string> = {}): Promise<Outcome> => {
      const all = { ...headers, ...input.headers }
      const outcome = await once(input, all)
      return 'failed' in outcome && outcome.is_stale ? once(input, all) : outcome
    },
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof openClient>
