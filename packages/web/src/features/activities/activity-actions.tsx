import type { ActivityStatus } from '@fgm/shared/activities/activities'
import { useMutation } from '@tanstack/react-query'
import { Check, Heart } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { useIsAway } from '../../lib/network.ts'
import { trpc } from '../../lib/trpc.ts'
import { hasNoResponse } from '../../lib/unanswered.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { showToast } from '../../ui/toast.ts'
import { AddChildButton } from '../children/add-child-button.tsx'
import type { Child } from '../children/use-children.ts'
import { useCompleteActivity, useIsActivityInOutbox } from '../offline/use-completion-server.ts'
import './activity-actions.css'

const selectChild = 'Please select a child first'

type ActivityActionsProps = {
  status: ReturnType<typeof useActivityStatus>
  child: Child | undefined
  /** The main button before it was played: comes first, and 'Mark as Completed' is quiet next to it. */
  start?: ReactNode
  /** Whether it can be marked here; not before anyone has played it. */
  canComplete?: boolean
}

/**
 * Mark as Completed, which cannot be undone, and the heart. On phones they stay in reach of the thumb. Without a
 * child they say so, lead to where one is added, and are carried out then.
 */
export function ActivityActions(props: ActivityActionsProps) {
  const { status, child, start, canComplete = true } = props
  const { is_completed, is_favorite, isWaitingForChild } = status

  const heart = is_favorite ? 'Remove from Favorites' : 'Add to Favorites'
  // On a phone its text fits only next to the words that it is done.
  const isAlone = is_completed && child && !start
  // A completion stored just now is mentioned once, at the end of the play.
  const isNotedBefore = status.isUnsent && !status.isCompleting && !status.hasJustCompleted
  function forChild(isBusy: boolean, act: () => void) {
    if (isBusy) return
    act()
    if (!child) document.getElementById(askChild)?.scrollIntoView({ block: 'center' })
  }
  return (
    <StickyAction className="activity-actions">
      <FormError error={isWaitingForChild ? selectChild : status.error} />
      {isNotedBefore && <OutboxNote />}
      {start}
      {is_completed && child && (
        <p className="done-words flex items-center gap-2 text-teal font-strong wrap-anywhere">
          <Check className="icon" aria-hidden />
          Played with {child.name}
        </p>
      )}
      {canComplete && !is_completed && (
        <Button
          variant={start ? 'calm' : 'primary'}
          className="done-button"
          {...(!start && { icon: Check })}
          onClick={() => forChild(status.isCompleting, status.complete)}
        >
          Mark as Completed
        </Button>
      )}
      <Button
        icon={Heart}
        className={is_favorite ? 'heart-button is-on' : 'heart-button'}
        aria-label={heart}
        onClick={() => forChild(status.isFavoriting, status.toggleFavorite)}
      >
        <span className={isAlone ? undefined : 'only-desk'}>{heart}</span>
      </Button>
    </StickyAction>
  )
}

/** A completion that is stored on this device until the network is back. */
export const OutboxNote = () => (
  <p role="status" className="small muted basis-full">
    Noted on this device. We'll save it when you're back online.
  </p>
)

/** Where the page asks for a child; the actions lead there. */
const askChild = 'ask-child'

/** Asks a family without a child profile to add one before it can mark an activity. */
export function AskForChild() {
  return (
    <div className="card grid justify-items-start gap-3" id={askChild}>
      <p>
        <b>Who are you playing with?</b> Add a child profile, and what you did together is kept.
      </p>
      <AddChildButton variant="secondary" size="small">
        Add a Child Profile
      </AddChildButton>
    </div>
  )
}

type ForChild = { id: string; child_id: string }

/**
 * A child's marks on one activity, and the two actions. Both are optimistic and rolled back when the server refuses.
 * `isQuiet` where the page itself says that the heart was added.
 */
