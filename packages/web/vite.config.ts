import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'

const serverUrl = 'http://127.0.0.1:3000'

/** What the development server answers itself; every other call that is not a page goes to the API. */
const vitePaths =
  /^\/(?:@|src\/|node_modules\/|packages\/|\.vite\/|theme\.js|favicon\.|icon-|manifest\.webmanifest)/
const serverPaths = /^\/(?:trpc|api|downloads)(?:\/|$)/
const serverDestinations = new Set(['', 'empty'])

const toServer: ProxyOptions = {
  target: serverUrl,
  bypass(request) {
    const url = request.url ?? '/'
    if (serverPaths.test(url)) return undefined
    const isPage = request.headers.accept?.includes('text/html')
    const destination = String(request.headers['sec-fetch-dest'] ?? '')
    const isOurs = vitePaths.test(url) || !serverDestinations.has(destination)
    return isPage || isOurs ? url : undefined
  },
}

/** The logo stands in every page's HTML as a symbol: seen at the first paint, and not a byte of script. */
const logoSymbols: Plugin = {
  name: 'logo-symbols',
  transformIndexHtml: (html) =>
    html.replace('<!--logo-->', `<svg hidden>${symbol('logo-mark')}${symbol('wordmark')}</svg>`),
}

function symbol(name: string): string {
  const svg = readFileSync(new URL(`src/ui/drawings/${name}.svg`, import.meta.url), 'utf8')
  return svg.trim().replace('<svg', `<symbol id="${name}"`).replace('</svg>', '</symbol>')
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), logoSymbols],
  server: { port: 5173, strictPort: true, proxy: { '^/.*': toServer } },
  build: {
    manifest: !isSsrBuild,
    outDir: 'dist',
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // Building a schema changes nothing elsewhere: a page that takes a rule from packages/shared and none of the
    // schemas beside it does without zod (23 kB).
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
}))
