/** The first letter of a name in a circle. Decoration: the link around it says whose profile it is. */
export function Avatar({ name }: { name: string }) {
  return <span aria-hidden="true">{initial(name)}</span>
}

/** The first visible character, also where it takes two code units. */
export function initial(name: string): string {
  return ([...name.trim()][0] ?? '?').toLocaleUpperCase()
}
