import { checkActivitySafety, type SafetyFinding } from '../safety/gate.ts'
import { rule_sentences } from '../safety/sentences.ts'
import { type HuntItem, hunt_limits } from './hunts.ts'
import { type AgeRange, youngestOf } from './words.ts'

/* The hazard gate for clues (content README §2): a hunt is play at home, too. */

type Worded = Pick<HuntItem, 'name' | 'description' | 'parent_tip'>

/** What the rules miss in an item, read for the youngest child of the age range; the tip is its note. */
export function itemFindings(item: Worded, age_range: AgeRange): SafetyFinding[] {
  const { name: title, description, parent_tip: safety_note } = item
  const child_age = youngestOf(age_range)
  return checkActivitySafety({ title, description, safety_note }, { child_age }).findings
}

/**
 * The item, its tip completed by the sentences that the rules ask for. Undefined when no sentence helps:
 * a forbidden thing, or a child too young for it.
 */
export function safeItem<Item extends Worded>(item: Item, age_range: AgeRange): Item | undefined {
  const findings = itemFindings(item, age_range)
  if (findings.length === 0) return item
  const missing = findings.map(({ action, rule_id }) =>
    action === 'phrase' ? rule_sentences[rule_id] : undefined,
  )
  if (missing.includes(undefined)) return undefined
  const parent_tip = [item.parent_tip, ...missing].filter(Boolean).join(' ')
  if (parent_tip.length > hunt_limits.tip) return undefined
  const mended = { ...item, parent_tip }
  return itemFindings(mended, age_range).length === 0 ? mended : undefined
}
