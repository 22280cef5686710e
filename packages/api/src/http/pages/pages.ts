import { visitorState } from '@fgm/shared/launch/story'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Deps } from '../../core/deps.ts'
import { listFreeActivities } from '../../features/activities/activities.ts'
import { hasSessionCookie } from '../../features/auth/auth.ts'
import { currentRegistrationInfo } from '../../features/offers/offers.ts'
import { sendsForm, vary, wantsPage } from '../rest/negotiation.ts'
import { readPageShells, readPreloadManifest, readVisitorPages } from './built-pages.ts'
import { hasConstantHead, pageAliases, pageHead, publicPaths, withHead } from './page-heads.ts'
import { type StaticFile, type StaticFiles, serveStaticFile, textFile } from './static-files.ts'

/**
 * Serves the built web app: its files, the prerendered pages, and for every other page the shell
 * with that page's own head. Mounted last, after all REST and tRPC routes.
 */
export function mountPages(
  app: Hono,
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'payments'>,
  files: StaticFiles,
) {
  const text = new TextDecoder()
  const html = (path: string) => text.decode(files.get(path)?.body)
  const { base_url } = deps.config
  const withPreloads = readPreloadManifest(html('/preload-manifest.json'))
  const shellOf = readPageShells(files)
  const withItsHead = (page: string, path: string) =>
    withHead(page, pageHead(deps.db, path), `${base_url}${path}`, base_url)
  const pageOf = (path: string) => shellOf(path) ?? withPreloads(html('/shell.html'), path)
  const visitorPageName = readVisitorPages(deps, files)
  /** The prerendered file of a page: its buttons are right before any script has run. */
  const prerenderedName = (path: string, isFamily: boolean, search: string) => {
    if (path === '/')
      return `/landing/${isFamily ? 'family' : visitorState(currentRegistrationInfo(deps))}.html`
    // The query string may show the page in another state than the prerendered one.
    return search === '' && !isFamily ? visitorPageName(path) : undefined
  }
  const pages = new Map<string, StaticFile>()
  /** The page at a path if it is the same for every request; undefined if its head has to be looked up. */
  const staticPageAt = (path: string, isFamily: boolean, search: string) => {
    const name = prerenderedName(path, isFamily, search)
    if (!name && !hasConstantHead(path)) return undefined
    const known = pages.get(name ?? path)
    if (known) return known
    const page = name ? html(name) || html('/index.html') : pageOf(path)
    const made = textFile(withItsHead(page, path), pageHeaders)
    pages.set(name ?? path, made)
    return made
  }
  mountCrawlerFiles(app, deps)

  app.get('*', (c, next) => {
    const file = files.get(fileOf(c.req.path))
    if (!file || c.req.path.endsWith('.html')) return next()
    return Promise.resolve(serveStaticFile(file, c.req.raw.headers))
  })

  app.get('*', compress({ contentTypeFilter: /^text\/html/ }), (c, next) => {
    // Not decoded: a decoded backslash or `//` in a redirect leads to another site.
    const { pathname, search } = new URL(c.req.url)
    const path = tidyPath(pathname)
    if (path !== '/' && !wantsPage(c.req.raw.headers)) return next()
    if (path.startsWith('/api/') || path.startsWith('/trpc')) return next()
    const isFamily = hasSessionCookie(c.req.header('cookie'), deps.config)
    const page = path === pathname && staticPageAt(path, isFamily, search)
    if (page) return Promise.resolve(serveStaticFile(page, c.req.raw.headers))
    c.header('cache-control', pageHeaders['cache-control'])
    c.header('vary', pageHeaders.vary)
    const alias = pageAliases[path]
    if (alias) return Promise.resolve(c.redirect(`${alias}${search}`, 302))
    if (path !== pathname) return Promise.resolve(c.redirect(`${path}${search}`, 308))
    c.header('content-type', pageHeaders['content-type'])
    const { status } = pageHead(deps.db, path)
    return Promise.resolve(c.body(withItsHead(pageOf(path), path), status))
  })
}

const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  'cache-control': 'private, no-cache',
  vary: `${vary}, Accept-Encoding`,
}

/**
 * A form of the account pages that a browser submits without our scripts redirects to its page, which says what it needs.
 * The form's fields are not read. Mounted before the REST routes: one has the same path.
 */
export function mountSentForms(app: Hono) {
  for (const path of ['/login', '/register', '/forgot-password'])
    app.post(path, (c, next) => {
      if (!sendsForm(c.req.raw.headers)) return next()
      c.header('cache-control', 'no-store')
      c.header('vary', vary)
      return Promise.resolve(c.redirect(path, 303))
    })
}

/** A path without double slashes and without a trailing one. */
const tidyPath = (pathname: string) => pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

function mountCrawlerFiles(app: Hono, { db, config: { base_url } }: Pick<Deps, 'db' | 'config'>) {
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nDisallow: /admin\nDisallow: /profile\nDisallow: /dashboard\nSitemap: ${base_url}/sitemap.xml\n`,
    ),
  )
  app.get('/sitemap.xml', (c) => {
    const paths = [...publicPaths, ...listFreeActivities(db).map(({ id }) => `/activities/${id}`)]
    const urls = paths.map((path) => `<url><loc>${base_url}${path}</loc></url>`).join('')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      200,
      { 'content-type': 'application/xml; charset=utf-8' },
    )
  })
}

/** Browsers request /favicon.ico for a printable, whose tab has no page to name our icon. */
const fileOf = (path: string) => (path === '/favicon.ico' ? '/favicon.svg' : path)
