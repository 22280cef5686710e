import { getRequestListener } from '@hono/node-server'

// A server that listens replaces `Request` and `Response` of its process, and its own add less to a response: so in tests.
getRequestListener(() => new Response())
