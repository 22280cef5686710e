import { type Case, killed } from './case.ts'

/** Registration, founding spots and invitations. */
export const registration: readonly Case[] = [
  [
    '500 registrations at once get the numbers 1 to 500 without gap or double; exactly 50 are founders with 50 credits, and each has its mails.',
    [
      'test/attack/registration: 500 registrations at once get the numbers 1 to 500, 50 founding spots and 500 welcomes',
      'test/registrations: every founder has 50 credits, and nobody else has any',
      'chaos: password-storm',
    ],
  ],
  [
    'Password and Google registrations at once keep that; one that fails consumes no number.',
    [
      'auth/registration-races: password and Google registrations at once share one row of numbers',
      'auth/registration: a failure at any step takes everything back, number and mails included',
      'auth/registration: %s has an account already, and no number is used up',
    ],
  ],
  [
    'One address in different case, space or width, 50 times at once, is one account.',
    ['auth/registration-races: one address 50 times at once, spelled in every way, is one account'],
  ],
  [
    'After `kill -9` in the middle of it the numbers of acknowledged families are unique and without gap.',
    [killed, 'chaos: kill'],
  ],
  [
    'The spots shown are never below 0 or above 50, and are 50 less the founders at any moment.',
    [
      'auth/registration-races: the spots that are shown are the spots that are left, at any moment of a rush',
      'tiers/tiers: never goes below zero spots, and the 51st family is a Pioneer for $3',
    ],
  ],
  [
    'An own, looped, unknown, endless or malicious referral code credits nobody and is no error of ours; a friend counts once, also when confirmed 20 times at once.',
    [
      'test/attack/registration: no dishonest code credits anybody, and none is an error of ours',
      'test/attack/registration: two families cannot invite each other: who is here already is nobody’s friend to bring',
      'referrals/referrals: a friend counts once its address is confirmed, and only once',
      'referrals/referrals: the own mailbox in another spelling does not count',
    ],
  ],
  [
    'Rewards come once; a friend who leaves brings none back; 100 accounts from one place meet a limit.',
    [
      'referrals/referrals: ten friends earn every reward once, and rewards stay when a friend leaves',
      'referrals/referrals: a mailbox that comes, leaves and comes again counts once',
      'referrals/referrals: of 500 registrations that one family makes up, at most five count',
      'auth/sign-in-limits: 30 families an hour register from one address, and no more',
    ],
  ],
  [
    'What a client claims about itself (administrator, founder, tier, credits, number, status, id) changes nothing, at any call.',
    [
      'test/attack/authorization: changes nothing at $call',
      'auth/registration: what a family claims over %s about its own standing changes nothing',
      'attack: types of values',
    ],
  ],
  [
    'A script that registers 60 invented addresses opens nothing and holds no founding spot for longer than two days after its first mail has gone out; an administrator has the spots back at once.',
    [
      'test/attack/launch: opens nothing, and two days later every spot is free for real families',
      'test/attack/launch: is undone at once by an administrator who blocks them and releases their spots',
      'founding-spots/founding-spots: counts for no threshold',
    ],
  ],
  [
    'Registrations, Google, confirmations and releases at once, or in any order over a week: never more than 50 spots, and spots, numbers and credits add up.',
    [
      'test/attack/launch: registrations, Google, confirmations and releases at once over HTTP: never more than 50 spots',
      'test/founding-week: in a made-up week of a launch spots, numbers and credits add up after every step',
    ],
  ],
  [
    'A released spot survives a restart, a clock that goes back, a mail server that was down, and an upgrade takes none away on the spot.',
    [
      'founding-spots/founding-spots: is released after a restart, and not by a clock that went back',
      'founding-spots/founding-spots: is not released while the mail that asks to confirm waits for the mail server',
      'database/test/upgrade: founders whose address is not confirmed have two weeks from the upgrade on, nobody else has an end',
      'founding-spots/earlier-founders: a founder of before is told once, over restarts, until when its spot is held, with a link that works',
      'founding-spots/founding-spots: a family whose spot is released while payments are %s hears of them once',
      'founding-spots/founding-spots: is released four days after it was held, though its first mail still waits',
      'founding-spots/founding-spots: is not kept by asking for another link while mails are delayed',
    ],
  ],
  [
    'More registrations in an hour than the setting allows pause new ones by form, with a time to come back and an alert; those by Google are counted, and pass.',
    [
      'test/attack/launch: pauses new ones with a sentence and the time to come back, and lets them in again',
      'test/attack/launch: counts each registration of a batch, and those by Google',
      'test/attack/launch: holds when many register in the same moment, and a refused one counts for nothing',
    ],
  ],
  [
    'One larger network cannot pause registrations for everybody: it brings at most 60 (IPv4 /24) or 30 (IPv6 /48) families an hour, and only it is refused.',
    [
      'test/attack/launch: is not held down by %s: %i come, and only that network is refused',
      'test/attack/launch: refuses a network that brought its part before a password is hashed',
    ],
  ],
  [
    'A family that loses its founding spot or its membership keeps nothing of the premium library by having saved it; its history and what a benefit opened stay.',
    [
      'library/after-membership: closes with a spot that it never confirmed: no page, no list, no printable, no mark',
      'library/after-membership: stays in its history, and opens again with the spot that is taken back',
      'library/after-membership: closes with a spot that an administrator releases',
      'library/after-membership: closes with a membership that was paid and ended',
      'library/after-membership: is opened by a benefit as anything else: three of it, which stay',
    ],
  ],
  [
    'No mail to an address that nobody confirmed carries a word that a stranger chose.',
    [
      'mail/mailer: a name is cleaned before it is stored, and no mail to an unconfirmed address has it',
      'founding-spots/founding-spots: is told of in one mail with one button, without the family’s words, which takes it back',
    ],
  ],
]
