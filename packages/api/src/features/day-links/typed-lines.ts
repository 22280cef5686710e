import { findContact } from '@fgm/shared/safety/personal-data/find-contact'
import { invalid } from '../../core/errors.ts'

const sentences = {
  for_name: 'Please write only a first name, such as Oma: no number, address or link.',
  note: 'Please write only how it went: no numbers, addresses or links, and nothing to arrange.',
} as const

/**
 * Refuses a way to reach someone in what is shown to people who may not know each other: a link can be passed on, and a
 * line that comes back may be a stranger's. @throws 400.
 */
export function refuseContact(field: keyof typeof sentences, text: string) {
  if (!findContact(text).some(({ weight }) => weight === 'refuse')) return
  const sentence = sentences[field]
  throw invalid('contact_in_text', sentence, { fields: { [field]: sentence } })
}
