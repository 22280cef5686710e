import type { OutboxMail } from '@fgm/shared/mail/mail'
import { browserAt } from '../../e2e/busy-families.ts'
import { password } from '../../e2e/families.ts'
import { until } from '../chaos/conditions.ts'
import type { Family, TestFamilies } from './families.ts'
import type { Site } from './site.ts'

/* When everything is up again: pending mails are sent, and families check once more. */

const families = 150
const logIns = 12
/** A lease lasts a minute, a mail that a killed server had taken another one. */
const timeoutMs = 240_000

/** Waits until no mail waits and no due reminder is missing. @returns since when: later ones may wait. */
export async function settle(site: Site, { families }: TestFamilies): Promise<string> {
  const haveAllGone = () => hasNoMailToSend(site)
  await until('all mails have gone out', haveAllGone, timeoutMs)
  const due = families.filter(
    ({ reminder_at }) => reminder_at !== null && Date.parse(reminder_at) < Date.now() - 20_000,
  )
  await until(
    'reminders whose time has come are sent',
    async () => {
      for (const { visitor, reminder_at } of due) {
        const { reminder } = (await visitor.get('/user/reminder')).body
        if (reminder.next_at === reminder_at) return false
      }
      return true
    },
    timeoutMs,
  )
  const settledAt = new Date().toISOString()
  await until('and their mails', haveAllGone, timeoutMs)
  return settledAt
}

/** A reminder that a killed server had taken is leased to the end of its hour: it is no longer sent. */
async function hasNoMailToSend({ administrator }: Site): Promise<boolean> {
  const { mails, counts } = (await administrator.get('/api/admin/mail-outbox?state=waiting')).body
  const leasedAtMost = new Date(Date.now() + timeoutMs).toISOString()
  const takenAlong = mails.filter(
    ({ kind, next_attempt_at }: OutboxMail) =>
      kind === 'reminder' && next_attempt_at !== null && next_attempt_at > leasedAtMost,
  )
  return counts.waiting - takenAlong.length + counts.failed === 0
}

/** Families find what was acknowledged, in their sessions; some log in at one server and check at all. */
export async function lookOnceMore(site: Site, { families: all, lookEverywhere }: TestFamilies) {
  for (const family of all.filter(({ is_logged_in }) => is_logged_in).slice(-families))
    await look(site, family).catch((cause: Error) => site.record.find('at last', cause.message))
  for (const [place, family] of all.slice(0, logIns).entries()) {
    const { server, name } = site.members[place % site.members.length] ?? {}
    if (!server) continue
    const { email, visitor } = family
    const here = browserAt(server, 50_000 + place)
    const { status } = await here.post('/api/login', { email, password })
    if (status !== 200) site.record.find('at last', `${email} at ${name}: ${status}`)
    visitor.browser.cookies.clear()
    for (const [cookie, value] of here.cookies) visitor.browser.cookies.set(cookie, value)
    await lookEverywhere(family, 50_000 + place)
  }
}

async function look({ record }: Site, { email, number, visitor, made, payment_id }: Family) {
  const { body } = await visitor.get('/user/profile')
  const { receipts } = (await visitor.get('/user/receipts')).body
  const seen = [body.email, body.registration_number, body.children.length, receipts.length]
  const acknowledged = [email, number, made.get('child') ?? 0, payment_id ? 1 : 0]
  if (seen.join() !== acknowledged.join())
    record.find('at last', `${email} had ${acknowledged.join()}, and sees ${seen.join()}`)
}
