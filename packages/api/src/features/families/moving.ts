import { type Db, rowCount } from '@fgm/db'
import { type Family, type Parent, payments } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import type { FamilyMembers, JoinChoice, JoinChoices, MoveIn } from '@fgm/shared/family/parents'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, forbidden, notFound } from '../../core/errors.ts'
import { noteOfFamily } from '../audit/audit.ts'
import { endSessions } from '../auth/auth.ts'
import { listChildren } from '../children/children.ts'
import { creditBalance } from '../credits/credits.ts'
import {
  findInvitation,
  isMailPossible,
  openInvitations,
  placesLeft,
  seeInvitation,
  useInvitation,
} from '../invitations/invitations.ts'
import { familyOf, parentsOf, type Sender } from '../parents/parents.ts'
import { changeFamily, confirmFamily, eraseFamily, giveOwnFamily, noteLeaving } from './families.ts'
import { tellOfLeaving, tellOfMovingIn, tellOfNewParent } from './family-mails.ts'
import { creditsAlong, mergeFamilies } from './merging.ts'

/*
 * Parents who join, leave and are removed (docs/decisions/046-joining-and-leaving.md). Changes run in the transaction
 * of `ctx.proven`, are audited, and are mailed to all parents.
 */

type Reading = Pick<Deps, 'db' | 'now' | 'config'>

/** GET /user/family: the family's parents, and who is invited. */
export function familyMembers(deps: Reading, { parent, family }: Sender): FamilyMembers {
  const all = parentsOf(deps.db, family.id)
  const place = all.findIndex(({ id }) => id === parent.id)
  return {
    parents: all.map(({ id, name, joined_at }, at) => ({
      id,
      name,
      joined_at,
      is_you: id === parent.id,
      is_removable: at > place,
    })),
    invitations: openInvitations(deps, family),
    places_left: family.registration_number === null ? 0 : placesLeft(deps, family),
    may_mail: isMailPossible(deps, parent),
  }
}

/** POST /user/family/join-choices: what joining would do to the parent's own family. @throws 404 for an invitation that is over. */
export function joinChoices(deps: Reading, { parent, family: own }: Sender, invitation: string) {
  const { family: theirs } = findInvitation(deps, invitation)
  const others = parentsOf(deps.db, own.id).filter(({ id }) => id !== parent.id)
  const isPaid = and(eq(payments.family_id, own.id), isNotNull(payments.receipt_number))
  const whyNot = reasonAgainst(deps.db, { parent, family: own }, theirs)
  return {
    ...seeInvitation(deps, invitation),
    own: {
      registration_number: own.registration_number,
      is_member: isMember(own),
      children: listChildren(deps, own).map(({ name }) => name),
      credits: creditBalance(deps.db, own.id).remaining,
      credits_along: creditsAlong(deps.db, { from: own, into: theirs }),
      payments: rowCount(deps.db, payments, isPaid),
      other_parents: others.map(({ name }) => name),
    },
    theirs: { is_member: isMember(theirs) },
    choices: whyNot ? [] : choicesOf(others),
    why_not: whyNot,
  }
}

const choicesOf = (others: Parent[]): JoinChoice[] =>
  others.length > 0 ? ['others_stay'] : ['bring', 'leave_behind']

function reasonAgainst(
  db: Db,
  { parent, family: own }: Sender,
  theirs: Family,
): JoinChoices['why_not'] {
  if (parent.is_admin) return 'administrator_cannot_join'
  if (own.id === theirs.id) return 'already_in_family'
  const isAlone = parentsOf(db, own.id).length === 1
  // No one loses premium by accepting an invitation: the other one moves instead.
  return isAlone && isMember(own) && !isMember(theirs) ? 'premium_would_be_lost' : null
}

/**
 * POST /user/family/join: a parent with an account moves into the family that invites.
 * @throws 404 for an invitation that is over, 403 for administrators and for an unconfirmed address, 409 if it is
 * their own family, one without the premium that theirs has, or if the choice does not fit (any more);
 * 503 while an activity is being made.
 */
