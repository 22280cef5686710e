import { hasReservedSpot, isMember, isWaitlisted } from '../family/membership.ts'
import { registrationTiers } from '../family/tiers.ts'
import { daysAfterLaunch, turnSentence, type WaitlistDashboard } from '../family/waitlist.ts'
import { paymentsClosed } from '../payments.ts'
import { foundingSpots } from './founding-spots.ts'

/*
 * The launch in words for families (spec part two §2, §4; decisions §14): one state decides every sentence of dashboard, profile
 * and upgrade. `family-story.test.ts` has the whole table. Visitors have `launch/story.ts`.
 */

/** The fields of GET /waitlist/status that decide the words. */
export type FamilyLaunch = Pick<WaitlistDashboard, 'founding_spot' | 'launch_info' | 'offer'> & {
  user: Pick<
    WaitlistDashboard['user'],
    'tier' | 'waitlist_status' | 'founding_member' | 'registration_number' | 'queue_position'
  >
}

/**
 * The state of the launch for a family: a founder (with a held or a confirmed spot), a family that paid, or one that waits: it
 * may pay now (`open` to all or `early` by its friends), later, or not at all.
 */
export type FamilyState = 'held' | 'founder' | 'premium' | 'open' | 'early' | 'later' | 'off'

/** Every sentence of the launch that a family can see; an empty one is not shown. */
export type FamilyStory = Own & { state: FamilyState; badge: string }

/** How a page formats days and moments: in the reader's language and zone. */
export type Wording = { day: (iso: string) => string; moment: (iso: string) => string }

/** Everything that a family reads about the launch. */
export function familyStory(launch: FamilyLaunch, wording: Wording): FamilyStory {
  const state = familyState(launch)
  const common = { state, badge: badgeWords(launch.user, state) }
  return isMember(launch.user)
    ? { ...common, ...whenMember(launch, wording) }
    : { ...common, ...whileWaiting(launch, state, wording) }
}

/** The state of a family, from the server's response. */
export function familyState({ user, offer, founding_spot }: FamilyLaunch): FamilyState {
  if (isMember(user)) {
    if (founding_spot.state === 'held') return 'held'
    return user.founding_member ? 'founder' : 'premium'
  }
  if (offer.may_pay_now) return offer.payments === 'open' ? 'open' : 'early'
  return offer.payments === 'later' ? 'later' : 'off'
}

/** What a family has, in a word or two, whatever comes next: for the membership page. */
export const membershipName = (state: FamilyState): string =>
  state === 'held' || state === 'founder'
    ? 'Founding family'
    : state === 'premium'
      ? 'Premium'
      : 'Free'

/** The name of a tier: 'Pioneer'; a tier that registration does not assign is 'Standard', as on the badge. */
export const tierName = (tier: string): string =>
  registrationTiers.find((row) => row.tier === tier)?.name ?? 'Standard'

/** '$3 (88% off $25)': what a family pays, once. */
export function priceWords({ price_usd, percent_off }: FamilyLaunch['offer']): string {
  return `$${price_usd / 100}${percent_off > 0 ? ` (${percent_off}% off $25)` : ''}`
}

function badgeWords(user: FamilyLaunch['user'], state: FamilyState): string {
  // A family that may join now reads that; a reserved place is of no more use to it.
  if (state === 'open' || state === 'early') return 'Premium is open'
  if (hasReservedSpot(user)) return 'Spot reserved'
  if (isWaitlisted(user)) return 'On the waitlist'
  return user.founding_member ? 'Founding Family' : 'Active'
}

function whenMember({ user, founding_spot: { held_until } }: FamilyLaunch, { moment }: Wording) {
  const forLife = user.founding_member
    ? 'Premium is yours for life, free.'
    : 'Premium is yours for life. There is nothing more to pay.'
  return {
    standing: 'you are in',
    sentence: held_until
      ? `Your founding spot is held for you until ${moment(held_until)}. Confirm your email address, and premium is yours for life, free.`
      : forLife,
    placeHeading: '',
    placeNote: '',
    payButton: '',
    countdown: '',
    inviteHeading: 'Bring a friend',
    upgradeHeading: held_until ? 'A founding spot is held for you' : 'Premium is yours for life',
    /** Why nothing can be bought. */
    upgradeNote: '',
    upgradeText: held_until
      ? `Confirm your email address by ${moment(held_until)}, and premium is yours for life, free.`
      : 'Thank you. There is nothing to pay and nothing to renew.',
    /** Next to the family's own activities, and to the ready hunts: what premium adds. */
    libraryNote: '',
    huntsNote: '',
    /** Where either note leads. */
    nextLink: '',
    /** What 'early payment access' means today, for a family that earned it. */
    earlyAccess: '',
  }
}

