/** Names for downloaded files, from titles that anyone may have written. */

const longestName = 80

/** Names that Windows reserves for devices, whatever the extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/u

/**
 * A file name of lower case a-z, 0-9 and hyphens with `.pdf` at its end: safe in a header, a shell and
 * every file system. 'Łukasz & the Café!' becomes 'lukasz-the-cafe.pdf'; a title without one such
 * letter becomes 'activity.pdf'.
 */
export function printableFileName(title: string): string {
  const slug = title
    .slice(0, 1000)
    .replace(/[ŁłØøßÆæŒœĐđÞþı]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/gu, '')
  return `${slug === '' || deviceName.test(slug) ? `activity${slug && `-${slug}`}` : slug}.pdf`
}

/**
 * The Content-Disposition of a download (RFC 6266): the plain name for every client, and the title as
 * it is written, in UTF-8 (RFC 8187), for those that read it.
 */
export function contentDisposition(title: string): string {
  const plain = printableFileName(title)
  const written = `${writtenName(title) || plain.slice(0, -4)}.pdf`
  const encoded = written === plain ? '' : `; filename*=UTF-8''${encodeName(written)}`
  return `inline; filename="${plain}"${encoded}`
}

/** The title without characters that end a header, leave a folder, hide an extension or change the reading direction. */
function writtenName(title: string): string {
  const letters = title
    .slice(0, 1000)
    .replace(/\p{Surrogate}|\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/gu, '')
  const short = [...letters].slice(0, longestName).join('').trim()
  return deviceName.test(short.toLowerCase()) ? '' : short
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const plainLetters: Record<string, string> = {
  Ł: 'l',
  ł: 'l',
  Ø: 'o',
  ø: 'o',
  ß: 'ss',
  Æ: 'ae',
  æ: 'ae',
  Œ: 'oe',
  œ: 'oe',
  Đ: 'd',
  đ: 'd',
  Þ: 'th',
  þ: 'th',
  ı: 'i',
}
