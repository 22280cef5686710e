import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startFakeMailServer } from '@fgm/api/fakes/mail'
import { type Reply as AiReply, replies, startFakeOpenAi } from '@fgm/api/fakes/openai'
import { type FakeRazorpay, startFakeRazorpay } from '@fgm/api/fakes/payments'
import { type Primary, startPrimary } from '@fgm/db/primary'
import { seededChance } from '@fgm/shared/seeded-chance'
import { confirmationToken } from '../../e2e/mails.ts'
import { type BuiltServer, startBuiltServer } from '../../e2e/server.ts'
import { type Caddy, caddyVersion, startCaddy } from '../attack/caddy.ts'
import { unitOf } from '../bench/processes.ts'
import { forSeveralServers } from './caddyfile.ts'
import { type Record, startRecord } from './record.ts'
import { type Visitor, visitorAt } from './visitor.ts'

const admin = { email: 'root@example.com', password: 'a-quiet-lighthouse-keeper' }
const firstServers = 3
/** For requests that are not a family's. */
const strangers = 20_000
/** How often the AI provider fails, so that the idea book has its share. */
const aiFails = 0.4

/** One of the servers; `is_up` while it should be running. */
export type Member = { name: string; server: BuiltServer; is_up: boolean }

export type Site = {
  seed: number
  primary: Primary
  caddy: Caddy
  mail: ReturnType<typeof readMails>
  payments: FakeRazorpay
  members: Member[]
  record: Record
  administrator: Visitor
  /** A browser that is no family's. */
  stranger: () => Visitor
  /** The browser of a family. */
  visitor: (place: number) => Visitor
  /** Adds a server that the proxy knows. */
  addServer: () => Promise<Member>
  /** Ends what families and programs can reach; the primary stays. @throws when a server does not end cleanly. */
  stopServers: () => Promise<void>
  close: () => Promise<void>
}

/** One primary, three servers started like the unit does, a Caddy in front of them, and fakes of the outside services. */
export async function raiseSite(seed: number): Promise<Site> {
  const version = caddyVersion()
  if (version === null) throw new Error('There is no caddy on the PATH')
  const [mail, ai, payments] = await Promise.all([
    startFakeMailServer(),
    startFakeOpenAi(),
    startFakeRazorpay(),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'fgm-several-'))
  const primary = await startPrimary()
  // Servers have to know the address of the proxy: it starts with no server behind it.
  const how = { isBuffering: true, change: forSeveralServers }
  const caddy = await startCaddy([9], version, how)
  const env = {
    ...asTheUnit(),
    ...{ BASE_URL: caddy.url, TRUST_PROXY: '127.0.0.1', SMTP_URL: mail.smtp_url },
    ...{ DATABASE_DRIVER: 'libsql', DATABASE_SYNC_URL: primary.url },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    AI_PROVIDERS: JSON.stringify([ai.provider({ is_primary: true })]),
    ...payments.env,
  }
  ai.always(failingNowAndThen(seed))
  const record = startRecord()
  const members: Member[] = []
  let started = 0
  let visitors = strangers

  async function addServer(): Promise<Member> {
    started += 1
    const name = `server ${started}`
    const server = await startBuiltServer(env, join(folder, name.replace(' ', '-')))
    const member = { name, server, is_up: true }
    members.push(member)
    return member
  }
  const reload = () => caddy.reload(members.map(({ server }) => Number(new URL(server.url).port)))
  const stranger = (): Visitor => {
    visitors += 1
    return visitorAt(caddy, record, visitors, seededChance(`${seed} ${visitors}`))
  }

  // One first: it migrates the database.
  await addServer()
  await Promise.all(Array.from({ length: firstServers - 1 }, addServer))
  await reload()
  const administrator = stranger()
  await administrator.post('/api/login', admin)
  administrator.forgetToken()
  await openEverything(administrator)

  return {
    seed,
    ...{ primary, caddy, mail: readMails(mail.received), payments, members, record },
    administrator,
    stranger,
    visitor: (place: number) =>
      visitorAt(caddy, record, place, seededChance(`${seed} family ${place}`)),
    addServer: async () => {
      const member = await addServer()
      await reload()
      return member
    },
    stopServers: async () => {
      ai.release()
      for (const { server } of members) await server.halt()
    },
    close: async () => {
      await Promise.allSettled(members.map(({ server }) => server.crash()))
      await Promise.all([caddy.stop(), primary.stop(), ai.close(), mail.close(), payments.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The unit's environment and its options for Node. */
function asTheUnit(): { [name: string]: string } {
  const { command, env } = unitOf()
  const flags = command.filter((word) => word.startsWith('--'))
  return { ...env, NODE_OPTIONS: flags.join(' ') }
}

function failingNowAndThen(seed: number): AiReply {
  const chance = seededChance(`${seed} ai`)
  return (call, c) => (chance() < aiFails ? replies.refused(500, 'oops') : replies.whole())(call, c)
}

/** As an administrator does on the first day, and for any number of families. */
async function openEverything({ send, post }: Visitor) {
  const often = { monthly: 10_000, daily: 10_000, hourly: 10_000, cooldown_seconds: 0 }
  const body = {
    registrations_an_hour: 100_000,
    generation_limits: { founding_premium: often, launch_special: often, trial: often },
  }
  await send('PUT', '/api/admin/settings', { body })
  for (const feature of ['payments', 'ai_generation'])
    await post('/api/admin/feature-flags', { feature, mode: 'on' })
}

type Received = readonly { to: string[]; raw: string }[]

/** Mails with their arrival times. */
function readMails(received: Received) {
  const tokens = new Map<string, string>()
  const came: { id: string; at: number }[] = []
  const look = () => {
    for (const { to, raw } of received.slice(came.length)) {
      const [, id = ''] = /^message-id: <([^@>]+)@/im.exec(raw) ?? []
      came.push({ id, at: performance.now() })
      const token = confirmationToken(raw)
      if (token) tokens.set(to[0] ?? '', token)
    }
  }
  const timer = setInterval(look, 100)
  timer.unref()
  return {
    came,
    look,
    /** The token of the mail that asks to confirm an address; waits a while for it. */
    confirmation: async (email: string): Promise<string | undefined> => {
      for (let turn = 0; turn < 100 && !tokens.has(email); turn += 1) await wait(100)
      return tokens.get(email)
    },
  }
}
