import { z } from 'zod'
import { ollama, vendors } from '../services/ai-gateway/vendors.ts'

/* The environment variables of AI providers. */

export const text = z.string().min(1).optional()
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const url = httpUrl.optional()

const AiProviders = z.array(
  z.object({
    name: z.string().min(1),
    display_name: z.string().min(1).optional(),
    base_url: z.url(),
    api_key: z.string().optional(),
    model: z.string().min(1),
    output_mode: z.enum(['structured', 'json', 'plain']).default('structured'),
    reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).nullish(),
    input_price_per_mtok: z.number().nonnegative().optional(),
    output_price_per_mtok: z.number().nonnegative().optional(),
    is_primary: z.boolean().default(false),
  }),
)

/** The model of a vendor; the defaults are in `vendors.ts`. */
function modelOf(name: (typeof vendors)[number]['name']) {
  const known = vendors.find((vendor) => vendor.name === name)
  const example = known?.model ?? ''
  return { schema: text, meaning: `Model to ask there (${example})`, example }
}

const keyOf = (vendor: string) => ({
  schema: text,
  meaning: `Adds ${vendor} as a provider`,
  is_secret: true,
})

/** A timeout that a person waits for, at most ten minutes. */
const secondsOf = (meaning: string, seconds: number) => ({
  schema: z.coerce
    .number('must be a number of seconds')
    .min(1, 'must be 1 second or more')
    .max(600, 'must be 600 seconds or less')
    .default(seconds),
  meaning,
})

export const aiVariables = {
  AI_PROVIDERS: {
    schema: z
      .string()
      .transform((value, context) => {
        try {
          return JSON.parse(value) as unknown
        } catch {
          context.addIssue({ code: 'custom', message: 'must be a JSON array' })
          return z.NEVER
        }
      })
      .pipe(AiProviders)
      .optional(),
    meaning:
      'JSON array of { name, display_name, base_url, api_key, model, output_mode, reasoning_effort, input_price_per_mtok, output_price_per_mtok, is_primary }',
    is_secret: true,
  },
  OPENAI_API_KEY: keyOf('OpenAI'),
  OPENAI_BASE_URL: { schema: url, meaning: 'Another server that speaks the OpenAI protocol' },
  OPENAI_MODEL: modelOf('openai'),
  ANTHROPIC_API_KEY: keyOf('Anthropic'),
  ANTHROPIC_MODEL: modelOf('anthropic'),
  GEMINI_API_KEY: keyOf('Gemini'),
  GEMINI_MODEL: modelOf('gemini'),
  GROQ_API_KEY: keyOf('Groq'),
  GROQ_MODEL: modelOf('groq'),
  OPENROUTER_API_KEY: keyOf('OpenRouter'),
  OPENROUTER_MODEL: modelOf('openrouter'),
  OLLAMA_BASE_URL: { schema: url, meaning: 'Adds a local Ollama as a provider' },
  OLLAMA_MODEL: {
    schema: text,
    meaning: `Model to ask there (${ollama.model}); pull it first`,
    example: ollama.model,
  },
  AI_FIRST_TOKEN_TIMEOUT_SECONDS: secondsOf(
    'How long a provider may take until its first word; a model on a small processor needs minutes',
    20,
  ),
  AI_IDLE_TIMEOUT_SECONDS: secondsOf('How long it may then be silent between two words', 10),
  AI_TOTAL_TIMEOUT_SECONDS: secondsOf(
    'How long an idea may take with all providers, before the idea book stands in',
    44,
  ),
}
