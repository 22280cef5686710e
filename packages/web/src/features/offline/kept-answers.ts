import type { Outputs } from '../../lib/trpc.ts'
import { familyHere, keptNames } from './family-here.ts'
import { unsentOf } from './unsent-completions.ts'

/*
 * The last answers of the server that a family may look at without a network, in the browser's own store for
 * answers: one for each family and build, bounded, and gone when the family signs out (`family-here.ts`).
 */

export type KeptAnswer = { kept_at: number; data: unknown }
type Question = { path: string; input?: unknown }

const mostAnswers = 150
const longestAnswer = 2_000_000
/** Until the last tab of the build before is closed, it may be the one that opens without a network. */
const mostBuilds = 2

/** The first script's name follows from everything that the app consists of. */
const build = () =>
  document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''
const nameFor = (familyId: string) => `${keptNames(familyId)}${build()}`
const addressOf = ({ path, input }: Question) =>
  `/kept/${path}?${encodeURIComponent(JSON.stringify(input ?? null))}`

/** Keeps an answer for the family that is here. The oldest ones go beyond the bound; nothing depends on it having worked. */
export async function keepAnswer(familyId: string, question: Question, data: unknown) {
  const kept: KeptAnswer = { kept_at: Date.now(), data }
  const text = JSON.stringify(kept)
  if (!('caches' in globalThis) || text.length > longestAnswer) return
  if (familyHere() !== familyId) return
  try {
    const cache = await caches.open(nameFor(familyId))
    await cache.delete(addressOf(question))
    await cache.put(addressOf(question), new Response(text))
    for (const oldest of (await cache.keys()).slice(0, -mostAnswers)) await cache.delete(oldest)
    // Somebody signed out meanwhile, perhaps in another tab.
    if (familyHere() !== familyId) await caches.delete(nameFor(familyId))
  } catch {
    // Blocked or full storage.
  }
}

/** What builds before the last one have kept goes. */
export async function forgetOldBuilds(familyId: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const own = (await caches.keys()).filter((name) => name.startsWith(keptNames(familyId)))
  for (const name of own.slice(0, -mostBuilds)) await caches.delete(name)
}

/** The last answer to a question of the family that is here, with what it has noted since. Undefined for none. */
export async function readKept(question: Question): Promise<KeptAnswer | undefined> {
  const familyId = familyHere()
  if (familyId === null || !('caches' in globalThis)) return undefined
  const cache = await caches.open(nameFor(familyId))
  const read = async <Data>(one: Question) => {
    const answer = await cache.match(addressOf(one))
    return answer && ((await answer.json()) as { kept_at: number; data: Data })
  }
  const readMarks = async () => {
    const marks = await read<Marks>({ path: 'activities.marks' })
    return marks && { ...marks, data: withUnsent(familyId, marks.data) }
  }
  switch (question.path) {
    case 'activities.marks':
      return readMarks()
    case 'activities.status':
      return statusFrom(await readMarks(), question.input as ForChild)
    case 'activities.byId': {
      const own = await read(question)
      const list = await read<Outputs['activities']['list']>({ path: 'activities.list' })
      const { id } = question.input as { id: string }
      const listed = list?.data.find((one) => one.id === id)
      if (!list || !listed || (own && own.kept_at > list.kept_at)) return own
      return { kept_at: list.kept_at, data: listed }
    }
    default:
      return read(question)
  }
}

type Marks = Outputs['activities']['marks']
type ForChild = { id: string; child_id: string }

function withUnsent(familyId: string, marks: Marks): Marks {
  const noted = unsentOf(familyId).flatMap((one) => {
    if (!('activity' in one)) return []
    const { id, child_id, completed_at } = one.activity
    return [{ activity_id: id, child_id, completed_at }]
  })
  return { ...marks, completed: [...marks.completed, ...noted] }
}

function statusFrom(
  kept: { kept_at: number; data: Marks } | undefined,
  { id, child_id }: ForChild,
): KeptAnswer | undefined {
  if (!kept) return undefined
  const isThis = (one: { activity_id: string; child_id: string }) =>
    one.activity_id === id && one.child_id === child_id
  const { completed, favorites } = kept.data
  const data = { is_completed: completed.some(isThis), is_favorite: favorites.some(isThis) }
  return { kept_at: kept.kept_at, data }
}
