import { describe, expect, test } from 'vitest'
import { signUpStory } from './sign-up-story.ts'
import { promoHeading, type VisitorLaunch, visitorStory } from './story.ts'

/*
 * What a visitor reads in every state of the launch. For people to read: a row is a place on a page, and a changed sentence is
 * changed here, too.
 */

const next = (
  spots: number | null,
  offer: Partial<VisitorLaunch['offer']> = {},
  name = 'Early Supporter',
): VisitorLaunch => ({
  spots_remaining: spots,
  next_user_tier: { founding_member: spots !== 0, name },
  offer: { payments: 'later', price_usd: 700, percent_off: 72, ...offer },
})

const states = {
  'not known': undefined,
  '37 spots left': next(37),
  'spots left, count not shown': next(null),
  '9 spots left': next(9),
  '3 spots left, payments open': next(3, { payments: 'open' }),
  'spots gone, payments later': next(0, { price_usd: 300, percent_off: 88 }, 'Pioneer'),
  'spots gone, payments off': next(0, { payments: 'off' }),
  'spots gone, payments open': next(0, { payments: 'open' }),
  'spots gone, payments open, full price': next(
    0,
    { payments: 'open', price_usd: 2500, percent_off: 0 },
    'Standard',
  ),
}
type State = keyof typeof states

const founders = 'The first 50 families get premium free for life and 50 credits for new ideas.'
const forLife = 'Free for life means free for life: no card now, no bill later.'
const dots = 'The dots are the founding families, the real count.'
const filled = 'Founding spots filled! Join our waitlist to be notified when the next tier opens.'
const free = 'Signing up is free, and so are the twelve samples.'
const keep = 'Keep what your child loved, for every child you have.'
const nothingToPay = 'Premium free for life, 50 idea credits and priority support. No card needed.'
const always = {
  closingButton: 'Start Connecting Today - FREE',
  closingNote: free,
  samplesText:
    'These samples stay open to everybody. With an account you keep what each child has done and liked.',
}

