import { type Telling, tellingOf } from '@fgm/shared/hunts/stories/stories'
import type { HuntToPlay } from '../play-storage.ts'
import { useTreasureProblem } from '../use-treasure-problem.ts'
import type { Play } from './play-state.ts'

/** The story of a play. It has the place of the treasure only where a child may know it: not while that `isChecking`. */
export function useStory(
  { items_data, blueprint_data }: HuntToPlay,
  { story, found, mode, completion_id }: Play,
): { telling: Telling | undefined; isChecking: boolean } {
  const { is_safe, isChecking } = useTreasureProblem(story?.treasure_place ?? '', story?.age ?? 0)
  if (!story) return { telling: undefined, isChecking }
  // Words about things are in the order in which the things were found.
  const inOrder = [
    ...found.flatMap((id) => items_data.find((item) => item.id === id) ?? []),
    ...items_data.filter(({ id }) => !found.includes(id)),
  ]
  const telling = tellingOf({
    story_id: story.id,
    age: story.age,
    treasure_place: is_safe ? story.treasure_place : '',
    items: inOrder,
    document: blueprint_data,
    is_calm: mode === 'calm',
    seed: completion_id,
  })
  return { telling, isChecking }
}
