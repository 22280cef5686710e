/*
 * Caches the app for use offline: its shell, which is served for every page, and the files of what works offline. The build
 * fills in the list of files and a cache name that changes with every one of them. It never caches API requests, so no
 * family's data, nor other sites. Online, a page always comes from the server, so no one stays on an old build. A new
 * version waits until the last page of the old one is closed.
 */
const build = '__BUILD__'
const files = new Set(__FILES__)
/** The page that is served for every page. The server sends pages to navigations only, so it is part of this file. */
const shellHtml = __SHELL__
const beginning = 'fgm-files-'
/** The cache of older service workers. */
const former = 'fgm-hunts-'
const cacheName = beginning + build
const shell = '/shell'
/** Opened like pages, but files of the server: the browser's own error page is best if they fail. */
const notPages = /^\/(?:api|trpc|downloads|user\/receipts|assets)(?:\/|$)|\.\w+$/
/** A network without a response in this time counts as none. */
const timeoutMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(cacheAll())
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

/** A reminder: the activity of the day, with actions that open nothing. */
self.addEventListener('push', (event) => {
  const { title, body, url, token } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      // A second one replaces the first.
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

/** The token authorizes the change, as in the links of mails. If that fails, the page asks again. */
async function change(token, action) {
  const body = new URLSearchParams({ action })
  const path = `/api/reminders/act?token=${encodeURIComponent(token)}`
  const response = await fetch(path, { method: 'POST', body, credentials: 'omit' }).catch(
    () => null,
  )
  const word = action === 'skip_today' ? 'skip' : 'week'
  if (!response?.ok) await open(`/reminder?do=${word}&token=${encodeURIComponent(token)}`)
}

/** In the window that shows it already, or in a new one: another one may hold an unfinished form. Only pages of this site. */
async function open(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const shown = windows.find((one) => one.url === url.href)
  if (shown) await shown.focus()
  else await self.clients.openWindow(url.href)
}

async function cacheAll() {
  const cache = await caches.open(cacheName)
  await Promise.all([...files].map((path) => cacheFile(cache, path, { cache: 'no-cache' })))
  await cache.put(shell, pageLike(await cache.match('/start.js'), shellHtml))
}

/** All or nothing: a version with a file missing is never installed. */
async function cacheFile(cache, path, options) {
  const response = await fetch(path, { ...options, credentials: 'omit' })
  if (!response.ok || response.redirected) throw new Error(`${path}: status ${response.status}`)
  await cache.put(path, response)
}

/** The page with the content security policy of another response of the server. */
function pageLike(other, html) {
  const headers = new Headers(other.headers)
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

/** From the server while it responds; otherwise the shell, which then reads what the browser has cached. */
async function page(request) {
  const cached = () => caches.match(shell, { cacheName: cacheName })
  try {
    const response = await Promise.race([fetch(request), timeout()])
    return response.status < 502 ? response : ((await cached()) ?? response)
  } catch (error) {
    const response = await cached()
    if (response) return response
    throw error
  }
}

const timeout = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new TypeError('No response')), timeoutMs)
  })

/** File names change with their content, so a cached file is never outdated. */
async function file(request) {
  const { pathname } = new URL(request.url)
  return (await caches.match(pathname, { cacheName: cacheName })) ?? fetch(request)
}
