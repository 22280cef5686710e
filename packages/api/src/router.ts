import type {} from '@trpc/server/unstable-core-do-not-import'
import { accountRouter } from './features/account/account.router.ts'
import { activitiesRouter } from './features/activities/activities.router.ts'
import { adminRouter } from './features/admin/admin.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { childrenRouter } from './features/children/children.router.ts'
import { communityRouter } from './features/community/community.router.ts'
import { downloadsRouter } from './features/downloads/downloads.router.ts'
import { flagsRouter } from './features/flags/flags.router.ts'
import { generatorRouter } from './features/generator/generator.router.ts'
import { healthRouter } from './features/health/health.router.ts'
import { libraryRouter } from './features/library/library.router.ts'
import { waitlistRouter } from './features/waitlist/waitlist.router.ts'
import { createCallerFactory, router } from './trpc.ts'

/** Every capability of the product, one line per feature. */
export const appRouter = router({
  account: accountRouter,
  activities: activitiesRouter,
  admin: adminRouter,
  auth: authRouter,
  children: childrenRouter,
  community: communityRouter,
  downloads: downloadsRouter,
  flags: flagsRouter,
  generator: generatorRouter,
  health: healthRouter,
  library: libraryRouter,
  waitlist: waitlistRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
