import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { Context } from '../../core/context.ts'
import { registerTools } from './tools.ts'

/* The one file that knows the SDK's server; `mcp.http.ts` loads it with the first request. */

const instructions =
  'Five-minute activities for parents with children from 2 to 12. Find one, read it out step by step, and mark it as played. Follow the safety note of an activity, and never suggest to leave a child alone with it.'

/** Answers one request of the protocol. Each has its own server and no session, so that nothing is kept. */
export async function answerMcp(ctx: Context, request: Request): Promise<Response> {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'five-good-minutes', version: '1.0.0' },
        { instructions },
      )
      registerTools(server, ctx)
      return server
    },
    { maxSubscriptions: 0 },
  )
  return handler.fetch(request)
}
