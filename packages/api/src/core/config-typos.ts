import { variables } from './config-variables.ts'

/*
 * A variable that is one typo away from one of our settings has no effect, and the mistake goes unnoticed: mails
 * go to files, links lead to localhost. So it is logged; names that are not like ours never are.
 */

/**
 * Sentences about names of the environment that are no settings but look like one, e.g. BASEURL.
 * `names` are names alone: a value cannot get into the log from here.
 */
export function misspelledSettings(names: readonly string[]): string[] {
  const known = new Set(Object.keys(variables).flatMap((name) => [name, `${name}_FILE`]))
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settingLike(name)
      return meant ? [`${name} is not a setting; did you mean ${meant}?`] : []
    })
}

function settingLike(name: string): string | undefined {
  // Our names are in capitals; npm_config_port and the like are not ours.
  if (!/^[A-Z][A-Z0-9_-]*$/.test(name)) return undefined
  const [, bare = '', ending = ''] = /^(.+?)(_FILE)?$/.exec(name) ?? []
  const [nearest] = Object.keys(variables)
    .map((setting) => ({ setting, slips: slipsBetween(letters(bare), letters(setting)) }))
    .filter(({ setting, slips }) => slips <= slipsAllowed(letters(setting).length))
    .sort((one, other) => one.slips - other.slips)
  return nearest && nearest.setting + ending
}

/** What parts the words of a name is no slip: BASEURL and BASE-URL are BASE_URL. */
const letters = (name: string) => name.replaceAll(/[_-]/g, '')

/** In a short name one slip makes another word, as of PORT and SORT. */
function slipsAllowed(length: number): number {
  if (length < 6) return 0
  return length < 9 ? 1 : length < 12 ? 2 : 3
}

/** How many letters are put in, left out, changed, or changed places with the next. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(one.length, other.length)
}
