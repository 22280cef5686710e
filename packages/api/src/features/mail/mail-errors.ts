import type { Config } from '../../core/config.ts'

/**
 * What a mail server said, as it may be shown: without our own user name and password in any form a
 * server may repeat them, without addresses of the web (links carry tokens), and without long runs of
 * letters that could be a token or a key.
 */
export function scrubMailError(
  { smtp_url }: Pick<Config, 'smtp_url'>,
  text: string | null,
): string | null {
  if (text === null) return null
  let said = text
  for (const secret of secretsOf(smtp_url)) said = said.replaceAll(secret, '[secret]')
  return said
    .replace(/\b(?:https?|smtps?):\/\/\S+/gi, '[link]')
    .replace(/\b(token|password|pass|key|secret|authorization)\b(\s*[:=]\s*)\S+/gi, '$1$2[secret]')
    .replace(/[\w+/=-]{24,}/g, '[secret]')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

/** The longest first, so that no part of one is left. */
function secretsOf(smtpUrl: string | null): string[] {
  if (!smtpUrl) return []
  const { username, password } = new URL(smtpUrl)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (value: string) => Buffer.from(value).toString('base64')
  const forms = [password, pass, username, user, base64(pass), base64(user)]
  return [base64(`\0${user}\0${pass}`), ...forms]
    .filter((secret) => secret.length > 2)
    .sort((a, b) => b.length - a.length)
}
