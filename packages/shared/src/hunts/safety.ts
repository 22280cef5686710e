import { checkActivitySafety, type SafetyFinding } from '../safety/gate.ts'
import { ruleSentences } from '../safety/sentences.ts'
import { type HuntItem, huntLimits } from './hunts.ts'
import { type AgeRange, youngestOf } from './words.ts'

/* The hazard gate for clues (content README §2): a hunt is also play at home. */

type Worded = Pick<HuntItem, 'name' | 'description' | 'parent_tip'>

/** What an item lacks by the rules, for the youngest child of the age range; the tip is its note. */
export function itemFindings(item: Worded, ageRange: AgeRange): SafetyFinding[] {
  const { name: title, parent_tip: safetyNote } = item
  // Read as one text: a clue is read aloud, so a break in the middle of a sentence hides nothing.
  const description = item.description.replaceAll(/\s+/g, ' ')
  const childAge = youngestOf(ageRange)
  return checkActivitySafety(
    { title, description, safety_note: safetyNote },
    { child_age: childAge },
  ).findings
}

/**
 * The item, its tip completed by the sentences that the rules require. Undefined if no sentence helps: a forbidden thing, or a
 * child too young for it.
 */
export function safeItem<Item extends Worded>(item: Item, ageRange: AgeRange): Item | undefined {
  const findings = itemFindings(item, ageRange)
  if (findings.length === 0) return item
  const missing = findings.map(({ action, rule_id }) =>
    action === 'phrase' ? ruleSentences[rule_id] : undefined,
  )
  if (missing.includes(undefined)) return undefined
  const parentTip = [item.parent_tip, ...missing].filter(Boolean).join(' ')
  if (parentTip.length > huntLimits.tip) return undefined
  const mended = { ...item, parent_tip: parentTip }
  return itemFindings(mended, ageRange).length === 0 ? mended : undefined
}
