import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusOnPart } from '../../../lib/use-focus-on-navigation.ts'
import { useReadAloud } from '../../../lib/use-read-aloud.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { useReminderOpened } from '../../reminders/use-reminder-opened.ts'
import { PhoneDown } from './phone-down.tsx'
import { PlayEnd } from './play-end.tsx'
import { stepsOf } from './play-state.ts'
import { PlayView } from './play-view.tsx'
import { storedPlay, useActivityPlay } from './use-activity-play.ts'
import './play.css'
import './play-screens.css'

const route = getRouteApi('/activities/$activity_id/play')

/** An activity in the hands of a family: what it needs, one step at a time, and how it was. It fills the screen. */
export function PlayPage() {
  const { activity_id } = route.useParams()
  return <PlayOf key={activity_id} id={activity_id} />
}

function PlayOf({ id }: { id: string }) {
  const [stored] = useState(() => storedPlay(id))
  const activity = trpc.activities.byId.useQuery(
    { id },
    { enabled: stored === null, throwOnError: false },
  )
  const control = useActivityPlay(id, activity.data, stored)
  const speak = useReadAloud()
  const [isDown, setIsDown] = useState(false)
  const { play } = control
  useReminderOpened()
  const isOver = play !== null && play.at >= stepsOf(play.activity).length
  useWakeLock(play !== null && !isOver)
  useFocusOnPart(isOver ? 'end' : isDown ? 'down' : 'step')
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would call as a cleanup.
    window.scrollTo?.(0, 0)
  }, [play?.at, isDown])

  if (!play) return <NotYet id={id} activity={activity} />
  const leave = <Leave id={id} onLeave={control.clear} />
  if (isOver) return <PlayEnd play={play} control={control} />
  if (isDown && speak)
    return (
      <PhoneDown
        play={play}
        control={control}
        speak={speak}
        leave={leave}
        onUp={() => setIsDown(false)}
      />
    )
  const putDown = speak ? () => setIsDown(true) : undefined
  return <PlayView play={play} control={control} leave={leave} onDown={putDown} />
}

/** Back to where the play was started, in the history where that is known. */
function Leave({ id, onLeave }: { id: string; onLeave: () => void }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  function leave(event: MouseEvent) {
    onLeave()
    if (!canGoBack) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <ButtonTo
      to={paths.activity}
      params={{ activity_id: id }}
      variant="plain"
      isSquare
      icon={X}
      aria-label="Stop playing"
      onClick={leave}
      replace
    />
  )
}

type NotYetProps = {
  id: string
  activity: ReturnType<typeof trpc.activities.byId.useQuery>
}

/** Before the activity is loaded; where it is not open to this reader, its own page says why. */
function NotYet({ id, activity }: NotYetProps) {
  const router = useRouter()
  const isRefused = errorCode(activity.error) === 'locked' || httpStatus(activity.error) === 404
  useEffect(() => {
    if (isRefused)
      void router.navigate({ to: paths.activity, params: { activity_id: id }, replace: true })
  }, [isRefused, router, id])
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Play</PageTitle>
      {activity.isError && !isRefused ? (
        <LoadFailure title="Failed to load the activity" query={activity} />
      ) : (
        <>
          <LoadingWords>Loading the activity</LoadingWords>
          <Skeleton shape="h36" className="w-4/5" />
          <Skeleton shape="h36" className="w-2/3" />
        </>
      )}
    </div>
  )
}
