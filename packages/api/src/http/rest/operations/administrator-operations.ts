import type { OperationTexts } from '../openapi-calls.ts'

/** What only administrators can do; each change is written into the audit log. */
export const administratorOperations = {
  'admin.setFeatureMode':
    'Switch a feature. `on`, `off`, or `auto`, which opens it when enough families have joined.',
  'admin.launchStats':
    'Read the figures of the launch. Families by tier and status, spots left, and what was paid.',
  'admin.launchDays':
    'Read the launch day by day. Registrations, revenue and made activities on each of the last 30 days (UTC), the oldest first.',
  'admin.waitlistQueue':
    'List the queue. Families that wait, in their order: all of them, or with a `limit` a page, whose `next_cursor` leads to the next one.',
  'admin.heldReferrals':
    'List referrals that are held. Referrals that wait for an administrator, with the signs that hold them.',
  'admin.decideReferral':
    'Decide on a referral. Accepts it, so that it counts like any other, or refuses it.',
  'admin.families':
    'List families. Newest first, page by page, narrowed by text, tier, a confirmed address and blocked ones; `total` says how many match.',
  'admin.grantCredits': {
    text: 'Give credits. The same `idempotency_key`, or header Idempotency-Key, gives them once.',
    refuses: [409],
  },
  'admin.releaseSpot': {
    text: 'Release the founding spot of a blocked family. Free for another family at once. This one keeps its number and waits; its unspent credits go with the spot.',
    refuses: [409],
  },
  'admin.blockFamily': {
    text: 'Block or unblock a family. A blocked family is logged out everywhere and cannot log in.',
    refuses: [409],
  },
  'admin.settings':
    'Read the settings. Launch date, thresholds, limits and what is shown of the spots left.',
  'admin.changeSettings': 'Change settings. What is left out stays as it is.',
  'admin.auditLog': 'Read the audit log. What administrators did, newest first, page by page.',
  'community.reports':
    'List reports. Shared activities that families have reported and no one has decided on.',
  'community.decideReport':
    'Decide on a report. `keep` shows the activity again; `remove` takes it out of the community and of every library.',
  'community.reviews':
    'List what waits to be shared. Activities that a person looks at before others see them, with the reasons.',
  'community.decideReview':
    'Decide on what waits to be shared. Shows it from now on, or declines it with a reason. Its family is told by mail.',
  'distress.helpLines':
    'List the lines of help. By country, with how sure each is, its source, and who last looked it up.',
  'distress.editHelpLine': {
    text: 'Change a line of help. As it was just looked up; parents see it at once. 409 when it was changed since `checked_at`.',
    refuses: [409],
  },
  'distress.confirmHelpLine': {
    text: 'Confirm a line of help. It is right as it stands, and parents see it. 409 when it was changed since `checked_at`.',
    refuses: [409],
  },
  'distress.withdrawHelpLine': {
    text: 'Withdraw a line of help. Parents no longer see it. 409 when it was changed since `checked_at`.',
    refuses: [409],
  },
  'mail.outbox':
    'List the mails on their way. Page by page, newest first: what waits, what went, what failed and why.',
  'mail.retry': {
    text: 'Send one mail again. Tries now and answers with what the mail server said.',
    refuses: [409],
  },
  'mail.retryWaiting': 'Send all waiting mails. Tries every mail that waits for its next try.',
  'mail.sendTest': 'Send a test mail. To the own address; answers with what the mail server said.',
  'admin.aiProviders':
    'List the providers. Each with its state and what it has done. Keys are never shown.',
  'admin.aiProviderStats':
    'Read the figures of the providers. The strategy, the primary one, and calls with what they cost.',
  'admin.aiAttempts':
    'List calls to providers. Newest first, with how each ended; of one provider or of all.',
  'admin.testAllAiProviders':
    'Test all providers. Asks each for a small activity, as a family would.',
  'admin.resetAiProviderStats':
    'Reset the figures of the providers. Counts begin at 0 again; the calls stay on record.',
  'admin.testAiProvider': {
    text: 'Test one provider. Asks for a small activity, as a family would.',
    refuses: [404],
  },
  'admin.enableAiProvider': {
    text: 'Switch a provider on. It is asked again from now on.',
    refuses: [404],
  },
  'admin.disableAiProvider': {
    text: 'Switch a provider off. It is asked no more. The primary one is a 409: choose another first.',
    refuses: [404, 409],
  },
  'admin.setPrimaryAiProvider': {
    text: 'Choose the primary provider. The one that strategies with a primary ask first.',
    refuses: [404, 409],
  },
  'admin.setAiStrategy': 'Choose the strategy. In which order providers are asked.',
  'admin.aiDiagnostics':
    'Read the diagnostics. State of the generator and of this machine, for a fault that has no other sign.',
  'admin.resetCircuitBreakers':
    'Close the circuit breakers. Providers that were left alone after failures are asked again at once.',
  'admin.forceReinitialize':
    'Restart the AI service. Breakers and figures start over. Calls that are running end as they end.',
  'admin.clearErrorCounts':
    'Forget counted failures. The figures of all providers begin at 0 again.',
  'admin.healthCheckAll': 'Check all providers. Asks each for a small activity, as a family would.',
} satisfies OperationTexts
