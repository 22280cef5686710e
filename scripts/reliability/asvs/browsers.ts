import type { Row } from './row.ts'

/** V3 to V5: browsers, the protocol and files. */
export const browsers: readonly Row[] = [
  [
    'V3.2.1, V3.2.2',
    'Answers of calls are never pages',
    [
      'src/security: every answer, good or bad, JSON or page, carries the protecting headers',
      'test/pages: gives %s what it can use',
      'attack: may be read as another type',
    ],
  ],
  [
    'V3.3.1-V3.3.4',
    '`__Host-`, Secure, HttpOnly, SameSite',
    [
      'auth/sign-in: over %s all cookies carry every flag they can',
      'attack: sets a cookie without HttpOnly',
    ],
  ],
  [
    'V3.4.1',
    'HSTS for a year or more, with subdomains',
    [
      'src/security: over https browsers are told to stay there for a year or more, errors included',
    ],
  ],
  [
    'V3.4.2',
    'No CORS',
    [
      'test/attack/protocol: at %s is told nothing that would let it read or send',
      'src/security: a foreign site may neither ask nor read',
      'attack: lets any site read',
    ],
  ],
  [
    'V3.4.3',
    'A content policy',
    [
      'src/security: scripts come from us alone, none is inline, and nobody frames us',
      'src/security: with Google set up its button may load, and still nothing inline',
      'src/security: the checkout may load on the upgrade page alone, and only where it is set up',
    ],
  ],
  [
    'V3.4.4-V3.4.6',
    'nosniff, referrer and framing on every answer',
    ['src/security: every answer, good or bad, JSON or page, carries the protecting headers'],
  ],
  [
    'V3.5.1-V3.5.3',
    'No forged requests',
    [
      'auth/csrf: no REST call that changes something runs without a token',
      'auth/csrf: %s changes nothing, not even with a token',
      'auth/csrf: GET and HEAD of any path change nothing, not even with a token',
      'auth/csrf: a method that another header or field names is not believed',
    ],
  ],
  ['V3.7.2', 'No open redirect', ['test/pages: %s never leads to another site']],
  [
    'V4.1.1',
    'Content types that are true',
    ['test/routes: $name answers with JSON to a visitor', 'attack: says JSON and is none'],
  ],
  [
    'V4.1.3, V15.3.4',
    'Clients cannot say where they come from',
    [
      'auth/sign-in-limits: a forwarded address counts only when the connection comes from our own proxy',
      'auth/sign-in-limits: behind our own proxy each forwarded address counts for itself',
      'src/remote-address: a proxy that nobody named is told of once, by %s',
      'metrics/metrics: nobody %s: there is no such page',
    ],
    '`X-Real-IP` is read by nobody but `/metrics`, which closes on it.',
  ],
  [
    'V4.2.1',
    'No smuggled requests or answers',
    [
      'attack: two lengths',
      'e2e/framing: $what: one body, told once, and the next answer behind it',
      'e2e/framing: HEAD, $what: the same without its body',
    ],
  ],
  [
    'V5.3.2, V5.4.1-V5.4.2',
    'Names of files are ours',
    [
      'downloads/printable-file-name: no title makes a header that is more than one plain header',
      'downloads/downloads: has a file name that is safe with %s in the title',
      'mail/mailer: the name of a mail file cannot leave the folder',
    ],
  ],
]
