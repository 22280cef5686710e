// The checks of an activity's moments: M01 to M16 (content spec, section 'Moments').

import { fitsMoment, type MomentFacts } from '../../activities/everyday-moments.ts'
import { Moments } from '../../activities/moments.ts'
import { type DraftReading, type LintLevel, type Report, textsOf } from './draft.ts'

/** M01 to M16: fields must not contradict one another or a text. Fields of another shape are L00. */
export function lintMoments(read: DraftReading, report: Report): void {
  const moments = Moments.safeParse(read.draft)
  if (!moments.success) return
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

/**
 * M12 to M16: what the texts must say for each place, each broken rule once, M15 for each text. A note that is right at home may
 * not mention the car, the line or the road, and a step may send the adult out of the reach that the note requires.
 */
function lintPlaceNotes({ place }: Moments, read: DraftReading, report: Report): void {
  const isIn = (...wanted: Moments['place']) => wanted.some((one) => place.includes(one))
  if (isIn('seat') && !rulesOutDriver(read))
    report(
      'M12',
      'In a seat the note says that the driver takes no turn, or "never while you drive"',
    )
  if (isIn('park', 'garden') && !road.test(read.note))
    report('M14', 'In a park or garden the note names the road')
  if (isIn('balcony') && !/\brailings?\b/i.test(read.note))
    report('M16', 'On a balcony the note keeps what can be climbed away from the railing')
  if (!(read.min_age < 4)) return
  if (!statesReach(read.note, place.length))
    report('M13', "Under 4 the note says arm's reach for every place, not for one of them")
  if (isIn('queue') && !handInLine.test(read.note))
    report('M13', 'Under 4 the note says whose hand is held in a line')
  for (const text of [...read.steps, read.easier, read.harder])
    if (adultAway.test(text) && !childComesAlong.test(text))
      report('M15', `Under 4 an adult stays within arm's reach and watches: "${text}"`)
}

const driving = /\bdrivers?\b|\bdriv(?:e|es|ing)\b|\bat the wheel\b/i
const driverRefused =
  /\bdriver\b.*\b(?:no|nothing|never|out of)\b|\b(?:never|not)\b.*(?:\bdriver?s?\b|\bat the wheel\b)/i

/** True when a sentence excludes the driver, and none invites a person who drives. */
function rulesOutDriver(read: DraftReading): boolean {
  const onDriving = textsOf(read)
    .flatMap(([, text]) => clausesOf(text))
    .filter((clause) => driving.test(clause) && /\b(?:you|drivers?|adult)\b|^when/i.test(clause))
  return onDriving.length > 0 && onDriving.every((clause) => driverRefused.test(clause))
}

const road = /\b(?:roads?|traffic|curbs?)\b/i
const reach = /\barm's (?:reach|length)\b/i
const oneOfThePlaces =
  /\b(?:in|on|at|by|near|beside) (?:a|an|the|your) (?:line|queue|waiting room|bath|basin|car|bus|train|road|park|garden|balcony|door|bed|sofa)\b|\b(?:outdoors|outside|indoors|at home|elsewhere|otherwise)\b/i

/** True when a sentence requires arm's reach without a place before it: in a line, by the bath. */
const statesReach = (note: string, places: number) =>
  clausesOf(note).some((clause) => {
    const [before = '', ...after] = clause.split(reach)
    return after.length > 0 && (places === 1 || !oneOfThePlaces.test(before))
  })

const handInLine = /\bhands?\b[^.;]*\b(?:line|queue)\b|\b(?:line|queue)\b[^.;]*\bhands?\b/i
const adultAway =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few) (?:big |giant |long )?(?:steps?|strides?|paces|feet|meters) (?:away|apart|back|off|from)\b|\bacross (?:the|a) (?:room|garden|lawn|hall)\b|\b(?:far|other) (?:end|side|corner) of the (?:room|house|hall|garden|lawn|park)\b|\b(?:leave|out of) the room\b|\b(?:next|another|other) room\b|\bout of sight\b|\bturn your back\b|\b(?:close|shut|cover) (?:both )?your (?:own )?eyes\b/i
const childComesAlong = /\bwith your child\b|\bwithin arm's reach\b|\bthe big one\b|\btogether\b/i

const clausesOf = (text: string) => text.split(/(?<=[.;!?])\s+/)
