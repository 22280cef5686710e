import type { Config } from '../../core/config.ts'
import { ollama, type Provider, reasoningEffortOf, vendors } from './vendors.ts'

/**
 * All configured providers: those of AI_PROVIDERS first, then the shortcuts. Exactly one is primary
 * by configuration: the first one marked as primary, else the first.
 */
export function configuredProviders({ ai }: Pick<Config, 'ai'>): Provider[] {
  const listed = ai.providers.map((entry) => ({
    name: entry.name,
    display_name: entry.display_name ?? entry.name,
    base_url: entry.base_url,
    api_key: entry.api_key ?? 'none',
    model: entry.model,
    output_mode: entry.output_mode,
    reasoning_effort:
      entry.reasoning_effort === undefined
        ? reasoningEffortOf(entry.model)
        : entry.reasoning_effort,
    input_price_per_mtok: entry.input_price_per_mtok ?? null,
    output_price_per_mtok: entry.output_price_per_mtok ?? null,
    is_primary: entry.is_primary,
  }))
  const names = new Set(listed.map(({ name }) => name))
  const all = [...listed, ...shortcuts(ai).filter(({ name }) => !names.has(name))]
  const primary = all.find(({ is_primary }) => is_primary) ?? all[0]
  return all.map((provider) => ({ ...provider, is_primary: provider === primary }))
}

function shortcuts(ai: Config['ai']): Provider[] {
  const unpriced = { input_price_per_mtok: null, output_price_per_mtok: null, is_primary: false }
  const keyed = vendors.flatMap((vendor) => {
    const isOpenai = vendor.name === 'openai'
    // A self-hosted server that speaks the protocol may need no key.
    const apiKey = ai.keys[vendor.name] ?? (isOpenai && ai.openai_base_url ? 'none' : null)
    if (!apiKey) return []
    const model = ai.models[vendor.name]
    return [
      {
        ...vendor,
        ...unpriced,
        base_url: (isOpenai && ai.openai_base_url) || vendor.base_url,
        api_key: apiKey,
        ...(model !== null && { model, reasoning_effort: reasoningEffortOf(model) }),
      },
    ]
  })
  if (!ai.ollama_base_url) return keyed
  return [
    ...keyed,
    {
      ...ollama,
      base_url: ai.ollama_base_url.replace(/\/+$/, '').replace(/(?<!\/v1)$/, '/v1'),
      api_key: 'none',
      model: ai.models.ollama ?? ollama.model,
      // Runs on our own machine: the price is known to be zero.
      input_price_per_mtok: 0,
      output_price_per_mtok: 0,
      is_primary: false,
    },
  ]
}

/** The cost of a call in millionths of a dollar; null if a price or a count is unknown. */
export function costOf(
  provider: Provider,
  tokens: { input: number | null; output: number | null },
): number | null {
  const { input_price_per_mtok, output_price_per_mtok } = provider
  if (input_price_per_mtok === null || output_price_per_mtok === null) return null
  if (tokens.input === null || tokens.output === null) return null
  return Math.round(tokens.input * input_price_per_mtok + tokens.output * output_price_per_mtok)
}