type Own = ReturnType<typeof whenMember>

function whileWaiting(launch: FamilyLaunch, state: FamilyState, { day }: Wording): Own {
  const { user, offer, launch_info: info } = launch
  const price = `$${offer.price_usd / 100}`
  const mayPay = state === 'open' || state === 'early'
  const canMove = !mayPay && (user.queue_position ?? 1) > 1
  return {
    standing: mayPay ? 'come in when you like' : placeWords(user),
    sentence: [releasedSpot(launch), ownSentence(launch, state)].filter(Boolean).join(' '),
    placeHeading: mayPay ? 'Your door is open' : 'Your place in line',
    placeNote: mayPay
      ? `One payment of ${price}, today or later. Your price stays yours, and nothing renews.`
      : state === 'later' && info.estimated_access_on
        ? turnSentence({
            threshold: info.payments_open_at,
            current: info.families_so_far,
            day: day(info.estimated_access_on),
          })
        : afterLaunch(user),
    payButton: mayPay ? `Open premium for ${price}` : '',
    countdown: !mayPay && info.days_until_launch > 0 ? 'Launch in' : '',
    inviteHeading: canMove ? 'Bring a friend, move up' : 'Bring a friend',
    ...notes[mayPay ? 'open' : 'closed'],
    nextLink: mayPay ? `Open premium for ${price}` : 'See where you stand',
    earlyAccess: earlyAccess[state],
    ...upgradeWords(launch, state),
  }
}

const notes = {
  open: {
    libraryNote: 'The whole library comes with premium, and ideas made for your child.',
    huntsNote: 'Hunts of your own come with premium.',
  },
  closed: {
    libraryNote: 'With premium you get the full library, and ideas made for your child.',
    huntsNote: 'With premium you make hunts of your own.',
  },
} as const

const comesFirst = 'You are among the first to get in.'
const earlyAccess: Record<FamilyState, string> = {
  held: '',
  founder: '',
  premium: '',
  open: 'You were among the first. Premium is open to everybody by now.',
  early: 'You are among the first: you may open premium before everybody can.',
  later: comesFirst,
  off: comesFirst,
}

const placeWords = (user: FamilyLaunch['user']) =>
  hasReservedSpot(user) ? 'your place is kept' : 'you are in line'

/** What the place is for, when the day is unknown. */
function afterLaunch({ queue_position }: FamilyLaunch['user']): string {
  const days = daysAfterLaunch(queue_position ?? 1)
  return `Your turn for premium comes about ${days === 1 ? 'a day' : `${days} days`} after the launch.`
}

/** Who this is, and what comes next or is to be done. */
function ownSentence({ user, offer }: FamilyLaunch, state: FamilyState): string {
  const who = `You are family ${user.registration_number}: ${tierName(user.tier)}.`
  if (state === 'open') return `${who} The whole library comes with premium.`
  if (state === 'early') return `${who} Your friends opened premium to you early.`
  if (state === 'later')
    return `${who} One payment of ${priceWords(offer)} when payments open, and premium is yours for life.`
  return `${who} Premium is not on sale yet. Your price is kept: ${priceWords(offer)}, once.`
}

function releasedSpot({ founding_spot }: FamilyLaunch): string {
  if (founding_spot.state !== 'released') return ''
  const held = 'We held your founding spot for you for a while.'
  return founding_spot.is_one_free
    ? `${held} Confirm your email address, and it is yours again: one is free now.`
    : `${held} All ${foundingSpots} are taken now.`
}

function upgradeWords({ offer }: FamilyLaunch, state: FamilyState) {
  if (state === 'open' || state === 'early')
    return { upgradeHeading: 'Lifetime premium', upgradeText: '', upgradeNote: '' }
  if (state === 'later')
    return {
      upgradeHeading: 'Coming soon',
      upgradeText: `${paymentsClosed(offer.payments_open_at)} Your price, paid once, is ${priceWords(offer)}. It stays yours.`,
      upgradeNote: '',
    }
  return {
    upgradeHeading: `$${offer.price_usd / 100}, kept for you`,
    upgradeNote: 'Payments are not yet available',
    upgradeText: `${offer.percent_off > 0 ? `That is ${offer.percent_off}% off $25, paid once.` : 'Paid once.'} Nothing to do now, and what is open to you stays open.`,
  }
}
