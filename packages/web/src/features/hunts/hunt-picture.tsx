import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { cluePresentation } from '@fgm/shared/hunts/words'
import { HuntTypeDrawing } from './hunt-type.tsx'
import { PictureOfClue } from './play/clue-picture.tsx'
import type { HuntToPlay } from './play-storage.ts'

type HuntPictureProps = {
  hunt: Pick<HuntToPlay, 'hunt_type' | 'difficulty_level' | 'age_range' | 'items_data'>
  house: BlueprintDocument | undefined
}

/** The first three pictures that its clues show; what a hunt looks for where a riddle must not be told. */
export function HuntPicture({ hunt, house }: HuntPictureProps) {
  const { difficulty_level, age_range, items_data, hunt_type } = hunt
  if (!house || !cluePresentation(difficulty_level, age_range).has_picture)
    return <HuntTypeDrawing hunt_type={hunt_type} />
  return (
    <span className={hunt_type === 'counting' ? 'hunt-clues counted' : 'hunt-clues'}>
      {items_data.slice(0, 3).map((item) => (
        <PictureOfClue key={item.id} item={item} house={house} />
      ))}
    </span>
  )
}
