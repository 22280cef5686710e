import { setTimeout as wait } from 'node:timers/promises'
import { heavyResponses } from '@fgm/api/fakes/heavy-responses'
import { replies, startFakeOpenAi } from '@fgm/api/fakes/openai'
import { TestBrowser } from '@fgm/api/test-browser'
import { openGenerator } from '../../e2e/ledger.ts'
import { startBuiltServer } from '../../e2e/server.ts'
import { judgedLooks, startLooking } from './looking.ts'
import { adminEmail, password } from './senders.ts'

/*
 * An AI provider sends responses that are expensive to read, one after the other: another family must not notice, and the family
 * that asked gets an activity of the idea book.
 */

const attackMs = 13_000
/** The fake provider uses the same two cores: without a pause its own load would be measured. */
const pauseMs = 200
const wish = {
  child_age: 5,
  category: 'Creative',
  duration: 10,
  available_materials: ['paper'],
  difficulty: 'easy',
}

/** Findings, in sentences; prints what it saw. */
export async function attackWithHeavyResponses(): Promise<string[]> {
  const fake = await startFakeOpenAi()
  const server = await startBuiltServer({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: password,
    AI_PROVIDERS: JSON.stringify([fake.provider()]),
  })
  try {
    openGenerator(server)
    const open = () =>
      new TestBrowser({
        request: (path, init) => fetch(`${server.url}${path}`, init as RequestInit),
      })
    const [parent, administrator] = [open(), open()]
    await parent.post('/register', { name: 'Ana', email: 'ana@example.com', password })
    await administrator.post('/api/login', { email: adminEmail, password })
    const otherFamily = await startLooking(server.url, attackMs)
    const until = performance.now() + attackMs
    const problems: string[] = []
    while (performance.now() < until && problems.length === 0)
      for (const [what, text] of heavyResponses) {
        // Unreadable responses count as failures: without this reset the breaker would soon open.
        await administrator.post('/api/admin/ai-emergency-debug/reset-circuit-breakers')
        fake.always(replies.streamed(text))
        await wait(pauseMs)
        const { status, body } = await parent.post('/api/ai/generate-activity', wish)
        if (status !== 200 || body.activity?.made_by.is_ai !== false)
          problems.push(`heavy responses: ${what} ended with ${status} ${JSON.stringify(body)}`)
      }
    const looks = await otherFamily.looks
    const more = `${fake.calls.length} responses of ${heavyResponses.length} kinds were read`
    return [...problems, ...judgedLooks(looks, 'heavy responses of a provider', more, 1)]
  } finally {
    await server.stop()
    await fake.close()
  }
}
