import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { setMailChoiceByToken } from './mail-choice.ts'

/**
 * POST /api/mail/unsubscribe?token=...: a mail program's own button (RFC 8058). It has no cookie and no CSRF token; the token
 * of the mail is the proof. A person who opens the address gets the page instead, where nothing changes before a click.
 */
export function mountMail(app: Hono, deps: Pick<Deps, 'db' | 'now' | 'csrf_key'>) {
  app.get('/api/mail/unsubscribe', (c) => {
    const token = c.req.query('token') ?? ''
    return c.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302)
  })
  app.post('/api/mail/unsubscribe', async (c) => {
    const form = await c.req.parseBody().catch(() => undefined)
    if (form?.['List-Unsubscribe'] !== 'One-Click')
      throw invalid('invalid_input', 'Please send the form List-Unsubscribe=One-Click.')
    const token = c.req.query('token') ?? ''
    return c.json(setMailChoiceByToken(deps, token, { is_subscribed: false }), 200, {
      'cache-control': 'no-store',
    })
  })
}
