import { replies, responseWith } from './fakes/openai.ts'
import {
  choice,
  chunk,
  done,
  error,
  half,
  refused,
  type Shape,
  stream,
  text,
  whole,
} from './shape-replies.ts'

/* Responses that must not reach a family, and vendors' errors. */

const hazard = responseWith({
  setup_instructions: [
    'Blow up a balloon for each of you.',
    'Draw a face on it.',
    'Let it fly and name where it lands.',
  ],
})
const withContact = (easier: string) => replies.streamed(responseWith({ easier }))

export const unusable: Shape[] = [
  {
    name: 'nothing, for a filter',
    outcome: 'filtered',
    vendor_code: 'content_filter',
    reply: stream([choice({ role: 'assistant' }), choice({}, 'content_filter'), done]),
  },
  {
    name: 'something, then a filter',
    outcome: 'filtered',
    vendor_code: 'content_filter',
    reply: stream([chunk(text), choice({}, 'content_filter'), done]),
  },
  {
    name: 'a refusal',
    outcome: 'filtered',
    vendor_code: 'refusal',
    reply: whole({ content: null, refusal: 'No. vendor-secret' }),
  },
  {
    name: 'thoughts that took all the room',
    outcome: 'too_long',
    vendor_code: 'length',
    reply: stream([choice({ reasoning_content: 'Hm' }), choice({}, 'length'), done]),
  },
  {
    name: 'the first half, for want of room',
    outcome: 'too_long',
    vendor_code: 'length',
    reply: stream([chunk(half), choice({}, 'length'), done]),
  },
  {
    name: 'only a tool call',
    outcome: 'empty_answer',
    vendor_code: 'tool_calls',
    reply: stream([
      choice({ tool_calls: [{ id: '1', type: 'function' }] }),
      choice({}, 'tool_calls'),
      done,
    ]),
  },
  {
    name: 'an empty text',
    outcome: 'empty_answer',
    vendor_code: 'stop',
    reply: whole({ content: '' }),
  },
  { name: 'no choices', outcome: 'empty_answer', reply: replies.noChoices() },
  { name: 'half a response and no end', outcome: 'cut_off', reply: stream([chunk(half)]) },
  { name: 'a whole response and no end', outcome: 'cut_off', reply: stream([chunk(text)]) },
  { name: 'prose', outcome: 'invalid_answer', reply: replies.whole('I would rather not.') },
  { name: 'only thoughts', outcome: 'invalid_answer', reply: replies.whole(`<think>${text}`) },
  {
    name: 'minutes in words',
    outcome: 'invalid_answer',
    reply: replies.streamed(responseWith({ prep_minutes: 'two' })),
  },
  {
    name: 'a material that was not ticked',
    outcome: 'invalid_answer',
    reply: replies.streamed(responseWith({ materials: ['scissors'] })),
  },
  { name: 'a link', outcome: 'invalid_answer', reply: withContact('See my-shop.com for more.') },
  {
    name: 'a bare link',
    outcome: 'invalid_answer',
    reply: withContact('Look at evil-site.ru/app.'),
  },
  {
    name: 'an address to give away',
    outcome: 'invalid_answer',
    reply: withContact('Tell your child to share the address.'),
  },
  { name: 'a phone number', outcome: 'invalid_answer', reply: withContact('Call 555-123-4567.') },
  {
    name: 'an address to write to',
    outcome: 'invalid_answer',
    reply: withContact('Write to ana@example.com.'),
  },
  {
    name: 'a language that no rule reads',
    outcome: 'invalid_answer',
    reply: replies.streamed(
      responseWith({
        description: 'Baut aus Kissen eine Insel und erzählt euch, wer darauf wohnt.',
        setup_instructions: ['Legt drei Kissen hin.', 'Baut eine Insel.', 'Erzählt euch etwas.'],
      }),
    ),
  },
  { name: 'a hazard', outcome: 'unsafe_answer', reply: replies.streamed(hazard) },
  {
    name: 'a hazard, wrapped and behind thoughts',
    outcome: 'unsafe_answer',
    reply: replies.streamed(`<think>x</think>${JSON.stringify({ activity: hazard })}`),
  },
  {
    name: 'an error in the stream',
    outcome: 'server_error',
    vendor_code: 'overloaded_error',
    reply: stream([chunk(half), error('Overloaded', { type: 'overloaded_error' })]),
  },
  {
    name: 'an error with 200',
    outcome: 'no_credit',
    vendor_status: 402,
    reply: () => Response.json(error('Insufficient credits', { code: 402 })),
  },
]

