import { smallHunt } from '@fgm/api/houses'
import { TestBrowser } from '@fgm/api/test-browser'
import { addOwn, confirmAddress, inDatabase, openFeature, openGenerator } from '../../e2e/ledger.ts'
import type { BuiltServer } from '../../e2e/server.ts'
import type { Ids } from './operations.ts'

/** An attacker: its cookies and token, and what it owns. */
export type Sender = {
  who: 'visitor' | 'parent' | 'administrator'
  headers: () => Record<string, string>
  ids: () => Ids
  /** Logs in again if an attack has logged it out, and restores what an attack has removed. */
  recover: () => Promise<void>
}

export const adminEmail = 'root@example.com'
/** Part of no input, so that no attack changes or removes it. */
export const password = 'sunny-sock-mountain'

const kim = { name: 'Kim', birth_date: '2021-05-20', interests: ['animals'] }
const noIds: Ids = {
  child_id: 'unknown',
  blueprint_id: 'cozy-apartment',
  hunt_id: 'rainbow-rooms',
  own_activity_id: 'unknown',
  shared_activity_id: 'unknown',
  family_id: 'unknown',
}

/** Opens every feature, and creates the attackers and the families that the administrator acts on. */
export async function bringSenders(server: BuiltServer): Promise<Sender[]> {
  for (const feature of ['premium_library', 'community_sharing', 'payments'] as const)
    openFeature(server, feature)
  openGenerator(server)
  const open = () =>
    new TestBrowser({ request: (path, init) => fetch(`${server.url}${path}`, init as RequestInit) })
  const eve = await family(open(), 'Eve')
  const texts = { title: 'The sock parade', description: 'Socks walk along the table.' }
  const evesOwn = addOwn(server, 'eve@example.com', texts)
  confirmAddress(server, 'eve@example.com')
  await taken(eve.post('/community/share-activity', { activity_id: evesOwn }))
  const shared = (await eve.get('/community/activities')).body.items[0]?.id
  // The first sheet also starts the print thread and loads its fonts: no attack causes that time.
  await taken(eve.get('/downloads/shadow-wave.pdf'))
  const parent = await family(open(), 'Ana')
  confirmAddress(server, 'ana@example.com')
  await taken(parent.post(`/community/download-activity/${shared}`, {}))
  const target = await family(open(), 'Ben')
  const ids = {
    ...noIds,
    shared_activity_id: shared,
    own_activity_id: addOwn(server, 'ana@example.com', { ...texts, title: 'The spoon band' }),
    family_id: (await target.get('/api/auth/status')).body.user.id,
  }
  return [
    await signedIn('parent', parent, ids, 'ana@example.com'),
    await visitor(open(), ids),
    await signedIn('administrator', open(), ids, adminEmail),
  ]
}

/** Who gained a role by the attacks. Empty when all is well. */
export function gainsIn(server: BuiltServer): string[] {
  return inDatabase(server, (one) => {
    const count = (query: string) => one.prepare(query).pluck().get() as number
    return [
      count('select count(*) from parents where is_admin = 1') === 1
        ? ''
        : 'there is another administrator',
      count("select count(*) from parents where email = 'ana@example.com'") === 1
        ? ''
        : 'the parent is gone',
      count(`select count(*) from parents where email like '%evil.example%' and is_admin = 1`) === 0
        ? ''
        : 'an attacker is administrator',
    ].filter(Boolean)
  })
}

async function family(browser: TestBrowser, name: string): Promise<TestBrowser> {
  const email = `${name.toLowerCase()}@example.com`
  await taken(browser.post('/register', { name, email, password }))
  return browser
}

async function visitor(browser: TestBrowser, ids: Ids): Promise<Sender> {
  const token = await browser.csrfToken()
  const headers = headersOf(browser, token)
  return { who: 'visitor', headers: () => headers, ids: () => ids, recover: async () => {} }
}

async function signedIn(
  who: Sender['who'],
  browser: TestBrowser,
  given: Ids,
  email: string,
): Promise<Sender> {
  let headers: Record<string, string> = {}
  let ids = given
  const recover = async () => {
    const { body } = await browser.get('/api/auth/status')
    if (!body.authenticated) await taken(browser.post('/api/login', { email, password }))
    if (who === 'parent') ids = { ...given, ...(await belongings(browser)) }
    headers = headersOf(browser, await browser.csrfToken())
  }
  await recover()
  return { who, headers: () => headers, ids: () => ids, recover }
}

/** One child, a house and a hunt, so that attacks find something and never reach the limits of how many. */
async function belongings(browser: TestBrowser) {
  const keepOne = async (path: string, list: { id: string }[], fresh: object) => {
    const [first, ...others] = list
    for (const { id } of others.slice(0, 60))
      await browser.delete(`${path}/${encodeURIComponent(id)}`)
    return first?.id ?? (await taken(browser.post(path, fresh))).id
  }
  const own = async (path: string, name: string): Promise<{ id: string }[]> =>
    (await browser.get(path)).body[name]
  return {
    child_id: await keepOne('/children', await own('/children', 'children'), kim),
    blueprint_id: await keepOne('/api/blueprints', await own('/api/blueprints', 'blueprints'), {
      blueprint_data: emptyHouse,
    }),
    hunt_id: await keepOne('/api/scavenger-hunts', await own('/api/scavenger-hunts', 'hunts'), {
      ...smallHunt,
      blueprint_id: 'cozy-apartment',
    }),
  }
}

const emptyHouse = { dimensions: { width: 800, height: 600 }, rooms: [], furniture: [] }

const headersOf = (browser: TestBrowser, token: string) => ({
  accept: 'application/json',
  cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  'x-csrftoken': token,
})

// biome-ignore lint/suspicious/noExplicitAny: responses of every shape
async function taken(pending: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await pending
  if (status >= 300)
    throw new Error(`The attack could not be prepared: ${status} ${JSON.stringify(body)}`)
  return body
}
