import { goodResponse, type Reply, replies } from './fakes/openai.ts'

/*
 * How servers that speak the OpenAI protocol really respond, as one table: what each vendor or model does
 * differently, and its outcome. Texts of vendors contain 'vendor-secret', which must never be shown.
 */

/** `outcome` is that of the last recorded call: 'delivered', or the kind of failure. */
export type Shape = {
  name: string
  reply: Reply
  outcome: string
  vendor_status?: number
  vendor_code?: string
  /** Provider calls for one idea, once its unsupported options are known. */
  calls?: number
  /** Another address than the fake's. */
  base_url?: string
  reasoning_effort?: 'low'
}

type Piece = Record<string, unknown> | string

export const text = JSON.stringify(goodResponse)
export const half = text.slice(0, 300)
export const choice = (delta: Record<string, unknown>, finishReason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finishReason }],
})
export const chunk = (content: unknown) => choice({ content })
export const stop = choice({}, 'stop')
export const done = '[DONE]'

/** An event stream; a text in it is sent as it is. */
export function stream(
  pieces: Piece[],
  { type = 'text/event-stream', end = '\n', mark = 'data: ' } = {},
): Reply {
  const lines = pieces.map((piece) =>
    typeof piece === 'string' && piece !== done
      ? `${piece}${end}${end}`
      : `${mark}${typeof piece === 'string' ? piece : JSON.stringify(piece)}${end}${end}`,
  )
  return () => new Response(lines.join(''), { headers: { 'content-type': type } })
}

export const whole = (
  message: Record<string, unknown>,
  more: Record<string, unknown> = {},
  type = 'application/json',
): Reply => {
  const body = JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop', ...more }] })
  return () => new Response(body, { headers: { 'content-type': type } })
}

export const refused = (status: number, body: unknown): Reply => {
  const words = typeof body === 'string' ? body : JSON.stringify(body)
  return () => new Response(words, { status, headers: { 'content-type': 'application/json' } })
}

export const error = (message: string, more: Record<string, unknown> = {}) => ({
  error: { message: `${message} vendor-secret`, ...more },
})

/** Refuses until the request has another shape. */
export const until = (
  isFine: (body: Record<string, unknown>) => boolean,
  status: number,
  body: unknown,
): Reply => {
  return (request, c) =>
    isFine(request.body) ? replies.streamed()(request, c) : refused(status, body)(request, c)
}
export const format = (body: Record<string, unknown>) =>
  (body.response_format as { type: string } | undefined)?.type
