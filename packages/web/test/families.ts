import { createTestApp, type TestApp, testPassword } from '@fgm/api/test-app'

/** A child whose age on the tests' first day is four. */
export const mia = { name: 'Mia', birth_date: '2021-05-20' }

/** A founding family in its own browser, by default with a child. */
export async function anaWith(children: { name: string; birth_date: string }[] = [mia]) {
  const server = createTestApp()
  const as = await server.register({ name: 'Ana' })
  for (const child of children) await as.post('/children', child)
  return { server, as }
}

/** Takes the first `count` places, so that the next family comes after them. */
export async function registerFamilies(server: TestApp, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await server.register({ name: 'Family', email: `family${number}@example.com` })
}

/** Ben, whose spot is reserved because all founding spots are taken: family 51. */
export async function ben(env: Record<string, string> = {}) {
  const server = createTestApp(env)
  await registerFamilies(server, 50)
  return { server, as: await server.register({ name: 'Ben' }) }
}

/** The administrator, who is not a family. */
export async function administrator(server: TestApp) {
  const as = await server.register({ name: 'Root' })
  server.connection.exec(`update parents set is_admin = 1 where name = 'Root';
    update families set registration_number = null, founding_member = 0, queue_order = null,
      waitlist_status = 'active' where id = (select family_id from parents where name = 'Root')`)
  return as
}

/** An administrator's setting of a feature: `on` opens it whatever its threshold, `off` closes it. */
export function openFeature(
  { connection }: TestApp,
  feature: 'payments' | 'ai_generation' | 'premium_library' | 'community_sharing',
  mode: 'on' | 'off' = 'on',
): void {
  writeSetting(connection, `${feature}_mode`, mode)
}

/** An administrator's details of who runs the site. */
export function writeOperator({ connection }: TestApp): void {
  writeSetting(connection, 'operator_name', 'Good Minutes Ltd')
  writeSetting(connection, 'operator_address', '1 Kind Street')
  writeSetting(connection, 'operator_email', 'hello@minutes.example')
}

/** In how many days a payment is given back without a reason. */
export function writeRefundDays({ connection }: TestApp, days: number | null): void {
  writeSetting(connection, 'refund_days', days)
}

/** An administrator's message during maintenance. */
export function writeMaintenance({ connection }: TestApp, sentence: string): void {
  writeSetting(connection, 'maintenance_message', sentence)
}

function writeSetting(
  connection: TestApp['connection'],
  name: string,
  value: string | number | null,
): void {
  const set = 'insert or replace into settings (name, value, updated_at) values (?, ?, ?)'
  connection.prepare(set).run(name, JSON.stringify(value), '2026-03-02T09:00:00.000Z')
}

/** A parent creates an invitation, elsewhere than on the page. @returns its token. */
export async function invitationOf(parent: Awaited<ReturnType<TestApp['register']>>) {
  const { body } = await parent.post('/user/family/invitations', {})
  return String(body.link.url).split('#')[1] ?? ''
}

/** A second parent of a family, with a new account. */
export async function secondParent(
  server: TestApp,
  first: Awaited<ReturnType<TestApp['register']>>,
) {
  server.clock.advance(60)
  const invitation = await invitationOf(first)
  const as = server.browser()
  const account = { name: 'Bo', email: 'bo@example.com', password: testPassword }
  await as.post('/api/auth/join', { invitation, ...account })
  return as
}
