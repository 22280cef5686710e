import type { ActivityCard } from '@fgm/shared/activities/activities'
import { ShadowWaveDrawing } from '../../ui/drawings/shadow-wave.tsx'
import { SockMountainDrawing } from '../../ui/drawings/sock-mountain.tsx'
import { TableDrawing } from '../../ui/drawings/table.tsx'
import { ActivityScene } from './activity-scene.tsx'

/** The hand-drawn pictures, by activity. */
const handDrawn = new Map([
  ['shadow-wave', ShadowWaveDrawing],
  ['sock-mountain-match', SockMountainDrawing],
  ['draw-the-weather', TableDrawing],
  ['squiggle-rescue', TableDrawing],
])

/** An activity's large picture: the one drawn for it by hand, or its scene. Decorative. */
export function ActivityPicture({ activity }: { activity: Pick<ActivityCard, 'id' | 'scene'> }) {
  const Drawn = handDrawn.get(activity.id)
  return Drawn ? <Drawn /> : <ActivityScene activity={activity} />
}
