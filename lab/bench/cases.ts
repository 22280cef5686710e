import type { DemoData, SignedInFamily } from './town.ts'

/** One request of the load, in autocannon's form. */
export type LoadRequest = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: string
}

/** The clients: logged-in families, and a visitor (for registrations). */
export type Askers = { families: Family[]; visitor: { cookie: string; csrf_token: string } }

/** A measured call, and the different requests of its load. */
export type Case = {
  name: string
  /** The route pattern of the two references. */
  route: string
  /** Fewer than the usual fifty if every request costs a password hash. */
  connections?: number
  requests: () => LoadRequest[]
}

/** A logged-in family with the token for its changes. */
export type Family = SignedInFamily & { csrf_token: string }

const json = { 'content-type': 'application/json' }

const asFamily = (family: Family) => ({
  cookie: `fgm_session=${family.session_id}`,
  'x-csrftoken': family.csrf_token,
})

/** What a family requests. */
export const readOf = (family: Family, path: string): LoadRequest => ({
  method: 'GET',
  path,
  headers: asFamily(family),
})

const change = (
  family: Family,
  path: string,
  body: unknown,
  method: 'POST' | 'PUT' = 'POST',
): LoadRequest => ({
  method,
  path,
  headers: { ...asFamily(family), ...json },
  body: JSON.stringify(body),
})

/** Five procedures that a logged-in page requests in one batch. */
const batch = ['auth.status', 'children.list', 'activities.marks', 'flags.current', 'auth.profile']
const batchPath = `/trpc/${batch.join(',')}?batch=1&input=%7B%7D`

/** The measured calls, on a filled database. */
export function casesOf({ families, visitor }: Askers, { activity_id, house }: DemoData): Case[] {
  const once = (path: string) => () => [{ method: 'GET' as const, path, headers: {} }]
  const ofEach = (make: (family: Family) => LoadRequest) => () => families.map(make)
  const ofChild = (action: 'complete' | 'favorite') => (family: Family) =>
    change(family, `/activities/${activity_id}/${action}`, { child_id: family.child_id })
  return [
    {
      name: 'registration-info',
      route: '/registration-info',
      requests: once('/registration-info'),
    },
    { name: 'public list', route: '/activities/public', requests: once('/activities/public') },
    {
      name: 'own library',
      route: '/activities',
      requests: ofEach((family) => readOf(family, '/activities')),
    },
    {
      name: 'one activity',
      route: '/activities/:id',
      requests: ofEach((family) => readOf(family, `/activities/${activity_id}`)),
    },
    {
      name: 'activity status',
      route: '/activities/:id/status',
      requests: ofEach((family) =>
        readOf(family, `/activities/${activity_id}/status?child_id=${family.child_id}`),
      ),
    },
    { name: 'complete', route: '/activities/:id/complete', requests: ofEach(ofChild('complete')) },
    { name: 'favorite', route: '/activities/:id/favorite', requests: ofEach(ofChild('favorite')) },
    {
      name: 'tRPC batch of five',
      route: '/trpc/:names',
      requests: ofEach((family) => readOf(family, batchPath)),
    },
    {
      name: 'generate with the idea book',
      route: '/api/ai/generate-activity',
      requests: ofEach((family) => change(family, '/api/ai/generate-activity', wish)),
    },
    {
      name: 'blueprint save',
      route: '/api/blueprints/:id',
      requests: () =>
        ['Our house', 'Our new house'].flatMap((name) =>
          families.map((family) =>
            change(
              family,
              `/api/blueprints/${family.blueprint_id}`,
              { name, blueprint_data: house },
              'PUT',
            ),
          ),
        ),
    },
    {
      name: 'hunt complete',
      route: '/api/scavenger-hunts/:id/complete',
      requests: ofEach((family) =>
        change(family, `/api/scavenger-hunts/${family.hunt_id}/complete`, play),
      ),
    },
    {
      name: 'register',
      route: '/register',
      connections: 10,
      requests: () => Array.from({ length: 2_000 }, () => registration(visitor)),
    },
  ]
}

const wish = {
  child_age: 5,
  category: 'Math',
  available_materials: ['paper', 'drawing_tools', 'ball'],
  duration: 10,
}

const play = {
  completion_time: 200,
  items_found: 5,
  total_items: 5,
  fun_rating: 5,
  parent_notes: '',
}

let registrations = 0

/** Each with an address in a separate network, as a proxy would forward it: few families may register from one. */
function registration(visitor: Askers['visitor']): LoadRequest {
  registrations += 1
  const [high, low] = [Math.floor(registrations / 250), registrations % 250]
  return {
    method: 'POST',
    path: '/register',
    headers: {
      ...json,
      cookie: visitor.cookie,
      'x-csrftoken': visitor.csrf_token,
      'x-forwarded-for': `10.${high}.${low}.1`,
    },
    body: JSON.stringify({
      name: 'New Parent',
      email: `new${Date.now()}-${registrations}@example.test`,
      password: 'a quiet evening',
    }),
  }
}
