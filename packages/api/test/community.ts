import { activities } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { confirmFamilyOf, inLetters } from './cast.ts'
import { familyIdOf } from './generator-app.ts'
import type { TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/* Helpers for tests of the community: own creations without generating them, shared ones, and families that save them. */

type Changes = Partial<typeof activities.$inferInsert>

/** An own creation of a family: a copy of a free activity, with these changes. @returns its id. */
export function addOwn(app: TestApp, name: string, id: string, changes: Changes = {}): string {
  const row = app.db.select().from(activities).where(eq(activities.id, 'squiggle-rescue')).get()
  if (!row) throw new Error('The free activity is gone')
  app.db
    .insert(activities)
    .values({
      ...row,
      id,
      title: `Squiggles of ${id}`,
      owner_family_id: familyIdOf(app, name),
      library: 'own',
      position: 0,
      ...changes,
    })
    .run()
  return id
}

export const share = (browser: TestBrowser, activityId: string) =>
  browser.post('/community/share-activity', { activity_id: activityId })

/** An own creation that is shared. @returns the id of the community's copy. */
export async function shared(
  app: TestApp,
  browser: TestBrowser,
  name: string,
  id: string,
  changes: Changes = {},
): Promise<string> {
  const response = await share(browser, addOwn(app, name, id, changes))
  if (response.status !== 201) throw new Error(`${id} was not shared: ${response.body.error}`)
  return response.body.id
}

export const download = (browser: TestBrowser, id: string) =>
  browser.post(`/community/download-activity/${id}`)

/** That many more families in their own browsers, each with its child. */
export async function moreFamilies(app: TestApp, count: number) {
  const families: { browser: TestBrowser; child_id: string }[] = []
  for (let number = 1; number <= count; number += 1) {
    const browser = await app.register({ name: `More${inLetters(number)}` })
    confirmFamilyOf(app, `More${inLetters(number)}`)
    const child = { name: 'Tom', birth_date: '2021-05-20' }
    const { body } = await browser.post('/children', child)
    families.push({ browser, child_id: body.id })
  }
  return families
}
