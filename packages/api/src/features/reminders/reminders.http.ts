import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { changeReminderByLink } from './reminders.ts'

/**
 * POST /api/reminders/unsubscribe?token=...: a mail program's own button (RFC 8058), as for other mails. A person who opens
 * the address gets the page instead, where nothing changes before a button is clicked.
 */
export function mountReminders(app: Hono, deps: Pick<Deps, 'db' | 'now' | 'csrf_key'>) {
  app.get('/api/reminders/unsubscribe', (c) => {
    const token = c.req.query('token') ?? ''
    return c.redirect(`/reminder?do=stop&token=${encodeURIComponent(token)}`, 302)
  })
  app.post('/api/reminders/unsubscribe', async (c) => {
    const form = await c.req.parseBody().catch(() => undefined)
    if (form?.['List-Unsubscribe'] !== 'One-Click')
      throw invalid('invalid_input', 'Please send the form List-Unsubscribe=One-Click.')
    const token = c.req.query('token') ?? ''
    return c.json(changeReminderByLink(deps, { token, action: 'stop' }), 200, {
      'cache-control': 'no-store',
    })
  })
}