export function useActivityStatus(id: string, child: Child | undefined, isQuiet = false) {
  const utils = trpc.useUtils()
  const isAway = useIsAway()
  const input = { id, child_id: child?.id ?? '' }
  const isUnsent = useIsActivityInOutbox(input)
  const status = trpc.activities.status.useQuery(input, {
    enabled: child !== undefined,
    throwOnError: false,
    // After choosing another child the old marks stay until its own are loaded, so that nothing flickers.
    placeholderData: (before) => before,
  })

  // A toggle sent twice would undo itself, so it is not stored for later, as completions are.
  const favoriteFailure = (error: unknown) =>
    hasNoResponse(error) && (isAway || !navigator.onLine)
      ? 'You are offline, and a favorite needs a connection. Nothing is lost.'
      : failure(error, failed.favorite)

  async function change(of: ForChild, patch: Partial<ActivityStatus>) {
    await utils.activities.status.cancel(of)
    const before = utils.activities.status.getData(of)
    utils.activities.status.setData(of, { ...nothingYet, ...before, ...patch })
    return before
  }
  function rollBack(of: ForChild, before: ActivityStatus | undefined, sentence: string) {
    utils.activities.status.setData(of, before)
    showToast({ message: sentence, tone: 'error' })
  }

  const complete = useMutation({
    mutationFn: useCompleteActivity(),
    meta: { shows_own_error: true },
    onMutate: (of: ForChild) => {
      if (favorite.isError) favorite.reset()
      return change(of, { is_completed: true })
    },
    onError: (error, of, before) => rollBack(of, before, failure(error, failed.complete)),
  })
  const favorite = trpc.activities.favorite.useMutation({
    meta: { shows_own_error: true },
    onMutate: (of) => {
      if (complete.isError) complete.reset()
      return change(of, { is_favorite: !status.data?.is_favorite })
    },
    onSuccess: ({ message, is_favorite }, of) => {
      utils.activities.status.setData(of, (now) => ({ ...nothingYet, ...now, is_favorite }))
      // Written data counts as fresh, but a play may have been recorded meanwhile.
      void utils.activities.status.invalidate(of)
      if (!isQuiet) showToast({ message })
    },
    onError: (error, of, before) => rollBack(of, before, favoriteFailure(error)),
  })

  // An action without a child waits until one is added and its marks are known.
  const [pendingAction, setPendingAction] = useState<'complete' | 'favorite' | null>(null)
  const isReady = child !== undefined && status.isFetched
  const perform = { complete: () => complete.mutate(input), favorite: () => favorite.mutate(input) }
  useEffect(() => {
    if (!pendingAction || !isReady) return
    setPendingAction(null)
    perform[pendingAction]()
  })
  const runOrWait = (what: 'complete' | 'favorite') =>
    child ? perform[what]() : setPendingAction(what)

  const hasJustCompleted = complete.isSuccess && complete.variables.child_id === child?.id
  return {
    // A completion in the outbox counts, though the server does not know of it yet.
    is_completed: status.data?.is_completed || hasJustCompleted,
    is_favorite: status.data?.is_favorite ?? false,
    isUnsent,
    /** False until the first response: a tap before it could toggle the wrong way. */
    isKnown: !status.isLoading,
    /** True while a request of the same kind is running; the other button stays usable. */
    isCompleting: complete.isPending || status.isPlaceholderData,
    isFavoriting: favorite.isPending || status.isPlaceholderData,
    complete: () => runOrWait('complete'),
    toggleFavorite: () => runOrWait('favorite'),
    /** An action waits for a child to be added. */
    isWaitingForChild: pendingAction !== null && child === undefined,
    /** The child that has just completed it here, on this visit. */
    hasJustCompleted,
    hasJustFavorited: favorite.data?.is_favorite === true,
    error:
      (complete.error && failure(complete.error, failed.complete)) ??
      (favorite.error && favoriteFailure(favorite.error)) ??
      undefined,
  }
}

const nothingYet: ActivityStatus = { is_completed: false, is_favorite: false }
const failed = {
  complete: 'Failed to mark as completed',
  favorite: 'Failed to toggle favorite',
} as const

function failure(error: unknown, sentence: string): string {
  return httpStatus(error) === undefined ? 'Network error. Please try again.' : sentence
}
