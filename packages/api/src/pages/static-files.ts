import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** A file held in memory, with the compressed forms that the build wrote beside it. */
export type StaticFile = {
  body: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | null
  gzip: Uint8Array<ArrayBuffer> | null
  etag: string
  content_type: string
  /** Its name changes with its content, so browsers may keep it for good. */
  is_hashed: boolean
}

const content_types: Record<string, string> = {
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
 * behind a hash (decisions §12). Keys are paths as browsers ask for them. A missing folder is empty.
 */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const content_type = content_types[extname(entry.name)]
    if (!entry.isFile() || !content_type) continue
    const path = join(entry.parentPath, entry.name)
    // What begins with a dot is the build's own, such as Vite's list of all our sources.
    if (
      relative(folder, path)
        .split(sep)
        .some((part) => part.startsWith('.'))
    )
      continue
    const body = readFileSync(path)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      body,
      br: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
      gzip: existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : null,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      content_type,
      is_hashed: /-[\w-]{8,}\.\w+$/.test(entry.name) && path.includes(`${sep}assets${sep}`),
    })
  }
  return files
}

/** Answers with a file in the form the browser understands, or 304 when it has it already. */
export function serveStaticFile(file: StaticFile, headers: Headers): Response {
  const answer = new Headers({
    'content-type': file.content_type,
    'cache-control': file.is_hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
  })
  if (headers.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers: answer })
  const accepted = headers.get('accept-encoding') ?? ''
  if (file.br && /\bbr\b/.test(accepted)) {
    answer.set('content-encoding', 'br')
    return new Response(file.br, { headers: answer })
  }
  if (file.gzip && /\bgzip\b/.test(accepted)) {
    answer.set('content-encoding', 'gzip')
    return new Response(file.gzip, { headers: answer })
  }
  return new Response(file.body, { headers: answer })
}
