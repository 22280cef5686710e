import { z } from 'zod'
import { fieldLabel, tooManyCharacters } from './sentences.ts'

/*
 * Text that people type. Characters that cannot be seen or printed are refused or removed on input, so that pages, mails, PDFs
 * and logs can trust what is stored.
 */

/**
 * Control characters, invisible ones and direction marks: they can forge what a reader sees. The joiners of scripts and emoji
 * stay, and variation selectors.
 */
const invisible = /(?![\p{Join_C}\p{VS}])[\p{Cc}\p{DI}\uFFF9-\uFFFB]/gu
/** Joiners and similar with nothing before them: a name of only these would be blank. */
const idle = /(^| )[\p{Join_C}\p{VS}]+/gu
/** White space, and the one letter that looks like it. */
const blanks = /[\s\u2800]+/g
const loneSurrogate = /\p{Cs}/gu

/** One line of text: invisible characters removed, white space as single spaces, ends trimmed. */
export function oneLine(text: string): string {
  return text
    .replace(loneSurrogate, '')
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replace(idle, '$1')
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

/** Input may be longer than what remains after cleaning, but is limited. */
const raw = (maximum: number) =>
  z.string().max(maximum * 4, {
    error: (issue) => tooManyCharacters(fieldLabel(issue.path?.at(-1)), maximum),
  })

/** A required line of at most `maximum` characters after cleaning. */
export const Line = (maximum: number) =>
  raw(maximum).transform(oneLine).pipe(z.string().min(1).max(maximum))

/** A line of at most `maximum` characters after cleaning; may be empty. */
export const OptionalLine = (maximum: number) =>
  raw(maximum).transform(oneLine).pipe(z.string().max(maximum))

/** Text of at most `maximum` characters after cleaning; may be empty. */
export const Paragraphs = (maximum: number) =>
  raw(maximum).transform(manyLines).pipe(z.string().max(maximum))

/** An id from outside: unknown ones are 'not found', absurd ones are refused. */
export const Id = z.string().min(1).max(100)

/** A request about one thing. */
export const ById = z.object({ id: Id })

/** The response of a request that only reports success. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' })
