import type { StoryId } from '@fgm/shared/hunts/stories/story-ids'
import { cluePresentation } from '@fgm/shared/hunts/words'
import type { HuntToPlay } from './play-storage.ts'

type HuntToPrint = Pick<HuntToPlay, 'id' | 'difficulty_level' | 'age_range'>

/** Where a hunt is on paper, with large pictures for those who do not read; with a story other than its own where one is asked for. */
export function printPath({ id, difficulty_level, age_range }: HuntToPrint, story?: StoryId) {
  const { has_picture } = cluePresentation(difficulty_level, age_range)
  const query = new URLSearchParams({
    ...(has_picture && { cards: 'pictures' }),
    ...(story && { story }),
  })
  return `/api/scavenger-hunts/${encodeURIComponent(id)}/print${query.size > 0 ? `?${query}` : ''}`
}
