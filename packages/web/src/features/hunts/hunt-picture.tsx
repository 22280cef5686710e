import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { placeAt } from '@fgm/shared/hunts/places'
import { cluePresentation } from '@fgm/shared/hunts/words'
import { HuntTypeDrawing } from './hunt-type.tsx'
import { PictureOfClue } from './play/clue-picture.tsx'
import type { HuntToPlay } from './play-storage.ts'

type HuntPictureProps = {
  hunt: Pick<HuntToPlay, 'hunt_type' | 'difficulty_level' | 'age_range' | 'items_data'>
  house: BlueprintDocument | undefined
}

/** A thing says more than the plan of its room. They stay in the hunt's order: a counting hunt numbers them. */
function threeOf(items: HuntToPlay['items_data'], house: BlueprintDocument) {
  const three = items.toSorted((one, other) => rank(one, house) - rank(other, house)).slice(0, 3)
  return items.filter((item) => three.includes(item))
}

const rank = (item: HuntToPlay['items_data'][number], house: BlueprintDocument) =>
  placeAt(house, item)?.piece ? 0 : 1

/** Three of the pictures that its clues show; what a hunt looks for where a riddle must not be told. */
export function HuntPicture({ hunt, house }: HuntPictureProps) {
  const { difficulty_level, age_range, items_data, hunt_type } = hunt
  if (!house || !cluePresentation(difficulty_level, age_range).has_picture)
    return <HuntTypeDrawing hunt_type={hunt_type} />
  return (
    <span className={hunt_type === 'counting' ? 'hunt-clues counted' : 'hunt-clues'}>
      {threeOf(items_data, house).map((item) => (
        <PictureOfClue key={item.id} item={item} house={house} />
      ))}
    </span>
  )
}
