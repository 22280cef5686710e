import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useFocusHandedOn } from '../../lib/use-focus-after-press.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChildSheet } from './child-sheet.tsx'
import { useChosenChildId } from './use-children.ts'

type AddChildButtonProps = ButtonLook & { children: string }

/** Opens the add-child sheet on the current page. The new child becomes the chosen one. */
export function AddChildButton({ children, ...look }: AddChildButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [, choose] = useChosenChildId()
  // With the first child this button disappears.
  const opener = useFocusHandedOn<HTMLButtonElement>()
  return (
    <>
      <Button {...look} ref={opener} icon={UserPlus} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <ChildSheet
          onClose={() => setIsOpen(false)}
          onSaved={(child) => {
            choose(child.id)
            setIsOpen(false)
            showToast({ message: `${child.name} is added.` })
          }}
        />
      )}
    </>
  )
}
