import type { ActivityCard } from '@fgm/shared/activities/activities'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import shadowWaveSvg from '../../ui/drawings/shadow-wave.svg?raw'
import sockMountainSvg from '../../ui/drawings/sock-mountain.svg?raw'
import tableSvg from '../../ui/drawings/table.svg?raw'
import { ActivityScene } from './activity-scene.tsx'

/** The hand-drawn pictures, by activity. */
const handDrawn = new Map([
  ['shadow-wave', shadowWaveSvg],
  ['sock-mountain-match', sockMountainSvg],
  ['draw-the-weather', tableSvg],
  ['squiggle-rescue', tableSvg],
])

/** An activity's large picture: the one drawn for it by hand, or its scene. Decorative. */
export function ActivityPicture({ activity }: { activity: Pick<ActivityCard, 'id' | 'scene'> }) {
  const markup = handDrawn.get(activity.id)
  return markup ? <Drawing markup={markup} /> : <ActivityScene activity={activity} />
}
