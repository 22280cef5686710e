import type { Activity, ActivityDetail } from '@fgm/shared/activities/activities'
import { activityForChild } from '@fgm/shared/activities/child-in-text'
import { playersHere } from '@fgm/shared/activities/right-now'
import {
  getRouteApi,
  Link,
  useCanGoBack,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { useSession } from '../../../session/session.tsx'
import { useWayBack } from '../../../session/sign-in-ways.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/sheet.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { showToast } from '../../../ui/toast.ts'
import { ChildPicker } from '../../children/child-picker.tsx'
import { type Child, type Children, useChildren } from '../../children/use-children.ts'
import { ActivityActions, AskForChild, useActivityStatus } from '../activity-actions.tsx'
import { StartNow } from '../activity-card.tsx'
import { tooYoungFor } from '../play/two-players.ts'
import { PrintAndSend } from '../print-and-send.tsx'
import { MaterialsNeeded, RecipeFacts, RecipeHead } from '../recipe.tsx'
import { rememberAnswers, usualAnswers } from '../right-now-memory.ts'
import { LearningObjectives, SetupInstructions } from '../setup-instructions.tsx'
import { ShareBox } from '../share-box.tsx'
import { SignUpPrompt } from '../sign-up-ask.tsx'
import { ActivityFailure, ActivityNotFound, ActivitySkeleton } from './activity-states.tsx'
import { HighFive } from './after-play.tsx'
import { LockedActivity, LockedChip } from './locked-activity.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this one is the list of activities: going back restores it. */
    from_list?: boolean
  }
}

const route = getRouteApi('/activities/$activity_id')

/** One activity, as a recipe. */
export function ActivityPage() {
  const { activity_id } = route.useParams()
  const activity = trpc.activities.byId.useQuery({ id: activity_id }, { throwOnError: false })
  const isLocked = !activity.data && errorCode(activity.error) === 'locked'
  const isMissing = !activity.data && httpStatus(activity.error) === 404
  return (
    <div className="wrap page activity-page">
      <div className="activity-top row row-wrap justify-between gap-y-0">
        {!isMissing && <BackLink />}
        {isLocked && <LockedChip id={activity_id} />}
      </div>
      {activity.data ? (
        <Recipe key={activity_id} activity={activity.data} />
      ) : activity.isPending ? (
        <ActivitySkeleton />
      ) : isLocked ? (
        <LockedActivity key={activity_id} id={activity_id} />
      ) : isMissing ? (
        <ActivityNotFound />
      ) : (
        <ActivityFailure query={activity} />
      )}
    </div>
  )
}

function Recipe({ activity }: { activity: ActivityDetail }) {
  const session = useSession()
  const { family, here, together } = useWhoPlays(useChildren())
  const { child } = family
  const status = useActivityStatus(activity.id, child)
  const { user } = session
  const isWide = useIsWide()
  const isDone = status.hasJustCompleted
  // Here, because turning a tablet moves the tools to another place.
  const [ownSheet, setOwnSheet] = useState<OwnSheet | null>(null)
  const close = () => setOwnSheet(null)
  const tools = <Tools activity={activity} onOpen={setOwnSheet} />
  const start = <StartNow id={activity.id} preload="render" className="whitespace-nowrap" />
  // The page shows the text with the child's name; editing, printing and sharing use the original.
  const name = here.length > 1 ? undefined : child?.name
  const read = activityForChild(activity, name)
  return (
    <article className="activity">
      <RecipeHead activity={read} />
      <div className="activity-side">
        <RecipeFacts activity={activity} />
        <MaterialsNeeded activity={activity} childName={name} />
        <div className="activity-stays">
          {user && family.children && status.isKnown && (
            <ActivityActions status={status} child={child} start={!isDone && start} />
          )}
          {session.state === 'signed_out' && (
            <StickyAction className="activity-actions">{start}</StickyAction>
          )}
          {isWide && tools}
        </div>
      </div>
      <div className="activity-main">
        {(family.children?.length ?? 0) > 1 && <ChildPicker family={family} together={together} />}
        {here.length > 1 && <NotForYet activity={activity} here={here} />}
        {user && family.children?.length === 0 && <AskForChild />}
        <SetupInstructions activity={read} />
      </div>
      <LearningObjectives activity={read} childName={name} />
      {child && isDone && (
        <div className="activity-end">
          <HighFive child={child} activity={activity} isUnsent={status.isUnsent} />
        </div>
      )}
      {!isWide && tools}
      {user && (isDone || status.hasJustFavorited) && (
        <div className="activity-share">
          <ShareBox user={user} />
        </div>
      )}
      {ownSheet === 'edit' && <EditSheet activity={activity} onClose={close} onSaved={close} />}
      {ownSheet === 'delete' && <DeleteOwn activity={activity} onClose={close} />}
    </article>
  )
}

