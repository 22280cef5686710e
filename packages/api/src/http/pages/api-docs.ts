import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { openApiDocument } from '../rest/openapi.ts'
import {
  loadStaticFiles,
  type StaticFile,
  type StaticFiles,
  serveStaticFile,
  textFile,
} from './static-files.ts'

/** GET /api/openapi.json and its page at /api/docs, from our own server: no CDN, works offline. */
export function mountApiDocs(app: Hono) {
  let document: StaticFile | undefined
  let assets: StaticFiles | undefined

  app.get('/api/openapi.json', (c) => {
    document ??= textFile(JSON.stringify(openApiDocument()), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    return serveStaticFile(document, c.req.raw.headers)
  })
  app.get('/api/docs', (c) => c.html(docsPage))
  app.get('/api/docs/start.js', (c) =>
    c.body(startScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/api/docs/:file{swagger-ui(?:-bundle)?\\.(?:js|css)}', (c) => {
    assets ??= compressedAssets()
    const file = assets.get(`/${c.req.param('file')}`)
    return file ? serveStaticFile(file, c.req.raw.headers) : c.notFound()
  })
}

/** The page's own files, 1.7 MB, compressed once at the first visit. */
function compressedAssets(): StaticFiles {
  const files = loadStaticFiles(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist')))
  for (const name of ['/swagger-ui.css', '/swagger-ui-bundle.js']) {
    const file = files.get(name)
    if (file) file.gzip = new Uint8Array(gzipSync(file.body))
  }
  return files
}

const docsPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API | Five Good Minutes</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`

const startScript = `window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  requestInterceptor: async (request) => {
    if (request.method && request.method !== 'GET') {
      const response = await fetch('/api/csrf-token')
      request.headers['X-CSRFToken'] = (await response.json()).csrf_token
    }
    return request
  },
})
`
