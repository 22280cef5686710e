import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { share } from './extent.ts'
import { browser, server, startProduct } from './product.ts'
import { familyAt } from './release-family.ts'

/* The mails of a new family, as a mail program shows them in both themes. */

startProduct()

test.each(
  share([
    ['light', 'rgb(255, 253, 250)'],
    ['dark', 'rgb(42, 34, 51)'],
  ] as const),
)('a mail is drawn for a %s room, and every letter can be read', async (colorScheme, card) => {
  await familyAt(server.url).register(`${colorScheme}@example.com`)
  const context = await browser.newContext({ colorScheme })
  const page = await context.newPage()
  // They are being sent when a family has just registered.
  await expect.poll(() => htmlParts().length).toBeGreaterThan(1)
  for (const html of htmlParts()) {
    await page.setContent(html)
    const background = await page
      .locator('table.card')
      .evaluate((table) => getComputedStyle(table).backgroundColor)
    expect(background).toBe(card)
    expect(await violationsOn(page, ['color-contrast'])).toEqual([])
  }
  await context.close()
})

/** The HTML of every mail that was written so far. */
function htmlParts(): string[] {
  const folder = join(server.data_dir, 'mail')
  return readdirSync(folder).map((name) => {
    const mail = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const [, part = ''] = /Content-Type: text\/html[\s\S]*?\n\n([\s\S]*?)\n--/.exec(mail) ?? []
    const bytes = part
      .replaceAll('=\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  })
}
