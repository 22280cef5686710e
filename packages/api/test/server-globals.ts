import { getRequestListener } from '@hono/node-server'

// A listening server replaces `Request` and `Response` of its process, whose responses get fewer headers: so do tests.
getRequestListener(() => new Response())
