import { furnitureKind, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Room } from '@fgm/shared/blueprints/document'
import { pictureClue, placeAt } from '@fgm/shared/hunts/places'
import { PieceDrawing } from '../../blueprints/piece-drawing.tsx'
import { PlanPiece, PlanRoom } from '../../blueprints/plan-parts.tsx'
import '../../blueprints/house-plan.css'
import { colorClass, ShapeDrawing } from './clue-shapes.tsx'
import type { Item } from './play-state.ts'

/** What is looked for and where, drawn: the piece of furniture or the room, and the color or the shape. */
export function PictureOfClue({ item, house }: { item: Item; house: BlueprintDocument }) {
  const { furniture_type, room_type, color, shape } = pictureClue(item, house)
  const kind = furniture_type && furnitureKind(furniture_type)
  const words = [
    color,
    shape,
    kind?.label ?? (room_type && roomKind(room_type).label.toLowerCase()),
  ]
  const said = words.filter(Boolean).join(', ')
  if (!said) return null
  const room = placeAt(house, item)?.room
  const size = kind ?? room?.size ?? { width: 0, height: 0 }
  const scale = 112 / Math.max(size.width, size.height, 1)
  return (
    <svg
      className="clue-picture"
      viewBox="-12 -12 164 164"
      role="img"
      aria-label={`Picture: ${said}`}
    >
      <g
        transform={`translate(${70 - (size.width / 2) * scale} ${70 - (size.height / 2) * scale}) scale(${scale})`}
      >
        {kind ? (
          <PieceDrawing type={kind.type} size={size} />
        ) : (
          room && <RoomDrawing room={room} house={house} />
        )}
      </g>
      {(color || shape) && (
        <g transform="translate(84 84)" className={colorClass(color)}>
          <ShapeDrawing shape={shape} color={color} />
        </g>
      )}
    </svg>
  )
}

/** A room as it stands on the map, with what is in it. */
function RoomDrawing({ room, house }: { room: Room; house: BlueprintDocument }) {
  const inside = house.furniture.filter(({ roomId }) => roomId === room.id)
  return (
    <g transform={`translate(${-room.position.x} ${-room.position.y})`}>
      <PlanRoom room={room} />
      {inside.map((piece) => (
        <PlanPiece key={piece.id} piece={piece} />
      ))}
    </g>
  )
}
