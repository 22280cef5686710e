// Draws public/icon-*.png and public/og.png from our own drawings. Run by hand when one of them changes:
// `node packages/web/make-images.mjs [path of a Chromium]`.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const here = (path) => new URL(path, import.meta.url)
const drawing = (name) => readFileSync(here(`src/ui/drawings/${name}.svg`), 'utf8')
const tokens = readFileSync(here('src/styles/tokens.css'), 'utf8').replaceAll(
  /url\(["']?(fonts\/[^"')]+)["']?\)/g,
  (_, path) => `url(data:font/woff2;base64,${readFileSync(here(`src/styles/${path}`), 'base64')})`,
)

const browser = await launch(process.argv[2])
await draw('icon-192.png', 192, 192, icon(14))
await draw('icon-512.png', 512, 512, icon(14))
// Phones cut maskable icons to a circle of 80 %: the mark stays inside it.
await draw('icon-maskable-512.png', 512, 512, icon(24))
await draw('og.png', 1200, 630, preview())
await browser.close()

function icon(margin) {
  return `<main style="padding:${margin}%">${drawing('logo-mark')}</main>`
}

function preview() {
  return `<style>
    main{display:grid;grid-template-columns:560px 1fr;gap:40px;align-items:center;padding:0 56px 0 72px}
    h1{font:var(--w-display) 68px/1.06 var(--display);letter-spacing:-.018em;margin:44px 0 0;text-wrap:balance}
    .logo svg{height:58px}
  </style>
  <main><div><div class="logo">${drawing('wordmark')}</div>
  <h1>5 Minutes to Be the Parent You Want to Be</h1></div>${drawing('table')}</main>`
}

async function draw(name, width, height, body) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>${tokens}
    body{margin:0;background:var(--paper);color:var(--ink)} svg{display:block;width:100%}
    .logo svg{width:auto} main{box-sizing:border-box;width:${width}px;height:${height}px}
  </style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: here(`public/${name}`).pathname })
  await page.close()
}

async function launch(executablePath) {
  if (executablePath) return chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packaged.executablePath(), args: packaged.args })
}
