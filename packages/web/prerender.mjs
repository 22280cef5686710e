// The last step of `npm run build`: the landing page as HTML, the shell for every other page, and the compressed forms.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = new URL('dist/', import.meta.url).pathname
const ssr = new URL('dist-ssr/', import.meta.url).pathname
const landing = 'src/features/landing/landing-page.tsx'
const signedIn = 'src/app/signed-in-frame.ts'
const emptyRoot = '<div id="root"></div>'

writeFileSync(join(dist, 'shell.html'), shell())
try {
  writeFileSync(join(dist, 'index.html'), await landingPage())
} finally {
  rmSync(ssr, { recursive: true })
}
const count = compressAll()
process.stdout.write(`prerendered / and wrote shell.html; compressed ${count} files\n`)

async function landingPage() {
  const { renderLanding } = await import(join(ssr, 'entry-prerender.js'))
  const html = await renderLanding()
  // The content policy allows no inline script, and what we write by hand needs no inline style.
  const inline = html.match(/<script|<style|\sstyle="/)
  if (inline) throw new Error(`The prerendered page holds ${inline[0].trim()}`)
  const page = read('index.html')
  if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root')
  return page
    .replace('</head>', `${headFor(landing, page)}</head>`)
    .replace(emptyRoot, () => `<div id="root" data-ssr>${html}</div>`)
}

// Every page but the landing page is opened mostly by families that are signed in: their bars come with the first load.
function shell() {
  const page = read('index.html')
  return page.replace('</head>', `${headFor(signedIn, page)}</head>`)
}

// A chunk's own script and style are known beforehand: the browser fetches them with the first ones.
function headFor(chunkName, page) {
  const { file, css = [], imports = [] } = manifest()[chunkName]
  const own = imports.map((name) => manifest()[name])
  const styles = [...css, ...own.flatMap((chunk) => chunk.css ?? [])]
  const scripts = [file, ...own.map((chunk) => chunk.file)]
  return [
    ...styles.map((name) => [`<link rel="stylesheet" crossorigin href="/${name}">`, name]),
    ...scripts.map((name) => [`<link rel="modulepreload" crossorigin href="/${name}">`, name]),
  ]
    .filter(([, name]) => !page.includes(name))
    .map(([tag]) => `  ${tag}\n  `)
    .join('')
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
