import { placeAt } from '@fgm/shared/hunts/places'
import { ArrowDown, ArrowUp, Check, Dices, MapPin, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError, TextAreaField, TextField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { showToast } from '../../../ui/toast.ts'
import { placeWords } from '../hunt-type.tsx'
import { PictureOfClue } from '../play/clue-picture.tsx'
import {
  blankItem,
  changedItem,
  clueProblem,
  type DraftChange,
  type House,
  type HuntDraft,
  type ItemDraft,
  movedItem,
  nameProblem,
  type Problems,
  replacedItems,
} from './hunt-draft.ts'
import { nameOf, PlaceSheet } from './place-sheet.tsx'
import { ClueChanges, RewordClues, type Sample } from './suggestions.tsx'

type StepItemsProps = {
  draft: HuntDraft
  house: House
  sample: Sample
  problems: Problems
  onChange: (change: DraftChange) => void
}

const mostItems = 50

/** Step 3: what to find. Suggestions use the drawn house; every word of them can be changed. */
export function StepItems({ draft, house, sample, problems, onChange }: StepItemsProps) {
  const { items } = draft
  const list = useRef<HTMLOListElement>(null)
  const setItems = (next: (newest: ItemDraft[]) => ItemDraft[]) =>
    onChange((newest) => ({ items: next(newest.items) }))
  const replace = (from: ItemDraft[], to: ItemDraft[]) =>
    setItems((newest) => replacedItems(newest, from, to))

  async function suggest() {
    const suggested = await sample.suggest(draft)
    if (!suggested) return
    onChange(suggested)
    if (items.length > 0)
      showToast({
        message: 'New items from your house.',
        action: { label: 'Undo', onPress: () => onChange({ items, house }) },
      })
  }
  function remove(item: ItemDraft, at: number) {
    setItems((newest) => newest.filter(({ key }) => key !== item.key))
    const putBack = () => setItems((newest) => newest.toSpliced(at, 0, item))
    showToast({
      message: `Item ${at + 1} is removed.`,
      action: { label: 'Undo', onPress: putBack },
    })
  }
  function add() {
    const item = blankItem()
    setItems((newest) => [...newest, item])
    requestAnimationFrame(() => focusLast(list))
  }
  return (
    <>
      {house.blueprint_id ? (
        <div className="card soft grid justify-items-start gap-3 desk:flex desk:flex-wrap desk:items-center desk:*:first:mr-auto">
          <p>
            <b>Let your house suggest.</b> We look at its rooms and furniture and write the clues.
            You can change every word.
            {items.length > 0 && ' New ones take the place of those below.'}
          </p>
          <Button
            variant={items.length === 0 ? 'primary' : 'calm'}
            icon={Dices}
            isPending={sample.isPending}
            onClick={() => void suggest()}
          >
            {items.length === 0 ? 'Generate Sample Items' : 'Suggest new ones'}
          </Button>
          <FormError error={sample.error} />
          <RewordClues draft={draft} onReplace={replace} />
        </div>
      ) : (
        <p className="note honey">
          The blueprint of this hunt was deleted, so there are no new suggestions. You can still
          change all its items.
        </p>
      )}
      <FieldError id="items-problem" error={problems.items} />
      <ol ref={list} className="item-list">
        {items.map((item, at) => (
          <ItemCard
            key={item.key}
            item={item}
            number={at + 1}
            count={items.length}
            house={house}
            problems={problems}
            onChange={(change) =>
              setItems((newest) =>
                newest.map((one) => (one.key === item.key ? changedItem(one, change) : one)),
              )
            }
            more={<ClueChanges draft={draft} at={at} onReplace={replace} />}
            onMove={(by) => setItems((newest) => movedItem(newest, at, by))}
            onRemove={() => remove(item, at)}
          />
        ))}
      </ol>
      <Button icon={Plus} disabled={items.length >= mostItems} onClick={add}>
        Add an item
      </Button>
      {items.length >= mostItems && (
        <p className="muted small">A hunt can have at most {mostItems} items.</p>
      )}
    </>
  )
}

function focusLast({ current }: RefObject<HTMLOListElement | null>) {
  current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
}

type ItemCardProps = {
  item: ItemDraft
  number: number
  count: number
  house: House
  problems: Problems
  onChange: (change: Partial<ItemDraft>) => void
  more: ReactNode
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function ItemCard(props: ItemCardProps) {
  const { item, number, problems } = props
  const isMissing = [nameProblem(item.key), clueProblem(item.key)].some((key) => problems[key])
  // A new item has nothing to read yet.
  const [isOpened, setOpened] = useState(!item.name.trim() || !item.description.trim())
  const isOpen = isOpened || isMissing
  return (
    <li className="card item-card">
      <div className="row">
        <h3 className="label grow">Item {number}</h3>
        <Button
          variant="text"
          size="small"
          icon={isOpen ? Check : Pencil}
          className="-me-3"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Done with item ${number}` : `Change item ${number}`}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? 'Done' : 'Change'}
        </Button>
      </div>
      {isOpen ? (
        <>
          <ItemFields {...props} />
          <ItemMoves {...props} />
        </>
      ) : (
        <ItemSummary {...props} />
      )}
    </li>
  )
}

const moves = [
  { by: -1, word: 'Up', icon: ArrowUp },
  { by: 1, word: 'Down', icon: ArrowDown },
] as const

function ItemMoves({ number, count, onMove, onRemove }: ItemCardProps) {
  return (
    <div className="row item-moves -ms-3 mt-3">
      {moves.map(({ by, word, icon }) => (
        <Button
          key={word}
          variant="plain"
          size="small"
          icon={icon}
          className="disabled:bg-transparent!"
          aria-label={`Move item ${number} ${word.toLowerCase()}`}
          disabled={number + by < 1 || number + by > count}
          onClick={() => onMove(by)}
        >
          {word}
        </Button>
      ))}
      <Button
        variant="plain"
        size="small"
        icon={Trash2}
        className="ms-auto -me-3 text-error!"
        aria-label={`Remove item ${number}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </div>
  )
}

function ItemSummary({ item, house }: ItemCardProps) {
  const { name, description, location } = item
  const isPlaced = placeAt(house.document, item) !== undefined
  return (
    <div className="grid gap-y-1 wrap-anywhere">
      {isPlaced && (
        <span className="item-picture" aria-hidden>
          <PictureOfClue item={item} house={house.document} />
        </span>
      )}
      <b className="item-name text-read">{name}</b>
      <p className="item-clue small max-w-none whitespace-pre-line">{description}</p>
      {location && (
        <p className="row label muted">
          <MapPin className="icon" aria-hidden />
          {placeWords(location)}
        </p>
      )}
    </div>
  )
}

function ItemFields({ item, house, problems, onChange, more }: ItemCardProps) {
  const [isChoosing, setChoosing] = useState(false)
  const placed = placeAt(house.document, item)
  return (
    <div className="mt-3 grid gap-x-4 gap-y-3 desk:grid-cols-2">
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
          // Our places are shown as on the card; a typed one stays as it is.
          value={item.place_id ? placeWords(item.location) : item.location}
          onChange={(event) =>
            // A changed text is another place: it loses the id of the old one.
            onChange({ location: event.target.value, place_id: undefined })
          }
        />
        {placed && nameOf(house.document, placed) !== item.location && (
          <p className="muted small">On the plan: {placeWords(nameOf(house.document, placed))}</p>
        )}
        <Button
          variant="text"
          size="small"
          icon={MapPin}
          className="-ms-3 justify-self-start"
          onClick={() => setChoosing(true)}
        >
          Choose in the house
        </Button>
      </div>
      <TextAreaField
        label="Clue"
        className="col-span-full"
        maxLength={400}
        value={item.description}
        error={problems[clueProblem(item.key)]}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      {more}
      <TextAreaField
        label="For the adult"
        hint="Where it is, or what to watch."
        isOptional
        rows={2}
        className="col-span-full mt-3"
        maxLength={300}
        value={item.parent_tip ?? ''}
        onChange={(event) => onChange({ parent_tip: event.target.value })}
      />
      <PlaceSheet
        document={house.document}
        item={item}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        onChoose={onChange}
      />
    </div>
  )
}

/** A name has no line breaks; it only wraps. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
