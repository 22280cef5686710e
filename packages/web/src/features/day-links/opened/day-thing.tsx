import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { ActivityByLink } from '../../activities/activity-by-link.tsx'
import { HuntByLink } from '../../hunts/hunt-by-link.tsx'
import { dayPlayer } from '../../hunts/play-storage.ts'
import { dayPaths } from '../day-paths.ts'
import { SayDone } from './say-done.tsx'
import { type Day, useTop } from './use-day.ts'

type DayThingProps = { day: Day; id: string; token: string }

/** One of them, to read and to play, and at its end the message to the family. */
export function DayThing({ day, id, token }: DayThingProps) {
  useTop()
  const navigate = useNavigate()
  const activity = day.activities.find((one) => one.id === id)
  const goBack = () => void navigate({ to: dayPaths.opened, search: {}, hash: true })
  const end = (hasBegun: boolean, forget: () => void) => (
    <SayDone
      token={token}
      id={id}
      isDone={day.done.includes(id)}
      hasBegun={hasBegun}
      onBack={() => {
        forget()
        goBack()
      }}
    />
  )
  const player = dayPlayer(day.id)
  if (day.hunt?.id === id)
    return (
      <HuntByLink
        hunt={day.hunt}
        player={player}
        onLeave={goBack}
        end={(forget) => end(true, forget)}
      />
    )
  if (!activity) return null
  return (
    <div className="wrap page day">
      <ButtonTo
        to={dayPaths.opened}
        search={{}}
        hash
        variant="text"
        icon={ArrowLeft}
        className="-ms-3 justify-self-start desk:-mt-5 desk:-mb-3"
      >
        Back to the List
      </ButtonTo>
      <ActivityByLink activity={activity} player={player} end={end} />
    </div>
  )
}
