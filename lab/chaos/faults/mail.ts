import type { MailTrouble } from '@fgm/api/fakes/mail'
import { numbersBelow, tally, until } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { figureOf, type Site } from '../site.ts'

const newcomers = 8
const failures: (MailTrouble | 'down')[] = [
  'down',
  'hangs',
  'busy',
  'cuts',
  'closes',
  'wrong password',
  'no such mailbox',
]
/** A registration waits two seconds for its mails; the rest is room for a busy machine. */
const timeoutMs = 8_000

export const mailServer: Fault = {
  name: 'mail',
  what: `the mail server is down, hangs, responds 451, accepts mails and disconnects, closes with 421, rejects our password, responds 550; ${newcomers} registrations each`,
  is_mostly_waiting: true,
  run: async (site) => {
    const { mail, expect } = site
    const admin = await site.administrator()
    const retry = () => admin.post('/api/admin/mail-outbox/retry')
    const waits: number[] = []
    let doublesAllowed = 0
    for (const trouble of failures) {
      if (trouble === 'down') await mail.down()
      else mail.state.trouble = trouble
      const before = mail.received.length
      waits.push(...(await registerAll(site, trouble)))
      await retry()
      if (trouble === 'cuts') doublesAllowed = mail.received.length - before
      if (trouble === 'down') await mail.up()
      mail.state.trouble = 'none'
      // What is given up permanently is decided during the outage; everything else is sent between two.
      await until('the mails have gone out', async () => {
        if (waiting(site) > 0) await retry()
        return waiting(site) === 0
      })
    }
    const ids = mail.received.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1] ?? '')
    const doubles = ids.length - new Set(ids).size
    const sent = figureOf(site, "select count(*) from mail_outbox where state = 'sent'")
    const givenUp = figureOf(site, "select count(*) from mail_outbox where state = 'failed'")
    const written = figureOf(site, 'select count(*) from mail_outbox')
    expect(sent + givenUp === written, `${written - sent - givenUp} mails are neither`)
    expect(new Set(ids).size === sent, `${sent} are said to be sent, ${new Set(ids).size} arrived`)
    expect(doubles <= doublesAllowed, `${doubles} arrived twice`)
    expect(Math.max(...waits) <= timeoutMs, `a registration took ${Math.max(...waits)} ms`)
    return `${waits.length} registrations, the slowest ${Math.max(...waits)} ms; ${written} mails: ${sent} arrived, ${givenUp} given up after a 550, ${doubles} arrived twice with the same Message-ID (the server had accepted them and disconnected)`
  },
}

const waiting = (site: Site) =>
  figureOf(site, "select count(*) from mail_outbox where state = 'waiting'")

/** @returns how long each took. */
async function registerAll(site: Site, trouble: string): Promise<number[]> {
  const responses = await Promise.all(
    numbersBelow(newcomers).map(async () => {
      const { browser, ...family } = site.newFamily()
      const started = performance.now()
      const { status } = await browser.post('/register', family)
      return { status, ms: Math.round(performance.now() - started) }
    }),
  )
  const statuses = responses.map(({ status }) => status)
  site.expect(
    statuses.every((status) => status === 201),
    `registrations while the mail server ${trouble}: ${tally(statuses)}`,
  )
  return responses.map(({ ms }) => ms)
}
