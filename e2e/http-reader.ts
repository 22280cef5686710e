import { connect, type Socket } from 'node:net'

/*
 * Reads responses from a socket as RFC 9112 describes them, and refuses everything else: what a lenient client
 * overlooks, a strict one or a proxy takes for the beginning of another response.
 */

export type ReadResponse = {
  status: number
  /** By lower-case name; several of one name in the order in which they arrived. */
  headers: Map<string, string[]>
  framing: 'none' | 'length' | 'chunked' | 'close'
  body: Buffer
  /** True when the server says that nothing more comes over this connection. */
  isLast: boolean
}

const silenceMs = 10_000

type ConnectionOptions = {
  /** A refused body is not read to its end; where some of it was still in transit, TCP ends the connection with a reset. */
  mayBeReset?: boolean
}

/** A connection to this machine to write bytes by hand and read responses one by one. */
export function openConnection(port: number, { mayBeReset = false }: ConnectionOptions = {}) {
  const socket = connect(port, '127.0.0.1')
  const source = byteSource(socket, mayBeReset)
  return {
    write: (text: string) => void socket.write(text, 'latin1'),
    /** @throws where the response to a request of that method is not one that RFC 9112 allows. */
    read: (method: string) => readResponse(source, method),
    /** Resolves with what arrives before the server ends the connection. */
    readToEnd: () => source.rest(),
    close: () => socket.destroy(),
  }
}

type Source = ReturnType<typeof byteSource>

/** The bytes of a socket, consumed from the front. */
function byteSource(socket: Socket, mayBeReset: boolean) {
  let bytes = Buffer.alloc(0)
  let isOver = false
  let failure: NodeJS.ErrnoException | undefined
  let wake = () => {}
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The server fell silent')))
  socket.on('data', (more: Buffer) => {
    bytes = Buffer.concat([bytes, more])
    wake()
  })
  socket.on('error', (cause: NodeJS.ErrnoException) => {
    if (!mayBeReset || cause.code !== 'ECONNRESET') failure = cause
  })
  socket.on('close', () => {
    isOver = true
    wake()
  })
  const more = async () => {
    if (isOver)
      throw new Error(`The connection ended too early: ${shown(bytes)}`, { cause: failure })
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  const take = (length: number) => {
    const taken = bytes.subarray(0, length)
    bytes = bytes.subarray(length)
    return taken
  }
  return {
    async exactly(length: number): Promise<Buffer> {
      while (bytes.length < length) await more()
      return take(length)
    },
    /** A line without its CRLF. None of our lines is as long as 16 kB. */
    async line(): Promise<string> {
      let end = bytes.indexOf('\n')
      for (; end < 0; end = bytes.indexOf('\n')) {
        if (bytes.length > 16_384) throw new Error(`No line: ${shown(bytes)}`)
        await more()
      }
      const line = take(end + 1).toString('latin1')
      if (!line.endsWith('\r\n') || line.slice(0, -2).includes('\r'))
        throw new Error(`A line that does not end with CRLF: ${JSON.stringify(line)}`)
      return line.slice(0, -2)
    },
    async rest(): Promise<Buffer> {
      while (!isOver) await more()
      if (failure) throw failure
      return take(bytes.length)
    },
  }
}

async function readResponse(source: Source, method: string): Promise<ReadResponse> {
  const first = await source.line()
  const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e\x80-\xff]*$/.exec(first)?.[1])
  if (!status) throw new Error(`Not a status line: ${JSON.stringify(first)}`)
  const headers = await readHeaders(source)
  const isLast = headers.get('connection')?.includes('close') ?? false
  const framing = framingOf(method, status, headers, isLast)
  const body = await readBody(source, framing, headers)
  return { status, headers, framing, body, isLast }
}

/** Headers that a response has at most once. */
const single = [
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
  'location',
  'retry-after',
  'cache-control',
  'x-request-id',
]

async function readHeaders(source: Source): Promise<Map<string, string[]>> {
  const headers = new Map<string, string[]>()
  for (let line = await source.line(); line !== ''; line = await source.line()) {
    const [, name, value] =
      /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      throw new Error(`Not a header: ${JSON.stringify(line)}`)
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), value.trim()])
  }
  for (const name of single)
    if ((headers.get(name)?.length ?? 0) > 1) throw new Error(`More than one ${name}`)
  return headers
}

/** How the length of a body is given (RFC 9112 §6.3). @throws when it is given twice, or not at all. */
function framingOf(
  method: string,
  status: number,
  headers: Map<string, string[]>,
  isLast: boolean,
): ReadResponse['framing'] {
  const [length] = headers.get('content-length') ?? []
  const [coding] = headers.get('transfer-encoding') ?? []
  if (length !== undefined && coding !== undefined)
    throw new Error('Content-Length and Transfer-Encoding')
  if (length !== undefined && !/^\d+$/.test(length)) throw new Error(`Content-Length: ${length}`)
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new Error(`Transfer-Encoding: ${coding}`)
  const isBare = status < 200 || status === 204
  if (isBare && (length ?? coding) !== undefined) throw new Error(`${status} with a length`)
  if (isBare || status === 304 || method === 'HEAD') return 'none'
  if (coding !== undefined) return 'chunked'
  if (length !== undefined) return 'length'
  if (!isLast) throw new Error('A body without a length')
  return 'close'
}

async function readBody(
  source: Source,
  framing: ReadResponse['framing'],
  headers: Map<string, string[]>,
): Promise<Buffer> {
  if (framing === 'none') return Buffer.alloc(0)
  if (framing === 'length') return source.exactly(Number(headers.get('content-length')?.[0]))
  if (framing === 'close') return source.rest()
  const chunks: Buffer[] = []
  for (;;) {
    const line = await source.line()
    if (!/^[0-9A-Fa-f]{1,8}$/.test(line)) throw new Error(`Not a size: ${JSON.stringify(line)}`)
    const size = Number.parseInt(line, 16)
    if (size > 0) chunks.push(await source.exactly(size))
    const end = await source.line()
    if (end !== '') throw new Error(`After a chunk: ${JSON.stringify(end)}`)
    if (size === 0) return Buffer.concat(chunks)
  }
}

const shown = (bytes: Buffer) => JSON.stringify(bytes.subarray(0, 200).toString('latin1'))
