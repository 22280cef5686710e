import type { MadeInvitation } from '@fgm/shared/family/parents'
import { type TestApp, testPassword } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** The token in an invitation's link. */
export const invitationIn = (link: string): string => link.split('#')[1] ?? ''

/** A parent makes an invitation. @returns the token of its link. */
export async function invite(parent: TestBrowser): Promise<string> {
  const { status, body } = await parent.post('/user/family/invitations', {})
  if (status !== 201) throw new Error(`No invitation: ${JSON.stringify(body)}`)
  return invitationIn((body as MadeInvitation).link?.url ?? '')
}

/** A new parent accepts an invitation, in their own browser. */
export async function joinAs(app: TestApp, invitation: string, name: string): Promise<TestBrowser> {
  const browser = app.browser()
  const email = `${name.toLowerCase()}@example.com`
  const account = { invitation, name, email, password: testPassword }
  const { status, body } = await browser.post('/api/auth/join', account)
  if (status !== 201) throw new Error(`${name} could not join: ${JSON.stringify(body)}`)
  return browser
}

/** A second parent of a family, with a new account. */
export const secondParent = async (
  app: TestApp,
  first: TestBrowser,
  name = 'Bo',
): Promise<TestBrowser> => {
  // Later than the first: an earlier parent may do more.
  app.clock.advance(60)
  return joinAs(app, await invite(first), name)
}

/** Moves a parent with an account. */
export const moveIn = (
  parent: TestBrowser,
  invitation: string,
  choice: 'bring' | 'leave_behind' | 'others_stay',
) => parent.post('/user/family/join', { invitation, choice, password: testPassword })

/** Moves a parent into a new family. */
export const leaveFamily = (parent: TestBrowser, withCopy: boolean) =>
  parent.post('/user/family/leave', { with_copy: withCopy, password: testPassword })

export async function removeParent(parent: TestBrowser, name: string) {
  const { parents } = (await parent.get('/user/family')).body
  const { id } = parents.find((one: { name: string }) => one.name === name) ?? {}
  return parent.post(`/user/family/parents/${id}/remove`, { password: testPassword })
}
