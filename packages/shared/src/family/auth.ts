import { z } from 'zod'
import { NextUserTier } from '../launch/offers.ts'
import { Id, Line, oneLine } from '../text/text.ts'
import { Child } from './children.ts'
import { FoundingSpot, Tier, WaitlistStatus } from './tiers.ts'

/** Length limits of a password (decisions §8). */
export const passwordLength = { min: 6, max: 256 } as const

/** The minimum length of an administrator's new password: it opens the data of all families. */
export const administratorPasswordMin = 12

/** The longest address that mail servers accept (RFC 5321). */
const emailMax = 254

/** An email address: one plain address without a display name, and nothing that a mail server would read as two. */
export const Email = z
  .string()
  .max(emailMax)
  .transform((email) => email.trim().normalize('NFKC'))
  .pipe(z.email().max(emailMax))

export const NewPassword = z
  .string()
  .min(passwordLength.min, 'Password needs at least 6 characters.')
  .max(passwordLength.max, 'Password can have at most 256 characters.')

/** The longest name of a person, in characters as a reader counts them. */
export const longestPersonName = 40

/**
 * The name on a new account, which greetings and the navigation bar show. Letters of any script with their marks, spaces, and the
 * few signs that names have. A dot ends an initial or comes before a space, so that no mail program makes a link of it. Older
 * accounts keep their names.
 */
export const PersonName = Line(100)
  .refine(
    (name) => [...name].length <= longestPersonName,
    `Please use at most ${longestPersonName} letters for your name.`,
  )
  .refine(isName, 'Please use letters only, as in Ana or Mary-Jane O’Neil.')

function isName(name: string): boolean {
  return /^['’]?\p{L}[\p{L}\p{M}\p{Join_C} '’.-]*$/u.test(name) && !/\.[\p{L}\p{M}]{2}/u.test(name)
}

/** The part of any text that can be a name, e.g. of a Google account; null if there is none. */
export function cleanPersonName(text: string): string | null {
  const letters = oneLine(text)
    .replace(/[^\p{L}\p{M}\p{Join_C} '’.-]+/gu, ' ')
    .replace(/\.(?=[\p{L}\p{M}]{2})/gu, ' ')
  const name = oneLine(
    [...oneLine(letters).replace(/^[^\p{L}]+/u, '')].slice(0, longestPersonName).join(''),
  )
  return isName(name) ? name : null
}

/**
 * A referral code as it is sent: anything short is accepted, because a registration never fails for its referral code (decisions
 * §2); only real codes count.
 */
const LooseReferralCode = z
  .string()
  .transform((code) => code.slice(0, 200))
  .nullish()

/** POST /register. The page's form adds `confirm_password` and refuses 'Passwords do not match'. */
export const RegisterFamily = z
  .object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    referral_code: LooseReferralCode,
  })
  .meta({ id: 'RegisterFamily' })

/**
 * A code of the authenticator app (six digits) or a recovery code. Spaces and dashes are ignored. Required only from
 * administrators who turned on the second step.
 */
export const SecondFactorCode = z
  .string()
  .min(1, 'Please enter the code.')
  .max(40, 'That is too long for a code.')
  .describe('A code of the authenticator app or a recovery code, where one is asked for')

/** A password that an account has or claims to have: its form is not checked. */
const OwnPassword = z.string().max(passwordLength.max)

/** Proof that the owner of the account makes the request, and not another person at the same browser. */
export const proof = {
  password: OwnPassword.optional(),
  google_token: z
    .string()
    .max(8192)
    .optional()
    .describe('What Google hands to the page, for an account without a password'),
  code: SecondFactorCode.optional(),
}

/** POST /api/login. The form of a wrong password is not checked. */
export const SignIn = z
  .object({
    email: z.string().min(1, 'Email is required.').max(emailMax),
    password: z.string().min(1, 'Password is required.').max(passwordLength.max),
    code: SecondFactorCode.optional(),
  })
  .meta({ id: 'SignIn' })

/** POST /api/auth/google: the ID token that Google's button hands to the page. */
export const GoogleSignIn = z
  .object({
    token: z.string().min(1, 'No credential received from Google').max(8192),
    referral_code: LooseReferralCode,
    invitation: z
      .string()
      .max(100)
      .optional()
      .describe('Somebody new joins the family that invites, instead of registering one'),
    code: SecondFactorCode.optional(),
  })
  .meta({ id: 'GoogleSignIn' })

/** The logged-in user as pages and integrators see it. */
export const AuthUser = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    is_admin: z.boolean(),
    tier: Tier,
    founding_member: z.boolean(),
    registration_number: z.number().int().nullable(),
    waitlist_status: WaitlistStatus,
    founding_spot: FoundingSpot,
    referral_code: z.string(),
    email_verified: z.boolean(),
    has_password: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'AuthUser' })
export type AuthUser = z.output<typeof AuthUser>

/** GET /api/auth/status. */
export const AuthStatus = z
  .object({
    authenticated: z.boolean(),
    user: AuthUser.nullable(),
    is_operator_known: z
      .boolean()
      .describe('Whether the imprint says who runs the site, where, and how to write'),
  })
  .meta({ id: 'AuthStatus' })

export const SignedIn = z.object({ message: z.string(), user: AuthUser }).meta({ id: 'SignedIn' })

