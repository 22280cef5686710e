import type { Config } from '../../config.ts'

/** A configured provider. Prices are US dollars per million tokens; null when nobody told us. */
export type Provider = {
  name: string
  display_name: string
  base_url: string
  api_key: string
  model: string
  output_mode: 'structured' | 'json' | 'plain'
  input_price_per_mtok: number | null
  output_price_per_mtok: number | null
  is_primary: boolean
}

/** Where the well-known names are, and what to ask there unless the configuration says otherwise. */
const well_known = [
  {
    name: 'openai',
    display_name: 'OpenAI',
    base_url: 'https://api.openai.com/v1',
    model: 'gpt-4.1-mini',
    output_mode: 'structured',
    key: 'openai_api_key',
  },
  {
    name: 'anthropic',
    display_name: 'Anthropic',
    base_url: 'https://api.anthropic.com/v1',
    model: 'claude-haiku-4-5',
    output_mode: 'plain',
    key: 'anthropic_api_key',
  },
  {
    name: 'gemini',
    display_name: 'Gemini',
    base_url: 'https://generativelanguage.googleapis.com/v1beta/openai',
    model: 'gemini-2.5-flash',
    output_mode: 'json',
    key: 'gemini_api_key',
  },
  {
    name: 'groq',
    display_name: 'Groq',
    base_url: 'https://api.groq.com/openai/v1',
    model: 'llama-3.3-70b-versatile',
    output_mode: 'json',
    key: 'groq_api_key',
  },
  {
    name: 'openrouter',
    display_name: 'OpenRouter',
    base_url: 'https://openrouter.ai/api/v1',
    model: 'openai/gpt-4.1-mini',
    output_mode: 'structured',
    key: 'openrouter_api_key',
  },
] as const

/**
 * All configured providers: those of AI_PROVIDERS first, then the shortcuts. Exactly one is primary
 * by configuration: the first that says so, else the first.
 */
export function configuredProviders({ ai }: Pick<Config, 'ai'>): Provider[] {
  const listed = ai.providers.map((entry) => ({
    name: entry.name,
    display_name: entry.display_name ?? entry.name,
    base_url: entry.base_url,
    api_key: entry.api_key ?? 'none',
    model: entry.model,
    output_mode: entry.output_mode,
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
  const unknown_price = {
    input_price_per_mtok: null,
    output_price_per_mtok: null,
    is_primary: false,
  }
  const keyed = well_known.flatMap(({ key, ...known }) => {
    const is_openai = known.name === 'openai'
    // A server of one's own that speaks the protocol may need no key at all.
    const api_key = ai[key] ?? (is_openai && ai.openai_base_url ? 'none' : null)
    if (!api_key) return []
    const own = is_openai
      ? { base_url: ai.openai_base_url ?? known.base_url, model: ai.openai_model ?? known.model }
      : {}
    return [{ ...known, ...own, api_key, ...unknown_price }]
  })
  if (!ai.ollama_base_url) return keyed
  const base_url = ai.ollama_base_url.replace(/\/+$/, '').replace(/(?<!\/v1)$/, '/v1')
  // Runs on one's own machine: the price is known, and it is nothing.
  return [
    ...keyed,
    {
      name: 'ollama',
      display_name: 'Ollama',
      base_url,
      api_key: 'none',
      model: 'llama3.1',
      output_mode: 'json',
      input_price_per_mtok: 0,
      output_price_per_mtok: 0,
      is_primary: false,
    },
  ]
}

/** What a call cost in millionths of a dollar; null when a price or a count is unknown. */
export function costOf(
  provider: Provider,
  tokens: { input: number | null; output: number | null },
): number | null {
  const { input_price_per_mtok, output_price_per_mtok } = provider
  if (input_price_per_mtok === null || output_price_per_mtok === null) return null
  if (tokens.input === null || tokens.output === null) return null
  return Math.round(tokens.input * input_price_per_mtok + tokens.output * output_price_per_mtok)
}
