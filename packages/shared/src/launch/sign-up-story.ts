import { promoHeading, type VisitorLaunch } from './story.ts'

/*
 * The launch in words where a visitor is asked to sign up: on the sign-up page, and under the samples. It shares one state with
 * the landing page (`launch/story.ts`), and one table in `story.test.ts`.
 */

const samplesText =
  'These samples stay open to everybody. With an account you keep what each child has done and liked.'
const keep = 'Keep what your child loved, for every child you have.'
const placeKept = 'Sign up, and your place in line is kept.'
/** While there is something to wait for; when premium is open, no one is asked to. */
const waiting = {
  samplesHeading: 'The founding spots are taken. Keep your place in line.',
  samplesButton: 'Join Waitlist',
}

/**
 * What a visitor reads there, from the server's data about the next family; undefined while that is not known. An empty sentence
 * is not shown.
 */
export function signUpStory(info: VisitorLaunch | undefined) {
  return { samplesText, ...words(info) }
}

function words(info: VisitorLaunch | undefined) {
  if (!info)
    return {
      /** Shown with the picture, if there is room for one. */
      registerHeading: '',
      /** What a family gets, in a line or two above the form. */
      registerOffer: '',
      samplesHeading: keep,
      samplesButton: 'Sign Up',
    }
  return info.next_user_tier.founding_member ? whileSpotsLeft(info) : whenSpotsGone(info)
}

function whileSpotsLeft({ spots_remaining: spots }: VisitorLaunch) {
  const isScarce = spots !== null && spots <= 10
  return {
    registerHeading: promoHeading(spots),
    registerOffer: 'Premium free for life, 50 idea credits and priority support. No card needed.',
    samplesHeading: !isScarce
      ? keep
      : spots > 5
        ? `${spots} founding spots left, free for life.`
        : `FINAL ${spots} FREE SPOTS`,
    samplesButton: isScarce ? 'Claim Your Free Spot' : 'Sign Up Free',
  }
}

function whenSpotsGone({ offer }: VisitorLaunch) {
  const price = `$${offer.price_usd / 100}`
  const off = offer.percent_off > 0 ? ` (${offer.percent_off}% off $25)` : ''
  return {
    open: {
      registerHeading: 'Premium is open to everybody.',
      registerOffer: `Signing up is free. Premium for life: ${price} once${off}.`,
      samplesHeading: `Premium is open now: ${price} once.`,
      samplesButton: 'Sign Up Free',
    },
    later: {
      registerHeading: placeKept,
      registerOffer: `Signing up is free. ${price} once${off} when payments open.`,
      ...waiting,
    },
    off: {
      registerHeading: placeKept,
      registerOffer: `Signing up is free. It keeps your price for premium: ${price} once${off}.`,
      ...waiting,
    },
  }[offer.payments]
}
