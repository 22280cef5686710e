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

/* An administrator's changes to their own two-step login: audited, and followed by a mail. */

type AuditedContext = Context & { parent: Parent; audited: Audited }

/** The subject of such a change in the audit log. */
export const aboutThemselves = (parent: Pick<Parent, 'id'>): AuditTarget => ({
  target_kind: 'administrator',
  target_id: parent.id,
})

/**
 * Turns it on by the first code of the app; other browsers are logged out, as they never gave one.
 * @returns the recovery codes, which are never shown again.
 * @throws 400 for a wrong code or without an offer, 401 and 409 if session or password ended meanwhile, 429 after too many tries.
 */
export function turnOn(ctx: AuditedContext, code: string) {
  const { parent, session_id } = ctx
  countAttempt(ctx.deps, limits.password_by_account, parent.id)
  return ctx.audited(aboutThemselves(parent), (deps) => {
    currentCaller(deps.db, ctx)
    const recoveryCodes = turnOnSecondFactor(deps, parent, code)
    endSessions(deps.db, parent.id, session_id ?? undefined)
    // A browser that is known by the password alone loses its higher limit for guessing codes.
    forgetDevices(deps.db, parent.id)
    rememberDevice(deps, deps.db, parent.id, originOf(ctx).device_hash)
    enqueueChangeMail(deps, deps.db, parent, 'second_factor_changed', secondFactorMail(true))
    return { message: 'Two-step login is on.', recovery_codes: recoveryCodes }
  })
}

/**
 * Turns it off, by the password and a code: an unattended browser must not be enough.
 * @throws 400 if one of them is wrong, 401 and 409 if session or password ended meanwhile, 429 after too many attempts.
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
