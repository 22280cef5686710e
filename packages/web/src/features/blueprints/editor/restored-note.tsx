import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** What was drawn before the tab was closed is back; whoever does not want it says so. */
export function RestoredNote({ onDrop }: { onDrop: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="restored-note" role="status">
      <p>This browser still had what you drew last time. It is here again.</p>
      <Button
        size="small"
        onClick={() => {
          setOpen(false)
          onDrop()
        }}
      >
        Do without it
      </Button>
      <Button
        variant="plain"
        size="small"
        isSquare
        icon={X}
        aria-label="Close this note"
        onClick={() => setOpen(false)}
      />
    </div>
  )
}
