import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Loaded into a server with `--import`: waits until a test writes down how it shall fail, and then fails like that.
 * It is not part of the product.
 */

const wish = join(process.env.DATA_DIR, 'fail-now')
/** As a library might say it: with the values of a query and an address. */
const message = 'It broke for ana@example.com\nparams: sunny-sock-mountain,ana@example.com'

const failures = {
  'an exception': () => {
    throw new Error(message)
  },
  'a rejection': () => void Promise.reject(new Error(message)),
  'a text that is rejected': () => void Promise.reject(message),
  memory: () => {
    for (const held = []; ; ) held.push(Array.from({ length: 10_000 }, (_, at) => ({ at })))
  },
}

setInterval(() => {
  if (existsSync(wish)) failures[readFileSync(wish, 'utf8')]()
}, 20).unref()
