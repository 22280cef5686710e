import { type Located, locationOf, placeAt } from '@fgm/shared/hunts/places'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import type { HuntToPlay } from '../kept-hunts.ts'
import { progressOf } from '../route-points.ts'
import { inTheWayOf, MapMarks, nextMark } from './map-marks.tsx'
import { knownPlace } from './play-hints.ts'
import { hintsTaken, type Item, type Play } from './play-state.ts'

type PlayMapProps = { hunt: HuntToPlay; item: Item; play: Play }

/** The house with the way so far. It shows of the next place no more than clue and hints have told. */
export function PlayMap({ hunt, item, play }: PlayMapProps) {
  const house = hunt.blueprint_data
  const place = placeAt(house, item)
  const isFound = play.found.includes(item.id)
  const known = isFound ? 'spot' : knownPlace(hunt, item, hintsTaken(play, item.id))
  const found = play.found.flatMap((id) => hunt.items_data.find((one) => one.id === id) ?? [])
  const next = place && !isFound && known !== 'nothing' ? shown() : undefined
  const room = known !== 'nothing' ? place?.room : undefined
  return (
    <div className="play-map">
      <p className="play-count">
        <span>{countWords(hunt, play)}</span>
        {room && <span className="muted">{room.label} is glowing</span>}
      </p>
      {house.rooms.length > 0 && (
        <HousePlan
          document={house}
          title={`Map: ${countWords(hunt, play)}.${room ? ` ${room.label} is glowing.` : ''}`}
          highlightedRooms={room ? [room.id] : []}
          highlightedFurniture={known === 'spot' && place?.piece ? [place.piece.id] : []}
          inTheWay={(unit) => inTheWayOf(progressOf(house, found, next, nextMark * unit), unit)}
          over={(unit) => (
            <MapMarks progress={progressOf(house, found, next, nextMark * unit)} unit={unit} />
          )}
        />
      )}
    </div>
  )

  function shown(): Located {
    if (known === 'spot' || !place) return item
    return { location: locationOf(place.room), place_id: place.room.id }
  }
}

function countWords({ items_data }: HuntToPlay, { found }: Play): string {
  return `${found.length} found, ${items_data.length - found.length} to go`
}
