// The checks of an activity's moments: M01 to M16 (content spec, section 'Moments').

import { fitsMoment, type MomentFacts } from '../../activities/everyday-moments.ts'
import { Moments } from '../../activities/moments.ts'
import type { DraftReading, LintLevel, Report } from './draft.ts'
import { lintPlaceNotes } from './place-notes.ts'

/** L00 for the fields of the moment, then M01 to M16: what one field says must not contradict another, nor a text. */
export function lintMoments(read: DraftReading, report: Report): void {
  const moments = Moments.safeParse(read.draft)
  if (!moments.success) {
    for (const { path, message } of moments.error.issues)
      report('L00', `${path.join(' ')}: ${message}`)
    return
  }
  const facts = {
    ...moments.data,
    materials: read.materials,
    duration_minutes: read.duration,
    setting: String(read.draft.setting),
  }
  for (const [rule, isBroken, message, level] of contradictions)
    if (isBroken(facts, read)) report(rule, message, level)
  for (const moment of facts.made_for)
    if (!fitsMoment(facts, moment)) report('M06', `Made for ${moment}, but does not fit it`)
  lintPlaceNotes(facts, read, report)
}

const wet = ['water_ice', 'paint', 'glue', 'scissors', 'baking_staples']
const small = ['coins_buttons', 'dry_goods']
const outdoors = ['garden', 'park', 'balcony']

type Rule = [
  id: string,
  isBroken: (of: MomentFacts, read: DraftReading) => boolean,
  message: string,
  level?: LintLevel,
]

const contradictions: Rule[] = [
  [
    'M01',
    ({ is_voice_only, materials, hands_needed, light }) =>
      is_voice_only && (materials.length > 0 || hands_needed > 0 || light !== 'dark_ok'),
    'Voice only takes no materials and no hands, and works in the dark',
  ],
  [
    'M02',
    ({ mood, child_energy, noise }) =>
      mood.includes('wiped_out_child') && (child_energy > 1 || noise > 1),
    'A worn-out child takes child_energy and noise of at most 1',
  ],
  [
    'M03',
    ({ light, child_energy }) => light === 'dark_ok' && child_energy > 1,
    'A child who moves about is not in the dark',
  ],
  [
    'M04',
    ({ mood }) => mood.filter((one) => one !== 'fine').length > 4,
    'More than four moods besides fine: decide',
  ],
  [
    'M05',
    ({ setting, place }) => setting === 'outdoor' && place.some((one) => !outdoors.includes(one)),
    'An outdoor activity names only garden, park and balcony',
  ],
  [
    'M07',
    ({ works_for_two_ages, two_ages }, { min_age, max_age, draft }) =>
      works_for_two_ages
        ? max_age - min_age < 3 || (draft.collection === 'moments' && two_ages === null)
        : two_ages !== null,
    'Two ages take an age range of three years or more, and what small and big one do',
  ],
  [
    'M08',
    ({ place, materials }) =>
      (place.includes('sofa') || place.includes('bed')) &&
      materials.some((id) => wet.includes(id) || small.includes(id)),
    'No water, paint, glue, flour, scissors or small parts on a sofa or bed',
  ],
  [
    'M09',
    ({ adult_energy, child_energy }, { min_age, supervision }) =>
      min_age < 4 && adult_energy === 0 && (child_energy > 1 || supervision < 'S2'),
    'Under 4 an adult lies down only with the child in touch: child_energy at most 1, supervision S2',
  ],
  [
    'M10',
    ({ adult_energy, child_energy }, { supervision }) =>
      supervision >= 'S2' && child_energy > 1 && adult_energy < 2,
    "Within arm's reach of a child who moves about, the adult stands: adult_energy of at least 2",
    'warn',
  ],
  [
    'M11',
    ({ mood }, { prep }) => mood.includes('whiny') && prep > 1,
    'A whiny child does not wait for more than a minute of preparation',
  ],
]
