import type { ActivityCard } from '@fgm/shared/activities'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { ShadowWaveDrawing } from '../../ui/drawings/shadow-wave.tsx'
import { SockMountainDrawing } from '../../ui/drawings/sock-mountain.tsx'
import { TableDrawing } from '../../ui/drawings/table.tsx'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import './activity-scene.css'
import markup from './category-picture.svg?raw'

/** A scene shows what one does, so only the activities it is true of have it. */
const scenes = new Map([
  ['shadow-wave', ShadowWaveDrawing],
  ['sock-mountain-match', SockMountainDrawing],
  ['draw-the-weather', TableDrawing],
  ['squiggle-rescue', TableDrawing],
])

type Pictured = Pick<ActivityCard, 'id' | 'category' | 'duration_minutes'>

/** The scene drawn for an activity, or its category's picture. What to do stands in words. */
export function ActivityScene({ activity }: { activity: Pictured }) {
  const Scene = scenes.get(activity.id)
  if (Scene) return <Scene />
  return (
    <span className="category-picture" aria-hidden="true">
      <Drawing markup={markup} />
      <CategoryStamp category={activity.category} />
      <span className="category-clock">
        <WedgeClock minutes={activity.duration_minutes} />
      </span>
    </span>
  )
}

/** Whether the picture has room for a clock on its wall; the table's wall and a category's picture have one already. */
export function hasFreeWall({ id }: Pick<Pictured, 'id'>): boolean {
  const Scene = scenes.get(id)
  return Scene !== undefined && Scene !== TableDrawing
}
