import { goodResponse, replies, responseWith } from './fakes/openai.ts'
import {
  choice,
  chunk,
  done,
  error,
  format,
  type Shape,
  stop,
  stream,
  text,
  until,
  whole,
} from './shape-replies.ts'

/* Responses that become an activity, at once or after a downgrade of the request. */

const { unsafe_request: _, skill: __, ...short } = goodResponse

export const usable: Omit<Shape, 'outcome'>[] = [
  { name: 'streamed in small pieces', reply: replies.streamed() },
  { name: 'whole', reply: replies.whole() },
  { name: 'in a fence', reply: replies.streamed(`\`\`\`json\n${text}\n\`\`\``) },
  { name: 'without usage', reply: replies.streamed(goodResponse, { has_usage: false }) },
  { name: 'without [DONE]', reply: stream([chunk(text), stop]) },
  { name: 'without a finish reason, but with [DONE]', reply: stream([chunk(text), done]) },
  {
    name: 'with a role before the words',
    reply: stream([choice({ role: 'assistant' }), chunk(text), stop, done]),
  },
  {
    name: 'in lines of Windows, without a blank',
    reply: stream([chunk(text), stop, done], { end: '\r\n', mark: 'data:' }),
  },
  {
    name: 'after a first piece without choices',
    reply: stream([{ prompt_filter_results: [] }, { choices: [] }, chunk(text), stop, done]),
  },
  {
    name: 'after a piece whose choices are null',
    reply: stream([{ choices: null }, chunk(text), stop, done]),
  },
  {
    name: 'after thoughts of the model',
    reply: stream([choice({ reasoning_content: 'Hm, {' }), chunk(text), stop, done]),
  },
  {
    name: 'between comments',
    reply: stream([': OPENROUTER PROCESSING', chunk(text), ': still here', stop, done]),
  },
  {
    name: 'behind <think> with a brace in it',
    reply: replies.streamed(`<think>A {"title" first.</think>\n${text}`),
  },
  {
    name: 'behind the end of <think> alone',
    reply: replies.streamed(`So {"title":"x"} it is.</think>\n${text}`),
  },
  {
    name: 'before a sentence with braces',
    reply: replies.streamed(`${text}\nReplace {name} with {yours}.`),
  },
  { name: 'behind a sentence with braces', reply: replies.whole(`In {braces}: ${text}`) },
  { name: 'wrapped in an object', reply: replies.streamed({ activity: goodResponse }) },
  { name: 'in a list', reply: replies.streamed(`[${text}]`) },
  { name: 'with minutes as a text', reply: replies.streamed(responseWith({ prep_minutes: '1' })) },
  { name: 'with a part of a minute', reply: replies.streamed(responseWith({ prep_minutes: 1.5 })) },
  {
    name: 'with names in capitals',
    reply: replies.streamed(
      responseWith({ difficulty_level: 'Easy', skill: 'Creativity', materials: ['Paper'] }),
    ),
  },
  {
    name: 'with a flag as a text',
    reply: replies.streamed(responseWith({ unsafe_request: 'false' })),
  },
  { name: 'without a skill and a flag', reply: replies.streamed(short) },
  {
    name: 'with lines joined into a text',
    reply: replies.streamed(
      responseWith({ setup_instructions: goodResponse.setup_instructions.join('\n') }),
    ),
  },
  {
    name: 'as a list of parts, streamed',
    reply: stream([
      chunk([{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm {' }] }]),
      chunk([{ type: 'text', text }]),
      stop,
      done,
    ]),
  },
  {
    name: 'as a list of parts, whole',
    reply: whole({
      content: [
        { type: 'thinking', thinking: 'Hm' },
        { type: 'text', text },
      ],
    }),
  },
  {
    name: 'whole without a finish reason',
    reply: whole({ content: text }, { finish_reason: null }),
  },
  { name: 'whole as a text', reply: whole({ content: text }, {}, 'text/plain') },
  { name: 'whole as an event stream', reply: whole({ content: text }, {}, 'text/event-stream') },
  { name: 'streamed as a text', reply: stream([chunk(text), stop, done], { type: 'text/plain' }) },
  {
    name: 'streamed as bytes',
    reply: stream([chunk(text), stop, done], { type: 'application/octet-stream' }),
  },
  {
    name: 'streamed as JSON',
    reply: stream([chunk(text), stop, done], { type: 'application/json' }),
  },
  {
    name: 'whole though there was no more room',
    reply: stream([chunk(`${text} And`), choice({}, 'length'), done]),
  },
]

export const learned: Omit<Shape, 'outcome'>[] = [
  {
    name: 'a schema, then JSON refused',
    calls: 3,
    reply: until((body) => !format(body), 400, error("'response_format.type' must be 'text'")),
  },
  {
    name: 'a schema refused in a list of errors',
    calls: 2,
    reply: until((body) => format(body) !== 'json_schema', 400, [
      error('Unknown name "additionalProperties"', { code: 400, status: 'INVALID_ARGUMENT' }),
    ]),
  },
  {
    name: 'stream_options refused with 422',
    calls: 2,
    reply: until((body) => !('stream_options' in body), 422, {
      detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'vendor-secret' }],
    }),
  },
  {
    name: 'no endpoint for the parameters',
    calls: 2,
    reply: until(
      (body) => format(body) !== 'json_schema',
      404,
      error('No endpoints found that can handle the requested parameters.', { code: 404 }),
    ),
  },
  {
    name: 'max_tokens by another name',
    calls: 2,
    reply: until(
      (body) => 'max_completion_tokens' in body,
      400,
      error("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", {
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      }),
    ),
  },
  {
    name: 'too many tokens',
    calls: 2,
    reply: until(
      (body) => Number(body.max_tokens) < 4_097,
      400,
      error('max_tokens is too large: 5000. This model supports at most 4096 completion tokens'),
    ),
  },
  {
    name: 'too many tokens for a minute',
    calls: 2,
    reply: until(
      (body) => Number(body.max_tokens) < 4_097,
      413,
      error('Request too large for model', { type: 'tokens', code: 'rate_limit_exceeded' }),
    ),
  },
  {
    name: 'a model that cannot think',
    calls: 2,
    reasoning_effort: 'low',
    reply: until(
      (body) => !('reasoning_effort' in body),
      400,
      error('think value "low" is not supported for this model', { type: 'api_error' }),
    ),
  },
]
