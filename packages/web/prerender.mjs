// The last step of `npm run build`: the landing page as HTML, the shell for every other page, the service worker with its
// list of files, and the compressed forms.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = new URL('dist/', import.meta.url).pathname
const ssr = new URL('dist-ssr/', import.meta.url).pathname
const landing = 'src/features/landing/landing-page.tsx'
const signedIn = 'src/app/signed-in-frame.ts'
const routes = 'src/app/routes.tsx'
/** What opens without a network, and what the entry loads for any page. */
const huntPages = 'src/features/hunts/hunt-pages.ts'
const entryParts = [routes, 'src/ui/toaster.tsx', 'src/app/not-found-page.tsx']
/** These know every page of the product; only the hunts are kept. */
const partsOf = { 'index.html': entryParts, [routes]: [] }
const emptyRoot = '<div id="root"></div>'
/** What stands there until the first script has drawn the page: the bar with the logo, as `top-bar.tsx` draws it. */
const firstFrame =
  '<div id="root"><div class="site"><header class="top"><div class="wrap"><span class="brand">' +
  '<svg class="whole" viewBox="0 0 390 64" aria-hidden="true"><use href="#wordmark"/></svg>' +
  '<svg class="mark-only" viewBox="0 0 64 64" aria-hidden="true"><use href="#logo-mark"/></svg>' +
  '</span></div></header></div></div>'

writeFileSync(join(dist, 'shell.html'), shell())
writeFileSync(join(dist, 'page-parts.json'), JSON.stringify(pageParts()))
// Made of the page as the build wrote it, before the landing page takes its place.
const offline = offlinePage()
try {
  writeFileSync(join(dist, 'index.html'), await landingPage())
} finally {
  rmSync(ssr, { recursive: true })
}
writeFileSync(join(dist, 'service-worker.js'), serviceWorker())
const count = compressAll()
process.stdout.write(
  `prerendered / and wrote shell.html and service-worker.js; compressed ${count} files\n`,
)

async function landingPage() {
  const { renderLanding } = await import(join(ssr, 'entry-prerender.js'))
  const html = await renderLanding()
  // The content policy allows no inline script, and what we write by hand needs no inline style.
  const inline = html.match(/<script|<style|\sstyle="/)
  if (inline) throw new Error(`The prerendered page holds ${inline[0].trim()}`)
  const page = read('index.html')
  if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root')
  return page
    .replace('</head>', `${headFor(page, landing)}</head>`)
    .replace(emptyRoot, () => `<div id="root" data-ssr>${html}</div>`)
}

// Every page but the landing page needs the table of pages, and is opened mostly by families that are signed in: both
// come with the first load.
function shell() {
  const page = read('index.html')
  if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root')
  return page
    .replace('</head>', `${headFor(page, signedIn, routes)}</head>`)
    .replace(emptyRoot, firstFrame)
}

// The server writes into the shell which files the page at hand needs beside it: they come with the first ones instead
// of after them. The paths and their files stand in the table of pages.
function pageParts() {
  const table = readFileSync(new URL(routes, import.meta.url), 'utf8')
  const rows = table
    .split('createRoute({')
    .slice(1)
    .map((row) => row.split('\n})')[0] ?? '')
  const page = read('shell.html')
  const parts = rows.flatMap((row) => {
    const path = /\bpath: '([^']+)'/.exec(row)?.[1]
    const file = /import\('\.\.\/([^']+)'\)/.exec(row)?.[1]
    const name = /lazyPage\(huntPages/.test(row) ? huntPages : file && `src/${file}`
    return path && name && manifest()[name] ? [[path, headFor(page, name)]] : []
  })
  if (parts.length < 15) throw new Error(`Only ${parts.length} pages were found in ${routes}`)
  return Object.fromEntries(parts)
}

// A chunk's own script and style are known beforehand: the browser fetches them with the first ones.
function headFor(page, ...names) {
  const chunks = names.flatMap((name) => [manifest()[name], ...importsOf(name)])
  const styles = chunks.flatMap((chunk) => chunk.css ?? [])
  const scripts = chunks.map((chunk) => chunk.file)
  const tags = [
    ...styles.map((name) => [`<link rel="stylesheet" crossorigin href="/${name}">`, name]),
    ...scripts.map((name) => [`<link rel="modulepreload" crossorigin href="/${name}">`, name]),
  ].filter(([, name]) => !page.includes(name))
  return [...new Set(tags.map(([tag]) => `  ${tag}\n  `))].join('')
}

function importsOf(chunkName, seen = new Set()) {
  return (manifest()[chunkName].imports ?? [])
    .filter((name) => !seen.has(name) && seen.add(name))
    .flatMap((name) => [manifest()[name], ...importsOf(name, seen)])
}

// What a hunt needs where there is no network: the frame, the hub, the player, and everything they load. Its name follows
// from what is in it, so a browser learns of a new build and of nothing else.
function serviceWorker() {
  const pages = ['index.html', signedIn, huntPages].flatMap((name) => filesFor(name))
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'))
  const files = [
    ...pages.map((name) => `/${name}`),
    ...fonts.map((name) => `/assets/${name}`),
    ...['/theme.js', '/offline.js', '/favicon.svg', '/manifest.webmanifest'],
  ]
  const unique = [...new Set(files)].sort()
  const worker = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  const own = [read('shell.html'), offline, read('theme.js'), read('offline.js')]
  const contents = [worker, ...own, ...unique].join('\n')
  const build = createHash('sha256').update(contents).digest('hex').slice(0, 16)
  return worker
    .replace('__BUILD__', build)
    .replace('__FILES__', () => JSON.stringify(unique))
    .replace('__SHELL__', () => JSON.stringify(read('shell.html')))
    .replace('__OFFLINE__', () => JSON.stringify(offline))
}

/** The page for where there is no connection: the first page's looks, and no app. */
function offlinePage() {
  const body = readFileSync(new URL('offline.html', import.meta.url), 'utf8')
  const page = read('index.html')
  if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root')
  return page
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '<script src="/offline.js" defer></script>')
    .replace(/<title>[^<]*</, '<title>No connection right now: Five Good Minutes<')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(emptyRoot, () => body.trim())
}

/** A chunk with all that it loads at once; what a page loads later on demand belongs to it, too. */
function filesFor(chunkName, seen = new Set()) {
  if (seen.has(chunkName)) return []
  seen.add(chunkName)
  const { file, css = [], imports = [], dynamicImports = [] } = manifest()[chunkName]
  const later = partsOf[chunkName] ?? dynamicImports
  const next = [...imports, ...later.filter((name) => name !== 'index.html')]
  return [file, ...css, ...next.flatMap((name) => filesFor(name, seen))]
}

function compressAll() {
  const names = readdirSync(dist, { recursive: true }).filter(
    (name) => /\.(?:js|css|html|svg|json|webmanifest|txt)$/.test(name) && !name.startsWith('.vite'),
  )
  const large = names.filter((name) => read(name).length > 1024)
  for (const name of large) {
    const text = readFileSync(join(dist, name))
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text, { params }))
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text, { level: 9 }))
  }
  return large.length
}

function manifest() {
  return JSON.parse(read('.vite/manifest.json'))
}

function read(name) {
  const path = join(dist, name)
  if (!existsSync(path)) throw new Error(`${path} is missing: run vite build first`)
  return readFileSync(path, 'utf8')
}
