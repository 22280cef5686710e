import type { Context as HonoContext } from 'hono'

/*
 * What every answer carries: the headers of security and the request id. They are laid ready before the
 * work begins, so that an answer can be made with them; set one by one on an answer that stands already,
 * they take longer than most calls.
 */

declare module 'hono' {
  interface ContextVariableMap {
    /** The headers of security for this path (security-headers.ts). */
    security_headers: Readonly<Record<string, string>>
  }
}

const made_with_them = new WeakSet<Response>()

/** An answer that carries the common headers already, and `headers` besides. */
export function responseWithCommonHeaders(
  c: HonoContext,
  body: string | Uint8Array<ArrayBuffer>,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const security = c.get('security_headers')
  const response = new Response(body, {
    status,
    headers: { ...security, 'x-request-id': c.get('requestId'), ...headers },
  })
  if (security) made_with_them.add(response)
  return response
}

/** True for an answer that needs none of them any more. */
export const hasCommonHeaders = (response: Response) => made_with_them.has(response)
