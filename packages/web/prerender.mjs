// The last step of `npm run build`: the landing page and what visitors open first as HTML, the shell for every other page,
// the service worker with its list of files, and the compressed forms.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = new URL('dist/', import.meta.url).pathname
const ssr = new URL('dist-ssr/', import.meta.url).pathname
const landing = 'src/features/landing/landing-page.tsx'
const signedIn = 'src/app/signed-in-frame.tsx'
const routes = 'src/app/routes.tsx'
/** What works without a network, and what the entry loads for any page. Of every other page the frame says what works. */
const huntPages = 'src/features/hunts/hunt-pages.ts'
const dayPage = 'src/features/day-links/opened/day-page.tsx'
const activityPages = ['list/activities-page', 'page/activity-page', 'play/play-page'].map(
  (name) => `src/features/activities/${name}.tsx`,
)
const helpPage = 'src/features/distress/help-page.tsx'
const offlineFrame = 'src/features/offline/offline-frame.tsx'
const entryParts = [routes, offlineFrame, 'src/ui/toaster.tsx', 'src/ui/not-found-page.tsx']
/** These know every page of the product; only those above are kept. */
const partsOf = { 'index.html': entryParts, [routes]: [] }
const emptyRoot = '<div id="root"></div>'
/** What stands there until the first script has drawn the page: the bar with the logo, as `top-bar.tsx` draws it. */
const firstFrame =
  '<div id="root"><div class="site"><header class="top"><div class="wrap"><span class="brand">' +
  '<svg class="whole" viewBox="0 0 390 64" aria-hidden="true"><use href="#wordmark"/></svg>' +
  '<svg class="mark-only" viewBox="0 0 64 64" aria-hidden="true"><use href="#logo-mark"/></svg>' +
  '</span></div></header></div></div>'

const { landingPages, visitorPages, familyPages } = await import(join(ssr, 'entry-prerender.js'))

const emptyPage = read('index.html')
if (!emptyPage.includes(emptyRoot)) throw new Error('index.html has no empty root')
checkStyles()
writeFileSync(join(dist, 'shell.html'), shell())
const preloadManifest = readPreloadManifest()
const tags = (names) => headFor(read('shell.html'), ...names)
const parts = Object.fromEntries(preloadManifest.map(([path, names]) => [path, tags(names)]))
writeFileSync(join(dist, 'preload-manifest.json'), JSON.stringify(parts))
try {
  const landings = (await landingPages()).map((page) => [page, [landing]])
  const forVisitors = (await visitorPages(publicAnswers())).map((page) => [page, [routes]])
  const forFamilies = (await familyPages()).map((page) => [page, [signedIn, routes]])
  for (const [page, names] of [...landings, ...forVisitors, ...forFamilies]) {
    mkdirSync(dirname(join(dist, page.file)), { recursive: true })
    writeFileSync(join(dist, page.file), documentOf(page, [...names, ...filesOfPage(page.route)]))
  }
  writeFileSync(join(dist, 'index.html'), read('landing/spots_left.html'))
} finally {
  rmSync(ssr, { recursive: true })
}
writeFileSync(join(dist, 'service-worker.js'), serviceWorker())
const count = compressAll()
process.stdout.write(
  `prerendered / and wrote shell.html and service-worker.js; compressed ${count} files\n`,
)

function filesOfPage(route) {
  return preloadManifest.find(([path]) => path === route)?.[1] ?? []
}

/** What the server answers every visitor with, from the authored activities. */
function publicAnswers() {
  const root = new URL('../../', import.meta.url).pathname
  const program = 'packages/api/src/http/pages/public-answers.ts'
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root }))
}

/** A page with its HTML. Its scripts start at once, and behind the styles and fonts that the first paint needs. */
function documentOf({ html, prerendered, queries }, names) {
  // The content policy allows no inline script, and what we write by hand needs no inline style.
  const inline = html.match(/<script|<style|\sstyle="/)
  if (inline) throw new Error(`The prerendered page holds ${inline[0].trim()}`)
  const page = emptyPage
  // JSON is no script to the content policy; no text of ours may end it early.
  const json = JSON.stringify(prerendered)?.replaceAll('<', '\\u003c')
  const data = json ? `<script id="prerendered" type="application/json">${json}</script>` : ''
  const root = prerendered ? '<div id="root" data-ssr>' : '<div id="root">'
  const first = prerendered ? '' : ` data-queries="${queries.join(' ').replaceAll('&', '&amp;')}"`
  return page
    .replace('</head>', `${headFor(page, ...names)}</head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<script src="/start.js"', `<script src="/start.js"${first}`)
    .replace(emptyRoot, () => `${root}${html}</div>${data}`)
}

// Every page but the landing page needs the table of pages, and is opened mostly by families that are logged in: both
// come with the first load.
function shell() {
  return emptyPage
    .replace('</head>', `${headFor(emptyPage, signedIn, routes)}</head>`)
    .replace(emptyRoot, firstFrame)
}

// The server writes into the shell which files the page at hand needs beside it: they come with the first ones instead
// of after them. The paths and their files stand in the table of pages.
function readPreloadManifest() {
  const table = readFileSync(new URL(routes, import.meta.url), 'utf8')
  const rows = table.split(/\n {2}(?:page|createRoute)\(/).slice(1)
  const found = rows.flatMap((row) => {
    const path = /'(\/[^']+)'/.exec(row)?.[1]
    const file = /import\('\.\.\/([^']+)'\)/.exec(row)?.[1]
    const name = /load: huntPages/.test(row) ? huntPages : file && `src/${file}`
    return path && name && manifest()[name] ? [[path, [name]]] : []
  })
  if (found.length < 15) throw new Error(`Only ${found.length} pages were found in ${routes}`)
  return found
}

/** The styles that say which layer wins come before all others, on every page. */
function checkStyles() {
  const names = [...emptyPage.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)]
  if (names.length !== 1 || !read(names[0][1]).includes('@layer base'))
    throw new Error(`The first styles of a page are ${names.map((match) => match[1])}`)
}

// A chunk's own script and style are known beforehand: the browser fetches them with the first ones. What a chunk imports
// comes before it, as in Vite's own pages: of two styles of the same weight the page's own one must win.
function headFor(page, ...names) {
  const chunks = names.flatMap((name) => [...importsOf(name), manifest()[name]])
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
    .flatMap((name) => [...importsOf(name, seen), manifest()[name]])
}

// What is needed where there is no network: the frame, the landing page, the activities, the hunts, a link for a day, the
// emergency numbers, and everything they load. Its name follows from what is in it, so a browser learns of a new build and of nothing else.
function serviceWorker() {
  const kept = ['index.html', signedIn, landing, ...activityPages, huntPages, dayPage, helpPage]
  const pages = kept.flatMap((name) => filesFor(name))
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'))
  const files = [
    ...pages.map((name) => `/${name}`),
    ...fonts.map((name) => `/assets/${name}`),
    ...['/start.js', '/favicon.svg', '/manifest.webmanifest'],
  ]
  const unique = [...new Set(files)].sort()
  const worker = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  const own = [read('shell.html'), read('start.js')]
  const contents = [worker, ...own, ...unique].join('\n')
  const build = createHash('sha256').update(contents).digest('hex').slice(0, 16)
  return worker
    .replace('__BUILD__', build)
    .replace('__FILES__', () => JSON.stringify(unique))
    .replace('__SHELL__', () => JSON.stringify(read('shell.html')))
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
  // The server writes a head of its own into a visitor's page, and compresses it then.
  const large = names.filter(
    (name) => !/^(?:pages|days|shells|landing)\//.test(name) && read(name).length > 1024,
  )
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
