import type { AiStrategy } from '@fgm/shared/ai-providers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atNight } from '../../../test/extent.ts'
import { replies } from '../../../test/fakes/openai.ts'
import { providerOfFile } from '../../../test/generator-app.ts'
import type { AiRequest } from '../ai.ts'
import type { Attempt } from './attempts.ts'
import { createAiGateway } from './gateway.ts'

const [one, two] = [await providerOfFile(), await providerOfFile()]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

function openGateway() {
  const attempts: Attempt[] = []
  const chosen = { strategy: 'fallback' as AiStrategy, primary: 'one', disabled: '' }
  const gateway = createAiGateway({
    providers: [one.provider({ name: 'one' }), two.provider({ name: 'two' })],
    choices: () => ({
      strategy: chosen.strategy,
      is_enabled: ({ name }) => name !== chosen.disabled,
      is_primary: ({ name }) => name === chosen.primary,
    }),
    record: (attempt) => attempts.push(attempt),
    sample: () => ({ ...request(), check: () => ({ is_good: true, value: { title: 'x' } }) }),
    now: () => new Date(),
    random: () => 0.5,
    timeouts: { headers_ms: 2_000, idle_ms: 2_000, total_ms: 8_000 },
  })
  return { gateway, chosen, attempts, called: () => attempts.map(({ provider }) => provider) }
}

const request = (onAttempt: (name: string) => void = () => {}): AiRequest<unknown> => ({
  prompt: { system: 'Write.', user: '{}' },
  schema: { name: 'activity', json_schema: {} },
  check: (value) => ({ is_good: true, value }),
  onText: () => {},
  onAttempt: ({ name }) => onAttempt(name),
  signal: new AbortController().signal,
  generation_id: 'g1',
  family: null,
})

