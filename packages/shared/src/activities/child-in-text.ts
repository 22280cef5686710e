/**
 * Puts a child's name where a text says 'your child'. For the pages of the child's own family only: what goes to a provider,
 * to the community or onto a link keeps the text as it was written. The verbs agree as they stand (a name is as singular
 * as 'your child'), and 'they' goes on meaning the child. Without a name the text stays as it is.
 */
export function withChildName(text: string, name: string | undefined): string {
  const known = name?.trim()
  if (!known) return text
  // A function, because a name may hold what a replacement reads as a pattern ('$&').
  return text.replace(/\byour child(?!ren)\b/gi, () => known)
}

/**
 * The same for the texts of an activity that a parent reads. What is needed stays as it was written, because ticks are kept by
 * its words: name it where it is shown.
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

/** For grandparents and sitters, who read it by a link: the child is not theirs, and has no name there. */
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
