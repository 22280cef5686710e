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
]
