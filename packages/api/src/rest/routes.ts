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
const table = [
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
  ['POST', '/api/auth/setup-administrator', 'auth.setUpAdministrator', 201],
  ['GET', '/api/auth/sign-in-options', 'auth.signInOptions'],
  ['GET', '/user/profile', 'auth.profile'],
  ['GET', '/user/mail-choice', 'mail.choice'],
  ['PUT', '/user/mail-choice', 'mail.setChoice'],
  ['GET', '/user/activity-stats', 'account.stats'],
  ['GET', '/user/export', 'account.export'],
  ['DELETE', '/user', 'auth.leave'],

  ['GET', '/feature-flags', 'flags.current'],
  ['GET', '/waitlist/status', 'waitlist.status'],
  ['POST', '/api/waitlist/referral', 'waitlist.referral'],

  ['POST', '/api/payment/create-order', 'payments.createOrder'],
  ['POST', '/api/payment/verify', 'payments.verify'],
  ['GET', '/user/receipts', 'payments.receipts'],

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

  ['GET', '/api/blueprints', 'blueprints.list'],
  ['POST', '/api/blueprints', 'blueprints.create', 201],
  ['GET', '/api/blueprints/:id', 'blueprints.byId'],
  ['PUT', '/api/blueprints/:id', 'blueprints.update'],
  ['DELETE', '/api/blueprints/:id', 'blueprints.remove'],
  ['POST', '/api/blueprints/:id/copy', 'blueprints.copy', 201],

  ['GET', '/api/scavenger-hunts', 'hunts.list'],
  ['POST', '/api/scavenger-hunts', 'hunts.create', 201],
  ['GET', '/api/scavenger-hunts/:id', 'hunts.byId'],
  ['PUT', '/api/scavenger-hunts/:id', 'hunts.update'],
  ['DELETE', '/api/scavenger-hunts/:id', 'hunts.remove'],
  ['POST', '/api/scavenger-hunts/:id/complete', 'hunts.complete'],
  ['GET', '/premium/activities', 'library.premium'],
  ['POST', '/user/save-activity', 'library.save'],

  ['GET', '/community/activities', 'community.list'],
  ['GET', '/community/trending', 'community.trending'],
  ['POST', '/community/download-activity/:id', 'community.download'],
  ['POST', '/community/share-activity', 'community.share', 201],
  ['POST', '/community/activities/:id/rating', 'community.rate'],
  ['GET', '/community/activities/:id/outcome', 'community.outcome'],
  ['POST', '/community/activities/:id/outcome', 'community.tellOutcome'],
  ['POST', '/community/activities/:id/report', 'community.report'],
  ['GET', '/user/shareable-activities', 'community.shareable'],

  ['GET', '/ai/generation-status', 'generator.status'],
  ['GET', '/api/ai/credits', 'generator.credits'],
  ['GET', '/api/ai/activity-suggestions', 'generator.suggestions'],
  ['POST', '/api/ai/generate-activity', 'generator.generateWhole'],
  ['GET', '/user/generated-activities', 'generator.mine'],
  ['GET', '/api/ai/health', 'health.ai'],
  ['GET', '/api/system/service-status', 'health.services'],

  ['POST', '/api/admin/feature-flags', 'admin.setFeatureMode'],
  ['GET', '/api/admin/launch-stats', 'admin.launchStats'],
  ['GET', '/api/admin/launch-days', 'admin.launchDays'],
  ['GET', '/api/admin/waitlist-queue', 'admin.waitlistQueue'],
  ['GET', '/api/admin/referrals', 'admin.heldReferrals'],
  ['POST', '/api/admin/referrals/:id', 'admin.decideReferral'],
  ['GET', '/api/admin/reports', 'community.reports'],
  ['POST', '/api/admin/reports/:id', 'community.decideReport'],
  ['GET', '/api/admin/community-reviews', 'community.reviews'],
  ['POST', '/api/admin/community-reviews/:id', 'community.decideReview'],
  ['GET', '/api/admin/families', 'admin.families'],
  ['POST', '/api/admin/families/:id/credits', 'admin.grantCredits'],
  ['POST', '/api/admin/families/:id/block', 'admin.blockFamily'],
  ['GET', '/api/admin/settings', 'admin.settings'],
  ['PUT', '/api/admin/settings', 'admin.changeSettings'],
  ['GET', '/api/admin/audit-log', 'admin.auditLog'],
  ['GET', '/api/admin/mail-outbox', 'mail.outbox'],
  ['POST', '/api/admin/mail-outbox/retry', 'mail.retryWaiting'],
  ['POST', '/api/admin/mail-outbox/test', 'mail.sendTest'],
  ['POST', '/api/admin/mail-outbox/:id/retry', 'mail.retry'],
  ['GET', '/api/admin/ai-providers', 'admin.aiProviders'],
  ['GET', '/api/admin/ai-provider-stats', 'admin.aiProviderStats'],
  ['GET', '/api/admin/ai-attempts', 'admin.aiAttempts'],
  ['POST', '/api/admin/ai-providers/test-all', 'admin.testAllAiProviders'],
  ['POST', '/api/admin/ai-providers/reset-stats', 'admin.resetAiProviderStats'],
  ['POST', '/api/admin/ai-providers/test', 'admin.testAiProvider'],
  ['POST', '/api/admin/ai-providers/enable', 'admin.enableAiProvider'],
  ['POST', '/api/admin/ai-providers/disable', 'admin.disableAiProvider'],
  ['POST', '/api/admin/ai-providers/set-primary', 'admin.setPrimaryAiProvider'],
  ['POST', '/api/admin/ai-providers/set-strategy', 'admin.setAiStrategy'],
  ['GET', '/api/admin/ai-emergency-debug', 'admin.aiDiagnostics'],
  ['POST', '/api/admin/ai-emergency-debug/reset-circuit-breakers', 'admin.resetCircuitBreakers'],
  ['POST', '/api/admin/ai-emergency-debug/force-reinitialize', 'admin.forceReinitialize'],
  ['POST', '/api/admin/ai-emergency-debug/clear-error-counts', 'admin.clearErrorCounts'],
  ['POST', '/api/admin/ai-emergency-debug/health-check-all', 'admin.healthCheckAll'],
] as const satisfies readonly Route[]

export const routes: readonly Route[] = table

/** A procedure that has a literal path. */
export type RestProcedure = (typeof table)[number][2]
