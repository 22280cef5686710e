// The fixed lists of moments: what fits right now (content spec, section 'Moments'). Ids are stored and sent; labels are shown.
// Free of zod, because the pages read them at first sight.

/** Where an activity can be played from its first to its last step. `short` is how the activity's own page says it. */
export const places = [
  { id: 'home_floor', label: 'On the floor at home', short: 'floor' },
  { id: 'table', label: 'At a table', short: 'table' },
  { id: 'sofa', label: 'On the sofa', short: 'sofa' },
  { id: 'bed', label: 'In bed', short: 'bed' },
  { id: 'bath', label: 'In the bathroom', short: 'bathroom' },
  { id: 'kitchen', label: 'In the kitchen', short: 'kitchen' },
  { id: 'seat', label: 'In a seat (car, bus, train)', short: 'car or bus seat' },
  { id: 'queue', label: 'In a line or waiting room', short: 'waiting in line' },
  { id: 'doorway', label: 'At the door', short: 'at the door' },
  { id: 'balcony', label: 'On the balcony or a veranda', short: 'balcony' },
  { id: 'garden', label: 'In the garden or courtyard', short: 'garden' },
  { id: 'park', label: 'In the park or on the way', short: 'park' },
  { id: 'call', label: 'On a call with somebody far away', short: 'on a call' },
] as const

/** How a child can be when an activity helps, or does no harm. */
export const moods = [
  { id: 'wild', label: 'Wild, bouncing off the walls' },
  { id: 'whiny', label: 'Whiny, clinging, nothing is right' },
  { id: 'bored', label: "Bored, 'I don't know what to do'" },
  { id: 'sad_or_angry_after', label: 'After tears or anger' },
  { id: 'wiped_out_child', label: 'Worn out or poorly' },
  { id: 'curious', label: 'Curious, asking' },
  { id: 'fine', label: 'All good' },
] as const

export const postures = ['lying', 'sitting', 'floor', 'standing', 'moving'] as const
export const lights = ['dark_ok', 'dim', 'light'] as const

/** The moments of a day that a family picks from, the most wanted first. What fits each is in `everyday-moments.json`. */
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
