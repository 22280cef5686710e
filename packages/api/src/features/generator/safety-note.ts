import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { ruleSentences } from '@fgm/shared/safety/sentences'
import type { Made } from './generations.ts'

type Columns = Made['activity']

/**
 * Completes the safety note of an activity: the supervision level in words, and a sentence for each hazard rule that fires and
 * whose words are missing. Doing it twice changes nothing. The level itself is only raised; `min_age` counts as the child's
 * age. What a sentence cannot fix (a forbidden thing, a child too young) is left for the hazard gate to refuse.
 */
export function withSafetyNote(columns: Columns): Columns {
  const report = checkActivitySafety(columns)
  const missing = report.findings.flatMap(({ action, rule_id }) =>
    action === 'phrase' ? (ruleSentences[rule_id] ?? []) : [],
  )
  const note = noteWith(columns.safety_note ?? '', missing)
  const level = levels[report.supervision]
  return {
    ...columns,
    // The names of the levels sort in their order.
    supervision: [columns.supervision, report.supervision].sort().at(-1) ?? 'S3',
    safety_note: level.is_said.test(note) ? note : noteWith(note, [level.sentence]),
  }
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
