import { activitiesRouter } from './features/activities/activities.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { childrenRouter } from './features/children/children.router.ts'
import { downloadsRouter } from './features/downloads/downloads.router.ts'
import { createCallerFactory, router } from './trpc.ts'

/** Every capability of the product, one line per feature. */
export const appRouter = router({
  activities: activitiesRouter,
  auth: authRouter,
  children: childrenRouter,
  downloads: downloadsRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
