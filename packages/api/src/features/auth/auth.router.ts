import {
  AuthStatus,
  ChangeName,
  ChangePassword,
  CsrfToken,
  ForgotPassword,
  GoogleSession,
  GoogleSignIn,
  LeaveFamily,
  OfferedSecondFactor,
  Profile,
  RegisterFamily,
  Registration,
  ResetPassword,
  SecondFactorState,
  SecondFactorTurnedOn,
  SetUpAdministrator,
  SignedIn,
  SignedInBrowser,
  SignIn,
  SignInOptions,
  StartSecondFactor,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
  VerifyEmail,
} from '@fgm/shared/family/auth'
import { JoinedFamily, JoinFamily } from '@fgm/shared/family/parents'
import { RegistrationInfo } from '@fgm/shared/launch/offers'
import { isOperatorKnown } from '@fgm/shared/operator'
import { canonicalEmail } from '@fgm/shared/text/email-address'
import { ById, Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import { largerNetwork, throttleAddress } from '../../core/context.ts'
import {
  adminProcedure,
  auditedProcedure,
  nothing,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { profileOf } from '../account/account.ts'
import { currentRegistrationInfo } from '../offers/offers.ts'
import { writtenOperator } from '../operator/operator.ts'
import { familyOf } from '../parents/parents.ts'
import { noteVisit } from '../reminders/reminders.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { setUpAdministrator } from './administrators.ts'
import { authUserOf, changeName, toAuthUser } from './auth.ts'
import { csrfToken, googleNonce } from './cookies.ts'
import { originOf } from './devices.ts'
import { forgotPassword, resendVerification, resetPassword } from './email-links.ts'
import { leave } from './leaving.ts'
import { isMailed, joinWithPassword, registerFamily, tierInfoOf } from './registration.ts'
import { checkSecondFactor, secondFactorState, startSecondFactor } from './second-factor.ts'
import { aboutThemselves, turnOff, turnOn } from './second-factor-changes.ts'
import { signBrowserOut, signedInBrowsers } from './sessions.ts'
import {
  changePassword,
  checkPassword,
  confirmByLink,
  currentCaller,
  endSession,
  requirePassword,
  signInWithGoogle,
  startSession,
} from './sign-in.ts'

export const authRouter = router({
  csrfToken: publicProcedure
    .input(nothing)
    .output(CsrfToken)
    .query(({ ctx }) => ({
      csrf_token: csrfToken(ctx.deps, ctx.browser_secret ?? ''),
      google_nonce: googleNonce(ctx.deps, ctx.browser_secret ?? ''),
      user_id: ctx.parent?.id ?? null,
    })),

  signInOptions: publicProcedure
    .input(nothing)
    .output(SignInOptions)
    .query(({ ctx }) => ({ google_client_id: ctx.deps.config.google?.client_id ?? null })),

  registrationInfo: publicProcedure
    .input(nothing)
    .output(RegistrationInfo)
    .query(({ ctx }) => currentRegistrationInfo(ctx.deps)),

  status: publicProcedure
    .input(nothing)
    .output(AuthStatus)
    .query(({ ctx }) => {
      // Every visit of the pages begins with this query.
      if (ctx.family) noteVisit(ctx.deps.db, ctx.family.id)
      return {
        authenticated: ctx.parent !== null,
        user: ctx.parent && ctx.family ? toAuthUser(ctx.parent, ctx.family) : null,
        is_operator_known: isOperatorKnown(writtenOperator(ctx.deps.db)),
      }
    }),

  profile: userProcedure
    .input(nothing)
    .output(Profile)
    .query(({ ctx }) => profileOf(ctx.deps, ctx)),

  register: publicProcedure
    .input(RegisterFamily)
    .output(Registration)
    .mutation(async ({ ctx, input }) => {
      const client = throttleAddress(ctx.remote_address)
      countAttempt(ctx.deps, limits.register_by_address, client)
      const origin = originOf(ctx)
      const network = largerNetwork(ctx.remote_address)
      const from = { origin, client, network }
      const { parent, registration } = await registerFamily(ctx.deps, { ...input, ...from })
      await startSession(ctx, parent, origin)
      return registration
    }),

  join: publicProcedure
    .input(JoinFamily)
    .output(JoinedFamily)
    .mutation(async ({ ctx, input }) => {
      const client = throttleAddress(ctx.remote_address)
      countAttempt(ctx.deps, limits.register_by_address, client)
      countAttempt(ctx.deps, limits.mail_by_typed_address, canonicalEmail(input.email))
      const network = largerNetwork(ctx.remote_address)
      const { parent, joined } = await joinWithPassword(ctx.deps, { ...input, client, network })
      await startSession(ctx, parent)
      return joined
    }),

  login: publicProcedure
    .input(SignIn)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) => {
      const parent = await checkPassword(ctx, input)
      checkSecondFactor(ctx, parent, input.code)
      await startSession(ctx, parent)
      return { message: 'Welcome back', user: authUserOf(ctx.deps.db, parent) }
    }),

  google: publicProcedure
    .input(GoogleSignIn)
    .output(GoogleSession)
    .mutation(async ({ ctx, input }) => {
      const origin = originOf(ctx)
      const { parent, is_new, is_sent } = await signInWithGoogle(ctx, { ...input, origin })
      await startSession(ctx, parent, origin)
      const family = familyOf(ctx.deps.db, parent)
      return {
        message: is_new ? 'Registration successful' : 'Welcome back',
        user: toAuthUser(parent, family),
        tierInfo: is_new && !input.invitation ? tierInfoOf(ctx.deps.db, family) : null,
        email_status: is_sent === null ? null : is_sent ? 'sent' : 'failed',
        is_mailed: isMailed(ctx.deps),
        is_new,
      }
    }),

  logout: publicProcedure
    .input(nothing)
    .output(Message)
    .mutation(async ({ ctx }) => {
      await endSession(ctx)
      return { message: 'You are logged out.' }
    }),

  verifyEmail: publicProcedure
    .input(VerifyEmail)
    .output(Message)
    .mutation(({ ctx, input }) => confirmByLink(ctx, input)),

  resendVerification: userProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => {
      countAttempt(ctx.deps, limits.mail_by_account, ctx.parent.id)
      return resendVerification(ctx.deps, ctx.parent)
    }),

  forgotPassword: publicProcedure
    .input(ForgotPassword)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.mail_by_address, throttleAddress(ctx.remote_address))
      countAttempt(ctx.deps, limits.mail_by_typed_address, canonicalEmail(input.email))
      return forgotPassword(ctx.deps, input.email)
    }),

  resetPassword: publicProcedure
    .input(ResetPassword)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      return resetPassword(ctx.deps, input.token, input.password)
    }),

  setUpAdministrator: publicProcedure
    .input(SetUpAdministrator)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      const parent = await setUpAdministrator(ctx.deps, input)
      await startSession(ctx, parent)
      return { message: 'You are the administrator now.', user: authUserOf(ctx.deps.db, parent) }
    }),

  changeName: userProcedure
    .input(ChangeName)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.name_by_account, ctx.parent.id)
      return changeName(ctx.deps.db, ctx.parent, input.name)
    }),

  changePassword: userProcedure
    .input(ChangePassword)
    .output(Message)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  secondFactor: adminProcedure
    .input(nothing)
    .output(SecondFactorState)
    .query(({ ctx }) => secondFactorState(ctx.deps.db, ctx.parent)),

  startSecondFactor: auditedProcedure
    .input(StartSecondFactor)
    .output(OfferedSecondFactor)
    .mutation(async ({ ctx, input }) => {
      await requirePassword(ctx, input.password)
      return ctx.audited(aboutThemselves(ctx.parent), (deps) =>
        startSecondFactor(deps, currentCaller(deps.db, ctx)),
      )
    }),

  turnOnSecondFactor: auditedProcedure
    .input(TurnOnSecondFactor)
    .output(SecondFactorTurnedOn)
    .mutation(({ ctx, input }) => turnOn(ctx, input.code)),

  turnOffSecondFactor: auditedProcedure
    .input(TurnOffSecondFactor)
    .output(Message)
    .mutation(({ ctx, input }) => turnOff(ctx, input)),

  browsers: userProcedure
    .input(nothing)
    .output(z.object({ browsers: z.array(SignedInBrowser) }).meta({ id: 'SignedInBrowsers' }))
    .query(({ ctx }) => ({
      browsers: signedInBrowsers(ctx.deps.db, ctx.parent, ctx.session_id),
    })),

  signBrowserOut: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => signBrowserOut(ctx.deps.db, ctx.parent, input.id)),

  leave: userProcedure
    .input(LeaveFamily)
    .output(Message)
    .mutation(({ ctx, input }) => leave(ctx, input)),
})
