import type { User } from '@fgm/db/schema'
import { checkoutPrice, tierNumber } from '@fgm/shared/family/tiers'
import { formatMoney } from '@fgm/shared/text/money'
import { greeting, type MailContent } from '../mail/mail.ts'

/** Payments are open: a waiting family can have everything now, for its own price. */
export function spotOpenedMail(user: User, baseUrl: string): MailContent {
  const price = formatMoney(checkoutPrice(tierNumber(user), 'USD'), 'USD')
  return {
    subject: 'Your spot is open',
    preview: 'Pay once, keep premium for life.',
    greeting: greeting('Hello', user),
    paragraphs: [
      `Your spot is open. One payment of ${price} and premium is yours for life: every activity, the generator and the whole library.`,
      'There is no hurry. Your price stays yours, and the free activities stay free.',
    ],
    action: { label: 'See what you get', url: `${baseUrl}/upgrade` },
    footnote: 'You get this mail because you are on the list of Five Good Minutes.',
  }
}
