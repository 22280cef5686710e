import type { Row } from './row.ts'

/** V1 and V2: input, encoding and rules. */
export const input: readonly Row[] = [
  [
    'V1.1.1',
    'Decode once, before validation',
    [
      'test/attack/protocol: in a path are decoded once',
      'test/attack/authorization: %s opens it for nobody else',
    ],
  ],
  [
    'V1.1.2, V1.2.1',
    'Encode output last, for its context',
    [
      'test/pages: escapes whatever stands in them',
      'e2e/community: a text that would be a script, turn the line around or break the page is text',
      'mail/mailer: every value of a mail is escaped, also inside an attribute',
      'attack: script',
    ],
  ],
  [
    'V1.2.2',
    'Build addresses with encoding; no `javascript:`',
    [
      'downloads/hunt-pdf: what turns the reading is left out, and ids are written so that they survive an address',
      'src/config: a site address with %s is refused',
      'test/pages: escapes whatever stands in the address',
    ],
  ],
  [
    'V1.2.4',
    'SQL with parameters',
    ['scripts/house-rules: builds no SQL, no program and no page from text', 'attack: sql'],
  ],
  [
    'V1.2.5, V1.3.2',
    'No shell, no eval',
    ['scripts/house-rules: builds no SQL, no program and no page from text'],
  ],
  [
    'V1.2.9',
    'Patterns that text cannot stall',
    [
      'shared/activity-safety: have no pattern with a wildcard that can run through a whole text',
      'shared/activity-safety: 20 kB of %j are done within 50 ms',
      'shared/personal-data: an endless row of letters or digits is read in no time',
      'shared/find-contact: findContact reads a long text of anything in no time',
      'attack: template',
    ],
  ],
  [
    'V1.3.3',
    'Clean text before dangerous places',
    [
      'shared/text: have no forging sign either, keep single line ends and at most one empty line',
      'mail/mailer: a subject with %s stays one line',
      'test/log: stays one line of JSON, whatever the caller sends as an id or a name',
      'admin/queue-export: runs no formula, whatever a family is called',
    ],
  ],
  [
    'V1.3.6',
    'No request on a stranger’s behalf',
    [
      'generator/provider-answers: a provider that fails is stood in for by the idea book, free of charge',
      'src/services/ai-gateway/gateway: %s hands over to the next one',
    ],
    'Only addresses of the configuration are called, and no redirect is followed.',
  ],
  [
    'V1.3.7, V1.3.10',
    'No template or format run',
    ['attack: template', 'mail/mailer: the old name %j is text in the HTML part, nothing else'],
  ],
  [
    'V1.3.11',
    'No injection into mail',
    [
      'mail/mailer: a name with %s adds no header and no recipient',
      'mail/mailer: the address %j gets no account and no mail',
      'attack: lines',
    ],
  ],
  [
    'V1.4.2',
    'Numbers in range',
    [
      'test/fuzz: $method $path',
      'attack: types of values',
      'blueprints/blueprints: is refused whatever numbers it is made of',
    ],
  ],
  [
    'V1.5.2',
    'Stored documents by schema and size',
    [
      'shared/blueprint-document: is refused for %s',
      'shared/blueprint-hostile: of %s is refused with a sentence, at once',
      'test/fuzz: a body of more than 256 kB is refused, told or untold',
    ],
  ],
  [
    'V2.1.1-V2.1.3',
    'Rules and limits written down',
    [
      'docs/decisions/007-generator.md',
      'docs/decisions/009-queue-and-referrals.md',
      'docs/decisions/011-payments.md',
      'packages/api/src/features/throttles/throttles.ts',
    ],
  ],
  [
    'V2.2.1-V2.2.3',
    'Validate on the server, by what is allowed',
    [
      'test/routes: %s says what goes in and what comes out',
      'scripts/house-rules: says what every procedure answers',
      'test/fuzz: $method $path',
    ],
  ],
  [
    'V2.3.1',
    'Steps in order',
    [
      'community/outcomes: before taking it home and before doing it',
      'community/ratings-and-reports: comes after a download, and one per family: the next one changes it',
      'payments/payments: for an order that nobody knows, and signed out',
    ],
  ],
  [
    'V2.3.2',
    'Business limits',
    [
      'children/children: 20 children added at once to a family with one leave exactly two',
      'blueprints/blueprints: an active family keeps 50, and 20 more at once leave exactly 50',
      'hunts/hunts: an active family keeps 200, and 10 more at once leave exactly 200',
    ],
  ],
  [
    'V2.3.3',
    'All or nothing',
    [
      'auth/registration: a failure at any step takes everything back, number and mails included',
      'admin/audited-changes: %s is undone when its entry cannot be written',
      'database/src/database: a transaction that throws leaves nothing behind',
    ],
  ],
  [
    'V2.3.4',
    'No double booking',
    [
      'test/attack/registration: 500 registrations at once get the numbers 1 to 500, 50 founding spots and 500 welcomes',
      'payments/payments: told 100 times at once by checkout, webhook and check counts once',
    ],
  ],
  [
    'V2.4.1',
    'Limits on what costs',
    [
      'auth/sign-in-limits: 30 families an hour register from one address, and no more',
      'generator/limits: holds for 50 presses at once: 1 passes, the others read the cooldown',
      'downloads/downloads: can be fetched 60 times in ten minutes, then 429 says when again',
      'account/account: can be asked for ten times an hour',
    ],
  ],
]
