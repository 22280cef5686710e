/**
 * Cleans text of people and models for setting: removes what has no shape on paper and
 * what can mislead the eye; the rest stays.
 */

// biome-ignore-start lint/suspicious/noMisleadingCharacterClass: each character is meant on its own.
const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/gu
const otherSpaces = /[\t\u1680\u2000-\u200A\u202F\u205F\u3000]/gu
const loneSurrogates = /\p{Surrogate}/gu
/**
 * C0 and C1 controls, soft hyphen, zero-width space, word joiner and byte order mark; marks that
 * change the reading direction (a file name 'gpj.exe' must not read 'exe.jpg'); invisible operators;
 * variation selectors other than the one that asks for an emoji; tags; noncharacters.
 */
const withoutShape =
  /[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFB\u{FDD0}-\u{FDEF}\p{Noncharacter_Code_Point}\u{E0000}-\u{E0FFF}]/gu
/** A zero-width joiner has a meaning between two emoji and between Indic letters, nowhere else. */
const strayJoiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Devanagari}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{Extended_Pictographic}\p{Script=Devanagari}])/gu
/** More than four marks on one letter is not writing; the tower would cover the lines around it. */
const markTowers = /(\p{M}{4})\p{M}+/gu
// biome-ignore-end lint/suspicious/noMisleadingCharacterClass: see above.

/** The text with line breaks as '\n', ordinary spaces, composed letters and nothing invisible. */
export function cleanText(raw: string): string {
  return raw
    .replace(loneSurrogates, '\uFFFD')
    .replace(lineBreaks, '\n')
    .replace(otherSpaces, ' ')
    .replace(/[^\n]+/gu, cleanLine)
}

/** The text on one line, trimmed. */
export function cleanTitle(raw: string): string {
  return cleanText(raw).replace(/\s+/gu, ' ').trim()
}

/** The lines with text, trimmed, without a typed list mark in front of them. */
export function cleanLines(raw: string): string[] {
  return cleanText(raw)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
}

function cleanLine(line: string): string {
  return line
    .replace(withoutShape, '')
    .replace(strayJoiners, '')
    .normalize('NFC')
    .replace(markTowers, '$1')
}