/** Vendors' errors, and what they mean. */
export const refusals: Shape[] = [
  {
    name: 'a wrong key at OpenAI',
    outcome: 'unauthorized',
    vendor_status: 401,
    vendor_code: 'invalid_api_key',
    reply: refused(
      401,
      error('Incorrect API key provided: sk-fake-secret', {
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      }),
    ),
  },
  {
    name: 'a wrong key at Gemini',
    outcome: 'unauthorized',
    vendor_status: 400,
    vendor_code: 'API_KEY_INVALID',
    reply: refused(400, [
      error('API key not valid.', {
        code: 400,
        status: 'INVALID_ARGUMENT',
        details: [{ '@type': 'x', reason: 'API_KEY_INVALID' }],
      }),
    ]),
  },
  {
    name: 'a wrong key at Anthropic',
    outcome: 'unauthorized',
    vendor_status: 401,
    vendor_code: 'authentication_error',
    reply: refused(401, {
      type: 'error',
      ...error('invalid x-api-key', { type: 'authentication_error' }),
    }),
  },
  {
    name: 'a model that is not there',
    outcome: 'unknown_model',
    vendor_status: 404,
    vendor_code: 'model_not_found',
    reply: refused(
      404,
      error('The model `x` does not exist', {
        type: 'invalid_request_error',
        code: 'model_not_found',
      }),
    ),
  },
  {
    name: 'a model that was retired',
    outcome: 'unknown_model',
    vendor_status: 400,
    vendor_code: 'model_decommissioned',
    reply: refused(
      400,
      error('The model `x` has been decommissioned', { code: 'model_decommissioned' }),
    ),
  },
  {
    name: 'a model of Anthropic that is not there',
    outcome: 'unknown_model',
    vendor_status: 404,
    vendor_code: 'not_found_error',
    reply: refused(404, { type: 'error', ...error('model: x', { type: 'not_found_error' }) }),
  },
  {
    name: 'a model that OpenRouter does not know',
    outcome: 'unknown_model',
    vendor_status: 400,
    reply: refused(400, error('x is not a valid model ID', { code: 400 })),
  },
  {
    name: 'a path that is not there',
    outcome: 'unknown_model',
    vendor_status: 404,
    reply: refused(404, 'vendor-secret page not found'),
  },
  {
    name: 'no credit at OpenRouter',
    outcome: 'no_credit',
    vendor_status: 402,
    reply: refused(402, error('Insufficient credits', { code: 402 })),
  },
  {
    name: 'no quota at OpenAI',
    outcome: 'no_credit',
    vendor_status: 429,
    vendor_code: 'insufficient_quota',
    reply: refused(
      429,
      error('You exceeded your current quota', {
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      }),
    ),
  },
  {
    name: 'no credit at Anthropic',
    outcome: 'no_credit',
    vendor_status: 400,
    vendor_code: 'invalid_request_error',
    reply: refused(400, {
      type: 'error',
      ...error('Your credit balance is too low', { type: 'invalid_request_error' }),
    }),
  },
  {
    name: 'too many calls',
    outcome: 'rate_limited',
    vendor_status: 429,
    vendor_code: 'rate_limit_exceeded',
    reply: refused(
      429,
      error('Rate limit reached', { type: 'requests', code: 'rate_limit_exceeded' }),
    ),
  },
  {
    name: 'a filter on the prompt',
    outcome: 'filtered',
    vendor_status: 400,
    vendor_code: 'content_filter',
    reply: refused(400, error('The response was filtered', { code: 'content_filter' })),
  },
  {
    name: 'an option refused until the end',
    outcome: 'refused_manner',
    vendor_status: 400,
    calls: 3,
    reply: refused(400, error('response_format is not supported')),
  },
  {
    name: 'something else refused',
    outcome: 'bad_request',
    vendor_status: 400,
    vendor_code: 'invalid_request_error',
    reply: refused(400, error('temperature is out of range', { type: 'invalid_request_error' })),
  },
  {
    name: 'an internal error',
    outcome: 'server_error',
    vendor_status: 502,
    reply: replies.html(502),
  },
  {
    name: 'too much to do',
    outcome: 'server_error',
    vendor_status: 529,
    vendor_code: 'overloaded_error',
    reply: refused(529, { type: 'error', ...error('Overloaded', { type: 'overloaded_error' }) }),
  },
  {
    name: 'a sentence where a name should be',
    outcome: 'bad_request',
    vendor_status: 400,
    reply: refused(400, error('no', { code: 'vendor-secret: call +1 900', type: 'vendor secret' })),
  },
  {
    name: 'another address',
    outcome: 'network',
    vendor_code: 'redirect',
    reply: replies.redirected('http://127.0.0.1:9/'),
  },
  {
    name: 'no connection',
    outcome: 'network',
    vendor_code: 'ECONNREFUSED',
    base_url: 'http://127.0.0.1:2/v1',
    reply: replies.whole(),
  },
  {
    name: 'no such name',
    outcome: 'network',
    base_url: 'http://nowhere.invalid/v1',
    reply: replies.whole(),
  },
  {
    name: 'https where there is none',
    outcome: 'network',
    base_url: 'https',
    reply: replies.whole(),
  },
]
