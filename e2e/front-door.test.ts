import { expect, test } from 'vitest'
import { hydrated } from './hydrated.ts'
import { browser, server, startProduct } from './product.ts'

startProduct()

test('a stranger who opens the address sees the front page', async () => {
  const page = await browser.newPage()
  const response = await page.goto(server.url)
  expect(response?.status()).toBe(200)
  expect(await page.title()).toContain('Five Good Minutes')
  expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true)
})

test('a click before the table of the other pages is loaded waits for it and arrives', async () => {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/routes-/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(server.url)
  // Before the page hydrates, a link is an ordinary one, and leads to another page of the server.
  await hydrated(page)
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().click()
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'attached' })
  letThrough()
  await page.getByLabel('Email').waitFor()
  expect(new URL(page.url()).pathname).toBe('/register')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '5 Minutes' }).waitFor()
  expect(problems).toEqual([])
})

test('an address with a broken escape is not found, and nothing is logged as a failure', async () => {
  const response = await fetch(`${server.url}/trpc/x%`)
  expect(response.status).toBe(404)
  expect(server.log_lines.filter((line) => line.includes('"level":50'))).toEqual([])
})
