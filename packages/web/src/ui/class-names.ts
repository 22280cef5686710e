/** Joins class names and leaves out what does not apply: `classNames('btn', isBlock && 'block')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
