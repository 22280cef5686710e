import type { Input, Outcome } from './client.ts'
import type { Operation } from './operations.ts'
import { marks } from './strings.ts'

/* What no response may be or contain, whatever was sent. */

/** The maximum time of a response, in milliseconds. */
const longestMs = 5_000

/** Internals: stacks, files, libraries, SQL. */
const inside =
  /\bat .{1,200}:\d+:\d+|node_modules|\.m?[jt]s:\d|SQLITE_|sqlite3|drizzle|select .{1,200} from |insert into |ZodError|TRPCError/i
/** What is never sent out, even by a successful request. */
const secret = /\$argon2id|\bat .{1,200}\.m?[jt]s:\d+:\d+|key-secret-of-|webhook-secret-of-/

export type Sent = {
  input: Input
  outcome: Outcome
  who: 'visitor' | 'parent' | 'administrator'
  operation: Pick<Operation, 'is_for_administrators'>
  /** Folders of the server, which no response mentions. */
  folders: readonly string[]
}

/** What is wrong with a response, in a few words each; empty when all is well. */
export function findingsIn({ input, outcome, who, operation, folders }: Sent): string[] {
  const slow = outcome.ms > longestMs ? [`took more than ${longestMs} ms`] : []
  if ('failed' in outcome) {
    // A body that is too large is not read to its end.
    const isCut = /ECONNRESET|EPIPE|socket hang up/.test(outcome.failed) && isLarge(input)
    return isCut ? slow : [...slow, `no response: ${outcome.failed}`]
  }
  const { status, headers, body } = outcome
  const isBusy = status === 503 && headers['retry-after'] !== undefined
  const found = {
    [`responded ${status}`]: status >= 500 && !isBusy,
    'tells what is inside': status >= 400 && inside.test(withoutEcho(body, input)),
    'tells a secret': secret.test(body) || folders.some((folder) => body.includes(folder)),
    'ran SQL that was sent': body.includes(marks.sql),
    'ran a template that was sent': new RegExp(`\\b${marks.template}\\b`).test(body),
    'took a header that was sent': marks.header in headers,
    'put markup that was sent into a page': isPage(headers) && holdsMarkup(body, input),
    'opened what is for administrators':
      operation.is_for_administrators &&
      who !== 'administrator' &&
      status < 400 &&
      !isAsking(input),
    'sets a cookie without HttpOnly': (headers['set-cookie'] ?? []).some(
      (cookie) => !/; HttpOnly/i.test(cookie),
    ),
    'says JSON and is none': isJson(headers) && body !== '' && !parses(body),
    'lets any site read': headers['access-control-allow-origin'] !== undefined,
    'may be read as another type': body !== '' && headers['x-content-type-options'] !== 'nosniff',
    'echoes a request': input.method === 'TRACE' && status < 400,
  }
  return [...slow, ...Object.keys(found).filter((what) => found[what as keyof typeof found])]
}

const isLarge = ({ body }: Input) => (body?.length ?? 0) > 100_000

/** Pages respond at any address if the header is right; OPTIONS and HEAD have no body. */
const isAsking = ({ method, headers }: Input) =>
  method === 'HEAD' ||
  method === 'OPTIONS' ||
  headers?.accept === 'text/html' ||
  headers?.['sec-fetch-mode'] !== undefined ||
  headers?.['user-agent'] !== undefined

const isPage = (headers: { 'content-type'?: string }) =>
  headers['content-type']?.startsWith('text/html') ?? false
const isJson = (headers: { 'content-type'?: string }) =>
  /^application\/(?:\w+\+)?json\b(?!l)/.test(headers['content-type'] ?? '')

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** An error may repeat what was sent; the check is for what it says beyond that. */
const withoutEcho = (body: string, { sent_text }: Input) =>
  sent_text && sent_text.length > 3
    ? body.replaceAll(JSON.stringify(sent_text).slice(1, -1), '')
    : body

const holdsMarkup = (body: string, { sent_text }: Input) =>
  sent_text !== undefined && /<\w/.test(sent_text) && body.includes(sent_text)
