/* One person, one address: how addresses are compared. Rules only, no lookups. */

/** The address used to log in: two spellings of one mailbox are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

const hostsWithoutDots = new Set(['gmail.com', 'googlemail.com'])
const hostsWithTags = new Set([
  ...hostsWithoutDots,
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
])

/**
 * The mailbox of an address, for referral rules (decisions §2): hosts that ignore dots and +tags are compared without them. Not
 * used for logging in: `a+b@x` may be another person elsewhere.
 */
export function canonicalEmail(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const host = key.slice(at + 1)
  let mailbox = key.slice(0, at)
  if (hostsWithTags.has(host)) mailbox = mailbox.split('+')[0] ?? mailbox
  if (hostsWithoutDots.has(host)) mailbox = mailbox.replaceAll('.', '')
  return `${mailbox}@${host === 'googlemail.com' ? 'gmail.com' : host}`
}
