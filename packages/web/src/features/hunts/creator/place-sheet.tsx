import type { BlueprintDocument, Room } from '@fgm/shared/blueprints/document'
import { sideBySide } from '@fgm/shared/blueprints/floors'
import { grownBy } from '@fgm/shared/blueprints/geometry'
import {
  idOfPlace,
  type Located,
  locationOf,
  type Place,
  placeAt,
  placesToSearch,
} from '@fgm/shared/hunts/places'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { frameOf, PlanLayers, useDrawnUnit, viewBoxOf } from '../../blueprints/house-plan.tsx'
import { BoxRect } from '../../blueprints/plan-parts.tsx'
import { placeWords } from '../hunt-type.tsx'

type PlaceSheetProps = {
  document: BlueprintDocument
  item: Located
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (place: Required<Located>) => void
}

/** Where an item is: chosen on the drawn house, or as the same place in words. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { item, isOpen, onOpenChange, onChoose } = props
  const document = sideBySide(props.document)
  const chosen = placeAt(document, item)
  function choose(place: Place) {
    onChoose({ location: locationOf(place.room, place.piece?.type), place_id: idOfPlace(place) })
    onOpenChange(false)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isWide
      title="Where is it?"
      description="Press a room or a piece of furniture."
    >
      <PlacePlan document={document} chosen={chosen} onPress={choose} />
      <div className="mt-4 grid gap-4">
        {document.rooms.map((room) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
          <div
            key={room.id}
            role="group"
            aria-label={nameOf(document, { room })}
            className="row row-wrap gap-2"
          >
            {placesIn(document, room).map((place) => {
              const name = nameOf(document, place)
              const isChosen = chosen !== undefined && nameOf(document, chosen) === name
              // A room begins its line; its pieces follow without its name.
              const { piece } = place
              return (
                <Button
                  key={idOfPlace(place)}
                  size="small"
                  variant={isChosen ? 'done' : piece ? 'secondary' : 'calm'}
                  className={piece ? undefined : 'basis-full justify-start'}
                  aria-pressed={isChosen}
                  aria-label={placeWords(name)}
                  onClick={() => choose(place)}
                >
                  {piece ? name.slice(nameOf(document, { room }).length + ' - '.length) : name}
                </Button>
              )
            })}
          </div>
        ))}
      </div>
    </Sheet>
  )
}

type PlacePlanProps = {
  document: BlueprintDocument
  chosen: Place | undefined
  onPress: (place: Place) => void
}

function PlacePlan({ document, chosen, onPress }: PlacePlanProps) {
  const [plan, unit] = useDrawnUnit(true)
  return (
    <svg
      ref={plan}
      viewBox={viewBoxOf(frameOf(document))}
      className="plan place-plan max-h-[46dvh] cursor-pointer"
      aria-hidden
    >
      <PlanLayers document={document} unit={unit} />
      {chosen && (
        <BoxRect
          box={grownBy(chosen.piece ?? chosen.room, 4)}
          rx={6}
          strokeWidth={6}
          className="place-chosen fill-(--il-coral)/25 stroke-(--il-coral)"
        />
      )}
      {/* Rooms come before their furniture, so that the furniture on top is clicked. */}
      {placesToSearch(document).map((place) => (
        <BoxRect
          key={idOfPlace(place)}
          box={place.piece ? grownBy(place.piece, 8) : place.room}
          className="fill-transparent hover:fill-(--il-coral)/18"
          onClick={() => onPress(place)}
        />
      ))}
    </svg>
  )
}

/** The places of a room that a button names: the four chairs of a kitchen are one. */
function placesIn(document: BlueprintDocument, room: Room): Place[] {
  const names = new Map<string, Place>()
  for (const place of placesToSearch(document)) {
    const name = nameOf(document, place)
    if (place.room.id === room.id && !names.has(name)) names.set(name, place)
  }
  return [...names.values()]
}

/** A place in words; of two rooms with the same name the second is 'Bedroom (2)'. */
export function nameOf({ rooms }: BlueprintDocument, { room, piece }: Place): string {
  const same = rooms.filter(({ label }) => label === room.label)
  const number = same.findIndex(({ id }) => id === room.id) + 1
  const label = number > 1 ? `${room.label} (${number})` : room.label
  return locationOf({ label }, piece?.type)
}
