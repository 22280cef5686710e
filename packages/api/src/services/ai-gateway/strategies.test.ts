import type { AiStrategy } from '@fgm/shared/ai-providers'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../../core/config.ts'
import { configuredProviders, costOf } from './providers.ts'
import { type Candidate, inOrder } from './strategies.ts'
import { ollama, type Provider, vendors } from './vendors.ts'

const candidate = (name: string, changes: Partial<Candidate & Provider> = {}): Candidate => ({
  provider: {
    name,
    display_name: name,
    base_url: 'http://localhost/v1',
    api_key: 'none',
    model: 'm',
    output_mode: 'json',
    reasoning_effort: null,
    input_price_per_mtok: changes.input_price_per_mtok ?? null,
    output_price_per_mtok: changes.output_price_per_mtok ?? null,
    is_primary: false,
  },
  is_primary: changes.is_primary ?? false,
  in_flight: changes.in_flight ?? 0,
  msPerToken: changes.msPerToken ?? null,
})

const chances = [0.9, 0.1, 0.5, 0.3]
const order = (strategy: AiStrategy, list: Candidate[], turn = 0, seed = 0) => {
  let place = seed
  const random = () => chances[place++ % chances.length] as number
  return inOrder(strategy, list, { turn, random }).map(({ provider }) => provider.name)
}
const abc = [candidate('a'), candidate('b', { is_primary: true }), candidate('c')]

describe('the six orders', () => {
  test('primary_only calls the primary and no other', () => {
    expect(order('primary_only', abc)).toEqual(['b'])
    expect(order('primary_only', [candidate('a')])).toEqual([])
  })

  test('fallback calls the primary, then the others as they are configured', () => {
    expect(order('fallback', abc)).toEqual(['b', 'a', 'c'])
  })

  test('round_robin begins with the next one for each request, the others follow', () => {
    const turns = [0, 1, 2, 3].map((turn) => order('round_robin', abc, turn).join(''))
    expect(turns).toEqual(['abc', 'bca', 'cab', 'abc'])
    expect(order('round_robin', [])).toEqual([])
  })

  test('load_balance begins where the fewest calls are running', () => {
    const list = [
      candidate('a', { in_flight: 2 }),
      candidate('b', { in_flight: 0 }),
      candidate('c', { in_flight: 1 }),
    ]
    for (const seed of [0, 1, 2, 3])
      expect(order('load_balance', list, 0, seed).join('')).toBe('bca')
  })

  test('load_balance chooses at random between equals', () => {
    const firsts = [0, 1, 2, 3].map((seed) => order('load_balance', abc, 0, seed)[0])
    expect(new Set(firsts).size).toBeGreaterThan(1)
  })

  test('cheapest_first goes by price; free comes first and unknown last', () => {
    const list = [
      candidate('unknown', { is_primary: true }),
      candidate('half', { input_price_per_mtok: 0 }),
      candidate('dear', { input_price_per_mtok: 5, output_price_per_mtok: 15 }),
      candidate('free', { input_price_per_mtok: 0, output_price_per_mtok: 0 }),
      candidate('cheap', { input_price_per_mtok: 0.1, output_price_per_mtok: 0.4 }),
    ]
    expect(order('cheapest_first', list)).toEqual(['free', 'cheap', 'dear', 'unknown', 'half'])
  })

  test('fastest_first tries unknown ones first, then shares among those near the fastest', () => {
    const list = [
      candidate('slow', { msPerToken: 100 }),
      candidate('fast', { msPerToken: 10 }),
      candidate('near', { msPerToken: 11.9 }),
      candidate('new'),
    ]
    const orders = [0, 1, 2, 3].map((seed) => order('fastest_first', list, 0, seed))
    for (const names of orders) expect([names[0], names[3]]).toEqual(['new', 'slow'])
    expect(new Set(orders.map((names) => names[1])).size).toBe(2)
  })
})

