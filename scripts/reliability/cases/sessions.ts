import type { Case } from './case.ts'

/** Accounts and sessions. */
export const sessions: readonly Case[] = [
  [
    'A session that was there before signing in, registering or Google is replaced; the old one is 401.',
    [
      'auth/sign-in: %s starts a new session and ends the one that was there',
      'auth/sign-in: a session id that a stranger planted is never taken over',
      'auth/google: signing in by Google starts a new session and ends the one that was there',
    ],
  ],
  [
    'After signing out the old cookie is 401 at both doors; signing out needs a CSRF token.',
    [
      'auth/sign-in: signing out over %s ends the session on the server, for both doors',
      'auth/csrf: no mutation runs without a token, whoever asks, and nothing changes',
    ],
  ],
  [
    'A new password, a reset, being linked to Google or being blocked ends the other sessions.',
    [
      'auth/passwords: a family changes its password; this browser stays signed in, every other one not',
      'auth/email-links: the reset link sets a new password, ends every session and proves the address',
      'auth/google: an account that a stranger made for an address goes to its owner, without the stranger',
      'admin/blocked-families: is signed out everywhere at once, and stays so when it is let in again',
    ],
  ],
  [
    'After a new password a copy of the cookie that asked for it is 401, too.',
    [
      'auth/passwords: after a change a copy of the old cookie is signed out, and this browser goes on',
    ],
  ],
  [
    'What takes a password away while it is checked or a new one is hashed stays: nobody changes it, signs in, confirms or leaves by the old one.',
    [
      'auth/password-races: a reset in the %s of a change of the password stays, and nobody is signed in by the old one',
      'auth/password-races: a Google account that takes the place of the password keeps it gone',
      'auth/password-races: a first password that two browsers set at once is that of one',
      'auth/password-races: whoever signs in while the password is reset is not signed in by the old one',
      'auth/password-races: the password that confirms an address proves itself, not the one that took its place',
      'auth/password-races: who leaves by a password that was reset meanwhile leaves nothing',
      'auth/session-races: leaves no session of 40 that were signing in with the old one',
      'auth/session-races: Google, taking the password away, leaves no session of who was signing in with it',
      'auth/session-races: ends a change of the password that another browser had under way',
      'auth/session-races: asks who was signing in for a code',
      'auth/session-races: does not turn the second step off, and uses up no code',
      'auth/session-races: does not leave with the family, by %s',
    ],
  ],
  [
    'A browser that was known before a reset, a change of the password or the second step is a stranger after it, but for the one that asked.',
    [
      'auth/session-races: makes strangers of the browsers that were known',
      'auth/session-races: by whoever runs the server does so, too',
      'auth/session-races: a change of the password makes strangers of all browsers but the one that asked',
      'auth/session-races: makes strangers of all other browsers, so that their guesses of codes are counted together',
    ],
  ],
  [
    'A link of a mail confirms nothing on load, without a session or the password of its account; no program that opens mails confirms an account that a stranger made.',
    [
      'auth/email-confirmation: the link alone, as a mail scanner opens it, confirms nothing and is not used up',
      'auth/email-confirmation: a wrong password confirms nothing, and guesses are counted as those of signing in',
      'auth/email-confirmation: a session of another account confirms nothing, with the password neither',
      'auth/email-confirmation: a newer link ends the older ones, and a used one ends all',
    ],
  ],
  [
    'Who registers with the address of somebody else keeps neither session nor password when its owner comes by Google or by a reset link.',
    [
      'auth/account-takeover: is not theirs after I followed the mail and came by Google',
      'auth/account-takeover: is not theirs when it was confirmed before a password was asked for',
      'auth/account-takeover: is mine by a reset link, too, and Google then leaves my own password alone',
      'auth/account-takeover: stays unproven when the stranger changes the password',
    ],
  ],
  [
    'A code of the second step, or a recovery code, signs in once, also when it is sent five times at once.',
    [
      'auth/second-factor: takes a code once, and none that is older than the last',
      'auth/second-factor: with one code five times at once happens once',
      'auth/second-factor: takes each recovery code once, however it is typed',
    ],
  ],
  [
    'A session ends after 30 idle days and after 90 in all; a clock that steps back brings none back.',
    [
      'auth/sessions: a session that nobody used for 30 days is over, and is removed',
      'auth/sessions: however often it is used, no session gets older than 90 days',
      'test/attack/protocol: that steps back by three days lengthens no session and brings none back',
      'chaos: clock',
    ],
  ],
  [
    'Guessing at one account, also in parallel, costs at most 10 hashes in ten minutes from one place and 100 from all places; the family itself still gets in.',
    [
      'auth/sign-in-limits: 20 wrong sign-ins at once cost at most 10 hashes, and the rest wait',
      'auth/sign-in-limits: guessing from ever new networks ends after 100 tries, and the browser of the family still gets in',
      'auth/sign-in-limits: while somebody guesses, the family itself still signs in from its own address',
    ],
  ],
  [
    'Signing in and asking for a new password answer known and unknown addresses alike, also in time.',
    [
      'auth/sign-in: an unknown address and a wrong password get the very same answer',
      'auth/sign-in: an unknown address costs a hash like a known one, so its time tells nothing',
      'auth/email-links: whoever asks for a new password learns nothing about who has an account',
      'auth/email-links: asking for a new password takes its time for unknown addresses too',
    ],
    'Registering tells that an address is taken: the spec asks for that sentence.',
  ],
  [
    'Under a storm of registrations or guesses everybody else is served, known browsers sign in, and what is too much hears 503 with a time to come back.',
    [
      'auth/sign-in-limits: more hashes than can wait are told to come back, and the rest is served',
      'auth/hashing-queue: 300 wrong sign-ins from three addresses: the browser of the family comes next',
      'auth/hashing-queue: 300 wrong sign-ins from three addresses: a new phone comes after one of each',
      'auth/hashing-queue: the cookie of one account, copied to 130 networks, is before another family once',
      'auth/hashing-queue: of one account in many browsers one has its turn, then another family; a stranger has each fourth',
      'auth/sign-in-limits: a known browser whose cookie guesses from ever new networks has 300 tries, apart from those of strangers',
      'test/registrations: the queue of password hashes is bounded: who came too late was told when to come again',
      'chaos: password-storm',
    ],
    'How slow reads become beside it stands among the faults above.',
  ],
  [
    'A Google token that is foreign, forged, old, unverified, of another site or browser, or no token is 401 and no account; without Google passwords still work.',
    [
      'auth/google: a token %s is refused and makes no account',
      'auth/google: as a credential, %s is refused',
      "auth/google: a token with this browser's own nonce is taken, and in no other browser",
      'auth/google: while the key server %s, Google waits and passwords work',
    ],
  ],
  [
    'An account that a stranger made for an address goes to its owner by Google, without the stranger’s password and sessions.',
    [
      'auth/google: an account that a stranger made for an address goes to its owner, without the stranger',
      'auth/google: a second Google identity with the address of a linked family is not let in',
    ],
  ],
  [
    'No call that changes something runs without the token of its own session; foreign forms, text and bodies without a type change nothing; neither do GET and HEAD.',
    [
      'auth/csrf: no mutation runs without a token, whoever asks, and nothing changes',
      'auth/csrf: no REST call that changes something runs without a token',
      'auth/csrf: %s token opens no mutation',
      'auth/csrf: %s changes nothing, not even with a token',
      'auth/csrf: GET and HEAD of any path change nothing, not even with a token',
      'auth/csrf: after a refusal, a fresh token and one more try succeed',
    ],
  ],
  [
    'Over https every cookie is `__Host-`, Secure, HttpOnly and SameSite=Lax; production refuses a plain-http address.',
    [
      'auth/sign-in: over %s all cookies carry every flag they can',
      'src/config: in production BASE_URL=%s is fine: %s',
    ],
    'At http://localhost, for trying it out, cookies can be neither Secure nor `__Host-` (docs/decisions/004).',
  ],
]
