import { type FakeMailServer, startFakeMailServer } from '@fgm/api/fakes/mail'
import { type FakeOpenAi, startFakeOpenAi } from '@fgm/api/fakes/openai'
import { type FakeRazorpay, startFakeRazorpay } from '@fgm/api/fakes/payments'
import type { TestBrowser } from '@fgm/api/test-browser'
import { brokenInvariants } from '@fgm/db/invariants'
import { browserAt, busyFamilies, lostIn } from '../../e2e/busy-families.ts'
import { inDatabase, openFeature, openGenerator } from '../../e2e/ledger.ts'
import { confirmationToken } from '../../e2e/mails.ts'
import { type BuiltServer, startBuiltServer } from '../../e2e/server.ts'

const admin = { email: 'root@example.com', password: 'a-quiet-lighthouse-keeper' }

/** Addresses for what a fault adds itself; those of the busy families begin at 1. */
const firstPlace = 100_000

/** What a server runs on, in addition to the defaults. */
export type Ground = {
  env?: Record<string, string>
  data_dir?: string
  /** Removes it. */
  undo?: () => void
}

/** The built server in production mode, with fakes of a mail server, an AI provider and a payment provider. */
export type Site = {
  server: BuiltServer
  mail: FakeMailServer
  ai: FakeOpenAi
  payments: FakeRazorpay
  families: ReturnType<typeof busyFamilies>
  /** Broken promises, in sentences. */
  broken: string[]
  /** Records a broken promise. */
  expect: (isKept: boolean, sentence: string) => void
  /** A browser with its own address. */
  stranger: () => TestBrowser
  /** A family that has not registered yet, with its own address. */
  newFamily: () => Family
  /** This many families, registered one after the other. @throws when one is refused. */
  register: (count: number) => Promise<Family[]>
  /** The same, with their addresses confirmed. */
  registerConfirmed: (count: number) => Promise<Family[]>
  /** The administrator, logged in. */
  administrator: () => Promise<TestBrowser>
  /** Checks the database against every promise, and against what was acknowledged. */
  examine: () => void
  close: () => Promise<void>
}

/** A family with its browser. */
export type Family = { browser: TestBrowser; name: string; email: string; password: string }

/** Starts a site. @throws when the server does not start. */
export async function raiseSite({ env = {}, data_dir }: Ground = {}): Promise<Site> {
  const [mail, ai, payments] = await Promise.all([
    startFakeMailServer(),
    startFakeOpenAi(),
    startFakeRazorpay(),
  ])
  const configured = {
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mail.smtp_url,
    AI_PROVIDERS: JSON.stringify([ai.provider({ is_primary: true })]),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...payments.env,
    ...env,
  }
  const server = await startBuiltServer(configured, data_dir)
  openFeature(server, 'payments')
  openGenerator(server)
  const families = busyFamilies(server, payments)
  const broken: string[] = []
  let places = firstPlace
  const stranger = () => {
    places += 1
    return browserAt(server, places)
  }
  const newFamily = (): Family => {
    const browser = stranger()
    const name = 'Guest'
    return { browser, name, email: `guest-${places}@example.com`, password: 'sunny-sock-mountain' }
  }

  async function register(count: number): Promise<Family[]> {
    const registered: Family[] = []
    for (let place = 0; place < count; place += 1) {
      const { browser, ...family } = newFamily()
      const { status, body } = await browser.post('/register', family)
      if (status !== 201) throw new Error(`register: ${status} ${JSON.stringify(body)}`)
      registered.push({ browser, ...family })
    }
    return registered
  }

  /** By the link in its mail: before that a family has three credits. */
  async function confirm(browser: TestBrowser, email: string) {
    const mails = mail.received.filter(({ to }) => to.includes(email))
    const token = mails.map(({ raw }) => confirmationToken(raw)).find(Boolean)
    const { status } = await browser.post('/api/auth/verify-email', { token })
    if (status !== 200) throw new Error(`The address ${email} was not confirmed: ${status}`)
  }

  return {
    server,
    mail,
    ai,
    payments,
    families,
    broken,
    expect: (isKept: boolean, sentence: string) => {
      if (!isKept) broken.push(sentence)
    },
    stranger,
    newFamily,
    register,
    registerConfirmed: async (count: number) => {
      const families = await register(count)
      for (const { browser, email } of families) await confirm(browser, email)
      return families
    },
    administrator: async () => {
      const browser = stranger()
      const { status } = await browser.post('/api/login', admin)
      if (status !== 200) throw new Error(`The administrator was refused with ${status}`)
      return browser
    },
    examine: () => {
      broken.push(
        ...inDatabase(server, (one) => brokenInvariants(one, { is_idle: true })),
        ...inDatabase(server, (one) => lostIn(one, families.acknowledged)).map(
          (lost) => `acknowledged and lost: ${lost}`,
        ),
        ...families.refusals.splice(0),
      )
    },
    close: async () => {
      ai.release()
      try {
        await server.stop()
      } finally {
        await Promise.all([ai.close(), mail.close(), payments.close()])
      }
    },
  }
}

/** One number from the database. */
export const figureOf = ({ server }: Pick<Site, 'server'>, query: string): number =>
  inDatabase(server, (one) => Number(one.prepare(query).pluck().get()))

/** One figure from GET /metrics. */
export async function metricOf({ server }: Pick<Site, 'server'>, name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? Number.NaN)
}