describe('configured providers', () => {
  const { ai } = readConfig({})
  const withKeys = (keys: Partial<Config['ai']['keys']>) => ({
    ...ai,
    keys: { ...ai.keys, ...keys },
  })

  test('are none without any name in the configuration', () => {
    expect(configuredProviders({ ai })).toEqual([])
  })

  test('exactly one is primary: the first one marked as primary, else the first', () => {
    const keyed = withKeys({ groq: 'g', anthropic: 'a' })
    const primaries = (config: Config['ai']) =>
      configuredProviders({ ai: config }).filter(({ is_primary }) => is_primary)
    expect(primaries(keyed).map(({ name }) => name)).toEqual(['anthropic'])
  })

  test('a self-hosted Ollama costs nothing, whatever its address ends with', () => {
    for (const url of ['http://pi:11434', 'http://pi:11434/', 'http://pi:11434/v1/'])
      expect(configuredProviders({ ai: { ...ai, ollama_base_url: url } })).toMatchObject([
        { name: 'ollama', base_url: 'http://pi:11434/v1', input_price_per_mtok: 0 },
      ])
  })

  test('a server of our own needs no key', () => {
    const own = readConfig({ OPENAI_BASE_URL: 'http://gpu:8000/v1', OPENAI_MODEL: 'qwen' })
    expect(configuredProviders(own)).toMatchObject([
      { name: 'openai', base_url: 'http://gpu:8000/v1', model: 'qwen', api_key: 'none' },
    ])
  })

  const names = ['openai', 'anthropic', 'gemini', 'groq', 'openrouter'] as const

  test.each(names)('%s uses the model of its row, or the configured one', (name) => {
    const key = { [`${name.toUpperCase()}_API_KEY`]: 'k' }
    const row = vendors.find((vendor) => vendor.name === name)
    expect(configuredProviders(readConfig(key))).toMatchObject([{ name, model: row?.model }])
    const named = readConfig({ ...key, [`${name.toUpperCase()}_MODEL`]: 'theirs/own-1' })
    expect(configuredProviders(named)).toMatchObject([{ name, model: 'theirs/own-1' }])
  })

  test('every row has the date and the source of its model', () => {
    for (const { checked_on, source } of [...vendors, ollama]) {
      expect(checked_on).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(source).toMatch(/not called\.$/i)
    }
  })

  test('a self-hosted model is requested by its name, without thinking', () => {
    const config = readConfig({ OLLAMA_BASE_URL: 'http://pi:11434', OLLAMA_MODEL: 'qwen3:4b' })
    expect(configuredProviders(config)).toMatchObject([
      { model: 'qwen3:4b', reasoning_effort: 'none' },
    ])
  })

  test.each([
    ['gpt-5.4-mini', 'low'],
    ['openai/gpt-oss-20b', 'low'],
    ['o4-mini', 'low'],
    ['gemini-3.5-flash', 'low'],
    ['gpt-4.1-mini', null],
    ['mistral-small', null],
  ])('%s gets the reasoning effort %s', (model, effort) => {
    const config = readConfig({ OPENAI_API_KEY: 'k', OPENAI_MODEL: model })
    expect(configuredProviders(config)[0]?.reasoning_effort).toBe(effort)
  })

  test('the reasoning effort of AI_PROVIDERS wins, null included', () => {
    const entry = { name: 'x', base_url: 'http://x/v1', model: 'gpt-5' }
    const effortOf = (more: object) =>
      configuredProviders(readConfig({ AI_PROVIDERS: JSON.stringify([{ ...entry, ...more }]) }))[0]
        ?.reasoning_effort
    expect([effortOf({}), effortOf({ reasoning_effort: 'high' })]).toEqual(['low', 'high'])
    expect(effortOf({ reasoning_effort: null })).toBeNull()
  })

  test('a cost is in whole millionths, and unknown if any part of it is', () => {
    const { provider } = candidate('a', { input_price_per_mtok: 0.1, output_price_per_mtok: 0.4 })
    expect(costOf(provider, { input: 900, output: 700 })).toBe(370)
    expect(costOf(provider, { input: null, output: 700 })).toBeNull()
    expect(costOf(candidate('b').provider, { input: 900, output: 700 })).toBeNull()
  })
})
