import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Sheet } from '../sheet.tsx'

type FilterSheetProps = {
  title: string
  onClear: () => void
  onClose: () => void
  /** What the button at the end says: '14 activities'. */
  found: string
  children: ReactNode
}

/** The sheet around filters: each applies at once; the button says how many items are left. */
export function FilterSheetFrame(props: FilterSheetProps) {
  const { title, onClear, onClose, found, children } = props
  return (
    <Sheet
      isWide
      onOpenChange={onClose}
      title={title}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button variant="text" onClick={onClear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={onClose}>
            Show {found}
          </Button>
        </div>
      }
    >
      <div className="form">{children}</div>
    </Sheet>
  )
}
