import { locationOf, placeAt } from '@fgm/shared/hunt-places'
import { cluePresentation, wordingLevel } from '@fgm/shared/hunt-words'
import { HousePlan } from '../../app/blueprints/house-plan.tsx'
import type { HuntToPlay } from '../../app/hunts/kept-hunts.ts'
import type { Item } from './clue.tsx'
import { hintsTaken, type Play } from './play-state.ts'
import { placePoints } from './route-points.ts'

type PlayMapProps = { hunt: HuntToPlay; item: Item; play: Play }

/** The house with the way so far. It shows of the next place no more than clue and hints have told. */
export function PlayMap({ hunt, item, play }: PlayMapProps) {
  const house = hunt.blueprint_data
  if (house.rooms.length === 0) return <p className="play-count">{countWords(hunt, play)}</p>
  const place = placeAt(house, item.location)
  const isFound = play.found.includes(item.id)
  const known = knownOf(hunt, hintsTaken(play, item.id), isFound)
  const found = play.found.flatMap((id) => hunt.items_data.find((one) => one.id === id) ?? [])
  const next = place && !isFound && known !== 'nothing' ? [{ location: shown() }] : []
  const room = known !== 'nothing' ? place?.room : undefined
  return (
    <div className="play-map">
      <p className="play-count">
        <span>{countWords(hunt, play)}</span>
        {room && <span className="muted">{room.label} is glowing</span>}
      </p>
      <HousePlan
        document={house}
        title={`Map: ${countWords(hunt, play)}.${room ? ` ${room.label} is glowing.` : ''}`}
        highlightedRooms={room ? [room.id] : []}
        highlightedFurniture={known === 'spot' && place?.piece ? [place.piece.id] : []}
        route={placePoints(house, [...found, ...next])}
      />
    </div>
  )

  function shown(): string {
    return known === 'spot' || !place ? item.location : locationOf(place.room)
  }
}

/** How much of the place may be shown: riddles hide it until hints tell, easy clues name it themselves. */
function knownOf(
  { difficulty_level, age_range }: HuntToPlay,
  hints: number,
  isFound: boolean,
): 'nothing' | 'room' | 'spot' {
  const { is_place_hidden } = cluePresentation(difficulty_level, age_range)
  if (isFound || hints >= 2 || wordingLevel(difficulty_level, age_range) <= 2) return 'spot'
  return is_place_hidden && hints === 0 ? 'nothing' : 'room'
}

function countWords({ items_data }: HuntToPlay, { found }: Play): string {
  return `${found.length} found, ${items_data.length - found.length} to go`
}
