import { auditEntries, mailOutboxTable, parents, referrals } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { ana, eve, openFeature, root } from '../../../test/cast.ts'
import { moreFamilies, shared } from '../../../test/community.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { procedureDefinition, procedurePaths } from '../../http/rest/procedures.ts'
import { startSecondFactor, turnOnSecondFactor } from '../auth/second-factor.ts'
import { sentences } from './audit-log.ts'

/*
 * Every change by an administrator, made once. The procedures of administrators are not listed here but found: those that
 * refuse a parent with 'Access Denied'. A new one without a row in `changes`, or one that writes no entry, fails.
 */

/** Nothing listens on port 1: a test call fails at once, but is still a test call. */
const provider = (name: string) => ({
  ...{
    name,
    display_name: name,
    base_url: 'http://127.0.0.1:1/v1',
    api_key: 'sk-test',
    model: 'm',
  },
})

const aboutThemselves = (_: unknown, scene: Scene): [string, string] => [
  'administrator',
  rootOf(scene).id,
]

type Scene = { app: TestApp; administrator: TestBrowser; family_id: string }

/** How to make one change: its input, its target, and an input that is refused. */
type Change = {
  input: (scene: Scene) => object | Promise<object>
  target: (input: Record<string, string>, scene: Scene) => [kind: string, id: string | null]
  details?: object
  refused?: object
}

const aboutAi = () => ['ai', null] as [string, null]
const aboutProvider = ({ provider_name = '' }: Record<string, string>): [string, string] => [
  'provider',
  provider_name,
]
const onProvider: Change = {
  input: () => ({ provider_name: 'two' }),
  target: aboutProvider,
  refused: { provider_name: 'nobody' },
}
const onHelpLine = (words: object = {}): Change => ({
  input: () => ({ id: 'gb-crisis-samaritans', checked_at: null, ...words }),
  target: ({ id = '' }) => ['help_line', id],
  ...('name' in words ? { details: { after: words } } : {}),
  refused: { id: 'unknown', checked_at: null, ...words },
})
const onAllProviders: Change = { input: () => ({}), target: aboutAi }

