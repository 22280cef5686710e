import type { FailureKind, VendorSign } from '../../services/ai-gateway/failures.ts'

type Words = {
  /** What happened, after the provider's name: 'Groq: Refused our key'. */
  error: string
  advice: string | null
  needs_person?: true
}

/** What each kind of failure is called for people, and what they can do about it. */
const wordsByKind: Record<Exclude<FailureKind, 'aborted'>, Words> = {
  timeout: {
    error: 'Did not answer in time',
    advice:
      'Choose another primary provider until it is quick again. For a model on your own machine raise AI_FIRST_TOKEN_TIMEOUT_SECONDS, AI_IDLE_TIMEOUT_SECONDS and AI_TOTAL_TIMEOUT_SECONDS.',
  },
  network: {
    error: 'Could not be reached',
    advice:
      'Check its address (base_url): host, port, and http or https. This server must be allowed to connect there.',
  },
  rate_limited: {
    error: 'Asked us to slow down',
    advice: 'Choose another primary provider or the strategy load_balance.',
  },
  no_credit: {
    error: 'Has no credit left for us',
    advice: 'Look at billing and quota in your account there.',
    needs_person: true,
  },
  server_error: {
    error: 'Had a problem of its own',
    advice: 'Wait, or choose another primary provider meanwhile.',
  },
  unauthorized: {
    error: 'Refused our key',
    advice: 'Check its API key in the configuration and restart.',
    needs_person: true,
  },
  unknown_model: {
    error: 'Does not have this model',
    advice:
      'Vendors retire models. Name one that it serves now (GROQ_MODEL and the like, or model in AI_PROVIDERS), check that the address is that of its API, and restart.',
    needs_person: true,
  },
  refused_manner: {
    error: 'Rejected a request option',
    advice: 'Set its output_mode to json or plain in AI_PROVIDERS, or choose another model.',
    needs_person: true,
  },
  bad_request: {
    error: 'Did not accept the request',
    advice: 'Check its model name and output_mode.',
    needs_person: true,
  },
  cut_off: {
    error: 'Stopped in the middle of an answer',
    advice: 'When it happens again and again, look at what lies between this server and it.',
  },
  too_long: {
    error: 'Had no room left for its answer',
    advice:
      'The model thinks or writes too long: set its reasoning_effort to low or none in AI_PROVIDERS, or choose another model.',
  },
  filtered: {
    error: 'Filtered its response',
    advice:
      'Its content filter stopped it. Loosen the filter in your account there, or choose another model.',
  },
  empty_answer: {
    error: 'Returned an empty response',
    advice: 'Choose another model: this one does not write the answer that we ask for.',
  },
  invalid_answer: {
    error: 'Answered in a form we cannot use',
    advice: 'Set its output_mode to json or plain, or choose a larger model.',
  },
  unsafe_answer: {
    error: 'Answered with something not safe enough',
    advice: 'Choose another model when it happens often. Families get an idea from the idea book.',
  },
  unsure_answer: {
    error: 'Could not say whether a text is safe',
    advice:
      'Choose a larger model when it happens often. What no reader found safe is not shown; families get an idea from the idea book.',
  },
}

const wordsOf = (outcome: string): Words | undefined =>
  (wordsByKind as Record<string, Words>)[outcome]

export const failureWords = (outcome: string) => wordsOf(outcome)?.error ?? 'Failed'

/** Whether a failure lasts until someone changes the configuration or an account. */
export const needsPerson = (outcome: string) => wordsOf(outcome)?.needs_person === true

/** Why a connection failed, by Node's code. */
const networkAdvice: [RegExp, string][] = [
  [
    /^redirect$/,
    'It sends us elsewhere, and a key is never sent on: check its address (base_url), http or https.',
  ],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    'Its name is not known to DNS here: check the host in its address (base_url).',
  ],
  [
    /^ECONNREFUSED$/,
    'Nothing listens there: check the port in its address (base_url), and that it runs.',
  ],
  [
    /SSL|TLS|CERT|^EPROTO|SIGNATURE|^HPE_/,
    'Its certificate or protocol does not fit: check http or https in its address (base_url).',
  ],
]

/** What a person can do about a failure. */
export function adviceFor({
  outcome,
  vendor_code,
}: { outcome: string } & VendorSign): string | null {
  const words = wordsOf(outcome)
  if (outcome !== 'network' || vendor_code === null) return words?.advice ?? null
  const fits = networkAdvice.find(([code]) => code.test(vendor_code))
  return fits?.[1] ?? words?.advice ?? null
}
