import type { AiPrompt, AiSchema } from '../ai.ts'
import type { Provider } from './vendors.ts'

/** What a provider is assumed to support; what it refuses is remembered and not requested again. */
export type Capabilities = {
  output_mode: Provider['output_mode']
  /** Newer models of OpenAI use another name for the limit of output tokens. */
  tokens_field: 'max_tokens' | 'max_completion_tokens'
  /** The most output tokens. What a model thinks before it writes counts, too. */
  most_tokens: number
  /** How much a model may think; null leaves it to the vendor. */
  reasoning_effort: Provider['reasoning_effort']
  /** Whether the token counts are requested at the end of a stream. */
  stream_options: boolean
}

/** What a provider does not support; `any`: it does not say which. */
export type UnsupportedOption = keyof Capabilities | 'any'

/** An activity takes less than a thousand; the rest is for models that think first. */
const generousTokens = 5_000
/** For models and accounts that refuse the larger number. */
const tightTokens = 2_500

/** What a provider is assumed to support before anything is known of it. */
export const initialCapabilities = ({ output_mode, reasoning_effort }: Provider): Capabilities => ({
  output_mode,
  tokens_field: 'max_tokens',
  most_tokens: generousTokens,
  reasoning_effort,
  stream_options: true,
})

/** The same without what was refused; null if nothing is left to leave out. */
export function downgrade(
  capabilities: Capabilities,
  refused: UnsupportedOption | null,
): Capabilities | null {
  if (refused === null) return null
  if (refused === 'any')
    // The least needed first.
    return (
      downgrade(capabilities, 'reasoning_effort') ??
      downgrade(capabilities, 'output_mode') ??
      downgrade(capabilities, 'stream_options')
    )
  const next = simpler(capabilities)[refused]
  return next === capabilities[refused] ? null : { ...capabilities, [refused]: next }
}

/** What each option is downgraded to. */
const simpler = ({ output_mode }: Capabilities): Capabilities => ({
  output_mode: output_mode === 'structured' ? 'json' : 'plain',
  tokens_field: 'max_completion_tokens',
  most_tokens: tightTokens,
  reasoning_effort: null,
  stream_options: false,
})

/** 'structured', or with what was learned: 'json, 2500 tokens'. For the administrator. */
export function capabilityWords({
  output_mode,
  most_tokens,
  reasoning_effort,
}: Capabilities): string {
  return [
    output_mode,
    ...(reasoning_effort ? [`reasoning ${reasoning_effort}`] : []),
    ...(most_tokens === generousTokens ? [] : [`at most ${most_tokens} tokens`]),
  ].join(', ')
}

/** A server that cannot enforce a schema gets it as text. */
export function wordsFor(
  { prompt, schema }: { prompt: AiPrompt; schema: AiSchema },
  { output_mode }: Capabilities,
): AiPrompt {
  if (output_mode === 'structured') return prompt
  const { json_schema } = schema
  return {
    system: `${prompt.system}\nThe JSON schema of the answer: ${JSON.stringify(json_schema)}`,
    user: prompt.user,
  }
}

/** The fields of a request that follow from the capabilities. */
export function fieldsOf(
  { output_mode, tokens_field, most_tokens, reasoning_effort, stream_options }: Capabilities,
  schema: AiSchema,
) {
  return {
    [tokens_field]: most_tokens,
    ...(reasoning_effort && { reasoning_effort }),
    ...(stream_options && { stream_options: { include_usage: true } }),
    ...responseFormat(output_mode, schema),
  }
}

function responseFormat(outputMode: Provider['output_mode'], { name, json_schema }: AiSchema) {
  if (outputMode === 'plain') return {}
  if (outputMode === 'json') return { response_format: { type: 'json_object' as const } }
  return {
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name, strict: true, schema: json_schema },
    },
  }
}
