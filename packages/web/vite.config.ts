import { readdirSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

const serverUrl = 'http://127.0.0.1:3000'

/** What the development server answers itself; every other call that is not a page goes to the API. */
const vitePaths =
  /^\/(?:@|src\/|node_modules\/|packages\/|\.vite\/|start\.js|favicon\.|icon-|manifest\.webmanifest)/
const serverPaths = /^\/(?:trpc|api|downloads|user\/receipts)(?:\/|$)/
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

/**
 * The names that schemas in packages/shared are built from. Building a schema changes nothing elsewhere, and with these
 * names the build knows it: a page that takes a rule from there, and none of the schemas beside it, does without zod
 * (23 kB). `check-budgets.mjs` notices when it no longer works.
 */
function schemaNames(): string[] {
  const folder = new URL('../shared/src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:export )?const ([A-Z]\w*) =/gm)].map((match) => match[1] ?? ''),
  )
  return ['z', ...names]
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
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: schemaNames(),
        // The packages of tRPC do not say so themselves: of a file nobody takes anything from, nothing is kept.
        moduleSideEffects: [{ test: /\/node_modules\/@trpc\//, sideEffects: false }],
      },
      output: {
        // The first script knows the files of every page. Parts that pages share go by their hash alone: their names are
        // not worth the bytes on the landing page; the manifest still tells what is in them.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/c-[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}))
