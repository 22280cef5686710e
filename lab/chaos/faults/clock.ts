import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestBrowser } from '@fgm/api/test-browser'
import { tally, until } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import type { Ground } from '../site.ts'
import { type Family, figureOf, type Site } from '../site.ts'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const folderPrefix = join(tmpdir(), 'fgm-chaos-clock-')
let clockFile = ''

/** Twice the window of logins, in seconds: a clock that was set back a little lengthens one. */
const longestWaitSeconds = 1_200
const guesses = 12

export const clock: Fault = {
  name: 'clock',
  what: 'the clock of the running server jumps 400 days ahead, then to two days ago, then back, under load, while the mail server is briefly down',
  prepare,
  run: async (site) => {
    const figures: string[] = []
    const [known] = await site.register(1)
    if (!known) throw new Error('No one registered')
    // The same address guesses at the same family under every clock: each window began under another.
    const attacker = site.stranger()
    for (const jump of ['+400d', '-2d', '+0']) {
      const [family] = await site.register(1)
      if (!family) throw new Error('No one registered')
      setClock(jump)
      await liveOn(site)
      if (jump === '+400d') await registerWithoutMail(site)
      const session = await family.browser.get('/user/profile')
      // Four hundred days exceed any session; going back must end none.
      const expected = jump === '+400d' ? 401 : 200
      site.expect(session.status === expected, `a session after ${jump}: ${session.status}`)
      figures.push(`${jump}: session ${session.status}, ${await guess(site, known, attacker)}`)
    }
    await until('all mails have gone out', () => waitingMails(site) === 0, 40_000)
    return `${site.families.acknowledged.length} acknowledged writes; ${figures.join('; ')}; no mail left waiting`
  },
}

const setClock = (jump: string) => writeFileSync(clockFile, jump)

/** The outage begins under the wrong clock, and so do its pause and the waits of its mails. */
async function registerWithoutMail(site: Site) {
  await site.mail.down()
  await site.register(1)
  await site.mail.up()
}

/** Including mails that were written, and may have failed, while the clock was wrong. */
const waitingMails = (site: Site) =>
  figureOf(site, "select count(*) from mail_outbox where state = 'waiting'")

function prepare(): Ground | string {
  if (!existsSync(library)) return 'the Debian package faketime is not installed'
  const folder = mkdtempSync(folderPrefix)
  clockFile = join(folder, 'clock')
  writeFileSync(clockFile, '+0')
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    undo: () => rmSync(folder, { recursive: true }),
  }
}

/** Complete lives of families, at the new time. */
async function liveOn({ families }: Site) {
  const ended = new AbortController()
  const busy = families.keepBusy(8, ended.signal)
  await families.whenAcknowledged(families.acknowledged.length + 80)
  ended.abort()
  await busy
}

/** Wrong passwords until there is a wait, which is neither negative nor unlimited; the right one from elsewhere. */
async function guess(
  { expect, stranger }: Site,
  { email, password }: Family,
  attacker: TestBrowser,
): Promise<string> {
  const statuses: number[] = []
  let wait = 0
  for (let count = 0; count < guesses; count += 1) {
    const { status, body } = await attacker.post('/api/login', { email, password: 'a wrong guess' })
    statuses.push(status)
    wait = body.retry_after_seconds ?? wait
  }
  expect(statuses.includes(429), `${guesses} wrong passwords: ${tally(statuses)}`)
  expect(wait > 0 && wait <= longestWaitSeconds, `a wait of ${wait} s`)
  const owner = await stranger().post('/api/login', { email, password })
  expect(owner.status === 200, `logging in again: ${owner.status}`)
  return `after wrong passwords: wait ${wait} s`
}
