import { type Case, killed } from './case.ts'

/** The machine and its peers. */
export const machine: readonly Case[] = [
  [
    '`kill -9` at any moment loses nothing acknowledged; the next start needs no hand.',
    [killed, 'chaos: kill'],
  ],
  [
    'A power cut loses nothing acknowledged.',
    [
      'chaos: power-cut',
      'database/src/database: a database file is opened with the durability that was decided',
      'docs/decisions/003-durability.md',
    ],
    'Every commit is synced to the disk (`synchronous=FULL`), and every cut is held against what a server loses that does not wait for it. `ROUNDS=20` is the whole proof.',
  ],
  [
    'A full disk leaves reads as they are, refuses writes cleanly, and is over by itself.',
    [
      'chaos: disk-full',
      'health/health: is alive but not ready while its disk %s, says so, and is ready again by itself',
      'health/health: a disk that hangs is told within its time, and is not written to a second time meanwhile',
      'backups/backup-and-restore: a full disk refuses a backup and a restore before anything is written',
    ],
  ],
  [
    'A stop answers what is under way, takes nothing new and ends within ten seconds.',
    [
      'chaos: stop',
      'chaos: restarts',
      'mail/outages: a server that stops lets the mail under way end and leaves the rest to its next start',
    ],
  ],
  [
    'A mail server that is down, slow, broken or cuts costs no registration and no mail.',
    [
      'mail/outages: SMTP down for an hour: nothing lost, all delivered after, in order, once each',
      'mail/outages: a server that cuts after DATA: each mail arrives at least once, always as the same mail',
      'mail/mail: a mailbox that does not exist is not tried again',
      'chaos: mail',
    ],
  ],
  [
    'A clock that jumps at run time breaks nothing and opens no window.',
    [
      'chaos: clock',
      'generator/limits: back by three days does not keep a family in the cooldown for three days',
      'test/attack/protocol: that steps back by three days lengthens no session and brings none back',
    ],
  ],
  ['The write-ahead log is cut again once a stuck reader lets go.', ['chaos: log-growth']],
  [
    'Clients that send or read slowly, by the thousand, or send without end, do not slow down others, also through a proxy.',
    [
      'chaos: slow-clients',
      'chaos: disconnects',
      'chaos: endless-clients',
      'src/pipelining: a connection that pipelines without end is closed after a few requests',
      'attack: slow bodies',
      'src/requests-in-flight: are refused beyond a few before they are read, and nobody else hears of it',
      'src/requests-in-flight: that breaks them off leave nothing counted, and it may send as many again',
      'src/requests-in-flight: takes all with it that it had asked, what waits behind another answer too',
    ],
  ],
  [
    'A failure that nobody caught ends the process with a line, and the books hold after the restart.',
    [
      'e2e/failures: after %s that nobody caught it ends with 1 and one line, and everything is there',
      'e2e/failures: without memory it ends, Node says so, and everything is there',
      'mail/mail: a database that cannot be used stops neither the timer nor the process',
    ],
    'Without memory nobody can write a line of the log any more: then it is Node’s own, on the error output.',
  ],
  [
    'A migration that is killed leaves the database as it was; a newer database is refused with a sentence; an upgrade that fails goes back to code and database of before.',
    [
      'database/test/upgrade: a migration that is killed half-way leaves the database as it was, and it starts again',
      'database/test/upgrade: a database of a newer release is refused with a sentence, and nothing is changed',
      'e2e/backups: a start on a database of a newer release says so and changes nothing',
      'e2e/upgrade: a release that spoils the database and %s is taken back, code and data',
      'e2e/upgrade: a backup that is dated next year is not taken for the one of this upgrade',
      'e2e/upgrade: a process that has died is noticed within seconds, however long one may wait',
    ],
  ],
  [
    'A backup under writing families is whole, and its restore is one command within a minute.',
    [
      'e2e/backups: a backup under 50 writing families has all that was acknowledged before, and is whole',
      'e2e/backups: the drill: backup, restore into a fresh folder, start, every table is the same, within a minute',
      'chaos: backup',
    ],
  ],
  [
    'A line of the log is one line, and none holds a password, cookie, token, address or child’s name.',
    [
      'test/log: stays one line of JSON, whatever the caller sends as an id or a name',
      'test/log: after every abuse the log holds no password, cookie, token, address or name of a child',
    ],
  ],
]
