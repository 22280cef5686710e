import type { Connection } from '@fgm/db'
import { expect, test } from 'vitest'
import { encodeCursor } from '../src/core/keyset-page.ts'
import { root } from './cast.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/*
 * The administrator's lists and charts read tables that grow for years. Each uses its index:
 * a page costs what it shows, not what exists.
 */

const later = encodeCursor(['2026-03-02T00:00:00.000Z', 'x'])
const mails = '/api/admin/mail-outbox'
const attempts = '/api/admin/ai-attempts'

/** The plan of every statement of a request that contains these words. */
async function plansOf(path: string, words: RegExp): Promise<string[]> {
  const app = createTestApp()
  const browser = await root(app)
  const statements = listen(app)
  expect((await browser.get(path)).status).toBe(200)
  const wanted = [...statements].filter((one) => words.test(one))
  return wanted.map((statement) => planOf(app.connection, statement))
}

function listen({ connection }: TestApp): Set<string> {
  const statements = new Set<string>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = ((source: string) => {
    statements.add(source)
    return prepare(source)
  }) as Connection['prepare']
  return statements
}

function planOf(connection: Connection, statement: string): string {
  const unbound = statement.match(/\?/g)?.map(() => null) ?? []
  const rows = connection.prepare(`explain query plan ${statement}`).all(...unbound)
  return (rows as { detail: string }[]).map(({ detail }) => detail).join('\n')
}

const page = /order by .* desc limit/

test.each([
  [mails, page, 'mail_outbox_by_time'],
  [`${mails}?cursor=${later}`, page, 'mail_outbox_by_time'],
  [`${mails}?state=sent&cursor=${later}`, page, 'mail_outbox_sent'],
  [`${mails}?state=given_up&cursor=${later}`, page, 'mail_outbox_given_up'],
  [`${mails}?state=waiting&cursor=${later}`, page, 'mail_outbox_waiting'],
  [`${mails}?state=failed`, page, 'mail_outbox_waiting'],
  [attempts, page, 'ai_attempts_by_time'],
  [`${attempts}?cursor=${later}`, page, 'ai_attempts_by_time'],
  [`${attempts}?provider=one&cursor=${later}`, page, 'ai_attempts_of_provider'],
  ['/api/admin/launch-days', /from "families" where .* group by/, 'families_by_day'],
  ['/api/admin/launch-days', /from "generations" where .* group by/, 'generations_by_day'],
])('%s: %s reads along %s', async (path, words, index) => {
  const plans = await plansOf(path, words)
  expect(plans).toHaveLength(1)
  expect(plans[0]).toContain(
    `USING ${plans[0]?.includes('COVERING') ? 'COVERING ' : ''}INDEX ${index}`,
  )
})

test.each(['sent', 'failed'])(
  'mails stored as %s are counted in their own index',
  async (state) => {
    const plans = await plansOf(mails, new RegExp(`count\\(\\*\\).* where state = '${state}'`))
    expect(plans).toEqual([expect.stringContaining('COVERING INDEX mail_outbox_')])
  },
)
