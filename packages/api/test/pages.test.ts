import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { activities } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { loadStaticFiles } from '../src/http/pages/static-files.ts'
import { addOwn } from './community.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { TestBrowser } from './test-browser.ts'

/** A small built web app: what the server needs to find, without building the real one. */
const webFolder = mkdtempSync(join(tmpdir(), 'fgm-web-'))
const page = (name: string) =>
  `<!doctype html><html><head><title>${name}</title>\n<meta name="description" content="${name}">\n</head><body>${name}</body></html>`
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'index.html'), page('landing'))
writeFileSync(join(webFolder, 'shell.html'), page('shell'))
writeFileSync(join(webFolder, 'assets/main-a1b2c3d4.js'), 'let a = 1')
writeFileSync(join(webFolder, 'assets/main-a1b2c3d4.js.br'), 'packed')
writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>')
const parts = { '/login': '<login>', '/activities/$id': '<one>', '/activities/free': '<free>' }
writeFileSync(join(webFolder, 'preload-manifest.json'), JSON.stringify(parts))
const days = ['one idea', 'another idea', 'a third idea']
mkdirSync(join(webFolder, 'pages'))
writeFileSync(join(webFolder, 'pages/register.html'), page('joining as a visitor sees it'))
mkdirSync(join(webFolder, 'days/forgot-password'), { recursive: true })
for (const [day, idea] of days.entries())
  writeFileSync(join(webFolder, `days/forgot-password/${day}.html`), page(idea))
const files = loadStaticFiles(webFolder)
afterAll(() => rmSync(webFolder, { recursive: true }))

let app: TestApp
let browser: TestBrowser
beforeEach(() => {
  app = createTestApp({ BASE_URL: 'https://fgm.example' })
  browser = new TestBrowser(createApp(app.deps, { files }))
})

const free = 'sock-mountain-match'
const navigation = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const look = (path: string) => browser.get(path, navigation)

