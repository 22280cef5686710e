import type { Play } from '@fgm/db/seed/plays/play'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { Need } from '@fgm/shared/generator/wish-words'

/** Where an activity is played, as far as it changes what is dangerous. */
export type Setting =
  | 'home'
  | 'car'
  | 'ride'
  | 'kitchen'
  | 'outdoors'
  | 'balcony'
  | 'way'
  | 'public'
  | 'waiting'
  | 'bath'
  | 'sink'
  | 'bed'
  | 'sickbed'
  | 'sofa'
  | 'door'

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

/** The most dangerous one first: two of them can be wished for at once. */
const order = [
  ...(['car', 'bath', 'sink', 'way', 'kitchen', 'ride', 'outdoors', 'public', 'door'] as const),
  ...(['waiting', 'sickbed', 'sofa', 'bed'] as const),
]

/** The setting of an activity: that of the moment it is wished for, or of the play itself. */
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
 * The hazard of a setting and how near an adult is in it, in words, at an age. `isClose` asks for an adult at hand whatever the
 * age, because of what is used; `areTwo` are children who play with each other, the other one perhaps much younger. Nothing
 * of any other setting is in it.
 */
export function settingNote(
  setting: Setting,
  childAge: number,
  { isClose, areTwo }: { isClose: boolean; areTwo: boolean },
): string {
  const { hazard, adult } = notes[setting]
  if (setting === 'car' && areTwo && childAge >= 4) return `${hazard} ${twoInTheCar}`
  const isGrown = childAge >= 9 && adult.grown && !isClose && !areTwo
  const ofTwo = areTwo && setting === 'home' ? inTheRoomOfTwo : adult.big
  const near = isGrown ? adult.grown : ofTwo
  return [hazard, childAge <= 3 || (isClose && setting === 'home') ? adult.small : near]
    .filter(Boolean)
    .join(' ')
}

const twoInTheCar =
  'The children play it by themselves; an adult is in the car, and explains it before the start.'
const armsReach = "An adult stays within arm's reach, hands free."
const inTheRoom = 'An adult stays in the same room and watches.'
const inTheRoomOfTwo =
  "An adult stays in the same room and watches, within arm's reach of a child under four."

const notes: Record<
  Setting,
  { hazard: string; adult: { small: string; big: string; grown?: string } }
> = {
  home: {
    hazard: '',
    adult: { small: armsReach, big: inTheRoom, grown: 'An adult is at home, within earshot.' },
  },
  car: {
    hazard:
      'Belts stay on. Whoever drives keeps eyes on the road, never looks round and takes no turn.',
    adult: {
      small:
        "An adult stays within arm's reach on the next seat; alone at the wheel, keep it for a stop.",
      big: 'An adult sits in the car and leads from another seat; alone at the wheel, keep it for a stop.',
    },
  },
  ride: {
    hazard:
      'Your child stays seated, belted where there is a belt, feet and bags out of the aisle.',
    adult: { small: armsReach, big: 'An adult sits next to your child.' },
  },
  kitchen: {
    hazard:
      'Your child keeps to one seat, three big steps from the stove, hot pans and knives; pan handles point to the wall.',
    adult: {
      small:
        "An adult stays within arm's reach, and nothing is on the heat while you play; cook on between two rounds.",
      big: 'An adult stays in the kitchen, looks up often, and stops the game to carry anything hot.',
    },
  },
  outdoors: {
    hazard: 'Choose a spot away from the road and from water; taste no plants.',
    adult: {
      small: armsReach,
      big: 'An adult stays close by, with your child in sight the whole time.',
    },
  },
  balcony: {
    hazard:
      'Your child sits away from the railing, with nothing near it to climb on, and nothing goes over the edge.',
    adult: { small: armsReach, big: "An adult stays within arm's reach on the balcony." },
  },
  way: {
    hazard:
      'Hold hands near the road, stop at every curb, and walk on the side away from the cars.',
    adult: {
      small: armsReach,
      big: 'An adult stays next to your child and pauses the game to cross.',
    },
  },
  public: {
    hazard:
      'Your child holds your hand or keeps at your side, clear of doors and traffic. Keep voices low.',
    adult: { small: armsReach, big: "An adult stays within arm's reach, your child in sight." },
  },
  waiting: {
    hazard:
      'Your child keeps to the seat next to you, clear of doors and hot cups. Keep voices low.',
    adult: { small: armsReach, big: 'An adult stays next to your child.' },
  },
  bath: {
    hazard:
      'Put the phone away before the water runs, wipe up drips, and never leave the bathroom.',
    adult: { small: armsReach, big: "An adult stays within arm's reach of a child in the tub." },
  },
  sink: {
    hazard: 'Wipe up drips so that nobody slips.',
    adult: { small: armsReach, big: 'An adult stays next to your child at the sink.' },
  },
  bed: {
    hazard: 'Your child lies or sits away from the edge; blankets and pillows stay off faces.',
    adult: { small: armsReach, big: 'An adult stays next to your child.' },
  },
  sickbed: {
    hazard:
      'Stop as soon as it is too much for either of you; blankets and pillows stay off faces.',
    adult: { small: armsReach, big: 'An adult stays next to your child.' },
  },
  sofa: {
    hazard: 'Your child lies or sits on the inner side; nobody stands or climbs on the sofa.',
    adult: { small: armsReach, big: 'An adult stays next to your child.' },
  },
  door: {
    hazard: 'Keep fingers off hinges, and hand your child over to a person by name.',
    adult: { small: armsReach, big: 'An adult stays next to your child until the handover.' },
  },
}