export const EmailStatus = z.enum(['sent', 'failed'])

export const IsMailed = z
  .boolean()
  .describe('False where no mail server is set up, so that no mail reaches anybody')

/** POST /register, 201: the family is registered and logged in, whatever the mail server does. */
export const Registration = z
  .object({
    message: z.string(),
    success_message: z.string(),
    tier_info: NextUserTier,
    user: AuthUser,
    email_status: EmailStatus,
    is_mailed: IsMailed,
    error_type: z.literal('email_service_unavailable').optional(),
  })
  .meta({ id: 'Registration' })
export type Registration = z.output<typeof Registration>

/** POST /api/auth/google. `tierInfo` has the spec's spelling; null when an existing family logged in. */
export const GoogleSession = z
  .object({
    message: z.string(),
    user: AuthUser,
    tierInfo: NextUserTier.nullable(),
    email_status: EmailStatus.nullable(),
    is_mailed: IsMailed,
    is_new: z.boolean(),
  })
  .meta({ id: 'GoogleSession' })

/**
 * GET /api/csrf-token. `google_nonce` ties a Google login to this browser; `user_id` is the owner of the token's session, null
 * for a visitor.
 */
export const CsrfToken = z
  .object({ csrf_token: z.string(), google_nonce: z.string(), user_id: z.string().nullable() })
  .meta({ id: 'CsrfToken' })

/**
 * PUT /user/name: the name in greetings, the navigation bar and shared things from then on. 400 invalid_input with its field if
 * it is not a name, 429 rate_limited after twenty changes an hour.
 */
export const ChangeName = z.object({ name: PersonName }).meta({ id: 'ChangeName' })

/** A token from a mail link. */
const MailToken = z.string().min(1).max(200)

/** POST /api/auth/verify-email. If not logged in to that account, its password is needed, too. */
export const VerifyEmail = z
  .object({ token: MailToken, password: OwnPassword.optional() })
  .meta({ id: 'VerifyEmail' })
export const ForgotPassword = z.object({ email: Email }).meta({ id: 'ForgotPassword' })
export const ResetPassword = z
  .object({ token: MailToken, password: NewPassword })
  .meta({ id: 'ResetPassword' })
/** The token from the log, and the first administrator's data. */
export const SetUpAdministrator = z
  .object({ token: MailToken, name: PersonName, email: Email, password: NewPassword })
  .meta({ id: 'SetUpAdministrator' })
/** `current_password` may be left out only by a family that has none yet (Google). */
export const ChangePassword = z
  .object({ current_password: OwnPassword.optional(), new_password: NewPassword })
  .meta({ id: 'ChangePassword' })

/** GET /api/auth/second-factor: whether logging in asks this administrator for a code. */
export const SecondFactorState = z
  .object({ is_on: z.boolean(), recovery_codes_left: z.number().int() })
  .meta({ id: 'SecondFactorState' })

/** POST /api/auth/second-factor/start. */
export const StartSecondFactor = z
  .object({ password: OwnPassword })
  .meta({ id: 'StartSecondFactor' })

/** What sets up an authenticator app. It takes effect after a code of the app was sent. */
export const OfferedSecondFactor = z
  .object({
    secret: z.string().describe('Base32, to be typed where no code can be scanned'),
    setup_uri: z.string().describe('otpauth://…'),
    qr_rows: z.array(z.string()).describe("The setup_uri as a QR code: '1' is dark, '0' is light"),
  })
  .meta({ id: 'OfferedSecondFactor' })

/** POST /api/auth/second-factor. */
export const TurnOnSecondFactor = z
  .object({ code: SecondFactorCode })
  .meta({ id: 'TurnOnSecondFactor' })

/** The only response with the recovery codes; each works once. */
export const SecondFactorTurnedOn = z
  .object({ message: z.string(), recovery_codes: z.array(z.string()) })
  .meta({ id: 'SecondFactorTurnedOn' })

/** POST /api/auth/second-factor/turn-off. */
export const TurnOffSecondFactor = z
  .object({ password: OwnPassword, code: SecondFactorCode })
  .meta({ id: 'TurnOffSecondFactor' })

/** DELETE /user: the password, or for a family without one a fresh credential of its Google account. */
export const LeaveFamily = z
  .object({
    password: OwnPassword.optional(),
    token: z.string().max(8192).optional().describe('What Google hands to the page'),
  })
  .meta({ id: 'LeaveFamily' })

/** A browser that is logged in to this account. Its `id` only serves to log it out. */
export const SignedInBrowser = z
  .object({ id: Id, created_at: z.string(), expires_at: z.string(), is_current: z.boolean() })
  .meta({ id: 'SignedInBrowser' })
export type SignedInBrowser = z.output<typeof SignedInBrowser>

/** What this server's login screens can offer: no Google client id, no Google button. */
export const SignInOptions = z
  .object({ google_client_id: z.string().nullable() })
  .meta({ id: 'SignInOptions' })

/** GET /user/profile; also the spec's sign-in check. */
export const Profile = AuthUser.omit({ id: true })
  .extend({
    children: z.array(Child),
    child_limit: z.number().int(),
    ai_credits: z.object({
      remaining: z.number().int(),
      total: z.number().int(),
      used: z.number().int(),
    }),
    feature_access: z.record(z.string(), z.boolean()),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof Profile>
