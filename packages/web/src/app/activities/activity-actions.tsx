import { Check, Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { showToast } from '../../ui/toast.ts'
import './activity-actions.css'
import { ask_child } from './ask-for-child.tsx'
import type { useActivityStatus } from './use-activity-status.ts'

const select_child = 'Please select a child first'

type ActivityActionsProps = {
  status: ReturnType<typeof useActivityStatus>
  hasChild: boolean
}

/** Mark as Completed, one way, and the heart. On phones they stay in reach of the thumb. */
export function ActivityActions({ status, hasChild }: ActivityActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { is_completed, is_favorite } = status

  function forChild(isBusy: boolean, act: () => void) {
    if (isBusy) return
    setIsAsking(!hasChild)
    if (hasChild) return act()
    showToast({ message: select_child, tone: 'error' })
    document.getElementById(ask_child)?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <div className="sticky-action activity-actions">
        <Button
          variant={is_completed ? 'done' : 'primary'}
          icon={Check}
          disabled={is_completed}
          onClick={() => forChild(status.isCompleting, status.complete)}
        >
          {is_completed ? 'Completed' : 'Mark as Completed'}
        </Button>
        <Button
          icon={Heart}
          className={is_favorite ? 'heart-button is-on' : 'heart-button'}
          onClick={() => forChild(status.isFavoriting, status.toggleFavorite)}
        >
          <span>{is_favorite ? 'Remove from Favorites' : 'Add to Favorites'}</span>
        </Button>
      </div>
      <FormError error={isAsking && !hasChild ? select_child : status.error} />
    </>
  )
}
