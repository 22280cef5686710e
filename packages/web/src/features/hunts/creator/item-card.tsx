import { placeAt } from '@fgm/shared/hunts/places'
import { ArrowDown, ArrowUp, MapPin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/text-field.tsx'
import {
  clueProblem,
  type House,
  type ItemDraft,
  nameProblem,
  type Problems,
} from './hunt-draft.ts'
import { nameOf, PlaceSheet } from './place-sheet.tsx'

type ItemCardProps = {
  item: ItemDraft
  number: number
  count: number
  house: House
  problems: Problems
  onChange: (change: Partial<ItemDraft>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One thing to find: what it is, the clue, where it is, and a word for the adult. */
export function ItemCard(props: ItemCardProps) {
  const { item, number, count, house, problems, onChange, onMove, onRemove } = props
  const [isChoosing, setChoosing] = useState(false)
  const placed = placeAt(house.document, item)
  return (
    <li className="card item-card">
      <div className="row">
        <h3 className="grow">Item {number}</h3>
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={ArrowUp}
          aria-label={`Move item ${number} up`}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={ArrowDown}
          aria-label={`Move item ${number} down`}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={Trash2}
          aria-label={`Remove item ${number}`}
          onClick={onRemove}
        />
      </div>
      <div className="item-fields">
        <TextAreaField
          label="What to find"
          rows={2}
          maxLength={100}
          value={item.name}
          error={problems[nameProblem(item.key)]}
          onChange={(event) => onChange({ name: inOneLine(event.target.value) })}
        />
        <div className="field">
          <TextField
            label="Place"
            isOptional
            maxLength={120}
            value={item.location}
            onChange={(event) =>
              // Other words are another place: the id of the old one goes.
              onChange({ location: event.target.value, place_id: undefined })
            }
          />
          {placed && nameOf(house.document, placed) !== item.location && (
            <p className="muted small">On the plan: {nameOf(house.document, placed)}</p>
          )}
          <Button variant="text" size="small" icon={MapPin} onClick={() => setChoosing(true)}>
            Choose in the house
          </Button>
        </div>
        <TextAreaField
          label="Clue"
          className="item-clue"
          maxLength={400}
          value={item.description}
          error={problems[clueProblem(item.key)]}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <TextAreaField
          label="For the adult"
          isOptional
          rows={2}
          className="item-clue"
          maxLength={300}
          value={item.parent_tip ?? ''}
          onChange={(event) => onChange({ parent_tip: event.target.value })}
        />
      </div>
      <PlaceSheet
        document={house.document}
        item={item}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        onChoose={onChange}
      />
    </li>
  )
}

/** A name has no lines of its own; it only wraps. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
