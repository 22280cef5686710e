import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo, password, post } from './families.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* A key for programs: made on a phone, used by curl as the README says, and removed. */

startProduct()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The README's two calls with a key, with curl. @returns their bodies. */
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

test('a key is made on a phone, used with curl, and removed', async () => {
  const { context, page, problems, open } = await visit(browser, server, 'Ida', phone)
  const child = await post(context.request, server.url, '/children', leo)
  await open('/profile?tab=account')
  await page.getByRole('heading', { name: 'Keys for programs' }).click()
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

/** A key for the kitchen display that reads and changes. */
async function makeKey(page: Page) {
  await page.getByRole('button', { name: 'Make a Key' }).click()
  const sheet = page.getByRole('dialog', { name: 'Make a key' })
  await sheet.getByLabel('What is it for?').fill('Kitchen display')
  await sheet.getByLabel('Change it: children').check()
  await sheet.getByLabel('Your password').fill(password)
  await sheet.getByRole('button', { name: 'Make the Key' }).click()
}
