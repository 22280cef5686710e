import { foundingSpots } from './founding-spots.ts'

/*
 * The launch in words for visitors (spec part one §2, §4; decisions §14): one state decides every sentence, so that all pages
 * agree. `story.test.ts` has the whole table. It is part of the landing page's first load, so it has only that page's words;
 * `sign-up-story.ts` has those for signing up, `family-story.ts` those for families.
 */

/** The fields of GET /registration-info that decide the words. */
export type VisitorLaunch = {
  spots_remaining: number | null
  next_user_tier: { founding_member: boolean; name: string }
  offer: { payments: 'open' | 'later' | 'off'; price_usd: number; percent_off: number }
}

/**
 * The state of the launch for a person without an account: not known, a founding spot is left, or none is: then premium is open
 * for its price, comes later, or cannot be bought.
 */
export type VisitorState = 'unknown' | 'spots_left' | 'open' | 'later' | 'off'

/** The first button of the landing page, which is part of the prerendered page (decisions §14). */
export const heroButtons = {
  unknown: 'Sign Up',
  spots_left: 'Claim Your Free Spot',
  open: 'Join the Waitlist',
  later: 'Join the Waitlist',
  off: 'Join the Waitlist',
} as const satisfies Record<VisitorState, string>

/** The state of the launch, from the server's data about the next family. */
export function visitorState({ next_user_tier, offer }: VisitorLaunch): VisitorState {
  return next_user_tier.founding_member ? 'spots_left' : offer.payments
}

/**
 * Everything that a visitor reads, from the server's data about the next family; undefined while that is not known. An empty
 * sentence is not shown.
 */
export function visitorStory(info: VisitorLaunch | undefined) {
  const state = info ? visitorState(info) : 'unknown'
  return {
    ...always,
    ...words(info),
    state,
    heroButton: heroButtons[state],
    promoHeading: promoHeading(info && spotsKnown(info)),
  }
}

function words(info: VisitorLaunch | undefined) {
  if (!info) return unknown
  return info.next_user_tier.founding_member ? whileSpotsLeft(info) : whenSpotsGone(info)
}

/** Even if the count is not displayed, it is known when none is left. */
const spotsKnown = ({ spots_remaining, next_user_tier }: VisitorLaunch) =>
  next_user_tier.founding_member ? spots_remaining : 0

/** What a visitor gets without paying. */
export const freeToSignUp = 'Signing up is free, and so are the twelve samples.'

const always = {
  closingButton: 'Start Connecting Today - FREE',
  closingNote: freeToSignUp,
} as const

const founders = 'The first 50 families get premium free for life and 50 credits for new ideas.'
const forLife = 'Free for life means free for life: no card now, no bill later.'
const dots = 'The dots are the founding families, the real count.'

const unknown = {
  strip: '',
  /** The same for a phone, in one or two rows. */
  stripShort: '',
  stripLink: '',
  heroNote: '',
  promoBody: founders,
  promoNote: forLife,
}

function whileSpotsLeft({ spots_remaining: spots }: VisitorLaunch) {
  const taken = spots === null ? '' : ` ${foundingSpots - spots} of 50 spots are taken.`
  return {
    strip: `the first 50 families get lifetime premium free.${taken}`,
    stripShort: `free for life.${taken}`,
    stripLink: 'How it works',
    heroNote: '',
    promoBody: spots === null ? founders : `${founders} Only ${spots} spots remaining!`,
    promoNote: spots === null ? forLife : `${forLife} ${dots}`,
  }
}

function whenSpotsGone({ next_user_tier, offer }: VisitorLaunch) {
  const price = `$${offer.price_usd / 100}`
  const off = offer.percent_off > 0 ? ` (${offer.percent_off}% off $25)` : ''
  const taken = `All ${foundingSpots} founding spots are taken.`
  const filled = 'Founding spots filled! Join our waitlist to be notified when the next tier opens.'
  const own = {
    open: {
      strip: `${taken} Premium is open: ${price}, once.`,
      stripShort: `Premium is open: ${price}, once.`,
      stripLink: 'Sign up.',
      heroNote: `Signing up is free. Premium at once: ${price}, one time${off}.`,
      promoBody: `${filled} Or have premium at once: one payment of ${price}${off}.`,
    },
    later: {
      strip: taken,
      stripShort: taken,
      stripLink: 'Join the waitlist.',
      heroNote: `Next: ${next_user_tier.name}, ${price} once${off}, when payments open.`,
      promoBody: filled,
    },
    off: {
      strip: taken,
      stripShort: taken,
      stripLink: 'Join the waitlist.',
      heroNote: freeToSignUp,
      promoBody: filled,
    },
  }[offer.payments]
  return { ...own, promoNote: '' }
}

/** Heading of the promo card for a visitor (spec part one §4), and `urgency_message` of the next tier (decisions §1). */
export function promoHeading(spots: number | null | undefined): string {
  if (spots === undefined) return 'Join Founding Families!'
  if (spots === null || spots > 10) return 'Join 50 Founding Families!'
  if (spots > 5) return `Only ${spots} Founding Spots Left!`
  if (spots > 0) return `FINAL ${spots} FOUNDING SPOTS!`
  return 'Join Waitlist - Be First in Line!'
}