const clients: [string, Record<string, string>, 'page' | 'json'][] = [
  ['a browser that navigates', navigation, 'page'],
  ['an old browser without Sec-Fetch', { accept: navigation.accept }, 'page'],
  ['a plain Accept: text/html', { accept: 'text/html' }, 'page'],
  [
    'Googlebot',
    {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    },
    'page',
  ],
  ['WhatsApp', { accept: '*/*', 'user-agent': 'WhatsApp/2.23.20.0' }, 'page'],
  ['Facebook', { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' }, 'page'],
  ['curl', { accept: '*/*', 'user-agent': 'curl/8.5.0' }, 'json'],
  ['a client without Accept', { accept: '' }, 'json'],
  ['a client that asks for JSON', { accept: 'application/json' }, 'json'],
  [
    'fetch on a page',
    { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    'json',
  ],
  ['fetch that names text/html', { accept: 'text/html', 'sec-fetch-mode': 'same-origin' }, 'page'],
  ['a link checker on Node', { accept: 'text/html, */*', 'sec-fetch-mode': 'cors' }, 'page'],
]
const sharedPaths: [string, number][] = [
  ['/activities', 401],
  [`/activities/${free}`, 200],
  ['/activities/free', 200],
]
const pagePaths = ['/register', '/login']

describe('a path that is a page and a REST path', () => {
  test.each(clients)('gives %s what it can use', async (_, headers, kind) => {
    for (const [path, jsonStatus] of sharedPaths) {
      const response = await browser.get(path, headers)
      expect(response.headers.get('content-type')).toMatch(
        kind === 'page' ? /^text\/html/ : /^application\/json/,
      )
      expect([path, response.status]).toEqual([path, kind === 'page' ? 200 : jsonStatus])
    }
  })

  test.each(clients)(
    'gives %s the same at pages that are a REST path only for POST',
    async (_, headers, kind) => {
      for (const path of pagePaths) {
        const { status, body } = await browser.get(path, headers)
        expect(status).toBe(kind === 'page' ? 200 : 404)
        if (kind === 'json') expect(body).toEqual({ error: 'Page not found', code: 'not_found' })
      }
    },
  )

  test('tells caches that both exist, and lets none use either without asking', async () => {
    for (const [path] of sharedPaths) {
      const json = await browser.get(path, { accept: '*/*' })
      const html = await look(path)
      const shared = 'Accept, Sec-Fetch-Mode, Sec-Fetch-Dest, Cookie'
      expect(json.headers.get('vary')).toBe(shared)
      expect(html.headers.get('vary')).toBe(`${shared}, Accept-Encoding`)
      const isSameForAll = path === '/activities/free' || path === '/activities/public'
      expect(json.headers.get('cache-control')).toBe(
        isSameForAll ? 'private, no-cache' : 'no-store',
      )
      expect(html.headers.get('cache-control')).toBe('private, no-cache')
    }
  })

  test('responds the same to HEAD, without a body', async () => {
    const appOfPages = createApp(app.deps, { files })
    const html = await appOfPages.request('/activities', { method: 'HEAD', headers: navigation })
    const json = await appOfPages.request('/activities/free', { method: 'HEAD' })
    expect([html.status, html.headers.get('content-type'), await html.text()]).toEqual([
      200,
      'text/html; charset=UTF-8',
      '',
    ])
    expect([json.status, json.headers.get('content-type'), await json.text()]).toEqual([
      200,
      'application/json',
      '',
    ])
  })
})

describe('a form that a browser sends automatically', () => {
  const form = 'email=ida%40example.com&password=secret-words'
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each(['/login', '/register', '/forgot-password'])(
    'leads back to %s, and nothing of it is read',
    async (path) => {
      for (const asker of [navigation, { accept: navigation.accept }]) {
        const request = new Request(`http://fgm.example${path}`, {
          method: 'POST',
          headers: { ...asker, ...urlencoded, 'content-length': String(form.length) },
          body: form,
        })
        const response = await createApp(app.deps, { files }).request(request)
        expect([response.status, response.headers.get('location')]).toEqual([303, path])
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('set-cookie')).toBeNull()
        expect(request.bodyUsed).toBe(false)
      }
    },
  )

  test("is not confused with a program's request, which gets JSON as everywhere", async () => {
    const family = {
      ...{ name: 'Ida', email: 'ida@example.com' },
      ...{ password: 'correct horse 9', confirm_password: 'correct horse 9' },
    }
    const joined = await browser.post('/register', family, { accept: 'text/html, */*' })
    expect([joined.status, joined.body.user?.email]).toEqual([201, 'ida@example.com'])
    const fetched = { 'sec-fetch-mode': 'cors', accept: '*/*', ...urlencoded }
    expect((await browser.send('POST', '/login', form, fetched)).body).toEqual({
      error: 'Page not found',
      code: 'not_found',
    })
  })
})

describe('pages', () => {
  test('the landing page is prerendered for everyone', async () => {
    for (const headers of [navigation, { accept: '*/*' }]) {
      const { status, body } = await browser.get('/', headers)
      expect(status).toBe(200)
      expect(body).toContain('<body>landing</body>')
      expect(body).toContain('<link rel="canonical" href="https://fgm.example/">')
    }
  })

  test.each([
    ['/login', 'Log In', true],
    ['/register?ref=ABC', 'Join', true],
    ['/activities', 'Activities', true],
    ['/activities/free', 'Free printables', true],
    ['/profile', 'Profile', false],
    ['/day', 'Something to play today', false],
    ['/profile/day-link', 'For grandparents', false],
    ['/admin', 'Admin', false],
    ['/scavenger-hunt/play/7', 'Hunt', false],
  ])('%s has its own head', async (path, title, isPublic) => {
    const { status, body } = await look(path)
    expect(status).toBe(200)
    expect(body).toContain(`<title>${title} | Five Good Minutes</title>`)
    expect(body).toContain('<body>shell</body>')
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body.match(/name="description"/g)).toHaveLength(1)
    expect(body.includes('noindex')).toBe(!isPublic)
  })

  test('an unknown page is a 404 page, an unknown REST path is JSON', async () => {
    for (const path of [
      '/nothing',
      '/activities/a/b',
      '/login/more',
      '/constructor',
      '/__proto__',
      '/.env',
    ]) {
      const { status, body } = await look(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('<title>Page not found | Five Good Minutes</title>')
    }
    for (const path of ['/api/nothing', '/api/activities', '/trpc/nothing']) {
      const { status, headers } = await look(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  test.each([
    ['/premium', '/premium-library'],
    ['/generate', '/ai-generator'],
    ['/activities/public', '/activities'],
    ['/premium?from=mail', '/premium-library?from=mail'],
    ['/activities/', '/activities'],
    ['/login//?a=b', '/login?a=b'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await look(path)
    expect([302, 308]).toContain(status)
    expect(headers.get('location')).toBe(location)
    expect(headers.get('vary')).toContain('Accept')
  })

  test.each([
    '//evil.example/',
    '//evil.example//',
    '///evil.example/',
    '/\\evil.example/',
    '//evil.example/%2e%2e/',
    '/%5Cevil.example/',
    '//premium',
  ])('%s never leads to another site', async (path) => {
    const response = await createApp(app.deps, { files }).request(`http://fgm.example${path}`, {
      headers: navigation,
    })
    const location = response.headers.get('location') ?? '/'
    expect(new URL(location, 'https://fgm.example').host).toBe('fgm.example')
  })

  test('a path of 200,000 slashes takes no time', async () => {
    const started = performance.now()
    await look(`/${'/'.repeat(200_000)}x`)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('the HTML of a page', () => {
  const get = (headers: Record<string, string>) =>
    createApp(app.deps, { files }).request('/login', {
      headers: { ...navigation, ...headers },
    })

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('is compressed as %s for clients that can read it', async (encoding, accepted, unpack) => {
    const plain = await (await get({})).text()
    const response = await get({ 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toMatch(/^Accept, .*, Accept-Encoding$/)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
  })

  test('is 304 without a body for a browser that has it already, but another page is not', async () => {
    const etag = (await get({})).headers.get('etag') ?? ''
    const again = await get({ 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
    const { status } = await browser.get('/register', { ...navigation, 'if-none-match': etag })
    expect(status).toBe(200)
  })

  test('is not compressed for other clients', async () => {
    const response = await get({ 'accept-encoding': 'identity' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toContain('<title>Log In | Five Good Minutes</title>')
  })

  test.each([
    ['/login', '<login>'],
    ['/activities/free', '<free>'],
    [`/activities/${free}`, '<one>'],
    ['/profile', undefined],
    ['/', undefined],
    ['/activities/a/b', undefined],
  ])('of %s names its own files: %s', async (path, tags) => {
    const { body } = await look(path)
    expect(/(<login>|<free>|<one>)<\/head>/.exec(body)?.[1]).toBe(tags)
  })
})

describe('the head of an activity', () => {
  const rename = (title: string, description: string) =>
    app.db.update(activities).set({ title, description }).where(eq(activities.id, free)).run()

  test('has its title and description, for search engines and link previews', async () => {
    const { status, body } = await look(`/activities/${free}`)
    expect(status).toBe(200)
    expect(body).toContain('<title>Sock Mountain Match | Five Good Minutes</title>')
    expect(body).toContain(
      '<meta property="og:title" content="Sock Mountain Match | Five Good Minutes">',
    )
    expect(body).toContain(
      `<meta property="og:url" content="https://fgm.example/activities/${free}">`,
    )
    expect(body).not.toContain('noindex')
  })

  test('escapes their contents', async () => {
    rename('</title><script>alert(1)</script> $& $1', '"><img src=x onerror=alert(1)> & \'')
    const { body } = await look(`/activities/${free}`)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img')
    expect(body).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 | Five Good Minutes</title>',
    )
    expect(body).toContain('content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &#39;"')
  })

  test('escapes whatever is in the address', async () => {
    const { body } = await look('/activities/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(body).not.toContain('<script>')
  })

  test('of a locked activity has its title for link previews, and is not for search engines', async () => {
    const { status, body } = await look('/activities/squeeze-and-carry')
    expect(status).toBe(200)
    expect(body).toContain('<title>Squeeze and Carry | Five Good Minutes</title>')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test("of a family's own activity reveals nothing of it, not even whether it exists", async () => {
    const family = await app.register({ name: 'Ana' })
    addOwn(app, 'Ana', 'squiggles-of-ana')
    expect((await family.get('/activities/squiggles-of-ana')).status).toBe(200)
    const own = await look('/activities/squiggles-of-ana')
    const unknown = await look('/activities/squiggles-of-eve')
    expect(own.status).toBe(unknown.status)
    expect(own.body).toContain('<title>Activity | Five Good Minutes</title>')
    expect(own.body.replaceAll('squiggles-of-ana', '')).toBe(
      unknown.body.replaceAll('squiggles-of-eve', ''),
    )
  })
})

describe('files', () => {
  test('are cached permanently if their name has a hash, and are compressed', async () => {
    const plain = await browser.get('/assets/main-a1b2c3d4.js')
    expect([plain.status, plain.body]).toEqual([200, 'let a = 1'])
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const compressed = await browser.get('/assets/main-a1b2c3d4.js', {
      'accept-encoding': 'gzip, br',
    })
    expect([compressed.headers.get('content-encoding'), compressed.body]).toEqual(['br', 'packed'])
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('are validated otherwise, with a 304 when unchanged', async () => {
    const first = await browser.get('/favicon.svg')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await browser.get('/favicon.svg', { 'if-none-match': etag })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('are only those of the folder, but never the raw pages', async () => {
    for (const path of [
      '/shell.html',
      '/index.html',
      '/..%2f..%2fpackage.json',
      '/assets/',
      '/assets/missing.js',
    ])
      expect([path, (await browser.get(path)).status]).toEqual([path, 404])
  })

  test('robots.txt keeps crawlers out of REST paths and personal pages, and names the sitemap', async () => {
    const { status, headers, body } = await browser.get('/robots.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    for (const path of ['/api/', '/trpc/', '/admin', '/profile', '/dashboard'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain('Sitemap: https://fgm.example/sitemap.xml')
  })

  test('sitemap.xml lists public pages and the twelve free activities, each of which is there', async () => {
    const { headers, body } = await browser.get('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const places = [...body.matchAll(/<loc>https:\/\/fgm\.example([^<]+)<\/loc>/g)].map(
      (match) => match[1],
    )
    expect(
      places.filter((path) => path.startsWith('/activities/') && path !== '/activities/free'),
    ).toHaveLength(12)
    expect(places).toEqual(
      expect.arrayContaining(['/', '/login', '/register', '/activities', '/activities/free']),
    )
    for (const path of places) {
      const response = await look(path)
      expect([path, response.status, response.body.includes('noindex')]).toEqual([path, 200, false])
    }
  })

  test('a server without a built web app still handles REST requests', async () => {
    const bare = new TestBrowser(createApp(app.deps, { files: new Map() }))
    expect((await bare.get('/registration-info')).status).toBe(200)
    expect((await bare.get('/login', navigation)).status).toBe(200)
  })
})

describe('a prerendered page', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    createApp(app.deps, { files }).request(path, {
      headers: { ...navigation, ...headers },
    })
  const text = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).text()

  test('comes from the build, with the head of its page', async () => {
    const response = await get('/register')
    expect(response.headers.get('vary')).toContain('Cookie')
    const html = await response.text()
    expect(html).toContain('<body>joining as a visitor sees it')
    expect(html).toContain('<link rel="canonical" href="https://fgm.example/register">')
  })

  test('is cached in every requested encoding', async () => {
    const pages = createApp(app.deps, { files })
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip', 'br', 'gzip'] as const) {
      const headers = { ...navigation, 'accept-encoding': encoding }
      const compressed = await (await pages.request('/register', { headers })).arrayBuffer()
      expect(unpack[encoding](compressed).toString()).toContain('as a visitor')
    }
  })

  test('is not used for a browser with a session, nor for an address with a query', async () => {
    expect(await text('/register?ref=ABCD1234')).toContain('<body>shell')
    expect(await text('/register', { cookie: '__Host-fgm_session=somebody' })).toContain(
      '<body>shell',
    )
  })

  test('begins with another idea every day, and the days repeat', async () => {
    const seen = []
    for (let day = 0; day < 4; day++) {
      seen.push(/<body>(.*)<\/body>/.exec(await text('/forgot-password'))?.[1])
      app.clock.advance(86_400)
    }
    expect(new Set(seen)).toEqual(new Set(days))
    expect(seen[3]).toBe(seen[0])
  })

  test('cannot be requested by its own address', async () => {
    for (const path of ['/pages/register', '/pages/register.html', '/days/forgot-password/0'])
      expect((await get(path)).status, path).toBe(404)
  })
})
