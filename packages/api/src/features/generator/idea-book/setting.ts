import type { Play } from '@fgm/db/seed/plays/play'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { Need } from '@fgm/shared/generator/wish-words'

/** The most dangerous one first: a wish can name two of them. */
const order = [
  ...(['car', 'bath', 'sink', 'way', 'kitchen', 'ride', 'outdoors', 'public', 'door'] as const),
  ...(['waiting', 'sickbed', 'sofa', 'bed'] as const),
]

/** Where an activity is played, as far as it changes what is dangerous. */
type Setting = (typeof order)[number] | 'home' | 'balcony'

const settingOfMoment: Partial<Record<EverydayMoment, Setting>> = {
  car_seat: 'car',
  bus: 'ride',
  cooking_dinner: 'kitchen',
  walking_home: 'way',
  outdoors_five: 'outdoors',
  queue: 'public',
  waiting_room: 'waiting',
  bath: 'bath',
  teeth: 'sink',
  goodbye: 'door',
  bed: 'bed',
  bedtime: 'bed',
  sick: 'sickbed',
  couch: 'sofa',
}

/** The setting of an activity: that of the wish's moment, or of the play itself. */
export function settingOf(
  { setting }: Play,
  moments: readonly EverydayMoment[],
  needs: readonly Need[],
): Setting {
  if (needs.includes('balcony')) return 'balcony'
  const wished = moments.map((moment) => settingOfMoment[moment])
  const [first] = order.filter((one) => wished.includes(one))
  return first ?? (setting === 'outdoor' ? 'outdoors' : 'home')
}

/**
 * The hazard of a setting and how near an adult is in it, in words, at an age. `isClose` requires an adult at hand at every
 * age, because of what is used; `areTwo` are children who play with each other, the other one perhaps much younger. Nothing
 * of any other setting is mentioned.
 */
export function settingNote(
  setting: Setting,
  childAge: number,
  { isClose, areTwo }: { isClose: boolean; areTwo: boolean },
): string {
  const { hazard, small = armsReach, big = nextToThem, grown } = notes[setting]
  if (setting === 'car' && areTwo && childAge >= 4) return `${hazard} ${twoInTheCar}`
  const isGrown = childAge >= 9 && grown && !isClose && !areTwo
  const ofTwo = areTwo && setting === 'home' ? inTheRoomOfTwo : big
  const near = isGrown ? grown : ofTwo
  return [hazard, childAge <= 3 || (isClose && setting === 'home') ? small : near]
    .filter(Boolean)
    .join(' ')
}

const twoInTheCar =
  'The children play it by themselves; an adult is in the car, and explains it before the start.'
const armsReach = "An adult stays within arm's reach, hands free."
const nextToThem = 'An adult stays next to your child.'
const inTheRoomOfTwo =
  "An adult stays in the same room and watches, within arm's reach of a child under four."

/** How near an adult is to a `small` child, to a `big` one, and to a `grown` one if that may be farther away. */
const notes: Record<Setting, { hazard: string; small?: string; big?: string; grown?: string }> = {
  home: {
    hazard: '',
    big: 'An adult stays in the same room and watches.',
    grown: 'An adult is at home, within earshot.',
  },
  car: {
    hazard:
      'Belts stay on. Whoever drives keeps eyes on the road, never looks round and takes no turn.',
    small:
      "An adult stays within arm's reach on the next seat; alone at the wheel, keep it for a stop.",
    big: 'An adult sits in the car and leads from another seat; alone at the wheel, keep it for a stop.',
  },
  ride: {
    hazard:
      'Your child stays seated, belted where there is a belt, feet and bags out of the aisle.',
    big: 'An adult sits next to your child.',
  },
  kitchen: {
    hazard:
      'Your child keeps to one seat, three big steps from the stove, hot pans and knives; pan handles point to the wall.',
    small:
      "An adult stays within arm's reach, and nothing is on the heat while you play; cook on between two rounds.",
    big: 'An adult stays in the kitchen, looks up often, and stops the game to carry anything hot.',
  },
  outdoors: {
    hazard: 'Choose a spot away from the road and from water; taste no plants.',
    big: 'An adult stays close by, with your child in sight the whole time.',
  },
  balcony: {
    hazard:
      'Your child sits away from the railing, with nothing near it to climb on, and nothing goes over the edge.',
    big: "An adult stays within arm's reach on the balcony.",
  },
  way: {
    hazard:
      'Hold hands near the road, stop at every curb, and walk on the side away from the cars.',
    big: 'An adult stays next to your child and pauses the game to cross.',
  },
  public: {
    hazard:
      'Your child holds your hand or keeps at your side, clear of doors and traffic. Keep voices low.',
    big: "An adult stays within arm's reach, your child in sight.",
  },
  waiting: {
    hazard:
      'Your child keeps to the seat next to you, clear of doors and hot cups. Keep voices low.',
  },
  bath: {
    hazard:
      'Put the phone away before the water runs, wipe up drips, and never leave the bathroom.',
    big: "An adult stays within arm's reach of a child in the tub.",
  },
  sink: {
    hazard: 'Wipe up drips so that nobody slips.',
    big: 'An adult stays next to your child at the sink.',
  },
  bed: {
    hazard: 'Your child lies or sits away from the edge; blankets and pillows stay off faces.',
  },
  sickbed: {
    hazard:
      'Stop as soon as it is too much for either of you; blankets and pillows stay off faces.',
  },
  sofa: {
    hazard: 'Your child lies or sits on the inner side; nobody stands or climbs on the sofa.',
  },
  door: {
    hazard: 'Keep fingers off hinges, and hand your child over to a person by name.',
    big: 'An adult stays next to your child until the handover.',
  },
}
