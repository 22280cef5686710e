import type { TestBrowser } from './test-browser.ts'

/* Links for a day, for their family and for their readers. */

/** Makes a link over REST. @returns its response, and the token after its '#'. */
export async function makeDayLink(browser: TestBrowser, wanted: object = {}) {
  const activities = ['hunt_id' in wanted ? [] : ['sock-mountain-match', 'shadow-wave']].flat()
  const response = await browser.post('/user/day-links', {
    activity_ids: activities,
    for_name: 'Oma',
    ...wanted,
  })
  if (response.status !== 201) throw new Error(`The link was refused: ${response.body.error}`)
  const { id, url } = response.body as { id: string; url: string }
  return { id, url, token: url.slice(url.indexOf('#') + 1), body: response.body }
}

/** Opens a link as a person without an account does. */
export const openedDay = (browser: TestBrowser, token: string) =>
  browser.post('/api/day-links/open', { token })

/** Marks the first item of a link as done. */
export const markDone = (browser: TestBrowser, token: string, more: object = {}) =>
  browser.post('/api/day-links/done', { token, item_id: '1', note: 'They giggled.', ...more })
