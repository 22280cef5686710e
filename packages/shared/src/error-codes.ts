import { z } from 'zod'

/**
 * Every code of a refusal, under the one HTTP status it comes with. Integrators and our own pages branch on
 * these, never on a sentence; a code that was given once keeps its meaning (docs/decisions/038-error-codes.md).
 * Pages import the type alone: the list would weigh on the first load.
 */
export const errorCodes = {
  400: [
    'already_in_library',
    'broken_link',
    'child_age_outside',
    'completion_does_not_fit',
    'csrf',
    'google_mismatch',
    'google_needed',
    'google_not_set_up',
    'incomplete_request',
    'invalid_input',
    'not_json',
    'not_shareable',
    'password_in_address',
    'password_missing',
    'payment_not_verified',
    'second_factor_not_started',
    'stale_link',
    'unknown_page',
    'unsafe_text',
    'weak_password',
    'wrong_code',
    'wrong_password',
    'wrong_signature',
  ],
  401: [
    'google_refused',
    'password_required',
    'second_factor_required',
    'second_factor_wrong',
    'signed_out',
    'token_expired',
    'token_invalid',
    'token_missing',
    'wrong_login',
  ],
  402: ['no_credits'],
  403: [
    'access_denied',
    'account_blocked',
    'administrator_cannot_leave',
    'blueprint_limit',
    'child_limit',
    'coming_soon',
    'generator_closed',
    'hunt_limit',
    'locked',
    'no_openings_left',
    'no_test_checkout',
    'not_done_yet',
    'not_premium',
    'not_saved_yet',
    'other_account',
    'payments_closed',
    'ready_made',
    'removed_by_administrator',
    'scope_missing',
    'session_required',
    'spot_not_open',
    'token_limit',
  ],
  404: ['not_found'],
  405: ['wrong_method'],
  409: [
    'already_premium',
    'already_reported',
    'already_shared',
    'credits_given_already',
    'declined_unchanged',
    'email_confirmed_already',
    'email_taken',
    'export_too_large',
    'help_line_changed',
    'is_administrator',
    'mail_is_being_sent',
    'mail_sent_already',
    'mail_unwanted',
    'not_blocked',
    'order_paid_already',
    'own_account',
    'own_activity',
    'password_changed',
    'primary_provider',
    'saved_elsewhere',
    'second_factor_off',
    'second_factor_on',
    'under_review',
    'waiting_for_review',
  ],
  413: ['too_large'],
  415: ['unsupported_media_type'],
  422: ['idempotency_key_reused'],
  429: [
    'cooldown_active',
    'daily_limit_exceeded',
    'hourly_limit_exceeded',
    'monthly_limit_exceeded',
    'rate_limited',
    'too_many_at_once',
  ],
  499: ['stopped'],
  500: ['server_error'],
  503: [
    'busy',
    'generation_failed',
    'generation_under_way',
    'google_unavailable',
    'maintenance',
    'no_room',
    'payment_unavailable',
    'printable_too_slow',
    'registrations_paused',
  ],
} as const

/** The statuses that refusals come with. */
export type ErrorStatus = keyof typeof errorCodes
/** The codes of one status. */
export type ErrorCodeOf<Status extends ErrorStatus> = (typeof errorCodes)[Status][number]

/** What kind of refusal it is, for programs; the sentence may change or come in another language. */
export const ErrorCode = z
  .enum(Object.values(errorCodes).flat())
  .meta({ id: 'ErrorCode', description: 'What kind of refusal it is; a code keeps its meaning' })
export type ErrorCode = z.output<typeof ErrorCode>
