import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { pictureClue } from '@fgm/shared/hunts/places'
import { cluePresentation } from '@fgm/shared/hunts/words'
import { HuntTypeDrawing } from './hunt-type.tsx'
import { PictureOfClue } from './play/clue-picture.tsx'
import type { HuntToPlay } from './play-storage.ts'

type HuntPictureProps = {
  hunt: Pick<HuntToPlay, 'hunt_type' | 'difficulty_level' | 'age_range' | 'items_data'>
  house: BlueprintDocument | undefined
}

/** The first three of the things and rooms that it leads to; what a hunt looks for where a riddle must not be told. */
export function HuntPicture({ hunt, house }: HuntPictureProps) {
  const { difficulty_level, age_range, items_data, hunt_type } = hunt
  const { is_place_hidden } = cluePresentation(difficulty_level, age_range)
  const drawn = house && !is_place_hidden ? items_data.filter((item) => isDrawn(item, house)) : []
  if (!house || drawn.length === 0) return <HuntTypeDrawing hunt_type={hunt_type} />
  return (
    <span className={hunt_type === 'counting' ? 'hunt-clues counted' : 'hunt-clues'}>
      {drawn.slice(0, 3).map((item) => (
        <PictureOfClue key={item.id} item={item} house={house} />
      ))}
    </span>
  )
}

/** A place that a parent wrote in own words has no picture. */
const isDrawn = (item: HuntToPlay['items_data'][number], house: BlueprintDocument) =>
  Object.keys(pictureClue(item, house)).length > 0
