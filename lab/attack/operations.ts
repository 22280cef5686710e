import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallHouse, smallHunt, smallPlay } from '@fgm/api/houses'

/*
 * All operations of the OpenAPI document, each with a valid body: most attacks differ from it in one thing, so that they pass the
 * first validation.
 */

/** What a sender owns, to be used in requests. Unknown ids if it owns nothing. */
export type Ids = {
  child_id: string
  blueprint_id: string
  hunt_id: string
  own_activity_id: string
  shared_activity_id: string
  family_id: string
}

export type Body = Record<string, unknown>

/** One operation: `path` still has its `{id}`, and `in_query` are the names of its query. */
export type Operation = {
  method: string
  path: string
  /** The procedure behind it, for tRPC; null if only REST has it. */
  procedure: string | null
  in_query: string[]
  is_for_administrators: boolean
  /** A valid body; undefined for operations without one. */
  body: (ids: Ids) => Body | undefined
  /** The value for `{id}`. */
  id: (ids: Ids) => string
}

type Described = {
  operationId?: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: Body } }> }
}

const documentPath = join(import.meta.dirname, '../../packages/api/openapi.json')

/** Every operation of the OpenAPI document, and the paths it leaves out: files, pages and probes. */
export function allOperations(): Operation[] {
  const { paths } = JSON.parse(readFileSync(documentPath, 'utf8')) as {
    paths: Record<string, Record<string, Described>>
  }
  const otherPaths = new Set(otherOperations.map(({ path }) => path))
  const isProcedure = ([path]: [string, unknown]) => !otherPaths.has(path.replace('{file}', '{id}'))
  const described = Object.entries(paths)
    .filter(isProcedure)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => operationOf(method.toUpperCase(), path, one)),
    )
  // Operations that change settings for everyone come last: nothing else is tested with odd settings.
  const isLast = ({ path }: Operation) => /admin\/(settings|feature-flags)$/.test(path)
  return [
    ...described.filter((one) => !isLast(one)),
    ...otherOperations,
    ...described.filter((one) => isLast(one)),
  ]
}

function operationOf(method: string, path: string, one: Described): Operation {
  const schema = one.requestBody?.content['application/json']?.schema
  const names = schema && Object.keys(schema.properties ?? {})
  return {
    method,
    path,
    procedure: one.operationId ?? null,
    in_query: (one.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
    is_for_administrators: path.startsWith('/api/admin/'),
    body: (ids) => names && pick(names, { ...fitting(ids), ...special[`${method} ${path}`] }),
    id: (ids) => idIn(path, ids),
  }
}

/** Not procedures, but open to strangers as well. */
const otherOperations: Operation[] = [
  ['GET', '/downloads/{id}'],
  ['GET', '/user/receipts/{id}'],
  ['GET', '/api/scavenger-hunts/{id}/print'],
  ['GET', '/api/admin/waitlist-queue/export', 'query'],
  ['GET', '/api/mail/unsubscribe', 'token'],
  ['POST', '/api/mail/unsubscribe', 'token'],
  ['POST', '/api/payment/webhook'],
  ['POST', '/mcp'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs/{id}'],
  ['GET', '/activity/{id}'],
  ['GET', '/{id}', 'ref'],
].map(([method = '', path = '', name]) => ({
  method,
  path,
  procedure: null,
  in_query: name ? [name] : [],
  is_for_administrators: path.startsWith('/api/admin/'),
  body: () => (method === 'POST' ? { event: 'payment.captured', token: 'abc' } : undefined),
  id: () => 'shadow-wave.pdf',
}))

function idIn(path: string, ids: Ids): string {
  if (path.startsWith('/children')) return ids.child_id
  if (path.startsWith('/api/blueprints')) return ids.blueprint_id
  if (path.startsWith('/api/scavenger-hunts')) return ids.hunt_id
  if (path.startsWith('/community')) return ids.shared_activity_id
  if (path.startsWith('/api/admin/families')) return ids.family_id
  return 'sock-mountain-match'
}

const pick = (names: string[], from: Body): Body =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))

/** A valid value, by the name of its field. Never the password of a sender. */
const fitting = (ids: Ids): Body => ({
  name: 'Kim',
  email: 'someone@example.com',
  password: 'brave-river-77',
  current_password: 'brave-river-77',
  new_password: 'brave-river-78',
  token: 'abc',
  invitation: 'x'.repeat(24),
  choice: 'bring',
  with_copy: true,
  referral_code: 'ABC',
  birth_date: '2021-05-20',
  interests: ['animals'],
  preferences: 'quiet',
  child_id: ids.child_id,
  is_subscribed: true,
  currency: 'USD',
  order_id: 'order_00000000000001',
  payment_id: 'pay_00000000000001',
  signature: 'a'.repeat(64),
  amount: 900,
  blueprint_id: ids.blueprint_id,
  blueprint_data: smallHouse,
  template_type: 'apartment',
  is_public: false,
  version: 1,
  ...smallHunt,
  items_data: smallHunt.items_data.map((item, at) => ({ id: `item-${at}`, ...item })),
  completion_id: 'completion-1',
  ...smallPlay,
  activity_id: ids.own_activity_id,
  rating: 5,
  verdict: 'loved',
  minutes: 5,
  reason: 'Too loud for us',
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper', 'drawing_tools'],
  duration: 15,
  child_interests: ['art'],
  skill_focus: 'creativity',
  prompt: 'something with socks',
  idempotency_key: 'press-0001',
  feature: 'premium_library',
  mode: 'on',
  decision: 'keep',
  is_blocked: false,
  provider_name: 'openai',
  strategy: 'fallback',
})

/** Fields whose name means something else. */
const special: Record<string, Body> = {
  'POST /api/admin/families/{id}/credits': { amount: 1 },
  'POST /api/admin/referrals/{id}': { decision: 'count' },
  'PUT /api/admin/settings': {
    maintenance_message: 'We are back at noon.',
    payments_threshold: 101,
  },
}
