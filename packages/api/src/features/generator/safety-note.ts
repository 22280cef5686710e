import type { Supervision } from '@fgm/shared/activities'
import { checkActivitySafety } from '@fgm/shared/activity-safety'
import type { Made } from './generations.ts'

type Columns = Made['activity']

/**
 * Completes the safety note of an activity: the supervision level in words, and one sentence for each
 * hazard rule that fires and whose words are still missing. What stands in the note stays, so doing it
 * twice changes nothing. The level itself is raised to what is needed, never lowered. The activity's `min_age` counts as the child's age. What a sentence cannot
 * mend (a forbidden thing, a child too young) is left for the hazard gate to refuse.
 */
export function withSafetyNote(columns: Columns): Columns {
  const report = checkActivitySafety(columns)
  const missing = report.findings.flatMap(({ action, rule_id }) =>
    action === 'phrase' ? (rule_sentences[rule_id] ?? []) : [],
  )
  const note = noteWith(columns.safety_note ?? '', missing)
  const level = levels[report.supervision]
  return {
    ...columns,
    supervision: higherOf(columns.supervision, report.supervision),
    safety_note: level.is_said.test(note) ? note : noteWith(note, [level.sentence]),
  }
}

/** The levels are named so that their order is that of the alphabet. */
function higherOf(one: Supervision, other: Supervision): Supervision {
  if (one > other) return one
  return other
}

function noteWith(note: string, sentences: readonly string[]): string {
  const standing = note.trim()
  const ended = standing === '' || /[.!?]$/.test(standing) ? standing : `${standing}.`
  return [ended, ...new Set(sentences)].filter(Boolean).join(' ')
}

const levels = {
  S0: {
    is_said: /\b(adults?|grown-?ups?|parents?|carers?|you (stay|hold|sit|stand|watch))\b/i,
    sentence: 'An adult is at home, within earshot.',
  },
  S1: {
    is_said:
      /\b((adults?|grown-?ups?|parents?|carers?|you) (stays?|watch(es)?|sits?|(is|are) (in|near|beside))|(beside|next to) (you|your|them)|arm's (reach|length))\b/i,
    sentence: 'An adult stays in the same room and watches.',
  },
  S2: {
    is_said:
      /\b(arm's (reach|length)|within (your |hand's )?reach|(stays?|sits?|adult|parent|you) (right )?(beside|next to))\b/i,
    sentence: "An adult stays within arm's reach, hands free.",
  },
  S3: {
    is_said:
      /\b(an adult|a grown-?up|a parent|you) (does|do|cuts?|pours?|lights?|heats?|bakes?|handles?|opens?)\b/i,
    sentence: 'An adult does every hot or sharp step and stays beside your child.',
  },
}

/** For each rule that asks for words, the sentence that has them (content README §2.3). */
export const rule_sentences: Readonly<Record<string, string>> = {
  S05: 'Keep small balls away from children under 4 and younger siblings.',
  S06: 'Keep small parts out of mouths and away from younger children, and count them back in.',
  S06b: 'Stay seated, and keep small pieces out of mouths.',
  S07: 'Keep pieces out of mouths, noses and ears, and sweep up what falls.',
  S08: 'Eat seated, with everything cut lengthwise into quarters.',
  S09: 'Check for allergies before anyone tastes.',
  S10: 'No honey for a baby under one.',
  S11: 'Do not taste raw flour or dough, and wash hands afterward.',
  S12: 'Salt is not for eating or tasting.',
  S17: 'Use blunt, child-safe scissors, seated at the table.',
  S18: 'An adult stays beside your child while cutting.',
  S19: 'Use a blunt needle with an adult beside your child, and count needles back in.',
  S20: 'An adult holds or watches every tool.',
  S21: 'Keep cords and scarves off necks: never around a neck, and put away after use.',
  S22: 'An adult keeps every plastic bag away from faces.',
  S23: "Stay within arm's reach of the water, and empty it out straight away afterward.",
  S25: 'Stay in sight, away from the road; do not pick or taste plants.',
  S26: 'Never look at the sun, and never shine light into eyes.',
  S28: 'Use plastic instead of glass, or let an adult handle it.',
  S29: 'Keep it away from eyes and mouth.',
  S31: 'Never aim at people or animals.',
  S32: 'Not around wrists or fingers, and never snapped at anyone.',
  S33: 'Clear the floor, and walk beside with a hand ready.',
  S34b: 'You hold the phone, in airplane mode.',
  S35: 'Look, do not touch; leave animals where they are; wash hands.',
  S42: 'Use washable face paint and test a small patch first.',
}
