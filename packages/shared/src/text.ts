import { z } from 'zod'

/*
 * Text that people type. What cannot be seen or printed is refused or taken out at the door, so
 * that pages, mails, PDFs and logs can trust what is stored.
 */

/** Control characters, invisible ones and direction marks: they can forge what a reader sees. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
const lone_surrogate = /\p{Cs}/gu

/** One line of text: invisible characters out, white space to single spaces, ends trimmed. */
export function oneLine(text: string): string {
  return text
    .replace(lone_surrogate, '')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Several lines of text: each cleaned like `oneLine`, with at most one empty line between two. */
export function manyLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A required line of at most `maximum` characters after cleaning. */
export const Line = (maximum: number) =>
  z
    .string()
    .max(maximum * 4)
    .transform(oneLine)
    .pipe(z.string().min(1).max(maximum))

/** Text of at most `maximum` characters after cleaning; may be empty. */
export const Paragraphs = (maximum: number) =>
  z
    .string()
    .max(maximum * 4)
    .transform(manyLines)
    .pipe(z.string().max(maximum))

/** An id as it comes from outside: unknown ones are 'not found', absurd ones are refused. */
export const Id = z.string().min(1).max(100)

/** The answer of a call that has nothing to say but that it is done. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' })
export type Message = z.output<typeof Message>
