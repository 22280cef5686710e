import type { Page } from 'playwright-core'

/** The page was sent prerendered: from now on React handles its clicks, and a link leads to a page inside it. */
export const hydrated = (page: Page) =>
  page.locator('#root[data-ssr]').waitFor({ state: 'detached' })
