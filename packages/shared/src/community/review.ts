/* Words of an administrator's review of a shared activity (decisions §14), for pages without a schema. */

/** What a family reads about an activity that waits. */
export const waitingSentence = 'Someone on our team reads it before other families see it.'

/** Why an administrator does not show an activity, and what its family reads. */
export const declineSentences = {
  contact: 'It reads like a way to get in touch with other families, or to meet.',
  personal: 'It says something about a child or a family that strangers should not know.',
  unsafe: 'A part of it could hurt a child.',
  unsuitable: 'It is not something that a parent and a child do together.',
  unclear: 'We could not follow the steps.',
} as const

export type DeclineReason = keyof typeof declineSentences

export const declineReasons = Object.keys(declineSentences) as [DeclineReason, ...DeclineReason[]]
