import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { BuiltServer } from './server.ts'

/** The texts of the mails that a server without a mail server wrote for an address, by subject. */
export function mailsTo({ data_dir }: BuiltServer, address: string): Map<string, string> {
  const folder = join(data_dir, 'mail')
  const mails = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: (.*<)?${address}>?\\r?$`, 'm').test(mail))
  return new Map(
    mails.map((mail) => [/^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '', decoded(mail)]),
  )
}

/** The link of a mail that confirms an address. The mail is being sent when a family has just registered. */
export async function confirmationLink(server: BuiltServer, address: string): Promise<string> {
  const link = () => {
    const mail = mailsTo(server, address).get('Please confirm your email address') ?? ''
    return linkIn(mail)
  }
  await expect.poll(link, { timeout: 15_000 }).not.toBe('')
  return link()
}

/** The token of the link that confirms an address, in a mail as it was sent; '' in every other mail. */
export const confirmationToken = (raw: string): string => linkIn(decoded(raw)).split('=')[1] ?? ''

const linkIn = (mail: string) => /http\S+\/verify-email\?token=[\w-]+/.exec(mail)?.[0] ?? ''

/** Decodes quoted-printable, as far as links need it. */
export const decoded = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
