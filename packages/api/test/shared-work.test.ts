import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noPrimary, startPrimary } from '@fgm/db/primary'
import {
  aiCallsUnderWay,
  creditEntriesTable,
  type Family,
  families,
  generations,
  type Parent,
  parents,
  reminders,
} from '@fgm/db/schema'
import { GenerateActivity } from '@fgm/shared/generator'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/core/config.ts'
import type { Deps } from '../src/core/deps.ts'
import { registerFamily } from '../src/features/auth/registration.ts'
import { openGeneration } from '../src/features/generator/generations.ts'
import { generateAtOnce } from '../src/features/generator/generator.ts'
import { deliverDueMails, enqueueToParents } from '../src/features/mail/mail.ts'
import { createOrder } from '../src/features/payments/payments.ts'
import { sendDueReminders } from '../src/features/reminders/sending.ts'
import { writeSetting } from '../src/features/settings/settings.ts'
import { openDeps } from '../src/http/server.ts'
import { startFakeMailServer } from './fakes/mail.ts'
import { startFakeOpenAi } from './fakes/openai.ts'
import { startFakeRazorpay } from './fakes/payments.ts'
import { endlessLimits, wishOfFive } from './generator-app.ts'
import { createTestApp } from './test-app.ts'

/* Three servers with a real primary, whose timers run at once, without their leases: the rows alone prevent duplicates. */

const title = noPrimary ? `the work of three servers (${noPrimary})` : 'the work of three servers'