const table: Record<State, object> = {
  'not known': {
    state: 'unknown',
    strip: '',
    stripShort: '',
    stripLink: '',
    heroButton: 'Sign Up',
    heroNote: '',
    promoHeading: 'Join Founding Families!',
    promoBody: founders,
    promoNote: forLife,
    registerHeading: '',
    registerOffer: '',
    samplesHeading: keep,
    samplesButton: 'Sign Up',
  },
  '37 spots left': {
    state: 'spots_left',
    strip: 'the first 50 families get lifetime premium free. 13 of 50 spots are taken.',
    stripShort: 'free for life. 13 of 50 spots are taken.',
    stripLink: 'How it works',
    heroButton: 'Claim Your Free Spot',
    heroNote: '',
    promoHeading: 'Join 50 Founding Families!',
    promoBody: `${founders} Only 37 spots remaining!`,
    promoNote: `${forLife} ${dots}`,
    registerHeading: 'Join 50 Founding Families!',
    registerOffer: nothingToPay,
    samplesHeading: keep,
    samplesButton: 'Sign Up Free',
  },
  'spots left, count not shown': {
    state: 'spots_left',
    strip: 'the first 50 families get lifetime premium free.',
    stripShort: 'free for life.',
    stripLink: 'How it works',
    heroButton: 'Claim Your Free Spot',
    heroNote: '',
    promoHeading: 'Join 50 Founding Families!',
    promoBody: founders,
    promoNote: forLife,
    registerHeading: 'Join 50 Founding Families!',
    registerOffer: nothingToPay,
    samplesHeading: keep,
    samplesButton: 'Sign Up Free',
  },
  '9 spots left': {
    state: 'spots_left',
    strip: 'the first 50 families get lifetime premium free. 41 of 50 spots are taken.',
    stripShort: 'free for life. 41 of 50 spots are taken.',
    stripLink: 'How it works',
    heroButton: 'Claim Your Free Spot',
    heroNote: '',
    promoHeading: 'Only 9 Founding Spots Left!',
    promoBody: `${founders} Only 9 spots remaining!`,
    promoNote: `${forLife} ${dots}`,
    registerHeading: 'Only 9 Founding Spots Left!',
    registerOffer: nothingToPay,
    samplesHeading: '9 founding spots left, free for life.',
    samplesButton: 'Claim Your Free Spot',
  },
  '3 spots left, payments open': {
    state: 'spots_left',
    strip: 'the first 50 families get lifetime premium free. 47 of 50 spots are taken.',
    stripShort: 'free for life. 47 of 50 spots are taken.',
    stripLink: 'How it works',
    heroButton: 'Claim Your Free Spot',
    heroNote: '',
    promoHeading: 'FINAL 3 FOUNDING SPOTS!',
    promoBody: `${founders} Only 3 spots remaining!`,
    promoNote: `${forLife} ${dots}`,
    registerHeading: 'FINAL 3 FOUNDING SPOTS!',
    registerOffer: nothingToPay,
    samplesHeading: 'FINAL 3 FREE SPOTS',
    samplesButton: 'Claim Your Free Spot',
  },
  'spots gone, payments later': {
    state: 'later',
    strip: 'All 50 founding spots are taken.',
    stripShort: 'All 50 founding spots are taken.',
    stripLink: 'Join the waitlist.',
    heroButton: 'Join the Waitlist',
    heroNote: 'Next: Pioneer, $3 once (88% off $25), when payments open.',
    promoHeading: 'Join Waitlist - Be First in Line!',
    promoBody: filled,
    promoNote: '',
    registerHeading: 'Sign up, and your place in line is kept.',
    registerOffer: 'Signing up is free. $3 once (88% off $25) when payments open.',
    samplesHeading: 'The founding spots are taken. Keep your place in line.',
    samplesButton: 'Join Waitlist',
  },
  'spots gone, payments off': {
    state: 'off',
    strip: 'All 50 founding spots are taken.',
    stripShort: 'All 50 founding spots are taken.',
    stripLink: 'Join the waitlist.',
    heroButton: 'Join the Waitlist',
    heroNote: free,
    promoHeading: 'Join Waitlist - Be First in Line!',
    promoBody: filled,
    promoNote: '',
    registerHeading: 'Sign up, and your place in line is kept.',
    registerOffer: 'Signing up is free. It keeps your price for premium: $7 once (72% off $25).',
    samplesHeading: 'The founding spots are taken. Keep your place in line.',
    samplesButton: 'Join Waitlist',
  },
  'spots gone, payments open': {
    state: 'open',
    strip: 'All 50 founding spots are taken. Premium is open: $7, once.',
    stripShort: 'Premium is open: $7, once.',
    stripLink: 'Sign up.',
    heroButton: 'Join the Waitlist',
    heroNote: 'Signing up is free. Premium at once: $7, one time (72% off $25).',
    promoHeading: 'Join Waitlist - Be First in Line!',
    promoBody: `${filled} Or have premium at once: one payment of $7 (72% off $25).`,
    promoNote: '',
    registerHeading: 'Premium is open to everybody.',
    registerOffer: 'Signing up is free. Premium for life: $7 once (72% off $25).',
    samplesHeading: 'Premium is open now: $7 once.',
    samplesButton: 'Sign Up Free',
  },
  'spots gone, payments open, full price': {
    state: 'open',
    strip: 'All 50 founding spots are taken. Premium is open: $25, once.',
    stripShort: 'Premium is open: $25, once.',
    stripLink: 'Sign up.',
    heroButton: 'Join the Waitlist',
    heroNote: 'Signing up is free. Premium at once: $25, one time.',
    promoHeading: 'Join Waitlist - Be First in Line!',
    promoBody: `${filled} Or have premium at once: one payment of $25.`,
    promoNote: '',
    registerHeading: 'Premium is open to everybody.',
    registerOffer: 'Signing up is free. Premium for life: $25 once.',
    samplesHeading: 'Premium is open now: $25 once.',
    samplesButton: 'Sign Up Free',
  },
}

