import type { MaterialId } from '@fgm/shared/activities/activities'

/** What a material asks for that no rule of words says: the rules of use of the list, as sentences. */
type Caution = { sentence: string; is_said?: RegExp }

/** `until` is the last age it is for; `later` what is said from then on. */
const cautions: Partial<Record<MaterialId, Caution & { until: number; later?: Caution }>> = {
  blocks: {
    until: 3,
    sentence: 'Use only large pieces that do not fit into a toilet-roll tube.',
    is_said: /large/,
  },
  toy_figures: {
    until: 3,
    sentence: 'Use only large pieces that do not fit into a toilet-roll tube.',
    is_said: /too big for a mouth/,
  },
  drawing_tools: {
    ...{ until: 3, sentence: 'Use thick crayons and put marker caps away.' },
    later: {
      sentence: 'Points stay down, away from faces.',
      is_said: /pencil|draw with|away from (?:eyes|faces)|caps/,
    },
  },
  paint: { until: 5, sentence: 'Paint stays out of mouths.' },
  chalk: { until: 3, sentence: 'Use thick chalk and keep it out of mouths.' },
  tape: { until: 3, sentence: 'You tear the tape.' },
  paper: { until: 2, sentence: 'Keep torn paper out of mouths.', is_said: /mouth/ },
  cardboard: { until: 12, sentence: 'Take out staples first.' },
  textiles: { until: 5, sentence: 'Keep cloths off faces and necks.', is_said: /face/ },
  nature_finds: { until: 12, sentence: 'Choose finds without sharp points.' },
  flashlight: { until: 12, sentence: 'Never shine the light into eyes.' },
}

/** The sentences for the materials of an activity at an age, each once, without what the play itself says already. */
export function cautionsFor(
  materials: readonly MaterialId[],
  childAge: number,
  said: string,
): string[] {
  const sentences = materials.flatMap((id) => {
    const caution = cautions[id]
    const due = caution && childAge <= caution.until ? caution : caution?.later
    return due && !due.is_said?.test(said) ? [due.sentence] : []
  })
  return [...new Set(sentences)]
}