describe.skipIf(noPrimary !== null)(title, () => {
  async function threeServers(env: Record<string, string> = {}) {
    const mail = await startFakeMailServer()
    const primary = await startPrimary()
    const folder = mkdtempSync(join(tmpdir(), 'fgm-servers-'))
    const running = new Set<ReturnType<typeof openDeps>>()
    const closeOne = async (server: ReturnType<typeof openDeps>) => {
      running.delete(server)
      await server.close()
    }
    const open = (name: string) => {
      const opened = openDeps(
        readConfig({
          NODE_ENV: 'test',
          RATE_LIMITS: 'off',
          DATABASE_DRIVER: 'libsql',
          DATABASE_SYNC_URL: primary.url,
          DATA_DIR: join(folder, name),
          SMTP_URL: mail.smtp_url,
          ...env,
        }),
        pino({ level: 'silent' }),
      )
      running.add(opened)
      return { ...opened, close: () => closeOne(opened) }
    }
    const servers = ['1', '2', '3'].map(open)
    onTestFinished(async () => {
      for (const server of running) await closeOne(server)
      await mail.close()
      await primary.stop()
      rmSync(folder, { recursive: true })
    })
    const [first] = servers
    if (!first) throw new Error('There is no server')
    return { mail, servers, first, open }
  }

  const register = async (deps: Deps): Promise<Parent> => {
    const ana = { name: 'Ana', email: 'ana@example.com', password: 'sunny-sock-mountain' }
    return (await registerFamily(deps, { ...ana, client: 'here' })).parent
  }

  /** Ana's family as the first server has it, with these changes, visible to all. */
  async function familyAt([first, ...others]: Deps[], changes: Partial<Family>) {
    if (!first) throw new Error('There is no server')
    const parent = await register(first)
    first.db.update(families).set(changes).run()
    const family = first.db.select().from(families).get()
    for (const { copy } of others) copy?.refresh()
    if (!family) throw new Error('There is no family')
    return { parent, family }
  }

  test('each mail is sent once', async () => {
    const { mail, servers, first } = await threeServers()
    const parent = await register(first)
    mail.received.splice(0)
    const content = { subject: '', preview: 'P', greeting: 'Hello', paragraphs: [], footnote: '.' }
    for (let number = 1; number <= 20; number += 1)
      enqueueToParents(first, first.db, { id: parent.family_id }, 'news', () => ({
        ...content,
        subject: `Mail ${number}`,
      }))
    for (const { copy } of servers) copy?.refresh()
    await Promise.all(servers.map((server) => deliverDueMails(server)))
    const subjects = mail.received.map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1]?.trim())
    const wanted = Array.from({ length: 20 }, (_, place) => `Mail ${place + 1}`)
    expect(subjects.sort()).toEqual(wanted.sort())
  })

  test('each reminder is sent once', async () => {
    const { mail, servers, first } = await threeServers()
    const ana = await createTestApp({}, first).register({ name: 'Ana' })
    const confirmed = { email_verified_at: first.now().toISOString() }
    first.db.update(parents).set(confirmed).run()
    const child = { name: 'Leo', birth_date: '2021-05-01', interests: [] }
    expect((await ana.post('/children', child)).status).toBe(201)
    const choice = { days: [1, 2, 3, 4, 5, 6, 7], local_time: '17:30', zone: 'Europe/Berlin' }
    expect((await ana.put('/user/reminder', { ...choice, way: 'mail' })).status).toBe(200)
    await deliverDueMails(first)
    mail.received.splice(0)
    first.db.update(reminders).set({ next_at: first.now().toISOString() }).run()
    for (const { copy } of servers) copy?.refresh()
    await Promise.all(servers.map((server) => sendDueReminders(server)))
    for (const { copy } of servers) copy?.refresh()
    await Promise.all(servers.map((server) => deliverDueMails(server)))
    expect(mail.received.map(({ to }) => to)).toEqual([['ana@example.com']])
  })

  test('a restarted server releases its generations from before it was killed, and none of others', async () => {
    const { servers, first, open } = await threeServers()
    const { family } = await familyAt(servers, { waitlist_status: 'active' })
    writeSetting(first, 'ai_generation_mode', 'on')
    writeSetting(first, 'generation_limits', endlessLimits)
    for (const { copy } of servers) copy?.refresh()
    const wish = GenerateActivity.parse(wishOfFive)
    const [own, ...ofOthers] = servers.map((server) => openGeneration(server, family, wish).row.id)
    await first.close()
    const again = open('1')
    const stateOf = (id = '') =>
      again.db.select().from(generations).where(eq(generations.id, id)).get()?.state
    expect(stateOf(own)).toBe('released')
    expect(ofOthers.map(stateOf)).toEqual(['reserved', 'reserved'])
    open('4')
    again.copy?.refresh()
    expect(ofOthers.map(stateOf)).toEqual(['reserved', 'reserved'])
  })

  test('the daily quota is used up exactly', async () => {
    const fake = await startFakeOpenAi()
    onTestFinished(() => fake.close())
    const { servers, first } = await threeServers({
      AI_PROVIDERS: JSON.stringify([fake.provider()]),
    })
    writeSetting(first, 'ai_generation_mode', 'on')
    writeSetting(first, 'ai_calls_a_day', 8)
    writeSetting(first, 'generation_limits', endlessLimits)
    const { family } = await familyAt(servers, { waitlist_status: 'active' })
    const now = first.now().toISOString()
    const credits = { id: 'more', family_id: family.id, amount: 50, reason: 'granted' } as const
    first.db
      .insert(creditEntriesTable)
      .values({ ...credits, created_at: now })
      .run()
    const wish = GenerateActivity.parse(wishOfFive)
    const { signal } = new AbortController()
    const clicks = [...servers, ...servers, ...servers]
    await Promise.all(clicks.map((server) => generateAtOnce(server, family, wish, signal)))
    expect(fake.calls.length + fake.readings.length).toBe(8)
    first.copy?.refresh()
    expect(first.db.select().from(aiCallsUnderWay).all()).toEqual([])
  })

  test("clicks on 'Pay' make one order at the provider", async () => {
    const fake = await startFakeRazorpay()
    onTestFinished(() => fake.close())
    const { servers, first } = await threeServers(fake.env)
    writeSetting(first, 'payments_mode', 'on')
    const waiting = { founding_member: false, waitlist_status: 'reserved', tier: 'early_bird' }
    const sender = await familyAt(servers, { ...waiting, registration_number: 210 } as Family)
    const clicks = [...servers, ...servers].map((server) => createOrder(server, sender, 'USD'))
    const ids = (await Promise.all(clicks)).map(({ order_id }) => order_id)
    expect(new Set(ids).size).toBe(1)
    expect(fake.orders.map(({ id }) => id)).toEqual([ids[0]])
  })
})
