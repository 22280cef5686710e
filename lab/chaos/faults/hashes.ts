import { setTimeout as wait } from 'node:timers/promises'
import { numbersBelow, tally, timed } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { allowedP99, readAlone, readWhile } from '../readers.ts'
import type { Family } from '../site.ts'

const newcomers = 150

export const passwordStorm: Fault = {
  name: 'password-storm',
  what: `${newcomers} families register at the same moment, while others read; those refused come back when told to`,
  run: async (site) => {
    const alone = await readAlone(site)
    const forms = await Promise.all(numbersBelow(newcomers).map(() => fillIn(site.newFamily())))
    const first: number[] = []
    let unhelpful = 0
    let tookMs = 0
    const { reads } = await readWhile(site, async () => {
      tookMs = await timed(() =>
        Promise.all(
          forms.map(async (send) => {
            let response = await send()
            first.push(response.status)
            while (response.status === 503) {
              const seconds = Number(response.headers.get('retry-after'))
              if (seconds > 0) await wait(seconds * 1000)
              else unhelpful += 1
              response = await send()
            }
            site.expect(response.status === 201, `a registration: ${response.status}`)
          }),
        ),
      )
    })
    site.expect(unhelpful === 0, `${unhelpful} were not told when to come back`)
    site.expect(reads.refused === 0, `${reads.refused} reads were refused`)
    site.expect(reads.p99 <= allowedP99(alone.reads), `the p99 of reads: ${reads.p99} ms`)
    return `first responses: ${tally(first)}; all ${newcomers} registered after ${(tookMs / 1000).toFixed(1)} s; ${reads.count} reads, p99 ${reads.p99} ms (alone ${alone.reads.p99} ms), highest ${reads.highest} ms, ${reads.refused} refused`
  },
}

/** Everything but the last click. */
async function fillIn({ browser, ...family }: Family) {
  const token = await browser.csrfToken()
  const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
  return () => browser.send('POST', '/register', JSON.stringify(family), headers)
}
