import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * The violations that axe finds on a page, each with its places. It runs inside the page: for frames of other sites,
 * of which we have none, it would open a blank page each time, and take twice as long.
 */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${page.url()}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
