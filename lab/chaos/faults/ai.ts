import { type Reply, replies } from '@fgm/api/fakes/openai'
import { wish } from '../../../e2e/busy-families.ts'
import { ledgerOf } from '../../../e2e/ledger.ts'
import { numbersBelow, until } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { type Family, metricOf, type Site } from '../site.ts'

const parents = 6
/** Three failures in a row open the breaker; six requests run at once, and an unusable response is requested once more. */
const callsAtMost = 2 * parents
const firstCredits = 50

/** What the provider does, and how it starts. */
const failures: [name: string, reply: () => Reply][] = [
  ['responds 500', () => replies.refused(500, 'oops')],
  ['responds 429', () => replies.refused(429, 'slow down', '60')],
  ['sends an HTML page', () => replies.html(200)],
  ['sends half an event', replies.brokenEvent],
  ['sends no JSON', () => replies.whole('I would rather not.')],
  ['sends 10 MB', () => replies.huge(10, true)],
  ['disconnects midway', replies.cutMidway],
  ['sends nothing or trickles without end', silentOrSlow],
]

/** Half of the requests hang before the first byte, half never end. */
function silentOrSlow(): Reply {
  const [hanging, dripping] = [replies.hanging(), replies.dripping(50)]
  let calls = 0
  return (call, c) => {
    calls += 1
    return calls % 2 === 0 ? hanging(call, c) : dripping(call, c)
  }
}

export const aiProvider: Fault = {
  name: 'ai',
  what: `the AI provider ${failures.map(([name]) => name).join(', ')}; ${parents} generations each, then 10 more`,
  is_mostly_waiting: true,
  run: async (site) => {
    const { ai, expect } = site
    const families = await site.registerConfirmed(parents)
    const admin = await site.administrator()
    let free = 0
    let slowestMs = 0
    let slowestOpenMs = 0
    for (const [name, reply] of failures) {
      const before = ai.calls.length
      ai.always(reply())
      const first = await Promise.all(families.map((family) => generate(site, family, name)))
      ai.release()
      slowestMs = Math.max(slowestMs, ...first)
      const health = await admin.get('/api/ai/health')
      expect(
        health.body.circuit_breaker_states.fake === 'open',
        `the breaker is ${health.body.circuit_breaker_states.fake} when the provider ${name}`,
      )
      const sent = ai.calls.length
      for (const place of numbersBelow(10)) {
        const family = families[place % parents]
        if (!family) continue
        slowestOpenMs = Math.max(slowestOpenMs, await generate(site, family, name))
      }
      expect(ai.calls.length === sent, `an open breaker let calls through when it ${name}`)
      expect(sent - before <= callsAtMost, `${sent - before} calls when the provider ${name}`)
      free += first.length + 10
      ai.always(replies.streamed())
      await admin.post('/api/admin/ai-emergency-debug/reset-circuit-breakers')
    }
    for (const family of families) expectCredits(site, family, firstCredits)
    const recoveryMs = await recoverAlone(site, families)
    return `${free} generations came from the idea book and said so, for 0 credits; slowest ${Math.round(slowestMs)} ms, ${Math.round(slowestOpenMs)} ms once the breaker was open; recovered automatically ${(recoveryMs / 1000).toFixed(0)} s after the third failure`
  },
}

/** One generation that the idea book has to make. @returns the milliseconds. */
async function generate({ expect }: Site, { browser }: Family, trouble: string): Promise<number> {
  const started = performance.now()
  const { status, body } = await browser.post('/api/ai/generate-activity', wish)
  const isTold =
    status === 200 &&
    body.activity.made_by.is_ai === false &&
    body.activity.credits_charged === 0 &&
    body.notes.some((note: string) => /It cost no credit/.test(note))
  expect(
    isTold,
    `a generation while the provider ${trouble}: ${status} ${body.error ?? body.notes}`,
  )
  return performance.now() - started
}

function expectCredits({ server, expect }: Site, { email }: Family, credits: number) {
  const { balance } = ledgerOf(server, email)
  expect(balance === credits, `${email} has ${balance} credits, not ${credits}`)
}

/** The breaker opens, and closes again with the one attempt after its half minute. */
async function recoverAlone(site: Site, families: Family[]): Promise<number> {
  const { ai, expect } = site
  ai.always(replies.refused(500, 'oops'))
  await Promise.all(families.map((family) => generate(site, family, 'fails for the last time')))
  const openedAt = performance.now()
  ai.always(replies.streamed())
  const [first] = families
  if (!first) throw new Error('No one registered')
  // 0 closed, 1 half-open, 2 open
  const stateNow = () => metricOf(site, 'fgm_ai_breaker_state{provider="fake"}')
  await until('an attempt may try', async () => (await stateNow()) === 1, 45_000)
  const { body } = await first.browser.post('/api/ai/generate-activity', wish)
  expect(body.activity?.made_by.is_ai === true, 'the provider is well, and got no request')
  await until('the breaker is closed', async () => (await stateNow()) === 0)
  expectCredits(site, first, firstCredits - 1)
  return performance.now() - openedAt
}
