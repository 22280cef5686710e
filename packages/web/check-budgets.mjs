// How much a page loads before it works: `npm run budgets` after a build. Exits with 1 over a budget.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const kilobyte = 1000
const landing = 'src/features/landing/landing-page.tsx'
const routes = 'src/app/routes.tsx'

const budgets = [
  { name: 'landing', page: landing, kind: 'js', limit: 130 },
  {
    name: 'activities',
    page: 'src/features/activities/list/activities-page.tsx',
    kind: 'js',
    limit: 180,
  },
  // What its first panel needs: the others come later.
  { name: 'profile', page: 'src/features/profile/profile-page.tsx', kind: 'js', limit: 195 },
  { name: 'landing', page: landing, kind: 'css', limit: 15 },
]

let isOver = false
for (const budget of budgets) {
  const size = sum(filesOf(budget.page, budget.kind))
  const verdict = size > budget.limit ? 'OVER' : 'ok'
  isOver ||= size > budget.limit
  print(`${budget.name} ${budget.kind}`, size, budget.limit, verdict)
}
const html = sum(['index.html'])
isOver ||= html > 20
print('landing html', html, 20, html > 20 ? 'OVER' : 'ok')
print('landing js after hydration', sum(laterFiles(landing)))
process.exitCode = isOver ? 1 : 0

/** The page's own chunk and the entry, with everything they import statically; the table of pages but for the landing page. */
function chunksOf(page) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const name of manifest[key].imports ?? []) visit(name)
  }
  visit('index.html')
  visit(page)
  if (page !== landing) visit(routes)
  return seen
}

function filesOf(page, kind) {
  const chunks = [...chunksOf(page)].map((key) => manifest[key])
  const names =
    kind === 'js' ? chunks.map((one) => one.file) : chunks.flatMap((one) => one.css ?? [])
  return [...new Set(names)]
}

/** What the page itself loads later, without what loads on demand elsewhere (other pages, the toaster). */
function laterFiles(page) {
  const first = new Set(filesOf(page, 'js'))
  const later = [...(manifest[page].dynamicImports ?? []), routes].flatMap((key) => [
    manifest[key].file,
    ...(manifest[key].imports ?? []).map((name) => manifest[name].file),
  ])
  return [...new Set(later)].filter((file) => !first.has(file))
}

/** Sizes gzipped, in kB. */
function sum(files) {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length,
  )
  return bytes.reduce((total, size) => total + size, 0) / kilobyte
}

function print(name, size, limit, verdict) {
  const allowed = limit === undefined ? '' : ` of ${limit} kB  ${verdict}`
  process.stdout.write(`${name.padEnd(34)} ${size.toFixed(1).padStart(6)} kB${allowed}\n`)
}