const all = Object.keys(states) as State[]

/** The words of the landing page and of the places to sign up. */
const wholeStory = (info: VisitorLaunch | undefined) => ({
  ...visitorStory(info),
  ...signUpStory(info),
})

test.each(all)('a visitor reads, %s', (state) => {
  expect(wholeStory(states[state])).toEqual({ ...always, ...table[state] })
})

test('a count that is not displayed promises no spot that is gone', () => {
  const gone = next(0)
  expect(wholeStory({ ...gone, spots_remaining: null })).toEqual(wholeStory(gone))
})

test.each([
  [undefined, 'Join Founding Families!'],
  [null, 'Join 50 Founding Families!'],
  [50, 'Join 50 Founding Families!'],
  [11, 'Join 50 Founding Families!'],
  [10, 'Only 10 Founding Spots Left!'],
  [6, 'Only 6 Founding Spots Left!'],
  [5, 'FINAL 5 FOUNDING SPOTS!'],
  [1, 'FINAL 1 FOUNDING SPOTS!'],
  [0, 'Join Waitlist - Be First in Line!'],
])('with %s spots the promotion begins with "%s"', (spotsRemaining, heading) => {
  expect(promoHeading(spotsRemaining)).toBe(heading)
})

describe('no two sentences of a state contradict each other', () => {
  /** The words of spec and decisions at 0 spots, whatever else holds. A sentence of ours next to each says what holds. */
  const literal: Partial<Record<string, string[]>> = {
    heroButton: ['heroNote'],
    promoHeading: ['promoBody'],
    promoBody: ['promoBody'],
  }
  const story = (state: State): Record<string, string> => wholeStory(states[state])
  const only = (kind: string) => all.filter((state) => story(state).state === kind)

  test.each(only('spots_left'))('%s: no waitlist, no line, nothing to pay', (state) => {
    for (const sentence of Object.values(story(state)))
      expect(sentence).not.toMatch(/wait|\bline\b|payment|\$\d+,? once/i)
  })

  test.each([...only('later'), ...only('off'), ...only('open')])(
    '%s: no founding spot is promised',
    (state) => {
      for (const sentence of Object.values(story(state)))
        expect(sentence).not.toMatch(/claim|free for life|spots? (left|remaining)|how it works/i)
    },
  )

  test.each(only('off'))('%s: no payment, and a price only as one that is kept', (state) => {
    const { registerOffer, ...others } = story(state)
    expect(registerOffer).toContain('It keeps your price')
    for (const sentence of Object.values(others)) expect(sentence).not.toMatch(/\$|pay/i)
  })

  test.each(only('later'))('%s: a price is never for now', (state) => {
    const priced = Object.values(story(state)).filter((sentence) => sentence.includes('$'))
    expect(priced.length).toBeGreaterThan(0)
    for (const sentence of priced) expect(sentence).toMatch(/when payments open/)
  })

  test.each(only('open'))(
    "%s: only the spec's words speak of waiting, and beside them stands the price for who does not wait",
    (state) => {
      const sentences = story(state)
      for (const [place, sentence] of Object.entries(sentences)) {
        if (!/wait|\bline\b/i.test(sentence)) continue
        const beside = (literal[place] ?? []).map((other) => sentences[other] ?? '')
        expect([place, beside.some((one) => /(open now|at once): .*\$\d+/.test(one))]).toEqual([
          place,
          true,
        ])
      }
    },
  )

  test.each(all)('%s: "free" and a price in one sentence tell what each is for', (state) => {
    for (const sentence of Object.values(story(state))
      .join(' ')
      .split(/(?<=[.!]) /))
      if (/\bfree\b/i.test(sentence) && /\$/.test(sentence))
        expect(sentence).toMatch(/worth \$25\/month/)
  })

  test.each(all)('%s: one price', (state) => {
    const told = Object.values(story(state))
      .join(' ')
      .replaceAll(/worth \$25|off \$25/g, '')
    expect(new Set(told.match(/\$\d+/g)).size).toBeLessThanOrEqual(1)
  })
})