const changes: Record<string, Change> = {
  'admin.setFeatureMode': {
    input: () => ({ feature: 'payments', mode: 'on' }),
    target: () => ['feature', 'payments'],
    details: { before: 'auto', after: 'on' },
    refused: { feature: 'payments', mode: 'maybe' },
  },
  'admin.decideReferral': {
    input: async (scene) => ({ id: await heldReferral(scene), decision: 'refuse' }),
    target: ({ id = '' }) => ['referral', id],
    details: { decision: 'refuse' },
    refused: { id: 'unknown', decision: 'accept' },
  },
  'community.decideReport': {
    input: async (scene) => ({ id: await reportedActivity(scene), decision: 'remove' }),
    target: ({ id = '' }) => ['report', id],
    details: { decision: 'remove' },
    refused: { id: 'unknown', decision: 'keep' },
  },
  'community.decideReview': {
    input: async (scene) => ({ id: await waitingActivity(scene), decision: 'show' }),
    target: ({ id = '' }) => ['community_review', id],
    details: { decision: 'show' },
    refused: { id: 'unknown', decision: 'show' },
  },
  'distress.confirmHelpLine': onHelpLine(),
  'distress.editHelpLine': onHelpLine({
    ...{ name: 'A line', phone: '116 123', other_way: '', hours: '', url: '' },
  }),
  'distress.withdrawHelpLine': onHelpLine(),
  'admin.grantCredits': {
    input: ({ family_id }) => ({ id: family_id, amount: 20, reason: 'A bad week' }),
    target: ({ id = '' }) => ['family', id],
    details: { amount: 20, reason: 'A bad week' },
    refused: { id: 'unknown', amount: 20, reason: 'A bad week' },
  },
  'admin.blockFamily': {
    input: ({ family_id }) => ({ id: family_id, is_blocked: true, reason: 'Spam' }),
    target: ({ id = '' }) => ['family', id],
    details: { is_blocked: true, reason: 'Spam' },
    refused: { id: 'unknown', is_blocked: true, reason: 'Spam' },
  },
  'admin.releaseSpot': {
    input: ({ app, family_id: id }) => {
      app.connection.prepare('update families set blocked_at = created_at where id = ?').run(id)
      return { id, reason: 'A script' }
    },
    target: ({ id = '' }) => ['family', id],
    details: { reason: 'A script' },
    refused: { id: 'unknown', reason: 'A script' },
  },
  'admin.changeSettings': {
    input: () => ({ payments_threshold: 99, child_limit_active: 2 }),
    target: () => ['settings', null],
    details: { before: { payments_threshold: 101 }, after: { payments_threshold: 99 } },
    refused: { child_limit_other: 9 },
  },
  'admin.testAiProvider': { ...onProvider, details: { success: false } },
  'admin.testAllAiProviders': { ...onAllProviders, details: { succeeded: 0, failed: 2 } },
  'admin.healthCheckAll': { ...onAllProviders, details: { succeeded: 0, failed: 2 } },
  'admin.enableAiProvider': onProvider,
  'admin.disableAiProvider': onProvider,
  'admin.setPrimaryAiProvider': { ...onProvider, details: { before: 'one' } },
  'admin.setAiStrategy': {
    input: () => ({ strategy: 'round_robin' }),
    target: aboutAi,
    details: { before: 'fallback', after: 'round_robin' },
    refused: { strategy: 'random' },
  },
  'admin.resetAiProviderStats': onAllProviders,
  'admin.resetCircuitBreakers': onAllProviders,
  'admin.forceReinitialize': onAllProviders,
  'admin.clearErrorCounts': onAllProviders,
  'auth.startSecondFactor': {
    input: () => ({ password: testPassword }),
    target: aboutThemselves,
    refused: { password: 'wrong' },
  },
  'auth.turnOnSecondFactor': {
    input: (scene) => ({ code: offeredCode(scene) }),
    target: aboutThemselves,
    refused: { code: '000000' },
  },
  'auth.turnOffSecondFactor': {
    input: (scene) => {
      const code = offeredCode(scene)
      const [recovery] = turnOnSecondFactor(scene.app.deps, rootOf(scene), code)
      return { password: testPassword, code: recovery }
    },
    target: aboutThemselves,
    refused: { password: testPassword, code: '000000' },
  },
  'mail.retry': {
    input: (scene) => ({ id: givenUpMail(scene) }),
    target: ({ id = '' }) => ['mail', id],
    refused: { id: 'unknown' },
  },
  'mail.retryWaiting': {
    input: () => ({}),
    target: () => ['mail', null],
    details: { mails: 0 },
  },
  'mail.sendTest': { input: () => ({}), target: () => ['mail', null] },
}

/** For families too, or not a procedure: `tokens.test.ts` and `queue-export.test.ts` test their entries. */
const others = ['admin.exportQueue', 'tokens.create', 'tokens.revoke']

function rootOf({ app }: Scene) {
  const user = app.db.select().from(parents).where(eq(parents.name, 'Root')).get()
  if (!user) throw new Error('There is no administrator')
  return user
}

/** The first code of an authenticator app that Root has just been offered. */
function offeredCode(scene: Scene): string {
  const { secret } = startSecondFactor(scene.app.deps, rootOf(scene))
  return codeOf(scene.app.deps, secret)
}

function givenUpMail({ app }: Scene): string {
  app.db.update(mailOutboxTable).set({ state: 'failed' }).run()
  return app.db.select().from(mailOutboxTable).get()?.id ?? ''
}

async function heldReferral({ app, family_id }: Scene) {
  const createdAt = app.deps.now().toISOString()
  app.db
    .insert(referrals)
    .values({ id: 'held', referrer_family_id: family_id, state: 'held', created_at: createdAt })
    .run()
  return 'held'
}

async function reportedActivity({ app }: Scene) {
  openFeature(app, 'community_sharing')
  const [author, other] = await moreFamilies(app, 2)
  if (!author || !other) throw new Error('No row')
  const id = await shared(app, author.browser, 'Moreb', 'own-idea')
  await other.browser.post(`/community/activities/${id}/report`, { reason: 'Too loud' })
  return id
}

async function waitingActivity({ app }: Scene) {
  openFeature(app, 'community_sharing')
  const [author] = await moreFamilies(app, 1)
  if (!author) throw new Error('No row')
  return await shared(app, author.browser, 'Moreb', 'own-idea', { easier: 'Welcome to my house!' })
}

async function opened(): Promise<Scene> {
  const app = createTestApp({ AI_PROVIDERS: JSON.stringify([provider('one'), provider('two')]) })
  await ana(app)
  return { app, administrator: await root(app), family_id: familyIdOf(app, 'Ana') }
}

