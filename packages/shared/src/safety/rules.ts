// The hazard rules as data: the 51 of content spec 2.3, and 14 acts that no note makes safe; `safety/gate.ts` applies them.
//
// Patterns match plain text, case-insensitive. Patterns after a comment 'beyond the table' are ours: other words, verb forms and
// plurals of the same hazard, found by trying cases. If a rule is 'tightened', the table's pattern also matched harmless uses
// ('stand the cup on the table') and is more exact here. Distances are bounded, so that no text can make matching slow.

import { conduct } from './rules/conduct.ts'
import { cordsAndWater } from './rules/cords-and-water.ts'
import { heatAndBlades } from './rules/heat-and-blades.ts'
import { placesAndObjects } from './rules/places-and-objects.ts'
import type { SafetyRule } from './rules/safety-rule.ts'
import { smallThings } from './rules/small-things.ts'
import { spraysAndThrows } from './rules/sprays-and-throws.ts'
import { substances } from './rules/substances.ts'
import { unmendable47to60 } from './rules/unmendable.ts'

/** All rules in the order of the table. */
export const safetyRules: readonly SafetyRule[] = [
  ...smallThings,
  ...substances,
  ...heatAndBlades,
  ...cordsAndWater,
  ...placesAndObjects,
  ...spraysAndThrows,
  ...conduct,
  ...unmendable47to60,
]
