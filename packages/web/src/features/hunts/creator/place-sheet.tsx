import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { boundsOf, canvasBox } from '@fgm/shared/blueprints/geometry'
import {
  idOfPlace,
  type Located,
  locationOf,
  type Place,
  placeAt,
  placesOf,
} from '@fgm/shared/hunts/places'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PlanLayers } from '../../blueprints/house-plan.tsx'

type PlaceSheetProps = {
  document: BlueprintDocument
  /** The item as it is placed now. */
  item: Located
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (place: Required<Located>) => void
}

/** Where an item is: a press on the drawn house, or on the same place in words. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { document, item, isOpen, onOpenChange, onChoose } = props
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
      <div className="place-list">
        {distinctPlaces(document).map((place) => {
          const isChosen =
            chosen !== undefined && nameOf(document, chosen) === nameOf(document, place)
          return (
            <Button
              key={idOfPlace(place)}
              size="small"
              variant={isChosen ? 'done' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => choose(place)}
            >
              {nameOf(document, place)}
            </Button>
          )
        })}
      </div>
    </Sheet>
  )
}

type PlacePlanProps = {
  document: BlueprintDocument
  chosen: Place | undefined
  onPress: (place: Place) => void
}

/** The drawn house to press on; the same places are buttons below it. */
function PlacePlan({ document, chosen, onPress }: PlacePlanProps) {
  return (
    <svg viewBox={viewBoxOf(document)} className="plan place-plan" aria-hidden>
      <PlanLayers document={document} />
      {chosen && <rect {...boxAround(chosen, 4)} rx={6} className="plan-glow place-chosen" />}
      {/* Rooms come before their furniture, so that what lies on top is pressed. */}
      {placesOf(document).map((place) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from screen readers; its places are buttons below.
        <rect
          key={idOfPlace(place)}
          {...boxAround(place, place.piece ? 8 : 0)}
          className="place-target"
          onClick={() => onPress(place)}
        />
      ))}
    </svg>
  )
}

function boxAround({ room, piece }: Place, by: number) {
  const { position, size } = piece ?? room
  return {
    x: position.x - by,
    y: position.y - by,
    width: size.width + 2 * by,
    height: size.height + 2 * by,
  }
}

/** Every place that a button names: four chairs of a kitchen are one. */
function distinctPlaces(document: BlueprintDocument): Place[] {
  const names = new Map<string, Place>()
  for (const place of placesOf(document)) {
    const name = nameOf(document, place)
    if (!names.has(name)) names.set(name, place)
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

const margin = 16

function viewBoxOf(document: BlueprintDocument): string {
  const { position, size } = boundsOf(document) ?? canvasBox(document)
  const box = [
    position.x - margin,
    position.y - margin,
    size.width + 2 * margin,
    size.height + 2 * margin,
  ]
  return box.join(' ')
}
