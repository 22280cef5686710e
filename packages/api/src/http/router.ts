import type {} from '@trpc/server/unstable-core-do-not-import'
import { router } from '../core/trpc.ts'
import { accountRouter } from '../features/account/account.router.ts'
import { activitiesRouter } from '../features/activities/activities.router.ts'
import { adminRouter } from '../features/admin/admin.router.ts'
import { authRouter } from '../features/auth/auth.router.ts'
import { blueprintsRouter } from '../features/blueprints/blueprints.router.ts'
import { childrenRouter } from '../features/children/children.router.ts'
import { communityRouter } from '../features/community/community.router.ts'
import { dayLinksRouter } from '../features/day-links/day-links.router.ts'
import { distressRouter } from '../features/distress/distress.router.ts'
import { downloadsRouter } from '../features/downloads/downloads.router.ts'
import { familiesRouter } from '../features/families/families.router.ts'
import { flagsRouter } from '../features/flags/flags.router.ts'
import { generatorRouter } from '../features/generator/generator.router.ts'
import { healthRouter } from '../features/health/health.router.ts'
import { huntsRouter } from '../features/hunts/hunts.router.ts'
import { libraryRouter } from '../features/library/library.router.ts'
import { mailRouter } from '../features/mail/mail.router.ts'
import { operatorRouter } from '../features/operator/operator.router.ts'
import { paymentsRouter } from '../features/payments/payments.router.ts'
import { remindersRouter } from '../features/reminders/reminders.router.ts'
import { tokensRouter } from '../features/tokens/tokens.router.ts'
import { waitlistRouter } from '../features/waitlist/waitlist.router.ts'

/** Every capability of the product, one line per feature. */
export const appRouter = router({
  account: accountRouter,
  activities: activitiesRouter,
  admin: adminRouter,
  auth: authRouter,
  blueprints: blueprintsRouter,
  children: childrenRouter,
  community: communityRouter,
  dayLinks: dayLinksRouter,
  distress: distressRouter,
  downloads: downloadsRouter,
  families: familiesRouter,
  flags: flagsRouter,
  generator: generatorRouter,
  health: healthRouter,
  mail: mailRouter,
  operator: operatorRouter,
  payments: paymentsRouter,
  library: libraryRouter,
  reminders: remindersRouter,
  tokens: tokensRouter,
  waitlist: waitlistRouter,
  hunts: huntsRouter,
})

export type AppRouter = typeof appRouter
