import { type Db, inTransaction, rowCount } from '@fgm/db'
import { type Family, families, invitationsTable, type Parent, parents } from '@fgm/db/schema'
import { creatorName } from '@fgm/shared/community/creator'
import { dayMs } from '@fgm/shared/days'
import {
  type InvitationSeen,
  invitationDays,
  type MadeInvitation,
  mostParents,
  type OpenInvitation,
} from '@fgm/shared/family/parents'
import { emailKey } from '@fgm/shared/text/email-address'
import { dayInWords } from '@fgm/shared/text/words'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { accessDenied, conflict, forbidden, invitationOver, notFound } from '../../core/errors.ts'
import { qrRows } from '../../core/qr-rows.ts'
import { sha256 } from '../../core/sha256.ts'
import { enqueueMail, type MailContent } from '../mail/mail.ts'
import { parentsOf, type Sender } from '../parents/parents.ts'

/*
 * Invitations to join a family (docs/decisions/046-joining-and-leaving.md): made here, shown as a link and a QR code or sent by mail,
 * used once. Using one is in `auth/registration.ts` and `families/moving.ts`.
 */

const tokenBytes = 18

type InvitationRow = typeof invitationsTable.$inferSelect
type Reading = Pick<Deps, 'db' | 'now'>

/**
 * Makes an invitation; its link is either returned only here, or sent by mail and returned to no one. The
 * mail names no one: its address may be a stranger's.
 * @returns it, and the id of the mail that the caller delivers.
 * @throws 403 for an administrator, and by mail for a sender with an unconfirmed address; 409 if the family is full, or has
 * a parent with that address.
 */
export function makeInvitation(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'config'>,
  { parent, family }: Sender,
  { email }: { email?: string | undefined },
): { invitation: MadeInvitation; mail_id: string | null } {
  return inTransaction(deps.db, (tx) => {
    if (family.registration_number === null) throw accessDenied()
    refuseFull(deps, tx, family)
    if (email) refuseMail(deps, tx, { parent, family }, email)
    const token = deps.newToken(tokenBytes)
    const time = deps.now()
    const row = tx
      .insert(invitationsTable)
      .values({
        id: deps.newId(),
        family_id: family.id,
        made_by_parent_id: parent.id,
        token_hash: sha256(token),
        is_mailed: email !== undefined,
        expires_at: new Date(time.getTime() + invitationDays * dayMs).toISOString(),
        created_at: time.toISOString(),
      })
      .returning()
      .get()
    // After a '#', so that it is in no server's log and no Referer.
    const url = `${deps.config.base_url}/join#${token}`
    // The mail belongs to the inviting parent: it is deleted with their account.
    const to = { id: parent.id, name: '', email: email ?? '', email_verified_at: null }
    const content = invitationMail(url, row.expires_at)
    const mailId = email ? enqueueMail(deps, tx, { parent: to, kind: 'invitation', content }) : null
    const message = email ? `The invitation is on its way to ${email}.` : 'The invitation is ready.'
    const link = email ? null : { url, qr_rows: qrRows(url) }
    return { invitation: { ...toOpen(row, parent), message, link }, mail_id: mailId }
  })
}

/** The open invitations of a family, the oldest first. */
export const openInvitations = ({ db, now }: Reading, { id }: Pick<Family, 'id'>) =>
  db
    .select({ invitation: invitationsTable, maker: parents })
    .from(invitationsTable)
    .innerJoin(parents, eq(parents.id, invitationsTable.made_by_parent_id))
    .where(and(eq(invitationsTable.family_id, id), isOpen(now())))
    .orderBy(asc(invitationsTable.created_at), asc(invitationsTable.id))
    .all()
    .map(({ invitation, maker }) => toOpen(invitation, maker))

/** Withdraws an invitation: its link opens nothing from now on. @throws 404 if it is not this family's. */
export function revokeInvitation(db: Db, family: Pick<Family, 'id'>, id: string) {
  const removed = db
    .delete(invitationsTable)
    .where(and(eq(invitationsTable.id, id), eq(invitationsTable.family_id, family.id)))
    .run()
  if (removed.changes === 0) throw notFound('Invitation')
  return { message: 'The invitation is taken back.' }
}

/** The sender of an invitation. @throws 404 if it is unknown, used, withdrawn or expired. */
export function seeInvitation(deps: Reading, token: string): InvitationSeen {
  const { maker, invitation } = findInvitation(deps, token)
  return { invited_by: creatorName(maker.name), expires_at: invitation.expires_at }
}

