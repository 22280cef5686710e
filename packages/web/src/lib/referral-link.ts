/** The address a parent sends to a friend: the site's origin, then /register with the code. */
export function referralLink(origin: string, referralCode: string): string {
  return `${origin}/register?ref=${encodeURIComponent(referralCode)}`
}
