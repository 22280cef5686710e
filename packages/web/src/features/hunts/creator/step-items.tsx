import { Dices, Plus } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showToast } from '../../../ui/toast.ts'
import {
  blankItem,
  type House,
  type HuntDraft,
  type ItemDraft,
  movedItem,
  type Problems,
} from './hunt-draft.ts'
import { ItemCard } from './item-card.tsx'
import { OtherWords } from './other-words.tsx'
import type { Sample } from './use-sample.ts'

type StepItemsProps = {
  draft: HuntDraft
  house: House
  sample: Sample
  problems: Problems
  onChange: (change: Partial<HuntDraft>) => void
}

const mostItems = 50

/** Step 3: what to find. A sample reads the drawn house; every word of it can be changed. */
export function StepItems({ draft, house, sample, problems, onChange }: StepItemsProps) {
  const { items } = draft
  const list = useRef<HTMLOListElement>(null)
  const setItems = (next: ItemDraft[]) => onChange({ items: next })

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
  function remove(at: number) {
    setItems(items.filter((_, index) => index !== at))
    showToast({
      message: `Item ${at + 1} is removed.`,
      action: { label: 'Undo', onPress: () => setItems(items) },
    })
  }
  function add() {
    setItems([...items, blankItem()])
    requestAnimationFrame(() => focusLast(list))
  }
  return (
    <>
      {house.blueprint_id ? (
        <div className="card soft sample-card">
          <p>
            <b>Let your house suggest.</b> We look at its rooms and furniture and write the clues.
            You can change every word.
          </p>
          <Button
            variant="calm"
            icon={Dices}
            isPending={sample.isPending}
            onClick={() => void suggest()}
          >
            {items.length === 0 ? 'Generate Sample Items' : 'Another one'}
          </Button>
          <FormError error={sample.error} />
          <OtherWords draft={draft} onChange={setItems} />
        </div>
      ) : (
        <p className="note honey">
          The blueprint of this hunt is gone, so there are no new suggestions. Its items are all
          here to change.
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
              setItems(items.map((one) => (one.key === item.key ? { ...one, ...change } : one)))
            }
            onMove={(by) => setItems(movedItem(items, at, by))}
            onRemove={() => remove(at)}
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
