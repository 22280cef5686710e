import type { Db } from '@fgm/db'
import type { Family, Parent } from '@fgm/db/schema'
import type { Deps } from '../../core/deps.ts'
import { enqueueMail, type MailContent } from '../mail/mail.ts'
import { parentsOf } from '../parents/parents.ts'

/*
 * Every membership change is mailed to all parents of a family. A name is text that someone chose: it is sent only to
 * confirmed addresses (decisions §14).
 */

type Writing = Pick<Deps, 'newId' | 'now' | 'config'>

/** Notifies the others that a parent has joined, in the transaction of the joining. */
export const tellOfNewParent = (deps: Writing, tx: Db, familyId: string, joined: Parent) =>
  tellOthers(deps, tx, familyId, joined, 'parent_joined', joinedMail)

/** Notifies those who stay that a parent has left, or was removed by one of them. */
export const tellOfLeaving = (
  deps: Writing,
  tx: Db,
  familyId: string,
  gone: Parent,
  how: 'left' | 'removed',
) => tellOthers(deps, tx, familyId, gone, 'parent_left', (who) => leftMail(who, how))

function tellOthers(
  deps: Writing,
  tx: Db,
  familyId: string,
  about: Parent,
  kind: string,
  contentOf: (who: string) => MailContent,
) {
  for (const parent of parentsOf(tx, familyId))
    if (parent.id !== about.id)
      // Used as a subject and in a sentence.
      write(
        deps,
        tx,
        parent,
        kind,
        contentOf(parent.email_verified_at ? about.name : 'Another parent'),
      )
}

/** Why a parent has a new family: they left, were removed, or their address proved to be someone else's. */
export type OwnFamilyReason = keyof typeof reasons

/** Tells a parent that they have a new family now, and why. */
export const tellOfOwnFamily = (
  deps: Writing,
  tx: Db,
  parent: Parent,
  family: Family,
  made: { how: OwnFamilyReason; children: number },
) => write(deps, tx, parent, 'own_family', ownFamilyMail(family, made))

type Moved = { number: number | null; came: { children: number; credits: number } | null }

/** Tells a parent who brought or left a family what happened to it. */
export const tellOfMovingIn = (deps: Writing, tx: Db, parent: Parent, moved: Moved) =>
  write(deps, tx, parent, 'moved_in', movedInMail(moved))

const write = (deps: Writing, tx: Db, parent: Parent, kind: string, content: MailContent) =>
  enqueueMail(deps, tx, { parent, kind, content, is_for_worker: true })

const familyPage = { label: 'See who belongs to your family', url: '/profile#parents' }
const footnote = 'You get this mail whenever someone joins or leaves your family.'

const joinedMail = (who: string): MailContent => ({
  subject: `${who} joined your family`,
  preview: 'What one of you has done, the other sees.',
  paragraphs: [
    `${who} accepted an invitation to your family. You both see the same children, activities, hunts and credits. Favorites and mails are each parent’s own.`,
    'If you do not know who that is, remove them on the page of your family and choose a new password.',
  ],
  action: familyPage,
  footnote,
})

const leftMail = (who: string, how: 'left' | 'removed'): MailContent => ({
  subject: how === 'left' ? `${who} left your family` : `${who} was removed from your family`,
  preview: 'Everything in your family is where it was.',
  paragraphs: [
    how === 'left'
      ? `${who} no longer belongs to your family.`
      : `${who} was removed from your family by one of its parents, and no longer sees anything of it.`,
    'Your children, what they did, your credits and your number stay as they are.',
  ],
  action: familyPage,
  footnote,
})

const reasons = {
  left: 'You left your family and have one of your own now.',
  removed:
    'Another parent removed you from the family you shared. Your account stays, and you have a family of your own now.',
  address_taken_over:
    'Your address was never confirmed while you belonged to a shared family. To keep its children safe, your account has a family of its own now. Ask for a new invitation to come back.',
}

function ownFamilyMail(
  { registration_number }: Family,
  { how, children }: { how: OwnFamilyReason; children: number },
): MailContent {
  const copied =
    children === 0
      ? []
      : [
          `${children === 1 ? 'A copy of one child’s profile and of what they did is' : `Copies of ${children} children’s profiles and of what they did are`} in it.`,
        ]
  return {
    subject: `You are family #${registration_number ?? 0} now`,
    preview: reasons[how],
    paragraphs: [
      reasons[how],
      ...copied,
      `It is family #${registration_number ?? 0}. The free activities are open to it.`,
    ],
    action: { label: 'See your family', url: familyPage.url },
    footnote,
  }
}

const movedInMail = ({ number, came }: Moved): MailContent => ({
  subject: 'You belong to another family now',
  preview: 'One family, two phones.',
  paragraphs: [
    'You accepted an invitation and share a family now.',
    came
      ? `${came.children === 1 ? 'One child' : `${came.children} children`} and ${came.credits === 1 ? 'one credit' : `${came.credits} credits`} came along with everything you made. The first credits of a family come once. Your number ${number ?? 0} has ended.`
      : 'Nothing of the family you had before came along.',
  ],
  action: familyPage,
  footnote,
})
