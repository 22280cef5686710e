import { describe, expect, test } from 'vitest'
import { type FamilyLaunch, familyStory, membershipName } from './family-story.ts'
import { launchOffer, type PaymentsState } from './offers.ts'

/*
 * What a family reads in every state of the launch. For people to read: a row is a place on a page, and a changed sentence is
 * changed here, too.
 */

const wording = { day: (iso: string) => `<${iso}>`, moment: (iso: string) => `<${iso}>` }

type Change = {
  user?: Partial<FamilyLaunch['user']>
  founding_spot?: Partial<FamilyLaunch['founding_spot']>
  days_until_launch?: number
}

function waiting(payments: PaymentsState, mayPayNow: boolean, change: Change = {}): FamilyLaunch {
  const familiesSoFar = payments === 'open' ? 140 : 68
  return {
    user: {
      tier: 'recovery_tier',
      waitlist_status: 'reserved',
      founding_member: false,
      registration_number: 68,
      queue_position: 12,
      ...change.user,
    },
    founding_spot: { state: 'none', held_until: null, is_one_free: false, ...change.founding_spot },
    launch_info: {
      days_until_launch: change.days_until_launch ?? 12,
      launch_date: '2026-12-03',
      estimated_access_on: '2026-12-05',
      payments_open_at: 101,
      families_so_far: familiesSoFar,
    },
    offer: launchOffer(68, {
      payments,
      may_pay_now: mayPayNow,
      payments_open_at: 101,
      families_so_far: familiesSoFar,
    }),
  }
}

const member = (change: Change) =>
  waiting('off', false, {
    ...change,
    user: { waitlist_status: 'active', queue_position: null, ...change.user },
  })

const founder = { founding_member: true, tier: 'founding_premium', registration_number: 7 } as const

const states = {
  'founder, address not confirmed': member({
    user: founder,
    founding_spot: { state: 'held', held_until: 'March 4' },
  }),
  founder: member({ user: founder, founding_spot: { state: 'confirmed' } }),
  paid: member({}),
  'waiting, payments off': waiting('off', false),
  'waiting, payments off, first in line, after the launch day': waiting('off', false, {
    user: { queue_position: 1 },
    days_until_launch: 0,
  }),
  'waiting, payments later': waiting('later', false),
  'on the waitlist, payments later': waiting('later', false, {
    user: { waitlist_status: 'waitlisted', registration_number: 450, tier: 'standard' },
  }),
  'ten friends, payments later': waiting('later', true),
  'waiting, payments open': waiting('open', true),
  'its founding spot was released, one is free': waiting('off', false, {
    founding_spot: { state: 'released', is_one_free: true },
  }),
  'its founding spot was released, all are taken, payments open': waiting('open', true, {
    founding_spot: { state: 'released' },
  }),
}
type State = keyof typeof states

const pioneer = 'You are family 68: Pioneer.'
const closedDoor = {
  libraryNote: 'With premium you get the full library, and ideas made for your child.',
  huntsNote: 'With premium you make hunts of your own.',
  nextLink: 'See where you stand',
  earlyAccess: 'You are among the first to get in.',
}
const line = {
  ...closedDoor,
  placeHeading: 'Your place in line',
  payButton: '',
  countdown: 'Launch in',
}
const door = {
  badge: 'Premium is open',
  standing: 'come in when you like',
  placeHeading: 'Your door is open',
  placeNote: 'One payment of $3, today or later. Your price stays yours, and nothing renews.',
  payButton: 'Open premium for $3',
  countdown: '',
  inviteHeading: 'Bring a friend',
  upgradeHeading: 'Lifetime premium',
  upgradeNote: '',
  upgradeText: '',
  libraryNote: 'The whole library comes with premium, and ideas made for your child.',
  huntsNote: 'Hunts of your own come with premium.',
  nextLink: 'Open premium for $3',
}
const closed = {
  upgradeHeading: '$3, kept for you',
  upgradeNote: 'Payments are not yet available',
  upgradeText:
    'That is 88% off $25, paid once. Nothing to do now, and what is open to you stays open.',
}
const soon = {
  upgradeHeading: 'Coming soon',
  upgradeNote: '',
  upgradeText:
    'Payments will be available when we reach 101 users! Your price, paid once, is $3 (88% off $25). It stays yours.',
}
const inside = {
  upgradeNote: '',
  placeHeading: '',
  placeNote: '',
  payButton: '',
  countdown: '',
  inviteHeading: 'Bring a friend',
  libraryNote: '',
  huntsNote: '',
  nextLink: '',
  earlyAccess: '',
}
const opened = 'You were among the first. Premium is open to everybody by now.'
const afterTwoDays = 'Your turn for premium comes about 2 days after the launch.'
const turn =
  'Your turn comes once payments open, at 101 families (68 so far). We expect that around <2026-12-05>.'

