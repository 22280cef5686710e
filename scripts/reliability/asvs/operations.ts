import type { Row } from './row.ts'

/** V12 to V16: the machine, data, dependencies and logs. */
export const operations: readonly Row[] = [
  [
    'V12.1-V12.3',
    'TLS in and out',
    [
      'src/config: in production BASE_URL=%s is fine: %s',
      'docs/decisions/004-cookies-follow-base-url.md',
    ],
    'TLS ends at the proxy; outgoing calls use Node’s checks of certificates, which nothing switches off.',
  ],
  [
    'V13.1.1, V13.2.4-V13.2.5',
    'Known hosts only',
    [
      '.env.example',
      'src/config: every name that is read stands in .env.example with its meaning, commented out',
    ],
  ],
  [
    'V13.2.2-V13.3.2',
    'Secrets outside the code, none by default',
    [
      'src/config: %s can be given as a file',
      'src/config: a problem never repeats a secret',
      'settings/settings: is of this database only',
    ],
  ],
  [
    'V13.4.1-V13.4.5',
    'Nothing of the machine to be browsed',
    [
      'test/attack/protocol: nothing of the machine lies at /%s',
      'test/pages: are only those of the folder, and never the raw pages',
      'test/attack/protocol: that no call has are answered by no path, and repeat nothing',
    ],
  ],
  [
    'V14.1.1-V14.2.4',
    'Data and its rules',
    [
      'docs/decisions/013-leaving.md',
      'account/account: knows every column of the schema that refers to a user',
      'account/account: and every such column lets its family go: rows are removed, or forget whose they are',
    ],
  ],
  [
    'V14.2.1',
    'Nothing sensitive in addresses',
    [
      'test/log: names %s as %s',
      'test/pages: robots.txt keeps crawlers out of calls and personal pages, and names the sitemap',
    ],
    'Tokens of mails are read by the page and sent in the body.',
  ],
  [
    'V14.2.2, V14.3.2',
    'No personal answer in stores',
    [
      'test/two-doors: keep what is personal out of stores: both answer no-store',
      'src/security: no cache keeps what a call answered',
      'test/attack/protocol: hold no row of any family: the page is the same for everybody, and data comes by calls',
    ],
  ],
  [
    'V14.2.3',
    'Nothing personal to others',
    [
      'generator/what-is-sent: not from the wish, the account, or the children: in every byte of six calls',
    ],
  ],
  [
    'V14.3.1, V14.3.3',
    'Nothing personal in a browser after signing out',
    [
      'auth/sign-in: signing out over %s ends the session on the server, for both doors',
      'e2e/hunts: kept hunts go when the family signs out',
    ],
    'Signing out answers `Clear-Site-Data: "cache"`.',
  ],
  [
    'V15.1.1-V15.2.1',
    'Parts that are kept up to date',
    [
      'docs/decisions/001-versions.md',
      'pnpm-lock.yaml',
      'database/src/database: the linked SQLite has the fix of the WAL-reset corruption',
    ],
  ],
  [
    'V15.1.3, V15.2.2',
    'What costs is known and bounded',
    [
      'src/security: ten calls fit into one tRPC request, eleven are refused before any work',
      'downloads/pdf-renderer: holds 32 sheets beside the one being made and turns the next away',
      'auth/sign-in-limits: more hashes than can wait are told to come back, and the rest is served',
    ],
  ],
  [
    'V15.2.3',
    'Nothing for tests in production',
    [
      'src/config: %j is refused with one sentence',
      'payments/sandbox: does not exist where money is real',
    ],
  ],
  [
    'V15.3.2',
    'Outgoing calls follow no redirect',
    [
      'src/services/ai-gateway/gateway: %s hands over to the next one',
      'packages/api/src/services/payments.ts',
    ],
  ],
  [
    'V15.3.5-V15.3.7',
    'Strict types, no pollution',
    [
      'test/fuzz: nothing that was sent reached the prototype of all objects',
      'test/attack/protocol: that come twice, as lists, without number or by the thousand are 400 or 404',
      'attack: types of values',
    ],
  ],
  [
    'V16.1.1-V16.2.5',
    'What is logged',
    [
      'docs/decisions/021-what-is-watched.md',
      'test/log: says method, pattern, status, milliseconds, who and the id of the edge',
      'test/log: after every abuse the log holds no password, cookie, token, address or name of a child',
    ],
  ],
  [
    'V16.3.1-V16.3.4',
    'Accounts, refusals and limits leave a line',
    [
      'test/log: tell of every sign-in, done and refused, and of nothing else that went well',
      'test/log: tell of refused access on every door, once',
      'test/log: tell of limits that were hit, and tie lines of one place together',
    ],
  ],
  [
    'V16.4.1-V16.4.3',
    'Logs that cannot be forged',
    ['test/log: stays one line of JSON, whatever the caller sends as an id or a name'],
    'They go to the standard output, for the machine’s own journal to keep and ship.',
  ],
  [
    'V16.5.1',
    'Failures tell nothing',
    [
      'src/security: an unexpected failure tells its request id and nothing of the inside, on both doors',
      'src/security: a person sees no word of the inside, whatever is asked',
      'attack: tells what is inside',
    ],
  ],
  [
    'V16.5.2',
    'Works while others fail',
    [
      'generator/provider-answers: a provider that fails is stood in for by the idea book, free of charge',
      'auth/registration: while the mail server is down the account works, and its mails come later, once',
      'chaos: ai',
      'chaos: mail',
    ],
  ],
  [
    'V16.5.3',
    'Fails closed',
    [
      'src/security: a failure while finding out who asks tells nothing of the inside either',
      'payments/orders: (%s) an order fails with its sentence, and works later',
      'auth/google: while nobody answers at the key server, it is an outage too',
    ],
  ],
]
