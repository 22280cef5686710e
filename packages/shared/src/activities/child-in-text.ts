/**
 * Puts a child's name where a text says 'your child'. Only for the pages of the child's own family: providers, the community and
 * links get the text as it was written. Verbs still agree (a name is as singular as 'your child'), and 'they' still means the
 * child. Without a name the text is unchanged.
 */
export function withChildName(text: string, name: string | undefined): string {
  const known = name?.trim()
  if (!known) return text
  // A function, because `replace` would read '$&' in a name as a pattern.
  return text.replace(/\byour child(?!ren)\b/gi, () => known)
}

/**
 * The same for the texts of an activity that a parent reads. Materials are left as written, because ticks are stored by their
 * words: insert the name where they are shown.
 */
export function activityForChild<Some extends Partial<Record<TextAboutChild, string>>>(
  activity: Some,
  name: string | undefined,
): Some {
  if (!name?.trim()) return activity
  const changed = textsAboutChild.flatMap((key) => {
    const text = activity[key]
    return text === undefined ? [] : [[key, withChildName(text, name)]]
  })
  return { ...activity, ...Object.fromEntries(changed) }
}

/** For grandparents and sitters who read it by a link: the child is not theirs and is not named. */
export const textForGuest = (text: string): string =>
  text.replace(/\b(y)our child(?!ren)\b/gi, (_, y) => (y === 'Y' ? 'The child' : 'the child'))

const textsAboutChild = [
  'description',
  'setup_instructions',
  'learning_objectives',
  'connection_prompt',
  'easier',
  'harder',
  'safety_note',
] as const
type TextAboutChild = (typeof textsAboutChild)[number]
