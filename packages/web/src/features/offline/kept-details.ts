import { alone } from '../../lib/call-context.ts'
import type { Outputs, trpc } from '../../lib/trpc.ts'
import { keepAnswer, readKept } from './kept-answers.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']
type Hunt = Outputs['hunts']['list']['hunts'][number]

const freshForMs = 24 * 60 * 60 * 1000
/** Beside the ready ones: the newest of the family's own. */
const mostHunts = 30

let isUnderWay = false

/**
 * After a look at a list: asks in the background for what opens from it, so that it opens without a network, too. What
 * is kept is not asked for again before the next day, unless the list has something new. Not for who saves data.
 */
export async function keepDetails(client: Client, familyId: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (isUnderWay || connection?.saveData || !('caches' in globalThis)) return
  isUnderWay = true
  try {
    await keepActivities(client, familyId)
    await keepHunts(client, familyId)
  } catch {
    // The next look at a list asks again.
  } finally {
    isUnderWay = false
  }
}

async function keepActivities(client: Client, familyId: string) {
  const path = 'activities.list'
  const cards = await readKept({ path: 'activities.cards' })
  const kept = await readKept({ path })
  const known = new Set((kept?.data as { id: string }[] | undefined)?.map(({ id }) => id))
  const ids = (cards?.data as { id: string }[] | undefined)?.map(({ id }) => id) ?? []
  if (kept && isFresh(kept) && ids.every((id) => known.has(id))) return
  await keepAnswer(familyId, { path }, await client.activities.list.query(undefined, alone))
}

async function keepHunts(client: Client, familyId: string) {
  const [{ hunts: all }] = await Promise.all([
    listed('hunts.list', () => client.hunts.list.query()),
    listed('blueprints.ownAndPresets', () => client.blueprints.ownAndPresets.query()),
  ])
  const ready = all.filter(({ is_ready_made }) => is_ready_made)
  const own = all.filter(({ is_ready_made }) => !is_ready_made)
  const hunts = [...own.slice(0, mostHunts), ...ready]
  await Promise.all(hunts.map(keepHunt))

  async function listed<Data>(path: string, ask: () => Promise<Data>): Promise<Data> {
    const kept = await readKept({ path })
    if (kept && isFresh(kept)) return kept.data as Data
    const data = await ask()
    await keepAnswer(familyId, { path }, data)
    return data
  }
  async function keepHunt({ id, version }: Hunt) {
    const question = { path: 'hunts.byId', input: { id } }
    const kept = await readKept(question)
    if ((kept?.data as Hunt | undefined)?.version === version) return
    await keepAnswer(familyId, question, await client.hunts.byId.query({ id }))
  }
}

const isFresh = ({ kept_at }: { kept_at: number }) => Date.now() - kept_at < freshForMs
