import type { Row } from './row.ts'

/** V6 to V11: accounts, sessions, access and cryptography. */
export const accounts: readonly Row[] = [
  [
    'V6.1.1',
    'Limits of guessing written down, and no locking out of others',
    [
      'docs/decisions/025-guessing.md',
      'auth/sign-in-limits: guessing from ever new networks ends after 100 tries, and the browser of the family still gets in',
      'auth/sign-in-limits: while somebody guesses, the family itself still signs in from its own address',
    ],
  ],
  [
    'V6.1.3, V6.3.4',
    'Both ways to sign in are equally strict',
    [
      'auth/sign-in: %s starts a new session and ends the one that was there',
      'admin/blocked-families: does not get in by Google either, nor is its address taken over',
    ],
  ],
  [
    'V6.2.1',
    'Passwords of 8 letters or more',
    [],
    'Deviation: the spec says 6. Common passwords are refused, guessing is limited, and any 256 characters may be used. Administrators need 12.',
  ],
  [
    'V6.2.2-V6.2.3',
    'Change a password, asking for the old one',
    [
      'auth/passwords: a family changes its password; this browser stays signed in, every other one not',
      'auth/passwords: with a %s current password nothing changes',
    ],
  ],
  [
    'V6.2.4, V6.2.11-V6.2.12',
    'Refuse common and product passwords',
    [
      'auth/password-strength: %j is one of the first that others would try',
      'auth/password-strength: %j is what others know of Maria',
      'auth/passwords: a new password %s is refused with a sentence',
      'auth/email-links: a new password %s is refused, and the link still works',
    ],
    'The list has about 43,000 of six letters or more; the name of the product and of the parent are refused, too.',
  ],
  [
    'V6.2.5, V6.2.8-V6.2.9',
    'Any characters, none cut off, 64 and more',
    [
      'auth/registration: a password of %s works as it was typed',
      'auth/registration: a password is the same however the keyboard composes its accents',
    ],
  ],
  [
    'V6.3.1',
    'Stuffing and spraying',
    [
      'auth/sign-in-limits: trying one password on many accounts ends after 100 tries from one address',
      'auth/sign-in-limits: 20 wrong sign-ins at once cost at most 10 hashes, and the rest wait',
      'auth/sign-in-limits: guessing from ever new networks ends after 100 tries, and the browser of the family still gets in',
    ],
  ],
  [
    'V6.3.2',
    'No accounts by default',
    [
      'auth/sign-in: the first administrator takes no number and no founding spot',
      'src/config: without a single variable the product runs, on this machine only',
    ],
    'There is none until `ADMIN_EMAIL` and `ADMIN_PASSWORD` name one.',
  ],
  [
    'V6.3.3',
    'A second factor',
    [
      'auth/second-factor: asks for the code after the right password only, and makes no session before',
      'auth/second-factor: takes a code once, and none that is older than the last',
      'auth/second-factor: counts guesses by account and place, before they are looked at',
      'auth/second-factor: by Google asks for the code, too, and joins nothing before it',
    ],
    'Deviation: administrators may turn one on and need not. Families may use Google’s.',
  ],
  [
    'V6.4.3',
    'Resetting safely',
    [
      'auth/email-links: a reset link works once, and its elder sisters not any more',
      'auth/email-links: a reset link works for one hour',
      'auth/email-links: what a mail link holds is kept only as a hash, and mails name our own address',
    ],
  ],
  [
    'V6.8.1',
    'Google families by `sub`, not by address',
    [
      'auth/google: the same family comes back to its account, whatever address Google has for it now',
      'auth/google: a second Google identity with the address of a linked family is not let in',
    ],
  ],
  [
    'V6.8.2, V9.1.1-V9.2.3',
    'ID tokens: signature, kind, keys, times, audience',
    [
      'auth/google: a token %s is refused and makes no account',
      'auth/google: while the key server %s, Google waits and passwords work',
    ],
  ],
  [
    'V7.1.1-V7.1.2',
    'Lifetimes written down',
    ['docs/decisions/025-guessing.md', 'auth/sessions: a new session lasts 30 days'],
  ],
  [
    'V7.2.1-V7.2.3',
    'Sessions on the server, unguessable',
    [
      'auth/sign-in: what the cookie holds is nowhere in the database, only its SHA-256',
      'auth/sign-in: the hash of a session is no session',
    ],
  ],
  [
    'V7.2.4',
    'A new session at each sign-in',
    [
      'auth/sign-in: %s starts a new session and ends the one that was there',
      'auth/sign-in: a session id that a stranger planted is never taken over',
    ],
  ],
  [
    'V7.3.1-V7.3.2',
    'An end by idleness and by age',
    [
      'auth/sessions: a session that nobody used for 30 days is over, and is removed',
      'auth/sessions: however often it is used, no session gets older than 90 days',
    ],
  ],
  [
    'V7.4.1-V7.4.3',
    'Ends that are ends',
    [
      'auth/sign-in: signing out over %s ends the session on the server, for both doors',
      'admin/blocked-families: is signed out everywhere at once, and stays so when it is let in again',
      'auth/sessions: a deleted family is signed out everywhere',
    ],
  ],
  [
    'V7.4.5, V7.5.2',
    'See and end sessions',
    [
      'auth/leaving: are listed, and signed out one by one',
      'admin/blocked-families: is signed out everywhere at once, and stays so when it is let in again',
    ],
  ],
  [
    'V7.5.1',
    'Ask again before what matters',
    [
      'auth/leaving: with %s it stays',
      'auth/passwords: with a %s current password nothing changes',
    ],
  ],
  [
    'V7.6.2',
    'No session behind one’s back',
    [
      'auth/csrf: no mutation runs without a token, whoever asks, and nothing changes',
      "auth/google: a token with this browser's own nonce is taken, and in no other browser",
    ],
  ],
  [
    'V8.1.1-V8.1.2',
    'Who may do what, written down',
    [
      'packages/api/openapi.json',
      'test/attack/authorization: is not there for $call, at both doors',
    ],
    'Every procedure is public, of the signed-in or of administrators by its very kind (`packages/api/src/trpc.ts`).',
  ],
  [
    'V8.2.1',
    'Access to functions',
    [
      'admin/audited-changes: %s is refused to visitors with 401 and to parents with 403',
      'test/attack/authorization: %s is 401 for visitors and 403 for parents, by GET and POST',
      'attack: opened what is for administrators',
    ],
  ],
  [
    'V8.2.2',
    'Access to things',
    [
      'test/attack/authorization: is not there for $call, at both doors',
      'test/attack/authorization: cannot be named in a body or a query either',
    ],
  ],
  [
    'V8.2.3, V15.3.1, V15.3.3',
    'Access to fields',
    [
      'test/attack/authorization: changes nothing at $call',
      'scripts/house-rules: says what every procedure answers',
      'admin/families: tells what an administrator needs to know, and nothing that opens an account',
    ],
  ],
  [
    'V8.3.1',
    'Decided on the server',
    [
      'library/library: leaks to nobody: no list, no page, no printable, no mark',
      'payments/orders: takes no amount, no skipping and no test mode from a client',
    ],
  ],
  [
    'V10.1.2, V10.5.1',
    'A nonce of ours, used once',
    ["auth/google: a token with this browser's own nonce is taken, and in no other browser"],
    'Deviation in part: our own button always sends one; a token of an integrator may come without, for the spec’s call has no place for it (docs/decisions/006).',
  ],
  [
    'V10.5.2-V10.5.4',
    '`sub`, `iss` and `aud` exactly',
    ['auth/google: a token %s is refused and makes no account'],
  ],
  [
    'V11.2.1, V11.4.1-V11.5.1',
    'Proven cryptography',
    [
      'auth/passwords: a hash takes 19 MiB of Argon2id, with a salt of its own',
      'settings/settings: is made once, long, and different for every name',
      'auth/email-links: what a mail link holds is kept only as a hash, and mails name our own address',
    ],
  ],
]
