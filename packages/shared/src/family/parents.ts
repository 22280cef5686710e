import { z } from 'zod'
import { Id } from '../text/text.ts'
import { AuthUser, Email, EmailStatus, IsMailed, NewPassword, PersonName, proof } from './auth.ts'

/* The parents of a family, and how they join and leave (docs/decisions/046-joining-and-leaving.md). */

/** The maximum number of adults in a family. */
export const mostParents = 4

/** For how many days an invitation works. */
export const invitationDays = 7

/** What an invitation's link and its QR code carry behind `/join#`. */
const Invitation = z.string().min(1).max(100)

/** A parent as the others of the family see them. */
export const FamilyParent = z
  .object({
    id: Id,
    name: z.string(),
    is_you: z.boolean(),
    joined_at: z.iso.datetime(),
    is_removable: z.boolean().describe('Whether who asks may remove them: those who joined later'),
  })
  .meta({ id: 'FamilyParent' })

/** An open invitation. Its link is never shown again. */
export const OpenInvitation = z
  .object({
    id: Id,
    made_by: z.string(),
    is_mailed: z.boolean(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.output<typeof OpenInvitation>

/** GET /user/family. */
export const FamilyMembers = z
  .object({
    parents: z.array(FamilyParent),
    invitations: z.array(OpenInvitation),
    places_left: z.number().int().describe('How many more can be invited'),
    may_mail: z.boolean().describe('Whether an invitation can go out by mail, too'),
  })
  .meta({ id: 'FamilyMembers' })
export type FamilyMembers = z.output<typeof FamilyMembers>

/** POST /user/family/invitations. With an address it is sent by mail, and its link is shown to no one else. */
export const InviteParent = z.object({ email: Email.optional() }).meta({ id: 'InviteParent' })

/** The only response with the invitation's link; null if it was sent by mail. */
export const MadeInvitation = OpenInvitation.extend({
  message: z.string(),
  link: z
    .object({
      url: z.string(),
      qr_rows: z.array(z.string()).describe("The url as a QR code: '1' is dark, '0' is light"),
    })
    .nullable(),
}).meta({ id: 'MadeInvitation' })
export type MadeInvitation = z.output<typeof MadeInvitation>

/** POST /api/invitations/look: in the body, because addresses are kept in logs and histories. */
export const LookAtInvitation = z
  .object({ invitation: Invitation })
  .meta({ id: 'LookAtInvitation' })

/** What the holder of an invitation may know before joining. */
export const InvitationSeen = z
  .object({ invited_by: z.string().describe('A first name'), expires_at: z.iso.datetime() })
  .meta({ id: 'InvitationSeen' })
export type InvitationSeen = z.output<typeof InvitationSeen>

/** POST /api/auth/join: creates an account in the inviting family. */
export const JoinFamily = z
  .object({ invitation: Invitation, name: PersonName, email: Email, password: NewPassword })
  .meta({ id: 'JoinFamily' })

/** 201: joined and logged in, whatever the mail server does. */
export const JoinedFamily = z
  .object({
    message: z.string(),
    user: AuthUser,
    email_status: EmailStatus,
    is_mailed: IsMailed,
  })
  .meta({ id: 'JoinedFamily' })
export type JoinedFamily = z.output<typeof JoinedFamily>

/**
 * What happens to the family that an account already has. `bring`: children, activities, hunts, credits and payments come along,
 * its number ends. `leave_behind`: everything in it is removed. `others_stay`: it continues with its other parents.
 */
export const JoinChoice = z.enum(['bring', 'leave_behind', 'others_stay'])
export type JoinChoice = z.output<typeof JoinChoice>

/** POST /user/family/join-choices: what would happen, before anything does. */
export const JoinChoices = InvitationSeen.extend({
  own: z.object({
    registration_number: z.number().int().nullable(),
    is_member: z.boolean(),
    children: z.array(z.string()).describe('Their names'),
    credits: z.number().int(),
    credits_along: z
      .number()
      .int()
      .describe('How many of them come along; the first credits of a family come once'),
    payments: z.number().int(),
    other_parents: z.array(z.string()).describe('Their names'),
  }),
  theirs: z.object({ is_member: z.boolean() }),
  choices: z.array(JoinChoice),
  why_not: z
    .enum(['already_in_family', 'administrator_cannot_join', 'premium_would_be_lost'])
    .nullable()
    .describe('Why there is no choice'),
}).meta({ id: 'JoinChoices' })
export type JoinChoices = z.output<typeof JoinChoices>

/** POST /user/family/join: with an existing account. */
export const MoveIn = z
  .object({ invitation: Invitation, choice: JoinChoice, ...proof })
  .meta({ id: 'MoveIn' })
export type MoveIn = z.output<typeof MoveIn>

/** POST /user/family/leave: into a new family. The account stays; DELETE /user removes it. */
export const LeaveParents = z
  .object({
    with_copy: z.boolean().describe('Takes a copy of the children and of what they did along'),
    ...proof,
  })
  .meta({ id: 'LeaveParents' })

/** POST /user/family/parents/{id}/remove. */
export const RemoveParent = z.object({ id: Id, ...proof }).meta({ id: 'RemoveParent' })

/** DELETE /children/{id}. Proof is needed if the child has several parents here. */
export const RemoveChild = z.object({ id: Id, ...proof }).meta({ id: 'RemoveChild' })
