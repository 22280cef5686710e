import type { Db } from '@fgm/db'
import type { Operator } from '@fgm/shared/operator'
import type { Deps } from '../../core/deps.ts'
import { gatewayChoices } from '../ai-providers/ai-providers.ts'
import { readSettings } from '../settings/settings.ts'

/** Who runs the site, from the settings, and which outside services it really uses, from the configuration. */
export function operatorOf({ db, ai, config }: Pick<Deps, 'db' | 'ai' | 'config'>): Operator {
  const { is_enabled } = gatewayChoices(db, ai.providers)
  const vendors = ai.providers.filter(is_enabled)
  return {
    ...writtenOperator(db),
    ai_services: [...new Set(vendors.map(({ display_name }) => display_name))],
    has_google: config.google !== null,
    has_payments: config.payments.provider !== 'off',
    sends_mail: config.smtp_url !== null,
  }
}

/** What an administrator entered about the operator. */
export function writtenOperator(db: Db) {
  const setting = readSettings(db)
  return {
    name: setting('operator_name'),
    address: setting('operator_address'),
    email: setting('operator_email'),
    data_place: setting('data_place'),
    refund_days: setting('refund_days'),
  }
}
