import {
  type Feature,
  type FeatureStatus,
  feature_rules,
  type LaunchMetrics,
} from '@fgm/shared/flags'
import type { ReferralReason } from '@fgm/shared/waitlist'
import { BookHeart, CreditCard, Lightbulb, type LucideIcon, UsersRound } from 'lucide-react'
import { formatNumber } from './admin-words.ts'

export const feature_words: Record<Feature, { name: string; icon: LucideIcon }> = {
  payments: { name: 'Payments', icon: CreditCard },
  ai_generation: { name: 'AI generation', icon: Lightbulb },
  community_sharing: { name: 'Community', icon: UsersRound },
  premium_library: { name: 'Premium library', icon: BookHeart },
}

const metric_words: Record<keyof LaunchMetrics, string> = {
  total_users: 'families',
  premium_users: 'premium families',
  founding_members: 'founding families',
}

/** 'Open: 128 families, opens at 101' or 'Closed by hand: ...'. */
export function standing(feature: Feature, status: FeatureStatus): string {
  const state = status.enabled ? 'Open' : 'Closed'
  const by = status.mode === 'auto' ? '' : ' by hand'
  const metric = metric_words[feature_rules[feature].metric]
  return `${state}${by}: ${formatNumber(status.current)} ${metric}, opens at ${formatNumber(status.threshold)}`
}

/** Why a referral was not counted by itself. */
export const reason_words: Record<ReferralReason, string> = {
  own_address: "The friend's address is the family's own, written in another way.",
  known_address: 'The same address, written in another way, has joined before.',
  same_device: 'The friend used a browser that this family, or another friend of it, has used.',
  many_at_once: 'Many friends came by this code within an hour.',
  blocked_family: 'The family that invited is blocked.',
  same_connection: 'Several friends came through one connection within a day.',
}
