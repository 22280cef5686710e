// What the words of an activity owe to each place it lists: M12 to M16. A note that is right at home may say nothing of
// the car, the line or the road, and a step may send the adult out of the reach that the note asks for.

import type { Moments } from '../../activities/moments.ts'
import { type DraftReading, type Report, textsOf } from './draft.ts'

/** M12 to M16: each broken rule once, M15 for each text. */
export function lintPlaceNotes({ place }: Moments, read: DraftReading, report: Report): void {
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

/** True when a sentence rules the driver out, and none invites anybody who drives. */
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

/** True when a sentence demands arm's reach and has not said before: in a line, by the bath. */
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
