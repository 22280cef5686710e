import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo, password, post } from './families.ts'
import { logIn } from './log-in.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* A key for programs: created on a phone, used with curl as in the README, and removed. */

const administrator = { email: 'root@example.com', password: 'quiet-otter-42' }
startProduct({
  env: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The README's two requests with a key, with curl. @returns their bodies. */
function curl(token: string, childId: string) {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const script = /```bash\n(program\(\)[\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    encoding: 'utf8',
    env: { ...process.env, SITE: server.url, CHILD: childId, FGM_TOKEN: token },
  })
  expect(stderr).toBe('')
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('a key is created on a phone, used with curl, and removed', async () => {
  const { context, page, problems, open } = await visit(browser, server, 'Ida', phone)
  const child = await post(context.request, server.url, '/children', leo)
  await open('/profile?tab=account')
  await page.getByRole('heading', { name: 'Connect an assistant' }).click()
  await makeKey(page)
  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const token = (await shown.locator('code').textContent()) ?? ''
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(curl(token, child.id)).toEqual([
    { is_completed: false, is_favorite: false },
    { message: 'Added to favorites', is_favorite: true },
  ])
  await shown.getByRole('button', { name: 'I Saved It' }).click()
  await page.getByText('Not used yet').or(page.getByText('Last used')).waitFor()
  await page.getByRole('button', { name: 'Remove the key Kitchen display' }).click()
  await page.getByRole('button', { name: 'Remove the Key' }).click()
  await page.getByText('Programs that use it are locked out.').waitFor()
  for (const refused of curl(token, child.id)) expect(refused.code).toBe('token_invalid')
  expect(server.log_lines.join('\n')).not.toContain(token)
  expect(problems).toEqual([])
  await context.close()
})

test('an assistant connects with a key once an administrator allows it', async () => {
  const { context } = await visit(browser, server, 'Una', phone)
  const wanted = { name: 'Assistant', scopes: ['read'], password }
  const { token } = await post(context.request, server.url, '/user/tokens', wanted)
  expect(await ask(token, 'tools/list')).toEqual([404, undefined])
  const page = await (await browser.newContext()).newPage()
  await logIn(page, server, administrator)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.goto(`${server.url}/admin/settings`)
  await page.getByText('What families may do').click()
  await page.getByLabel('Let assistants of parents connect').check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.poll(async () => (await ask(token, 'tools/list'))[0]).toBe(200)
  const [, listed] = await ask(token, 'tools/list')
  expect(listed?.result.tools).toHaveLength(5)
  const call = { name: 'find_activity', arguments: { child_age: 4, max_minutes: 5 } }
  const [, found] = await ask(token, 'tools/call', call)
  const { activities } = JSON.parse(found?.result.content[0].text)
  expect(activities[0].title).toMatch(/\S/)
  expect(server.log_lines.join('\n')).not.toContain(token)
  await context.close()
})

/** One request of the protocol, as a client without the SDK sends it. @returns the status, and the message. */
async function ask(token: string, method: string, params: object = {}) {
  const response = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const data = /^(?:data: )?(\{"(?:jsonrpc|result|id)".*)$/m.exec(await response.text())?.[1]
  return [response.status, data ? JSON.parse(data) : undefined] as const
}

/** A key for the kitchen display that may read and write. */
async function makeKey(page: Page) {
  await page.getByRole('button', { name: 'Make a Key' }).click()
  const sheet = page.getByRole('dialog', { name: 'Make a key' })
  await sheet.getByLabel('What is it for?').fill('Kitchen display')
  await sheet.getByLabel('Change it: children').check()
  await sheet.getByLabel('Your password').fill(password)
  await sheet.getByRole('button', { name: 'Make the Key' }).click()
}
