import { type ReactNode, useId } from 'react'
import { useFirstNew } from '../../lib/use-focus-after-press.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form.tsx'
import { CardSkeleton, LoadingWords } from '../../ui/skeleton.tsx'

type CardGridProps<Item> = {
  items: readonly Item[]
  /** The same items under titles; without it they are one list. */
  parts?: readonly { title: string; items: readonly Item[] }[]
  children: (item: Item) => ReactNode
  /** The button that loads more cards; null when all are here. */
  more: { label: string; onPress: () => void; isPending?: boolean; error?: string } | null
}

/** Cards, some at a time. Showing more moves the focus to the first new one. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, parts = [{ title: '', items }], children, more } = props
  const { list, button, markNew } = useFirstNew<HTMLDivElement>(items.length, '.grid-cards > li')
  const id = useId()

  function showMore(onPress: () => void) {
    markNew()
    onPress()
  }
  return (
    <>
      <div ref={list} className="grid gap-6">
        {parts.map(({ title, items }, place) => (
          <div key={title}>
            {title && (
              <h2 id={`${id}-${place}`} className="text-h3 mb-3">
                {title}
              </h2>
            )}
            <ul className="grid-cards three" aria-labelledby={title ? `${id}-${place}` : undefined}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {more && (
        <div className="grid justify-items-center gap-3 mt-6">
          <FormError error={more.error} />
          <Button ref={button} isPending={more.isPending} onClick={() => showMore(more.onPress)}>
            {more.label}
          </Button>
        </div>
      )}
    </>
  )
}

/** An empty list under filters, and the button that clears them. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing fits all of that"
      actions={
        <Button variant="primary" size="small" onClick={onClear}>
          Clear all filters
        </Button>
      }
    >
      Try it with fewer filters.
    </EmptyState>
  )
}

/** Placeholders while the cards load. */
export function LoadingCards({ label = 'Loading', count = 3 }: { label?: string; count?: number }) {
  return (
    <>
      <LoadingWords>{label}</LoadingWords>
      <div className="grid-cards three">
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  )
}
