/*
 * Keeps the app itself for where there is no network: its shell, which stands for every page, and the files of what works
 * there. The build fills in the list of files and a name that changes with every one of them. What it never touches:
 * calls, and with them anything of any family; other sites. Online, a page always comes from the server, so nobody is
 * held on an old build. A new version waits until the last page of the old one is closed.
 */
const build = '__BUILD__'
const files = new Set(__FILES__)
/** The page that stands for every page. The server gives pages to navigations alone, so it comes along here. */
const shellHtml = __SHELL__
const beginning = 'fgm-files-'
/** What older workers kept. */
const former = 'fgm-hunts-'
const cacheName = beginning + build
const shell = '/shell'
/** Opened like pages, but files of the server: a browser says best itself that they did not come. */
const notPages = /^\/(?:api|trpc|downloads|user\/receipts|assets)(?:\/|$)|\.\w+$/
/** A network that is there but does not answer counts as none. */
const patienceMs = 4000

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
    if (!notPages.test(pathname)) event.respondWith(page(request))
  } else if (files.has(pathname)) event.respondWith(file(request))
})

/** A reminder: the activity of the day, with what can be done about it without opening anything. */
self.addEventListener('push', (event) => {
  const { title, body, url, token } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      // A second one takes the place of the first.
      tag: 'reminder',
      data: { url, token },
      actions: [
        { action: 'skip_today', title: 'Skip today' },
        { action: 'pause_week', title: 'Pause a week' },
      ],
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { url, token } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action ? change(token, event.action) : open(url))
})

/** The token is the proof, as with the links of mails. Where that fails, the page asks again. */
async function change(token, action) {
  const body = new URLSearchParams({ action })
  const path = `/api/reminders/act?token=${encodeURIComponent(token)}`
  const answer = await fetch(path, { method: 'POST', body, credentials: 'omit' }).catch(() => null)
  const word = action === 'skip_today' ? 'skip' : 'week'
  if (!answer?.ok) await open(`/reminder?do=${word}&token=${encodeURIComponent(token)}`)
}

/** In the window that shows it already, or in a new one: another one may hold half a form. Only pages of this site. */
async function open(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const shown = windows.find((one) => one.url === url.href)
  if (shown) await shown.focus()
  else await self.clients.openWindow(url.href)
}

async function keepAll() {
  const cache = await caches.open(cacheName)
  await Promise.all([...files].map((path) => keep(cache, path, { cache: 'no-cache' })))
  await cache.put(shell, pageLike(await cache.match('/start.js'), shellHtml))
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
  const ours = names.filter((name) => name.startsWith(beginning) || name.startsWith(former))
  const old = ours.filter((name) => name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** From the server while it answers; else the shell, which then finds in the browser what is kept there. */
async function page(request) {
  const kept = () => caches.match(shell, { cacheName: cacheName })
  try {
    const answer = await Promise.race([fetch(request), nobodyAnswers()])
    return answer.status < 502 ? answer : ((await kept()) ?? answer)
  } catch (error) {
    const answer = await kept()
    if (answer) return answer
    throw error
  }
}

const nobodyAnswers = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new TypeError('Nobody answers')), patienceMs)
  })

/** Names change with their content, so what is kept is right. */
async function file(request) {
  const { pathname } = new URL(request.url)
  return (await caches.match(pathname, { cacheName: cacheName })) ?? fetch(request)
}
