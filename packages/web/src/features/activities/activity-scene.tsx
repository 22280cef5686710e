import type { ActivityCard, OwnCategory } from '@fgm/shared/activities'
import { CardboardHouseDrawing } from '../../ui/drawings/cardboard-house.tsx'
import { PourDrawing } from '../../ui/drawings/pour.tsx'
import { ShadowWaveDrawing } from '../../ui/drawings/shadow-wave.tsx'
import { SockMountainDrawing } from '../../ui/drawings/sock-mountain.tsx'
import { TableDrawing } from '../../ui/drawings/table.tsx'

type Scene = typeof TableDrawing

const scenes: Record<OwnCategory, Scene> = {
  Math: SockMountainDrawing,
  Science: PourDrawing,
  Language: TableDrawing,
  Motor: ShadowWaveDrawing,
  Creative: CardboardHouseDrawing,
}

/** Activities that a scene was drawn for. */
const own_scenes: Record<string, Scene> = { 'shadow-wave': ShadowWaveDrawing }

type ActivitySceneProps = { activity: Pick<ActivityCard, 'id' | 'own_category'> }

/** A drawn scene for an activity, by its category. It sets the mood; what to do stands in words. */
export function ActivityScene({ activity }: ActivitySceneProps) {
  const Scene = own_scenes[activity.id] ?? scenes[activity.own_category]
  return <Scene />
}
