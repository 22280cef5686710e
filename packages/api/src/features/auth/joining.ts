import { type Db, inTransaction } from '@fgm/db'
import type { Family, Parent } from '@fgm/db/schema'
import type { JoinedFamily } from '@fgm/shared/family/parents'
import type { Deps } from '../../core/deps.ts'
import { noteJoining } from '../families/families.ts'
import { findInvitation, useInvitation } from '../invitations/invitations.ts'
import { deliverMailsSoon, enqueueMail } from '../mail/mail.ts'
import { countRegistration, refuseWhilePaused } from '../registration-limit/registration-limit.ts'
import { authUserOf } from './auth.ts'
import { joinedFamilyMail } from './auth-mails.ts'
import { enqueueVerificationMail } from './email-links.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { insertParent, isMailed, type NewParent, refuseTakenEmail } from './registration.ts'

/**
 * POST /api/auth/join: makes an account in the family that invites. It takes no registration number and no founding
 * spot, and is told to all parents.
 * @throws 400 for a weak password, 404 for an invitation that is over, 409 for an address that has an account, 429 and 503 as
 * `countRegistration`, 503 when too many are hashing.
 */
export async function joinWithPassword(
  deps: Deps,
  input: {
    invitation: string
    name: string
    email: string
    password: string
    client: string
    /** The network it comes from, as throttles know it. */
    network?: string | undefined
  },
): Promise<{ parent: Parent; joined: JoinedFamily }> {
  findInvitation(deps, input.invitation)
  await refuseWeakPassword(input.password, { ...input, is_admin: false })
  refuseTakenEmail(deps.db, input.email)
  refuseWhilePaused(deps, input.network)
  const caller = { client: input.client, isKnown: false }
  const passwordHash = await deps.passwords.hash(input.password, caller)
  const { parent, mail_ids } = inTransaction(deps.db, (tx) =>
    joinFamily(deps, tx, input.invitation, { ...input, password_hash: passwordHash }, input),
  )
  const isSent = await deliverMailsSoon(deps, mail_ids)
  const joined: JoinedFamily = {
    message: 'Welcome. You share one family now.',
    user: authUserOf(deps.db, parent),
    email_status: isSent ? 'sent' : 'failed',
    is_mailed: isMailed(deps),
  }
  return { parent, joined }
}

/**
 * Uses an invitation for a new parent, inside the caller's transaction, which also proves the address where it can.
 * @throws 404, 409, 429 and 503 as `joinWithPassword`.
 */
export function joinFamily(
  deps: Deps,
  tx: Db,
  invitation: string,
  wanted: NewParent,
  { isVerified = false, network }: { isVerified?: boolean; network?: string | undefined },
): { parent: Parent; family: Family; mail_ids: string[] } {
  refuseTakenEmail(tx, wanted.email)
  countRegistration({ ...deps, db: tx }, { is_email_verified: isVerified, network })
  const family = useInvitation(deps, tx, invitation)
  const parent = insertParent(deps, tx, family, wanted)
  noteJoining(deps, tx, family, parent)
  const welcome = enqueueMail(deps, tx, {
    parent: { ...parent, email_verified_at: isVerified ? parent.created_at : null },
    kind: 'welcome',
    content: joinedFamilyMail(parent),
  })
  return {
    parent,
    family,
    mail_ids: isVerified ? [welcome] : [welcome, enqueueVerificationMail(deps, tx, parent, family)],
  }
}
