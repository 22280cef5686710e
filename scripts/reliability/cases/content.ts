import type { Case } from './case.ts'

/** What is sent and kept. */
export const content: readonly Case[] = [
  [
    'A house with too much, of impossible numbers, nested without end or with names of JavaScript is refused at once and pollutes nothing.',
    [
      'shared/blueprint-hostile: of %s is refused with a sentence, at once',
      'shared/blueprint-hostile: leaves the objects of everybody else alone',
      'blueprints/blueprints: is refused when it is a hundred thousand lists in each other',
      'test/fuzz: a body of more than 256 kB is refused, told or untold',
      'test/fuzz: nothing that was sent reached the prototype of all objects',
    ],
  ],
  [
    'Markup in names, notes, titles and shared texts stays text, in a browser too.',
    [
      'e2e/bad-texts: no page of a family runs what was written, and together they show all of it',
      'e2e/bad-texts: no page of an administrator runs what was written, and together they show all of it',
      'e2e/bad-texts: no search box and no address runs what is typed into it',
      'e2e/bad-texts: what is printed holds all of it as text, and nothing that acts',
      'e2e/community: a text that would be a script, turn the line around or break the page is text',
      'test/pages: escapes whatever stands in them',
      'scripts/house-rules: builds no SQL, no program and no page from text',
      'attack: script',
    ],
  ],
  [
    'Any writing, and any amount of it, makes a valid PDF beside the event loop, with a safe file name.',
    [
      'downloads/activity-pdf: %s make a valid PDF of less than 50 pages',
      'downloads/activity-pdf: what has no shape or turns the reading is left out, halves of letters are marked',
      'downloads/pdf-renderer: leaves the event loop free while it works',
      'downloads/downloads: answers 503 with a time to come back when %s',
      'downloads/printable-file-name: no title makes a header that is more than one plain header',
    ],
  ],
  [
    'A hunt cannot be finished better than it can be played, for somebody else, or a thousand times.',
    [
      'hunts/hunt-completions: is refused for %s, at both doors',
      'hunts/hunt-completions: 20 times at once it leaves one row, counted once',
      'hunts/hunt-completions: nobody plays more often than a day has hours for',
      "hunts/hunt-completions: another family's hunt is not there",
    ],
  ],
  [
    '100,000 bad inputs over all calls: no server error, no stack, no answer after five seconds, and none that the OpenAPI document does not name.',
    [
      'attack: by chance',
      'test/fuzz: $method $path',
      'test/fuzz: any path gets an answer that is no server error',
      'test/contract: throws for %s',
    ],
  ],
  [
    'Bytes that are no HTTP, two lengths, endless heads and broken escapes leave the server up.',
    [
      'attack: two lengths',
      'attack: bytes by chance',
      'e2e/front-door: an address with a broken escape is not found, and nothing is logged as a failure',
    ],
  ],
  [
    'A batch of more than ten calls is refused before any work; both doors share their limits.',
    [
      'src/security: ten calls fit into one tRPC request, eleven are refused before any work',
      'test/two-doors: of nothing is no server error',
      'auth/sign-in-limits: over tRPC the same limit holds, and tells when to come back',
    ],
  ],
  [
    'Parameters that come twice, as lists, by the thousand or as impossible ids are 400 or 404, and methods that an address does not take 405.',
    [
      'test/attack/protocol: that come twice, as lists, without number or by the thousand are 400 or 404',
      'test/wrong-method: is refused for every row of the table',
      'attack: queries',
    ],
  ],
]
