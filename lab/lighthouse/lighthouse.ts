import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../../e2e/browser.ts'
import { type BuiltServer, freePort, startBuiltServer } from '../../e2e/server.ts'
import { caddyVersion, startCaddy } from '../attack/caddy.ts'
import { type Look, look, median } from './audit.ts'
import { judge, type Place, table, type Verdict, writeInto } from './report.ts'
import { becomeVisitor, moveIn } from './visitors.ts'

/*
 * `npm run lighthouse`: the pages families see first and most, on the built server, with Lighthouse's phone. With `caddy` on the
 * PATH they come through deploy/Caddyfile, over HTTP/2 as in production.
 * Each page is audited three times and judged by the median run. `--runs 1` is quicker, `--only /login` audits one page,
 * `--write` puts the figures into docs/browser-quality.md. Exits with 1 when a page misses its goals, or when all of it takes
 * longer than ten minutes.
 */

const places: Place[] = [
  { path: '/', as: 'visitor', is_public: true },
  { path: '/activities', as: 'visitor', is_public: true },
  { path: '/activities/shadow-wave', as: 'visitor', is_public: true },
  { path: '/login', as: 'visitor', is_public: true },
  { path: '/activities', as: 'family', is_public: true },
  { path: '/activities/shadow-wave', as: 'family', is_public: true },
  { path: '/community', as: 'family', is_public: false },
  { path: '/scavenger-hunt', as: 'family', is_public: false },
  { path: '/profile', as: 'family', is_public: false },
  { path: '/dashboard', as: 'waiting', is_public: false },
]
const longestMs = 10 * 60_000
const document = join(import.meta.dirname, '../../docs/browser-quality.md')

const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const runs = Number(option('--runs') ?? 3)
const caddy = caddyVersion()
const only = option('--only')

const alarm = setTimeout(() => {
  console.error('It took longer than ten minutes: the machine is too busy to judge by.')
  process.exit(1)
}, longestMs)
const verdicts = await lookAtAll(only ? places.filter(({ path }) => path === only) : places)
clearTimeout(alarm)

const load = loadavg()[0]?.toFixed(1)
const day = new Date().toISOString().slice(0, 10)
const conditions = `${day}, Node ${process.versions.node}, ${caddy ? `behind Caddy ${caddy}` : 'HTTP/1.1 without a proxy'}, ${availableParallelism()} cores with a load of ${load} at the end, ${runs === 1 ? 'one run' : `median of ${runs} runs`} each`
const text = `${conditions}:\n\n${table(verdicts)}`
console.log(`\n${text}\n`)
for (const { path, as, look, below } of verdicts)
  for (const finding of [...below.map((name) => `below the goal in ${name}`), ...look.findings])
    console.log(`${path} (${as}): ${finding}`)
if (process.argv.includes('--write')) writeInto(document, text)
process.exitCode = verdicts.some(({ below }) => below.length > 0) ? 1 : 0

async function lookAtAll(chosen: Place[]): Promise<Verdict[]> {
  // Lighthouse finds the browser by its port, and needs to know it beforehand.
  const port = await freePort()
  const args = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors']
  const [browser, server] = await Promise.all([launchBrowser({ args }), startSite()])
  try {
    const visitors = await moveIn(browser, server)
    const found: Verdict[] = []
    for (const place of chosen) {
      await becomeVisitor(browser, visitors[place.as])
      found.push(judge(place, await lookOften(place, server, port)))
    }
    return found
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The built server, behind Caddy if it is installed. */
async function startSite(): Promise<BuiltServer> {
  if (caddy === null) return startBuiltServer()
  const port = await freePort()
  const proxy = await startCaddy([port], caddy, { isBuffering: true })
  const behind = { PORT: String(port), BASE_URL: proxy.url, TRUST_PROXY: '127.0.0.1' }
  const server = await startBuiltServer(behind)
  const stop = () => Promise.all([server.stop(), proxy.stop()]).then(() => undefined)
  return { ...server, url: proxy.url, stop }
}

async function lookOften({ path, as }: Place, { url }: BuiltServer, port: number): Promise<Look> {
  const looks: Look[] = []
  while (looks.length < runs) looks.push(await lookAgain(`${url}${path}`, port))
  console.log(`${path} (${as}): ${looks.map(({ scores }) => scores.performance).join(' ')}`)
  return median(looks)
}

/** A busy machine sometimes loses the beginning of a recording; a second failure counts. */
async function lookAgain(url: string, port: number): Promise<Look> {
  try {
    return await look(url, port)
  } catch {
    return await look(url, port)
  }
}