/** An open invitation with its sender and their family. @throws as `seeInvitation`. */
export function findInvitation({ db, now }: Reading, token: string) {
  const isThis = eq(invitationsTable.token_hash, sha256(token))
  const found = db
    .select({ invitation: invitationsTable, maker: parents, family: families })
    .from(invitationsTable)
    .innerJoin(parents, eq(parents.id, invitationsTable.made_by_parent_id))
    .innerJoin(families, eq(families.id, invitationsTable.family_id))
    .where(and(isThis, isOpen(now()), isNull(families.blocked_at)))
    .get()
  if (!found) throw invitationOver()
  return found
}

/**
 * Uses an invitation, in the caller's transaction: of two requests at once one succeeds. There is a place for the new parent:
 * each open invitation holds one.
 * @throws as `seeInvitation`.
 */
export function useInvitation(deps: Pick<Deps, 'now'>, tx: Db, token: string): Family {
  const { invitation, family } = findInvitation({ ...deps, db: tx }, token)
  tx.delete(invitationsTable).where(eq(invitationsTable.id, invitation.id)).run()
  return family
}

/** Deletes the invitations of a parent who leaves. */
export function forgetInvitationsOf(tx: Db, parent: Pick<Parent, 'id'>) {
  tx.delete(invitationsTable).where(eq(invitationsTable.made_by_parent_id, parent.id)).run()
}

/** Deletes expired invitations. */
export function sweepInvitations(db: Db, now: Date) {
  db.delete(invitationsTable).where(lte(invitationsTable.expires_at, now.toISOString())).run()
}

/** An invitation by mail needs a mail server and a sender whose own address is confirmed, so that strangers cannot send mails. */
export const isMailPossible = (
  { config }: Pick<Deps, 'config'>,
  { email_verified_at }: Pick<Parent, 'email_verified_at'>,
): boolean => config.smtp_url !== null && email_verified_at !== null

/** How many more parents a family can invite; each open invitation holds a place. */
export const placesLeft = ({ db, now }: Reading, { id }: Pick<Family, 'id'>): number =>
  Math.max(
    0,
    mostParents -
      parentsOf(db, id).length -
      rowCount(db, invitationsTable, and(eq(invitationsTable.family_id, id), isOpen(now()))),
  )

function refuseFull(deps: Pick<Deps, 'now'>, tx: Db, family: Family) {
  if (parentsOf(tx, family.id).length >= mostParents)
    throw conflict(
      'family_full',
      `A family has at most ${mostParents} parents here, and this one has them.`,
    )
  if (placesLeft({ ...deps, db: tx }, family) === 0)
    throw conflict(
      'family_full',
      'There are as many open invitations as your family has places. Take one back to make another.',
    )
}

function refuseMail(deps: Pick<Deps, 'config'>, tx: Db, { parent, family }: Sender, email: string) {
  if (deps.config.smtp_url !== null && !parent.email_verified_at)
    throw forbidden(
      'confirm_first',
      'Please confirm your own email address first. A link or QR code works right away.',
    )
  if (parentsOf(tx, family.id).some(({ email_key }) => email_key === emailKey(email)))
    throw conflict('already_in_family', 'This address belongs to your family already.')
}

/**
 * Invites to join a family. It is sent to an address that someone typed, so it has no name and nothing else that a
 * family chose (decisions §14).
 */
const invitationMail = (url: string, expiresAt: string): MailContent => ({
  subject: 'You are invited to a family on Five Good Minutes',
  preview: 'One family, two phones.',
  greeting: 'Hello',
  paragraphs: [
    'Someone you know plays five good minutes a day with their children, and would like to share that with you: one family, two phones. What one has done, the other sees.',
    `The link works once, until ${dayInWords(new Date(expiresAt))}. It says whose family it is.`,
  ],
  action: { label: 'See the invitation', url },
  footnote:
    'You get this mail because someone entered your address to invite you. If you do not know who that could be, ignore it: nothing happens then.',
})

const isOpen = (now: Date) => gt(invitationsTable.expires_at, now.toISOString())

const toOpen = ({ id, is_mailed, expires_at }: InvitationRow, maker: Parent): OpenInvitation => ({
  id,
  made_by: maker.name,
  is_mailed,
  expires_at,
})
