import { Check, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import './activity-actions.css'
import { askChild } from './ask-for-child.tsx'
import type { useActivityStatus } from './use-activity-status.ts'

const selectChild = 'Please select a child first'

type ActivityActionsProps = {
  status: ReturnType<typeof useActivityStatus>
  hasChild: boolean
  /** The one thing to do before it was played: it stands first, and done waits quietly beside it. */
  start?: ReactNode
}

/**
 * Mark as Completed, one way, and the heart. On phones they stay in reach of the thumb. Without a child they say so, lead
 * to where one is added, and are carried out then.
 */
export function ActivityActions({ status, hasChild, start }: ActivityActionsProps) {
  const { is_completed, is_favorite, isWaitingForChild } = status

  function forChild(isBusy: boolean, act: () => void) {
    if (isBusy) return
    act()
    if (!hasChild) document.getElementById(askChild)?.scrollIntoView({ block: 'center' })
  }
  return (
    <StickyAction className="activity-actions">
      <FormError error={isWaitingForChild ? selectChild : status.error} />
      {start}
      <Button
        variant={is_completed ? 'done' : start ? 'calm' : 'primary'}
        className="done-button"
        {...(!start && { icon: Check })}
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
    </StickyAction>
  )
}
