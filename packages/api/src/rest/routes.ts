import type { ProcedurePath } from './procedures.ts'

/** Method, literal path, procedure, and the status of success where it is not 200. */
export type Route = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/${string}`,
  procedure: ProcedurePath,
  status?: 201,
]

/**
 * The table: the spec's literal paths (parts one and two, §7; decisions §6), each a procedure. Hold it
 * against the spec row by row; `test/routes.test.ts` does. The more literal path stands first.
 */
export const routes: readonly Route[] = [
  ['GET', '/api/csrf-token', 'auth.csrfToken'],
  ['GET', '/registration-info', 'auth.registrationInfo'],
  ['POST', '/register', 'auth.register', 201],
  ['POST', '/api/login', 'auth.login'],
  ['POST', '/api/auth/google', 'auth.google'],
  ['POST', '/api/logout', 'auth.logout'],
  ['GET', '/api/auth/status', 'auth.status'],
  ['POST', '/api/auth/verify-email', 'auth.verifyEmail'],
  ['POST', '/api/auth/resend-verification', 'auth.resendVerification'],
  ['POST', '/api/auth/forgot-password', 'auth.forgotPassword'],
  ['POST', '/api/auth/reset-password', 'auth.resetPassword'],
  ['POST', '/api/auth/change-password', 'auth.changePassword'],
  ['GET', '/api/auth/sign-in-options', 'auth.signInOptions'],
  ['GET', '/user/profile', 'auth.profile'],

  ['GET', '/children', 'children.list'],
  ['POST', '/children', 'children.add', 201],
  ['PUT', '/children/:id', 'children.update'],
  ['DELETE', '/children/:id', 'children.remove'],

  ['GET', '/activities', 'activities.list'],
  ['GET', '/activities/public', 'activities.listSamples'],
  ['GET', '/activities/free', 'activities.listFree'],
  ['POST', '/activities/download/:id', 'downloads.request'],
  ['GET', '/activities/:id', 'activities.byId'],
  ['GET', '/activities/:id/status', 'activities.status'],
  ['POST', '/activities/:id/complete', 'activities.complete'],
  ['POST', '/activities/:id/favorite', 'activities.favorite'],
]
