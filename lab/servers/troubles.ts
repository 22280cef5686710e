import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, oneOf } from '@fgm/shared/seeded-chance'
import { until } from '../chaos/conditions.ts'
import type { FaultKind } from './record.ts'
import type { Member, Site } from './site.ts'

/* The faults: what is taken away from the servers, again and again. */

/** Seconds; a short run has short faults. */
type Lengths = { gone: number; primary_away: number; pause: [number, number] }

/** Half a minute and a minute, or less in a short run. */
export function lengthsFor(minutes: number): Lengths {
  const share = Math.min(1, minutes / 6)
  return { gone: 30 * share, primary_away: 60 * share, pause: [8 * share, 24 * share] }
}

/** What happened, for the table. */
export type Made = { [Kind in FaultKind]: number } & {
  ready_ms: number[]
  stop_ms: number[]
  /** Starts that failed because the primary was away. */
  failed_starts: number
}

/** Causes faults until the time is over; resolves when everything is up again. */
export async function causeFaults(site: Site, chance: Chance, minutes: number): Promise<Made> {
  const { gone, primary_away, pause } = lengthsFor(minutes)
  const made: Made = {
    ...{ kill: 0, stop: 0, added: 0, primary: 0 },
    ...{ ready_ms: [], stop_ms: [], failed_starts: 0 },
  }
  const comingBack: Promise<void>[] = []
  const endsAt = performance.now() + minutes * 60_000
  const say = (what: string) =>
    console.log(`${String(Math.round(performance.now() / 1000)).padStart(5)} s  ${what}`)

  /** One of the running servers, if another one remains. */
  function someone(): Member | undefined {
    const up = site.members.filter(({ is_up }) => is_up)
    return up.length > 1 ? oneOf(up, chance) : undefined
  }

  async function comeBack(member: Member) {
    await wait(gone * 1000)
    const from = performance.now()
    await until(
      `${member.name} is back`,
      () =>
        member.server.resume().then(
          () => true,
          async () => {
            made.failed_starts += 1
            // As the unit waits.
            await wait(2_000)
            return false
          },
        ),
      300_000,
    )
    member.is_up = true
    made.ready_ms.push(Math.round(performance.now() - from))
  }

  const kinds: { [Kind in FaultKind]: () => Promise<void> } = {
    kill: async () => {
      const member = someone()
      if (!member) return
      say(`${member.name} is killed`)
      member.is_up = false
      const end = site.record.begin('kill')
      await member.server.crash()
      end()
      comingBack.push(comeBack(member))
    },
    stop: async () => {
      const member = someone()
      if (!member) return
      say(`${member.name} is stopped`)
      member.is_up = false
      const end = site.record.begin('stop')
      const from = performance.now()
      await member.server
        .halt()
        .catch((cause: Error) => site.record.find('did not end cleanly', cause.message.slice(-800)))
      made.stop_ms.push(Math.round(performance.now() - from))
      end()
      comingBack.push(comeBack(member))
    },
    added: async () => {
      const end = site.record.begin('added')
      const { name } = await site.addServer()
      say(`${name} is added`)
      end()
    },
    primary: async () => {
      say('the primary is away')
      const end = site.record.begin('primary')
      site.primary.crash()
      await wait(primary_away * 1000)
      await expectReady(site)
      await site.primary.resume()
      end()
      say('the primary is back')
    },
  }

  const first: FaultKind[] = ['kill', 'stop', 'primary', 'added']
  let bag = shuffled(first, chance)
  // Each kind once, however short the time is.
  for (let turn = 0; turn < first.length || performance.now() < endsAt; turn += 1) {
    await wait((pause[0] + chance() * (pause[1] - pause[0])) * 1000)
    const kind = bag.shift() ?? 'kill'
    await kinds[kind]()
    made[kind] += 1
    if (bag.length === 0) bag = shuffled(['kill', 'stop', 'kill', 'primary', 'stop'], chance)
  }
  await Promise.all(comingBack)
  say('all is there again')
  return made
}

/** Each running server continues to read, and says so to its proxy. */
async function expectReady({ members, record }: Site) {
  for (const { name, server, is_up } of members) {
    if (!is_up) continue
    const { status } = await fetch(`${server.url}/readyz`)
    if (status !== 200) record.find('not ready without the primary', `${name}: ${status}`)
  }
}

function shuffled<Item>(list: Item[], chance: Chance): Item[] {
  return list
    .map((item) => ({ item, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
