import type { ReferralReason } from '@fgm/shared/family/waitlist'
import {
  type Feature,
  type FeatureMode,
  type FeatureStatus,
  featureRules,
  type LaunchMetrics,
} from '@fgm/shared/flags'
import { BookHeart, CreditCard, Lightbulb, type LucideIcon, UsersRound } from 'lucide-react'
import { formatNumber } from '../admin-words.ts'

export const featureIcons: Record<Feature, LucideIcon> = {
  payments: CreditCard,
  ai_generation: Lightbulb,
  community_sharing: UsersRound,
  premium_library: BookHeart,
}

/** What families see from the moment on in which a feature opens or closes. */
export const featureEffects: Record<Feature, { opens: string; closes: string }> = {
  payments: {
    opens:
      'Waiting families see their price and can pay. Those that were not told yet get a mail about it.',
    closes:
      'Families read that payments come later, and cannot pay, except with early payment access. Whoever has paid keeps premium.',
  },
  ai_generation: {
    opens: 'Founding and paid families can make activities with their credits.',
    closes:
      'Families read that the generator is not open yet, and can make nothing. Their credits and what they made stay.',
  },
  community_sharing: {
    opens:
      'Families can find, take home, rate and report what others share. Founding and paid families can share.',
    closes:
      'Families read that the community comes soon, and can neither share nor take anything home. What they took home stays theirs.',
  },
  premium_library: {
    opens: 'Founding and paid families can read the whole library and save from it.',
    closes:
      'Families read that the library comes soon. What they saved stays in their collections.',
  },
}

/** Whether families could use a feature in another mode. */
export const isOpenIn = (mode: FeatureMode, status: FeatureStatus): boolean =>
  mode === 'auto' ? status.ready_for_activation : mode === 'on'

const metricWords: Record<keyof LaunchMetrics, string> = {
  total_users: 'families',
  premium_users: 'premium families',
  founding_members: 'founding families',
}

/** 'Open: 101 families were needed, now 128' or 'Closed by hand: 5 premium families are needed, now 4'. */
export function standing(feature: Feature, status: FeatureStatus): string {
  const state = status.enabled ? 'Open' : 'Closed'
  const by = status.mode === 'auto' ? '' : ' by hand'
  const metric = metricWords[featureRules[feature].metric]
  const isWithoutWay = feature === 'payments' && status.mode === 'on' && !status.enabled
  if (isWithoutWay) return 'Closed: on by hand, but no way to pay is set up.'
  const needed = status.current >= status.threshold ? 'were needed' : 'are needed'
  return `${state}${by}: ${formatNumber(status.threshold)} ${metric} ${needed}, now ${formatNumber(status.current)}`
}

/** Why a referral was not counted by itself. */
export const reasonWords: Record<ReferralReason, string> = {
  own_address: "The friend's address is the family's own, written in another way.",
  known_address: 'The same address, written in another way, has joined before.',
  same_device:
    'The friend used a browser that this family, or another friend of it, has used, and more came at once or from there.',
  many_at_once: 'Many friends came by this code within an hour, through one connection.',
  blocked_family: 'The family that invited is blocked.',
  same_connection: 'Several friends came through one connection within a day.',
}
