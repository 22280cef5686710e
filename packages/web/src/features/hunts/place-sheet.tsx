import type { BlueprintDocument } from '@fgm/shared/blueprint-document'
import { boundsOf, canvasBox } from '@fgm/shared/blueprint-geometry'
import { locationOf, placeAt, placesOf } from '@fgm/shared/hunt-places'
import type { MouseEvent } from 'react'
import { PlanLayers } from '../../app/blueprints/house-plan.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type PlaceSheetProps = {
  document: BlueprintDocument
  location: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (location: string) => void
}

/** Where an item is: a press on the drawn house, or on the same place in words. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { document, location, isOpen, onOpenChange, onChoose } = props
  const chosen = placeAt(document, location)
  const locations = [
    ...new Set(placesOf(document).map(({ room, piece }) => locationOf(room, piece?.type))),
  ]
  function choose(next: string) {
    onChoose(next)
    onOpenChange(false)
  }
  function chooseInPlan(event: MouseEvent<SVGSVGElement>) {
    const part = (event.target as Element).closest('[data-part]')?.getAttribute('data-part')
    const place = placesOf(document).find(({ room, piece }) => (piece ?? room).id === part)
    if (place) choose(locationOf(place.room, place.piece?.type))
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isWide
      title="Where is it?"
      description="Press a room or a piece of furniture."
    >
      {/* The same places stand below as buttons. */}
      <svg
        viewBox={viewBoxOf(document)}
        className="plan place-plan"
        aria-hidden
        onClick={chooseInPlan}
      >
        <PlanLayers document={document} />
        {chosen && (
          <rect
            {...(chosen.piece ?? chosen.room).position}
            {...(chosen.piece ?? chosen.room).size}
            className="plan-glow place-chosen"
          />
        )}
      </svg>
      <div className="place-list">
        {locations.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === location ? 'done' : 'secondary'}
            aria-pressed={one === location}
            onClick={() => choose(one)}
          >
            {one}
          </Button>
        ))}
      </div>
    </Sheet>
  )
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