const table: Record<State, object> = {
  'founder, address not confirmed': {
    ...inside,
    state: 'held',
    badge: 'Founding Family',
    standing: 'you are in',
    sentence:
      'Your founding spot is held for you until <March 4>. Confirm your email address, and premium is yours for life, free.',
    upgradeHeading: 'A founding spot is held for you',
    upgradeText: 'Confirm your email address by <March 4>, and premium is yours for life, free.',
  },
  founder: {
    ...inside,
    state: 'founder',
    badge: 'Founding Family',
    standing: 'you are in',
    sentence: 'Premium is yours for life, free.',
    upgradeHeading: 'Premium is yours for life',
    upgradeText: 'Thank you. There is nothing to pay and nothing to renew.',
  },
  paid: {
    ...inside,
    state: 'premium',
    badge: 'Active',
    standing: 'you are in',
    sentence: 'Premium is yours for life. There is nothing more to pay.',
    upgradeHeading: 'Premium is yours for life',
    upgradeText: 'Thank you. There is nothing to pay and nothing to renew.',
  },
  'waiting, payments off': {
    ...line,
    ...closed,
    state: 'off',
    badge: 'Spot reserved',
    standing: 'your place is kept',
    sentence: `${pioneer} Premium is not on sale yet. Your price is kept: $3 (88% off $25), once.`,
    placeNote: afterTwoDays,
    inviteHeading: 'Bring a friend, move up',
  },
  'waiting, payments off, first in line, after the launch day': {
    ...line,
    ...closed,
    state: 'off',
    badge: 'Spot reserved',
    standing: 'your place is kept',
    sentence: `${pioneer} Premium is not on sale yet. Your price is kept: $3 (88% off $25), once.`,
    placeNote: 'Your turn for premium comes about a day after the launch.',
    countdown: '',
    inviteHeading: 'Bring a friend',
  },
  'waiting, payments later': {
    ...line,
    ...soon,
    state: 'later',
    badge: 'Spot reserved',
    standing: 'your place is kept',
    sentence: `${pioneer} One payment of $3 (88% off $25) when payments open, and premium is yours for life.`,
    placeNote: turn,
    inviteHeading: 'Bring a friend, move up',
  },
  'on the waitlist, payments later': {
    ...line,
    ...soon,
    state: 'later',
    badge: 'On the waitlist',
    standing: 'you are in line',
    sentence:
      'You are family 450: Standard. One payment of $3 (88% off $25) when payments open, and premium is yours for life.',
    placeNote: turn,
    inviteHeading: 'Bring a friend, move up',
  },
  'ten friends, payments later': {
    ...door,
    state: 'early',
    earlyAccess: 'You are among the first: you may open premium before everybody can.',
    sentence: `${pioneer} Your friends opened premium to you early.`,
  },
  'waiting, payments open': {
    ...door,
    state: 'open',
    earlyAccess: opened,
    sentence: `${pioneer} The whole library comes with premium.`,
  },
  'its founding spot was released, one is free': {
    ...line,
    ...closed,
    state: 'off',
    badge: 'Spot reserved',
    standing: 'your place is kept',
    sentence: `We held your founding spot for you for a while. Confirm your email address, and it is yours again: one is free now. ${pioneer} Premium is not on sale yet. Your price is kept: $3 (88% off $25), once.`,
    placeNote: afterTwoDays,
    inviteHeading: 'Bring a friend, move up',
  },
  'its founding spot was released, all are taken, payments open': {
    ...door,
    state: 'open',
    earlyAccess: opened,
    sentence: `We held your founding spot for you for a while. All 50 are taken now. ${pioneer} The whole library comes with premium.`,
  },
}

const all = Object.keys(states) as State[]
const story = (state: State) => familyStory(states[state], wording)
const only = (...kinds: string[]) => all.filter((state) => kinds.includes(story(state).state))

test.each(all)('a family reads, %s', (state) => {
  expect(story(state)).toEqual(table[state])
})

test('what a family has is free, premium or a founding family, in every state', () => {
  const named = (['held', 'founder', 'premium', 'open', 'early', 'later', 'off'] as const).map(
    membershipName,
  )
  expect(named).toEqual([
    'Founding family',
    'Founding family',
    'Premium',
    'Free',
    'Free',
    'Free',
    'Free',
  ])
})

describe('no two sentences of a state contradict each other', () => {
  const sentencesOf = (state: State) => Object.values(story(state))

  test.each(only('held', 'founder', 'premium'))(
    '%s: no line, no price, no day to wait for',
    (state) => {
      for (const sentence of sentencesOf(state))
        expect(sentence).not.toMatch(/\bline\b|wait|\$|launch|payment/i)
    },
  )

  test.each(only('open', 'early'))('%s: no line, no day, no turn', (state) => {
    for (const sentence of sentencesOf(state))
      expect(sentence).not.toMatch(
        /\bline\b|\bwait|your spot|until then|reserved|kept|launch|turn\b|coming soon/i,
      )
  })

  test.each(only('off'))('%s: a price that is kept, and no promise of a payment', (state) => {
    const told = sentencesOf(state).filter((one) => one !== 'Payments are not yet available')
    expect(told.join(' ')).toContain('Your price is kept: $3')
    for (const sentence of told) expect(sentence).not.toMatch(/payment|\bpay\b|open premium/i)
  })

  test.each(only('later'))('%s: nothing can be bought yet', (state) => {
    expect(story(state).payButton).toBe('')
    for (const sentence of sentencesOf(state))
      expect(sentence).not.toMatch(/\bnow\b|today|\bopen premium/i)
  })

  test.each(all)('%s: one price, and "free" only where there is none', (state) => {
    const told = sentencesOf(state).join(' ').replaceAll('off $25', '')
    const prices = new Set(told.match(/\$\d+/g))
    expect(prices.size).toBeLessThanOrEqual(1)
    if (prices.size > 0) expect(told).not.toMatch(/\bfree\b(?! now)/i)
  })
})
