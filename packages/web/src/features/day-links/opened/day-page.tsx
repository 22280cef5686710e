import { getRouteApi, useLocation } from '@tanstack/react-router'
import { httpStatus } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { useFocusOnPart } from '../../../lib/use-focus-on-navigation.ts'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingBar } from '../../../ui/skeleton.tsx'
import { DayList } from './day-list.tsx'
import { DayThing } from './day-thing.tsx'
import { type Day, useDay } from './use-day.ts'
import './day.css'

const route = getRouteApi('/day')

/** A few things to play, for someone with the link: no account, no bars, large letters (look: day-link). */
export function DayPage() {
  // Behind the '#', which no request contains.
  const token = useLocation({ select: ({ hash }) => tokenIn(hash) })
  const { thing } = route.useSearch()
  const day = useDay(token)
  useFocusOnPart(thing ?? 'all')
  if (token === '')
    return (
      <NoDay title="This link is incomplete">
        Part of it got lost on the way. Please ask for it once more.
      </NoDay>
    )
  if (httpStatus(day.error) === 404)
    return (
      <NoDay title="This link is closed">
        Links like this one are open for a few days. Ask the family for a new one: it takes them a
        minute.
      </NoDay>
    )
  if (!day.data)
    return (
      <div className="wrap page day">
        <PageTitle className="hidden-text">Something to play</PageTitle>
        {day.error ? (
          <ErrorState
            title="We could not open the link"
            onRetry={() => void day.refetch()}
            isRetrying={day.isFetching}
          >
            Nothing is lost. Please try again in a moment.
          </ErrorState>
        ) : (
          <LoadingBar>Opening your link</LoadingBar>
        )}
      </div>
    )
  return thing && hasThing(day.data, thing) ? (
    <DayThing key={thing} day={day.data} id={thing} token={token} />
  ) : (
    <DayList day={day.data} />
  )
}

/** Only the token: a message may put a dot, a space or a bracket behind the link. */
const tokenIn = (hash: string) => /^[\w-]{24}/.exec(hash)?.[0] ?? hash

const hasThing = ({ activities, hunt }: Day, id: string) =>
  hunt?.id === id || activities.some((one) => one.id === id)

function NoDay({ title, children }: { title: string; children: string }) {
  return (
    <div className="wrap page day">
      <EmptyState
        title={title}
        isPageTitle
        drawing={clockSvg}
        actions={
          <ButtonTo to={paths.home} size="small">
            See Five Good Minutes
          </ButtonTo>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