describe('a primary that is down for a minute', () => {
  test('gets at most 4 of 15 requests, one every 4 seconds, and costs at most 0.2 s each while it is out', async () => {
    one.always(replies.refused(500, 'dead'))
    const { gateway, called } = openGateway()
    const added: number[] = []
    for (let count = 0; count < 15; count += 1) {
      const isOut = gateway.breakerOf('one').state() === 'open'
      const started = performance.now()
      const note = (name: string) =>
        name === 'two' && isOut && added.push(performance.now() - started)
      expect((await gateway.generate(request(note))).provider).toBe('two')
      pass(4)
    }
    expect(called().filter((name) => name === 'one')).toHaveLength(4)
    expect(added).toHaveLength(11)
    expect(Math.max(...added)).toBeLessThan(200)
  })

  test('is used again for the first request after it works and its 30 seconds are over', async () => {
    one.always(replies.refused(500, 'dead'))
    const { gateway } = openGateway()
    for (let count = 0; count < 3; count += 1) await gateway.generate(request())
    one.always(replies.streamed())
    pass(29)
    expect((await gateway.generate(request())).provider).toBe('two')
    pass(1)
    expect((await gateway.generate(request())).provider).toBe('one')
    expect(gateway.breakerOf('one').state()).toBe('closed')
  })

  atNight(
    'gets one attempt for ten requests at once after 30 seconds; the others go to the next provider at once',
    async () => {
      one.always(replies.refused(500, 'dead'))
      const { gateway, called } = openGateway()
      for (let count = 0; count < 3; count += 1) await gateway.generate(request())
      pass(30)
      one.always(replies.hanging())
      const before = called().length
      const made = await Promise.all(Array.from({ length: 10 }, () => gateway.generate(request())))
      one.release()
      expect(made.map(({ provider }) => provider)).toEqual(Array(10).fill('two'))
      expect(
        called()
          .slice(before)
          .filter((name) => name === 'one'),
      ).toHaveLength(1)
    },
  )

  test('reads its own text in the half-open attempt if there is no other', async () => {
    const { gateway, chosen, attempts } = openGateway()
    chosen.disabled = 'two'
    one.always(replies.refused(500, 'dead'))
    const { schema } = request()
    const prompt = { system: 'Read.', user: '{}' }
    const verdictOf = () => ({ verdict: 'agreed' as const })
    const reading = () => ({ prompt, schema, verdictOf })
    for (let count = 0; count < 3; count += 1)
      await expect(gateway.generate({ ...request(), reading })).rejects.toThrow('failed')
    one.always(replies.streamed())
    pass(30)
    expect((await gateway.generate({ ...request(), reading })).reading).toEqual(prompt)
    expect(gateway.breakerOf('one').state()).toBe('closed')
    expect(attempts.map(({ outcome }) => outcome).slice(-2)).toEqual(['agreed', 'delivered'])
  })

  test('is called at once after a reset, and needs 3 failures again', async () => {
    one.always(replies.refused(500, 'dead'))
    const { gateway } = openGateway()
    const state = () => gateway.breakerOf('one').state()
    for (let count = 0; count < 3; count += 1) await gateway.generate(request())
    expect(state()).toBe('open')
    gateway.resetBreakers()
    expect(state()).toBe('closed')
    for (let count = 0; count < 2; count += 1) await gateway.generate(request())
    expect(state()).toBe('closed')
    await gateway.generate(request())
    expect(state()).toBe('open')
  })

  test('with both out no provider is called, and the failure comes within 0.2 s', async () => {
    one.always(replies.refused(500, 'dead'))
    two.always(replies.refused(500, 'dead'))
    const { gateway, called } = openGateway()
    for (let count = 0; count < 3; count += 1) await gateway.generate(request()).catch(() => {})
    const [before, started] = [called().length, performance.now()]
    await expect(gateway.generate(request())).rejects.toMatchObject({
      kind: 'no_provider',
      sent: null,
    })
    expect(called().length).toBe(before)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('a provider that responds in a form we cannot use', () => {
  test('is skipped after 3 requests, each with its repair', async () => {
    one.always(replies.whole('no'))
    const { gateway, called } = openGateway()
    for (let count = 0; count < 5; count += 1) await gateway.generate(request())
    expect(called().filter((name) => name === 'one')).toHaveLength(6)
    expect(gateway.breakerOf('one').state()).toBe('open')
  })

  test('is never skipped for our own mistakes (401, 400), in 20 requests', async () => {
    for (const status of [401, 400] as const) {
      one.always(replies.refused(status, 'no'))
      const { gateway } = openGateway()
      for (let count = 0; count < 20; count += 1) await gateway.generate(request())
      expect(gateway.breakerOf('one').state()).toBe('closed')
    }
  })
})

describe('what an administrator chooses', () => {
  test('applies from the next request', async () => {
    const { gateway, chosen, called } = openGateway()
    await gateway.generate(request())
    chosen.primary = 'two'
    await gateway.generate(request())
    chosen.disabled = 'two'
    await gateway.generate(request())
    expect(called()).toEqual(['one', 'two', 'one'])
  })

  test('primary_only calls no other provider, also when the primary fails', async () => {
    const { gateway, chosen, called } = openGateway()
    chosen.strategy = 'primary_only'
    one.next(replies.refused(500, 'dead'))
    await expect(gateway.generate(request())).rejects.toMatchObject({ kind: 'failed' })
    expect(called()).toEqual(['one'])
  })

  test('round_robin takes turns by request', async () => {
    const { gateway, chosen, called } = openGateway()
    chosen.strategy = 'round_robin'
    for (let count = 0; count < 4; count += 1) await gateway.generate(request())
    expect(called()).toEqual(['one', 'two', 'one', 'two'])
  })

  test('load_balance spreads ten requests at once over both', async () => {
    const { gateway, chosen, called } = openGateway()
    chosen.strategy = 'load_balance'
    await Promise.all(Array.from({ length: 10 }, () => gateway.generate(request())))
    expect(called().filter((name) => name === 'one')).toHaveLength(5)
  })

  atNight('fastest_first learns that one is slow; a timeout counts as very slow', async () => {
    const { gateway, chosen, called } = openGateway()
    chosen.strategy = 'fastest_first'
    one.next(replies.hanging())
    for (let count = 0; count < 6; count += 1) await gateway.generate(request())
    one.release()
    expect(called().filter((name) => name === 'one')).toHaveLength(1)
  })

  test('changes during 40 requests lose none of them', async () => {
    const { gateway, chosen } = openGateway()
    const strategies: AiStrategy[] = ['fallback', 'round_robin', 'load_balance', 'fastest_first']
    const work = Array.from({ length: 40 }, (_, count) => {
      chosen.strategy = strategies[count % 4] ?? 'fallback'
      chosen.disabled = count % 2 === 0 ? 'one' : 'two'
      return gateway.generate(request())
    })
    expect(await Promise.all(work)).toHaveLength(40)
  })
})
