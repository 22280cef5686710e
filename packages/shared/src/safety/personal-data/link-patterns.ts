/*
 * Addresses of the net, with and without a scheme, and spelled out. A full stop without a space after it
 * is no link: 'on the floor.It rolls' begins with a capital letter.
 */

/** Endings that are no English words: they count however they are written. */
const plainEndings =
  'com|org|net|ru|de|uk|io|info|eu|fr|es|ch|ly|gg|tv|xyz|biz|su|ua|pl|nl|cn|jp|br|us|ca|au|co|cc|ws|onion|edu|gov'
/** Endings that are words, too. */
const wordEndings =
  'app|shop|online|site|website|store|club|fun|live|life|today|world|space|top|one|art|toys|kids|baby|games|family|help|zone|cool|camp|group|party|works|tips|win|click|link|team|vip|video|photos|pics|tube|chat|social|money|cash|page|tech|press|network|email|land|rocks|ninja|house|school|gifts|plus|place|media|lol|xxx|cam|sex|dating|dev|pro|name|mobi|asia|example|invalid|localhost'
const foreignEndings =
  'рф|рус|дети|онлайн|сайт|москва|укр|бел|срб|мкд|бг|қаз|ελ|中国|中國|公司|网络|网站|在线|香港|台灣|한국|भारत|ไทย'
/** What a name of a host is made of; a label of two signs and more. */
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{1,62}'

/** With a scheme, as a bare host, as numbers, or in the letters that hosts of other scripts are sent in. */
export const linkPattern = new RegExp(
  [
    '\\b(?:https?|hxxps?|ftp|tg|mailto|whatsapp|viber|skype|sms|tel) ?: ?\\/\\/ ?\\S+',
    '\\bwww\\d? ?\\. ?\\S+',
    '\\bt\\.me\\/\\S+',
    '\\bxn--[a-z0-9-]{2,60}',
    '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])',
    `(?<![@\\p{L}\\p{N}.-])${label}(?:\\.${label}){0,3}\\.(?:${foreignEndings}|[a-z]{2,12})(?![\\p{L}\\p{N}-])(?:\\/\\S*)?`,
  ].join('|'),
  'giu',
)

const knownEndings = new RegExp(`^(?:${plainEndings}|${wordEndings})$`, 'i')
const strongEndings = new RegExp(`^(?:${plainEndings})$`, 'i')

/** True for a host; a sentence that began without a space, or a row such as 'a.b.c', is none. */
export function isLink(found: string): boolean {
  if (/^(?:\w+ ?: ?\/\/|www|t\.me|xn--|[\d.]+$)/i.test(found)) return true
  const [host = ''] = found.split('/')
  const ending = host.slice(host.lastIndexOf('.') + 1)
  if (!/\p{L}/u.test(host.slice(0, -ending.length)) || /^[a-z]\.[a-z]$/i.test(host)) return false
  if (found.includes('/') || strongEndings.test(ending)) return true
  if (/[^a-z]/i.test(ending)) return true
  const isSentence = /^\p{Lu}\p{Ll}/u.test(ending)
  return !isSentence && (ending.length === 2 || knownEndings.test(ending))
}

/** 'evilsite dot com', 'toys [.] ru', 'toys . com', 'w w w', 'link in bio'. */
export const spelledLinkPattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}-])${label}[ ([{<_*-]{1,3}(?:dot|punkt|d0t)[ )\\]}>_*-]{1,3}(?:${plainEndings}|app|site|online|shop|website|xxx|example)(?![\\p{L}\\p{N}-])`,
    `(?<![\\p{L}\\p{N}-])${label}[ ([{<]{1,3}\\.[ )\\]}>]{0,3}(?:${plainEndings})(?![\\p{L}\\p{N}-])`,
    `(?<![\\p{L}\\p{N}-])${label}[([{<]{0,2}\\.[ )\\]}>]{1,3}(?:com|org|ru|onion|xyz)(?![\\p{L}\\p{N}-])`,
    '(?<![\\p{L}])w ?w ?w (?:dot|punkt)(?!\\p{L})',
    '\\b(?:double[ -]?u[ ,]{0,2}){3}',
    '\\b(?:bit ?\\.? ?ly|tiny ?url|link ?tree|link in (?:my |the |our )?bio)\\b',
  ].join('|'),
  'giu',
)

/** 'the dot example' is one to look at. */
export const isSpelledLink = (found: string): boolean =>
  !/^(?:the|an|this|that|each|every|one|first|last|red|blue|black|big|small) /i.test(found)

/** 'ana at example dot com', 'me at gmail'. */
export const spelledEmailPattern =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+ ?[([{]? ?\b(?:at|ät)\b ?[)\]}]? ?(?!the |a |an |this |that |each |every |one |your )[\p{L}\p{N}-]{2,63} ?[([{]? ?\b(?:dot|punkt)\b ?[)\]}]? ?(?!to |in |on |is |of |and |for |at |with |by )[\p{L}]{2,12}(?!\p{L})|\bat (?:gmail|g mail|googlemail|hotmail|outlook|yahoo|icloud|proton ?mail|gmx|aol|yandex|mail ru)\b/giu
