import { dangerWords } from './sign-words-danger.ts'
import { homeWords } from './sign-words-home.ts'
import { mindWords } from './sign-words-mind.ts'

/** The words that signs of distress consist of, by class: British, Indian, Australian, American and second-language English. */
export const signClasses = { ...mindWords, ...homeWords, ...dangerWords } as const

export type SignClass = keyof typeof signClasses

/** Long words that are often misspelled; none of them is one letter away from an everyday word. */
export const keyWords =
  'swallowed batteries breathing unconscious husband boyfriend girlfriend suicide suicidal strangle strangled threatens threatened overdose paracetamol seizure vomiting vomited terrified frightened depressed depression postpartum unresponsive kidnapped detergent medicine stepfather anymore himself herself pregnant abusive molested allergic magnets'.split(
    ' ',
  )
