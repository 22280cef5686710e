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
const signedIn = 'src/app/signed-in-frame.ts'
const routes = 'src/app/routes.tsx'
/** What works without a network, and what the entry loads for any page. Of every other page the frame says what works. */
const huntPages = 'src/features/hunts/hunt-pages.ts'
const activityPages = ['list/activities-page', 'page/activity-page'].map(
  (name) => `src/features/activities/${name}.tsx`,
)
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

const rendered = await import(join(ssr, 'entry-prerender.js'))
/**
 * What families open first, with what each page asks the server for at once (see `public/start.js`). They come with
 * the boxes that the page shows until it has its answers, and its questions are under way before its scripts are.
 */
const familyPages = {
  // The long list travels by itself: only then does the server pack it.
  '/activities': ['activities.marks', 'children.list activities.cards'],
  '/activities/$activity_id': ['activities.byId:id', 'children.list'],
  '/activities/free': ['activities.listFree'],
  '/ai-generator': ['children.list'],
  '/community': ['flags.current'],
  '/dashboard': ['waitlist.status'],
  '/premium-library': ['flags.current'],
  '/profile': [
    ...['auth.profile', 'account.stats', 'waitlist.status', 'mail.choice'],
    ...['auth.browsers', 'payments.receipts'],
  ],
  '/scavenger-hunt': ['blueprints.list', 'hunts.list'],
}

/**
 * Their boxes say nothing yet, and what counts is when the answers can be drawn: their scripts come with the first files, in
 * rank behind the styles, instead of after the first paint.
 */
const silentPages = new Set(['/activities', '/activities/$activity_id', '/dashboard', '/profile'])

checkStyles()
writeFileSync(join(dist, 'shell.html'), shell())
const tableOfParts = pageParts()
const tags = (names) => headFor(read('shell.html'), ...names)
const parts = Object.fromEntries(tableOfParts.map(([path, names]) => [path, tags(names)]))
writeFileSync(join(dist, 'page-parts.json'), JSON.stringify(parts))
try {
  const landings = await landingPages()
  const firstViews = [...landings, ...(await pagesForVisitors()), ...(await pagesForFamilies())]
  writeFileSync(join(dist, 'index.html'), landings[0][1])
  for (const [name, html] of firstViews) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), html)
  }
} finally {
  rmSync(ssr, { recursive: true })
}
writeFileSync(join(dist, 'service-worker.js'), serviceWorker())
const count = compressAll()
process.stdout.write(
  `prerendered / and wrote shell.html and service-worker.js; compressed ${count} files\n`,
)

/** The landing page as it is for a visitor in each state of the launch (`VisitorState`), and for a family. */
function landingPages() {
  return Promise.all(
    ['spots_left', 'open', 'later', 'off', 'family'].map(async (name) => {
      const html = await rendered.renderLanding(name)
      const prerendered = { answers: [], landing: name }
      return [`landing/${name}.html`, documentOf(html, [landing], { prerendered })]
    }),
  )
}

/**
 * What visitors open first, as they see it: a browser without a session gets it from the server, instead of the shell. The
 * list of activities begins with another idea every day and is there once for each; the days come back.
 */
async function pagesForVisitors() {
  const answers = publicAnswers()
  const cards = answers.find(({ path }) => path === 'activities.cards')
  const free = answers.find(({ path }) => path === 'activities.listFree')
  const whole = answers.filter(({ path }) => path === 'activities.byId')
  const days = Array.from({ length: rendered.turnsOf(cards) }, (_, turn) => ({
    ...{ path: '/activities', file: `days/activities/${turn}.html` },
    prerendered: { answers: [cards], turn },
  }))
  const pages = [
    ...['/login', '/register', '/forgot-password'].map((path) => page(path, [])),
    page('/activities/free', [free]),
    ...whole.map((one) => page(`/activities/${one.input.id}`, [one], '/activities/$activity_id')),
    ...days,
  ]
  return Promise.all(
    pages.map(async ({ path, file, prerendered, route = path }) => {
      const html = await rendered.renderPage(path, prerendered)
      return [file, documentOf(html, [routes, ...partsOfPage(route)], { prerendered })]
    }),
  )

  function page(path, needed, route) {
    return { path, route, file: `pages${path}.html`, prerendered: { answers: needed } }
  }
}

