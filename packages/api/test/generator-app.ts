import { isOnPrimary } from '@fgm/db/primary-databases'
import { creditEntriesTable, generations } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { openGateway } from '../src/features/generator/gateway.ts'
import { writeSetting } from '../src/features/settings/settings.ts'
import type { gatewayTimeouts } from '../src/services/ai-gateway/gateway.ts'
import type { Provider } from '../src/services/ai-gateway/vendors.ts'
import { type FakeOpenAi, readingWith, replies, startFakeOpenAi } from './fakes/openai.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** The request of a parent of a child of five, with paper and crayons. */
export const wishOfFive = {
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper', 'drawing_tools'],
  duration: 15,
  child_interests: ['art'],
  skill_focus: 'creativity',
  prompt: '',
} as const

const endless = { monthly: 10_000, daily: 10_000, hourly: 10_000, cooldown_seconds: 0 }

/** Practically unlimited limits of all tiers. */
export const endlessLimits = { founding_premium: endless, launch_special: endless, trial: endless }

/** On a primary a hundred requests at once block everything for seconds. */
const timeoutMs = isOnPrimary() ? 40_000 : 4_000

/** Long enough for a busy machine, but not endless. */
const longTimeouts = {
  budget_ms: 2 * timeoutMs,
  timeouts: { headers_ms: timeoutMs, idle_ms: timeoutMs, total_ms: 2 * timeoutMs },
}

/** A provider for the tests of a file: before each test it gets the default replies again. */
export async function providerOfFile(): Promise<FakeOpenAi> {
  const fake = await startFakeOpenAi()
  beforeEach(() => {
    fake.always(replies.streamed())
    fake.alwaysRead(replies.streamed(readingWith()))
  })
  afterAll(() => fake.close())
  return fake
}

/** An app whose generator is open and has these providers; without limits by default. */
export function generatorApp(
  providers: Provider[],
  {
    has_limits = false,
    timeouts = longTimeouts,
    env = {},
  }: {
    has_limits?: boolean
    timeouts?: Partial<typeof gatewayTimeouts>
    env?: Record<string, string>
  } = {},
): TestApp {
  const app = createTestApp({ AI_PROVIDERS: JSON.stringify(providers), ...env })
  writeSetting(app.deps, 'ai_generation_mode', 'on')
  if (!has_limits) writeSetting(app.deps, 'generation_limits', endlessLimits)
  app.deps.ai = openGateway(app.deps, timeouts)
  return app
}

export const familyIdOf = (app: TestApp, name: string): string =>
  (
    app.connection.prepare('select family_id as id from parents where name = ?').get(name) as {
      id: string
    }
  ).id

/** A family's ledger and generations: credits left, entries spent, and the states of the generations. */
export function ledgerOf(app: TestApp, name: string) {
  const userId = familyIdOf(app, name)
  const entries = app.db
    .select()
    .from(creditEntriesTable)
    .where(eq(creditEntriesTable.family_id, userId))
    .all()
  const rows = app.db.select().from(generations).where(eq(generations.family_id, userId)).all()
  return {
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
    spent: entries
      .filter(({ reason }) => reason === 'generated_activity')
      .map(({ amount }) => amount),
    states: rows.map(({ state }) => state),
  }
}

/** Removes credits until so many are left. */
export function leaveCredits(app: TestApp, name: string, left: number) {
  const { balance } = ledgerOf(app, name)
  app.db
    .insert(creditEntriesTable)
    .values({
      id: `left-${name}`,
      family_id: familyIdOf(app, name),
      amount: left - balance,
      reason: 'granted',
      created_at: app.deps.now().toISOString(),
    })
    .run()
}

/** A generation request of our own page: every byte of its stream. */
export async function streamedGeneration(
  { app }: TestApp,
  browser: TestBrowser,
  input: object,
): Promise<string> {
  const response = await app.request('/trpc/generator.generate?batch=1', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'trpc-accept': 'application/jsonl',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': await browser.csrfToken(),
    },
    body: JSON.stringify({ 0: input }),
  })
  return response.text()
}
