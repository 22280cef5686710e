/** A configured provider. Prices are US dollars per million tokens; null when unknown. */
export type Provider = {
  name: string
  display_name: string
  base_url: string
  api_key: string
  model: string
  output_mode: 'structured' | 'json' | 'plain'
  /** How much it may think before it writes; null to send no such option. */
  reasoning_effort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null
  input_price_per_mtok: number | null
  output_price_per_mtok: number | null
  is_primary: boolean
}

/**
 * The vendors that need only a key, each with its default model. Vendors retire models about once a year: the row says when
 * and where it was last looked up; none was called with a key of ours. What a model does not support is learned at the first
 * call, and the administrator's test shows whether it delivers.
 */
type Vendor = Pick<
  Provider,
  'display_name' | 'base_url' | 'model' | 'output_mode' | 'reasoning_effort'
> & {
  name: 'openai' | 'anthropic' | 'gemini' | 'groq' | 'openrouter'
  checked_on: string
  /** Where: what kind of page said that it is served. */
  source: string
}

export const vendors: readonly Vendor[] = [
  {
    name: 'openai',
    display_name: 'OpenAI',
    base_url: 'https://api.openai.com/v1',
    model: 'gpt-4.1-mini',
    output_mode: 'structured',
    reasoning_effort: null,
    checked_on: '2026-11-22',
    source:
      'Threads quoting the shutdowns of July, October and December 2026: it is in none of them, and named as replacement. Not called.',
  },
  {
    name: 'anthropic',
    display_name: 'Anthropic',
    base_url: 'https://api.anthropic.com/v1',
    model: 'claude-haiku-4-5',
    output_mode: 'plain',
    reasoning_effort: null,
    checked_on: '2026-11-22',
    source:
      'Articles of spring 2026 on the retirement of Haiku 3 name it as replacement; no retirement of it was found in threads up to September 2026. Not called.',
  },
  {
    name: 'gemini',
    display_name: 'Gemini',
    base_url: 'https://generativelanguage.googleapis.com/v1beta/openai',
    // An alias that the vendor updates: gemini-2.5-flash was shut down on 2026-10-16.
    model: 'gemini-flash-lite-latest',
    output_mode: 'json',
    reasoning_effort: 'low',
    checked_on: '2026-11-22',
    source:
      'A thread of August 2026 that lists the model page of the vendor: "durable aliases". Not called.',
  },
  {
    name: 'groq',
    display_name: 'Groq',
    base_url: 'https://api.groq.com/openai/v1',
    // Replaces llama-3.3-70b-versatile, which was shut down on 2026-08-16.
    model: 'openai/gpt-oss-120b',
    output_mode: 'json',
    reasoning_effort: 'low',
    checked_on: '2026-11-22',
    source:
      "The vendor's model page (production models) and its notice of retirement, which names it as replacement. Not called.",
  },
  {
    name: 'openrouter',
    display_name: 'OpenRouter',
    base_url: 'https://openrouter.ai/api/v1',
    model: 'openai/gpt-4.1-mini',
    output_mode: 'structured',
    reasoning_effort: null,
    checked_on: '2026-11-22',
    source: 'By way of OpenAI: see there. Its own list was not looked at, and it was not called.',
  },
]

/** The model of a self-hosted Ollama. It has to be pulled there first. */
export const ollama = {
  name: 'ollama',
  display_name: 'Ollama',
  model: 'llama3.1',
  output_mode: 'json',
  // Thinking takes minutes on a small processor. Models that cannot think accept this, too.
  reasoning_effort: 'none',
  checked_on: '2026-11-22',
  source: 'Threads of the project up to August 2026, also on reasoning_effort. Not called.',
} as const

/** Models that think before they write unless they are configured not to, by their names. */
const thinking = /^(?:gpt-[5-9]|gpt-oss|o\d|gemini-(?:[3-9]|flash|pro))/i

/** The reasoning effort for a model of one's own choice: low if it is known to think. */
export const reasoningEffortOf = (model: string): Provider['reasoning_effort'] =>
  thinking.test(model.split('/').at(-1) ?? '') ? 'low' : null
