import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf, hasSame } from '../etag.ts'

/** A file in memory with its compressed forms, and the headers of every form. */
export type StaticFile = {
  body: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | null
  gzip: Uint8Array<ArrayBuffer> | null
  headers: { 'content-type': string; 'cache-control': string; vary: string; etag: string }
}

/** Files by the path that browsers request. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Reads a folder into memory: the threads that read files also hash passwords, so a page never waits
 * for a hash (decisions §12). A missing folder is empty.
 */
export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const contentType = contentTypes[extname(entry.name)]
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(folder, path).replaceAll(sep, '/')}`
    // Files that begin with a dot are for the build only, such as Vite's list of all our sources.
    if (!entry.isFile() || !contentType || name.includes('/.')) continue
    const body = readFileSync(path)
    files.set(name, {
      body,
      br: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
      gzip: existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : null,
      headers: {
        'content-type': contentType,
        'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'Accept-Encoding',
        etag: etagOf(body),
      },
    })
  }
  return files
}

/** An asset's name changes with its content, so browsers may cache it permanently. */
const isHashed = (name: string) => /\/assets\/.*-[\w-]{8,}\.\w+$/.test(name)

/**
 * A text that never changes while the server runs, as a file. It is compressed synchronously: the worker threads
 * hash passwords.
 */
export function textFile(text: string, headers: Omit<StaticFile['headers'], 'etag'>): StaticFile {
  const body = new TextEncoder().encode(text)
  return {
    body,
    br: new Uint8Array(
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    ),
    gzip: new Uint8Array(gzipSync(body)),
    headers: { ...headers, etag: etagOf(body) },
  }
}

/** Responds with a file in the best encoding that the client accepts, or 304 if it has it already. */
export function serveStaticFile(file: StaticFile, headers: Headers): Response {
  if (hasSame(headers, file.headers.etag))
    return new Response(null, { status: 304, headers: file.headers })
  const accepted = headers.get('accept-encoding') ?? ''
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file[encoding]
    if (body && accepts(accepted, encoding))
      return new Response(body, { headers: { ...file.headers, 'content-encoding': encoding } })
  }
  return new Response(file.body, { headers: file.headers })
}

/** Whether a client accepts an encoding: named, and its weight is a number above 0 (RFC 9110, 12.5.3). */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.toLowerCase().split(';')
    return name?.trim() === encoding && Number(weight.trim().replace('q=', '')) > 0
  })