export function moveIn(
  deps: Deps,
  parent: Parent,
  { invitation, choice }: Pick<MoveIn, 'invitation' | 'choice'>,
): { message: string } {
  const { db: tx } = deps
  const from = familyOf(tx, parent)
  const { family: theirs } = findInvitation(deps, invitation)
  refuseAgainst(reasonAgainst(tx, { parent, family: from }, theirs))
  refuseUnconfirmed(deps, parent)
  const others = parentsOf(tx, from.id).filter(({ id }) => id !== parent.id)
  if (!choicesOf(others).includes(choice)) refuseChoice(others)
  const into = useInvitation(deps, tx, invitation)
  const came = choice === 'bring' ? mergeFamilies(deps, tx, { from, into, with: parent }) : null
  const moved = changeFamily(tx, parent, into, deps.now())
  if (others.length === 0) eraseFamily(deps, tx, from, parent)
  else noteLeaving(deps, tx, from.id, parent)
  if (moved.email_verified_at) confirmFamily(deps, tx, into)
  tellOfNewParent(deps, tx, into.id, moved)
  tellOfMovingIn(deps, tx, moved, { number: from.registration_number, came })
  noteOfFamily(deps, tx, 'families.moveIn', into.id, {
    choice,
    ...(came && { ...came, number: from.registration_number }),
  })
  return { message: 'Welcome. You share one family now.' }
}

function refuseAgainst(reason: JoinChoices['why_not']) {
  if (reason === 'administrator_cannot_join')
    throw forbidden(
      reason,
      'An administrator looks after all families and cannot belong to one. Please use another account.',
    )
  if (reason === 'already_in_family') throw conflict(reason, 'You belong to this family already.')
  if (reason === 'premium_would_be_lost')
    throw conflict(
      reason,
      'Your family has premium and the other one does not. Invite them into yours instead: then you both have it.',
    )
}

/** Without a mail server no one can confirm. */
function refuseUnconfirmed({ config }: Pick<Deps, 'config'>, { email_verified_at }: Parent) {
  if (config.smtp_url !== null && !email_verified_at)
    throw forbidden(
      'confirm_first',
      'Please confirm your email address first. The link is in our mail; your profile sends a new one.',
    )
}

function refuseChoice(others: Parent[]): never {
  throw conflict(
    'others_stay',
    others.length > 0
      ? 'Your family has another parent, so it stays as it is. You can move over on your own.'
      : 'You are the only parent of your family. Please choose what becomes of it.',
  )
}

/**
 * POST /user/family/leave: moves the parent into a new family; the account stays. The family keeps its data.
 * @throws 409 for the only parent of a family.
 */
export function leaveParents(deps: Deps, parent: Parent, { with_copy }: { with_copy: boolean }) {
  const { db: tx } = deps
  const shared = parent.family_id
  if (parentsOf(tx, shared).length === 1)
    throw conflict(
      'last_parent',
      'You are the only parent here. If you want to go, delete your account: the family goes with it.',
    )
  giveOwnFamily(deps, tx, parent, { how: 'left', children: with_copy ? 'all' : 'none' })
  noteLeaving(deps, tx, shared, parent)
  return { message: 'You have a family of your own now.' }
}

/**
 * A parent of this family who joined after the requesting one.
 * @throws 404 for a parent of another family, 409 for oneself, 403 for one who joined earlier.
 */
export function requireRemovable(db: Db, { id: own, family_id }: Parent, id: string): Parent {
  const all = parentsOf(db, family_id)
  const place = all.findIndex((one) => one.id === id)
  const found = all[place]
  if (!found) throw notFound('Parent')
  if (id === own) throw conflict('own_account', 'To go yourself, please leave the family.')
  if (place < all.findIndex((one) => one.id === own))
    throw forbidden(
      'not_before_you',
      'Only a parent who was here before can remove another one. You can leave the family yourself.',
    )
  return found
}

/**
 * POST /user/family/parents/{id}/remove: by a parent who joined earlier. The removed parent keeps their account, with a
 * new family, and takes a copy of the children that they brought.
 * @throws as `requireRemovable`.
 */
export function removeParent(deps: Deps, parent: Parent, id: string): { message: string } {
  const { db: tx } = deps
  const gone = requireRemovable(tx, parent, id)
  giveOwnFamily(deps, tx, gone, { how: 'removed', children: 'brought' })
  endSessions(tx, gone.id)
  tellOfLeaving(deps, tx, parent.family_id, gone, 'removed')
  noteOfFamily(deps, tx, 'families.remove', parent.family_id, {})
  return { message: `${gone.name} no longer belongs to your family.` }
}
