import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/*
 * Another family during an attack: requests one page again and again and sends its parent process the results. A separate
 * process, because the attacking one is busy and would measure itself.
 *
 * Arguments: address of the page, duration in milliseconds, own address on this machine.
 */

/** One request: the status (0: no response) and how long it took. */
export type Look = { status: number; ms: number }

const lookEveryMs = 250
const [url = '', forMs = '0', localAddress = ''] = process.argv.slice(2)
const get = url.startsWith('https:') ? getSecure : getPlain

/** Like a newcomer: over a new connection. */
function look(): Promise<Look> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: Math.round(performance.now() - started) })
    const options = {
      agent: false,
      family: 4,
      localAddress,
      rejectUnauthorized: false,
      headers: { accept: 'text/html' },
      timeout: 5_000,
    }
    const request = get(url, options, (response) =>
      response.resume().once('end', () => end(response.statusCode ?? 0)),
    )
    request.once('timeout', () => request.destroy()).once('error', () => end(0))
  })
}

// The first one loads TLS in this process, and what the server loads once.
await look()
process.send?.('ready')
const looks: Look[] = []
const until = performance.now() + Number(forMs)
while (performance.now() < until) {
  looks.push(...(await Promise.all([look(), look(), look()])))
  await wait(lookEveryMs)
}
process.send?.(looks, () => process.disconnect())