/**
 * The children who play, here as in the deck: the chosen one, and who else is here at this hour. Together, the
 * youngest is the one it is for; choosing one child lets that one play alone.
 */
function useWhoPlays(family: Children) {
  const { children = [], child, choose } = family
  const [also, setAlso] = useState(() => usualAnswers().also)
  const { here } = playersHere(children, child, { where: null, how: null, also })
  function play(players: readonly Child[]) {
    const [youngest, ...others] = players.toSorted((a, b) => a.age - b.age)
    if (!youngest) return
    const ids = others.map(({ id }) => id)
    rememberAnswers({ ...usualAnswers(), also: ids })
    setAlso(ids)
    choose(youngest.id)
  }
  return {
    here,
    family: {
      ...family,
      choose: (id: string) => play(children.filter((one) => one.id === id)),
    },
    together: { is: here.length > 1, onChoose: () => play(children) },
  }
}

type OwnSheet = 'edit' | 'delete'

type ToolsProps = { activity: ActivityDetail; onOpen: (sheet: OwnSheet) => void }

/** Below the buttons where there are two columns, otherwise after the texts. */
function Tools({ activity, onOpen }: ToolsProps) {
  const { state, user } = useSession()
  const search = useWayBack()
  return (
    <div className="activity-tools">
      <PrintAndSend activity_id={activity.id} canSend={user !== null} />
      {activity.is_mine && (
        <div className="row row-wrap gap-x-1 gap-y-0 -ms-3">
          <Button variant="text" size="small" icon={Pencil} onClick={() => onOpen('edit')}>
            Edit
          </Button>
          <Button variant="text" size="small" icon={Trash2} onClick={() => onOpen('delete')}>
            Delete
          </Button>
        </div>
      )}
      {state === 'signed_out' && (
        <SignUpPrompt search={search}>
          With a free account you keep what you played and liked.
        </SignUpPrompt>
      )}
    </div>
  )
}

/** With several children the age and the safety note are for the youngest who plays. Those who are too young are named. */
function NotForYet({ activity, here }: { activity: Activity; here: readonly Child[] }) {
  const tooYoung = tooYoungFor(activity, here).map(({ name }) => name)
  if (tooYoung.length === 0) return null
  const names = tooYoung.join(' and ')
  return (
    <p className="note honey" role="status">
      <span>
        <b>
          From age {activity.min_age} on, so without {names}.
        </b>{' '}
        Play it where {names} cannot reach the things.
      </span>
    </p>
  )
}

/** Back to the list; in the history where the parent came from it, so that filters and position are kept. */
function BackLink() {
  const router = useRouter()
  const session = useSession()
  const canGoBack = useCanGoBack()
  const isFromList = useLocation({ select: (location) => location.state.from_list === true })

  function goBack(event: MouseEvent) {
    if (!canGoBack || !isFromList) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link
      to={paths.activities}
      className="inline-flex items-center gap-2 min-h-(--target) text-ink font-[650] text-ui no-underline"
      onClick={goBack}
    >
      <ArrowLeft className="icon" aria-hidden />
      {session.state === 'signed_out' ? 'Sample Activities' : 'My Activities'}
    </Link>
  )
}

// Lazy, because most visits only read.
const EditSheet = lazyWithRetry(async () => (await import('../edit-sheet.tsx')).EditSheet)

function DeleteOwn({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = trpc.generator.remove.useMutation({
    meta: { shows_own_error: true },
    onSuccess: async ({ message }) => {
      showToast({ message })
      await navigate({ to: paths.activities, replace: true })
    },
  })
  return (
    <Confirm
      onOpenChange={onClose}
      title={`Delete ${activity.title}?`}
      confirmLabel="Delete It"
      onConfirm={() => remove.mutate({ id: activity.id })}
      isPending={remove.isPending}
      error={remove.error}
    >
      This also deletes its favorites, your notes, and what your children have done with it. If you
      shared it, it leaves the community; families who saved it keep their copy. This cannot be
      undone, and a credit it took is not returned.
    </Confirm>
  )
}
