import { creditsWhenActive, creditsWhileHeld } from '@fgm/shared/family/tiers'
import {
  type BenefitType,
  openedActivities,
  rewardReferrals,
  thankYouDays,
} from '@fgm/shared/family/waitlist'
import {
  BookOpen,
  CreditCard,
  Gift,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  Ticket,
} from 'lucide-react'

export type BenefitWords = { title: string; meaning: string; icon: LucideIcon }

/** What each benefit is and means; `early` is the story's sentence on early payment access, which changes with the launch. */
export const earnedBenefits = (early: string): Record<BenefitType, BenefitWords> => ({
  fourteen_day_thank_you: {
    title: 'Thank-you for waiting',
    meaning: `After ${thankYouDays} days: ${openedActivities.fourteen_day_thank_you} premium activities are open to you.`,
    icon: Gift,
  },
  skip_waitlist: {
    title: 'Skip waitlist',
    meaning: `${rewardReferrals.skip_waitlist} friends joined: a spot was set aside for you.`,
    icon: Ticket,
  },
  bonus_activity_pack: {
    title: 'Bonus activity pack',
    meaning: `${openedActivities.bonus_activity_pack} premium activities are open to you.`,
    icon: BookOpen,
  },
  early_payment_access: {
    title: 'Early payment access',
    meaning: early,
    icon: CreditCard,
  },
})

/** What a founder has while its spot is held, until its address is confirmed. */
export const heldBenefits: BenefitWords[] = [
  {
    title: 'A founding spot, held for you',
    meaning:
      'The whole library, the printables and the hunts. Yours for life once your address is confirmed.',
    icon: BookOpen,
  },
  {
    title: `${creditsWhileHeld} AI credits to begin with`,
    meaning: `The rest of the ${creditsWhenActive} comes when your address is confirmed.`,
    icon: Lightbulb,
  },
]

const prioritySupport: BenefitWords = {
  title: 'Priority support',
  meaning: 'When you write to us, founding families are answered first.',
  icon: LifeBuoy,
}

/** What a family that is in has; nothing of it ends. */
export const activeBenefits = (isFounding: boolean): BenefitWords[] => [
  {
    title: isFounding ? 'Founding status' : 'Premium',
    meaning: 'The whole library, the printables and the hunts. Nothing renews, nothing is billed.',
    icon: BookOpen,
  },
  {
    title: 'Activities made for your child',
    meaning: 'Each uses one of your AI credits. A failed try costs nothing.',
    icon: Lightbulb,
  },
  ...(isFounding ? [prioritySupport] : []),
]
