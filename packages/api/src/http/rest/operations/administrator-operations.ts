import type { OperationTexts } from '../openapi-calls.ts'

/** What only administrators can call; each change is written into the audit log. */
export const administratorOperations = {
  'admin.setFeatureMode': {
    summary: 'Switch a feature',
    description: '`on`, `off`, or `auto`, which opens it when enough families have joined.',
  },
  'admin.launchStats': {
    summary: 'Read the figures of the launch',
    description: 'Families by tier and status, spots left, and what was paid.',
  },
  'admin.launchDays': {
    summary: 'Read the launch day by day',
    description:
      'Registrations, revenue and made activities on each of the last 30 days (UTC), the oldest first.',
  },
  'admin.waitlistQueue': {
    summary: 'List the queue',
    description:
      'Families that wait, in their order: all of them, or with a `limit` a page, whose `next_cursor` leads to the next one.',
  },
  'admin.heldReferrals': {
    summary: 'List referrals that are held',
    description: 'Referrals that wait for an administrator, with the signs that hold them.',
  },
  'admin.decideReferral': {
    summary: 'Decide on a referral',
    description: 'Accepts it, so that it counts like any other, or refuses it.',
  },
  'admin.families': {
    summary: 'List families',
    description:
      'Newest first, page by page, narrowed by text, tier, a confirmed address and blocked ones; `total` says how many match.',
  },
  'admin.grantCredits': {
    summary: 'Give credits',
    description: 'The same `idempotency_key`, or header Idempotency-Key, gives them once.',
    refuses: [409],
  },
  'admin.releaseSpot': {
    summary: 'Release the founding spot of a blocked family',
    description:
      'Free for another family at once. This one keeps its number and waits; its unspent credits go with the spot.',
    refuses: [409],
  },
  'admin.blockFamily': {
    summary: 'Block or unblock a family',
    description: 'A blocked family is logged out everywhere and cannot log in.',
    refuses: [409],
  },
  'admin.settings': {
    summary: 'Read the settings',
    description: 'Launch date, thresholds, limits and what is shown of the spots left.',
  },
  'admin.changeSettings': {
    summary: 'Change settings',
    description: 'What is left out stays as it is.',
  },
  'admin.auditLog': {
    summary: 'Read the audit log',
    description: 'What administrators did, newest first, page by page.',
  },
  'community.reports': {
    summary: 'List reports',
    description: 'Shared activities that families have reported and no one has decided on.',
  },
  'community.decideReport': {
    summary: 'Decide on a report',
    description:
      '`keep` shows the activity again; `remove` takes it out of the community and of every library.',
  },
  'community.reviews': {
    summary: 'List what waits to be shared',
    description: 'Activities that a person looks at before others see them, with the reasons.',
  },
  'community.decideReview': {
    summary: 'Decide on what waits to be shared',
    description: 'Shows it from now on, or declines it with a reason. Its family is told by mail.',
  },
  'distress.helpLines': {
    summary: 'List the lines of help',
    description: 'By country, with how sure each is, its source, and who last looked it up.',
  },
  'distress.editHelpLine': {
    summary: 'Change a line of help',
    description:
      'As it was just looked up; parents see it at once. 409 when it was changed since `checked_at`.',
    refuses: [409],
  },
  'distress.confirmHelpLine': {
    summary: 'Confirm a line of help',
    description:
      'It is right as it stands, and parents see it. 409 when it was changed since `checked_at`.',
    refuses: [409],
  },
  'distress.withdrawHelpLine': {
    summary: 'Withdraw a line of help',
    description: 'Parents no longer see it. 409 when it was changed since `checked_at`.',
    refuses: [409],
  },
  'mail.outbox': {
    summary: 'List the mails on their way',
    description: 'Page by page, newest first: what waits, what went, what failed and why.',
  },
  'mail.retry': {
    summary: 'Send one mail again',
    description: 'Tries now and answers with what the mail server said.',
    refuses: [409],
  },
  'mail.retryWaiting': {
    summary: 'Send all waiting mails',
    description: 'Tries every mail that waits for its next try.',
  },
  'mail.sendTest': {
    summary: 'Send a test mail',
    description: 'To the own address; answers with what the mail server said.',
  },
  'admin.aiProviders': {
    summary: 'List the providers',
    description: 'Each with its state and what it has done. Keys are never shown.',
  },
  'admin.aiProviderStats': {
    summary: 'Read the figures of the providers',
    description: 'The strategy, the primary one, and calls with what they cost.',
  },
  'admin.aiAttempts': {
    summary: 'List calls to providers',
    description: 'Newest first, with how each ended; of one provider or of all.',
  },
  'admin.testAllAiProviders': {
    summary: 'Test all providers',
    description: 'Asks each for a small activity, as a family would.',
  },
  'admin.resetAiProviderStats': {
    summary: 'Reset the figures of the providers',
    description: 'Counts begin at 0 again; the calls stay on record.',
  },
  'admin.testAiProvider': {
    summary: 'Test one provider',
    description: 'Asks for a small activity, as a family would.',
    refuses: [404],
  },
  'admin.enableAiProvider': {
    summary: 'Switch a provider on',
    description: 'It is asked again from now on.',
    refuses: [404],
  },
  'admin.disableAiProvider': {
    summary: 'Switch a provider off',
    description: 'It is asked no more. The primary one is a 409: choose another first.',
    refuses: [404, 409],
  },
  'admin.setPrimaryAiProvider': {
    summary: 'Choose the primary provider',
    description: 'The one that strategies with a primary ask first.',
    refuses: [404, 409],
  },
  'admin.setAiStrategy': {
    summary: 'Choose the strategy',
    description: 'In which order providers are asked.',
  },
  'admin.aiDiagnostics': {
    summary: 'Read the diagnostics',
    description: 'State of the generator and of this machine, for a fault that has no other sign.',
  },
  'admin.resetCircuitBreakers': {
    summary: 'Close the circuit breakers',
    description: 'Providers that were left alone after failures are asked again at once.',
  },
  'admin.forceReinitialize': {
    summary: 'Restart the AI service',
    description: 'Breakers and figures start over. Calls that are running end as they end.',
  },
  'admin.clearErrorCounts': {
    summary: 'Forget counted failures',
    description: 'The figures of all providers begin at 0 again.',
  },
  'admin.healthCheckAll': {
    summary: 'Check all providers',
    description: 'Asks each for a small activity, as a family would.',
  },
} satisfies OperationTexts
