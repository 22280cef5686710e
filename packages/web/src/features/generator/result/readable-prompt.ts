import { fieldLabel } from '@fgm/shared/text/sentences'

/** The wishes as they were sent, one line each instead of JSON; null when they are not JSON. */
export function readablePrompt(user: string): string | null {
  const sent = parsed(user)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null
  return Object.entries(sent)
    .map(([key, value]) => [key, words(value)])
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${fieldLabel(key)}: ${text}`)
    .join('\n')
}

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ')
  if (typeof value !== 'object') return String(value)
  // A thing of a list stands with its id and with what it is called.
  if ('is' in value) return words(value.is)
  return Object.values(value).map(words).filter(Boolean).join(' ')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
