import type { TestBrowser } from './test-browser.ts'

/* Links for a day, as a family makes them and who has one uses them. */

/** Makes a link over REST. @returns its answer, and the token behind its '#'. */
export async function makeDayLink(browser: TestBrowser, wanted: object = {}) {
  const activities = ['hunt_id' in wanted ? [] : ['sock-mountain-match', 'shadow-wave']].flat()
  const answer = await browser.post('/user/day-links', {
    activity_ids: activities,
    for_name: 'Oma',
    ...wanted,
  })
  if (answer.status !== 201) throw new Error(`The link was refused: ${answer.body.error}`)
  const { id, url } = answer.body as { id: string; url: string }
  return { id, url, token: url.slice(url.indexOf('#') + 1), body: answer.body }
}

/** Opens a link as who has no account does. */
export const openedDay = (browser: TestBrowser, token: string) =>
  browser.post('/api/day-links/open', { token })

/** Says that the first thing of a link is done. */
export const saidDone = (browser: TestBrowser, token: string, said: object = {}) =>
  browser.post('/api/day-links/done', { token, item_id: '1', note: 'They giggled.', ...said })
