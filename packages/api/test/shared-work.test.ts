import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noPrimary, startPrimary } from '@fgm/db/primary'
import { type Parent, parents, reminders } from '@fgm/db/schema'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/core/config.ts'
import type { Deps } from '../src/core/deps.ts'
import { registerFamily } from '../src/features/auth/registration.ts'
import { deliverDueMails, enqueueToParents } from '../src/features/mail/mail.ts'
import { sendDueReminders } from '../src/features/reminders/sending.ts'
import { openDeps } from '../src/http/server.ts'
import { startFakeMailServer } from './fakes/mail.ts'
import { createTestApp } from './test-app.ts'

/* Three servers on a real primary, whose timers strike at once, without their leases: the rows alone keep all apart. */

const title = noPrimary ? `the work of three servers (${noPrimary})` : 'the work of three servers'

describe.skipIf(noPrimary !== null)(title, () => {
  async function threeServers() {
    const mail = await startFakeMailServer()
    const primary = await startPrimary()
    const folder = mkdtempSync(join(tmpdir(), 'fgm-servers-'))
    const servers = ['1', '2', '3'].map((name) =>
      openDeps(
        readConfig({
          NODE_ENV: 'test',
          RATE_LIMITS: 'off',
          DATABASE_DRIVER: 'libsql',
          DATABASE_SYNC_URL: primary.url,
          DATA_DIR: join(folder, name),
          SMTP_URL: mail.smtp_url,
        }),
        pino({ level: 'silent' }),
      ),
    )
    onTestFinished(async () => {
      for (const server of servers) await server.close()
      await mail.close()
      await primary.stop()
      rmSync(folder, { recursive: true })
    })
    const [first] = servers
    if (!first) throw new Error('There is no server')
    return { mail, servers, first }
  }

  const register = async (deps: Deps): Promise<Parent> => {
    const ana = { name: 'Ana', email: 'ana@example.com', password: 'sunny-sock-mountain' }
    return (await registerFamily(deps, { ...ana, client: 'here' })).parent
  }

  test('each mail goes out once', async () => {
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

  test('each reminder goes out once', async () => {
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
})
