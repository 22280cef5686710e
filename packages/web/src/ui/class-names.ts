/** Joins class names and leaves out false values: `classNames('btn', isBlock && 'block')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
