/*
 * Keeps the pages of the hunts for where there is no network. The build fills in the list of files and
 * a name that changes with every one of them. What it never touches: calls, and with them anything of
 * any family; other sites. Online, a page always comes from the server, so nobody is held on an old
 * build; of other pages nothing is kept, and where no answer comes a small page of our own says so. A new
 * version waits until the last page of the old one is closed.
 */
const build = '__BUILD__'
const files = new Set(__FILES__)
/** The page that stands for every page of the hunts. The server gives pages to navigations alone, so it comes along here. */
const shell_html = __SHELL__
/** Says that there is no connection, and which hunts can be played all the same. */
const offline_html = __OFFLINE__
const beginning = 'fgm-hunts-'
const cache_name = beginning + build
const shell = '/scavenger-hunt'
const offline = '/offline'
/** Opened like pages, but files of the server: a browser says best itself that they did not come. */
const not_pages = /^\/(?:api|trpc|downloads|user\/receipts|assets)(?:\/|$)|\.\w+$/
/** A network that is there but does not answer counts as none. */
const patience_ms = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === shell || pathname.startsWith(`${shell}/`)) event.respondWith(page(request))
    else if (!not_pages.test(pathname)) event.respondWith(otherPage(request))
  } else if (files.has(pathname)) event.respondWith(file(request))
})

async function keepAll() {
  const cache = await caches.open(cache_name)
  await Promise.all([...files].map((path) => keep(cache, path, { cache: 'no-cache' })))
  for (const [path, html] of [
    [shell, shell_html],
    [offline, offline_html],
  ])
    await cache.put(path, pageLike(await cache.match('/theme.js'), html))
}

/** All or nothing: a version with a file missing is never installed. */
async function keep(cache, path, options) {
  const answer = await fetch(path, { ...options, credentials: 'omit' })
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer)
}

/** The page with the content policy that the server sends with everything. */
function pageLike(answer, html) {
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { headers })
}

async function removeOldBuilds() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(beginning) && name !== cache_name)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** From the server while it answers; else the kept page, which then finds its hunt in the browser. */
async function page(request) {
  const kept = () => caches.match(shell, { cacheName: cache_name })
  try {
    const answer = await Promise.race([fetch(request), nobodyAnswers()])
    return answer.status < 502 ? answer : ((await kept()) ?? answer)
  } catch (error) {
    const answer = await kept()
    if (answer) return answer
    throw error
  }
}

/** From the server, however long it takes; only where no answer comes at all, our own page. */
async function otherPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const answer = await caches.match(offline, { cacheName: cache_name })
    if (answer) return answer
    throw error
  }
}

const nobodyAnswers = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new TypeError('Nobody answers')), patience_ms)
  })

/** Names change with their content, so what is kept is right. */
async function file(request) {
  const { pathname } = new URL(request.url)
  return (await caches.match(pathname, { cacheName: cache_name })) ?? fetch(request)
}
