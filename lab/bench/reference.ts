import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { byHand } from './by-hand.ts'

/*
 * One of the two servers that ours is compared with, as a separate process: `reference.ts by-hand <database>` or `reference.ts
 * bare <responses.json>`. Prints its port.
 */

/** One of our responses, for the bare server to send. */
export type RecordedResponse = {
  method: string
  route: string
  status: number
  headers: Record<string, string>
  body: string
}

const [kind, path] = process.argv.slice(2)
if (!path) throw new Error('Usage: reference.ts by-hand|bare <path>')
const app = kind === 'by-hand' ? byHand(path) : bare(JSON.parse(readFileSync(path, 'utf8')))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))

/** Routes that read their input and send the same bytes as ours. */
function bare(responses: RecordedResponse[]): Hono {
  const app = new Hono()
  for (const { method, route, status, headers, body } of responses)
    app.on(method, route, async (c) => {
      if (method !== 'GET') await c.req.text()
      return new Response(body, { status, headers })
    })
  return app
}
