import { furnitureKind, roomKind } from '@fgm/shared/blueprint-catalog'
import type { BlueprintDocument } from '@fgm/shared/blueprint-document'
import { pictureClue } from '@fgm/shared/hunt-places'
import { PieceDrawing } from '../../app/blueprints/piece-drawing.tsx'
import '../../app/blueprints/house-plan.css'
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
  const size = kind ?? { width: 0, height: 0 }
  const scale = 112 / Math.max(size.width, size.height, 1)
  return (
    <svg
      className="clue-picture"
      viewBox="-12 -12 164 164"
      role="img"
      aria-label={`Picture: ${said}`}
    >
      {kind && (
        <g
          transform={`translate(${70 - (size.width / 2) * scale} ${70 - (size.height / 2) * scale}) scale(${scale})`}
        >
          <PieceDrawing type={kind.type} size={size} />
        </g>
      )}
      {!kind && room_type && (
        <rect x={10} y={10} width={120} height={120} rx={14} fill={roomKind(room_type).color} />
      )}
      {(color || shape) && (
        <g transform="translate(84 84)" className={colorClass(color)}>
          <ShapeDrawing shape={shape} color={color} />
        </g>
      )}
    </svg>
  )
}