const entriesOf = ({ app }: Scene) => app.db.select().from(auditEntries).all()

/** The procedures that refuse every parent, found by calling all of them. */
async function administratorsOnly(): Promise<string[]> {
  const parent = await eve(createTestApp())
  const found: string[] = []
  for (const path of procedurePaths()) {
    const { type } = procedureDefinition(path)
    // The last two end the session or the family.
    if (type === 'subscription' || path === 'auth.logout' || path === 'auth.leave') continue
    const { status, body } = type === 'query' ? await parent.query(path) : await parent.mutate(path)
    if (status === 403 && body.error === 'Access Denied') found.push(path)
  }
  return found
}

const only = await administratorsOnly()
const mutations = only.filter((path) => procedureDefinition(path).type === 'mutation')

describe('what only administrators may do', () => {
  test('is found by calling, and every change among it is tested below', () => {
    expect(only.filter((path) => path.startsWith('admin.'))).toEqual(
      procedurePaths().filter((path) => path.startsWith('admin.')),
    )
    expect(mutations.sort()).toEqual(Object.keys(changes).sort())
    expect(Object.keys(sentences).sort()).toEqual([...Object.keys(changes), ...others].sort())
  })

  test.each(only)('%s is refused to visitors with 401 and to parents with 403', async (path) => {
    const app = createTestApp()
    const isQuery = procedureDefinition(path).type === 'query'
    for (const [browser, status] of [
      [app.browser(), 401],
      [await eve(app), 403],
    ] as const) {
      const response = isQuery ? await browser.query(path) : await browser.mutate(path)
      expect([response.status, typeof response.body.error]).toEqual([status, 'string'])
    }
    expect(app.db.select().from(auditEntries).all()).toEqual([])
  })
})

describe('every change', () => {
  const cases = Object.entries(changes)

  test.each(cases)('%s writes one entry: who, what, to what', async (path, change) => {
    const scene = await opened()
    const input = await change.input(scene)
    const { status } = await scene.administrator.mutate(path, input)
    const [targetKind, targetId] = change.target(input as Record<string, string>, scene)
    expect([status, entriesOf(scene)]).toMatchObject([
      200,
      [
        {
          administrator_id: rootOf(scene).id,
          action: path,
          target_kind: targetKind,
          target_id: targetId,
        },
      ],
    ])
    expect(entriesOf(scene)[0]?.details).toMatchObject(change.details ?? {})
    const { entries } = (await scene.administrator.query('admin.auditLog', {})).body
    expect(entries).toMatchObject([{ administrator_name: 'Root', action: path }])
    expect(entries[0].what).toMatch(/^[A-Z][^_]+\.$/)
    expect(entries[0].what).not.toMatch(/undefined|admin\./)
  })

  test.each(cases)('%s writes none when it is refused', async (path, change) => {
    const scene = await opened()
    if (!change.refused) expect(Object.keys(await change.input(scene))).toEqual([])
    else {
      const { status } = await scene.administrator.mutate(path, change.refused)
      expect([400, 404, 409]).toContain(status)
    }
    const token = { 'x-csrftoken': 'forged', 'content-type': 'application/json' }
    const forged = await scene.administrator.send('POST', `/trpc/${path}`, '{}', token)
    expect([forged.status, entriesOf(scene)]).toEqual([400, []])
  })

  test.each(cases)('%s is rolled back when its entry cannot be written', async (path, change) => {
    const scene = await opened()
    const input = await change.input(scene)
    const rows = () => rowsOf(scene.app)
    const before = rows()
    scene.app.connection.exec(
      "create trigger no_entry before insert on audit_entries begin select raise(abort, 'full'); end",
    )
    expect((await scene.administrator.mutate(path, input)).status).toBe(500)
    expect(rows()).toEqual(before)
  })
})

/** All that the changes above change in the database. Attempts of a test call are not undone. */
const rowsOf = ({ connection }: TestApp) =>
  [
    ...['families', 'parents', 'credit_entries', 'settings', 'ai_provider_choices', 'sessions'],
    ...['referrals', 'community_items', 'community_reports', 'mail_outbox'],
    ...['second_factors', 'recovery_codes'],
  ].map((table) => connection.prepare(`select * from ${table}`).all())