/** The boxes of a family's page, as it stands before anything is known; the scripts draw it anew. */
function pagesForFamilies() {
  return Promise.all(
    Object.entries(familyPages).map(async ([path, calls]) => {
      const html = await rendered.renderPage(path, null)
      const names = [signedIn, routes, ...partsOfPage(path)]
      const isPreloaded = silentPages.has(path)
      const options = { isDrawnAnew: true, isPreloaded, calls: ['auth.status', ...calls] }
      return [`shells${path}.html`, documentOf(html, names, options)]
    }),
  )
}

function partsOfPage(route) {
  return tableOfParts.find(([known]) => known === route)[1]
}

/** What the server answers every visitor with, from the authored activities. */
function publicAnswers() {
  const root = new URL('../../', import.meta.url).pathname
  const program = 'packages/api/src/http/pages/public-answers.ts'
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root }))
}

/** A prerendered page: all to be seen stands in it, and its scripts begin after the first paint (`public/start.js`). */
function documentOf(
  html,
  names,
  { prerendered, isDrawnAnew = false, isPreloaded = false, calls = [] } = {},
) {
  // The content policy allows no inline script, and what we write by hand needs no inline style.
  const inline = html.match(/<script|<style|\sstyle="/)
  if (inline) throw new Error(`The prerendered page holds ${inline[0].trim()}`)
  const page = read('index.html')
  if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root')
  const whole = page.replace('</head>', `${headFor(page, ...names)}</head>`)
  const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
  const module = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
  const files = [module.exec(whole)?.[1], ...[...whole.matchAll(preload)].map((match) => match[1])]
  // JSON is no script to the content policy; no text of ours may end it early.
  const json = JSON.stringify(prerendered)?.replaceAll('<', '\\u003c')
  const data = json ? `<script id="prerendered" type="application/json">${json}</script>` : ''
  const asked = calls.length > 0 ? ` data-calls="${calls.join()}"` : ''
  const start = `<script defer src="/start.js" data-files="${files.join(' ')}"${asked}></script>`
  const root = isDrawnAnew ? '<div id="root">' : '<div id="root" data-ssr>'
  return whole
    .replace(preload, (tag) =>
      isPreloaded ? tag.replace('<link', '<link fetchpriority="low"') : '',
    )
    .replace(module, start)
    .replace(emptyRoot, () => `${root}${html}</div>${data}`)
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
  const found = rows.flatMap((row) => {
    const path = /\bpath: '([^']+)'/.exec(row)?.[1]
    const file = /import\('\.\.\/([^']+)'\)/.exec(row)?.[1]
    const name = /lazyPage\(huntPages/.test(row) ? huntPages : file && `src/${file}`
    return path && name && manifest()[name] ? [[path, [name]]] : []
  })
  if (found.length < 15) throw new Error(`Only ${found.length} pages were found in ${routes}`)
  return found
}

/** The styles that say which layer wins come before all others, on every page. */
function checkStyles() {
  const names = [...read('index.html').matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)]
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

// What is needed where there is no network: the frame, the landing page, the activities, the hunts, and everything they
// load. Its name follows from what is in it, so a browser learns of a new build and of nothing else.
function serviceWorker() {
  const kept = ['index.html', signedIn, landing, ...activityPages, huntPages]
  const pages = kept.flatMap((name) => filesFor(name))
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'))
  const files = [
    ...pages.map((name) => `/${name}`),
    ...fonts.map((name) => `/assets/${name}`),
    ...['/theme.js', '/favicon.svg', '/manifest.webmanifest'],
  ]
  const unique = [...new Set(files)].sort()
  const worker = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  const own = [read('shell.html'), read('theme.js')]
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
