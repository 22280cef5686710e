// The fixed lists of moments: what fits right now (content spec, section 'Moments'). Ids are stored and sent; labels are shown.
// Free of zod, because the first load of the pages includes it.

/** Where an activity can be played from its first to its last step. `short` is the wording on the activity's own page. */
export const places = [
  { id: 'home_floor', short: 'floor' },
  { id: 'table', short: 'table' },
  { id: 'sofa', short: 'sofa' },
  { id: 'bed', short: 'bed' },
  { id: 'bath', short: 'bathroom' },
  { id: 'kitchen', short: 'kitchen' },
  { id: 'seat', short: 'car or bus seat' },
  { id: 'queue', short: 'waiting in line' },
  { id: 'doorway', short: 'at the door' },
  { id: 'balcony', short: 'balcony' },
  { id: 'garden', short: 'garden' },
  { id: 'park', short: 'park' },
  { id: 'call', short: 'on a call' },
] as const

/** How a child can be when an activity helps, or at least does no harm. */
export const moods = [
  'wild',
  'whiny',
  'bored',
  'sad_or_angry_after',
  'wiped_out_child',
  'curious',
  'fine',
] as const

export const postures = ['lying', 'sitting', 'floor', 'standing', 'moving'] as const
export const lights = ['dark_ok', 'dim', 'light'] as const

/** The moments of a day that a family picks from, the most wanted first. `everyday-moments.json` defines what fits each. */
export const everydayMoments = [
  { id: 'couch', label: 'On the sofa' },
  { id: 'bed', label: 'In bed, awake' },
  { id: 'sick', label: 'Sick at home' },
  { id: 'queue', label: 'Standing in a line' },
  { id: 'car_seat', label: 'In the car' },
  { id: 'bus', label: 'On a bus, train or plane' },
  { id: 'cooking_dinner', label: 'While dinner cooks' },
  { id: 'waiting_room', label: 'In a waiting room' },
  { id: 'bath', label: 'Bath time' },
  { id: 'dressing', label: 'Getting dressed' },
  { id: 'teeth', label: 'Brushing teeth' },
  { id: 'goodbye', label: 'Saying goodbye' },
  { id: 'bedtime', label: 'Going to sleep' },
  { id: 'after_a_storm', label: 'After tears or a tantrum' },
  { id: 'two_children', label: 'Two children at once' },
  { id: 'on_a_call', label: 'On a call' },
  { id: 'outdoors_five', label: 'Outdoors for five minutes' },
  { id: 'rain', label: 'Rain, stuck inside' },
  { id: 'tidying', label: 'Tidying up' },
  { id: 'walking_home', label: 'Walking home' },
] as const

export type EverydayMoment = (typeof everydayMoments)[number]['id']
