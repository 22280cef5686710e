import { noPrimary } from '@fgm/db/primary'
import { seededChance } from '@fgm/shared/seeded-chance'
import { testFamiliesAt } from './families.ts'
import { judge } from './judgement.ts'
import { lookOnceMore, settle } from './last-look.ts'
import { raiseSite } from './site.ts'
import { tableOf } from './table.ts'
import { causeFaults } from './troubles.ts'

/*
 * `npm run servers`: three servers that share a primary behind Caddy, used by families, while servers are killed and stopped and
 * the primary goes away (docs/growing.md). Needs sqld and caddy on the PATH. `-- --minutes 2 --seed 7` for a short run, and to
 * repeat one. Loopback only. Fails when anything acknowledged is lost, or exists twice.
 */

/** How many register in the first moment: more than there are founding spots. */
const rush = 55
const familiesAtOnce = 6

const { minutes, seed } = chosen(process.argv.slice(2))
if (noPrimary) giveUp(noPrimary)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
console.log(`${minutes} minutes, seed ${seed}`)

const site = await raiseSite(seed)
const testFamilies = testFamiliesAt(site)
const rushing = testFamilies.rush(rush)
const busy = testFamilies.keepBusy(familiesAtOnce)
const made = await causeFaults(site, seededChance(`${seed} troubles`), minutes)
testFamilies.goHome()
await Promise.all([rushing, busy])
const find = (what: string) => (cause: Error) => site.record.find(what, cause.message)
const settledAt = await settle(site, testFamilies).catch(find('still waiting'))
await lookOnceMore(site, testFamilies).catch(find('at last'))
await site.stopServers().catch(find('did not end cleanly'))
site.primary.crash()
const seen = judge(site, testFamilies, settledAt || new Date().toISOString())
console.log(`\n${tableOf(site, testFamilies, made, seen)}\n`)
await site.close()
const { broken, left } = site.record
for (const sentence of [...broken, ...left()]) console.log(sentence.slice(0, 1_000))
console.log(
  broken.length === 0 ? 'Nothing was lost, and nothing is there twice.' : 'Not all is as promised.',
)
process.exit(broken.length === 0 ? 0 : 1)

function chosen(given: string[]) {
  const options = { minutes: 20, seed: Date.now() % 100_000 }
  for (let at = 0; at < given.length; at += 2) {
    const name = given[at]?.replace('--', '')
    const value = Number(given[at + 1])
    if ((name !== 'minutes' && name !== 'seed') || !(value > 0))
      giveUp('Usage: npm run servers [-- --minutes <20>] [--seed <1>]')
    else options[name] = value
  }
  return options
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
