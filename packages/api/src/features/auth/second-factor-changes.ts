import type { Parent } from '@fgm/db/schema'
import type { Context } from '../../core/context.ts'
import { invalid } from '../../core/errors.ts'
import type { Audited, AuditTarget } from '../audit/audit.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { secondFactorMail } from './auth-mails.ts'
import { forgetDevices, originOf, rememberDevice } from './devices.ts'
import { enqueueChangeMail } from './email-links.ts'
import { forgetSecondFactor, takeCode, turnOnSecondFactor } from './second-factor.ts'
import { endSessions } from './sessions.ts'
import { currentCaller, requirePassword } from './sign-in.ts'

/* What an administrator changes in their own two-step login: audited, and followed by a mail. */

type AuditedContext = Context & { parent: Parent; audited: Audited }

/** What the audit log says such a change is about. */
export const aboutThemselves = (parent: Pick<Parent, 'id'>): AuditTarget => ({
  target_kind: 'administrator',
  target_id: parent.id,
})

/**
 * Turns it on by the first code of the app; other browsers are logged out, as they were never asked for one.
 * @returns the recovery codes, which are never shown again.
 * @throws 400 for a wrong code or without an offer, 401 and 409 when session or password went meanwhile, 429 after too many attempts.
 */
export function turnOn(ctx: AuditedContext, code: string) {
  const { parent, session_id } = ctx
  countAttempt(ctx.deps, limits.password_by_account, parent.id)
  return ctx.audited(aboutThemselves(parent), (deps) => {
    currentCaller(deps.db, ctx)
    const recoveryCodes = turnOnSecondFactor(deps, parent, code)
    endSessions(deps.db, parent.id, session_id ?? undefined)
    // A browser known by the password alone loses its wider limits of guessing codes.
    forgetDevices(deps.db, parent.id)
    rememberDevice(deps, deps.db, parent.id, originOf(ctx).device_hash)
    enqueueChangeMail(deps, deps.db, parent, 'second_factor_changed', secondFactorMail(true))
    return { message: 'Two-step login is on.', recovery_codes: recoveryCodes }
  })
}

/**
 * Turns it off, by the password and a code: a browser that was left open must not be enough.
 * @throws 400 when one of them is not right, 401 and 409 when session or password went meanwhile, 429 after too many attempts.
 */
export async function turnOff(
  ctx: AuditedContext,
  { password, code }: { password: string; code: string },
): Promise<{ message: string }> {
  const { parent } = ctx
  await requirePassword(ctx, password)
  return ctx.audited(aboutThemselves(parent), (deps) => {
    currentCaller(deps.db, ctx)
    if (!takeCode(deps, deps.db, parent.id, code))
      throw invalid('wrong_code', 'This code is not right.')
    forgetSecondFactor(deps.db, parent.id)
    enqueueChangeMail(deps, deps.db, parent, 'second_factor_changed', secondFactorMail(false))
    return { message: 'Two-step login is off.' }
  })
}
