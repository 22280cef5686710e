import type { Db } from '@fgm/db'
import type { User } from '@fgm/db/schema'
import { isFoundingOrPaid } from '@fgm/shared/family/membership'
import type { AiCredits } from '@fgm/shared/generator'
import { creditBalance } from '../credits/credits.ts'
import { foundingMembers, isFeatureOpen } from '../flags/flags.ts'
import { readSetting } from '../settings/settings.ts'

/**
 * GET /api/ai/credits: whether this family may use the generator, and if not, what is missing: the
 * feature is not open yet, or the family is neither founding nor paid (decisions §4).
 */
export function generatorAccess(db: Db, user: User): AiCredits {
  const isOpenForFamily = isFeatureOpen(db, 'ai_generation')
  const isMember = isFoundingOrPaid(user)
  return {
    has_access: isOpenForFamily && isMember,
    credits_remaining: creditBalance(db, user.id).remaining,
    missing: {
      is_feature_open: isOpenForFamily,
      is_switched_off: readSetting(db, 'ai_generation_mode') === 'off',
      founding_members: foundingMembers(db),
      founding_members_needed: readSetting(db, 'ai_generation_threshold'),
      is_member: isMember,
    },
  }
}
