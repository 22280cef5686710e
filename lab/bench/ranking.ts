import { rankActivities } from '@fgm/shared/activities/ranking'
import { aFamily, aLibrary } from '../../packages/shared/test/ranking-families.ts'

/*
 * `node --import tsx lab/bench/ranking.ts`: what is next for each of 10,000 families with 300 activities, in one thread. Exits
 * with 1 if one family in 100 waits longer than the budget.
 */

const budgetMs = 5
const cards = aLibrary(300)
const now = Date.UTC(2026, 10, 25, 10)
const moment = { turn: Math.floor(now / 86_400_000), time: now, hour: 10 }
const families = Array.from({ length: 10_000 }, (_, number) => aFamily(number, cards, now))
for (const family of families.slice(0, 200)) rankActivities(cards, family, moment)
const times = families
  .map((family) => {
    const start = performance.now()
    rankActivities(cards, family, moment)
    return performance.now() - start
  })
  .toSorted((one, other) => one - other)
const at = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const words = (ms: number) => `${ms.toFixed(2)} ms`
console.log(
  `10,000 families, 300 activities: median ${words(at(0.5))}, 99 % ${words(at(0.99))}, slowest ${words(at(1))}`,
)
process.exit(at(0.99) <= budgetMs ? 0 : 1)
