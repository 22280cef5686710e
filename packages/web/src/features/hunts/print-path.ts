import type { StoryId } from '@fgm/shared/hunts/stories/story-ids'
import { cluePresentation } from '@fgm/shared/hunts/words'
import type { HuntToPlay } from './play-storage.ts'

type HuntToPrint = Pick<HuntToPlay, 'id' | 'difficulty_level' | 'age_range'>

/** The path of a hunt's print, with large pictures for those who do not read; `story` replaces its own story. */
export function printPath({ id, difficulty_level, age_range }: HuntToPrint, story?: StoryId) {
  const { has_picture } = cluePresentation(difficulty_level, age_range)
  const query = new URLSearchParams({
    ...(has_picture && { cards: 'pictures' }),
    ...(story && { story }),
  })
  return `/api/scavenger-hunts/${encodeURIComponent(id)}/print${query.size > 0 ? `?${query}` : ''}`
}
