import { z } from 'zod'
import { fieldLabel, tooManyCharacters } from './sentences.ts'

/*
 * Text that people type. What cannot be seen or printed is refused or removed on input, so
 * that pages, mails, PDFs and logs can trust what is stored.
 */

/**
 * Control characters, invisible ones and direction marks: they can forge what a reader sees. The
 * joiners of scripts and emoji stay, and the signs that choose the look of the one before them.
 */
const invisible = /(?![\p{Join_C}\p{VS}])[\p{Cc}\p{DI}\uFFF9-\uFFFB]/gu
/** Joiners and such with nothing before them: a name of these alone would be blank. */
const idle = /(^| )[\p{Join_C}\p{VS}]+/gu
/** White space, and the one letter that looks like it. */
const blanks = /[\s\u2800]+/g
const loneSurrogate = /\p{Cs}/gu

/** One line of text: invisible characters out, white space to single spaces, ends trimmed. */
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

/** What is sent may be longer than what stays after cleaning, but not without end. */
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

/** An id as it comes from outside: unknown ones are 'not found', absurd ones are refused. */
export const Id = z.string().min(1).max(100)

/** A call about one thing. */
export const ById = z.object({ id: Id })

/** The answer of a call that has nothing to say but that it is done. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' })
