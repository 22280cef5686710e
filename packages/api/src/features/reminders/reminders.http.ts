import { ChangeReminderByLink } from '@fgm/shared/reminders/reminders'
import type { Context, Hono } from 'hono'
import { throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { invalid, invalidInput } from '../../core/errors.ts'
import { etagOf, hasSame } from '../../http/etag.ts'
import { remoteAddress } from '../../http/remote-address.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { calendarOf } from './calendar.ts'
import { changeReminderByLink, stopWordOf } from './reminders.ts'

/**
 * POST /api/reminders/unsubscribe?token=...: a mail program's own button (RFC 8058), as for other mails. A person who opens
 * the address gets the page instead, where nothing changes before a click. POST /api/reminders/act is for the buttons of a
 * notification. GET /calendar/<token>.ics: the calendar that a parent subscribed to; the address is the proof.
 */
export function mountReminders(app: Hono, deps: Pick<Deps, 'db' | 'now' | 'config' | 'csrf_key'>) {
  const countLink = (c: Context) => {
    const address = remoteAddress(c, deps.config.trusted_proxies)
    countAttempt(deps, limits.reminder_link_by_address, throttleAddress(address))
  }
  app.get('/api/reminders/unsubscribe', (c) => {
    const token = c.req.query('token') ?? ''
    return c.redirect(
      `/reminder?do=${stopWordOf(deps, token)}&token=${encodeURIComponent(token)}`,
      302,
    )
  })
  app.post('/api/reminders/unsubscribe', async (c) => {
    countLink(c)
    const form = await c.req.parseBody().catch(() => undefined)
    if (form?.['List-Unsubscribe'] !== 'One-Click')
      throw invalid('invalid_input', 'Please send the form List-Unsubscribe=One-Click.')
    const token = c.req.query('token') ?? ''
    return c.json(changeReminderByLink(deps, { token, action: 'stop' }), 200, {
      'cache-control': 'no-store',
    })
  })
  app.post('/api/reminders/act', async (c) => {
    countLink(c)
    const form = await c.req.parseBody().catch(() => undefined)
    const input = { token: c.req.query('token'), action: form?.action }
    const { data, error } = ChangeReminderByLink.safeParse(input)
    if (error) throw invalidInput(error)
    return c.json(changeReminderByLink(deps, data), 200, { 'cache-control': 'no-store' })
  })
  app.get('/calendar/:file', (c) => {
    const [, token = ''] = /^([\w-]{1,100})\.ics$/.exec(c.req.param('file')) ?? []
    const address = remoteAddress(c, deps.config.trusted_proxies)
    countAttempt(deps, limits.calendar_by_address, throttleAddress(address))
    const text = calendarOf(deps, token)
    const etag = etagOf(text)
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (hasSame(c.req.raw.headers, etag)) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' })
  })
}
